import { polygon, type Path, type Point, type Segment } from "#/studio/marks/geometry/path";
import { translate } from "#/studio/marks/geometry/transform";
import type { MotifId } from "#/studio/motifs/motif-ids";

/** Lines across a mark, each a reduced form of what several trades have to do with. */
const lineMotifs = {
  waves: [
    "wave",
    "river-bend",
    "estuary",
    "island",
    "drop",
    "rain",
    "fish",
    "crab",
    "whale",
    "shell",
    "anchor",
    "kayak",
    "ship",
    "sailing-boat",
    "lighthouse",
    "faucet",
    "bathtub",
    "soap",
    "duck",
    "fountain",
    "watering-can",
  ],
  peaks: ["mountain", "pine", "tent", "hut", "roof", "house", "snowflake", "barn", "ladder"],
  hill: [
    "hill",
    "sun",
    "sunrise",
    "wheat",
    "sprout",
    "tree",
    "tractor",
    "loaf",
    "cake",
    "windmill",
    "wind-turbine",
    "sheep",
    "cow",
    "olive",
    "grapes",
    "seed",
    "rake",
    "path",
    "horse",
    "carrot",
    "lotus",
  ],
  steps: [
    "stairs",
    "brick",
    "trowel",
    "crane",
    "excavator",
    "chart-bars",
    "skyscraper",
    "apartment",
    "chip",
    "server",
    "database-stack",
    "toy-block",
    "puzzle",
    "container",
    "parcel",
    "game-controller",
    "factory",
  ],
  zigzag: ["lightning", "plug", "battery", "saw", "solar-panel", "scissors", "loom", "yarn", "woven-grid", "needle-thread"],
  arches: ["bridge", "arch", "gate", "temple", "castle", "museum", "church", "column", "barrel"],
} as const satisfies Readonly<Record<string, readonly MotifId[]>>;
export type LineName = keyof typeof lineMotifs;

const labels: Readonly<Record<LineName, string>> = {
  waves: "the line of the water",
  peaks: "the line of a ridge",
  hill: "the curve of a hill",
  steps: "courses of stone",
  zigzag: "one flash across it",
  arches: "the arches of a bridge",
};

/** The line that a subject suggests; `undefined` for subjects without one. */
export const findLineName = (id: MotifId): LineName | undefined =>
  (Object.keys(lineMotifs) as LineName[]).find((name) => (lineMotifs[name] as readonly MotifId[]).includes(id));

/** Corners or curves of a line from left to right, as offsets from its height. */
function drawLine(name: LineName): { readonly start: Point; readonly segments: readonly Segment[] } {
  switch (name) {
    case "waves": {
      const half = 12;
      return {
        start: [-12, 3.2],
        segments: Array.from({ length: 6 }, (_, index): Segment => {
          const [x, from, to] = [-12 + index * half, index % 2 === 0 ? 3.2 : -3.2, index % 2 === 0 ? -3.2 : 3.2];
          return [x + half * 0.3642, from, x + half * 0.6358, to, x + half, to];
        }),
      };
    }
    case "peaks":
      return {
        start: [-8, 6],
        segments: [
          [-2, 6],
          [15, -7],
          [23, 0],
          [32, -8],
          [50, 6],
          [60, 6],
        ],
      };
    case "hill":
      return { start: [-12, 9], segments: [[4, -8, 30, -11, 62, 6]] };
    case "steps":
      return {
        start: [-12, 6],
        segments: [
          [17, 6],
          [17, 0],
          [31, 0],
          [31, -6],
          [60, -6],
        ],
      };
    case "zigzag":
      return {
        start: [-12, 6],
        segments: [
          [27, -3],
          [21, 3],
          [60, -6],
        ],
      };
    case "arches":
      return {
        start: [-12, 6],
        segments: [
          [4, 6],
          [4, 0.5, 8.5, -4, 14, -4],
          [19.5, -4, 22, 0.5, 22, 6],
          [26, 6],
          [26, 0.5, 28.5, -4, 34, -4],
          [39.5, -4, 44, 0.5, 44, 6],
          [60, 6],
        ],
      };
  }
}

/** A line at a height of the 48-unit grid: what lies below it, moved by some units. */
export function createDividingLine(
  name: LineName,
  height: number,
): { readonly below: (by: number) => Path; readonly label: string } {
  const { start, segments } = drawLine(name);
  const corners = polygon([
    [72, 100],
    [-24, 100],
  ]);
  const region: Path = [{ start, segments: [...segments, corners.start, ...corners.segments] }];
  return { below: (by) => translate(region, 0, height + by), label: labels[name] };
}
