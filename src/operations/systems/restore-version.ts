import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import {
  DesignWithProjectResponse,
  runDesignCommand,
  designWithProjectExample,
  runInput,
} from "#/operations/designs/run-design-command";
import { defineOwnedOperation } from "#/operations/operation";
import { findOwnSystem, systemName } from "#/operations/systems/resolve";
import * as lifecycle from "#/lifecycle/restore-version";

export const restoreVersion = defineOwnedOperation({
  name: "restore_version",
  title: "Restore a version",
  summary:
    "Creates a draft design from a version, with the same parts. A complete design continues with a new audit, a " +
    "foundation with its review.",
  tag: "Systems",
  access: { people: "MEMBER" },
  input: StrictObject({
    name: systemName,
    number: Type.String({ minLength: 1, maxLength: 40, description: "Version number, such as `1.0.0`" }),
    run: runInput,
  }),
  output: DesignWithProjectResponse,
  example: { input: { name: "nordhavn-optik", number: "1.0.0" }, output: designWithProjectExample },
  rest: { method: "POST", path: "/api/v1/systems/:name/versions/:number/restore", success: 201 },
  notFoundMessage: "No version with this number exists in this system, or you do not have access to the system.",
  async find(context, ids) {
    const system = await findOwnSystem(context, ids);
    const version = system && (await context.store.versions.findByNumber(system.id, ids.number ?? ""));
    return version && { workspaceId: system.workspaceId, system, version };
  },
  async run(context, { run = false }, { system, version }) {
    return await runDesignCommand(context, (commandContext) => lifecycle.restoreVersion(commandContext, system, version), {
      run: ({ state }) => run && state !== "FOUNDATION_REVIEW",
    });
  },
});
