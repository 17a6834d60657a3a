import type { AuditAction, AuditEntry } from "#/model/audit-entry";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Writes what happened to a person's account into the audit log of every workspace that the person
 * belongs to, since each of them is concerned; where there is none, and for an account that does
 * not exist (`userId` null), one line that belongs to no workspace.
 */
export async function auditAccountEvent(
  { repositories: { users }, audit }: UnitOfWork,
  { action, userId, details = {} }: { action: AuditAction; userId: string | null; details?: AuditEntry["details"] },
): Promise<void> {
  const memberships = userId === null ? [] : await users.listMemberships(userId);
  const workspaceIds = memberships.length > 0 ? memberships.map(({ workspaceId }) => workspaceId) : [null];
  for (const workspaceId of workspaceIds) await audit({ action, workspaceId, targetId: userId, details });
}
