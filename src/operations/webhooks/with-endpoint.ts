import { Failure } from "#/kernel/errors";
import type { AuditEntry } from "#/model/audit-entry";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import { deedOf } from "#/operations/actor";
import type { Context } from "#/operations/operation";
import { hostOf } from "#/operations/webhooks/audited-host";
import { type EndpointTarget, noEndpoint } from "#/operations/webhooks/find-endpoint";
import { demandManage } from "#/operations/workspaces/member-rules";
import type { Repositories } from "#/store/store";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/** An endpoint inside a transaction, and what can be done there. */
export type EndpointScene = {
  readonly endpoint: WebhookEndpoint;
  readonly repositories: Repositories;
  readonly now: Date;
  /** Changes some of its columns and gives it as it is then. */
  set(change: Partial<Omit<WebhookEndpoint, "id" | "workspaceId" | "createdAt">>): Promise<WebhookEndpoint>;
  /** Adds the deed's line to the audit log, with the endpoint's host. */
  note(action: AuditEntry["action"], details?: AuditEntry["details"]): Promise<void>;
};

/**
 * One deed on an endpoint as it stands inside one transaction, the audit line included. Throws `not_found` where it was removed meanwhile, `forbidden` where the caller lost
 * the role.
 */
export function withEndpoint<Result>(
  context: Context,
  { workspaceId, endpoint: { id } }: EndpointTarget,
  work: (scene: EndpointScene) => Promise<Result>,
): Promise<Result> {
  return runUnitOfWork(deedOf(context), async ({ repositories, now, audit }) => {
    await demandManage(context, repositories, workspaceId, "MEMBER");
    const endpoint = await repositories.webhookEndpoints.findInWorkspace(workspaceId, id);
    if (!endpoint) throw new Failure("not_found", noEndpoint);
    return await work({
      endpoint,
      repositories,
      now: new Date(now),
      async set(change) {
        await repositories.webhookEndpoints.update(id, change);
        return { ...endpoint, ...change };
      },
      async note(action, details = {}) {
        await audit({ action, workspaceId, targetId: id, details: { ...hostOf(endpoint.url), ...details } });
      },
    });
  });
}
