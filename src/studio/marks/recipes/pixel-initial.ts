import { getAspectRatio, chooseLetterform } from "#/studio/marks/letterform";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { pixelateLetter, type PixelLetter } from "#/studio/marks/pixel-letter";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Runs of filled cells in one row, as rectangles. */
function toRowRuns({ columns, rows, filled }: PixelLetter, side: number) {
  const [left, top] = [Math.round(24 - (columns * side) / 2), Math.round(24 - (rows * side) / 2)];
  return Array.from({ length: rows }, (_, row) => {
    const contours = [];
    for (let column = 0; column < columns; column++) {
      if (!filled[row * columns + column]) continue;
      let end = column;
      while (end < columns && filled[row * columns + end]) end++;
      contours.push(rectangle([left + column * side, top + row * side, (end - column) * side, side]));
      column = end;
    }
    return contours;
  });
}

/** The initial in whole pixels, with its foot in a second colour. */
export const pixelInitial: Recipe = (input) => {
  const { path, name } = chooseLetterform({ ...input, letter: input.light }, 0.4);
  const aspect = Math.max(0.86, Math.min(1.15, getAspectRatio(path) * 1.15));
  const draw = (rows: number): Drawing & { readonly error: number } => {
    const pixels = pixelateLetter(path, Math.round(rows * aspect), rows);
    const side = Math.floor(45 / Math.max(rows, pixels.columns));
    const runs = toRowRuns(pixels, side);
    const foot = rows - Math.round(rows / 4);
    return {
      shapes: [
        { path: runs.slice(0, foot).flat(), fill: "brand" },
        { path: runs.slice(foot).flat(), fill: "spot" },
      ],
      concept: `The ${name} in ${pixels.columns} by ${rows} whole pixels.`,
      error: pixels.error + rows * 0.004,
    };
  };
  return [8, 7, 9].map(draw).toSorted((a, b) => a.error - b.error);
};
