import type { Clock } from "#/kernel/clock";
import { Failure } from "#/kernel/errors";
import type { SecretBox } from "#/kernel/secret-box";
import { attemptReasons } from "#/model/attempt-reason";
import type { Delivery } from "#/model/delivery";
import { webhookTest } from "#/model/event";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import { trialOwner } from "#/store/repositories/deliveries";
import type { Repositories, Store } from "#/store/store";
import type { Schedule } from "#/webhooks/after-attempt";
import type { Attempt } from "#/webhooks/attempt";
import { leaseSpareMs, takeTurn } from "#/webhooks/delivery-turn";
import { announce } from "#/webhooks/fan-out";
import { readyRequest, type ReadyRequest } from "#/webhooks/ready-request";

/** What an endpoint is tried out with. */
export type TrialTerms = {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly attempt: Attempt;
  readonly schedule: Schedule;
};

/** A test whose first attempt is noted and is to be sent. */
export type Trial = {
  readonly delivery: Delivery;
  readonly endpoint: WebhookEndpoint;
  readonly request: ReadyRequest;
  readonly at: Date;
};

/**
 * Makes a `webhook.test` for one endpoint and takes it for this call, so that nobody else sends it meanwhile. Call it in a transaction. Throws `conflict` where the secret
 * cannot be opened.
 */
export async function beginTrial(
  repositories: Repositories,
  endpoint: WebhookEndpoint,
  { secrets, schedule }: Pick<TrialTerms, "secrets" | "schedule">,
  at: Date,
): Promise<Trial> {
  const event = webhookTest(endpoint.workspaceId, endpoint.id, at.toISOString());
  await announce(repositories, event);
  const made = await repositories.deliveries.ofEvent(endpoint.id, event.id);
  if (!made) throw new Error(`no delivery of ${event.id} was made`);
  const request = readyRequest(made, endpoint, secrets, at.getTime());
  if (!request) throw new Failure("conflict", attemptReasons.secret_unreadable);
  const nextAttemptAtMs = at.getTime() + schedule.timeoutMs + leaseSpareMs;
  const begun = { ...request.kept, id: made.id, attemptCount: 1, leasedBy: trialOwner + crypto.randomUUID(), nextAttemptAtMs };
  await repositories.deliveries.begin([begun]);
  return { delivery: { ...made, ...begun }, endpoint, request, at };
}

/**
 * Sends a test at once and gives it as it stands then. Where it failed, the dispatcher goes on with it; at an endpoint that is switched off the one attempt is all. Undefined
 * where the endpoint was removed meanwhile.
 */
export async function sendTrial(
  { store, clock, secrets, attempt, schedule }: TrialTerms,
  { delivery, endpoint, request: { url, headers }, at }: Trial,
): Promise<Delivery | undefined> {
  const { status, reason, durationMs, answer } = await attempt({ url, headers, body: delivery.body });
  const ended = { at: at.toISOString(), durationMs, status, reason, answer };
  const now = clock.now();
  return await store.transaction(async (repositories) => {
    const { webhookEndpoints, deliveries } = repositories;
    const terms = { owner: delivery.leasedBy ?? "", secrets, schedule, now };
    await takeTurn(repositories, [{ delivery, target: endpoint, attempt: ended }], [], terms);
    const present = await webhookEndpoints.byId(endpoint.id);
    if (present && present.status !== "ENABLED") await deliveries.cancel(endpoint.id, now.getTime());
    return await deliveries.ofTarget(endpoint.id, delivery.id);
  });
}
