import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { ProjectResponse, toProjectResponse, projectExample } from "#/operations/projects/schema";
import { enqueueRun } from "#/lifecycle/enqueue-run";

export const resumeProject = defineOwnedOperation({
  name: "resume_project",
  title: "Resume a project",
  summary: "Retries the failed stage, or continues an interrupted run, in the background.",
  tag: "Projects",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  output: ProjectResponse,
  example: { input: { id: projectExample.id }, output: { ...projectExample, state: "IDENTITY", running: true } },
  rest: { method: "POST", path: "/api/v1/projects/:id/resume", success: 202 },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run(context, _, { id }) {
    const enqueued = await enqueueRun(createCommandContext(context), id, "resume");
    context.runner.enqueue(id);
    return await toProjectResponse(context, enqueued);
  },
});
