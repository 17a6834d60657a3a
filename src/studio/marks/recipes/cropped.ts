import { createContainer, createCutField } from "#/studio/marks/container";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { fitInto, translate } from "#/studio/marks/geometry/transform";
import { getAspectRatio } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Letters that are no other letter or figure when two of their edges are cut off, as B is R and Z is 7. */
const readable = /^[AKMNRX]$/u;
const [narrowest, widest] = [0.6, 1.35] as const;

/** Side of the letter in a field of 42 units, and how far it goes over the lower right corner. */
const letterSide = 47;

/** The initial larger than its field: it runs out over two edges. */
export const cropped: Recipe = ({ initials: [initial = ""], letter, style, corner }) => {
  const aspect = getAspectRatio(letter);
  if (!readable.test(initial) || aspect < narrowest || aspect > widest) return [];
  const field = createContainer(style.form === "round" && corner > 6 ? "soft-square" : "square", corner);
  const fitted = fitInto(letter, [0, 0, letterSide, letterSide]);
  const [x = 0, y = 0, width = 0, height = 0] = getBounds(fitted) ?? [];
  // The upper left part, which tells letters apart, stays whole.
  const placed = translate(fitted, 8 - x + Math.max(0, (40 - width) / 2), 9 - y + Math.max(0, (38 - height) / 2));
  return [
    {
      shapes: createCutField(field, placed),
      concept: `The letter ${initial} larger than its field, out of which it grows.`,
    } satisfies Drawing,
  ];
};
