import type { UserId } from "#/model/ids";
import type { AuditAction, AuditEntry } from "#/model/audit-entry";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Writes an account event to the audit log of each workspace of the user. Without a workspace, or
 * for an account that does not exist (`userId` null), it writes one entry without a workspace.
 */
export async function auditAccountEvent(
  { repositories: { users }, audit }: UnitOfWork,
  { action, userId, details = {} }: { action: AuditAction; userId: UserId | null; details?: AuditEntry["details"] },
): Promise<void> {
  const memberships = userId === null ? [] : await users.listMemberships(userId);
  const workspaceIds = memberships.length > 0 ? memberships.map(({ workspaceId }) => workspaceId) : [null];
  for (const workspaceId of workspaceIds) await audit({ action, workspaceId, targetId: userId, details });
}
