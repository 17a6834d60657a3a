import { expect, test } from "bun:test";
import { ExponentialBackoff } from "#/kernel/limits/exponential-backoff";

const minuteMs = 60_000;

test("three tries are free, then the wait doubles from two seconds up to fifteen minutes", () => {
  const delays = new ExponentialBackoff();
  let nowMs = 1_000_000;
  expect([1, 2, 3].map(() => delays.recordTry("a", nowMs))).toEqual([0, 0, 0]);
  const waits = Array.from({ length: 12 }, () => {
    const waitMs = delays.recordTry("a", nowMs);
    nowMs += waitMs;
    expect(delays.recordTry("a", nowMs)).toBe(0);
    return waitMs / 1000;
  });
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test("a refused try costs nothing: the wait runs down to the millisecond", () => {
  const delays = new ExponentialBackoff();
  for (let index = 0; index < 3; index++) delays.recordTry("a", 0);
  expect([0, 500, 1999].map((nowMs) => delays.recordTry("a", nowMs))).toEqual([2000, 1500, 1]);
  expect(delays.recordTry("a", 2000)).toBe(0);
});

test("a success clears its key and no other", () => {
  const delays = new ExponentialBackoff();
  for (const key of ["a", "a", "a", "b", "b", "b"]) delays.recordTry(key, 0);
  delays.clear("a");
  expect([delays.recordTry("a", 1), delays.recordTry("b", 1)]).toEqual([0, 1999]);
});

test("a try that neither failed nor succeeded can be taken back", () => {
  const delays = new ExponentialBackoff();
  for (let round = 0; round < 5; round++) {
    expect(delays.recordTry("a", 0)).toBe(0);
    delays.undoTry("a");
  }
  expect([1, 2, 3, 4].map(() => delays.recordTry("a", 0))).toEqual([0, 0, 0, 2000]);
  delays.undoTry("never tried");
  expect(delays.size).toBe(1);
});

test("tries are remembered for at least one hour and forgotten after two hours without one", () => {
  const delays = new ExponentialBackoff();
  const fail = (nowMs: number) => [1, 2, 3, 4].map(() => delays.recordTry("a", nowMs));
  expect(fail(0).at(-1)).toBe(2000);
  expect(delays.recordTry("b", 59 * minuteMs)).toBe(0);
  expect(delays.recordTry("a", 61 * minuteMs)).toBe(0);
  expect(delays.recordTry("a", 61 * minuteMs)).toBe(4000);
  expect(fail(61 * minuteMs + 120 * minuteMs + 1)).toEqual([0, 0, 0, 2000]);
});

test("a flood of keys takes bounded memory", () => {
  const delays = new ExponentialBackoff(3, 15 * minuteMs, 1000);
  for (let index = 0; index < 50_000; index++) delays.recordTry(`key ${index}`, index);
  expect(delays.size).toBeLessThanOrEqual(2000);
});

test("a clock that is set back locks no key out", () => {
  const delays = new ExponentialBackoff();
  const later = 48 * 60 * minuteMs;
  for (let index = 0; index < 3; index++) delays.recordTry("a", later);
  expect(delays.recordTry("a", 0)).toBe(0);
  expect(delays.recordTry("a", 0)).toBe(4000);
});
