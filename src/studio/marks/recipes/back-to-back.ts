import { drawInBox, findConstructedLetter, getLookalike } from "#/studio/marks/constructed-letter";
import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Letters with a stem at their left, mirrored: that of L would read as J. And those that half a turn repeats. */
const [stemmed, turning] = [/^[BCDEFGKPR]$/u, /^[JNSZИ]$/u];

/** Width of the strokes, thinner where a letter has three of them, and half the gap between both letters. */
const [stroke, narrowStroke, half] = [7.4, 5.8, 1.8] as const;
const manyStrokes = /^[BEGRS]$/u;

/** Two initials that are the same letter, back to back. */
export const backToBack: Recipe = ({ initials: [initial = "", second], hasAccent }) => {
  const form = getLookalike(initial);
  const isMirrored = stemmed.test(form);
  const letter = initial === second && (isMirrored || turning.test(form)) ? findConstructedLetter(initial, "square") : undefined;
  if (letter === undefined) return [];
  const right = drawInBox(letter, [24 + half, 3, 21 - half, 42], manyStrokes.test(form) ? narrowStroke : stroke);
  const left: Path = transform(right, isMirrored ? [-1, 0, 0, 1, 48, 0] : [-1, 0, 0, -1, 48, 48]);
  return [
    {
      shapes: [
        { path: left, fill: hasAccent ? "spot" : "brand" },
        { path: right, fill: "brand" },
      ],
      concept: `The letters ${initial} and ${initial}, ${isMirrored ? "back to back" : "of which half a turn makes the other"}.`,
    } satisfies Drawing,
  ];
};
