import { splitGraphemes } from "#/kernel/text/graphemes";
import { createContainer, cutOutOf } from "#/studio/marks/container";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { unite } from "#/studio/marks/geometry/combine";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

const maxLetters = 4;
/** Scripts of which several letters hold in a small sign. */
const alphabet =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Georgian}\p{Script=Armenian}\p{M}\p{N}]+$/u;

/** A name of two to four letters, whole, as it is written: cut out of a solid shape, or alone. */
export const wholeName: Recipe = ({ name, outline, style, corner }) => {
  const letters = splitGraphemes(name);
  if (letters.length < 2 || letters.length > maxLetters || !alphabet.test(name)) return [];
  const figure = outline(name);
  if (figure === undefined) return [];
  const [, , width = 1, height = 1] = getBounds(figure) ?? [];
  const container = createContainer(style.containers.find((one) => one !== "shield" && one !== "arch") ?? "square", corner);
  const [x, y, w, h] = container.box;
  const inside = fitInto(figure, [x - 2, y, w + 4, h]);
  const free = fitInto(figure, [2, 3, 44, 42]);
  const held: Drawing = {
    shapes: cutOutOf(container, inside),
    concept: `The whole name, short as it is, cut out of ${container.label}.`,
    letters: [inside],
  };
  const alone: Drawing = {
    shapes: [{ path: unite(free, []), fill: "brand" }],
    concept: "The whole name, short as it is, as the sign.",
    letters: [free],
  };
  return width / height > 1.6 ? [held] : [alone, held];
};
