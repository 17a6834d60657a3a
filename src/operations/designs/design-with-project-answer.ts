import { type Static, Type } from "@sinclair/typebox";
import { deedOf } from "#/operations/actor";
import { DesignAnswer, designAnswer, designExample } from "#/operations/designs/design-answer";
import type { Context } from "#/operations/operation";
import { ProjectAnswer, projectAnswer, projectExample } from "#/operations/projects/project-answer";
import type { DesignWithProject } from "#/pipeline/add-design";
import { beginRun } from "#/pipeline/begin-run";

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

/** Answers with a draft and its project, which begins its run first where that is asked for. */
export async function designWithProjectAnswer(
  context: Context,
  { design, project }: DesignWithProject,
  { run = false, notices = [] }: { run?: boolean; notices?: readonly string[] } = {},
): Promise<DesignWithProjectAnswer> {
  const begun = run ? await beginRun(deedOf(context), project.id, "run") : project;
  const answer = {
    design: await designAnswer(context, design),
    project: await projectAnswer(context, begun),
    notices: [...notices],
  };
  if (run) context.runner.start(project.id);
  return answer;
}
