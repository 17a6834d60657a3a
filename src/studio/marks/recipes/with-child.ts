import { drawInBox, findConstructedLetter, getLookalike } from "#/studio/marks/constructed-letter";
import { intersect } from "#/studio/marks/geometry/combine";
import { disc } from "#/studio/marks/geometry/shapes";
import { transform } from "#/studio/marks/geometry/transform";
import { findFamilyInitial, isJunior, isWithFamily } from "#/studio/marks/partnership";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Widths of the strokes of both letters, in units of the 48-unit grid: thinner where there are three of them. */
const strokes = { few: [8.6, 5], many: [7, 3.9] } as const;
const manyStrokes = /^[ABEGMSWБЖШЮΣΞ8]$/u;

/** Letters that are too narrow for a small one of their kind beside them. */
const bar = /^[I1]$/u;

/** Letters of few strokes that a disc shows, even a small one; its radius and stroke, and how much smaller the other is. */
const rounded = /^[HNRUXЧ]$/u;
const [radius, discStroke, share] = [16, 9, 0.52] as const;

/** The initial with a small one of its kind beside it: the family firm of the name, father and son or mother and daughter. */
export const withChild: Recipe = ({ initials: [first = ""], name, hasAccent }) => {
  const initial = findFamilyInitial(name) ?? first;
  const form = getLookalike(initial);
  const letter = (isWithFamily(name) || isJunior(name)) && !bar.test(form) ? findConstructedLetter(initial, "square") : undefined;
  if (letter === undefined) return [];
  const [large, small] = manyStrokes.test(form) ? strokes.many : strokes.few;
  const concept = `The letter ${initial} and a small ${initial} beside it: the two generations in the name.`;
  const fill = hasAccent ? "spot" : "brand";
  if (rounded.test(form)) {
    const whole = intersect(drawInBox(letter, [2, 2, radius * 2, radius * 2], discStroke), [
      disc(2 + radius, 2 + radius, radius),
    ]);
    const shift = 46 - (2 + radius * 2) * share;
    return [
      {
        shapes: [
          { path: whole, fill: "brand" },
          { path: transform(whole, [share, 0, 0, share, shift, shift]), fill },
        ],
        concept,
        isOwn: true,
      } satisfies Drawing,
    ];
  }
  // Two plain letters: anything that fuses a letter with the trade says more.
  return [
    {
      shapes: [
        { path: drawInBox(letter, [2, 3, 27, 42], large), fill: "brand" },
        { path: drawInBox(letter, [32.5, 24, 13.5, 21], small), fill },
      ],
      concept,
    } satisfies Drawing,
  ];
};
