import type { Box } from "#/studio/marks/geometry/bounds";
import { clipToConvex } from "#/studio/marks/geometry/clip";
import { computeCoverage } from "#/studio/marks/geometry/coverage";
import { roundedRectanglePolygon } from "#/studio/marks/geometry/polygons";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto, scale, transform, translate } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

const cell = 21;
const gap = 0.75;

/**
 * The filled share of a crop, and the share that is thinner than three units (in steps of 3 %).
 * Both 0–1.
 */
function measureCrop(crop: Path, corner: Box): { readonly ink: number; readonly slivers: number } {
  const { values } = computeCoverage(crop, corner, cell, cell);
  const isInked = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < cell && row < cell && (values[row * cell + column] ?? 0) >= 0.5;
  const measureRun = (column: number, row: number, dx: number, dy: number) => {
    let length = 1;
    for (let step = 1; isInked(column + dx * step, row + dy * step); step++) length++;
    for (let step = 1; isInked(column - dx * step, row - dy * step); step++) length++;
    return length;
  };
  let [ink, thin] = [0, 0];
  for (let row = 0; row < cell; row++) {
    for (let column = 0; column < cell; column++) {
      if (!isInked(column, row)) continue;
      ink++;
      if (Math.min(measureRun(column, row, 1, 0), measureRun(column, row, 0, 1)) < 3) thin++;
    }
  }
  return { ink: ink / values.length, slivers: Math.round((thin / Math.max(1, ink)) * 33) / 33 };
}

/**
 * One crop of the initial, mirrored across both axes of a square grid. Never rotated: rotated crops
 * of many letters look like a swastika.
 */
export const gridModule: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.45);
  const letter = fitInto(path, [-12, -12, 24, 24]);
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
      return clipToConvex(placed, roundedRectanglePolygon(corner, 0));
    }),
  );
  const start = input.random.integer(0, 4);
  const ordered = [...crops.slice(start, 5), ...crops.slice(0, start), ...crops.slice(5)];
  const candidates = ordered
    .map((crop) => ({ crop, ...measureCrop(crop, corner) }))
    .filter(({ ink }) => ink > 0.34 && ink < 0.74)
    .toSorted((a, b) => Math.max(0.1, a.slivers) - Math.max(0.1, b.slivers));
  return candidates.map(
    ({ crop }): Drawing => ({
      shapes: [
        { path: [...crop, ...transform(crop, [-1, 0, 0, -1, 48, 48])], fill: "brand" },
        { path: [...transform(crop, [-1, 0, 0, 1, 48, 0]), ...transform(crop, [1, 0, 0, -1, 0, 48])], fill: "ink" },
      ],
      concept: `A crop of the ${name}, mirrored across both axes of a square grid.`,
    }),
  );
};
