import { Failure } from "#/kernel/errors";
import type { Role } from "#/model/workspace";
import type { Context } from "#/operations/context";
import type { Repositories } from "#/store/store";

/**
 * Whether a person of one role may make, change or remove one of another: owners everyone, admins
 * everyone but owners.
 */
export const canManage = (role: Role, other: Role): boolean => role === "OWNER" || (role === "ADMIN" && other !== "OWNER");

/**
 * The caller's role in a workspace as it stands inside the transaction; the command line counts as
 * an owner. Throws `forbidden` for who does not belong to it any more.
 */
export async function getCurrentRole({ caller }: Context, { users }: Repositories, workspaceId: string): Promise<Role> {
  if (caller.kind === "administrator") return "OWNER";
  const membership = caller.kind === "person" ? await users.findMembership(workspaceId, caller.user.id) : undefined;
  if (!membership) throw new Failure("forbidden", "You do not belong to this workspace any more.");
  return membership.role;
}

/**
 * Throws `forbidden` unless the caller may manage somebody of this role, by the roles inside the
 * transaction.
 */
export async function assertCanManage(
  context: Context,
  repositories: Repositories,
  workspaceId: string,
  other: Role,
): Promise<void> {
  if (!canManage(await getCurrentRole(context, repositories, workspaceId), other))
    throw new Failure(
      "forbidden",
      other === "OWNER" ? "Only an owner can do this to or for an owner." : "This needs the role ADMIN in the workspace.",
    );
}

/**
 * Throws `conflict` where an owner would go who is the last. Call it in the transaction in which
 * the owner goes.
 */
export async function assertAnotherOwner({ users }: Repositories, workspaceId: string): Promise<void> {
  if ((await users.countOwners(workspaceId)) < 2)
    throw new Failure("conflict", "This is the workspace's last owner. Make somebody else an owner first.");
}
