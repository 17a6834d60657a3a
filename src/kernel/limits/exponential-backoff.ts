/** The tries of one key since its last success. Times are Unix milliseconds. */
export type Tries = {
  readonly count: number;
  readonly triedAtMs: number;
  /** When the next try may start. */
  readonly untilMs: number;
};

/** How many tries need no wait. */
const freeTries = 3;
/** The longest wait, milliseconds. */
const maxDelayMs = 15 * 60 * 1000;
/** How long after the last one tries count, milliseconds. */
export const triesLifetimeMs = 2 * 60 * 60 * 1000;

/** How long a key must wait for its next try, milliseconds; 0 if it may start now. */
export function getWaitMs(tries: Tries | undefined, nowMs: number): number {
  const waitMs = (tries?.untilMs ?? 0) - nowMs;
  // A wait beyond the maximum means that the clock was set back.
  return waitMs > 0 && waitMs <= maxDelayMs ? waitMs : 0;
}

/**
 * Adds a try that starts now: the first ones are free, after that the wait is 2 s, 4 s, 8 s and so on
 * up to fifteen minutes. A try counts as failed when it starts, so that parallel tries gain nothing.
 */
export function addTry(tries: Tries | undefined, nowMs: number): Tries {
  const isForgotten = tries !== undefined && nowMs - tries.triedAtMs > triesLifetimeMs;
  const count = (isForgotten ? 0 : (tries?.count ?? 0)) + 1;
  const delayMs = count < freeTries ? 0 : Math.min(1000 * 2 ** (count - freeTries + 1), maxDelayMs);
  return { count, triedAtMs: nowMs, untilMs: nowMs + delayMs };
}

/** Takes back a try that neither failed nor succeeded. */
export function undoTry({ count, triedAtMs, untilMs }: Tries): Tries {
  const left = Math.max(0, count - 1);
  return { count: left, triedAtMs, untilMs: left < freeTries ? 0 : untilMs };
}
