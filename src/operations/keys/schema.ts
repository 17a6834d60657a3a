import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { type ApiKey, keyKinds, permissions } from "#/model/key";

const keyFields = {
  id: Type.String({ description: "The key's id" }),
  name: Type.String({ description: "What it is for, as its maker wrote it" }),
  kind: StringEnum(keyKinds, { description: "WORKSPACE keys reach the workspace, HANDOFF keys one design" }),
  prefix: Type.String({ description: "The key's first letters, to tell keys apart" }),
  permissions: Type.Array(StringEnum(permissions), { description: "What the key may do" }),
  designId: Nullable(Type.String({ description: "The one design that it reaches; null for the whole workspace" })),
  createdBy: Nullable(Type.String({ description: "Id of the person who made it; null for the command line" })),
  createdAt: Type.String({ format: "date-time", description: "When it was made" }),
  lastUsedAt: Nullable(Type.String({ format: "date-time", description: "When it was used last, to the minute" })),
  expiresAt: Nullable(Type.String({ format: "date-time", description: "When it stops working; null for never" })),
  revokedAt: Nullable(Type.String({ format: "date-time", description: "When it was revoked; null while it is not" })),
};

/** A key as lists show it: never the key itself nor its hash. */
export const KeyResponse = Type.Object(keyFields, { title: "ApiKey" });
export type KeyResponse = Static<typeof KeyResponse>;

/** A key as its making answers it. */
export const IssuedKeyResponse = Type.Object(
  { ...keyFields, key: Type.String({ description: "The key itself, shown this once" }) },
  { title: "IssuedApiKey" },
);
export type IssuedKeyResponse = Static<typeof IssuedKeyResponse>;

/** A page of keys. */
export const KeyListResponse = Type.Object(
  {
    apiKeys: Type.Array(KeyResponse, { description: "Oldest first, revoked and expired ones included" }),
    nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
  },
  { title: "ApiKeyList" },
);
export type KeyListResponse = Static<typeof KeyListResponse>;

export const toKeyResponse = ({ workspaceId, hash, permissions: may, ...shown }: ApiKey): KeyResponse => ({
  ...shown,
  permissions: [...may],
});

/** What the API description shows. */
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

/** A key in one line of a terminal. */
export const printKey = ({ prefix, name, permissions: may, kind, designId, expiresAt, revokedAt, lastUsedAt }: KeyResponse) =>
  [
    prefix,
    name,
    may.join(","),
    ...(kind === "HANDOFF" ? [`design ${designId}`] : []),
    revokedAt ? `revoked ${revokedAt}` : expiresAt ? `until ${expiresAt}` : "no end",
    lastUsedAt ? `used ${lastUsedAt}` : "never used",
  ].join("  ");
