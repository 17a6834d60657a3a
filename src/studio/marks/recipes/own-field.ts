import { cutOutOf } from "#/studio/marks/container";
import { offsetPath } from "#/studio/marks/geometry/offset";
import { fillCounters } from "#/studio/marks/motif-form";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** How far the field reaches beyond the letter, in units of the 48-unit grid. */
const reach = 5.4;

/** Scripts of few strong strokes, whose letters have outlines of their own. */
const script = /^[\p{Script=Thai}\p{Script=Hebrew}\p{Script=Tamil}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Devanagari}]/u;

/** The initial cut out of a field that follows its outline: a figure that no other letter has. */
export const ownField: Recipe = ({ initials: [initial = ""], outline }) => {
  const letter = script.test(initial) ? outline(initial) : undefined;
  if (letter === undefined) return [];
  const inside = 48 - (reach + 3) * 2;
  const held = fitInto(letter, [reach + 3, reach + 3, inside, inside]);
  const field = fillCounters(offsetPath(held, reach));
  return [
    {
      shapes: cutOutOf({ path: field }, held),
      concept: `The letter ${initial} cut out of a field that follows its outline.`,
      letters: [held],
    } satisfies Drawing,
  ];
};
