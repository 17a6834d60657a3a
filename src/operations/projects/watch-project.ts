import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { createProgressStream } from "#/operations/projects/create-progress-stream";

export const watchProject = defineOwnedOperation({
  name: "watch_project",
  title: "Watch a project",
  summary:
    "Streams a project's progress as server-sent events: its current state, each stage as it begins, and its state when the run stops.",
  description:
    "`state` and `rest` events contain the project, `stage` events contain {state, label, done, of}. The stream ends " +
    "after `rest`, immediately if the project is not running. If it ends without `rest`, connect again: with the id of the " +
    "last `stage` event in Last-Event-ID, which browsers send by themselves, any server continues with the stages that " +
    "began since. A comment every 15 seconds keeps the connection open.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  media: { mediaTypes: ["text/event-stream"], description: "Events until the run stops." },
  example: { input: { id: "prj_01kaph4c7ke0sbx1v0s1kq4s4m" } },
  rest: { method: "GET", path: "/api/v1/projects/:id/progress" },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  run: async (context, _, { id }) => ({
    status: 200,
    mediaType: "text/event-stream",
    body: createProgressStream(context, id),
    headers: { "x-accel-buffering": "no" },
  }),
});
