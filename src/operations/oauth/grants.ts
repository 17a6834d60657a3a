import { createId } from "#/kernel/ids";
import type { UserId, WorkspaceId } from "#/model/ids";
import type { Permission } from "#/model/key";
import {
  codeLifetimeMs,
  dayMs,
  endedGrantMs,
  generateGrantPrefix,
  issueOAuthToken,
  type OAuthGrant,
  type OAuthTokenKind,
} from "#/model/oauth-grant";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";
import type { AccessDemand, AuthorizationRequest } from "#/operations/oauth/authorization-request";
import type { Repositories } from "#/store/store";

/** How long a grant may wait for its code to be redeemed until it is removed, milliseconds. */
const abandonedMs = 10 * 60 * 1000;

type NewGrant = Pick<AuthorizationRequest, "client" | "redirectUri"> &
  Pick<AccessDemand, "resource" | "codeChallenge"> & {
    readonly workspaceId: WorkspaceId;
    readonly userId: UserId;
    readonly permissions: readonly Permission[];
    readonly days: number;
  };

/** Stores a grant with a code for its client, and returns the code. */
export async function createGrant(tx: UnitOfWork, newGrant: NewGrant): Promise<string> {
  const { repositories, clock, audit } = tx;
  const nowMs = clock.now().getTime();
  await removeEndedGrants(repositories, nowMs);
  const { client, redirectUri, resource, codeChallenge, workspaceId, userId, days } = newGrant;
  const grant: OAuthGrant = {
    id: createId("grt"),
    workspaceId,
    userId,
    clientId: client.id,
    clientName: client.name,
    clientHost: client.host,
    prefix: generateGrantPrefix(),
    permissions: newGrant.permissions,
    resource,
    redirectUri,
    codeChallenge,
    createdAt: tx.now,
    activatedAt: null,
    lastUsedAt: null,
    expiresAt: new Date(nowMs + days * dayMs).toISOString(),
    revokedAt: null,
  };
  await repositories.oauthGrants.insert(grant);
  await audit({ action: "client.connected", workspaceId, targetId: grant.id, details: describeGrant(grant) });
  return await addToken(repositories, grant, "CODE", nowMs + codeLifetimeMs);
}

/** Issues a token of a grant. The store has only its hash. */
export async function addToken(
  { oauthGrants }: Pick<Repositories, "oauthGrants">,
  grant: OAuthGrant,
  kind: OAuthTokenKind,
  expiresAtMs: number,
): Promise<string> {
  const { secret, hash } = issueOAuthToken(kind, grant);
  await oauthGrants.insertToken({ hash, grantId: grant.id, kind, expiresAtMs, usedAtMs: null });
  return secret;
}

/** Why a grant ended, for the audit log. */
type GrantEnd =
  | "revoked"
  | "revoked by the client"
  | "code used twice"
  | "refresh token used twice"
  | "member removed"
  | "account secured"
  | "replaced";

/** Revokes a grant with all its tokens. Does nothing if it is revoked already. */
export async function revokeGrant({ repositories, now, audit }: UnitOfWork, grant: OAuthGrant, reason: GrantEnd): Promise<void> {
  if (!(await repositories.oauthGrants.revoke(grant.id, now))) return;
  const details = { ...describeGrant(grant), reason };
  await audit({ action: "client.disconnected", workspaceId: grant.workspaceId, targetId: grant.id, details });
}

/**
 * Revokes the active grants of a person: all of them when the account is secured, for example with
 * a new password, or those in one workspace.
 */
export async function revokeGrantsByUser(
  tx: UnitOfWork,
  userId: UserId,
  reason: GrantEnd,
  workspaceId?: WorkspaceId,
): Promise<void> {
  for (const grant of await tx.repositories.oauthGrants.listActiveByUser(userId, tx.now, workspaceId))
    await revokeGrant(tx, grant, reason);
}

/**
 * Revokes the earlier grants of a registered client for the same person and workspace, once it has
 * redeemed a newer one: a registration belongs to one installation, which keeps only its newest
 * tokens. A client with a document has one id on all devices, and keeps the grants of all.
 */
export async function revokeReplacedGrants(tx: UnitOfWork, grant: OAuthGrant): Promise<void> {
  if (grant.clientHost !== null) return;
  for (const earlier of await tx.repositories.oauthGrants.listActiveByUser(grant.userId, tx.now, grant.workspaceId))
    if (earlier.id !== grant.id && earlier.clientId === grant.clientId && earlier.activatedAt !== null)
      await revokeGrant(tx, earlier, "replaced");
}

const describeGrant = ({ clientName, clientHost, prefix, permissions, expiresAt }: OAuthGrant) => ({
  name: clientName,
  host: clientHost,
  prefix,
  permissions: permissions.join(","),
  expiresAt,
});

/** Removes what has expired. Called whenever something is added. */
export async function removeEndedGrants({ oauthGrants }: Pick<Repositories, "oauthGrants">, nowMs: number): Promise<void> {
  await oauthGrants.removeEnded({
    nowMs,
    abandonedBefore: new Date(nowMs - abandonedMs).toISOString(),
    endedBefore: new Date(nowMs - endedGrantMs).toISOString(),
  });
}
