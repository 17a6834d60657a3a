import { drawLines, findConstructedLetter, letterUnits } from "#/studio/marks/constructed-letter";
import { intersect } from "#/studio/marks/geometry/combine";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Letters whose left half mirrors the right. The halves of an O would be brackets. */
const symmetric = /^[MTUVWXYМТХПШФΔΘΛΜΞΠΤΥΦΧΨ]$/u;

/** Least width of the strokes, as a share of the letter's height: each half keeps half of a stem. */
const minStroke = 0.34;

/** A symmetric initial in two halves that mirror each other, with an even gap on its axis. */
export const halves: Recipe = ({ initials: [initial = ""], style, hasAccent }) => {
  const letter = symmetric.test(initial) ? findConstructedLetter(initial, style.form) : undefined;
  if (letter === undefined) return [];
  const all = [...letter.main, ...letter.detail];
  const gap = Math.max(2.4, style.gap);
  const whole = fitInto(drawLines(all, all, Math.max(minStroke, style.stroke) * letterUnits, "square"), [3, 3, 42, 42]);
  return [
    {
      shapes: [
        { path: intersect(whole, [rectangle([0, 0, 24 - gap / 2, 48])]), fill: "brand" },
        { path: intersect(whole, [rectangle([24 + gap / 2, 0, 24, 48])]), fill: hasAccent ? "spot" : "brand" },
      ],
      concept: `The letter ${initial} in two halves that mirror each other.`,
      letters: [whole],
    } satisfies Drawing,
  ];
};
