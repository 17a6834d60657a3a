import type { SubscriptionId } from "#/model/ids";
import type { AuditEntry } from "#/model/audit-entry";
import type { System } from "#/model/system";
import type { Context } from "#/operations/context";
import { isMember } from "#/operations/subscriptions/resolve";
import { getAuditedHost } from "#/model/webhook-endpoint";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Records a subscription event in the audit log. If the subscriber is not a member of the system's
 * workspace, the entry belongs to no workspace: the subscription is none of that workspace's
 * business.
 */
export async function auditSubscriptionEvent(
  context: Context,
  { audit }: UnitOfWork,
  system: System,
  entry: { readonly action: AuditEntry["action"]; readonly id: SubscriptionId; readonly targetUrl: string },
): Promise<void> {
  const workspaceId = isMember(context, system) ? system.workspaceId : null;
  const details = { ...getAuditedHost(entry.targetUrl), systemSlug: system.slug };
  await audit({ action: entry.action, workspaceId, targetId: entry.id, details });
}
