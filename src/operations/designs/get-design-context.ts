import { Type } from "@sinclair/typebox";
import { createHandoff } from "#/documents/handoff/handoff";
import { Handoff, handoffSections } from "#/documents/handoff/schema";
import { details } from "#/documents/handoff/live-inventory";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { contextArguments } from "#/operations/designs/context-arguments";
import { designTarget, designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { loadHandoffSubject } from "#/operations/designs/load-identity-content";
import { defineOwnedOperation } from "#/operations/operation";
import { readOnlyHints, defineTool } from "#/operations/tool";

export const getDesignContext = defineOwnedOperation({
  name: "get_design_context",
  title: "Get a design's context",
  summary:
    "Retrieves a design as one document for other tools: brief, tokens, direction, mark, imagery, inventory, " +
    "continuation contract, and how to import work.",
  description:
    "The contract consists of a hard floor that always applies, the current latitude, and the design's style. " +
    "Available as soon as the design has a direction, mark and imagery.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    sections: Type.Optional(
      Type.Array(StringEnum(handoffSections), {
        description: "Sections to return, separated by commas; all by default",
        minItems: 1,
        maxItems: handoffSections.length,
      }),
    ),
    detail: Type.Optional(
      StringEnum(details, {
        description:
          "full: tokens as DTCG, inventory with markup. summary: tokens as name → value, inventory without markup; " +
          "a shortened section says how to get it in full.",
        default: "full",
      }),
    ),
  }),
  output: Handoff,
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m", sections: ["continuation", "importContract"], detail: "summary" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/handoff" },
  tool: defineTool({
    description:
      "Read this before you design or build for a brand. Returns everything needed to continue a design: brief, " +
      "tokens, direction, mark, imagery, the continuation contract (a hard floor that always applies, then the " +
      "latitude), the inventory, the audit, and what can be imported. By default every section is summarized; " +
      "a shortened section gives its size and the arguments that return it in full. If you request the section " +
      "mark, the result includes it as a PNG image.",
    auth: "key",
    hints: readOnlyHints,
    target: designTarget,
    input: contextArguments,
  }),
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { sections, detail = "full" }, { design }) {
    return createHandoff(await loadHandoffSubject(context, design), { sections, detail });
  },
});
