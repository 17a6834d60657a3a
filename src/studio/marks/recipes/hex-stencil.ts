import { createTileInlay } from "#/studio/marks/container";
import { removeBand } from "#/studio/marks/geometry/clip";
import { polygon, reverse } from "#/studio/marks/geometry/path";
import { regularPolygon } from "#/studio/marks/geometry/shapes";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** A hexagonal plate with the initial cut out and bridged like a stencil. */
export const hexStencil: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.2);
  const degrees = input.random.pick([30, 0]);
  const plate = polygon(regularPolygon(24, 24, 23, 6, degrees));
  const bridge = Math.max(1.8, input.stem * 30 * 0.3);
  const draw = (size: number, angle: number): Drawing => {
    const whole = fitInto(path, [24 - size * 0.45, 24 - size / 2, size * 0.9, size]);
    const letter = removeBand(whole, [24, 24], angle, bridge);
    return {
      shapes: [createTileInlay([plate]), { path: [plate, ...letter.map(reverse)], fill: "brand" }],
      concept: `The ${name} cut out of a hexagonal plate, with a bridge holding its counters.`,
      letters: [whole],
    };
  };
  return [draw(27, 90), draw(29, 0), draw(31, 90)];
};
