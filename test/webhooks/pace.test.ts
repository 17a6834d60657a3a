import { expect, test } from "bun:test";
import { Pace } from "#/webhooks/pace";

const limits = { perSecond: 1000, everyMs: 5, calledMs: 500 };

/** A pace whose server is called by hand. */
function paced() {
  let calls = 0;
  return { pace: new Pace(() => calls, limits), call: () => calls++ };
}

test("while nobody calls, attempts begin as they like", () => {
  const { pace } = paced();
  expect(pace.room(0)).toBe(Number.POSITIVE_INFINITY);
  expect(pace.steps(0)).toBeUndefined();
  pace.took(10_000);
  expect(pace.room(1)).toBe(Number.POSITIVE_INFINITY);
});

test("once somebody has called, a turn begins its share and the others wait for theirs", () => {
  const { pace, call } = paced();
  call();
  expect(pace.steps(1000)).toEqual({ turnMs: 5, attemptMs: 1 });
  expect(pace.room(1000)).toBe(5);
  pace.took(5);
  expect(pace.room(1000)).toBe(0);
  expect(pace.room(1002)).toBe(2);
  pace.took(1);
  expect(pace.room(1003)).toBe(2);
  expect(pace.room(1400)).toBe(5);
});

test("as many begin in a long time as the rate says, however often it is asked", () => {
  const { pace, call } = paced();
  let begun = 0;
  for (let nowMs = 0; nowMs <= 10_000; nowMs += 0.7) {
    call();
    const room = pace.room(nowMs);
    pace.took(room);
    begun += room;
  }
  expect(begun).toBeGreaterThan(9900);
  expect(begun).toBeLessThanOrEqual(10_005);
});

test("half a second after the last call attempts begin as they like again", () => {
  const { pace, call } = paced();
  call();
  expect(pace.room(0)).toBe(5);
  expect(pace.room(500)).toBe(5);
  expect(pace.room(501)).toBe(Number.POSITIVE_INFINITY);
  call();
  expect(pace.room(502)).toBe(5);
});

test("calls that came before it was built do not count", () => {
  expect(new Pace(() => 7, limits).room(0)).toBe(Number.POSITIVE_INFINITY);
});
