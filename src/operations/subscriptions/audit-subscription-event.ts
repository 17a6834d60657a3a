import type { AuditEntry } from "#/model/audit-entry";
import type { System } from "#/model/system";
import type { Context } from "#/operations/operation";
import { isMember } from "#/operations/subscriptions/resolve";
import { getAuditedHost } from "#/model/webhook-endpoint";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * The audit line of a deed on a subscription. A subscriber from elsewhere is no business of the
 * system's workspace: that line belongs to no workspace.
 */
export async function auditSubscriptionEvent(
  context: Context,
  { audit }: UnitOfWork,
  system: System,
  entry: { readonly action: AuditEntry["action"]; readonly id: string; readonly targetUrl: string },
): Promise<void> {
  const workspaceId = isMember(context, system) ? system.workspaceId : null;
  const details = { ...getAuditedHost(entry.targetUrl), systemSlug: system.slug };
  await audit({ action: entry.action, workspaceId, targetId: entry.id, details });
}
