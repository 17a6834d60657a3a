import { removeBand } from "#/studio/marks/geometry/clip";
import { polygon, reverse, type Path, type Point } from "#/studio/marks/geometry/path";
import { roundedRectanglePolygon } from "#/studio/marks/geometry/polygons";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

type Bridge = readonly [at: Point, degrees: number];

const upright: readonly Bridge[] = [[[24, 24], 90]];
const level: readonly Bridge[] = [[[24, 25], 0]];
const slanted: readonly Bridge[] = [[[24, 24], -60]];
const double: readonly Bridge[] = [
  [[24, 17.5], 0],
  [[24, 31], 0],
];

/** The initial as a stencil: bridges hold its parts together. */
export const stencilBridge: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.58);
  const width = Math.max(2.6, Math.min(4, input.stem * 42 * 0.32));
  const addBridges = (letter: Path, bridges: readonly Bridge[]) =>
    bridges.reduce((rest, [at, degrees]) => removeBand(rest, at, degrees, width), letter);
  const orders = input.random.pick([
    [upright, level, slanted],
    [slanted, upright, level],
    [level, upright, double],
  ] as const);
  const straight = [upright, level];
  const concept = `The ${name} as a stencil, with bridges one third of a stem wide holding its parts.`;
  const plain = orders.map(
    (bridges): Drawing => ({ shapes: [{ path: addBridges(fitInto(path, [3, 3, 42, 42]), bridges), fill: "brand" }], concept }),
  );
  const plate = roundedRectanglePolygon([3, 3, 42, 42], Math.min(input.corner, 8));
  const block = straight.map((bridges): Drawing => {
    const letter = addBridges(fitInto(path, [9, 8, 30, 32]), bridges);
    return { shapes: [{ path: [polygon(plate), ...letter.map(reverse)], fill: "brand" }], concept };
  });
  return [...plain, ...block];
};
