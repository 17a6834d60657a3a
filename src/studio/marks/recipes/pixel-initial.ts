import { coverageOf } from "#/studio/marks/geometry/coverage";
import { boundsOf } from "#/studio/marks/geometry/bounds";
import { rectangle } from "#/studio/marks/geometry/shapes";
import type { Contour, Path } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { figureOf } from "#/studio/marks/figure";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Which cells of a grid a letter fills, by the placing (a little larger, a little aside) at which cells are most clearly full or empty. */
function pixelsOf(letter: Path, columns: number, rows: number): readonly boolean[] {
  const [left, top, width, height] = boundsOf(letter) ?? [0, 0, 1, 1];
  let best = { clarity: -1, filled: [] as readonly boolean[] };
  for (const growth of [1, 0.94, 1.08]) {
    for (const shift of [0, -0.25, 0.25]) {
      const [w, h] = [width * growth, height];
      const window = [left + (width - w) / 2 + (shift * w) / columns, top, w, h] as const;
      const { values } = coverageOf(letter, window, columns, rows);
      const clarity = values.reduce((sum, value) => sum + Math.abs(value - 0.5), 0) / values.length;
      if (clarity > best.clarity) best = { clarity, filled: [...values].map((value) => value >= 0.46) };
    }
  }
  return best.filled;
}

/** The initial in whole pixels. */
export const pixelInitial: Recipe = (input) => {
  const { path, name } = figureOf(input, 0.4);
  const letter = fitInto(path, [0, 0, 48, 48]);
  const [, , width, height] = boundsOf(letter) ?? [0, 0, 1, 1];
  const draw = (rows: number): Drawing => {
    const columns = Math.max(3, Math.min(rows, Math.round((rows * width) / height)));
    const filled = pixelsOf(letter, columns, rows);
    const side = Math.floor(44 / Math.max(rows, columns));
    const [left, top] = [Math.round(24 - (columns * side) / 2), Math.round(24 - (rows * side) / 2)];
    const runs: { contour: Contour; row: number }[] = [];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (!filled[row * columns + column]) continue;
        let end = column;
        while (end < columns && filled[row * columns + end]) end++;
        runs.push({ contour: rectangle([left + column * side, top + row * side, (end - column) * side, side]), row });
        column = end;
      }
    }
    const low = (row: number) => row >= rows - Math.round(rows / 3);
    return {
      shapes: [
        { path: runs.filter(({ row }) => !low(row)).map(({ contour }) => contour), fill: "brand" },
        { path: runs.filter(({ row }) => low(row)).map(({ contour }) => contour), fill: "spot" },
      ],
      concept: `The ${name} in ${columns} by ${rows} whole pixels.`,
    };
  };
  return [draw(8), draw(7), draw(9), draw(6)];
};
