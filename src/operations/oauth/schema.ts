import type { GrantId, UserId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import { permissions } from "#/model/key";
import type { OAuthGrant } from "#/model/oauth-grant";

/** The access that a person gave a remote client, in responses: without its tokens. */
export const ConnectedClient = Type.Object(
  {
    id: IdString<GrantId>({ description: "Id of the client's access" }),
    name: Type.String({ description: "Name that the client gives itself" }),
    host: Nullable(
      Type.String({ description: "Host that the client proved to be from; null if nothing about the client is verified" }),
    ),
    prefix: Type.String({ description: "Leading characters of its access tokens" }),
    permissions: Type.Array(StringEnum(permissions), { description: "Permissions that were granted" }),
    userId: IdString<UserId>({ description: "Id of the user who granted the access" }),
    createdAt: Type.String({ format: "date-time", description: "When the access was granted" }),
    lastUsedAt: Nullable(
      Type.String({ format: "date-time", description: "Last use, accurate to a minute; null if it was never used" }),
    ),
    expiresAt: Type.String({ format: "date-time", description: "When the access ends" }),
    revokedAt: Nullable(
      Type.String({ format: "date-time", description: "When the client was disconnected; null if it was not" }),
    ),
  },
  { title: "ConnectedClient" },
);
export type ConnectedClient = Static<typeof ConnectedClient>;

export const toConnectedClient = (grant: OAuthGrant): ConnectedClient => ({
  id: grant.id,
  name: grant.clientName,
  host: grant.clientHost,
  prefix: grant.prefix,
  permissions: [...grant.permissions],
  userId: grant.userId,
  createdAt: grant.createdAt,
  lastUsedAt: grant.lastUsedAt,
  expiresAt: grant.expiresAt,
  revokedAt: grant.revokedAt,
});

/** Example in the API reference. */
export const connectedClientExample: ConnectedClient = {
  id: "grt_01kaph4c7ke0sbx1v0s1kq4s4m",
  name: "Acme Desktop",
  host: "desktop.acme.example",
  prefix: "lvo_4kTz81Qa",
  permissions: ["READ"],
  userId: "usr_01kaph4c7ke0sbx1v0s1kq4s4m",
  createdAt: "2026-11-21T10:00:00.000Z",
  lastUsedAt: null,
  expiresAt: "2027-02-19T10:00:00.000Z",
  revokedAt: null,
};

/** The input property with a client's request, as its link carries it. */
export const queryInput = Type.String({
  minLength: 1,
  maxLength: 12_000,
  description: "Query string of the authorization request, without the question mark",
});

/** Example of an authorization request. */
export const queryExample =
  "response_type=code&client_id=https%3A%2F%2Fdesktop.acme.example%2Fclient.json&redirect_uri=http%3A%2F%2F127.0.0.1%3A41234%2F" +
  "callback&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256&scope=READ&state=af0ifjsldkj";
