import { type Delivery, type DeliveryAttempt, isTooLate, isForSubscription } from "#/model/delivery";
import { maxDeliveryAttempts } from "#/model/limits";
import type { AttemptFinished } from "#/store/repositories/deliveries";

/** When attempts are made. */
export type RetrySchedule = {
  /** How long the second and the third attempt wait after the one before, milliseconds, give or take a tenth. */
  readonly retryMs: readonly [number, number];
  /** How long an attempt may take, milliseconds. */
  readonly timeoutMs: number;
  /** A chance number in [0, 1). */
  random(): number;
};

/** Time for an attempt to be begun and for clocks to differ, milliseconds. */
const marginMs = 5000;

/** Whether an attempt that begins at `atMs` would come too late under the delivery's first signature. */
export const isExpired = ({ signedAtS }: Pick<Delivery, "signedAtS">, atMs: number, { timeoutMs }: RetrySchedule): boolean =>
  signedAtS !== null && isTooLate(signedAtS, atMs, timeoutMs + marginMs);

/**
 * What becomes of a delivery when an attempt at it has ended at `nowMs`: it is done, or it waits for the next attempt, or it has had its three, or it could no longer come in time.
 * `delivery` counts the attempt already.
 */
export function applyAttempt(
  delivery: Delivery,
  attempt: DeliveryAttempt,
  nowMs: number,
  schedule: RetrySchedule,
): AttemptFinished {
  const { id, attemptCount } = delivery;
  const attempts = [...delivery.attempts, attempt];
  const finish = (state: AttemptFinished["state"]): AttemptFinished => ({
    id,
    attemptCount,
    attempts,
    state,
    nextAttemptAtMs: null,
    finishedAtMs: nowMs,
  });
  if (attempt.reason === null) return finish("SUCCEEDED");
  if (attemptCount >= maxDeliveryAttempts) return finish("FAILED");
  const nextAttemptAtMs = nowMs + getRetryDelayMs(attemptCount, schedule);
  if (isForSubscription(delivery) && isExpired(delivery, nextAttemptAtMs, schedule)) return finish("EXPIRED");
  return { id, attemptCount, attempts, state: "PENDING", nextAttemptAtMs, finishedAtMs: null };
}

function getRetryDelayMs(attemptsMade: number, { retryMs, random }: RetrySchedule): number {
  const [second, third] = retryMs;
  return Math.round((attemptsMade <= 1 ? second : third) * (0.9 + 0.2 * random()));
}
