type KeyTries = { readonly count: number; readonly untilMs: number };

/** A key is remembered for one to two of these after its last try, milliseconds. */
const generationMs = 60 * 60 * 1000;

/**
 * Delays repeated failures: the first tries are free, after that the wait is 2 s, 4 s, 8 s and so
 * on up to fifteen minutes. A try counts as failed when it starts, so that parallel tries gain
 * nothing; a success clears its key. Keys without a try for two hours are forgotten.
 */
export class ExponentialBackoff {
  #current = new Map<string, KeyTries>();
  #previous = new Map<string, KeyTries>();
  #rotatesAtMs = 0;

  /** At most `maxKeys` keys per generation; beyond that the older generation is dropped early. */
  constructor(
    readonly freeTries = 3,
    readonly maxDelayMs = 15 * 60 * 1000,
    readonly maxKeys = 20_000,
  ) {}

  /**
   * Records a try and returns 0 if it may proceed; otherwise records nothing and returns the
   * milliseconds to wait.
   */
  recordTry(key: string, nowMs: number): number {
    this.#rotate(nowMs);
    const previous = this.#current.get(key) ?? this.#previous.get(key);
    const waitMs = (previous?.untilMs ?? 0) - nowMs;
    // A wait beyond the maximum means that the clock was set back.
    if (waitMs > 0 && waitMs <= this.maxDelayMs) return waitMs;
    const count = (previous?.count ?? 0) + 1;
    const delayMs = count < this.freeTries ? 0 : Math.min(1000 * 2 ** (count - this.freeTries + 1), this.maxDelayMs);
    this.#current.set(key, { count, untilMs: nowMs + delayMs });
    return 0;
  }

  /** Takes back a recorded try that neither failed nor succeeded. */
  undoTry(key: string): void {
    const tries = this.#current.get(key) ?? this.#previous.get(key);
    if (!tries) return;
    const count = tries.count - 1;
    this.#current.set(key, { count, untilMs: count < this.freeTries ? 0 : tries.untilMs });
  }

  /** Forgets the tries of a key. */
  clear(key: string): void {
    this.#current.delete(key);
    this.#previous.delete(key);
  }

  /** The number of remembered keys. */
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
