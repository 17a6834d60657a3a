import { type Static, Type } from "@sinclair/typebox";
import { createCommandContext } from "#/operations/actor";
import { DesignResponse, toDesignResponse, designExample } from "#/operations/designs/schema";
import type { Context } from "#/operations/context";
import { ProjectResponse, toProjectResponse, projectExample } from "#/operations/projects/schema";
import type { DesignWithProject } from "#/lifecycle/add-design";
import type { Project } from "#/model/project";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";

/** A draft and the project that makes it. */
export const DesignWithProjectResponse = Type.Object(
  {
    design: DesignResponse,
    project: ProjectResponse,
    notices: Type.Array(Type.String(), { description: "What was taken out of the brief" }),
  },
  { title: "DesignWithProject" },
);
export type DesignWithProjectResponse = Static<typeof DesignWithProjectResponse>;

/** Whether a new draft's project begins at once. */
export const runInput = Type.Optional(Type.Boolean({ default: false, description: "Begin its run at once, in the background" }));

/** What the API description shows. */
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
 * Makes a draft with its project, and begins its run in the same change where that is asked for: a
 * crash leaves both or neither. Answers with the two.
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
  // The run is there now, whatever becomes of the answer.
  if (isRun) context.runner.enqueue(project.id);
  return {
    design: await toDesignResponse(context, design),
    project: await toProjectResponse(context, project),
    notices: [...notices],
  };
}
