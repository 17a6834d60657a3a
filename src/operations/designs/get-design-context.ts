import { Type } from "@sinclair/typebox";
import { createHandoff } from "#/documents/handoff/handoff";
import { Handoff, handoffSections } from "#/documents/handoff/handoff-schema";
import { details } from "#/documents/handoff/live-inventory";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { contextArguments } from "#/operations/designs/context-arguments";
import { designTarget } from "#/operations/designs/design-target";
import { loadHandoffSubject } from "#/operations/designs/load-handoff-subject";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import { readOnlyHints, defineTool } from "#/operations/tool";

export const getDesignContext = defineOwnedOperation({
  name: "get_design_context",
  title: "Get a design to continue",
  summary:
    "A design as one document for another tool: brief, tokens, direction, mark, imagery, what is there already, " +
    "the contract to continue it under, and how to send work back.",
  description:
    "The contract comes as a hard floor that always holds, then the latitude in force, then the design's manner. " +
    "Answers as soon as direction, mark and imagery are made.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    sections: Type.Optional(
      Type.Array(StringEnum(handoffSections), {
        description: "The sections to give; in a query separated by commas. All when absent",
        minItems: 1,
        maxItems: handoffSections.length,
      }),
    ),
    detail: Type.Optional(
      StringEnum(details, {
        description:
          "full: tokens as DTCG, inventory with markup. summary: tokens as name → value, inventory without markup; " +
          "what is shortened says how to get it whole",
        default: "full",
      }),
    ),
  }),
  output: Handoff,
  example: { input: { id: "ds_01kaph4c7ke0sbx1v0s1kq4s4m", sections: ["continuation", "importContract"], detail: "summary" } },
  rest: { method: "GET", path: "/api/v1/designs/:id/handoff" },
  tool: defineTool({
    description:
      "Read this before you design or build for a brand. Everything needed to continue a design: brief, tokens, " +
      "direction, mark, imagery, the continuation contract (a hard floor that always holds, then the latitude), " +
      "what exists already, the audit, and what may be sent back. The default is a summary in which every section " +
      "is present; a shortened one says its size and the arguments that fetch it whole. With the section mark " +
      "asked for by name its picture comes too (PNG).",
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
