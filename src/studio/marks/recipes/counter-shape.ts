import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { subtract } from "#/studio/marks/geometry/combine";
import { getArea } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { findLetterFigure } from "#/studio/marks/letter-figures";
import { separateCounters } from "#/studio/marks/letterform";
import { fillCounters } from "#/studio/marks/motif-form";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/**
 * Least and greatest side of an opening, in units of the 48-unit grid, and how far it reaches into the
 * strokes around it: a small counter needs more than it has, and a large one leaves less than a stroke.
 */
const [minSide, maxSide, reach] = [7.5, 20, 1.6] as const;

/** Width of the strokes as a share of the letter's height: less around the two counters of B. */
const [stroke, doubleStroke] = [0.255, 0.225] as const;
const double = /^[BВΒ8]$/u;

/** The initial, its counters drawn as what the trade or the name has to do with. */
export const counterShape: Recipe = ({ initials: [initial = ""], figureSubjects, namePicture, hasSecond }) => {
  const letter = findConstructedLetter(initial, "round");
  const opening = findLetterFigure(figureSubjects);
  // A disc with a hole of any form is no O.
  if (letter === undefined || opening === undefined || /^[OОΟ]$/u.test(initial)) return [];
  const all = [...letter.main, ...letter.detail];
  const drawn = fitInto(
    drawLines(all, all, (double.test(initial) ? doubleStroke : stroke) * letterUnits, "square"),
    [3, 3, 42, 42],
  );
  const counters = separateCounters(drawn).counters.filter((counter) => getArea([counter]) > 30);
  if (counters.length === 0) return [];
  const figures = counters.map((counter): Path => {
    const [x, y, width, height] = getBounds([counter]) ?? [0, 0, 0, 0];
    const [w, h] = [Math.min(width + reach * 2, maxSide), Math.min(height + reach * 2, maxSide)];
    return fitInto(opening.path, [x + (width - w) / 2, y + (height - h) / 2, w, h]);
  });
  if (figures.some((figure) => Math.min(...(getBounds(figure) ?? []).slice(2)) < minSide)) return [];
  const shapes = figures.flat();
  const solid = fillCounters(drawn);
  return [
    {
      shapes: [
        ...(hasSecond ? [{ path: shapes, fill: "inlay" as const }] : []),
        { path: subtract(solid, shapes), fill: "brand" },
      ],
      concept: `The letter ${initial}: its ${counters.length > 1 ? "counters are" : "counter is"} ${opening.label}.`,
      subject: opening.subject,
      // The outline alone tells a D or a B.
      ...(!/^[BDВДΒ]$/u.test(initial) && { letters: [drawn] }),
      ...(opening.subject === namePicture?.id
        ? { isOwn: true }
        : // Twice the first sign of a trade is an ornament.
          opening.isCommon && counters.length > 1 && { isStock: true }),
    } satisfies Drawing,
  ];
};
