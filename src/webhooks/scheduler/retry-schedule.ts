import { type Delivery, type DeliveryAttempt, isTooLate, isForSubscription } from "#/model/delivery";
import { maxDeliveryAttempts } from "#/model/limits";
import type { AttemptFinished } from "#/store/repositories/deliveries";

export type RetrySchedule = {
  /** Waits before the second and the third attempt, milliseconds, varied by up to a tenth. */
  readonly retryMs: readonly [number, number];
  /** How long an attempt may take, milliseconds. */
  readonly timeoutMs: number;
  /** A random number in [0, 1). */
  random(): number;
};

/** Allowance for starting an attempt and for clock differences, milliseconds. */
const marginMs = 5000;

/**
 * Whether an attempt that starts at `atMs` could arrive after the signature of the first attempt is
 * too old.
 */
export const isExpired = ({ signedAtS }: Pick<Delivery, "signedAtS">, atMs: number, { timeoutMs }: RetrySchedule): boolean =>
  signedAtS !== null && isTooLate(signedAtS, atMs, timeoutMs + marginMs);

/**
 * Returns a delivery's new state after an attempt that ended at `nowMs`: succeeded, waiting for a
 * retry, failed after the last attempt, or expired because a retry would arrive too late.
 * `delivery.attemptCount` already includes the attempt.
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
