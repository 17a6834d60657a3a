import { reverse, type Contour } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { clipToSide } from "#/studio/marks/geometry/clip";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** A shield with a straight top and a point at the bottom. */
const shield: Contour = {
  start: [5, 3],
  segments: [
    [43, 3],
    [43, 24],
    [43, 34.5, 35, 41.5, 24, 46],
    [13, 41.5, 5, 34.5, 5, 24],
  ],
};

/** A plain shield with a chief (top band); the initial is cut out of the field. */
export const crest: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.2);
  const draw = (chiefHeight: number): Drawing => {
    const line = 3 + chiefHeight;
    const field = clipToSide([shield], [0, line + 1], [0, 1]);
    const chief = clipToSide([shield], [0, line - 1], [0, -1]);
    const letter = fitInto(path, [12, line + 5, 24, 38 - line - 6]);
    return {
      shapes: [
        { path: [...field, ...letter.map(reverse)], fill: "brand" },
        { path: chief, fill: "spot" },
      ],
      concept: `A shield with a plain top band and the ${name} cut out of the field below.`,
      letters: [letter],
    };
  };
  return [draw(6), draw(4.5)];
};
