import { expect, test } from "bun:test";
import { Throttle } from "#/webhooks/scheduler/throttle";

const limits = { maxPerSecond: 1000, batchIntervalMs: 5, busyMs: 500 };

/** A pace whose server is called by hand. */
function paced() {
  let calls = 0;
  return { pace: new Throttle(() => calls, limits), call: () => calls++ };
}

test("while nobody calls, attempts begin as they like", () => {
  const { pace: throttle } = paced();
  expect(throttle.getAllowance(0)).toBe(Number.POSITIVE_INFINITY);
  expect(throttle.getIntervals(0)).toBeUndefined();
  throttle.recordStarted(10_000);
  expect(throttle.getAllowance(1)).toBe(Number.POSITIVE_INFINITY);
});

test("once somebody has called, a turn begins its share and the others wait for theirs", () => {
  const { pace: throttle, call } = paced();
  call();
  expect(throttle.getIntervals(1000)).toEqual({ batchMs: 5, attemptMs: 1 });
  expect(throttle.getAllowance(1000)).toBe(5);
  throttle.recordStarted(5);
  expect(throttle.getAllowance(1000)).toBe(0);
  expect(throttle.getAllowance(1002)).toBe(2);
  throttle.recordStarted(1);
  expect(throttle.getAllowance(1003)).toBe(2);
  expect(throttle.getAllowance(1400)).toBe(5);
});

test("as many begin in a long time as the rate says, however often it is asked", () => {
  const { pace: throttle, call } = paced();
  let begun = 0;
  for (let nowMs = 0; nowMs <= 10_000; nowMs += 0.7) {
    call();
    const room = throttle.getAllowance(nowMs);
    throttle.recordStarted(room);
    begun += room;
  }
  expect(begun).toBeGreaterThan(9900);
  expect(begun).toBeLessThanOrEqual(10_005);
});

test("half a second after the last call attempts begin as they like again", () => {
  const { pace: throttle, call } = paced();
  call();
  expect(throttle.getAllowance(0)).toBe(5);
  expect(throttle.getAllowance(500)).toBe(5);
  expect(throttle.getAllowance(501)).toBe(Number.POSITIVE_INFINITY);
  call();
  expect(throttle.getAllowance(502)).toBe(5);
});

test("calls that came before it was built do not count", () => {
  expect(new Throttle(() => 7, limits).getAllowance(0)).toBe(Number.POSITIVE_INFINITY);
});
