import type { EndpointId } from "#/model/ids";
import { isId } from "#/kernel/ids";
import type { SecretBox } from "#/kernel/secrets/secret-box";
import {
  applyAttempt,
  type AttemptFinished,
  type Delivery,
  type DeliveryAttempt,
  type DeliveryTargetId,
  isExpired,
  isForSubscription,
  type RetrySchedule,
} from "#/model/delivery";
import { maxRetainedDeliveries, maxDeliveryAttempts } from "#/model/limits";
import type { AttemptStarted, DueLimits, NextDue } from "#/store/repositories/deliveries";
import type { Repositories } from "#/store/store";
import { type EndpointOutcome, recordEndpointOutcomes } from "#/webhooks/endpoint-health";
import { signRequest, type SignedRequest, type DeliveryTarget } from "#/webhooks/signature";

/** An attempt that is recorded as started and ready to send. */
export type PreparedAttempt = { readonly delivery: Delivery; readonly target: DeliveryTarget; readonly request: SignedRequest };
/** An attempt that has ended and is not recorded yet. */
export type FinishedAttempt = { readonly delivery: Delivery; readonly target: DeliveryTarget; readonly attempt: DeliveryAttempt };

/** Which target's due deliveries to claim, and how many. */
export type DueQuery = DueLimits & { readonly targetId: DeliveryTargetId };

export type BatchContext = {
  /** The process that claims the deliveries. */
  readonly owner: string;
  readonly secrets: SecretBox;
  readonly schedule: RetrySchedule;
  readonly now: Date;
};

export type BatchResult = {
  /** Attempts to send now. */
  readonly prepared: readonly PreparedAttempt[];
  /** When each target of the batch is due next; undefined if it has no waiting deliveries. */
  readonly next: ReadonlyMap<DeliveryTargetId, NextDue | undefined>;
  /** Targets whose deliveries wait because their signing secret cannot be decrypted. */
  readonly unreadable: ReadonlySet<DeliveryTargetId>;
  /** Each delivery whose attempt has ended, or that is not sent, with its new state. */
  readonly processed: readonly ProcessedDelivery[];
};

export type ProcessedDelivery = Pick<Delivery, "id" | "requestId" | "traceparent"> &
  Pick<AttemptFinished, "state" | "attemptCount" | "attempts">;

/** Wait before an unreadable signing secret is tried again, milliseconds. */
const unreadableRetryMs = 60_000;

/** How much longer a lease lasts than the attempt may take, milliseconds. */
export const leaseMarginMs = 20_000;

/**
 * Records finished attempts and claims due deliveries. Call it in a transaction: one commit for
 * both, because a commit costs more than the rows in it.
 */
export async function processBatch(
  repositories: Repositories,
  finished: readonly FinishedAttempt[],
  queries: readonly DueQuery[],
  context: BatchContext,
): Promise<BatchResult> {
  const recorded = await recordFinished(repositories, finished, context);
  const { prepared, unreadable, processed } = await takeDue(repositories, queries, context);
  const next = new Map<DeliveryTargetId, NextDue | undefined>();
  for (const targetId of new Set([...finished.map(({ target }) => target.id), ...queries.map(({ targetId }) => targetId)])) {
    next.set(targetId, await repositories.deliveries.findNextDue(targetId, context.owner));
  }
  return { prepared, next, unreadable, processed: [...recorded, ...processed] };
}

async function recordFinished(
  repositories: Repositories,
  finished: readonly FinishedAttempt[],
  { owner, schedule, now }: BatchContext,
): Promise<readonly ProcessedDelivery[]> {
  const targetsToTrim = new Set<DeliveryTargetId>();
  const outcomes = new Map<EndpointId, EndpointOutcome>();
  const finishedRows: (AttemptFinished & ProcessedDelivery)[] = [];
  for (const { delivery, target, attempt } of finished) {
    const patch = applyAttempt(delivery, attempt, now.getTime(), schedule);
    finishedRows.push({ ...patch, requestId: delivery.requestId, traceparent: delivery.traceparent });
    if (patch.state !== "PENDING") targetsToTrim.add(target.id);
    if (!("url" in target) || attempt.reason === "interrupted") continue;
    const previous = outcomes.get(target.id);
    outcomes.set(target.id, {
      endpoint: target,
      succeeded: patch.state === "SUCCEEDED" || previous?.succeeded === true,
      failed: patch.state !== "SUCCEEDED" || previous?.failed === true,
      gaveUp: patch.state === "FAILED" || previous?.gaveUp === true,
    });
  }
  await repositories.deliveries.recordAttemptsFinished(owner, finishedRows);
  await recordEndpointOutcomes(repositories, [...outcomes.values()], now);
  for (const id of targetsToTrim) await repositories.deliveries.trimFinished(id, maxRetainedDeliveries);
  return finishedRows;
}

async function takeDue(
  repositories: Repositories,
  queries: readonly DueQuery[],
  context: BatchContext,
): Promise<Pick<BatchResult, "prepared" | "unreadable" | "processed">> {
  const { deliveries } = repositories;
  const { owner, now } = context;
  const rows: Delivery[] = [];
  for (const { targetId, ...limits } of queries)
    rows.push(...(await deliveries.listDue(targetId, { owner, nowMs: now.getTime(), ...limits })));
  const targets = await loadTargets(repositories, rows);
  const prepared: PreparedAttempt[] = [];
  const startedRows: AttemptStarted[] = [];
  const finishedRows: (AttemptFinished & ProcessedDelivery)[] = [];
  const unreadable = new Set<DeliveryTargetId>();
  for (const row of rows) {
    const step = prepareNextStep(row, targets.get(row.targetId), context);
    if ("request" in step) prepared.push(step);
    else finishedRows.push({ ...step, requestId: row.requestId, traceparent: row.traceparent });
    if ("attempts" in step && step.state === "PENDING" && step.attempts.at(-1)?.reason === "secret_unreadable")
      unreadable.add(row.targetId);
    const { id, attemptCount, signedAtS, headers } = "request" in step ? step.delivery : { ...row, ...step };
    const nextAttemptAtMs = now.getTime() + context.schedule.timeoutMs + leaseMarginMs;
    startedRows.push({ id, attemptCount, leasedBy: owner, nextAttemptAtMs, signedAtS, headers });
  }
  await deliveries.recordAttemptsStarted(startedRows);
  await deliveries.recordAttemptsFinished(owner, finishedRows);
  return { prepared, unreadable, processed: finishedRows };
}

/** Returns the attempt to send for a due delivery, or its new state if none can be sent. */
function prepareNextStep(
  row: Delivery,
  target: DeliveryTarget | undefined,
  { secrets, schedule, now }: BatchContext,
): PreparedAttempt | AttemptFinished {
  const nowMs = now.getTime();
  const { id, attemptCount, attempts } = row;
  const createUnsentAttempt = (reason: "interrupted" | "secret_unreadable"): DeliveryAttempt => ({
    ...{ at: now.toISOString(), durationMs: 0, status: null, reason, answer: "" },
  });
  const finalPatch = { id, attemptCount, attempts, nextAttemptAtMs: null, finishedAtMs: nowMs } as const;
  if (!target) return { ...finalPatch, state: "CANCELLED" };
  if (row.leasedBy !== null || attemptCount >= maxDeliveryAttempts)
    return applyAttempt(row, createUnsentAttempt("interrupted"), nowMs, schedule);
  if (isForSubscription(row) && isExpired(row, nowMs, schedule)) return { ...finalPatch, state: "EXPIRED" };
  const request = signRequest(row, target, secrets, nowMs);
  if (!request) {
    // Nothing was sent, so this uses no attempt: the delivery waits until the key is restored or
    // the secret is rotated. Its log lists the reason once.
    const isRecorded = attempts.at(-1)?.reason === "secret_unreadable";
    const recordedAttempts = isRecorded ? attempts : [...attempts, createUnsentAttempt("secret_unreadable")];
    const nextAttemptAtMs = nowMs + unreadableRetryMs;
    return { id, attemptCount, attempts: recordedAttempts, state: "PENDING", nextAttemptAtMs, finishedAtMs: null };
  }
  return { delivery: { ...row, attemptCount: attemptCount + 1, ...request.rowPatch }, target, request };
}

async function loadTargets(
  { webhookEndpoints, subscriptions }: Repositories,
  rows: readonly Delivery[],
): Promise<ReadonlyMap<DeliveryTargetId, DeliveryTarget>> {
  const ids = [...new Set(rows.map(({ targetId }) => targetId))];
  const targets: readonly DeliveryTarget[] = [
    ...(await webhookEndpoints.listByIds(ids.filter((id) => isId("whe", id)))),
    ...(await subscriptions.listByIds(ids.filter((id) => isId("sub", id)))),
  ];
  return new Map(targets.map((target) => [target.id, target]));
}
