import { expect, test } from "bun:test";
import { concurrencyLimits, ConcurrencyLimiter } from "#/webhooks/scheduler/concurrency-limiter";

const limits = {
  ...concurrencyLimits,
  freshMs: 100,
  maxFresh: 6,
  maxFreshPerWorkspace: 4,
  maxTotal: 12,
  maxPerWorkspace: 8,
  maxSlow: 6,
  maxPerUnknownTarget: 2,
  maxPerSlowTarget: 1,
  maxPerQuickTarget: 5,
};

test("an unknown target has few slots, a quick one more, a slow one fewer", () => {
  const limiter = new ConcurrencyLimiter({ ...limits, maxFreshPerWorkspace: 6 });
  expect(limiter.countAvailable("whe_a", "ws_w", 0)).toBe(2);
  limiter.acquire("whe_a", "ws_w", 0).finish(20);
  expect(limiter.countAvailable("whe_a", "ws_w", 20)).toBe(5);
  limiter.acquire("whe_a", "ws_w", 20).finish(20 + limits.quickMs + 1);
  expect(limiter.countAvailable("whe_a", "ws_w", 2000)).toBe(1);
});

test("a released slot is free again and leaves the target unknown", () => {
  const limiter = new ConcurrencyLimiter(limits);
  const [one, other] = [limiter.acquire("whe_a", "ws_w", 0), limiter.acquire("whe_a", "ws_w", 0)];
  expect(limiter.countAvailable("whe_a", "ws_w", 0)).toBe(0);
  one.release();
  other.release();
  expect([limiter.countAvailable("whe_a", "ws_w", 0), limiter.size]).toEqual([2, 0]);
});

test("a workspace has a limit of fresh slots over all its targets", () => {
  const limiter = new ConcurrencyLimiter(limits);
  for (const target of ["a", "a", "b", "b"]) limiter.acquire(`whe_${target}`, "ws_w", 0);
  expect([limiter.countAvailable("whe_c", "ws_w", 0), limiter.countAvailable("whe_c", "ws_v", 0)]).toEqual([0, 2]);
});

test("long attempts free their fresh slots, up to the total limit", () => {
  const limiter = new ConcurrencyLimiter(limits);
  for (const target of ["a", "b", "c"])
    for (let twice = 0; twice < 2; twice++) limiter.acquire(`whe_${target}`, `ws_${target}`, 0);
  expect(limiter.countAvailable("whe_d", "ws_d", 99)).toBe(0);
  expect(limiter.countAvailable("whe_d", "ws_d", 100)).toBe(2);
  for (const target of ["d", "e", "f"])
    for (let twice = 0; twice < 2; twice++) limiter.acquire(`whe_${target}`, `ws_${target}`, 100);
  expect(limiter.countAvailable("whe_g", "ws_g", 500)).toBe(0);
});

test("slow targets share the slow pool and leave fresh slots free", () => {
  const limiter = new ConcurrencyLimiter(limits);
  for (const target of ["a", "b", "c", "d"]) limiter.acquire(`whe_${target}`, `ws_${target}`, 0).finish(10_000);
  for (const target of ["a", "b", "c"])
    for (let twice = 0; twice < 2; twice++) limiter.acquire(`whe_${target}`, `ws_${target}`, 20_000);
  expect(limiter.countAvailable("whe_a", "ws_a", 20_000)).toBe(0);
  expect(limiter.countAvailable("whe_d", "ws_d", 20_000)).toBe(0);
  expect(limiter.countAvailable("whe_healthy", "ws_h", 20_000)).toBe(2);
});

test("a finished attempt frees its slot, fresh or slow", () => {
  const limiter = new ConcurrencyLimiter(limits);
  const slots = ["a", "b", "c"].flatMap((target) => [
    limiter.acquire(`whe_${target}`, `ws_${target}`, 0),
    limiter.acquire(`whe_${target}`, `ws_${target}`, 0),
  ]);
  limiter.countAvailable("whe_x", "ws_x", 200);
  for (const slot of slots) slot.finish(300);
  expect(limiter.size).toBe(0);
  const unused = new ConcurrencyLimiter(limits);
  for (const [target, workspace] of [
    ["whe_n", "ws_n"],
    ["whe_m", "ws_m"],
  ] as const)
    expect(limiter.countAvailable(target, workspace, 300)).toBe(unused.countAvailable(target, workspace, 300));
});

test("an attempt to a quick target holds its fresh slot for quickMs", () => {
  const limiter = new ConcurrencyLimiter({ ...limits, maxFresh: 2, maxPerQuickTarget: 2 });
  limiter.acquire("whe_a", "ws_w", 0).finish(20);
  limiter.acquire("whe_a", "ws_w", 50);
  limiter.acquire("whe_a", "ws_w", 50);
  expect(limiter.countAvailable("whe_b", "ws_v", 50 + limits.freshMs)).toBe(0);
  expect(limiter.countAvailable("whe_b", "ws_v", 50 + limits.quickMs)).toBe(2);
});
