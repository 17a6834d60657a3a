import { chooseLetterform } from "#/studio/marks/letterform";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { subtract, unite } from "#/studio/marks/geometry/combine";
import { getArea } from "#/studio/marks/geometry/flatten";
import { offsetPath } from "#/studio/marks/geometry/offset";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/**
 * Widths of the line inside a stem, and of what is left on each of its sides, in units of the grid.
 */
const lineWidth = 1.9;
const minSide = 2.3;

/** Smaller pieces are left over at the corners of a letter. */
const minLineArea = 8;

/** With less of a line the letter is as good as solid. */
const minLineShare = 0.12;

/** The initial with one line inside its strokes, as on enamelled signs. */
export const inline: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.5);
  const letter = unite(fitInto(path, [3, 3, 42, 42]), []);
  const [, , , height = 42] = getBounds(letter) ?? [];
  const stem = input.stem * height;
  const side = (stem - lineWidth) / 2;
  if (side < minSide) return [];
  const join = input.style.treatment === "round" ? "round" : "miter";
  const line = offsetPath(letter, -side, join).filter((contour) => getArea([contour]) > minLineArea);
  if (getArea(line) < getArea(letter) * minLineShare) return [];
  return [
    {
      shapes: [{ path: subtract(letter, line), fill: "brand" }],
      concept: `The ${name} with one line inside its strokes.`,
      letters: [letter],
    } satisfies Drawing,
  ];
};
