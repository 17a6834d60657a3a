import { availableParallelism } from "node:os";

/** How fast attempts may begin while the server is called. */
export type ThrottleLimits = {
  /** So many a second. */
  readonly maxPerSecond: number;
  /** A turn is taken so often, milliseconds, and begins no more than its share. */
  readonly batchIntervalMs: number;
  /** The server counts as called for so long after a call, milliseconds. */
  readonly busyMs: number;
};

/** What a processor can send beside what it serves without those who call waiting noticeably longer; and turns so seldom that their commits are little of it. */
const throttleLimits: ThrottleLimits = { maxPerSecond: 200 * availableParallelism(), batchIntervalMs: 50, busyMs: 500 };

/**
 * Lets attempts begin as fast as there are places while nobody calls the server. While somebody does, they begin evenly and at most at a set rate: deliveries can wait, callers do.
 * Times are of a clock that nobody sets, milliseconds.
 */
export class Throttle {
  #seenRequests: number;
  #requestedAtMs = Number.NEGATIVE_INFINITY;
  #allowance = 0;
  #countedAtMs = Number.NEGATIVE_INFINITY;

  /** `calls` counts the calls that came to the server. */
  constructor(
    readonly requestCount: () => number = () => 0,
    readonly limits = throttleLimits,
  ) {
    this.#seenRequests = requestCount();
  }

  /** How long a turn waits for the next, milliseconds, and attempts of one turn for each other; undefined while nobody calls. */
  getIntervals(nowMs: number): { readonly batchMs: number; readonly attemptMs: number } | undefined {
    const requestCount = this.requestCount();
    if (requestCount !== this.#seenRequests) this.#requestedAtMs = nowMs;
    this.#seenRequests = requestCount;
    const { maxPerSecond, batchIntervalMs, busyMs } = this.limits;
    return nowMs - this.#requestedAtMs > busyMs ? undefined : { batchMs: batchIntervalMs, attemptMs: 1000 / maxPerSecond };
  }

  /** How many attempts may begin now; Infinity while nobody calls. */
  getAllowance(nowMs: number): number {
    if (!this.getIntervals(nowMs)) return Number.POSITIVE_INFINITY;
    const { maxPerSecond, batchIntervalMs } = this.limits;
    const share = (passedMs: number) => (passedMs / 1000) * maxPerSecond;
    this.#allowance = Math.min(share(batchIntervalMs), this.#allowance + share(nowMs - this.#countedAtMs));
    this.#countedAtMs = nowMs;
    return Math.floor(this.#allowance);
  }

  /** So many have begun. */
  recordStarted(count: number): void {
    this.#allowance = Math.max(0, this.#allowance - count);
  }
}
