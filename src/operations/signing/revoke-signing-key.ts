import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { findSigningKey, signingKeyId, signingKeyNotFoundMessage } from "#/operations/signing/resolve";
import { SigningKeyResponse, signingKeyExample, toSigningKeyResponse } from "#/operations/signing/schema";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const revokeSigningKey = defineOwnedOperation({
  name: "revoke_signing_key",
  title: "Revoke a signing key",
  summary: "Stops signing with a key. Those who trust it have to remove it themselves. Revoking it again has no effect.",
  tag: "Workspaces",
  access: { people: "OWNER" },
  input: StrictObject({ id: workspaceId, signingKeyId }),
  output: SigningKeyResponse,
  example: { input: {}, output: { ...signingKeyExample, revokedAt: "2026-11-21T12:00:00.000Z" } },
  rest: { method: "DELETE", path: "/api/v1/workspaces/:id/signing-keys/:signingKeyId" },
  cli: {
    command: "signing-key revoke",
    arguments: [{ property: "signingKeyId", label: "KEY" }],
    flags: workspaceFlag,
    print: ({ name, fingerprint }: SigningKeyResponse) =>
      `Revoked the signing key "${name}" (${fingerprint}). Tell those who check bundles to no longer trust it.`,
    examples: [`livery signing-key revoke ${signingKeyExample.id}`],
  },
  notFoundMessage: signingKeyNotFoundMessage,
  find: findSigningKey,
  async run(context, _, { key, workspace }) {
    const { id, name, fingerprint } = key;
    const row = await runUnitOfWork(createCommandContext(context), async ({ repositories: { signingKeys }, now, audit }) => {
      if (await signingKeys.revoke(id, now))
        await audit({ action: "signing_key.revoked", workspaceId: workspace.id, targetId: id, details: { name, fingerprint } });
      return (await signingKeys.findInWorkspace(workspace.id, id)) ?? key;
    });
    return toSigningKeyResponse(row, workspace.slug);
  },
});
