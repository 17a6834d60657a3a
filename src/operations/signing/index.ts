import { createSigningKey } from "#/operations/signing/create-signing-key";
import { getBundleSignature } from "#/operations/signing/get-bundle-signature";
import { getSigningKey } from "#/operations/signing/get-signing-key";
import { listSigningKeys } from "#/operations/signing/list-signing-keys";
import { revokeSigningKey } from "#/operations/signing/revoke-signing-key";

/** Signing keys of workspaces, and the signatures of bundles. */
export const signingOperations = [
  createSigningKey,
  listSigningKeys,
  getSigningKey,
  revokeSigningKey,
  getBundleSignature,
] as const;
