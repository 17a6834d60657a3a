import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { subtract } from "#/studio/marks/geometry/combine";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Width of both lines and of the space between them, as a share of the letter's height. */
const [wholeWidth, spaceWidth] = [0.37, 0.12] as const;

/** The initial as a road of two lines, which run side by side through every bend and crossing. */
export const doubleLine: Recipe = ({ initials: [initial = ""], style }) => {
  // An L or I of two lines is hardly more than a frame.
  const letter = /^[LIІΙГΓ]$/u.test(initial) ? undefined : findConstructedLetter(initial, style.form);
  if (letter === undefined) return [];
  const all = [...letter.main, ...letter.detail];
  const whole = drawLines(all, all, wholeWidth * letterUnits, "square");
  const space = all.reduce<typeof whole>(
    (rest, line) => subtract(rest, drawLines([line], [line], spaceWidth * letterUnits, "square")),
    whole,
  );
  return [
    {
      shapes: [{ path: fitInto(space, [3, 3, 42, 42]), fill: "brand" }],
      concept: `The letter ${initial} drawn by two lines side by side.`,
    } satisfies Drawing,
  ];
};
