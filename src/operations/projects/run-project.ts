import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { ProjectResponse, toProjectResponse, projectExample } from "#/operations/projects/schema";
import { enqueueRun } from "#/lifecycle/enqueue-run";

export const runProject = defineOwnedOperation({
  name: "run_project",
  title: "Run a project",
  summary:
    "Starts or continues the stages in the background, up to the next review. Has no effect on a project that is already running.",
  tag: "Projects",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  output: ProjectResponse,
  example: { input: { id: projectExample.id }, output: { ...projectExample, state: "IDENTITY", running: true } },
  rest: { method: "POST", path: "/api/v1/projects/:id/run", success: 202 },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run(context, _, { id }) {
    const enqueued = await enqueueRun(createCommandContext(context), id, "run");
    context.runner.enqueue(id);
    return await toProjectResponse(context, enqueued);
  },
});
