import { subtract, unite } from "#/studio/marks/geometry/combine";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { polygon, type Path, type Point } from "#/studio/marks/geometry/path";
import { disc, rectangle, regularPolygon, ring, roundedRectangle, arcBand } from "#/studio/marks/geometry/shapes";
import { rotate } from "#/studio/marks/geometry/transform";

/** Why a sign must not appear. Signs of a faith are allowed to organisations of that faith. */
export type SignGroup = "extremist" | "faith" | "emblem" | "road" | "safety" | "brand";

/**
 * A sign that a mark must not resemble, drawn with geometry of our own for comparison only.
 * `likeness` is the share of ink in common (0–1) from which a figure counts as the sign; `turns` are
 * the rotations in degrees at which people recognise it.
 */
export type ProtectedSign = {
  readonly id: string;
  readonly group: SignGroup;
  readonly likeness: number;
  /** Whether figures with another number of pieces or holes are compared as well. */
  readonly anyParts?: true;
  readonly turns: readonly number[];
  readonly draw: () => Path;
};

const centre: Point = [24, 24];
const upright = [-10, 0, 10] as const;
const quarterTurns = [0, 15, 30, 45, 60, 75] as const;
const sixths = [0, 15, 30, 45] as const;
const anyTurn = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;

const bar = (x: number, y: number, width: number, height: number): Path => [rectangle([x, y, width, height])];
const uniteAll = (...paths: readonly Path[]): Path => paths.reduce((all, path) => unite(all, path), []);
const around = (path: Path, count: number): Path =>
  uniteAll(...Array.from({ length: count }, (_, index) => rotate(path, (360 / count) * index, centre)));
const flip = (path: Path): Path =>
  path.map((contour) => ({
    start: [48 - contour.start[0], contour.start[1]] as const,
    segments: contour.segments.map((segment) =>
      segment.length === 2
        ? ([48 - segment[0], segment[1]] as const)
        : ([48 - segment[0], segment[1], 48 - segment[2], segment[3], 48 - segment[4], segment[5]] as const),
    ),
  }));

const hookedCross = (stroke: number): Path => {
  const reach = 18;
  const arm = unite(
    bar(24 - stroke / 2, 24 - reach, stroke, reach + stroke / 2),
    bar(24 - stroke / 2, 24 - reach, reach + stroke / 2, stroke),
  );
  return around(arm, 4);
};
const cross = (stroke: number): Path => unite(bar(24 - stroke / 2, 4, stroke, 40), bar(4, 24 - stroke / 2, 40, stroke));
const latinCross = (stroke: number): Path => unite(bar(24 - stroke / 2, 2, stroke, 44), bar(10, 15, 28, stroke));
const crescent = (bite: number): Path => subtract([disc(22, 24, 18)], [disc(22 + bite, 24, 14.5)]);
const star = (points: number, inner: number): Path => [
  polygon(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const radius = index % 2 === 0 ? 20 : inner;
      const angle = (index * Math.PI) / points - Math.PI / 2;
      return [24 + radius * Math.cos(angle), 24 + radius * Math.sin(angle)];
    }),
  ),
];
const lightningRune = (x: number): Path =>
  parsePath(`M${x + 8} 4L${x} 26H${x + 6}L${x + 1} 44L${x + 14} 20H${x + 8}L${x + 14} 4Z`);
const sickle = (): Path =>
  unite(
    parsePath("M26 4C40 8 44 24 36 34C30 41 20 40 14 34L8 40L5 37L11 31C20 36 28 36 32 30C37 22 34 11 26 4Z"),
    rotate(unite(bar(21, 10, 5, 34), bar(14, 8, 19, 8)), -45, centre),
  );

/** Every sign that marks must not resemble. */
export const protectedSignDrawings: readonly ProtectedSign[] = [
  { id: "swastika", group: "extremist", anyParts: true, likeness: 0.9, turns: quarterTurns, draw: () => hookedCross(6.5) },
  { id: "swastika-thin", group: "extremist", anyParts: true, likeness: 0.9, turns: quarterTurns, draw: () => hookedCross(4.5) },
  {
    id: "swastika-left",
    group: "extremist",
    anyParts: true,
    likeness: 0.9,
    turns: quarterTurns,
    draw: () => flip(hookedCross(6.5)),
  },
  {
    id: "swastika-left-thin",
    group: "extremist",
    anyParts: true,
    likeness: 0.9,
    turns: quarterTurns,
    draw: () => flip(hookedCross(4.5)),
  },
  {
    id: "ss-runes",
    group: "extremist",
    likeness: 0.93,
    turns: upright,
    draw: () => unite(lightningRune(6), lightningRune(26)),
  },
  {
    id: "sun-wheel",
    group: "extremist",
    likeness: 0.95,
    turns: sixths,
    draw: () =>
      uniteAll(
        ring(24, 24, 22, 18.5),
        ring(24, 24, 8, 4.5),
        around(uniteAll(bar(22.7, 12, 2.6, 6), bar(22.7, 4, 2.6, 8), bar(22.7, 11, 6, 2.6)), 12),
      ),
  },
  {
    id: "celtic-cross",
    group: "extremist",
    likeness: 0.95,
    turns: upright,
    draw: () => unite(ring(24, 24, 16, 11), unite(bar(21, 2, 6, 44), bar(2, 21, 44, 6))),
  },
  {
    id: "celtic-cross-short",
    group: "extremist",
    likeness: 0.95,
    turns: upright,
    draw: () => unite(ring(24, 24, 21, 16), unite(bar(21.4, 3, 5.2, 42), bar(3, 21.4, 42, 5.2))),
  },
  {
    id: "wolfsangel",
    group: "extremist",
    likeness: 0.93,
    turns: [0, 90, 45],
    draw: () =>
      uniteAll(
        bar(21.5, 8, 5, 32),
        bar(14, 21.5, 20, 5),
        [
          polygon([
            [21.5, 8],
            [26.5, 8],
            [36, 17],
            [33, 20],
            [21.5, 11],
          ]),
        ],
        [
          polygon([
            [26.5, 40],
            [21.5, 40],
            [12, 31],
            [15, 28],
            [26.5, 37],
          ]),
        ],
      ),
  },
  {
    id: "othala-rune",
    group: "extremist",
    likeness: 0.93,
    turns: upright,
    draw: () =>
      unite(
        subtract([polygon(regularPolygon(24, 16, 14, 4, -90))], [polygon(regularPolygon(24, 16, 8, 4, -90))]),
        unite(
          [
            polygon([
              [14, 16],
              [20, 22],
              [40, 42],
              [34, 45],
              [24, 35],
              [10, 20],
            ]),
          ],
          [
            polygon([
              [34, 16],
              [28, 22],
              [8, 42],
              [14, 45],
              [24, 35],
              [38, 20],
            ]),
          ],
        ),
      ),
  },
  { id: "hammer-and-sickle", group: "extremist", likeness: 0.93, turns: upright, draw: sickle },
  {
    id: "balkenkreuz",
    group: "extremist",
    likeness: 0.95,
    turns: upright,
    draw: () =>
      uniteAll(
        ...[0, 90, 180, 270].map((degrees) =>
          rotate(
            [
              polygon([
                [21, 21],
                [15, 3],
                [33, 3],
                [27, 21],
              ]),
            ],
            degrees,
            centre,
          ),
        ),
        bar(20, 20, 8, 8),
      ),
  },
  { id: "latin-cross", group: "faith", likeness: 0.94, turns: [0, 180], draw: () => latinCross(7) },
  { id: "latin-cross-bold", group: "faith", likeness: 0.95, turns: [0, 180], draw: () => latinCross(11) },
  { id: "crescent", group: "faith", likeness: 0.95, turns: anyTurn, draw: () => crescent(7.5) },
  {
    id: "star-and-crescent",
    group: "faith",
    likeness: 0.9,
    turns: anyTurn,
    draw: () => unite(subtract([disc(20, 24, 17)], [disc(25, 24, 13.5)]), [polygon(regularPolygon(35, 24, 6, 5, 180))]),
  },
  {
    id: "star-of-david",
    group: "faith",
    likeness: 0.95,
    turns: [0, 15, 30, 45],
    draw: () =>
      unite(
        subtract([polygon(regularPolygon(24, 24, 22, 3, -90))], [polygon(regularPolygon(24, 24, 14, 3, -90))]),
        subtract([polygon(regularPolygon(24, 24, 22, 3, 90))], [polygon(regularPolygon(24, 24, 14, 3, 90))]),
      ),
  },
  { id: "hexagram", group: "faith", likeness: 0.97, turns: [0, 15, 30, 45], draw: () => star(6, 11.5) },
  { id: "red-cross", group: "emblem", likeness: 0.95, turns: upright, draw: () => cross(14) },
  { id: "red-cross-slim", group: "emblem", likeness: 0.95, turns: upright, draw: () => cross(9.5) },
  {
    id: "red-crystal",
    group: "emblem",
    likeness: 0.965,
    turns: [0],
    draw: () => subtract([polygon(regularPolygon(24, 24, 22, 4, 0))], [polygon(regularPolygon(24, 24, 14.5, 4, 0))]),
  },
  {
    id: "no-entry",
    group: "road",
    likeness: 0.985,
    turns: [-15, 0, 15],
    draw: () => subtract([disc(24, 24, 22)], bar(8, 20, 32, 8)),
  },
  {
    id: "prohibition",
    group: "road",
    likeness: 0.9,
    turns: [0, 90],
    draw: () => unite(ring(24, 24, 22, 17), rotate(bar(5, 21.5, 38, 5), 45, centre)),
  },
  {
    id: "stop",
    group: "road",
    likeness: 0.975,
    turns: [0],
    draw: () => subtract([polygon(regularPolygon(24, 24, 23, 8, 22.5))], bar(8, 18, 32, 12)),
  },
  {
    id: "give-way",
    group: "road",
    likeness: 0.93,
    turns: [0],
    draw: () => subtract([polygon(regularPolygon(24, 20, 23, 3, 90))], [polygon(regularPolygon(24, 20, 14, 3, 90))]),
  },
  {
    id: "warning-triangle",
    group: "road",
    likeness: 0.93,
    turns: [0],
    draw: () => subtract([polygon(regularPolygon(24, 28, 23, 3, -90))], [polygon(regularPolygon(24, 28, 14, 3, -90))]),
  },
  {
    id: "parking",
    group: "road",
    likeness: 0.965,
    turns: [0],
    draw: () =>
      subtract(
        [roundedRectangle([3, 3, 42, 42], 3)],
        unite(
          bar(16, 11, 5.5, 27),
          subtract([roundedRectangle([16, 11, 18, 16], 8)], [roundedRectangle([21.5, 15.5, 7.5, 7], 3.5)]),
        ),
      ),
  },
  {
    id: "recycling",
    group: "safety",
    likeness: 0.9,
    turns: [0, 30, 60, 90],
    draw: () =>
      around(
        [
          polygon([
            [15, 12],
            [19, 5],
            [29, 5],
            [33, 12],
            [36, 10.4],
            [33, 21],
            [23, 18],
            [26.4, 16],
            [24, 11.6],
            [20.6, 17],
          ]),
        ],
        3,
      ),
  },
  {
    id: "biohazard",
    group: "safety",
    likeness: 0.9,
    turns: [0, 60],
    draw: () =>
      subtract(unite(around(subtract([disc(24, 15, 11)], [disc(24, 12.5, 8.2)]), 3), ring(24, 24, 11, 7.6)), [disc(24, 24, 3)]),
  },
  {
    id: "radiation",
    group: "safety",
    likeness: 0.9,
    turns: [0, 60],
    draw: () =>
      unite(
        [0, 120, 240].map((from) => arcBand(24, 24, 22, 7, from, from + 60)),
        [disc(24, 24, 4.5)],
      ),
  },
  {
    id: "bitten-apple",
    group: "brand",
    likeness: 0.975,
    turns: upright,
    draw: () =>
      unite(
        subtract(
          parsePath(
            "M24 14C20 12 16 11 12 14C5 19 7 32 12 39C15 43 18 44 24 42C30 44 33 43 36 39C41 32 43 19 36 14" +
              "C32 11 28 12 24 14Z",
          ),
          [disc(43.5, 23, 7.5)],
        ),
        parsePath("M24 11C24 6 27 3 31 2C31 7 28 10 24 11Z"),
      ),
  },
  {
    id: "swoosh",
    group: "brand",
    likeness: 0.9,
    turns: [-15, 0, 15],
    draw: () => parsePath("M46 12C36 24 22 36 12 37C3 37 1 28 8 16C6 26 9 30 16 29C26 27 36 20 46 12Z"),
  },
  {
    id: "three-stripes",
    group: "brand",
    likeness: 0.9,
    turns: [0],
    draw: () =>
      uniteAll(
        [
          polygon([
            [3, 36],
            [11, 31.5],
            [14, 38],
            [14, 38],
            [3, 38],
          ]),
        ],
        [
          polygon([
            [14, 25],
            [22, 20.5],
            [31, 38],
            [22, 38],
          ]),
        ],
        [
          polygon([
            [26, 14],
            [34, 9.5],
            [48, 38],
            [39, 38],
          ]),
        ],
      ),
  },
  {
    id: "three-slanted-bars",
    group: "brand",
    likeness: 0.92,
    turns: [0],
    draw: () =>
      uniteAll(
        ...[0, 13, 26].map(
          (x): Path => [
            polygon([
              [x + 8, 8],
              [x + 16, 8],
              [x + 10, 40],
              [x + 2, 40],
            ]),
          ],
        ),
      ),
  },
  {
    id: "golden-arches",
    group: "brand",
    likeness: 0.93,
    turns: [0],
    draw: () =>
      parsePath(
        "M4 42C4 20 8 6 14.5 6C19 6 22 13 24 22C26 13 29 6 33.5 6C40 6 44 20 44 42H38.5" +
          "C38.5 24 36.5 12 33.5 12C30 12 26.5 24 26.5 39H21.5C21.5 24 18 12 14.5 12C11.5 12 9.5 24 9.5 42" +
          "Z",
      ),
  },
  {
    id: "four-rings",
    group: "brand",
    likeness: 0.9,
    turns: [0],
    draw: () => uniteAll(...[8.5, 18.8, 29.1, 39.4].map((x) => ring(x, 24, 7.6, 5.9))),
  },
  {
    id: "four-square-window",
    group: "brand",
    likeness: 0.95,
    turns: [0],
    draw: () => uniteAll(bar(4, 4, 19, 19), bar(25, 4, 19, 19), bar(4, 25, 19, 19), bar(25, 25, 19, 19)),
  },
  {
    id: "three-pointed-star",
    group: "brand",
    likeness: 0.93,
    turns: [0],
    draw: () =>
      unite(
        ring(24, 24, 22, 19),
        around(
          [
            polygon([
              [24, 2],
              [28.5, 24],
              [19.5, 24],
            ]),
          ],
          3,
        ),
      ),
  },
  {
    id: "five-rings",
    group: "brand",
    likeness: 0.9,
    turns: [0],
    draw: () => uniteAll(...[10, 24, 38].map((x) => ring(x, 19, 6.6, 5)), ...[17, 31].map((x) => ring(x, 26, 6.6, 5))),
  },
  {
    id: "mouse-ears",
    group: "brand",
    likeness: 0.955,
    turns: upright,
    draw: () => uniteAll([disc(24, 29, 14)], [disc(10, 12, 9)], [disc(38, 12, 9)]),
  },
  {
    id: "social-bird",
    group: "brand",
    likeness: 0.955,
    turns: upright,
    draw: () =>
      parsePath(
        "M45 10C43.5 11 42 11.4 40.2 11.6C42 10.5 43.4 8.8 44 6.8C42.3 7.8 40.4 8.6 38.4 9" +
          "C35 5.4 29.6 5.2 26.2 8.6C24 10.8 23.2 13.6 23.8 16.4C16.6 16 10.2 12.6 6 7.4" +
          "C3.6 11.4 4.8 16.4 8.6 19C7.2 19 5.8 18.6 4.8 18C4.8 22.2 7.6 25.6 11.6 26.4" +
          "C10.2 26.8 9 26.8 7.8 26.6C9 30 12 32.4 15.8 32.4C12.4 35 8 36.4 3.4 36" +
          "C7.4 38.6 12.2 40 17.2 40C34 40 43.4 26 42.6 13.6C43.4 12.8 44.2 11.4 45 10Z",
      ),
  },
  {
    id: "play-button",
    group: "brand",
    likeness: 0.98,
    turns: [0],
    draw: () =>
      subtract(
        [roundedRectangle([2, 9, 44, 30], 9)],
        [
          polygon([
            [19.5, 17],
            [32, 24],
            [19.5, 31],
          ]),
        ],
      ),
  },
  {
    id: "lower-case-f-tile",
    group: "brand",
    likeness: 0.965,
    turns: [0],
    draw: () =>
      subtract(
        [roundedRectangle([3, 3, 42, 42], 5)],
        parsePath("M26 45V29H20V22.5H26V18C26 12.4 29.4 9 35 9H39V15.6H36C33.6 15.6 33 16.8 33 18.8V22.5H39L38 29H33V45Z"),
      ),
  },
];
