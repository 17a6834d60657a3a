import { expect, test } from "bun:test";
import fc from "fast-check";
import { RateLimiter } from "#/kernel/limits/rate-limiter";

test("a whole minute's calls may come at once, but not one more", () => {
  const limiter = new RateLimiter(60);
  const verdicts = Array.from({ length: 61 }, () => limiter.consume("a", 1_000_000));
  expect(verdicts.map(({ allowed }) => allowed)).toEqual([...Array.from({ length: 60 }, () => true), false]);
  expect(verdicts[0]).toMatchObject({ remaining: 59, retryAfterSeconds: 0 });
  expect(verdicts[59]).toMatchObject({ remaining: 0, resetSeconds: 60 });
  expect(verdicts[60]).toMatchObject({ remaining: 0, retryAfterSeconds: 1 });
});

test("waiting for retryAfterSeconds is always enough; at a slow rate a second less is not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 60 }),
      (perMinute, pauses) => {
        const limiter = new RateLimiter(perMinute);
        let nowMs = 5_000_000;
        for (const pause of pauses) {
          nowMs += pause;
          const verdict = limiter.consume("k", nowMs);
          if (verdict.allowed) continue;
          const waited = nowMs + verdict.retryAfterSeconds * 1000;
          if (!limiter.consume("k", waited).allowed) return false;
          nowMs = waited;
        }
        return true;
      },
    ),
  );
});

test("no minute has more than twice the calls per minute, and the average keeps to the rate", () => {
  const limiter = new RateLimiter(30);
  let allowed = 0;
  for (let nowMs = 0; nowMs < 10 * 60_000; nowMs += 250) if (limiter.consume("k", nowMs + 1_000_000).allowed) allowed++;
  expect(allowed).toBeLessThanOrEqual(30 * 11);
  expect(allowed).toBeGreaterThanOrEqual(30 * 10);
});

test("keys are counted separately, and a refused call costs nothing", () => {
  const limiter = new RateLimiter(1);
  expect(limiter.consume("a", 0).allowed).toBe(true);
  expect(limiter.consume("b", 0).allowed).toBe(true);
  for (let call = 0; call < 20; call++) expect(limiter.consume("a", 1_000).allowed).toBe(false);
  expect(limiter.consume("a", 60_000).allowed).toBe(true);
});

test("a million callers leave at most two generations, and a quiet minute empties them", () => {
  const limiter = new RateLimiter(600, 10_000);
  for (let caller = 0; caller < 1_000_000; caller++) limiter.consume(`address ${caller}`, caller / 100);
  expect(limiter.size).toBeLessThanOrEqual(20_001);
  limiter.consume("late", 200_000);
  limiter.consume("later", 270_000);
  expect(limiter.size).toBeLessThanOrEqual(2);
});

test("a clock that jumps back an hour blocks no key", () => {
  const limiter = new RateLimiter(2);
  limiter.consume("a", 10_000_000);
  limiter.consume("a", 10_000_000);
  expect(limiter.consume("a", 10_000_000).allowed).toBe(false);
  expect(limiter.consume("a", 10_000_000 - 3_600_000).allowed).toBe(true);
});

test("a clock that is set back makes no key wait longer than a minute", () => {
  const limiter = new RateLimiter(10);
  for (let call = 0; call < 10; call++) limiter.consume("a", 1_000_000);
  for (const byMs of [61_000, 90_000, 3_600_000])
    expect([byMs, limiter.consume("a", 1_000_000 - byMs).allowed]).toEqual([byMs, true]);
});

test("calls that another thread allowed count, up to the whole minute", () => {
  const limiter = new RateLimiter(10);
  limiter.add("a", 4, 0);
  expect(limiter.consume("a", 0)).toMatchObject({ allowed: true, remaining: 5 });
  limiter.add("a", 1000, 0);
  expect(limiter.consume("a", 0)).toMatchObject({ allowed: false, retryAfterSeconds: 6 });
  expect(limiter.consume("a", 6_000).allowed).toBe(true);
  expect(limiter.consume("b", 0)).toMatchObject({ allowed: true, remaining: 9 });
});
