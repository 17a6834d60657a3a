import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { StringEnum } from "#/kernel/schema";
import { type ApiKey, issueKey, type KeyKind, type Permission, permissions } from "#/model/key";
import { createCommandContext } from "#/operations/actor";
import { type IssuedKeyResponse, toKeyResponse } from "#/operations/keys/schema";
import { parseTimestamp } from "#/operations/parse-timestamp";
import type { Context } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/** What every new key is made from. */
export const newKeyInput = {
  name: Type.String({ minLength: 1, maxLength: 80, description: "What the key is for" }),
  expiresAt: Type.Optional(
    Type.String({ maxLength: 40, description: "When it is to stop working, ISO 8601 with a zone; never when absent" }),
  ),
};

export const permissionsInput = Type.Array(StringEnum(permissions), {
  minItems: 1,
  maxItems: permissions.length,
  description: "What the key may do: READ reads, ARTIFACTS_WRITE imports drafts, PIPELINE creates and runs",
});

type NewKey = {
  readonly kind: KeyKind;
  readonly workspaceId: string;
  readonly designId: string | null;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly expiresAt: string | undefined;
};

/**
 * Makes a key with its audit line and gives it, this once whole. Throws `invalid` for a name of
 * nothing but blanks and for an end that is no time or has passed.
 */
export async function createKey(context: Context, newKey: NewKey): Promise<IssuedKeyResponse> {
  const { caller, clock } = context;
  const createdAt = clock.now().toISOString();
  const { key, prefix, hash } = issueKey(newKey.kind);
  const name = newKey.name.trim();
  if (name === "") throw new Failure("invalid", "name: say what the key is for.");
  const row: ApiKey = {
    ...newKey,
    id: createId("key"),
    name,
    prefix,
    hash,
    permissions: permissions.filter((permission) => newKey.permissions.includes(permission)),
    createdBy: caller.kind === "person" ? caller.user.id : null,
    createdAt,
    lastUsedAt: null,
    expiresAt: newKey.expiresAt === undefined ? null : parseExpiry(newKey.expiresAt, createdAt),
    revokedAt: null,
  };
  await runUnitOfWork(createCommandContext(context), async ({ repositories: { apiKeys }, audit }) => {
    await apiKeys.insert(row);
    await audit({
      action: row.kind === "HANDOFF" ? "handoff_key.created" : "api_key.created",
      workspaceId: row.workspaceId,
      targetId: row.id,
      details: { name, prefix, permissions: row.permissions.join(","), designId: row.designId, expiresAt: row.expiresAt },
    });
  });
  return { ...toKeyResponse(row), key };
}

function parseExpiry(text: string, now: string): string {
  const expiresAt = parseTimestamp(text, "expiresAt");
  if (expiresAt <= now) throw new Failure("invalid", "expiresAt has passed already. Give a time to come, or none.");
  return expiresAt;
}
