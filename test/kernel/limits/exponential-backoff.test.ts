import { expect, test } from "bun:test";
import { addTry, getWaitMs, triesLifetimeMs, type Tries, undoTry } from "#/kernel/limits/exponential-backoff";

const hourMs = 60 * 60_000;

/** The tries of a key that was tried so often at one time. */
function tryOften(count: number, nowMs: number, before?: Tries): Tries | undefined {
  let tries = before;
  for (let index = 0; index < count; index++) tries = addTry(tries, nowMs);
  return tries;
}

test("three tries are free, then the wait doubles from two seconds up to fifteen minutes", () => {
  let nowMs = 1_000_000;
  let tries: Tries | undefined;
  const waits = Array.from({ length: 15 }, () => {
    const waitMs = getWaitMs(tries, nowMs);
    nowMs += waitMs;
    expect(getWaitMs(tries, nowMs)).toBe(0);
    tries = addTry(tries, nowMs);
    return waitMs / 1000;
  });
  expect(waits).toEqual([0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test("the wait runs down to the millisecond", () => {
  const tries = tryOften(3, 0);
  expect([0, 500, 1999, 2000].map((nowMs) => getWaitMs(tries, nowMs))).toEqual([2000, 1500, 1, 0]);
});

test("a try that neither failed nor succeeded can be taken back", () => {
  const four = addTry(tryOften(3, 0), 2000);
  expect(getWaitMs(undoTry(four), 2000)).toBe(4000);
  expect(getWaitMs(undoTry(undoTry(four)), 2000)).toBe(0);
  expect(undoTry({ count: 0, triedAtMs: 5, untilMs: 5 })).toEqual({ count: 0, triedAtMs: 5, untilMs: 0 });
});

test("tries count for two hours after the last one", () => {
  const tries = tryOften(4, 0);
  expect(addTry(tries, hourMs).count).toBe(5);
  expect(addTry(tries, triesLifetimeMs).count).toBe(5);
  expect(addTry(tries, triesLifetimeMs + 1).count).toBe(1);
});

test("a clock that is set back locks no key out", () => {
  const tries = tryOften(3, 48 * hourMs);
  expect(getWaitMs(tries, 0)).toBe(0);
  expect(getWaitMs(addTry(tries, 0), 0)).toBe(4000);
});
