import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { findOwnSystem, noOwnSystem } from "#/operations/systems/find-own-system";
import { systemName } from "#/operations/systems/name-input";
import { OwnSystemAnswer, ownSystemAnswer, ownSystemExample } from "#/operations/systems/own-system-answer";
import * as lifecycle from "#/lifecycle/archive-system";

export const archiveSystem = ownedOperation({
  name: "archive_system",
  title: "Archive a system",
  summary: "Withdraws a system: its public addresses answer 404 until it is restored.",
  tag: "Systems",
  access: { people: "ADMIN" },
  input: StrictObject({ name: systemName }),
  output: OwnSystemAnswer,
  example: { input: { name: "nordhavn-optik" }, output: { ...ownSystemExample, status: "ARCHIVED" } },
  rest: { method: "POST", path: "/api/v1/systems/:name/archive" },
  missing: noOwnSystem,
  find: findOwnSystem,
  run: async (context, _, { id }) => ownSystemAnswer(context, await lifecycle.archiveSystem(deedOf(context), id)),
});
