import { clipToConvex } from "#/studio/marks/geometry/clip";
import { coverageOf } from "#/studio/marks/geometry/coverage";
import { polygonOf } from "#/studio/marks/geometry/tile";
import { fitInto, rotate, scale, translate } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

const cell = 21;
const gap = 0.75;

/** One crop of the initial, turned four times about the middle of a square grid. */
export const gridModule: Recipe = (input) => {
  const letter = fitInto(input.letter, [-12, -12, 24, 24]);
  const corner: [number, number, number, number] = [24 - gap - cell, 24 - gap - cell, cell, cell];
  const crops = [1.7, 2.1, 1.35].flatMap((growth) =>
    [
      [-0.42, -0.42],
      [0.42, -0.42],
      [-0.42, 0.42],
      [0.42, 0.42],
      [0, 0],
    ].map(([x = 0, y = 0]) => {
      const placed = translate(
        scale(letter, growth),
        24 - gap - cell / 2 - x * 24 * growth * 0.5,
        24 - gap - cell / 2 - y * 24 * growth * 0.5,
      );
      return clipToConvex(placed, polygonOf(corner, 0));
    }),
  );
  const start = input.random.integer(0, 4);
  const ordered = [...crops.slice(start, 5), ...crops.slice(0, start), ...crops.slice(5)];
  const interesting = ordered.filter((crop) => {
    const { values } = coverageOf(crop, corner, 8, 8);
    const share = values.reduce((sum, value) => sum + value, 0) / values.length;
    return share > 0.34 && share < 0.74;
  });
  return interesting.map(
    (crop): Drawing => ({
      shapes: [
        { path: [...crop, ...rotate(crop, 180, [24, 24])], fill: "brand" },
        { path: [...rotate(crop, 90, [24, 24]), ...rotate(crop, 270, [24, 24])], fill: "ink" },
      ],
      concept: `A crop of the ${input.letterName}, turned four times about the centre of a square grid.`,
    }),
  );
};
