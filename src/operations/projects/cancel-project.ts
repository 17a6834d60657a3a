import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";
import { ProjectAnswer, projectAnswer, projectExample } from "#/operations/projects/project-answer";
import * as lifecycle from "#/lifecycle/cancel-project";

export const cancelProject = ownedOperation({
  name: "cancel_project",
  title: "Cancel a project",
  summary: "Ends a project for good without an approval. A stage that is being run keeps nothing; the draft stays for rework.",
  tag: "Projects",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  output: ProjectAnswer,
  example: { input: { id: projectExample.id }, output: { ...projectExample, state: "CANCELLED" } },
  rest: { method: "POST", path: "/api/v1/projects/:id/cancel" },
  missing: noProject,
  find: findProject,
  run: async (context, _, { id }) => projectAnswer(context, await lifecycle.cancelProject(deedOf(context), id)),
});
