import type { WorkspaceId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import type { Role } from "#/model/workspace";
import type { Context } from "#/operations/context";
import type { Repositories } from "#/store/store";

/**
 * Whether a member with `role` may invite, change or remove a member with the role `other`: owners
 * everyone, admins everyone but owners.
 */
export const canManage = (role: Role, other: Role): boolean => role === "OWNER" || (role === "ADMIN" && other !== "OWNER");

/**
 * The caller's role in a workspace, read in the transaction; the command line counts as an owner.
 * Throws `forbidden` if the caller is no longer a member.
 */
export async function getCurrentRole({ caller }: Context, { users }: Repositories, workspaceId: WorkspaceId): Promise<Role> {
  if (caller.kind === "administrator") return "OWNER";
  const membership = caller.kind === "person" ? await users.findMembership(workspaceId, caller.user.id) : undefined;
  if (!membership) throw new Failure("forbidden", "You are no longer a member of this workspace.");
  return membership.role;
}

/**
 * Throws `forbidden` unless the caller may manage a member with the role `other`, by the roles in
 * the transaction.
 */
export async function assertCanManage(
  context: Context,
  repositories: Repositories,
  workspaceId: WorkspaceId,
  other: Role,
): Promise<void> {
  if (!canManage(await getCurrentRole(context, repositories, workspaceId), other))
    throw new Failure(
      "forbidden",
      other === "OWNER" ? "Only owners can manage owners." : "This requires the ADMIN role in the workspace.",
    );
}

/**
 * Throws `conflict` if the workspace has only one owner. Call it in the transaction that removes an
 * owner.
 */
export async function assertAnotherOwner({ users }: Repositories, workspaceId: WorkspaceId): Promise<void> {
  if ((await users.countOwners(workspaceId)) < 2)
    throw new Failure("conflict", "This is the last owner of the workspace. Make another member an owner first.");
}
