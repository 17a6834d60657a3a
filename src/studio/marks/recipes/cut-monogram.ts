import { clipToSide } from "#/studio/marks/geometry/clip";
import type { Point } from "#/studio/marks/geometry/path";
import { fitInto, translate } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import { fitShapes } from "#/studio/marks/fit-shapes";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** The initial, cut once at an angle; the two parts are shifted along the cut. */
export const cutMonogram: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.56);
  const letter = fitInto(path, [4, 4, 40, 40]);
  const angles = input.random.pick([
    [-32, -58, 24],
    [32, 58, -24],
    [-58, -32, 12],
  ] as const);
  return angles.map((degrees): Drawing => {
    const radians = (degrees * Math.PI) / 180;
    const along: Point = [Math.cos(radians), Math.sin(radians)];
    const normal: Point = [-along[1], along[0]];
    const slide = 2.4;
    const gap = 0.9;
    const createPart = (side: 1 | -1) =>
      translate(
        clipToSide(letter, [24, 24], [normal[0] * side, normal[1] * side]),
        side * (along[0] * slide + normal[0] * gap),
        side * (along[1] * slide + normal[1] * gap),
      );
    const shapes = fitShapes(
      [
        { path: createPart(-1), fill: "brand" },
        { path: createPart(1), fill: "ink" },
      ],
      [3, 3, 42, 42],
    );
    return { shapes, concept: `The ${name}, cut once at ${Math.abs(degrees)} degrees and shifted along the cut.` };
  });
};
