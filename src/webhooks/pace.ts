import { availableParallelism } from "node:os";

/** How fast attempts may begin while the server is called. */
export type PaceLimits = {
  /** So many a second. */
  readonly perSecond: number;
  /** So many together after a while of rest. */
  readonly atOnce: number;
  /** The server counts as called for so long after a call, milliseconds. */
  readonly calledMs: number;
};

/** What a processor can send beside what it serves without those who call waiting noticeably longer. */
const paceLimits: PaceLimits = { perSecond: 400 * availableParallelism(), atOnce: 4, calledMs: 500 };

/**
 * Lets attempts begin as fast as there are places while nobody calls the server. While somebody does, they begin evenly and at most at a set rate: deliveries can wait, callers do.
 * Times are of a clock that nobody sets, milliseconds.
 */
export class Pace {
  #seen: number;
  #calledAtMs = Number.NEGATIVE_INFINITY;
  #room: number;
  #countedAtMs = Number.NEGATIVE_INFINITY;

  /** `calls` counts the calls that came to the server. */
  constructor(
    readonly calls: () => number = () => 0,
    readonly limits = paceLimits,
  ) {
    this.#seen = calls();
    this.#room = limits.atOnce;
  }

  /** How many attempts may begin now; Infinity while nobody calls. */
  room(nowMs: number): number {
    const { perSecond, atOnce, calledMs } = this.limits;
    const calls = this.calls();
    if (calls !== this.#seen) this.#calledAtMs = nowMs;
    this.#seen = calls;
    if (nowMs - this.#calledAtMs > calledMs) return Number.POSITIVE_INFINITY;
    this.#room = Math.min(atOnce, this.#room + ((nowMs - this.#countedAtMs) / 1000) * perSecond);
    this.#countedAtMs = nowMs;
    return Math.floor(this.#room);
  }

  /** So many have begun. */
  took(count: number): void {
    this.#room = Math.max(0, this.#room - count);
  }
}
