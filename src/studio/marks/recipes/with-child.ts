import { drawInBox, findConstructedLetter, getLookalike } from "#/studio/marks/constructed-letter";
import { isWithFamily, isJunior } from "#/studio/marks/partnership";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Widths of the strokes of both letters, in units of the 48-unit grid: thinner where there are three of them. */
const strokes = { few: [8.6, 5], many: [7, 3.9] } as const;
const manyStrokes = /^[ABEGMSWÆŒБЖШЮΣΞ8]$/u;

/** Letters that are too narrow to stand beside a small one of their kind. */
const bar = /^[I1]$/u;

/** The initial with a small one of its kind beside it: the family firm of the name, father and son or mother and daughter. */
export const withChild: Recipe = ({ initials: [initial = ""], name, hasAccent }) => {
  const form = getLookalike(initial);
  const letter = (isWithFamily(name) || isJunior(name)) && !bar.test(form) ? findConstructedLetter(initial, "square") : undefined;
  if (letter === undefined) return [];
  const [large, small] = manyStrokes.test(form) ? strokes.many : strokes.few;
  return [
    {
      shapes: [
        { path: drawInBox(letter, [2, 3, 27, 42], large), fill: "brand" },
        { path: drawInBox(letter, [32.5, 24, 13.5, 21], small), fill: hasAccent ? "spot" : "brand" },
      ],
      concept: `The letter ${initial} and a small ${initial} beside it: the two generations in the name.`,
      isOwn: true,
    } satisfies Drawing,
  ];
};
