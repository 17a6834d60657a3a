type KeyTries = { readonly count: number; readonly untilMs: number };

/** How long a key is remembered after its last try, milliseconds: one to two of these. */
const generationMs = 60 * 60 * 1000;

/**
 * Makes whoever fails wait, longer each time: the first tries are free, after that the wait is 2 s,
 * 4 s, 8 s and so on up to fifteen minutes. A try counts as failed from its beginning, so that many
 * at once gain nothing; a success clears its key. Keys that are quiet for two hours are forgotten.
 */
export class ExponentialBackoff {
  #current = new Map<string, KeyTries>();
  #previous = new Map<string, KeyTries>();
  #rotatesAtMs = 0;

  /** At most `maxKeys` keys in a generation, past which the older generation goes early. */
  constructor(
    readonly freeTries = 3,
    readonly maxDelayMs = 15 * 60 * 1000,
    readonly maxKeys = 20_000,
  ) {}

  /**
   * Counts a try and gives 0 where it may go on; else counts nothing and gives the milliseconds to
   * wait.
   */
  recordTry(key: string, nowMs: number): number {
    this.#rotate(nowMs);
    const previous = this.#current.get(key) ?? this.#previous.get(key);
    const waitMs = (previous?.untilMs ?? 0) - nowMs;
    // A longer wait than the longest says that the clock was set back.
    if (waitMs > 0 && waitMs <= this.maxDelayMs) return waitMs;
    const count = (previous?.count ?? 0) + 1;
    const delayMs = count < this.freeTries ? 0 : Math.min(1000 * 2 ** (count - this.freeTries + 1), this.maxDelayMs);
    this.#current.set(key, { count, untilMs: nowMs + delayMs });
    return 0;
  }

  /** Takes back one try that was counted and came to nothing, neither failed nor done. */
  undoTry(key: string): void {
    const tries = this.#current.get(key) ?? this.#previous.get(key);
    if (!tries) return;
    const count = tries.count - 1;
    this.#current.set(key, { count, untilMs: count < this.freeTries ? 0 : tries.untilMs });
  }

  /** Forgets a key's tries. */
  clear(key: string): void {
    this.#current.delete(key);
    this.#previous.delete(key);
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#current.size + this.#previous.size;
  }

  #rotate(nowMs: number): void {
    if (nowMs < this.#rotatesAtMs && this.#current.size < this.maxKeys) return;
    this.#previous = nowMs > this.#rotatesAtMs + generationMs ? new Map() : this.#current;
    this.#current = new Map();
    this.#rotatesAtMs = nowMs + generationMs;
  }
}
