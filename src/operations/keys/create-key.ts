import type { DesignId, WorkspaceId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { StringEnum } from "#/kernel/schema";
import { type ApiKey, issueKey, type KeyKind, type Permission, permissions } from "#/model/key";
import { createCommandContext } from "#/operations/actor";
import { type IssuedKeyResponse, toKeyResponse } from "#/operations/keys/schema";
import { parseTimestamp } from "#/operations/parse-timestamp";
import type { Context } from "#/operations/context";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/** The input properties that all new keys have. */
export const newKeyInput = {
  name: Type.String({ minLength: 1, maxLength: 80, description: "Name of the key, such as the system that uses it" }),
  expiresAt: Type.Optional(
    Type.String({ maxLength: 40, description: "When the key expires, ISO 8601 with a time zone; never if omitted" }),
  ),
};

export const permissionsInput = Type.Array(StringEnum(permissions), {
  minItems: 1,
  maxItems: permissions.length,
  description:
    "Permissions of the key. READ: read designs and systems. ARTIFACTS_WRITE: import drafts. PIPELINE: create and run projects",
});

type NewKey = {
  readonly kind: KeyKind;
  readonly workspaceId: WorkspaceId;
  readonly designId: DesignId | null;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly expiresAt: string | undefined;
};

/**
 * Creates a key and records it in the audit log. The response is the only one that contains the
 * key. Throws `invalid` for a blank name and for an expiry that is not a timestamp or is in the
 * past.
 */
export async function createKey(context: Context, newKey: NewKey): Promise<IssuedKeyResponse> {
  const { caller, clock } = context;
  const createdAt = clock.now().toISOString();
  const { key, prefix, hash } = issueKey(newKey.kind);
  const name = newKey.name.trim();
  if (name === "") throw new Failure("invalid", "name must not be blank. Describe what uses the key.");
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
  if (expiresAt <= now) throw new Failure("invalid", "expiresAt is in the past. Send a future time, or omit it.");
  return expiresAt;
}
