import { expect, test } from "bun:test";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { fluff, head, limb, person } from "../../../scripts/vignettes/people";
import type { DrawnShape } from "../../../scripts/vignettes/vignette-drawing";

const findBounds = (shapes: readonly DrawnShape[]) => getBounds(shapes.flatMap(({ path }) => path)) ?? [0, 0, 0, 0];

test("a standing person reaches from the soles to about 15 radii of the head above them", () => {
  const [, y, , height] = findBounds(person("72 49 5", "76 52, 78 52", "68 86, 76 86"));
  expect(y + height).toBeCloseTo(86.25, 1);
  expect(height / 5).toBeGreaterThan(14);
  expect(height / 5).toBeLessThan(16);
});

test("a person who looks to the left is the mirror image of one who looks to the right", () => {
  const right = findBounds(person("72 49 5 10", "90 40, 84 50", "68 86, 76 86", { hair: "tail" }));
  const left = findBounds(person("72 49 5 10", "54 40, 60 50", "76 86, 68 86", { face: -1, hair: "tail" }));
  expect(left[0]).toBeCloseTo(144 - right[0] - right[2], 5);
  expect(left[2]).toBeCloseTo(right[2], 5);
});

test("hands are where a pose puts them, in the colour of the skin", () => {
  const hands = person("72 49 5", "88 40", "", { skin: "tone" }).filter(({ role }) => role === "tone");
  const [x, , width] = findBounds(hands);
  expect(x + width).toBeGreaterThan(88);
  expect(x + width).toBeLessThan(93);
});

test("a child has a larger head for its size", () => {
  const measure = (child: boolean) => {
    const shapes = person("72 49 5", "", "", { child, top: "accent", hair: "none", hairRole: "figure" });
    return findBounds(shapes.filter(({ role }) => role === "hair"))[3];
  };
  expect(measure(true) / measure(false)).toBeCloseTo(1.5, 5);
});

test("a head that looks down stays in its place", () => {
  const [x, y, width, height] = findBounds(head([50, 50], 6, { nod: 30 }));
  expect(Math.abs(x + width / 2 - 50)).toBeLessThan(3);
  expect(Math.abs(y + height / 2 - 50)).toBeLessThan(3);
});

test("a limb and a round shape with bumps are one outline each, so that outlined drawings show no lines within", () => {
  expect(limb([0, 0, 3], [10, 0, 2], [10, 10, 1])).toHaveLength(1);
  expect(fluff(20, 20, 10, 9)).toHaveLength(1);
});
