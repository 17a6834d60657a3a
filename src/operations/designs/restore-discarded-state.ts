import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import {
  DesignWithProjectAnswer,
  designWithProjectAnswer,
  designWithProjectExample,
} from "#/operations/designs/design-with-project-answer";
import { discardInput } from "#/operations/designs/edit-input";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";
import * as lifecycle from "#/lifecycle/discard-parts";

export const restoreDiscardedState = ownedOperation({
  name: "restore_discarded_state",
  title: "Restore discarded parts",
  summary: "Makes a draft what it was before its finished parts were discarded. What it is now is kept in turn.",
  tag: "Designs",
  access: { key: "PIPELINE", people: "MEMBER" },
  input: StrictObject({
    id: designId,
    stateId: Type.String({ minLength: 1, maxLength: 64, description: "The discarded state's id" }),
    discard: discardInput,
  }),
  output: DesignWithProjectAnswer,
  example: { input: { discard: true }, output: designWithProjectExample },
  rest: { method: "POST", path: "/api/v1/designs/:id/discarded/:stateId/restore" },
  missing: noDesign,
  async find(context, path) {
    const found = await findDesign(context, path);
    return found && (await context.store.discardedStates.findById(found.designId, path.stateId ?? "")) ? found : undefined;
  },
  run: async (context, { stateId, discard = false }, { design }) =>
    designWithProjectAnswer(context, (deed) => lifecycle.restoreDiscardedState(deed, design.id, stateId, discard)),
});
