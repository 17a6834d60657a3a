import { assessDrawing, rateDrawing } from "#/studio/marks/assessment";
import { drawLines, findConstructedLetter } from "#/studio/marks/constructed-letter";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { getArea } from "#/studio/marks/geometry/flatten";
import { offsetPath } from "#/studio/marks/geometry/offset";
import type { Path } from "#/studio/marks/geometry/path";
import { translate } from "#/studio/marks/geometry/transform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Stroke width and gap at crossings, in units of the letters, which are six high. */
const [stroke, gap] = [1.15, 0.36] as const;

/** Letters with closed bowls, which another letter can pass through: the ends of open ones would stand apart. */
const bowled = /^[BDOPQRВОРФЯΟΡΦΘ]$/u;

/** A smaller piece, in squares of the stroke, is a loose end rather than a part of a letter. */
const minPiece = 3.2;

/** Least rating of a weave: below it, the gaps at the crossings hide which letters they are. */
const minRating = 0.42;

/** Places of the second letter, and how many crossings make a weave. */
const places = [
  [2.2, 2.4],
  [2.6, 1.6],
  [1.6, 2.9],
  [3, 3],
  [1.4, 1.8],
  [1.6, 2],
  [4, 3.4],
] as const;
const [minCrossings, maxCrossings] = [2, 3] as const;

/** Two initials woven through each other: each passes over the other in turn. */
export const interlaced: Recipe = ({ initials, hasAccent }) => {
  const [first = "", second = ""] = initials;
  if (initials.length !== 2 || first === second || !bowled.test(first) || !bowled.test(second)) return [];
  const built = [first, second].map((initial) => findConstructedLetter(initial, "round"));
  const [one, other] = built.map((letter) => {
    const all = letter ? [...letter.main, ...letter.detail] : [];
    return all.length === 0 ? [] : drawLines(all, all, stroke, "square");
  });
  if (!one?.length || !other?.length) return [];
  return places.flatMap(([x, y]): Drawing[] => {
    const back = translate(other, x, y);
    const crossings = intersect(one, back);
    if (crossings.length < minCrossings || crossings.length > maxCrossings) return [];
    // A long common run is no crossing: there one letter would hide the other.
    if (crossings.some((crossing) => getArea([crossing]) > stroke * stroke * 1.7)) return [];
    const ordered = crossings.toSorted((a, b) => (getBounds([a])?.[1] ?? 0) - (getBounds([b])?.[1] ?? 0));
    const [overFirst, overSecond] = [0, 1].map((turn) => ordered.filter((_, index) => index % 2 === turn));
    const cut = (path: Path, by: Path, at: Path) =>
      at.length === 0 ? path : subtract(path, intersect(offsetPath(by, gap, "miter"), offsetPath(at, gap * 1.8, "miter")));
    const [front, behind] = [cut(one, back, overSecond ?? []), cut(back, one, overFirst ?? [])];
    if ([...front, ...behind].some((piece) => getArea([piece]) < stroke * stroke * minPiece)) return [];
    const shapes = fitShapes(
      [
        { path: front, fill: "brand" },
        { path: behind, fill: hasAccent ? "spot" : "brand" },
      ],
      [3, 3, 42, 42],
    );
    if (rateDrawing(assessDrawing(shapes)) < minRating) return [];
    return [{ shapes, concept: `The letters ${first} and ${second} woven through each other, as two who work together.` }];
  });
};
