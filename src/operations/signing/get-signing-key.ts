import { StrictObject } from "#/kernel/schema";
import { defineOwnedOperation } from "#/operations/operation";
import { findSigningKey, signingKeyId, signingKeyNotFoundMessage } from "#/operations/signing/resolve";
import { SigningKeyResponse, signingKeyExample, toSigningKeyResponse } from "#/operations/signing/schema";
import { workspaceFlag, workspaceId } from "#/operations/workspaces/resolve";

export const getSigningKey = defineOwnedOperation({
  name: "get_signing_key",
  title: "Get a signing key",
  summary: "Returns a signing key with its public key. The private key is never returned.",
  tag: "Workspaces",
  access: { people: "MEMBER" },
  input: StrictObject({ id: workspaceId, signingKeyId }),
  output: SigningKeyResponse,
  example: { input: {}, output: signingKeyExample },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/signing-keys/:signingKeyId" },
  cli: {
    command: "signing-key export",
    arguments: [{ property: "signingKeyId", label: "KEY" }],
    flags: workspaceFlag,
    // One line of an allowed signers file, which `livery verify`, `livery pull` and ssh-keygen read.
    print: ({ allowedSigner }: SigningKeyResponse) => allowedSigner,
    examples: [`livery signing-key export ${signingKeyExample.id} > allowed_signers`],
  },
  notFoundMessage: signingKeyNotFoundMessage,
  find: findSigningKey,
  run: async (_, __, { key, workspace }) => toSigningKeyResponse(key, workspace.slug),
});
