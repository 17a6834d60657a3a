import { clipToSide, removeBand } from "#/studio/marks/geometry/clip";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { fitInto } from "#/studio/marks/geometry/transform";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** The initial above a horizon; below it the letter breaks into bands, like a reflection. */
export const horizonCut: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.62);
  const letter = fitInto(path, [3, 3, 42, 42]);
  const [, top = 3, , height = 42] = getBounds(letter) ?? [];
  const slopes = input.random.pick([
    [0, -10],
    [-10, 0],
    [10, 0],
  ] as const);
  const draw = (slope: number, cuts: readonly number[]): Drawing => {
    const radians = (slope * Math.PI) / 180;
    const [first = 0.5] = cuts;
    const horizon = top + height * first;
    const normal = [-Math.sin(radians), Math.cos(radians)] as const;
    const above = clipToSide(letter, [24, horizon - 1], [-normal[0], -normal[1]]);
    const below = clipToSide(letter, [24, horizon + 1], normal);
    const banded = cuts
      .slice(1)
      .reduce((rest, cut, index) => removeBand(rest, [24, top + height * cut], slope, 2.4 + index * 0.8), below);
    return {
      shapes: [
        { path: above, fill: "brand" },
        { path: banded, fill: "spot" },
      ],
      concept: `The ${name} on a horizon, breaking into bands below it.`,
    };
  };
  const standing: Drawing = {
    shapes: [
      { path: fitInto(input.letter, [5, 2.5, 38, 29.5]), fill: "brand" },
      { path: [rectangle([3, 34.5, 42, 4.5]), rectangle([10, 41.5, 28, 3.5])], fill: "spot" },
    ],
    concept: `The ${input.letterName} on a horizon that fades in two bands.`,
  };
  const cut = slopes.flatMap((slope) => [draw(slope, [0.54, 0.76]), draw(slope, [0.6])]);
  return [...cut, standing];
};
