import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { ProjectResponse, toProjectResponse, projectExample } from "#/operations/projects/schema";
import * as lifecycle from "#/lifecycle/cancel-project";

export const cancelProject = defineOwnedOperation({
  name: "cancel_project",
  title: "Cancel a project",
  summary:
    "Cancels a project permanently. The result of a running stage is discarded; the draft design is kept and can be reworked.",
  tag: "Projects",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  output: ProjectResponse,
  example: { input: { id: projectExample.id }, output: { ...projectExample, state: "CANCELLED" } },
  rest: { method: "POST", path: "/api/v1/projects/:id/cancel" },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  run: async (context, _, { id }) => toProjectResponse(context, await lifecycle.cancelProject(createCommandContext(context), id)),
});
