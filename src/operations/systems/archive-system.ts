import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { findOwnSystem, ownSystemNotFoundMessage, systemName } from "#/operations/systems/resolve";
import { OwnSystemResponse, toOwnSystemResponse, ownSystemExample } from "#/operations/systems/schema";
import * as lifecycle from "#/lifecycle/archive-system";

export const archiveSystem = defineOwnedOperation({
  name: "archive_system",
  title: "Archive a system",
  summary: "Archives a system. Its public URLs return 404 until it is restored.",
  tag: "Systems",
  access: { people: "ADMIN" },
  input: StrictObject({ name: systemName }),
  output: OwnSystemResponse,
  example: { input: { name: "nordhavn-optik" }, output: { ...ownSystemExample, status: "ARCHIVED" } },
  rest: { method: "POST", path: "/api/v1/systems/:name/archive" },
  notFoundMessage: ownSystemNotFoundMessage,
  find: findOwnSystem,
  run: async (context, _, { id }) =>
    toOwnSystemResponse(context, await lifecycle.archiveSystem(createCommandContext(context), id)),
});
