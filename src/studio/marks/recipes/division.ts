import { getBounds } from "#/studio/marks/geometry/bounds";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import { createDividingLine, findLineName } from "#/studio/marks/dividing-line";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/**
 * The initial divided by one line that the subject suggests: water, hills, roofs, courses of
 * bricks.
 */
export const division: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.42);
  const line = input.subjects.map(findLineName).find((found) => found !== undefined);
  if (line === undefined) return [];
  const letter = fitInto(path, [3, 3, 42, 42]);
  const [, top = 3, , height = 42] = getBounds(letter) ?? [];
  const gap = Math.max(2.6, input.style.gap);
  return [0.62, 0.54].map((share): Drawing => {
    const { below, label } = createDividingLine(line, top + height * share);
    return {
      shapes: [
        { path: subtract(letter, below(-gap / 2)), fill: "brand" },
        { path: intersect(letter, below(gap / 2)), fill: "spot" },
      ],
      concept: `The ${name}, divided by ${label}.`,
      letters: [letter],
    };
  });
};
