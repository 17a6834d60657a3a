import { expect, test } from "bun:test";
import { measureLegibility } from "#/studio/marks/legibility";
import { drawClockTime } from "#/studio/marks/recipes/clock-time";
import { drawSteps } from "#/studio/marks/recipes/counted-steps";
import { getBounds } from "#/studio/marks/geometry/bounds";

test.each(["Ramon 03:00", "Kavárna 7:45", "Bar 23:59"])("the time of %s is shown by a clock", (name) => {
  const [drawing] = drawClockTime(name);
  expect(drawing?.concept).toContain(name.split(" ")[1] ?? "");
  expect(measureLegibility(drawing?.shapes ?? []).legible).toBe(true);
});

test.each(["Studio 93.7", "Demir 7/24", "Ratio 16:9", "Club 25:00", "Log 10:20:30"])("%s names no time", (name) =>
  expect(drawClockTime(name)).toEqual([]),
);

test.each([2, 3, 4])("a staircase has %d steps within the grid", (count) => {
  const path = drawSteps(count);
  expect(path[0]?.segments.length).toBe(2 * count + 1);
  expect(getBounds(path)).toEqual([3, 3, 42, 42]);
});
