import { type Static, Type } from "@sinclair/typebox";
import type { OneTimeLink } from "#/model/one-time-link";
import { KeyAnswer, keyAnswer, keyExample } from "#/operations/keys/key-answer";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";
import { mayManage } from "#/operations/workspaces/member-rules";
import type { Repositories } from "#/store/store";

/** Whether somebody may set another person's password: a person who manages them in every workspace they belong to, and in one at least. */
export async function mayReset({ users }: Pick<Repositories, "users">, makerId: string, userId: string): Promise<boolean> {
  const memberships = await users.listMemberships(userId);
  for (const { workspaceId, role } of memberships) {
    const own = await users.findMembership(workspaceId, makerId);
    if (!own || !mayManage(own.role, role)) return false;
  }
  return memberships.length > 0;
}

/** Whether whoever made a link could still make it now. What the command line made stays good. */
export async function isBacked(
  repositories: Pick<Repositories, "users">,
  { kind, createdBy, workspaceId, role, userId }: OneTimeLink,
): Promise<boolean> {
  if (createdBy === null || kind === "SETUP") return true;
  if (kind === "RESET") return userId !== null && (await mayReset(repositories, createdBy, userId));
  const maker = workspaceId === null ? undefined : await repositories.users.findMembership(workspaceId, createdBy);
  return maker !== undefined && role !== null && mayManage(maker.role, role);
}

/** What becomes of somebody's open links and keys when their rights shrink. */
export const rightsFields = {
  revokedInvitations: Type.Integer({ description: "Open invitations of this person that stopped working" }),
  revokedResetLinks: Type.Integer({ description: "Open password links of this person that stopped working" }),
  keys: Type.Array(KeyAnswer, {
    description: "Keys of the workspace that this person made and that still work, or were revoked just now: with revokeKeys",
  }),
};
export const revokeKeysInput = Type.Optional(
  Type.Boolean({ default: false, description: "Revoke the keys of the workspace that this person made, in the same step" }),
);
type Rights = { [Field in keyof typeof rightsFields]: Static<(typeof rightsFields)[Field]> };

/** What the API description shows. */
export const rightsExample: Rights = { revokedInvitations: 1, revokedResetLinks: 0, keys: [keyExample] };

/**
 * Drops the open links of a person that the person could not make any more, and revokes the person's keys of a workspace where that is asked for; each with a line in the
 * audit log. Call it in the transaction that takes the rights away, after it has.
 */
export async function shrinkRights(
  tx: UnitOfWork,
  { workspaceId, userId, revokeKeys }: { workspaceId: string; userId: string; revokeKeys: boolean },
): Promise<Rights> {
  const {
    repositories: { apiKeys },
    now,
    audit,
  } = tx;
  const dropped = await dropUnbacked(tx, workspaceId, userId);
  const working = await apiKeys.listActiveByCreator(workspaceId, userId, now);
  if (revokeKeys)
    for (const { id, name, prefix } of working) {
      await apiKeys.revoke(id, now);
      await audit({ action: "api_key.revoked", workspaceId, targetId: id, details: { name, prefix } });
    }
  const keys = working.map((key) => keyAnswer(revokeKeys ? { ...key, revokedAt: now } : key));
  return { ...dropped, keys };
}

/** Drops every open link of a person that is backed by no right any more. */
export async function dropUnbacked(
  { repositories, clock, audit }: UnitOfWork,
  workspaceId: string,
  makerId: string,
): Promise<Pick<Rights, "revokedInvitations" | "revokedResetLinks">> {
  const { oneTimeLinks } = repositories;
  const count = { INVITATION: 0, RESET: 0, SETUP: 0 };
  for (const link of await oneTimeLinks.listUsableByCreator(makerId, clock.now().getTime())) {
    if (await isBacked(repositories, link)) continue;
    await oneTimeLinks.remove(link.id);
    count[link.kind]++;
    const deed =
      link.kind === "INVITATION"
        ? ({
            action: "invitation.revoked",
            targetId: link.id,
            details: { email: link.email ?? "", role: link.role ?? "" },
          } as const)
        : ({ action: "reset_link.revoked", targetId: link.userId, details: {} } as const);
    await audit({ workspaceId: link.workspaceId ?? workspaceId, ...deed });
  }
  return { revokedInvitations: count.INVITATION, revokedResetLinks: count.RESET };
}
