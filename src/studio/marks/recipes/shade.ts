import { isDenseScript } from "#/studio/marks/container";
import { fitShapes } from "#/studio/marks/fit-shapes";
import { subtract, unite } from "#/studio/marks/geometry/combine";
import { flatten } from "#/studio/marks/geometry/flatten";
import { offsetPath } from "#/studio/marks/geometry/offset";
import { polygon, type Path } from "#/studio/marks/geometry/path";
import { fitInto, translate } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Depth of the shade and its gap to the letter, in units of the 48-unit grid. */
const [depth, gap] = [6.4, 2.2] as const;

const alphabet = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/** What a shade in the letter's own colour loses, as a share of a place. */
const plainRank = 2;

/** What a path covers when it moves along a diagonal. */
function sweep(path: Path, by: number): Path {
  const sides = flatten(path, 0.08).flatMap((points) =>
    points.map((point, index) => {
      const [x, y] = point;
      const [nx, ny] = points[(index + 1) % points.length] ?? point;
      const side = [
        [x, y],
        [nx, ny],
        [nx + by, ny + by],
        [x + by, y + by],
      ] as const;
      return polygon((nx - x) * by - (ny - y) * by < 0 ? side.toReversed() : side);
    }),
  );
  return unite(unite(path, translate(path, by, by)), sides);
}

/** The initial with a shade to its lower right, as on painted signs. */
export const shade: Recipe = (input) => {
  const [initial = ""] = input.initials;
  // In its own colour a shade blurs all but plain letters, and it never suits those of many strokes.
  if (isDenseScript(initial) || (!input.hasAccent && !alphabet.test(initial))) return [];
  const { path, name } = chooseLetterform(input, 0.5);
  const letter = fitInto(path, [3, 3, 38, 38]);
  const around = offsetPath(letter, gap, "miter");
  const behind = subtract(sweep(translate(letter, gap, gap), depth), around);
  const shapes = fitShapes(
    [
      { path: letter, fill: "brand" },
      { path: behind, fill: input.hasAccent ? "spot" : "brand" },
    ],
    [3, 3, 42, 42],
  );
  return [
    {
      shapes,
      concept: `The ${name} with a shade at its lower right, as on a painted sign.`,
      rank: input.hasAccent ? 0 : plainRank,
    } satisfies Drawing,
  ];
};
