import type { ClientId, GrantId, UserId, WorkspaceId } from "#/model/ids";
import { findSecretLead, generateSecretName, issueSecret, type Permission } from "#/model/key";

/**
 * How long codes and access tokens are valid, milliseconds. Refresh tokens last as long as their
 * grant.
 */
export const codeLifetimeMs = 60_000;
export const accessTokenLifetimeMs = 60 * 60 * 1000;

/** How long a person may grant access for at most, days. */
export const maxGrantDays = 365;
export const dayMs = 24 * 60 * 60 * 1000;

/** How long an ended grant stays in lists, milliseconds. */
export const endedGrantMs = 30 * dayMs;

/** Active grants of one person in one workspace. */
export const maxGrants = 100;

/**
 * Registered clients: how many may wait for their first grant, and how long a client without a
 * grant is kept, milliseconds. `crowdedMs` is the age at which one without a grant makes place.
 */
export const clientRetention = { maxUnused: 500, unusedMs: 7 * dayMs, crowdedMs: 60 * 60 * 1000 } as const;

/** A client that registered itself (RFC 7591). Nothing that it says of itself is verified. */
export type OAuthClient = {
  readonly id: ClientId;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly createdAt: string;
};

/** The access that a person gave a remote client, in one workspace and until a date. */
export type OAuthGrant = {
  readonly id: GrantId;
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
  /** A registered client's id, or the https address of a client's metadata document. */
  readonly clientId: string;
  readonly clientName: string;
  /** The host that the client's metadata document came from; null for a registered client. */
  readonly clientHost: string | null;
  /** The first part of its access tokens, shown in lists. */
  readonly prefix: string;
  readonly permissions: readonly Permission[];
  /** The only address at which its tokens are valid (RFC 8707). */
  readonly resource: string;
  readonly redirectUri: string;
  /** The S256 challenge that the code's verifier must match (RFC 7636). */
  readonly codeChallenge: string;
  readonly createdAt: string;
  /** When the client redeemed its code; null until then. */
  readonly activatedAt: string | null;
  readonly lastUsedAt: string | null;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
};

export const oauthTokenKinds = ["CODE", "ACCESS", "REFRESH"] as const;
export type OAuthTokenKind = (typeof oauthTokenKinds)[number];

/** A secret of a grant. Only its SHA-256 is stored. */
export type OAuthToken = {
  readonly hash: string;
  readonly grantId: GrantId;
  readonly kind: OAuthTokenKind;
  readonly expiresAtMs: number;
  /** When a code or refresh token was used; a second use ends the grant. */
  readonly usedAtMs: number | null;
};

const tokenLeads: Readonly<Record<OAuthTokenKind, string>> = { CODE: "lvc", ACCESS: "lvo", REFRESH: "lvr" };

/** The prefix of a new grant's access tokens. */
export const generateGrantPrefix = () => `${tokenLeads.ACCESS}_${generateSecretName()}`;

/** Creates a token of a grant, under the same name as the grant's prefix. */
export const issueOAuthToken = (kind: OAuthTokenKind, { prefix }: Pick<OAuthGrant, "prefix">) =>
  issueSecret(tokenLeads[kind], prefix.slice(tokenLeads.ACCESS.length + 1));

/** The kind of a token with the right shape and checksum. */
export function findTokenKind(token: string): OAuthTokenKind | undefined {
  const lead = findSecretLead(token);
  return oauthTokenKinds.find((kind) => tokenLeads[kind] === lead);
}

/** Whether a grant is neither revoked nor expired. */
export const isGrantActive = ({ revokedAt, expiresAt }: Pick<OAuthGrant, "revokedAt" | "expiresAt">, now: Date) =>
  revokedAt === null && expiresAt > now.toISOString();

/** Whether a token has not expired. An expiry beyond its lifetime means that the clock was set back. */
export const isTokenCurrent = ({ expiresAtMs }: Pick<OAuthToken, "expiresAtMs">, nowMs: number, lifetimeMs: number) =>
  expiresAtMs > nowMs && expiresAtMs <= nowMs + lifetimeMs;
