import type { DesignId, KeyId, UserId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import { type ApiKey, keyKinds, permissions } from "#/model/key";

const keyFields = {
  id: IdString<KeyId>({ description: "Id of the key" }),
  name: Type.String({ description: "Name of the key" }),
  kind: StringEnum(keyKinds, { description: "Scope of the key. WORKSPACE: the whole workspace. HANDOFF: one design" }),
  prefix: Type.String({ description: "Leading characters of the key, for identification" }),
  permissions: Type.Array(StringEnum(permissions), { description: "Permissions of the key" }),
  designId: Nullable(IdString<DesignId>({ description: "The design that a handoff key can access; null for workspace keys" })),
  createdBy: Nullable(
    IdString<UserId>({ description: "Id of the user who created the key; null if created on the command line" }),
  ),
  createdAt: Type.String({ format: "date-time", description: "When the key was created" }),
  lastUsedAt: Nullable(
    Type.String({ format: "date-time", description: "When the key was last used, to the minute; null if never" }),
  ),
  expiresAt: Nullable(Type.String({ format: "date-time", description: "When the key expires; null if it does not expire" })),
  revokedAt: Nullable(Type.String({ format: "date-time", description: "When the key was revoked; null if it is not revoked" })),
};

/** A key without its secret and hash. */
export const KeyResponse = Type.Object(keyFields, { title: "ApiKey" });
export type KeyResponse = Static<typeof KeyResponse>;

/** A newly created key, the only response that contains the key itself. */
export const IssuedKeyResponse = Type.Object(
  { ...keyFields, key: Type.String({ description: "The API key. Returned only once" }) },
  { title: "IssuedApiKey" },
);
export type IssuedKeyResponse = Static<typeof IssuedKeyResponse>;

/** A page of keys. */
export const KeyListResponse = Type.Object(
  {
    apiKeys: Type.Array(KeyResponse, { description: "API keys, oldest first, including revoked and expired ones" }),
    nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
  },
  { title: "ApiKeyList" },
);
export type KeyListResponse = Static<typeof KeyListResponse>;

export const toKeyResponse = ({ workspaceId, hash, permissions: may, ...shown }: ApiKey): KeyResponse => ({
  ...shown,
  permissions: [...may],
});

export const keyExample: KeyResponse = {
  id: "key_01kaph4c7ke0sbx1v0s1kq4s4m",
  name: "Build server",
  kind: "WORKSPACE",
  prefix: "lv_4kTz81Qa",
  permissions: ["READ"],
  designId: null,
  createdBy: "usr_01kaph4c7ke0sbx1v0s1kq4s4m",
  createdAt: "2026-11-21T10:00:00.000Z",
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
};

/** Formats a key as one line. */
export const printKey = ({ prefix, name, permissions: may, kind, designId, expiresAt, revokedAt, lastUsedAt }: KeyResponse) =>
  [
    prefix,
    name,
    may.join(","),
    ...(kind === "HANDOFF" ? [`design ${designId}`] : []),
    revokedAt ? `revoked ${revokedAt}` : expiresAt ? `expires ${expiresAt}` : "no expiry",
    lastUsedAt ? `last used ${lastUsedAt}` : "never used",
  ].join("  ");
