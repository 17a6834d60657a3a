import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { StringEnum } from "#/kernel/schema";
import { type ApiKey, issueKey, type KeyKind, type Permission, permissions } from "#/model/key";
import { deedOf } from "#/operations/actor";
import { type IssuedKeyAnswer, keyAnswer } from "#/operations/keys/key-answer";
import { keptMoment } from "#/operations/moment";
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

/** Makes a key with its audit line and gives it, this once whole. Throws `invalid` for a name of nothing but blanks and for an end that is no time or has passed. */
export async function makeKey(context: Context, wanted: NewKey): Promise<IssuedKeyAnswer> {
  const { caller, clock } = context;
  const createdAt = clock.now().toISOString();
  const { key, prefix, hash } = issueKey(wanted.kind);
  const name = wanted.name.trim();
  if (name === "") throw new Failure("invalid", "name: say what the key is for.");
  const row: ApiKey = {
    ...wanted,
    id: createId("key"),
    name,
    prefix,
    hash,
    permissions: permissions.filter((permission) => wanted.permissions.includes(permission)),
    createdBy: caller.kind === "person" ? caller.user.id : null,
    createdAt,
    lastUsedAt: null,
    expiresAt: wanted.expiresAt === undefined ? null : endOf(wanted.expiresAt, createdAt),
    revokedAt: null,
  };
  await runUnitOfWork(deedOf(context), async ({ repositories: { apiKeys }, audit }) => {
    await apiKeys.insert(row);
    await audit({
      action: row.kind === "HANDOFF" ? "handoff_key.created" : "api_key.created",
      workspaceId: row.workspaceId,
      targetId: row.id,
      details: { name, prefix, permissions: row.permissions.join(","), designId: row.designId, expiresAt: row.expiresAt },
    });
  });
  return { ...keyAnswer(row), key };
}

function endOf(text: string, now: string): string {
  const end = keptMoment(text, "expiresAt");
  if (end <= now) throw new Failure("invalid", "expiresAt has passed already. Give a time to come, or none.");
  return end;
}
