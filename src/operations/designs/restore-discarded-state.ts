import type { DiscardedStateId } from "#/model/ids";
import { IdString, StrictObject } from "#/kernel/schema";
import { DesignWithProjectResponse, runDesignCommand, designWithProjectExample } from "#/operations/designs/run-design-command";
import { discardInput } from "#/operations/designs/edit-input";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/discard-parts";

export const restoreDiscardedState = defineOwnedOperation({
  name: "restore_discarded_state",
  title: "Restore a discarded state",
  summary:
    "Restores a draft to its state before finished parts were discarded. The current state is saved and can be restored in turn.",
  tag: "Designs",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    stateId: IdString<DiscardedStateId>({ minLength: 1, maxLength: 64, description: "The discarded state's id" }),
    discard: discardInput,
  }),
  output: DesignWithProjectResponse,
  example: { input: { discard: true }, output: designWithProjectExample },
  rest: { method: "POST", path: "/api/v1/designs/:id/discarded/:stateId/restore" },
  notFoundMessage: designNotFoundMessage,
  async find(context, { stateId, ...path }) {
    const found = await findDesign(context, path);
    return found && stateId && (await context.store.discardedStates.findById(found.designId, stateId)) ? found : undefined;
  },
  run: async (context, { stateId, discard = false }, { design }) =>
    runDesignCommand(context, (commandContext) => lifecycle.restoreDiscardedState(commandContext, design.id, stateId, discard)),
});
