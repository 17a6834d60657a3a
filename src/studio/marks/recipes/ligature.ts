import { createContainer, cutOutOf } from "#/studio/marks/container";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto, transform } from "#/studio/marks/geometry/transform";
import { measureStem } from "#/studio/marks/letter-stem";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Scripts that are read from left to right with upright stems. */
const alphabet = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/** Letters that are a stem alone: the other letter would have it already. */
const bar = /^[IlІΙ]$/u;

function scaleToLine(path: Path): Path {
  const [x = 0, y = 0, , height = 1] = getBounds(path) ?? [];
  const factor = 40 / height;
  return transform(path, [factor, 0, 0, factor, -x * factor, -y * factor]);
}

/**
 * Two initials that share an upright stem: the last of the first letter is the first of the second.
 */
export const ligature: Recipe = ({ initials, outline, style, corner, random }) => {
  const [first, second] = initials;
  if (first === undefined || second === undefined || initials.length > 2) return [];
  if (!alphabet.test(first) || !alphabet.test(second) || bar.test(first) || bar.test(second)) return [];
  const [one, other] = [outline(first), outline(second)];
  if (one === undefined || other === undefined) return [];
  const [left, right] = [scaleToLine(one), scaleToLine(other)];
  const [stemLeft, stemRight] = [measureStem(left, "right"), measureStem(right, "left")];
  if (Math.min(stemLeft, stemRight) < 2) return [];
  const [, , width = 0] = getBounds(left) ?? [];
  const joined = unite(left, transform(right, [1, 0, 0, 1, width - Math.max(stemLeft, stemRight), 0]));
  const concept = `The letters ${first} and ${second} share one stem.`;
  const container = createContainer(random.pick(style.containers), corner);
  const [bx, by, bw, bh] = container.box;
  const [free, held] = [fitInto(joined, [3, 3, 42, 42]), fitInto(joined, [bx - 1, by, bw + 2, bh])];
  return [
    { shapes: [{ path: free, fill: "brand" }], concept, letters: [free] },
    {
      shapes: cutOutOf(container, held),
      concept: `The letters ${first} and ${second} share one stem, cut out of ${container.label}.`,
      letters: [held],
    } satisfies Drawing,
  ];
};
