/** Whether a call is allowed, and what is left. */
export type RateLimitResult = {
  readonly allowed: boolean;
  /** How many calls in a row would be allowed now. */
  readonly remaining: number;
  /** Seconds until the next call is allowed; 0 if one is allowed now. */
  readonly retryAfterSeconds: number;
  /** Seconds until the whole burst is available again. */
  readonly resetSeconds: number;
};

/**
 * Limits calls per key by the generic cell rate algorithm, which stores one number per key. A whole
 * minute's calls may come at once. Keys without a call for a minute are forgotten, in two
 * generations, so that memory follows the callers of the last two minutes.
 */
export class RateLimiter {
  readonly #intervalMs: number;
  readonly #generationMs = 60_000;
  readonly #maxKeys: number;
  #current = new Map<string, number>();
  #previous = new Map<string, number>();
  #rotatesAtMs = 0;

  /**
   * Allows `perMinute` calls per key. At most `maxKeys` keys per generation; beyond that the older
   * generation is dropped early, so that a flood of keys costs history instead of memory.
   */
  constructor(
    readonly perMinute: number,
    maxKeys = 200_000,
  ) {
    this.#intervalMs = this.#generationMs / perMinute;
    this.#maxKeys = maxKeys;
  }

  /** Checks and counts one call. A refused call costs nothing. */
  consume(key: string, nowMs: number): RateLimitResult {
    this.#rotate(nowMs);
    const dueAtMs = this.#current.get(key) ?? this.#previous.get(key) ?? 0;
    // A burst reaches at most a minute ahead. If one reaches further, the clock was set back, and
    // the key starts over.
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

  /** Counts calls of a key that another process allowed. They never reach further ahead than a minute. */
  add(key: string, calls: number, nowMs: number): void {
    this.#rotate(nowMs);
    const dueAtMs = Math.max(this.#current.get(key) ?? this.#previous.get(key) ?? 0, nowMs);
    this.#current.set(key, Math.min(dueAtMs + calls * this.#intervalMs, nowMs + this.#generationMs));
  }

  /** The number of remembered keys. */
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
