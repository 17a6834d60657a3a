import { Failure } from "#/kernel/errors";
import type { AuditEntry } from "#/model/audit-entry";
import { type WebhookEndpoint, getAuditedHost } from "#/model/webhook-endpoint";
import { createCommandContext } from "#/operations/actor";
import type { Context } from "#/operations/context";
import { type EndpointTarget, endpointNotFoundMessage } from "#/operations/webhooks/resolve";
import { assertCanManage } from "#/operations/workspaces/member-rules";
import type { Repositories } from "#/store/store";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/** An endpoint inside a transaction, and its changes. */
export type EndpointUnitOfWork = {
  readonly endpoint: WebhookEndpoint;
  readonly repositories: Repositories;
  readonly now: Date;
  /** Updates some of its fields and returns the result. */
  update(change: Partial<Omit<WebhookEndpoint, "id" | "workspaceId" | "createdAt">>): Promise<WebhookEndpoint>;
  /** Adds an entry with the endpoint's host to the audit log. */
  audit(action: AuditEntry["action"], details?: AuditEntry["details"]): Promise<void>;
};

/**
 * Runs a change of an endpoint in one transaction, with the audit entry. `work` gets the endpoint
 * as it is in the transaction. Throws `not_found` if the endpoint was deleted meanwhile,
 * `forbidden` if the caller lost the role.
 */
export function changeEndpoint<Result>(
  context: Context,
  { workspaceId, endpoint: { id } }: EndpointTarget,
  work: (tx: EndpointUnitOfWork) => Promise<Result>,
): Promise<Result> {
  return runUnitOfWork(createCommandContext(context), async ({ repositories, now, audit }) => {
    await assertCanManage(context, repositories, workspaceId, "MEMBER");
    const endpoint = await repositories.webhookEndpoints.findInWorkspace(workspaceId, id);
    if (!endpoint) throw new Failure("not_found", endpointNotFoundMessage);
    return await work({
      endpoint,
      repositories,
      now: new Date(now),
      async update(change) {
        await repositories.webhookEndpoints.update(id, change);
        return { ...endpoint, ...change };
      },
      async audit(action, details = {}) {
        await audit({ action, workspaceId, targetId: id, details: { ...getAuditedHost(endpoint.url), ...details } });
      },
    });
  });
}
