import type { EndpointId } from "#/model/ids";
import { createAuditEntry } from "#/model/audit-entry";
import type { Actor } from "#/model/caller";
import { shouldPause, type WebhookEndpoint } from "#/model/webhook-endpoint";
import type { Repositories } from "#/store/store";

/** Results of an endpoint's attempts in one batch. */
export type EndpointOutcome = {
  readonly endpoint: WebhookEndpoint;
  /** Whether any attempt succeeded. */
  readonly succeeded: boolean;
  /** Whether any attempt failed. */
  readonly failed: boolean;
  /** Whether a delivery failed for good. */
  readonly gaveUp: boolean;
};

const dispatcherActor: Actor = { kind: "ADMINISTRATOR", id: null, name: "webhook delivery", requestId: null, address: null };
const pausedReason = "Every delivery failed for five days. Fix the receiver, send a test event, then enable the endpoint again.";

/** How often `lastSuccessAt` is updated at most, milliseconds. */
const minSuccessUpdateMs = 60_000;

/**
 * Records the outcomes of a batch, in its transaction. An endpoint that gives up on a delivery
 * after five days without a success is paused: its pending deliveries are cancelled and the audit
 * log gets an entry.
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

async function recordFailure(repositories: Repositories, id: EndpointId, gaveUp: boolean, now: Date): Promise<void> {
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
