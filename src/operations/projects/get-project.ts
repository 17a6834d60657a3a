import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { ProjectDetailsResponse, toProjectDetailsResponse, projectExample } from "#/operations/projects/schema";

export const getProject = defineOwnedOperation({
  name: "get_project",
  title: "Get a project",
  summary: "Returns a project with its state and the change requests of its reviewers.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  output: ProjectDetailsResponse,
  example: { input: { id: projectExample.id }, output: { ...projectExample, changeRequests: [] } },
  rest: { method: "GET", path: "/api/v1/projects/:id" },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  run: async (context, _, project) =>
    toProjectDetailsResponse(context, project, await context.store.changeRequests.listByProject(project.id)),
});
