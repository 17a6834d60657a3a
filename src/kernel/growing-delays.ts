type Tries = { readonly count: number; readonly untilMs: number };

/** How long a key is remembered after its last try, milliseconds: one to two of these. */
const generationMs = 60 * 60 * 1000;

/**
 * Makes whoever fails wait, longer each time: the first tries are free, after that the wait is 2 s, 4 s, 8 s and so on up to fifteen minutes. A try counts as failed from its
 * beginning, so that many at once gain nothing; a success clears its key. Keys that are quiet for two hours are forgotten.
 */
export class GrowingDelays {
  #young = new Map<string, Tries>();
  #old = new Map<string, Tries>();
  #turnsAtMs = 0;

  /** At most `keysMax` keys in a generation, past which the older generation goes early. */
  constructor(
    readonly freeTries = 3,
    readonly delayMsMax = 15 * 60 * 1000,
    readonly keysMax = 20_000,
  ) {}

  /** Counts a try and gives 0 where it may go on; else counts nothing and gives the milliseconds to wait. */
  begin(key: string, nowMs: number): number {
    this.#turn(nowMs);
    const before = this.#young.get(key) ?? this.#old.get(key);
    const waitMs = (before?.untilMs ?? 0) - nowMs;
    // A longer wait than the longest says that the clock was set back.
    if (waitMs > 0 && waitMs <= this.delayMsMax) return waitMs;
    const count = (before?.count ?? 0) + 1;
    const delayMs = count < this.freeTries ? 0 : Math.min(1000 * 2 ** (count - this.freeTries + 1), this.delayMsMax);
    this.#young.set(key, { count, untilMs: nowMs + delayMs });
    return 0;
  }

  /** Takes back one try that was counted and came to nothing, neither failed nor done. */
  takeBack(key: string): void {
    const tries = this.#young.get(key) ?? this.#old.get(key);
    if (!tries) return;
    const count = tries.count - 1;
    this.#young.set(key, { count, untilMs: count < this.freeTries ? 0 : tries.untilMs });
  }

  /** Forgets a key's tries. */
  clear(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  #turn(nowMs: number): void {
    if (nowMs < this.#turnsAtMs && this.#young.size < this.keysMax) return;
    this.#old = nowMs > this.#turnsAtMs + generationMs ? new Map() : this.#young;
    this.#young = new Map();
    this.#turnsAtMs = nowMs + generationMs;
  }
}
