import { isDenseScript } from "#/studio/marks/container";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { getArea } from "#/studio/marks/geometry/flatten";
import { subtract } from "#/studio/marks/geometry/combine";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";
import { findWorkedEdges } from "#/studio/marks/worked-edges";

/** A letter with less ink in a box of 48 units would drown in a solid field, and how much larger it then is. */
const [thinArea, growth] = [640, 1.08] as const;

/** How far the second colour reaches around the letter that shows it. */
const margin = 0.6;

/** The initial, in the name's own script, cut out of a field whose edge the trade has worked. */
export const edgedSeal: Recipe = ({ initials: [initial = ""], outline, edgeSubjects }) => {
  const letter = initial === "" ? undefined : outline(initial);
  if (letter === undefined) return [];
  const factor = isDenseScript(initial) || getArea(letter) < thinArea ? growth : 1;
  return findWorkedEdges(edgeSubjects).map(({ label, draw, place: [x, y, width, height], subject, rank }): Drawing => {
    const [left, top] = [x - (width * (factor - 1)) / 2, y - (height * (factor - 1)) / 2];
    const held = fitInto(letter, [left, top, width * factor, height * factor]);
    const [lx = 0, ly = 0, lw = 1, lh = 1] = getBounds(held) ?? [];
    return {
      shapes: [
        { path: [rectangle([lx - margin, ly - margin, lw + margin * 2, lh + margin * 2])], fill: "inlay" },
        { path: subtract(draw(), held), fill: "brand" },
      ],
      concept: `The letter ${initial} cut out of ${label}.`,
      letters: [held],
      subject,
      ...(rank !== undefined && { rank }),
    };
  });
};
