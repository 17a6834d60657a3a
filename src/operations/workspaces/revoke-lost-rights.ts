import { type Static, Type } from "@sinclair/typebox";
import type { OneTimeLink } from "#/model/one-time-link";
import { KeyResponse, toKeyResponse, keyExample } from "#/operations/keys/schema";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";
import { canManage } from "#/operations/workspaces/member-rules";
import type { Repositories } from "#/store/store";

/**
 * Whether somebody may set another person's password: a person who manages them in every workspace
 * they belong to, and in one at least.
 */
export async function canResetPassword(
  { users }: Pick<Repositories, "users">,
  issuerId: string,
  userId: string,
): Promise<boolean> {
  const memberships = await users.listMemberships(userId);
  for (const { workspaceId, role } of memberships) {
    const issuerMembership = await users.findMembership(workspaceId, issuerId);
    if (!issuerMembership || !canManage(issuerMembership.role, role)) return false;
  }
  return memberships.length > 0;
}

/** Whether whoever made a link could still make it now. What the command line made stays good. */
export async function isIssuerAuthorized(
  repositories: Pick<Repositories, "users">,
  { kind, createdBy, workspaceId, role, userId }: OneTimeLink,
): Promise<boolean> {
  if (createdBy === null || kind === "SETUP") return true;
  if (kind === "RESET") return userId !== null && (await canResetPassword(repositories, createdBy, userId));
  const issuer = workspaceId === null ? undefined : await repositories.users.findMembership(workspaceId, createdBy);
  return issuer !== undefined && role !== null && canManage(issuer.role, role);
}

/** What becomes of somebody's open links and keys when their rights shrink. */
export const revokedRightsFields = {
  revokedInvitations: Type.Integer({ description: "Open invitations of this person that stopped working" }),
  revokedResetLinks: Type.Integer({ description: "Open password links of this person that stopped working" }),
  keys: Type.Array(KeyResponse, {
    description: "Keys of the workspace that this person made and that still work, or were revoked just now: with revokeKeys",
  }),
};
export const revokeKeysInput = Type.Optional(
  Type.Boolean({ default: false, description: "Revoke the keys of the workspace that this person made, in the same step" }),
);
type RevokedRights = { [Field in keyof typeof revokedRightsFields]: Static<(typeof revokedRightsFields)[Field]> };

/** What the API description shows. */
export const revokedRightsExample: RevokedRights = { revokedInvitations: 1, revokedResetLinks: 0, keys: [keyExample] };

/**
 * Drops the open links of a person that the person could not make any more, and revokes the
 * person's keys of a workspace where that is asked for; each with a line in the audit log. Call it
 * in the transaction that takes the rights away, after it has.
 */
export async function revokeLostRights(
  tx: UnitOfWork,
  { workspaceId, userId, revokeKeys }: { workspaceId: string; userId: string; revokeKeys: boolean },
): Promise<RevokedRights> {
  const {
    repositories: { apiKeys },
    now,
    audit,
  } = tx;
  const revokedLinks = await revokeUnauthorizedLinks(tx, workspaceId, userId);
  const activeKeys = await apiKeys.listActiveByCreator(workspaceId, userId, now);
  if (revokeKeys)
    for (const { id, name, prefix } of activeKeys) {
      await apiKeys.revoke(id, now);
      await audit({ action: "api_key.revoked", workspaceId, targetId: id, details: { name, prefix } });
    }
  const keys = activeKeys.map((key) => toKeyResponse(revokeKeys ? { ...key, revokedAt: now } : key));
  return { ...revokedLinks, keys };
}

/** Drops every open link of a person that is backed by no right any more. */
export async function revokeUnauthorizedLinks(
  { repositories, clock, audit }: UnitOfWork,
  workspaceId: string,
  issuerId: string,
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
