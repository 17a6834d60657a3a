import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { StrictObject } from "#/kernel/schema";
import { createSshKeyPair, getSshFingerprint } from "#/kernel/secrets/ssh-signature";
import { maxSigningKeys, type SigningKey } from "#/model/signing-key";
import { createCommandContext } from "#/operations/actor";
import { defineOwnedOperation } from "#/operations/operation";
import { SigningKeyResponse, signingKeyExample, toSigningKeyResponse } from "#/operations/signing/schema";
import { sealingCommand } from "#/operations/webhooks/webhook-flags";
import { findWorkspace, workspaceNotFoundMessage, workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const createSigningKey = defineOwnedOperation({
  name: "create_signing_key",
  title: "Create a signing key",
  summary: "Creates an Ed25519 key that signs the workspace's bundles from now on. The private key never leaves Livery.",
  description:
    "The newest key that is not revoked signs. Signatures of earlier keys stay valid for those who trust them. The private " +
    "key is encrypted with the secret key of the installation.",
  tag: "Workspaces",
  access: { people: "OWNER" },
  input: StrictObject({
    id: workspaceId,
    name: Type.String({ minLength: 1, maxLength: 80, description: "Name of the key, such as what it signs" }),
  }),
  output: SigningKeyResponse,
  example: { input: { name: "Releases" }, output: signingKeyExample },
  rest: { method: "POST", path: "/api/v1/workspaces/:id/signing-keys", success: 201 },
  cli: {
    command: "signing-key create",
    arguments: [{ property: "name", label: "NAME" }],
    ...sealingCommand,
    flags: workspaceFlag,
    print: ({ id, name, publicKey, fingerprint }: SigningKeyResponse) =>
      `Created the signing key "${name}" (${id}).\nPublic key:  ${publicKey}\nFingerprint: ${fingerprint}\n` +
      "Give both to those who check bundles, on a way that they trust.",
    examples: ["livery signing-key create Releases"],
  },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run(context, input, { workspace }) {
    const name = input.name.trim();
    if (name === "") throw new Failure("invalid", "name must not be blank. Describe what the key signs.");
    const pair = createSshKeyPair();
    const id = createId("sgn");
    const fingerprint = getSshFingerprint(pair.publicKey);
    const secret = context.secrets.seal(pair.privateKey, id);
    const key = await runUnitOfWork(createCommandContext(context), async ({ repositories: { signingKeys }, now, audit }) => {
      if ((await signingKeys.listActive(workspace.id)).length >= maxSigningKeys)
        throw new Failure("conflict", `A workspace has at most ${maxSigningKeys} signing keys. Revoke one that is not used.`);
      const createdBy = context.caller.kind === "person" ? context.caller.user.id : null;
      const { publicKey } = pair;
      const row: SigningKey = {
        id,
        workspaceId: workspace.id,
        name,
        publicKey,
        fingerprint,
        secret,
        createdBy,
        createdAt: now,
        revokedAt: null,
      };
      await signingKeys.insert(row);
      await audit({ action: "signing_key.created", workspaceId: workspace.id, targetId: id, details: { name, fingerprint } });
      return row;
    });
    return toSigningKeyResponse(key, workspace.slug);
  },
});
