import { expect, test } from "bun:test";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { bust, type FigureOptions, type Hair, limb, seated, standing } from "../../../scripts/vignettes/figures";
import type { DrawnShape } from "../../../scripts/vignettes/vignette-drawing";

const findBounds = (shapes: readonly DrawnShape[]) => getBounds(shapes.flatMap(({ path }) => path)) ?? [0, 0, 0, 0];
const hairs: readonly Hair[] = ["short", "bob", "long", "bun", "ponytail", "afro", "scarf", "bald"];
const turns = [-1, 0, 1] as const;

test("a standing person has the soles on the floor and is about fourteen head radii tall", () => {
  for (const turn of turns) {
    for (const hair of hairs) {
      const [, top, , height] = findBounds(standing(70, 88, 5, { turn, hair }));
      expect(top + height).toBeCloseTo(88, 0);
      expect(height / 5).toBeGreaterThan(13.5);
      expect(height / 5).toBeLessThan(15.5);
    }
  }
});

test("a person who looks left is the mirror image of one who looks right", () => {
  const options: FigureOptions = { hair: "ponytail", sleeves: "long", beard: true };
  const [leftX, leftY, leftWidth, leftHeight] = findBounds(seated(50, 66, 88, 5, { ...options, turn: -1 }));
  const [rightX, rightY, rightWidth, rightHeight] = findBounds(seated(50, 66, 88, 5, { ...options, turn: 1 }));
  expect(leftX + leftWidth).toBeCloseTo(100 - rightX, 3);
  expect([leftY, leftWidth, leftHeight].map((n) => n.toFixed(3))).toEqual(
    [rightY, rightWidth, rightHeight].map((n) => n.toFixed(3)),
  );
});

test("a hand within reach is where it is put, and one beyond it ends on the way", () => {
  const reach = (x: number) => {
    const [left, , width] = findBounds(bust(40, 30, 5, { turn: 1, hands: [undefined, [x, 38]] }));
    return left + width;
  };
  expect(reach(58)).toBeCloseTo(58 + 0.53 * 5, 0);
  expect(reach(120)).toBeLessThan(40 + 6 * 5);
  expect(reach(120)).toBeGreaterThan(40 + 4.5 * 5);
});

test("a body behind a table ends at the table top", () => {
  const [, top, , height] = findBounds(
    bust(40, 30, 5, {
      to: 52,
      hands: [
        [34, 40],
        [46, 40],
      ],
    }),
  );
  expect(top + height).toBeCloseTo(52, 0);
});

test("a limb covers its ends and its joint with their radii, straight or bent", () => {
  for (const end of [
    [10, 40],
    [30, 24],
    [12, 4],
  ] as const) {
    const [x, y, width, height] = getBounds(limb([10, 0], 4, [10, 20], 3, end, 2)) ?? [0, 0, 0, 0];
    expect(x).toBeLessThan(7);
    expect(y).toBeCloseTo(-4, 0);
    expect(x + width).toBeGreaterThanOrEqual(end[0] + 1.5);
    expect(y + height).toBeGreaterThan(22);
  }
});
