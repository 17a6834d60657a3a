import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Widths of the strokes as a share of the letter's height: its openings become slits. */
const strokeWidths = [0.39, 0.34] as const;

/** Letters with so few openings that they would only be a bold letter. */
const plain = /^[CDFHIJLOQUVXYΓΔΗΛΠΧСОГНПЛХЧ]$/u;

/** The initial so heavy that the white in it becomes even slits. */
export const heavyLetter: Recipe = ({ initials: [initial = ""], style }) => {
  const letter = plain.test(initial) ? undefined : findConstructedLetter(initial, style.form);
  if (letter === undefined) return [];
  const all = [...letter.main, ...letter.detail];
  return strokeWidths.map((width): Drawing => {
    const path = fitInto(drawLines(all, all, width * letterUnits, "square"), [3, 3, 42, 42]);
    return {
      shapes: [{ path, fill: "brand" }],
      concept: `The letter ${initial} so heavy that the white in it becomes even slits.`,
      letters: [path],
    };
  });
};
