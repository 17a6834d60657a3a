import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { intersect, subtract, unite } from "#/studio/marks/geometry/combine";
import { offsetPath } from "#/studio/marks/geometry/offset";
import type { Path } from "#/studio/marks/geometry/path";
import { type CenterLine, drawStroke } from "#/studio/marks/geometry/stroke";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Letters whose strokes meet in sharp corners, in the order in which a band folds along them. */
const foldable = /^[EKMNWZЕКМИЛПΕΖΚΜΝΠΣ4]$/u;

/** Width of the band and of the gap at its folds, in units of the letter. */
const [minBand, gap] = [0.26 * letterUnits, 0.34] as const;

/** The straight parts of a line. */
const listParts = ({ corners, isClosed }: CenterLine): readonly CenterLine[] =>
  corners.flatMap((corner, index) => {
    const next = corners[index + 1] ?? (isClosed ? corners[0] : undefined);
    return next === undefined ? [] : [{ corners: [corner, next], isClosed: false }];
  });

/** The initial as one band, folded where its strokes meet: each part passes under the one before. */
export const ribbon: Recipe = ({ initials: [initial = ""], style, hasAccent }) => {
  const letter = foldable.test(initial) ? findConstructedLetter(initial, "square") : undefined;
  if (letter === undefined) return [];
  const lines = [...letter.main, ...letter.detail];
  const parts = lines.flatMap(listParts);
  if (parts.length < 3) return [];
  const width = Math.max(minBand, style.stroke * letterUnits);
  const whole = drawLines(lines, lines, width, "square");
  const bands: Path[] = [];
  for (const part of parts) {
    const band = intersect(drawStroke(part, width, { start: width, end: width }), whole);
    const before = bands.reduce<Path>((all, one) => unite(all, one), []);
    bands.push(before.length === 0 ? band : subtract(band, offsetPath(before, gap, "miter")));
  }
  return [
    {
      shapes: fitShapes(
        bands.map((path, index) => ({ path, fill: index % 2 === 1 && hasAccent ? "spot" : "brand" })),
        [3, 3, 42, 42],
      ),
      concept: `The letter ${initial} as one band, folded where its strokes meet.`,
      letters: [fitInto(whole, [3, 3, 42, 42])],
    } satisfies Drawing,
  ];
};
