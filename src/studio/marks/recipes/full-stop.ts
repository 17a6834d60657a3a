import { getAspectRatio } from "#/studio/marks/letterform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { disc, rectangle } from "#/studio/marks/geometry/shapes";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Scripts that end a sentence with a point on the baseline, to the right of its last letter. */
const pointed = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Georgian}]/u;

/** A narrower letter, such as an I without serifs, would be a bar beside a point. */
const minAspectRatio = 0.34;

/** The initial and a full stop in the second colour, as wide as a stem and a half. */
export const fullStop: Recipe = (input) => {
  if (!pointed.test(input.initials[0] ?? "")) return [];
  const { letter: path, letterName: name } = input;
  if (getAspectRatio(path) < minAspectRatio) return [];
  const letter = fitInto(path, [0, 0, 60, 42]);
  const [x = 0, y = 0, width = 0, height = 0] = getBounds(letter) ?? [];
  const side = Math.max(8, Math.min(13, input.stem * 42 * 1.45));
  const foot = y + height;
  const isRound = input.style.treatment === "round";
  return [0.42, 0.3].map((share): Drawing => {
    const from = x + width + side * share;
    const stop = isRound ? disc(from + side / 2, foot - side / 2, side / 2) : rectangle([from, foot - side, side, side]);
    const [first, second] = fitShapes(
      [
        { path: letter, fill: "brand" },
        { path: [stop], fill: "spot" },
      ],
      [3, 3, 42, 42],
    );
    return {
      shapes: first && second ? [first, second] : [],
      concept: `The ${name} and a full stop: the name as a finished sentence.`,
      letters: first ? [first.path] : [],
    };
  });
};
