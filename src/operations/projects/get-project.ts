import { StrictObject } from "#/kernel/schema";
import { ownedOperation } from "#/operations/operation";
import { findProject, noProject, projectId } from "#/operations/projects/find-project";
import { ProjectDetailsAnswer, projectDetailsAnswer, projectExample } from "#/operations/projects/project-answer";

export const getProject = ownedOperation({
  name: "get_project",
  title: "Get a project",
  summary: "One project: where it stands, and what reviewers asked for.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  output: ProjectDetailsAnswer,
  example: { input: { id: projectExample.id }, output: { ...projectExample, changeRequests: [] } },
  rest: { method: "GET", path: "/api/v1/projects/:id" },
  missing: noProject,
  find: findProject,
  run: async (context, _, project) =>
    projectDetailsAnswer(context, project, await context.store.changeRequests.listByProject(project.id)),
});
