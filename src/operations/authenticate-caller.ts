import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { type Caller, liveryActor, type SignedInPerson } from "#/model/caller";
import { isWellFormedKey } from "#/model/key";
import { sessionLifetimeMs } from "#/model/session";
import type { Services } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/** What a door found that may tell who calls. */
export type Credentials = {
  readonly authorization?: string | null | undefined;
  readonly sessionToken?: string | undefined;
  readonly address: string;
};

const anonymous: Caller = { kind: "anonymous" };
const createInvalidKeyFailure = () =>
  new Failure(
    "unauthorized",
    "The API key is missing, invalid, expired or revoked. Send `Authorization: Bearer <API_KEY>` with a key that is valid.",
  );

/**
 * How old a key's "last used" or a session's end may get before it is written again, milliseconds.
 */
const touchAfterMs = 60_000;
const extendAfterMs = 60 * 60 * 1000;

/**
 * Finds out who calls. A key that is there counts before a session, and one that is there and bad
 * throws `unauthorized`, whatever is wrong with it in the same words; a session that is over counts
 * as none.
 */
export async function authenticateCaller(services: Services, { authorization, sessionToken }: Credentials): Promise<Caller> {
  if (authorization !== undefined && authorization !== null) return await authenticateKey(services, authorization);
  return (sessionToken && (await authenticateSession(services, sessionToken))) || anonymous;
}

async function authenticateKey({ store, clock, keyUseRecorder }: Services, authorization: string): Promise<Caller> {
  const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? "";
  const found = isWellFormedKey(key) ? await store.apiKeys.findByHash(sha256Hex(key)) : undefined;
  const now = clock.now();
  const isInactive = found && (found.revokedAt !== null || (found.expiresAt !== null && found.expiresAt <= now.toISOString()));
  if (!found || isInactive) throw createInvalidKeyFailure();
  keyUseRecorder.record(found.id, now, found.lastUsedAt, touchAfterMs);
  return { kind: "key", key: found };
}

async function authenticateSession({ store, contents, clock }: Services, token: string): Promise<SignedInPerson | undefined> {
  const nowMs = clock.now().getTime();
  const session = await store.sessions.findActive(sha256Hex(token), nowMs);
  const user = session && (await store.users.findById(session.userId));
  if (!session || !user) return undefined;
  const remainingMs = session.expiresAtMs - nowMs;
  // More than a session lasts is of a clock that was set back since.
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

/** Refuses a call without a valid key in the same words for every reason. */
export const createUnauthenticatedFailure = createInvalidKeyFailure;
