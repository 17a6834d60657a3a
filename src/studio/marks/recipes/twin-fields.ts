import { drawInBox, findConstructedLetter } from "#/studio/marks/constructed-letter";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { rectangle, roundedRectangle } from "#/studio/marks/geometry/shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Stroke width of the letters, and the space around the one that is cut out, in units of the 48-unit grid. */
const [stroke, room] = [5, 3.6] as const;

/** Width of each half. */
const half = 20.4;

/** Two initials side by side: one cut out of a field, the other as tall as the field beside it. */
export const twinFields: Recipe = ({ initials, style, corner, hasAccent }) => {
  const [first, second] = initials;
  if (first === undefined || second === undefined || initials.length > 2 || /[MWШЮI]/u.test(first + second)) return [];
  const [one, other] = [findConstructedLetter(first, style.form), findConstructedLetter(second, style.form)];
  if (one === undefined || other === undefined) return [];
  const tile = [roundedRectangle([3, 3, 42, 42], Math.min(corner, 6))];
  const field = intersect(tile, [rectangle([0, 0, 3 + half + 0.6, 48])]);
  const cut = drawInBox(one, [3 + room, 3 + room, half + 1.8 - room * 2, 42 - room * 2], stroke);
  return [
    {
      shapes: [
        { path: subtract(field, cut), fill: "brand" },
        { path: drawInBox(other, [46.8 - half, 3, half - 1.8, 42], stroke), fill: hasAccent ? "spot" : "brand" },
      ],
      concept: `The letter ${first} cut out of a field, and the letter ${second} as tall beside it.`,
    } satisfies Drawing,
  ];
};
