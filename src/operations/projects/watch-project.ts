import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { createProgressStream } from "#/operations/projects/create-progress-stream";

export const watchProject = defineOwnedOperation({
  name: "watch_project",
  title: "Watch a project",
  summary: "Server-sent events: the project as it stands, each stage as it begins, and the project again when the run rests.",
  description:
    "Events `state` and `rest` carry the project, `stage` carries {state, label, done, of}. The stream ends after `rest`, at once where nothing runs; a comment every 15 seconds keeps it open.",
  tag: "Projects",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: projectId }),
  media: { mediaTypes: ["text/event-stream"], description: "Events until the run rests." },
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
