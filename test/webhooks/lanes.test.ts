import { expect, test } from "bun:test";
import { laneLimits, Lanes } from "#/webhooks/lanes";

const limits = {
  ...laneLimits,
  youngMs: 100,
  young: 6,
  youngOfWorkspace: 4,
  all: 12,
  allOfWorkspace: 8,
  slow: 6,
  ofStranger: 2,
  ofSlowTarget: 1,
  ofQuickTarget: 5,
};

test("a stranger has few places, who answered quickly more, who was slow fewer", () => {
  const lanes = new Lanes({ ...limits, youngOfWorkspace: 6 });
  expect(lanes.room("a", "w", 0)).toBe(2);
  lanes.begin("a", "w", 0).end(20);
  expect(lanes.room("a", "w", 20)).toBe(5);
  lanes.begin("a", "w", 20).end(20 + limits.quickMs + 1);
  expect(lanes.room("a", "w", 2000)).toBe(1);
});

test("a place that is given back tells nothing of the target and is free again", () => {
  const lanes = new Lanes(limits);
  const [one, other] = [lanes.begin("a", "w", 0), lanes.begin("a", "w", 0)];
  expect(lanes.room("a", "w", 0)).toBe(0);
  one.giveBack();
  other.giveBack();
  expect([lanes.room("a", "w", 0), lanes.size]).toEqual([2, 0]);
});

test("a workspace holds so many young places and no more, whatever its targets", () => {
  const lanes = new Lanes(limits);
  for (const target of ["a", "a", "b", "b"]) lanes.begin(target, "w", 0);
  expect([lanes.room("c", "w", 0), lanes.room("c", "v", 0)]).toEqual([0, 2]);
});

test("attempts that last leave their places to others, up to what may be under way in all", () => {
  const lanes = new Lanes(limits);
  for (const target of ["a", "b", "c"]) for (let twice = 0; twice < 2; twice++) lanes.begin(target, target, 0);
  expect(lanes.room("d", "d", 99)).toBe(0);
  expect(lanes.room("d", "d", 100)).toBe(2);
  for (const target of ["d", "e", "f"]) for (let twice = 0; twice < 2; twice++) lanes.begin(target, target, 100);
  expect(lanes.room("g", "g", 500)).toBe(0);
});

test("targets that hung last time share the slow lane and leave the other free", () => {
  const lanes = new Lanes(limits);
  for (const target of ["a", "b", "c", "d"]) lanes.begin(target, target, 0).end(10_000);
  for (const target of ["a", "b", "c"]) for (let twice = 0; twice < 2; twice++) lanes.begin(target, target, 20_000);
  expect(lanes.room("a", "a", 20_000)).toBe(0);
  expect(lanes.room("d", "d", 20_000)).toBe(0);
  expect(lanes.room("healthy", "h", 20_000)).toBe(2);
});

test("what has ended frees its place whether it was young or old", () => {
  const lanes = new Lanes(limits);
  const places = ["a", "b", "c"].flatMap((target) => [lanes.begin(target, target, 0), lanes.begin(target, target, 0)]);
  lanes.room("x", "x", 200);
  for (const place of places) place.end(300);
  expect(lanes.size).toBe(0);
  const free = new Lanes(limits);
  for (const [target, workspace] of [
    ["n", "n"],
    ["m", "m"],
  ] as const)
    expect(lanes.room(target, workspace, 300)).toBe(free.room(target, workspace, 300));
});

test("an attempt to a quick target keeps its place for as long as quick is", () => {
  const lanes = new Lanes({ ...limits, young: 2, ofQuickTarget: 2 });
  lanes.begin("a", "w", 0).end(20);
  lanes.begin("a", "w", 50);
  lanes.begin("a", "w", 50);
  expect(lanes.room("b", "v", 50 + limits.youngMs)).toBe(0);
  expect(lanes.room("b", "v", 50 + limits.quickMs)).toBe(2);
});
