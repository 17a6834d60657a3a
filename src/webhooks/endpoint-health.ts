import { createAuditEntry } from "#/model/audit-entry";
import type { Actor } from "#/model/caller";
import { shouldPause, type WebhookEndpoint } from "#/model/webhook-endpoint";
import type { Repositories } from "#/store/store";

/** How an endpoint fared lately: whether any attempt succeeded, and whether a delivery came to its end in vain. */
export type EndpointOutcome = {
  readonly endpoint: WebhookEndpoint;
  readonly succeeded: boolean;
  readonly failed: boolean;
  readonly gaveUp: boolean;
};

const dispatcherActor: Actor = { kind: "ADMINISTRATOR", id: null, name: "webhook delivery", requestId: null, address: null };
const pausedReason = "Nothing was delivered for five days. Mend the receiver, send a test, then switch the endpoint on again.";

/** The last success is noted anew after so long, milliseconds. */
const minSuccessUpdateMs = 60_000;

/**
 * Notes how endpoints fare. One that has failed for five days without a success is paused when a delivery to it has come to its end in vain: what waits for it is cancelled, and
 * the audit log says so.
 */
export async function recordEndpointOutcomes(
  repositories: Repositories,
  outcomes: readonly EndpointOutcome[],
  now: Date,
): Promise<void> {
  for (const { endpoint, succeeded, failed, gaveUp } of outcomes) {
    if (succeeded) await recordSuccess(repositories, endpoint, now);
    else if (failed) await recordFailure(repositories, endpoint.id, gaveUp, now);
  }
}

async function recordSuccess(
  { webhookEndpoints }: Repositories,
  { id, failingSince, lastSuccessAt }: WebhookEndpoint,
  now: Date,
) {
  const sinceMs = now.getTime() - Date.parse(lastSuccessAt ?? "");
  if (failingSince === null && Math.abs(sinceMs) < minSuccessUpdateMs) return;
  await webhookEndpoints.update(id, { lastSuccessAt: now.toISOString(), failingSince: null });
}

async function recordFailure(repositories: Repositories, id: string, gaveUp: boolean, now: Date): Promise<void> {
  const { webhookEndpoints, deliveries, auditLog } = repositories;
  const endpoint = await webhookEndpoints.findById(id);
  if (!endpoint) return;
  const at = now.toISOString();
  if (endpoint.failingSince === null) await webhookEndpoints.update(id, { failingSince: at });
  if (!gaveUp || !shouldPause(endpoint, now.getTime())) return;
  await webhookEndpoints.update(id, { status: "PAUSED", pausedAt: at, pausedReason, updatedAt: at });
  await deliveries.cancel(id, now.getTime());
  const { workspaceId, failingSince } = endpoint;
  const details = { failingSince };
  await auditLog.insert(
    createAuditEntry(dispatcherActor, at, { action: "webhook_endpoint.paused", workspaceId, targetId: id, details }),
  );
}
