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
  title: "Change a draft design",
  summary: "Changes the name, the brief, the seed or the direction of a design that is not approved.",
  description:
    "A new brief, seed or direction discards every part that is made, which needs discard: true and can be " +
    "undone, and the project goes back to its first stage, where it waits to be run. An approved design keeps " +
    "everything but its name: rework makes a new one.",
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
  async run(context, { name, discard = false, run = false, ...given }, { design }) {
    const { edit, notices } = parseEdit(given);
    const requestedEdit = { ...edit, name: name === undefined ? undefined : parseName(name) };
    if (Object.values(requestedEdit).every((value) => value === undefined))
      throw new Failure("invalid", "Give at least one of name, brief, direction and seed.");
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
