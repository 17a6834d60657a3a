import { drawLines, drawRunningLines, findConstructedLetter, letterUnits, measureLines } from "#/studio/marks/constructed-letter";
import { createContainer, createCutField } from "#/studio/marks/container";
import { transform } from "#/studio/marks/geometry/transform";
import type { Path } from "#/studio/marks/geometry/path";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Width of the line that divides the field, as a share of the letter's height: at least, and beside the direction's. */
const [minLine, lineShare] = [0.16, 0.8] as const;

/** Side of the letter in the field, in units of the 48-unit grid. */
const letterSide = 23;

/** Letters that another one hides in: a J that runs on is a U, an I with bars that run on an H. */
const changing = /^[IJІΙ]$/u;

/** A field that the line of the initial divides: its ends run out over the edge. */
export const letterField: Recipe = ({ initials: [initial = ""], style, corner }) => {
  const letter = changing.test(initial) ? undefined : findConstructedLetter(initial, style.form);
  if (letter === undefined) return [];
  const all = [...letter.main, ...letter.detail];
  const [left, top, right, bottom] = measureLines(all);
  const width = Math.max(minLine, style.stroke * lineShare) * letterUnits;
  const factor = letterSide / Math.max(right - left, bottom - top);
  const place = (path: Path) =>
    transform(path, [factor, 0, 0, factor, 24 - (factor * (left + right)) / 2, 24 - (factor * (top + bottom)) / 2]);
  const field = createContainer(style.form === "round" && corner > 6 ? "soft-square" : "square", corner);
  const line = place(drawRunningLines(letter, width, letterUnits));
  return [
    {
      shapes: createCutField(field, line),
      concept: `A field divided by one line, which draws the letter ${initial} and runs out over its edge.`,
      letters: [place(drawLines(all, all, width, "square"))],
    } satisfies Drawing,
  ];
};
