import { drawApart, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { fitShapes } from "#/studio/marks/fit-shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Letters that would fall into bars. */
const bars = /^[ILTТΤΓГІΙ]$/u;

/** The initial built of strokes of one width, with an even gap around the stroke that completes it. */
export const setApart: Recipe = ({ initials: [initial = ""], style, hasAccent }) => {
  const letter = bars.test(initial) ? undefined : findConstructedLetter(initial, style.form);
  if (letter === undefined || letter.detail.length === 0) return [];
  const width = style.stroke * letterUnits;
  const { main, detail } = drawApart(letter, width, style.gap / 5.4, style.form);
  const shapes = fitShapes(
    [
      { path: main, fill: "brand" },
      { path: detail, fill: hasAccent ? "spot" : "brand" },
    ],
    [3, 3, 42, 42],
  );
  return [
    {
      shapes,
      concept: `The letter ${initial} built of strokes of one width: the last of them stands apart and completes it.`,
      letters: [shapes.flatMap(({ path }) => path)],
    } satisfies Drawing,
  ];
};
