import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";
import { ProjectAnswer, projectAnswer, projectExample } from "#/operations/projects/project-answer";
import { enqueueRun } from "#/lifecycle/enqueue-run";

export const resumeProject = ownedOperation({
  name: "resume_project",
  title: "Resume a project",
  summary: "Tries the stage that failed again, or goes on where a run was cut off, in the background.",
  tag: "Projects",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  output: ProjectAnswer,
  example: { input: { id: projectExample.id }, output: { ...projectExample, state: "IDENTITY", running: true } },
  rest: { method: "POST", path: "/api/v1/projects/:id/resume", success: 202 },
  missing: noProject,
  find: findProject,
  async run(context, _, { id }) {
    const begun = await enqueueRun(deedOf(context), id, "resume");
    context.runner.enqueue(id);
    return await projectAnswer(context, begun);
  },
});
