import { Type } from "@sinclair/typebox";
import { Handoff, handoffSections, handoffTasks } from "#/documents/handoff/schema";
import { details } from "#/documents/handoff/detail";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { contextArguments, removeShortenedUrls } from "#/operations/designs/context-arguments";
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
    task: Type.Optional(
      StringEnum(handoffTasks, {
        description:
          "Returns what a task needs: `build` everything to start a page, in under 4,000 tokens; the others their sections. " +
          "`sections` goes before it",
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
      "Read this before you design or build for a brand. task build: all to start a page, with the brand's " +
      "signature as code. Otherwise brief, tokens, direction, mark, imagery, the continuation contract (a hard floor that " +
      "always applies, then the latitude), inventory, audit and imports, summarized; a shortened section gives the " +
      "arguments that return it in full. The section mark comes with a PNG image.",
    auth: "key",
    hints: readOnlyHints,
    target: designTarget,
    input: StrictObject({
      ...contextArguments.properties,
      task: Type.Optional(StringEnum(handoffTasks, { description: "What you will do" })),
    }),
    toOutput: removeShortenedUrls,
  }),
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { sections, task, detail = "full" }, { design }) {
    const { createHandoff } = await import("#/kits/writers");
    return createHandoff(await loadHandoffSubject(context, design), { sections, task, detail });
  },
});
