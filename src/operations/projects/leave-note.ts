import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { leaveNote as leave } from "#/lifecycle/request-changes";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectId, projectNotFoundMessage } from "#/operations/projects/resolve";
import { ProjectDetailsResponse, projectExample, toProjectDetailsResponse } from "#/operations/projects/schema";

export const leaveNote = defineOwnedOperation({
  name: "leave_note",
  title: "Leave a note",
  summary: "Leaves a note in a review for the next person who works on the project. The review stays open; nothing is discarded.",
  tag: "Projects",
  access: { people: "MEMBER" },
  input: StrictObject({
    id: projectId,
    note: Type.String({ minLength: 1, maxLength: 4000, description: "The note" }),
    about: Type.Optional(
      Type.String({
        pattern: "^[a-z]+(:[a-z0-9-]{1,80})?$",
        maxLength: 100,
        description: "What it is about: a part such as `colour`, or `page:SLUG` or `component:SLUG`",
      }),
    ),
  }),
  output: ProjectDetailsResponse,
  example: {
    input: { id: projectExample.id, note: "The heading is too long on phones.", about: "page:landing" },
    output: {
      ...projectExample,
      changeRequests: [
        {
          id: "chg_01kaph4c7ke0sbx1v0s1kq4s4m",
          stage: projectExample.state,
          note: "The heading is too long on phones.",
          about: "page:landing",
          requestedBy: "ada@acme.example",
          createdAt: "2026-11-21T10:00:00.000Z",
        },
      ],
    },
  },
  rest: { method: "POST", path: "/api/v1/projects/:id/notes" },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run(context, { note: text, about = null }, { id }) {
    const note = text.trim();
    if (note === "") throw new Failure("invalid", "note must not be blank. Say what the next person should know.");
    const project = await leave(createCommandContext(context), id, { note, about });
    return await toProjectDetailsResponse(context, project, await context.store.changeRequests.listByProject(id));
  },
});
