import { createTileInlay } from "#/studio/marks/container";
import { removeBand } from "#/studio/marks/geometry/clip";
import { createMask } from "#/studio/marks/geometry/mask";
import { polygon, reverse, type Path, type Point } from "#/studio/marks/geometry/path";
import { roundedRectanglePolygon } from "#/studio/marks/geometry/polygons";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

type Bridge = readonly [at: Point, degrees: number];

const upright: readonly Bridge[] = [[[24, 24], 90]];
const level: readonly Bridge[] = [[[24, 25], 0]];
const double: readonly Bridge[] = [
  [[24, 17.5], 0],
  [[24, 31], 0],
];

/**
 * Longest stroke that a bridge may cross: a longer one runs along the bridge, which would split it.
 */
const maxCrossing = 17;
const samples = 96;

/**
 * Whether a bridge crosses at least two strokes: through a single one it would only break the
 * letter.
 */
function isBridge(letter: Path, [[x, y], degrees]: Bridge): boolean {
  const { cells } = createMask(letter, samples);
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const crossings: number[] = [];
  let current = 0;
  for (let step = -samples; step <= samples; step++) {
    const [column, row] = [Math.floor(x * 2 + step * dx), Math.floor(y * 2 + step * dy)];
    const isInk = column >= 0 && row >= 0 && column < samples && row < samples && cells[row * samples + column] === 1;
    if (isInk) current++;
    else if (current > 0) crossings.push(current / 2);
    if (!isInk) current = 0;
  }
  return crossings.length >= 2 && Math.max(...crossings) <= maxCrossing;
}

/** Letters that an upright bridge turns into the sign of a currency. */
const currencyLetters = /^[CSЅ]/iu;

/** The initial as a stencil: bridges hold its parts together. */
export const stencilBridge: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.58);
  const width = Math.max(2.6, Math.min(4, input.stem * 42 * 0.32));
  const addBridges = (letter: Path, bridges: readonly Bridge[]) =>
    bridges.reduce((rest, [at, degrees]) => removeBand(rest, at, degrees, width), letter);
  const orders = input.random.pick([
    [upright, level, double],
    [level, upright, double],
  ] as const);
  const straight = [upright, level];
  const concept = `The ${name} as a stencil, with bridges one third of a stem wide holding its parts.`;
  const free = fitInto(path, [3, 3, 42, 42]);
  const isAllowed = (bridges: readonly Bridge[]) => bridges !== upright || !currencyLetters.test(input.initials[0] ?? "");
  const plain = orders
    .filter((bridges) => isAllowed(bridges) && bridges.every((bridge) => isBridge(free, bridge)))
    .map((bridges): Drawing => ({ shapes: [{ path: addBridges(free, bridges), fill: "brand" }], concept, letters: [free] }));
  const plate = roundedRectanglePolygon([3, 3, 42, 42], Math.min(input.corner, 8));
  const held = fitInto(path, [9, 8, 30, 32]);
  const block = straight
    .filter((bridges) => isAllowed(bridges) && bridges.every((bridge) => isBridge(held, bridge)))
    .map((bridges): Drawing => {
      const letter = addBridges(held, bridges);
      return {
        shapes: [createTileInlay([polygon(plate)]), { path: [polygon(plate), ...letter.map(reverse)], fill: "brand" }],
        concept,
        letters: [held],
      };
    });
  return [...plain, ...block];
};
