import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";
import { ProjectAnswer, projectAnswer, projectExample } from "#/operations/projects/project-answer";
import { enqueueRun } from "#/lifecycle/enqueue-run";

export const runProject = ownedOperation({
  name: "run_project",
  title: "Run a project",
  summary:
    "Begins or goes on with the stages in the background, up to where a person decides. One that is being run already is left as it is.",
  tag: "Projects",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  output: ProjectAnswer,
  example: { input: { id: projectExample.id }, output: { ...projectExample, state: "IDENTITY", running: true } },
  rest: { method: "POST", path: "/api/v1/projects/:id/run", success: 202 },
  missing: noProject,
  find: findProject,
  async run(context, _, { id }) {
    const begun = await enqueueRun(deedOf(context), id, "run");
    context.runner.enqueue(id);
    return await projectAnswer(context, begun);
  },
});
