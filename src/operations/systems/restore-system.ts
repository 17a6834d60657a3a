import { StrictObject } from "#/kernel/schema";
import { deedOf } from "#/operations/actor";
import { ownedOperation } from "#/operations/operation";
import { findOwnSystem, noOwnSystem } from "#/operations/systems/find-own-system";
import { systemName } from "#/operations/systems/name-input";
import { OwnSystemAnswer, ownSystemAnswer, ownSystemExample } from "#/operations/systems/own-system-answer";
import * as lifecycle from "#/lifecycle/archive-system";

export const restoreSystem = ownedOperation({
  name: "restore_system",
  title: "Restore a system",
  summary: "Brings a withdrawn system back: live where a design of it is approved, else a draft.",
  tag: "Systems",
  access: { people: "ADMIN" },
  input: StrictObject({ name: systemName }),
  output: OwnSystemAnswer,
  example: { input: { name: "nordhavn-optik" }, output: ownSystemExample },
  rest: { method: "POST", path: "/api/v1/systems/:name/restore" },
  missing: noOwnSystem,
  find: findOwnSystem,
  run: async (context, _, { id }) => ownSystemAnswer(context, await lifecycle.restoreSystem(deedOf(context), id)),
});
