import { getBounds } from "#/studio/marks/geometry/bounds";
import { subtract } from "#/studio/marks/geometry/combine";
import { offsetPath } from "#/studio/marks/geometry/offset";
import { flatten, getArea, signedArea } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { measureThinShare } from "#/studio/marks/lettering";
import { fitInto, transform, translate } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** An I is too narrow to overlap with another letter. */
const bar = /^[IlІΙ]$/u;

/** Letters without signs above, below or across them, which would cross the other letter. */
const alphabet = /^(?![ŁłØøĐđŦ])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;
const isPlain = (letter: string) => alphabet.test(letter.normalize("NFD")) && !bar.test(letter);

/** Places of the second letter to the right and below, as shares of the first. */
const places = [
  [0.56, 0.34],
  [0.66, 0.42],
  [0.5, 0.5],
  [0.76, 0.3],
] as const;

/** How much of the second letter must be seen, and how much thinner than its strokes what is left of it may be. */
const minSeen = 0.78;
const [thinRadius, maxThinGrowth] = [2, 0.03] as const;
const measured = 0.7;

const countPieces = (path: Path) => flatten(path, 1).filter((points) => signedArea(points) > 0).length;

/** Two initials with the first in front: an even gap cuts the second where they meet. */
export const overlap: Recipe = ({ initials, outline, style, hasAccent }) => {
  const [first, second] = initials;
  if (first === undefined || second === undefined || initials.length > 2) return [];
  // A T that loses an arm is none.
  if (!isPlain(first) || !isPlain(second) || /[TТΤ]/u.test(second)) return [];
  const [one, other] = [outline(first), outline(second)];
  if (one === undefined || other === undefined) return [];
  const front = fitInto(one, [0, 0, 60, 34]);
  const back = fitInto(other, [0, 0, 60, 34]);
  const [fx = 0, fy = 0, fw = 1, fh = 1] = getBounds(front) ?? [];
  const [bx = 0, by = 0] = getBounds(back) ?? [];
  const around = offsetPath(front, style.gap * 0.9, "miter");
  // Both letters together, at their places, fill the window in which thin parts are measured.
  const measureThin = (path: Path) =>
    measureThinShare(transform(path, [measured, 0, 0, measured, -fx * measured, -fy * measured]), thinRadius * measured);
  return places.flatMap(([right, down]): Drawing[] => {
    const placed = translate(back, fx - bx + fw * right, fy - by + fh * down);
    const seen = subtract(placed, around).filter((contour) => getArea([contour]) > 6);
    // A corner of the second letter inside an opening of the first one would be a fragment.
    if (getArea(seen) < getArea(placed) * minSeen || countPieces(seen) > countPieces(placed)) return [];
    if (measureThin(seen) > measureThin(placed) + maxThinGrowth) return [];
    const shapes = fitShapes(
      [
        { path: front, fill: "brand" },
        { path: seen, fill: hasAccent ? "spot" : "brand" },
      ],
      [3, 3, 42, 42],
    );
    return [{ shapes, concept: `The letters ${first} and ${second}, one in front of the other.` }];
  });
};
