import { expect, test } from "bun:test";
import type { Adjustment } from "#/model/adjustment";
import { createVariation, variedParts } from "#/model/variation";

const lock: Adjustment = { kind: "lock", part: "mark", seed: 4, directionId: "swiss" };
const radius: Adjustment = { kind: "radius", px: 3 };

test("a variation draws every part again that is not kept, and leaves other edits alone", () => {
  const before: Adjustment[] = [
    radius,
    lock,
    { kind: "redraw", part: "palette", seed: 1 },
    { kind: "redraw", part: "layout", seed: 2 },
  ];
  expect(createVariation(before, ["mark", "layout"], 9)).toEqual([
    radius,
    lock,
    { kind: "redraw", part: "layout", seed: 2 },
    { kind: "redraw", part: "imagery", seed: 9 },
    { kind: "redraw", part: "palette", seed: 9 },
    { kind: "redraw", part: "typography", seed: 9 },
  ]);
});

test("a part that is drawn again is not locked any more, and keeping all parts changes nothing", () => {
  expect(createVariation([lock], [], 9)).not.toContain(lock);
  expect(createVariation([lock, radius], variedParts, 9)).toEqual([lock, radius]);
});
