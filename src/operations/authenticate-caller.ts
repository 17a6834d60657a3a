import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { type Caller, type KeyCaller, liveryActor, type SignedInPerson } from "#/model/caller";
import { isWellFormedKey } from "#/model/key";
import { accessTokenLifetimeMs, findTokenKind, isGrantActive, isTokenCurrent } from "#/model/oauth-grant";
import { sessionLifetimeMs } from "#/model/session";
import { isOwnResource } from "#/operations/oauth/addresses";
import type { Services } from "#/operations/services";
import type { RequestMeter } from "#/operations/request-meter";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/** The credentials that a transport read from a request. */
export type Credentials = {
  readonly authorization?: string | null | undefined;
  readonly sessionToken?: string | undefined;
  /** Whether the request is for the resource that access tokens are for: the MCP address. */
  readonly acceptsAccessTokens?: boolean;
};

const anonymous: Caller = { kind: "anonymous" };

/** The error for a missing or invalid key, with the same message for every reason. */
export const createUnauthenticatedFailure = () =>
  new Failure(
    "unauthorized",
    "The API key is missing, invalid, expired or revoked. Send a valid key as `Authorization: Bearer <API_KEY>`.",
  );

/**
 * How stale a key's `lastUsedAt` and a session's expiry may be before they are written again,
 * milliseconds.
 */
const touchAfterMs = 60_000;
const extendAfterMs = 60 * 60 * 1000;

/**
 * Identifies the caller. A key, or an access token of a remote client, takes precedence over a
 * session. A key that does not work throws
 * `unauthorized`, and `meter` counts the attempt. An expired session counts as no session.
 */
export async function authenticateCaller(
  services: Services,
  { authorization, sessionToken, acceptsAccessTokens = false }: Credentials,
  meter?: RequestMeter,
): Promise<Caller> {
  if (authorization === undefined || authorization === null)
    return (sessionToken && (await authenticateSession(services, sessionToken))) || anonymous;
  const secret = /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "";
  const caller =
    (await authenticateKey(services, secret)) ?? (acceptsAccessTokens ? await authenticateToken(services, secret) : undefined);
  if (caller) return caller;
  meter?.count("unauthorized");
  throw createUnauthenticatedFailure();
}

async function authenticateKey({ store, clock, keyUseRecorder }: Services, key: string): Promise<Caller | undefined> {
  const found = isWellFormedKey(key) ? await store.apiKeys.findByHash(sha256Hex(key)) : undefined;
  const now = clock.now();
  const isInactive = found && (found.revokedAt !== null || (found.expiresAt !== null && found.expiresAt <= now.toISOString()));
  if (!found || isInactive) return undefined;
  keyUseRecorder.record(found.id, now, found.lastUsedAt, touchAfterMs);
  return { kind: "key", key: found };
}

/**
 * The caller of an access token: its grant, while that is active, for this resource, and of a
 * person who is still a member of the workspace.
 */
async function authenticateToken(services: Services, secret: string): Promise<KeyCaller | undefined> {
  const { store, clock, keyUseRecorder, baseUrl } = services;
  if (findTokenKind(secret) !== "ACCESS") return undefined;
  const found = await store.oauthGrants.findToken(sha256Hex(secret));
  const now = clock.now();
  if (found?.token.kind !== "ACCESS" || !isTokenCurrent(found.token, now.getTime(), accessTokenLifetimeMs)) return undefined;
  const { grant } = found;
  if (!isGrantActive(grant, now) || !isOwnResource(grant.resource, baseUrl)) return undefined;
  const membership = await store.users.findMembership(grant.workspaceId, grant.userId);
  if (!membership) return undefined;
  keyUseRecorder.record(grant.id, now, grant.lastUsedAt, touchAfterMs);
  const { clientName: name, ...own } = grant;
  return { kind: "key", key: { ...own, name, kind: "WORKSPACE", designId: null }, role: membership.role };
}

async function authenticateSession({ store, contents, clock }: Services, token: string): Promise<SignedInPerson | undefined> {
  const nowMs = clock.now().getTime();
  const session = await store.sessions.findActive(sha256Hex(token), nowMs);
  const user = session && (await store.users.findById(session.userId));
  if (!session || !user) return undefined;
  const remainingMs = session.expiresAtMs - nowMs;
  // More than the lifetime remains if the clock was set back.
  if (remainingMs < sessionLifetimeMs - extendAfterMs || remainingMs > sessionLifetimeMs)
    await runUnitOfWork({ store, contents, clock, by: liveryActor }, ({ repositories: { sessions } }) =>
      sessions.extend(session.id, nowMs + sessionLifetimeMs),
    );
  const memberships = await store.users.listMemberships(user.id);
  return {
    kind: "person",
    user,
    sessionId: session.id,
    roles: new Map(memberships.map(({ workspaceId, role }) => [workspaceId, role])),
  };
}
