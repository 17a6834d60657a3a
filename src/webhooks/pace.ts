import { availableParallelism } from "node:os";

/** How fast attempts may begin while the server is called. */
export type PaceLimits = {
  /** So many a second. */
  readonly perSecond: number;
  /** A turn is taken so often, milliseconds, and begins no more than its share. */
  readonly everyMs: number;
  /** The server counts as called for so long after a call, milliseconds. */
  readonly calledMs: number;
};

/** What a processor can send beside what it serves without those who call waiting noticeably longer; and turns so seldom that their commits are little of it. */
const paceLimits: PaceLimits = { perSecond: 200 * availableParallelism(), everyMs: 50, calledMs: 500 };

/**
 * Lets attempts begin as fast as there are places while nobody calls the server. While somebody does, they begin evenly and at most at a set rate: deliveries can wait, callers do.
 * Times are of a clock that nobody sets, milliseconds.
 */
export class Pace {
  #seen: number;
  #calledAtMs = Number.NEGATIVE_INFINITY;
  #room = 0;
  #countedAtMs = Number.NEGATIVE_INFINITY;

  /** `calls` counts the calls that came to the server. */
  constructor(
    readonly calls: () => number = () => 0,
    readonly limits = paceLimits,
  ) {
    this.#seen = calls();
  }

  /** How long a turn waits for the next, milliseconds, and attempts of one turn for each other; undefined while nobody calls. */
  steps(nowMs: number): { readonly turnMs: number; readonly attemptMs: number } | undefined {
    const calls = this.calls();
    if (calls !== this.#seen) this.#calledAtMs = nowMs;
    this.#seen = calls;
    const { perSecond, everyMs, calledMs } = this.limits;
    return nowMs - this.#calledAtMs > calledMs ? undefined : { turnMs: everyMs, attemptMs: 1000 / perSecond };
  }

  /** How many attempts may begin now; Infinity while nobody calls. */
  room(nowMs: number): number {
    if (!this.steps(nowMs)) return Number.POSITIVE_INFINITY;
    const { perSecond, everyMs } = this.limits;
    const share = (passedMs: number) => (passedMs / 1000) * perSecond;
    this.#room = Math.min(share(everyMs), this.#room + share(nowMs - this.#countedAtMs));
    this.#countedAtMs = nowMs;
    return Math.floor(this.#room);
  }

  /** So many have begun. */
  took(count: number): void {
    this.#room = Math.max(0, this.#room - count);
  }
}
