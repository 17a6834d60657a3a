import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { returnStages } from "#/model/project";
import { createCommandContext } from "#/operations/actor";
import { runInput } from "#/operations/designs/run-design-command";
import { parseEdit, discardInput, editInput } from "#/operations/designs/edit-input";
import { defineOwnedOperation } from "#/operations/operation";
import { findProject, projectNotFoundMessage, projectId } from "#/operations/projects/resolve";
import { ProjectDetailsResponse, toProjectDetailsResponse, projectExample } from "#/operations/projects/schema";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import * as lifecycle from "#/lifecycle/request-changes";

export const requestChanges = defineOwnedOperation({
  name: "request_changes",
  title: "Request changes",
  summary:
    "Sends a project back from a review to an earlier stage, with a note. The project waits there until it is run. " +
    "The parts that the stage and later stages produced are discarded, which requires `discard: true`.",
  description:
    "A stage always produces the same result from the same brief, seed and direction. To get a different result, " +
    "send a new brief, seed or direction with the stage IDENTITY, or edit the design before the next run.",
  tag: "Projects",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: projectId,
    stage: StringEnum(returnStages, {
      description:
        "The stage to return to: IDENTITY or FOUNDATION from the foundation review, any of these from the design review",
    }),
    note: Type.String({ minLength: 1, maxLength: 4000, description: "The requested change" }),
    ...editInput,
    discard: discardInput,
    run: runInput,
  }),
  output: ProjectDetailsResponse,
  example: {
    input: { id: projectExample.id, stage: "IDENTITY", note: "Try a calmer mark.", seed: 8, discard: true },
    output: {
      ...projectExample,
      state: "IDENTITY",
      changeRequests: [
        {
          id: "chg_01kaph4c7ke0sbx1v0s1kq4s4m",
          stage: "IDENTITY",
          note: "Try a calmer mark.",
          about: null,
          requestedBy: "ada@acme.example",
          createdAt: "2026-11-21T10:00:00.000Z",
        },
      ],
    },
  },
  rest: { method: "POST", path: "/api/v1/projects/:id/request-changes" },
  notFoundMessage: projectNotFoundMessage,
  find: findProject,
  async run(context, { stage, note: noteInput, discard = false, run = false, brief, direction, seed }, { id }) {
    const note = noteInput.trim();
    if (note === "") throw new Failure("invalid", "note must not be blank. Describe the requested change.");
    const { edit } = await parseEdit({ brief, direction, seed });
    const commandContext = createCommandContext(context);
    const project = await runUnitOfWork(commandContext, async (tx) => {
      const returnedProject = await lifecycle.requestChanges({ ...commandContext, tx }, id, { stage, note, edit, discard });
      return run ? await enqueueRun({ ...commandContext, tx }, id, "run") : returnedProject;
    });
    if (run) context.runner.enqueue(id);
    return await toProjectDetailsResponse(context, project, await context.store.changeRequests.listByProject(id));
  },
});
