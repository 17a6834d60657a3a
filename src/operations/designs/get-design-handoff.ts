import { Failure } from "#/kernel/errors";
import type { ProjectState } from "#/model/project";
import { contextArguments } from "#/operations/designs/context-arguments";
import { designTarget } from "#/operations/designs/design-target";
import { getDesignContext } from "#/operations/designs/get-design-context";
import { findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import { deprecatedToolsRemovedAt, readOnlyHints, defineTool } from "#/operations/tool";

/**
 * The states in which a design is handed off: paused for the external tool, and from the design
 * review on.
 */
const openStates: readonly ProjectState[] = ["EXTERNAL_DESIGN", "DESIGN_REVIEW", "FINALIZED"];

export const getDesignHandoff = defineOwnedOperation({
  name: "get_design_handoff",
  title: "Get a design's hand-off",
  summary: "The same document as get_design_context, while the external design step is open and once the run is complete.",
  tag: "Designs",
  access: { key: "READ" },
  input: getDesignContext.input,
  ...(getDesignContext.output && { output: getDesignContext.output }),
  rest: { method: "GET", path: "/api/v1/designs/:id/open-handoff", hidden: true },
  tool: defineTool({
    description:
      "The same as get_design_context, but only while the project is paused at EXTERNAL_DESIGN and after its completion.",
    auth: "handoff",
    hints: readOnlyHints,
    deprecation: { removedAt: deprecatedToolsRemovedAt, replacement: "get_design_context" },
    target: designTarget,
    input: contextArguments,
  }),
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, input, target) {
    const project = await context.store.projects.findByDesign(target.designId);
    if (!project || !openStates.includes(project.state))
      throw new Failure(
        "invalid",
        "The hand-off opens while the project is paused at EXTERNAL_DESIGN and when it has reached DESIGN_REVIEW; " +
          `it stands at ${project?.state ?? "no project"}. Use get_design_context, which answers in every state.`,
        { hint: "Call get_design_context with the same arguments." },
      );
    return await getDesignContext.run(context, input, target);
  },
});
