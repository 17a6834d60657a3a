import type { SigningKeyId, UserId, WorkspaceId } from "#/model/ids";

/** What signatures of bundles are for, so that none counts as a signature of something else. */
export const bundleNamespace = "livery-bundle";

/** The most keys of a workspace that are not revoked. */
export const maxSigningKeys = 20;

/** A key with which a workspace signs its bundles. The newest that is not revoked is used. */
export type SigningKey = {
  readonly id: SigningKeyId;
  readonly workspaceId: WorkspaceId;
  readonly name: string;
  /** `ssh-ed25519 AAAA…`. */
  readonly publicKey: string;
  /** `SHA256:…`. */
  readonly fingerprint: string;
  /** The private key, sealed for the key's id. */
  readonly secret: string;
  readonly createdBy: UserId | null;
  readonly createdAt: string;
  readonly revokedAt: string | null;
};
