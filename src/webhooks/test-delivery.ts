import type { Clock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { SecretBox } from "#/kernel/secrets/secret-box";
import { attemptReasons } from "#/model/attempt-reason";
import type { Delivery, RetrySchedule } from "#/model/delivery";
import { createWebhookTestEvent } from "#/model/event";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import { trialOwnerPrefix } from "#/store/repositories/deliveries";
import type { Repositories, Store } from "#/store/store";
import type { AttemptSender } from "#/webhooks/attempt-sender";
import { leaseMarginMs, processBatch } from "#/webhooks/scheduler/process-batch";
import { publishEvent } from "#/webhooks/fan-out";
import { signRequest, type SignedRequest } from "#/webhooks/signature";

export type TestDeliveryContext = {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly sendAttempt: AttemptSender;
  readonly retrySchedule: RetrySchedule;
};

/** A test delivery whose first attempt is recorded but not sent yet. */
export type TestDelivery = {
  readonly delivery: Delivery;
  readonly endpoint: WebhookEndpoint;
  readonly request: SignedRequest;
  readonly at: Date;
};

/**
 * Creates a `webhook.test` event for one endpoint and leases its delivery, so that the dispatcher
 * does not send it too. Call it in a transaction. Throws `conflict` if the signing secret cannot be
 * decrypted.
 */
export async function startTestDelivery(
  repositories: Repositories,
  endpoint: WebhookEndpoint,
  { secrets, retrySchedule }: Pick<TestDeliveryContext, "secrets" | "retrySchedule">,
  at: Date,
): Promise<TestDelivery> {
  const event = createWebhookTestEvent(endpoint.workspaceId, endpoint.id, at.toISOString());
  await publishEvent(repositories, event);
  const created = await repositories.deliveries.findByEvent(endpoint.id, event.id);
  if (!created) throw new Error(`event ${event.id} has no delivery`);
  const request = signRequest(created, endpoint, secrets, at.getTime());
  if (!request) throw new Failure("conflict", attemptReasons.secret_unreadable);
  const nextAttemptAtMs = at.getTime() + retrySchedule.timeoutMs + leaseMarginMs;
  const started = {
    ...request.rowPatch,
    id: created.id,
    attemptCount: 1,
    leasedBy: trialOwnerPrefix + crypto.randomUUID(),
    nextAttemptAtMs,
  };
  await repositories.deliveries.recordAttemptsStarted([started]);
  return { delivery: { ...created, ...started }, endpoint, request, at };
}

/**
 * Sends a test delivery and returns its new state. After a failure the dispatcher retries it,
 * unless the endpoint is not enabled. Returns undefined if the endpoint was deleted in the
 * meantime.
 */
export async function sendTestDelivery(
  { store, clock, secrets, sendAttempt, retrySchedule }: TestDeliveryContext,
  { delivery, endpoint, request: { url, headers }, at }: TestDelivery,
): Promise<Delivery | undefined> {
  const { status, reason, durationMs, answer } = await sendAttempt({ url, headers, body: delivery.body });
  const finishedAttempt = { at: at.toISOString(), durationMs, status, reason, answer };
  const now = clock.now();
  return await store.transaction(async (repositories) => {
    const { webhookEndpoints, deliveries } = repositories;
    const context = { owner: delivery.leasedBy ?? "", secrets, schedule: retrySchedule, now };
    await processBatch(repositories, [{ delivery, target: endpoint, attempt: finishedAttempt }], [], context);
    const current = await webhookEndpoints.findById(endpoint.id);
    if (current && current.status !== "ENABLED") await deliveries.cancel(endpoint.id, now.getTime());
    return await deliveries.findByTarget(endpoint.id, delivery.id);
  });
}
