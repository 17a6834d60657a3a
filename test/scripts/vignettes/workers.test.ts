import { expect, test } from "bun:test";
import { getBounds } from "#/studio/marks/geometry/bounds";
import type { DrawnShape } from "../../../scripts/vignettes/vignette-drawing";
import { drawPerson } from "../../../scripts/vignettes/workers";

const standing = "40 52,40 34,54 48,52 52,36 84,44 84";

/** The middles of the skin of a person, hands among it. */
const findSkin = (shapes: readonly DrawnShape[]) =>
  shapes
    .filter(({ role }) => role === "skin")
    .map(({ path }) => {
      const [x, y, width, height] = getBounds(path) ?? [0, 0, 0, 0];
      return [x + width / 2, y + height / 2] as const;
    });
const measureDistance = (shapes: readonly DrawnShape[], x: number, y: number) =>
  Math.min(...findSkin(shapes).map(([px, py]) => Math.hypot(px - x, py - y)));

test("a hand lies where the pose puts it", () => {
  const person = drawPerson(standing);
  expect(measureDistance(person, 54, 48)).toBeLessThan(1.5);
  expect(measureDistance(person, 52, 52)).toBeLessThan(1.5);
});

test("a hand out of reach stays at an arm's length", () => {
  const person = drawPerson("40 52,40 34,140 38,52 52,36 84,44 84");
  const furthest = Math.max(...findSkin(person).map(([x]) => x));
  expect(furthest).toBeGreaterThan(54);
  expect(furthest).toBeLessThan(64);
});

test("a person stands on the ground with both feet, as tall as its size says", () => {
  for (const size of [1, 0.6]) {
    const hip = 84 - 32 * size;
    const pose = `40 ${hip},40 ${hip - 18 * size},46 ${hip},34 ${hip},38 84,43 84`;
    const [, top, , height] = getBounds(drawPerson(pose, { size }).flatMap(({ path }) => path)) ?? [0, 0, 0, 0];
    expect(top + height).toBeCloseTo(84, 0);
    expect(Math.abs(height - 60 * size)).toBeLessThan(3);
  }
});

test("a person who looks to the left is the mirror image of one who looks to the right", () => {
  const right = getBounds(drawPerson("40 52,42 34,56 48,54 52,36 84,46 84").flatMap(({ path }) => path));
  const left = getBounds(drawPerson("60 52,58 34,44 48,46 52,64 84,54 84", { faces: -1 }).flatMap(({ path }) => path));
  const [x, y, width, height] = right ?? [0, 0, 0, 0];
  const [mirroredX, ...rest] = left ?? [0, 0, 0, 0];
  expect(mirroredX).toBeCloseTo(100 - x - width, 5);
  for (const [index, value] of [y, width, height].entries()) expect(rest[index]).toBeCloseTo(value, 5);
});
