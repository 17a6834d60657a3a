import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { parseName } from "#/operations/brands/parse-brand-input";
import {
  DesignWithProjectResponse,
  runDesignCommand,
  designWithProjectExample,
  runInput,
} from "#/operations/designs/run-design-command";
import { parseEdit, discardInput, editInput } from "#/operations/designs/edit-input";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/update-design";
import { getDesign } from "#/operations/designs/get-design";

export const updateDesign = defineOwnedOperation({
  name: "update_design",
  title: "Update a design",
  summary: "Updates a design's name, brief, seed or direction.",
  description:
    "Changing the brief, seed or direction discards the finished parts, which requires discard: true and can " +
    "be undone. The project returns to its first stage and waits to be run. Only the name of an approved design " +
    "can change; rework it to start a new draft.",
  tag: "Designs",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 120, description: "The design's name" })),
    ...editInput,
    discard: discardInput,
    run: runInput,
  }),
  output: DesignWithProjectResponse,
  example: { input: { id: designWithProjectExample.design.id, seed: 8, discard: true }, output: designWithProjectExample },
  rest: { method: "PATCH", path: "/api/v1/designs/:id" },
  readOperation: getDesign,
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, { name, discard = false, run = false, ...fields }, { design }) {
    const { edit, notices } = await parseEdit(fields);
    const requestedEdit = { ...edit, name: name === undefined ? undefined : parseName(name) };
    if (Object.values(requestedEdit).every((value) => value === undefined))
      throw new Failure("invalid", "Nothing to update. Send at least one of name, brief, direction or seed.");
    return await runDesignCommand(
      context,
      (commandContext) => lifecycle.updateDesign(commandContext, design.id, requestedEdit, discard),
      {
        run: () => run,
        notices,
      },
    );
  },
});
