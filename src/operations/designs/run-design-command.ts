import { type Static, Type } from "@sinclair/typebox";
import { createCommandContext } from "#/operations/actor";
import { DesignResponse, toDesignResponse, designExample } from "#/operations/designs/schema";
import type { Context } from "#/operations/context";
import { ProjectResponse, toProjectResponse, projectExample } from "#/operations/projects/schema";
import type { DesignWithProject } from "#/lifecycle/add-design";
import type { Project } from "#/model/project";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";

/** A draft and its project. */
export const DesignWithProjectResponse = Type.Object(
  {
    design: DesignResponse,
    project: ProjectResponse,
    notices: Type.Array(Type.String(), { description: "Changes made to the brief, such as removed control characters" }),
  },
  { title: "DesignWithProject" },
);
export type DesignWithProjectResponse = Static<typeof DesignWithProjectResponse>;

/** Whether to run a draft's project immediately. */
export const runInput = Type.Optional(
  Type.Boolean({ default: false, description: "Run the project immediately, in the background" }),
);

/** Example in the API reference. */
export const designWithProjectExample: DesignWithProjectResponse = {
  design: {
    ...designExample,
    status: "DRAFT",
    readyToBuild: false,
    served: false,
    parts: ["brief"],
    project: { id: projectExample.id, state: "BRIEF" },
    version: null,
    approvedAt: null,
    publishedAt: null,
  },
  project: { ...projectExample, state: "BRIEF" },
  notices: [],
};

/**
 * Runs a command that creates or changes a draft and its project, and enqueues the run in the same
 * transaction if requested, so that a crash leaves both or neither.
 */
export async function runDesignCommand(
  context: Context,
  command: (commandContext: CommandContext) => Promise<DesignWithProject>,
  { run = () => false, notices = [] }: { run?: (project: Project) => boolean; notices?: readonly string[] } = {},
): Promise<DesignWithProjectResponse> {
  const { design, project, isRun } = await runUnitOfWork(createCommandContext(context), async (tx) => {
    const commandContext = { ...createCommandContext(context), tx };
    const result = await command(commandContext);
    const isRun = run(result.project);
    return { ...result, isRun, project: isRun ? await enqueueRun(commandContext, result.project.id, "run") : result.project };
  });
  // The run is stored, so it starts even if the response fails.
  if (isRun) context.runner.enqueue(project.id);
  return {
    design: await toDesignResponse(context, design),
    project: await toProjectResponse(context, project),
    notices: [...notices],
  };
}
