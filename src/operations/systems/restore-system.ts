import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { findOwnSystem, ownSystemNotFoundMessage, systemName } from "#/operations/systems/resolve";
import { OwnSystemResponse, toOwnSystemResponse, ownSystemExample } from "#/operations/systems/schema";
import * as lifecycle from "#/lifecycle/archive-system";

export const restoreSystem = defineOwnedOperation({
  name: "restore_system",
  title: "Restore a system",
  summary: "Restores an archived system. It is live again if one of its designs is approved, otherwise it is a draft.",
  tag: "Systems",
  access: { people: "ADMIN" },
  input: StrictObject({ name: systemName }),
  output: OwnSystemResponse,
  example: { input: { name: "nordhavn-optik" }, output: ownSystemExample },
  rest: { method: "POST", path: "/api/v1/systems/:name/restore" },
  notFoundMessage: ownSystemNotFoundMessage,
  find: findOwnSystem,
  run: async (context, _, { id }) =>
    toOwnSystemResponse(context, await lifecycle.restoreSystem(createCommandContext(context), id)),
});
