import { Failure } from "#/kernel/errors";
import type { ProjectState } from "#/model/project";
import { contextArguments, removeShortenedUrls } from "#/operations/designs/context-arguments";
import { designTarget, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { getDesignContext } from "#/operations/designs/get-design-context";
import { defineOwnedOperation } from "#/operations/operation";
import { deprecatedToolsRemovedAt, readOnlyHints, defineTool } from "#/operations/tool";

/** Project states in which a handoff is open. */
const openStates: readonly ProjectState[] = ["EXTERNAL_DESIGN", "DESIGN_REVIEW", "FINALIZED"];

export const getDesignHandoff = defineOwnedOperation({
  name: "get_design_handoff",
  title: "Get a design's handoff",
  summary:
    "Retrieves the same document as get_design_context, while the project is paused for external design and " +
    "from its design review on.",
  tag: "Designs",
  access: { key: "READ" },
  input: getDesignContext.input,
  ...(getDesignContext.output && { output: getDesignContext.output }),
  rest: { method: "GET", path: "/api/v1/designs/:id/open-handoff", hidden: true },
  tool: defineTool({
    description: "As get_design_context, only while the project is in EXTERNAL_DESIGN, DESIGN_REVIEW or FINALIZED.",
    auth: "handoff",
    hints: readOnlyHints,
    deprecation: { removedAt: deprecatedToolsRemovedAt, replacement: "get_design_context" },
    target: designTarget,
    input: contextArguments,
    toOutput: removeShortenedUrls,
  }),
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, input, target) {
    const project = await context.store.projects.findByDesign(target.designId);
    if (!project || !openStates.includes(project.state)) {
      const status = project ? `The project is in ${project.state}.` : "This design has no project.";
      throw new Failure(
        "invalid",
        `The handoff is open while the project is in EXTERNAL_DESIGN, DESIGN_REVIEW or FINALIZED. ${status} ` +
          "Use get_design_context, which works in every state.",
        { hint: "Call get_design_context with the same arguments." },
      );
    }
    return await getDesignContext.run(context, input, target);
  },
});
