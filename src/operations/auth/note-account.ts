import { type AuditAction, type AuditEntry, createAuditEntry } from "#/model/audit-entry";
import type { Actor } from "#/model/caller";
import type { Repositories } from "#/store/store";

/**
 * Writes what happened to a person's account into the audit log of every workspace that the person belongs to, since each of them is concerned; where there is none,
 * and for an account that does not exist (`userId` null), one line that belongs to no workspace.
 */
export async function noteAccount(
  { users, auditLog }: Repositories,
  actor: Actor,
  now: string,
  deed: { action: AuditAction; userId: string | null; details?: AuditEntry["details"] },
): Promise<void> {
  const memberships = deed.userId === null ? [] : await users.listMemberships(deed.userId);
  const workspaceIds = memberships.length > 0 ? memberships.map(({ workspaceId }) => workspaceId) : [null];
  const { action, userId, details = {} } = deed;
  for (const workspaceId of workspaceIds)
    await auditLog.insert(createAuditEntry(actor, now, { action, workspaceId, targetId: userId, details }));
}
