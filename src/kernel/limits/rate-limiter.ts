/** What a limiter says of one call: whether it may go on, and what is left. */
export type RateLimitResult = {
  readonly allowed: boolean;
  /** How many calls in a row would be allowed now. */
  readonly remaining: number;
  /**
   * Seconds until the next call is allowed (0 when one is now), and until the whole burst is there
   * again.
   */
  readonly retryAfterSeconds: number;
  readonly resetSeconds: number;
};

/**
 * A rate limiter for any number of keys, by the generic cell rate algorithm: one number a key, so
 * many calls a minute, all of which may come at once. Keys that were quiet for a whole minute are
 * forgotten, two generations at a time, so that memory follows the callers of the last two minutes.
 */
export class RateLimiter {
  readonly #intervalMs: number;
  readonly #generationMs = 60_000;
  readonly #maxKeys: number;
  #current = new Map<string, number>();
  #previous = new Map<string, number>();
  #rotatesAtMs = 0;

  /** `perMinute` calls; at most `maxKeys` keys in a generation, past which the older generation goes early, so that a flood of keys costs
   * their own history and no memory. */
  constructor(
    readonly perMinute: number,
    maxKeys = 200_000,
  ) {
    this.#intervalMs = this.#generationMs / perMinute;
    this.#maxKeys = maxKeys;
  }

  /** Judges and counts one call of a key at a time. A refused call costs nothing. */
  consume(key: string, nowMs: number): RateLimitResult {
    this.#rotate(nowMs);
    const dueAtMs = this.#current.get(key) ?? this.#previous.get(key) ?? 0;
    // No burst reaches further ahead than a minute: where one does, the clock was set back, and
    // nobody waits for that.
    const fromMs = dueAtMs > nowMs + this.#generationMs ? nowMs : Math.max(dueAtMs, nowMs);
    const nextAtMs = fromMs + this.#intervalMs;
    const allowed = nextAtMs - nowMs <= this.#generationMs + 1e-6;
    if (allowed) this.#current.set(key, nextAtMs);
    const aheadMs = (allowed ? nextAtMs : fromMs) - nowMs;
    return {
      allowed,
      remaining: Math.max(0, Math.floor((this.#generationMs - aheadMs) / this.#intervalMs + 1e-9)),
      retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((nextAtMs - nowMs - this.#generationMs) / 1000)),
      resetSeconds: Math.ceil(aheadMs / 1000),
    };
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#current.size + this.#previous.size;
  }

  #rotate(nowMs: number): void {
    const hasClockGoneBack = nowMs < this.#rotatesAtMs - 2 * this.#generationMs;
    if (nowMs < this.#rotatesAtMs && !hasClockGoneBack && this.#current.size < this.#maxKeys) return;
    this.#previous = hasClockGoneBack ? new Map() : this.#current;
    this.#current = new Map();
    this.#rotatesAtMs = nowMs + this.#generationMs;
  }
}
