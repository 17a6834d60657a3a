import type { UserId, WorkspaceId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import type { OneTimeLink } from "#/model/one-time-link";
import { KeyResponse, toKeyResponse, keyExample } from "#/operations/keys/schema";
import { revokeGrantsByUser } from "#/operations/oauth/grants";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";
import { canManage } from "#/operations/workspaces/member-rules";
import type { Repositories } from "#/store/store";

/**
 * Whether one user may reset another user's password: a user who can manage the other in all of the
 * other's workspaces, of which there is at least one.
 */
export async function canResetPassword(
  { users }: Pick<Repositories, "users">,
  issuerId: UserId,
  userId: UserId,
): Promise<boolean> {
  const memberships = await users.listMemberships(userId);
  for (const { workspaceId, role } of memberships) {
    const issuerMembership = await users.findMembership(workspaceId, issuerId);
    if (!issuerMembership || !canManage(issuerMembership.role, role)) return false;
  }
  return memberships.length > 0;
}

/**
 * Whether the issuer of a link could still create it now. Links from the command line stay valid.
 */
export async function isIssuerAuthorized(
  repositories: Pick<Repositories, "users">,
  { kind, createdBy, workspaceId, role, userId }: OneTimeLink,
): Promise<boolean> {
  if (createdBy === null || kind === "SETUP") return true;
  if (kind === "RESET") return userId !== null && (await canResetPassword(repositories, createdBy, userId));
  const issuer = workspaceId === null ? undefined : await repositories.users.findMembership(workspaceId, createdBy);
  return issuer !== undefined && role !== null && canManage(issuer.role, role);
}

/** The response fields about a user's links and keys after the user lost rights. */
export const revokedRightsFields = {
  revokedInvitations: Type.Integer({ description: "Number of the user's open invitations that were revoked" }),
  revokedResetLinks: Type.Integer({ description: "Number of the user's open password reset links that were revoked" }),
  keys: Type.Array(KeyResponse, {
    description: "API keys of the workspace that the user created and that were valid; revoked if revokeKeys is true",
  }),
};
export const revokeKeysInput = Type.Optional(
  Type.Boolean({ default: false, description: "Also revoke the API keys of the workspace that the user created" }),
);
type RevokedRights = { [Field in keyof typeof revokedRightsFields]: Static<(typeof revokedRightsFields)[Field]> };

export const revokedRightsExample: RevokedRights = { revokedInvitations: 1, revokedResetLinks: 0, keys: [keyExample] };

/**
 * Revokes the open links of a user which the user could no longer create, the access of the user's
 * remote clients if the user is no longer a member and, if requested, the workspace's keys that the
 * user created, with audit entries. Call it in the transaction that
 * removes the rights, after it has.
 */
export async function revokeLostRights(
  tx: UnitOfWork,
  { workspaceId, userId, revokeKeys }: { workspaceId: WorkspaceId; userId: UserId; revokeKeys: boolean },
): Promise<RevokedRights> {
  const {
    repositories: { apiKeys, users },
    now,
    audit,
  } = tx;
  const revokedLinks = await revokeUnauthorizedLinks(tx, workspaceId, userId);
  if (!(await users.findMembership(workspaceId, userId))) await revokeGrantsByUser(tx, userId, "member removed", workspaceId);
  const activeKeys = await apiKeys.listActiveByCreator(workspaceId, userId, now);
  if (revokeKeys)
    for (const { id, name, prefix } of activeKeys) {
      await apiKeys.revoke(id, now);
      await audit({ action: "api_key.revoked", workspaceId, targetId: id, details: { name, prefix } });
    }
  const keys = activeKeys.map((key) => toKeyResponse(revokeKeys ? { ...key, revokedAt: now } : key));
  return { ...revokedLinks, keys };
}

/** Revokes the open links of a user which the user could no longer create. */
export async function revokeUnauthorizedLinks(
  { repositories, clock, audit }: UnitOfWork,
  workspaceId: WorkspaceId,
  issuerId: UserId,
): Promise<Pick<RevokedRights, "revokedInvitations" | "revokedResetLinks">> {
  const { oneTimeLinks } = repositories;
  const count = { INVITATION: 0, RESET: 0, SETUP: 0 };
  for (const link of await oneTimeLinks.listUsableByCreator(issuerId, clock.now().getTime())) {
    if (await isIssuerAuthorized(repositories, link)) continue;
    await oneTimeLinks.remove(link.id);
    count[link.kind]++;
    const entry =
      link.kind === "INVITATION"
        ? ({
            action: "invitation.revoked",
            targetId: link.id,
            details: { email: link.email ?? "", role: link.role ?? "" },
          } as const)
        : ({ action: "reset_link.revoked", targetId: link.userId, details: {} } as const);
    await audit({ workspaceId: link.workspaceId ?? workspaceId, ...entry });
  }
  return { revokedInvitations: count.INVITATION, revokedResetLinks: count.RESET };
}
