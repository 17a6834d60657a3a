import { disc, ring, roundedRectangle } from "#/studio/marks/geometry/shapes";
import { reverse, type Path } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/**
 * Concentric discs, each smaller by the ratio of the type scale, with the initial in the centre.
 */
export const concentricRounds: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.2);
  const soft = input.random.pick([false, true]);
  const draw = (outer: number, stroke: number, gap: number, share: number): Drawing => {
    const inner = outer - stroke - gap;
    const half = inner * share;
    const letter = fitInto(path, [24 - half, 24 - half, half * 2, half * 2]).map(reverse);
    const createRoundedRectangle = (radius: number) =>
      roundedRectangle([24 - radius, 24 - radius, radius * 2, radius * 2], radius * 0.62);
    const frame: Path = soft
      ? [createRoundedRectangle(outer), reverse(createRoundedRectangle(outer - stroke))]
      : ring(24, 24, outer, outer - stroke);
    return {
      shapes: [
        { path: [soft ? createRoundedRectangle(inner) : disc(24, 24, inner), ...letter], fill: "brand" },
        { path: frame, fill: "spot" },
      ],
      concept: `Concentric discs with the ${name} cut out of the centre.`,
    };
  };
  return [draw(22.5, 3.2, 2.2, 0.66), draw(22, 2.6, 2.6, 0.7), draw(21, 2.4, 2.4, 0.74)];
};
