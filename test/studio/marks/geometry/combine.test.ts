import { expect, test } from "bun:test";
import { createRandom } from "#/kernel/random";
import { exclude, intersect, simplifyPath, subtract, unite } from "#/studio/marks/geometry/combine";
import { getArea } from "#/studio/marks/geometry/flatten";
import { createMask } from "#/studio/marks/geometry/mask";
import { offsetPath } from "#/studio/marks/geometry/offset";
import { polygon, type Path } from "#/studio/marks/geometry/path";
import { disc, rectangle, ring, roundedRectangle } from "#/studio/marks/geometry/shapes";
import { rotate } from "#/studio/marks/geometry/transform";

const random = createRandom(7, "combine");
const createShape = (): Path => {
  const [x, y, size] = [8 + random.next() * 32, 8 + random.next() * 32, 4 + random.next() * 14];
  const shapes: readonly Path[] = [
    [disc(x, y, size)],
    ring(x, y, size, size * 0.5),
    rotate([rectangle([x - size, y - size / 2, size * 2, size])], random.integer(0, 360), [x, y]),
    [roundedRectangle([x - size / 2, y - size / 2, size, size], size * 0.3)],
    [
      polygon([
        [x, y - size],
        [x + size, y + size],
        [x - size, y + size * 0.6],
      ]),
    ],
  ];
  return random.pick(shapes);
};
const createDrawing = (): Path => [createShape(), createShape(), createShape()].flat();
const countDifferent = (path: Path, expected: (index: number) => boolean) =>
  createMask(path, 64).cells.reduce((sum, cell, index) => sum + ((cell === 1) === expected(index) ? 0 : 1), 0);

test("every combination fills exactly the cells that its rule asks for", () => {
  for (let round = 0; round < 120; round++) {
    const [first, second] = [createDrawing(), createDrawing()];
    const [a, b] = [createMask(first, 64).cells, createMask(second, 64).cells];
    const rules = [
      { name: "unite", path: unite(first, second), rule: (index: number) => a[index] === 1 || b[index] === 1 },
      { name: "intersect", path: intersect(first, second), rule: (index: number) => a[index] === 1 && b[index] === 1 },
      { name: "subtract", path: subtract(first, second), rule: (index: number) => a[index] === 1 && b[index] === 0 },
      { name: "exclude", path: exclude(first, second), rule: (index: number) => a[index] !== b[index] },
    ];
    for (const { name, path, rule } of rules)
      expect({ round, name, close: countDifferent(path, rule) <= 32 }).toEqual({ round, name, close: true });
  }
});

test("areas add up: union and intersection have the area of both paths", () => {
  for (let round = 0; round < 60; round++) {
    const [first, second] = [simplifyPath(createDrawing()), simplifyPath(createDrawing())];
    const sum = getArea(first) + getArea(second);
    expect(Math.abs(getArea(unite(first, second)) + getArea(intersect(first, second)) - sum)).toBeLessThan(sum * 0.01 + 0.5);
  }
});

test("a union keeps curves instead of turning them into short lines", () => {
  const [contour] = unite([disc(20, 24, 12)], [rectangle([20, 12, 20, 24])]);
  expect(contour?.segments.length).toBeLessThan(8);
  expect(contour?.segments.some((segment) => segment.length === 6)).toBe(true);
});

test("a grown disc is a disc with the larger radius, and a shrunk ring disappears once it is thinner than nothing", () => {
  expect(Math.abs(getArea(offsetPath([disc(24, 24, 12)], 2)) - Math.PI * 196)).toBeLessThan(3);
  expect(Math.abs(getArea(offsetPath([disc(24, 24, 12)], -2)) - Math.PI * 100)).toBeLessThan(3);
  expect(Math.abs(getArea(offsetPath(ring(24, 24, 20, 10), -3)) - Math.PI * (289 - 169))).toBeLessThan(4);
  expect(getArea(offsetPath(ring(24, 24, 20, 10), -6))).toBe(0);
  expect(getArea(offsetPath([rectangle([10, 10, 20, 28])], 2, "miter"))).toBeCloseTo(24 * 32, 1);
});
