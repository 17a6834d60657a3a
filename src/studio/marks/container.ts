import { polygon, type Contour, type Path } from "#/studio/marks/geometry/path";
import type { Circle } from "#/studio/marks/geometry/inscribed-circle";
import type { Box } from "#/studio/marks/geometry/bounds";
import { intersect, subtract } from "#/studio/marks/geometry/combine";
import { offsetPath } from "#/studio/marks/geometry/offset";
import { scale, translate } from "#/studio/marks/geometry/transform";
import type { DrawnShape } from "#/studio/marks/recipe";
import { disc, regularPolygon, roundedRectangle } from "#/studio/marks/geometry/shapes";

/** Solid shapes that hold a letter or a motif. */
export const containerNames = [
  "disc",
  "square",
  "soft-square",
  "shield",
  "hexagon",
  "arch",
  "leaf-square",
  "scallop",
  "plaque",
] as const;
export type ContainerName = (typeof containerNames)[number];

/** A container with the places in which its content looks centred. */
export type Container = {
  readonly path: Path;
  readonly circle: Circle;
  readonly box: Box;
  /** How a sentence names it. */
  readonly label: string;
};

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

/** A doorway: a half disc on a rectangle. */
const arch: Contour = {
  start: [7, 45.5],
  segments: [
    [7, 20],
    [7, 10.6, 14.6, 3, 24, 3],
    [33.4, 3, 41, 10.6, 41, 20],
    [41, 45.5],
  ],
};

/** A square with two opposite round corners. */
function leafSquare(radius: number): Contour {
  const pull = radius * 0.5523;
  return {
    start: [3 + radius, 3],
    segments: [
      [45, 3],
      [45, 45 - radius],
      [45, 45 - radius + pull, 45 - radius + pull, 45, 45 - radius, 45],
      [3, 45],
      [3, 3 + radius],
      [3, 3 + radius - pull, 3 + radius - pull, 3, 3 + radius, 3],
    ],
  };
}

/** A disc with a wavy edge, like a bottle cap. */
function scallop(waves: number): Contour {
  const steps = waves * 10;
  return polygon(
    Array.from({ length: steps }, (_, index) => {
      const angle = (index * 2 * Math.PI) / steps;
      const radius = 21.6 + 0.95 * Math.cos(waves * angle);
      return [24 + radius * Math.cos(angle), 24 + radius * Math.sin(angle)] as const;
    }),
  );
}

/** A square with cut corners, like a label. */
const plaque = polygon([
  [9, 3],
  [39, 3],
  [45, 9],
  [45, 39],
  [39, 45],
  [9, 45],
  [3, 39],
  [3, 9],
]);

/** How much smaller than its tile the ground of an inlay is, so that it never shows at the edge. */
const inlayShare = 0.95;

/** The ground that shows the second colour in what is cut out of a tile. */
export const createTileInlay = (tile: Path): DrawnShape => ({
  path: translate(scale(translate(tile, -24, -24), inlayShare), 24, 24),
  fill: "inlay",
  isTile: true,
});

/** A figure cut out of a container, over a ground in which the figure shows the second colour. */
export const cutOutOf = ({ path }: Pick<Container, "path">, figure: Path): readonly DrawnShape[] => [
  createTileInlay(path),
  { path: subtract(path, figure), fill: "brand" },
];

/** How far the ground of a cut goes on under its field, so that no seam shows between them. */
const cutOverlap = 0.5;

/** A field cut by a figure that runs out over its edge: the cut shows the second colour, up to the edge. */
export const createCutField = ({ path }: Pick<Container, "path">, figure: Path): readonly DrawnShape[] => [
  { path: intersect(offsetPath(figure, cutOverlap, "miter"), path), fill: "inlay", isTile: true },
  { path: subtract(path, figure), fill: "brand" },
];

/** Scripts whose letters have so many strokes that they need more of a field. */
const denseScript = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Ethiopic}/u;

/** Whether a letter has many strokes, as Chinese characters and Korean syllables have. */
export const isDenseScript = (letter: string): boolean => denseScript.test(letter);

/**
 * The box for letters in a container: larger for scripts with many strokes, and for thin letters.
 */
export function getLetterBox({ box: [x, y, width, height] }: Container, letter: string, isThin = false): Box {
  const growth = isDenseScript(letter) || isThin ? 1.16 : 1;
  return [x - (width * (growth - 1)) / 2, y - (height * (growth - 1)) / 2, width * growth, height * growth];
}

/**
 * A container by its name; `corner` is the direction's corner radius in units of the 48-unit grid.
 */
export function createContainer(name: ContainerName, corner: number): Container {
  switch (name) {
    case "disc":
      return { path: [disc(24, 24, 22)], circle: { x: 24, y: 24, radius: 17.2 }, box: [9.5, 9.5, 29, 29], label: "a roundel" };
    case "square":
      return {
        path: [roundedRectangle([3, 3, 42, 42], Math.min(corner, 6))],
        circle: { x: 24, y: 24, radius: 17.4 },
        box: [8, 8, 32, 32],
        label: "a square",
      };
    case "soft-square":
      return {
        path: [roundedRectangle([3, 3, 42, 42], Math.max(9, Math.min(corner, 13)))],
        circle: { x: 24, y: 24, radius: 17 },
        box: [9.5, 9.5, 29, 29],
        label: "a rounded square",
      };
    case "shield":
      return { path: [shield], circle: { x: 24, y: 21.6, radius: 15.4 }, box: [11, 8.4, 26, 27.6], label: "a shield" };
    case "hexagon":
      return {
        path: [polygon(regularPolygon(24, 24, 23.4, 6, 30))],
        circle: { x: 24, y: 24, radius: 16.4 },
        box: [10, 10, 28, 28],
        label: "a hexagon",
      };
    case "arch":
      return { path: [arch], circle: { x: 24, y: 24.6, radius: 14.4 }, box: [11.5, 11.5, 25, 29], label: "an arch" };
    case "leaf-square":
      return {
        path: [leafSquare(17)],
        circle: { x: 24, y: 24, radius: 16.6 },
        box: [9, 9, 30, 30],
        label: "a leaf-shaped square",
      };
    case "scallop":
      return { path: [scallop(14)], circle: { x: 24, y: 24, radius: 16.4 }, box: [10, 10, 28, 28], label: "a scalloped seal" };
    case "plaque":
      return { path: [plaque], circle: { x: 24, y: 24, radius: 16.8 }, box: [9, 9, 30, 30], label: "a plaque with cut corners" };
  }
}
