import { createTileInlay } from "#/studio/marks/container";
import { clipToConvex } from "#/studio/marks/geometry/clip";
import { roundedRectanglePolygon } from "#/studio/marks/geometry/polygons";
import { fitInto, scale, translate } from "#/studio/marks/geometry/transform";
import { polygon, reverse, type Path } from "#/studio/marks/geometry/path";
import { chooseLetterform, separateCounters } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** The white in and around the initial as the shape; the letter itself is cut out of a tile. */
export const counterForm: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.42);
  const tile = roundedRectanglePolygon([3, 3, 42, 42], Math.min(input.corner, 12));
  const fitted = fitInto(path, [3, 3, 42, 42]);
  const scaleLetter = (factor: number) => translate(scale(translate(fitted, -24, -24), factor), 24, 24);
  const draw = (letter: Path): Drawing => {
    const inside = clipToConvex(letter, tile);
    const { outlines, counters } = separateCounters(inside);
    return {
      shapes: [
        createTileInlay([polygon(tile)]),
        { path: [polygon(tile), ...outlines.map(reverse), ...counters.map(reverse)], fill: "brand" },
      ],
      concept: `The space in and around the ${name} as a shape, with the letter itself cut out.`,
      letters: [letter],
    };
  };
  return separateCounters(path).counters.length === 0 ? [] : [0.84, 0.76].map((factor) => draw(scaleLetter(factor)));
};
