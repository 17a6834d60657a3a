/** What a limiter says of one call: whether it may go on, and what is left. */
export type Verdict = {
  readonly allowed: boolean;
  /** How many calls in a row would be allowed now. */
  readonly remaining: number;
  /** Seconds until the next call is allowed (0 when one is now), and until the whole burst is there again. */
  readonly retryAfterSeconds: number;
  readonly resetSeconds: number;
};

/**
 * A rate limiter for any number of keys, by the generic cell rate algorithm: one number a key, so many calls a minute, all of which may come at once.
 * Keys that were quiet for a whole minute are forgotten, two generations at a time, so that memory follows the callers of the last two minutes.
 */
export class RateLimiter {
  readonly #intervalMs: number;
  readonly #generationMs = 60_000;
  readonly #keysMax: number;
  #young = new Map<string, number>();
  #old = new Map<string, number>();
  #turnsAtMs = 0;

  /** `perMinute` calls; at most `keysMax` keys in a generation, past which the older generation goes early, so that a flood of keys costs
   * their own history and no memory. */
  constructor(
    readonly perMinute: number,
    keysMax = 200_000,
  ) {
    this.#intervalMs = this.#generationMs / perMinute;
    this.#keysMax = keysMax;
  }

  /** Judges and counts one call of a key at a time. A refused call costs nothing. */
  take(key: string, nowMs: number): Verdict {
    this.#turn(nowMs);
    const noted = this.#young.get(key) ?? this.#old.get(key) ?? 0;
    // No burst reaches further ahead than a minute: where one does, the clock was set back, and nobody waits for that.
    const due = noted > nowMs + this.#generationMs ? nowMs : Math.max(noted, nowMs);
    const next = due + this.#intervalMs;
    const allowed = next - nowMs <= this.#generationMs + 1e-6;
    if (allowed) this.#young.set(key, next);
    const ahead = (allowed ? next : due) - nowMs;
    return {
      allowed,
      remaining: Math.max(0, Math.floor((this.#generationMs - ahead) / this.#intervalMs + 1e-9)),
      retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((next - nowMs - this.#generationMs) / 1000)),
      resetSeconds: Math.ceil(ahead / 1000),
    };
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  #turn(nowMs: number): void {
    const wentBack = nowMs < this.#turnsAtMs - 2 * this.#generationMs;
    if (nowMs < this.#turnsAtMs && !wentBack && this.#young.size < this.#keysMax) return;
    this.#old = wentBack ? new Map() : this.#young;
    this.#young = new Map();
    this.#turnsAtMs = nowMs + this.#generationMs;
  }
}
