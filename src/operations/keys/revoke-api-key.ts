import type { WorkspaceId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import type { ApiKey } from "#/model/key";
import { createCommandContext } from "#/operations/actor";
import { KeyResponse, toKeyResponse, keyExample } from "#/operations/keys/schema";
import type { Context } from "#/operations/context";
import { defineOwnedOperation } from "#/operations/operation";
import { findWorkspace, type WorkspacePath, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/** Finds a key within the workspace that the path names. */
async function findKey(
  context: Context,
  { id, keyId }: WorkspacePath & { readonly keyId?: string },
): Promise<{ readonly workspaceId: WorkspaceId; readonly key: ApiKey } | undefined> {
  const found = await findWorkspace(context, { id });
  const key = found && (await context.store.apiKeys.findInWorkspace(found.workspaceId, keyId ?? ""));
  return key && { workspaceId: key.workspaceId, key };
}

export const revokeApiKey = defineOwnedOperation({
  name: "revoke_api_key",
  title: "Revoke an API key",
  summary: "Revokes a key. Requests with it fail from now on. Revoking a key again has no effect.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({
    id: workspaceId,
    keyId: Type.String({ minLength: 1, maxLength: 64, description: "Id or prefix of the key" }),
  }),
  output: KeyResponse,
  example: { input: {}, output: { ...keyExample, revokedAt: "2026-11-21T12:00:00.000Z" } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id/api-keys/:keyId" },
  cli: {
    command: "keys revoke",
    arguments: [{ property: "keyId", label: "KEY" }],
    flags: workspaceFlag,
    print: ({ prefix, name }: KeyResponse) => `Revoked the key ${prefix} ("${name}").`,
    examples: ["livery keys revoke lv_4kTz81Qa"],
  },
  notFoundMessage: "No API key with this id exists in this workspace, or you do not have access to it.",
  find: findKey,
  async run(context, _, { key, workspaceId: inWorkspace }) {
    const row = await runUnitOfWork(createCommandContext(context), async ({ repositories: { apiKeys }, now, audit }) => {
      const { id, name, prefix } = key;
      if (await apiKeys.revoke(id, now))
        await audit({ action: "api_key.revoked", workspaceId: inWorkspace, targetId: id, details: { name, prefix } });
      return (await apiKeys.findInWorkspace(inWorkspace, id)) ?? key;
    });
    return toKeyResponse(row);
  },
});
