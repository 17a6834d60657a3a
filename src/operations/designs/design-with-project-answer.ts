import { type Static, Type } from "@sinclair/typebox";
import { deedOf } from "#/operations/actor";
import { DesignAnswer, designAnswer, designExample } from "#/operations/designs/design-answer";
import type { Context } from "#/operations/operation";
import { ProjectAnswer, projectAnswer, projectExample } from "#/operations/projects/project-answer";
import type { DesignWithProject } from "#/lifecycle/add-design";
import type { Project } from "#/model/project";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";

/** A draft and the project that makes it. */
export const DesignWithProjectAnswer = Type.Object(
  {
    design: DesignAnswer,
    project: ProjectAnswer,
    notices: Type.Array(Type.String(), { description: "What was taken out of the brief" }),
  },
  { title: "DesignWithProject" },
);
export type DesignWithProjectAnswer = Static<typeof DesignWithProjectAnswer>;

/** Whether a new draft's project begins at once. */
export const runInput = Type.Optional(Type.Boolean({ default: false, description: "Begin its run at once, in the background" }));

/** What the API description shows. */
export const designWithProjectExample: DesignWithProjectAnswer = {
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

/** Makes a draft with its project, and begins its run in the same change where that is asked for: a crash leaves both or neither. Answers with the two. */
export async function designWithProjectAnswer(
  context: Context,
  make: (deed: CommandContext) => Promise<DesignWithProject>,
  { run = () => false, notices = [] }: { run?: (project: Project) => boolean; notices?: readonly string[] } = {},
): Promise<DesignWithProjectAnswer> {
  const { design, project, isRun } = await runUnitOfWork(deedOf(context), async (tx) => {
    const deed = { ...deedOf(context), tx };
    const made = await make(deed);
    const isRun = run(made.project);
    return { ...made, isRun, project: isRun ? await enqueueRun(deed, made.project.id, "run") : made.project };
  });
  // The run is there now, whatever becomes of the answer.
  if (isRun) context.runner.enqueue(project.id);
  return {
    design: await designAnswer(context, design),
    project: await projectAnswer(context, project),
    notices: [...notices],
  };
}
