import { clipToConvex } from "#/studio/marks/geometry/clip";
import { polygonOf } from "#/studio/marks/geometry/tile";
import { fitInto, scale, translate } from "#/studio/marks/geometry/transform";
import { polygon, reversed, type Path } from "#/studio/marks/geometry/path";
import { figureOf, outlinesAndCounters } from "#/studio/marks/figure";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** The white around and inside the initial, drawn as the figure; the letter itself is left out of a tile. */
export const counterForm: Recipe = (input) => {
  const { path, name } = figureOf(input, 0.42);
  const tile = polygonOf([3, 3, 42, 42], Math.min(input.corner, 12));
  const fitted = fitInto(path, [3, 3, 42, 42]);
  const grown = (factor: number) => translate(scale(translate(fitted, -24, -24), factor), 24, 24);
  const draw = (letter: Path): Drawing => {
    const inside = clipToConvex(letter, tile);
    const { outlines, counters } = outlinesAndCounters(inside);
    return {
      shapes: [
        { path: [polygon(tile), ...outlines.map(reversed)], fill: "brand" },
        ...(counters.length > 0 ? [{ path: counters.map(reversed), fill: "spot" as const }] : []),
      ],
      concept: `The space in and around the ${name} as the figure, the form itself left open.`,
    };
  };
  return [1.05, 0.92, 0.84, 0.76].map((factor) => draw(grown(factor)));
};
