import { availableParallelism } from "node:os";

/** How fast attempts may start while the server has requests to serve. */
export type ThrottleLimits = {
  readonly maxPerSecond: number;
  /** Time between batches, milliseconds. Each starts its share of `maxPerSecond`. */
  readonly batchIntervalMs: number;
  /** How long after a request the server counts as busy, milliseconds. */
  readonly busyMs: number;
};

/**
 * A rate that does not noticeably delay requests, in batches rare enough that their commits cost
 * little.
 */
const throttleLimits: ThrottleLimits = { maxPerSecond: 200 * availableParallelism(), batchIntervalMs: 50, busyMs: 500 };

/**
 * Slows down attempts while the server is busy, because deliveries can wait and callers cannot.
 * Without requests there is no limit. Times are of a monotonic clock, milliseconds.
 */
export class Throttle {
  #seenRequests: number;
  #requestedAtMs = Number.NEGATIVE_INFINITY;
  #allowance = 0;
  #countedAtMs = Number.NEGATIVE_INFINITY;

  /** `requestCount` returns how many requests the server has received. */
  constructor(
    readonly requestCount: () => number = () => 0,
    readonly limits = throttleLimits,
  ) {
    this.#seenRequests = requestCount();
  }

  /**
   * Time between batches and between the attempts of one batch, milliseconds. Undefined while the
   * server is not busy.
   */
  getIntervals(nowMs: number): { readonly batchMs: number; readonly attemptMs: number } | undefined {
    const requestCount = this.requestCount();
    if (requestCount !== this.#seenRequests) this.#requestedAtMs = nowMs;
    this.#seenRequests = requestCount;
    const { maxPerSecond, batchIntervalMs, busyMs } = this.limits;
    return nowMs - this.#requestedAtMs > busyMs ? undefined : { batchMs: batchIntervalMs, attemptMs: 1000 / maxPerSecond };
  }

  /** How many attempts may start now. Infinity while the server is not busy. */
  getAllowance(nowMs: number): number {
    if (!this.getIntervals(nowMs)) return Number.POSITIVE_INFINITY;
    const { maxPerSecond, batchIntervalMs } = this.limits;
    const share = (passedMs: number) => (passedMs / 1000) * maxPerSecond;
    this.#allowance = Math.min(share(batchIntervalMs), this.#allowance + share(nowMs - this.#countedAtMs));
    this.#countedAtMs = nowMs;
    return Math.floor(this.#allowance);
  }

  recordStarted(count: number): void {
    this.#allowance = Math.max(0, this.#allowance - count);
  }
}
