import type { DesignId, KeyId, UserId, WorkspaceId } from "#/model/ids";
import { sha256Hex } from "#/kernel/hash";
import { toBase62, generateBase62 } from "#/kernel/base62";

/** What a key may do: read the workspace, import drafts, create and run. */
export const permissions = ["READ", "ARTIFACTS_WRITE", "PIPELINE"] as const;
export type Permission = (typeof permissions)[number];

export const keyKinds = ["WORKSPACE", "HANDOFF"] as const;
export type KeyKind = (typeof keyKinds)[number];

/** A stored key. Only the SHA-256 of the secret is stored. */
export type ApiKey = {
  readonly id: KeyId;
  readonly workspaceId: WorkspaceId;
  readonly name: string;
  readonly kind: KeyKind;
  /** The first part of the key, shown in lists to tell keys apart. */
  readonly prefix: string;
  readonly hash: string;
  readonly permissions: readonly Permission[];
  /** The only design that the key can access, or null for the whole workspace. */
  readonly designId: DesignId | null;
  readonly createdBy: UserId | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
};

const keyLeads: Readonly<Record<KeyKind, string>> = { WORKSPACE: "lv", HANDOFF: "lvh" };
const computeChecksum = (text: string) => toBase62(Bun.hash.crc32(text), 6);

/**
 * Creates a key: `lv_` (or `lvh_`), eight letters, `_`, 32 random letters and a CRC32 checksum of
 * six, all base62. Only the caller sees `key`.
 */
export function issueKey(kind: KeyKind): { readonly key: string; readonly prefix: string; readonly hash: string } {
  const prefix = `${keyLeads[kind]}_${generateBase62(8)}`;
  const body = `${prefix}_${generateBase62(32)}`;
  const key = body + computeChecksum(body);
  return { key, prefix, hash: sha256Hex(key) };
}

/**
 * Whether a text has a key's shape and a correct checksum. Finds typing mistakes without a database
 * query.
 */
export function isWellFormedKey(key: string): boolean {
  return /^lvh?_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/.test(key) && computeChecksum(key.slice(0, -6)) === key.slice(-6);
}
