import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { subtract } from "#/studio/marks/geometry/combine";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Gaps and the bands between them from the foot of the letter upwards, in units of the 48-unit grid. */
const gaps = [3.4, 2.7, 2.1] as const;
const bands = [3.4, 4.6, 5.8] as const;

/** Least width of the strokes, as a share of the letter's height. */
const minStroke = 0.26;

/** The initial, which dissolves into bands towards its foot: each gap is wider than the one above. */
export const banded: Recipe = ({ initials: [initial = ""], style }) => {
  const built = findConstructedLetter(initial, style.form);
  if (built === undefined) return [];
  const all = [...built.main, ...built.detail];
  const width = Math.max(minStroke, style.stroke) * letterUnits;
  const letter = fitInto(drawLines(all, all, width, "square"), [3, 3, 42, 42]);
  const [, top = 3, , height = 42] = getBounds(letter) ?? [];
  let foot = top + height;
  const cuts = gaps.map((gap, index) => {
    foot -= (bands[index] ?? 0) + gap;
    return rectangle([0, foot, 48, gap]);
  });
  return [3, 2].map((count): Drawing => {
    return {
      shapes: [{ path: subtract(letter, cuts.slice(0, count)), fill: "brand" }],
      concept: `The letter ${initial}, which dissolves into bands towards its foot.`,
      letters: [letter],
    };
  });
};
