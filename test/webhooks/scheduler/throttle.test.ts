import { expect, test } from "bun:test";
import { Throttle } from "#/webhooks/scheduler/throttle";

const limits = { maxPerSecond: 1000, batchIntervalMs: 5, busyMs: 500 };

/** A throttle, and a function that counts a request to the server. */
function createThrottle() {
  let count = 0;
  return { throttle: new Throttle(() => count, limits), request: () => count++ };
}

test("without requests there is no limit", () => {
  const { throttle } = createThrottle();
  expect(throttle.getAllowance(0)).toBe(Number.POSITIVE_INFINITY);
  expect(throttle.getIntervals(0)).toBeUndefined();
  throttle.recordStarted(10_000);
  expect(throttle.getAllowance(1)).toBe(Number.POSITIVE_INFINITY);
});

test("after a request, each batch may start its share of the rate", () => {
  const { throttle, request } = createThrottle();
  request();
  expect(throttle.getIntervals(1000)).toEqual({ batchMs: 5, attemptMs: 1 });
  expect(throttle.getAllowance(1000)).toBe(5);
  throttle.recordStarted(5);
  expect(throttle.getAllowance(1000)).toBe(0);
  expect(throttle.getAllowance(1002)).toBe(2);
  throttle.recordStarted(1);
  expect(throttle.getAllowance(1003)).toBe(2);
  expect(throttle.getAllowance(1400)).toBe(5);
});

test("the long-term rate is the limit, however often the allowance is read", () => {
  const { throttle, request } = createThrottle();
  let started = 0;
  for (let nowMs = 0; nowMs <= 10_000; nowMs += 0.7) {
    request();
    const allowance = throttle.getAllowance(nowMs);
    throttle.recordStarted(allowance);
    started += allowance;
  }
  expect(started).toBeGreaterThan(9900);
  expect(started).toBeLessThanOrEqual(10_005);
});

test("the limit ends half a second after the last request", () => {
  const { throttle, request } = createThrottle();
  request();
  expect(throttle.getAllowance(0)).toBe(5);
  expect(throttle.getAllowance(500)).toBe(5);
  expect(throttle.getAllowance(501)).toBe(Number.POSITIVE_INFINITY);
  request();
  expect(throttle.getAllowance(502)).toBe(5);
});

test("requests before its creation do not count", () => {
  expect(new Throttle(() => 7, limits).getAllowance(0)).toBe(Number.POSITIVE_INFINITY);
});
