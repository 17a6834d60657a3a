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

/** The middle of a secret, which identifies it in lists: eight random letters. */
export const generateSecretName = () => generateBase62(8);

/**
 * Creates a secret: `LEAD_NAME_`, 32 random letters and a CRC32 checksum of six, all base62. Only
 * the caller sees `secret`; the store has its SHA-256.
 */
export function issueSecret(lead: string, name: string): { readonly secret: string; readonly hash: string } {
  const body = `${lead}_${name}_${generateBase62(32)}`;
  const secret = body + computeChecksum(body);
  return { secret, hash: sha256Hex(secret) };
}

/** Creates a key: a secret that starts with `lv_` or `lvh_`. */
export function issueKey(kind: KeyKind): { readonly key: string; readonly prefix: string; readonly hash: string } {
  const name = generateSecretName();
  const { secret, hash } = issueSecret(keyLeads[kind], name);
  return { key: secret, prefix: `${keyLeads[kind]}_${name}`, hash };
}

/**
 * The lead of a secret, such as `lv`; undefined where it has another shape or a wrong checksum.
 * Finds typing mistakes without a database query.
 */
export function findSecretLead(secret: string): string | undefined {
  const lead = /^(lv[a-z]?)_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/.exec(secret)?.[1];
  return computeChecksum(secret.slice(0, -6)) === secret.slice(-6) ? lead : undefined;
}

/** Whether a text has a key's shape and a correct checksum. */
export function isWellFormedKey(key: string): boolean {
  const lead = findSecretLead(key);
  return lead === keyLeads.WORKSPACE || lead === keyLeads.HANDOFF;
}
