import { box, circle, corners, ellipse, outline, row, sharp, star } from "#/studio/motifs/outlines";
import { arc, curve, line, minus } from "#/studio/motifs/strokes";
import { drawJoints, drawWheel } from "../fixtures";
import { fluff } from "../people";
import { kneel, stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  deepSkin,
  ember,
  figure,
  green,
  light,
  natural,
  skin,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { drawCar } from "../vehicles";

/** A floor that runs to the back, of tiles in rows of eight, of which those on the left are laid. */
const tiledFloor = (laid: readonly number[]): DrawnShape[] => {
  const at = (u: number, v: number) => `${32 - 28 * v + (u / 8) * (90 + 48 * v)} ${64 + 25 * v}`;
  const tile = (u: number, v: number, step: number) =>
    sharp(
      `${at(u + 0.07, v + 0.03)}, ${at(u + 0.93, v + 0.03)}, ${at(u + 0.93, v + step - 0.03)}, ${at(u + 0.07, v + step - 0.03)}`,
    );
  const rows = [0, 0.24, 0.54, 1];
  const tiles = laid.flatMap((count, n) =>
    Array.from({ length: count }, (_, u) => ({
      isDark: (u + n) % 2 === 0,
      path: tile(u, rows[n] ?? 0, (rows[n + 1] ?? 1) - (rows[n] ?? 0)),
    })),
  );
  return [
    tone(sharp(`${at(0, 0)}, ${at(8, 0)}, ${at(8, 1)}, ${at(0, 1)}`)),
    light(...tiles.filter(({ isDark }) => !isDark).map(({ path }) => path)),
    accent(...tiles.filter(({ isDark }) => isDark).map(({ path }) => path)),
  ];
};

/** Work on building sites, in workshops and at benches. */
export const siteAndBench: VignetteGroup = {
  builder: vignette(
    "a bricklayer who sets a brick on a wall while a mate mixes mortar",
    "builder",
    ["people", "brick", "trowel", "hard-hat", "shovel"],
    () => [
      back(box(76, 22, 64, 64), corners(1, "70 24, 108 4, 144 24")),
      light(box(86, 36, 14, 18), box(112, 36, 14, 18)),
      tone(box(2, 87, 140, 4, 1)),
      accent(box(4, 52, 64, 36), box(4, 44, 44, 8), box(4, 36, 22, 8)),
      light(
        drawJoints(4, 52, 64, 5, 12, 7.2),
        box(4, 51.4, 64, 1.2),
        box(4, 43.4, 44, 1.2),
        box(15, 36, 1.2, 8),
        box(26, 44, 1.2, 8),
      ),
      ember(box(49, 43.4, 13, 7.4, 0.6)),
      light(box(49, 50.6, 19, 1.8, 0.9)),
      ...stand(86, 5.2, "72 48, 61 44", { face: -1, top: "tone", hair: "cap", hairRole: "ember", legs: "figure" }, 89, 14),
      figure(line(2, "72 48, 69 48.6"), outline("M70 46.6L60 49.4L69 51Z")),
      skin(circle(72.4, 48, 2.4)),
      figure(corners(2, "104 78, 128 78, 125 89, 107 89")),
      light(outline("M106 78C108 72 122 71 126 78Z")),
      ...stand(
        134,
        4.6,
        "122 52, 118 62",
        { face: -1, top: "accent", hair: "cap", hairRole: "ember", legs: "figure", skin: "deepSkin" },
        89,
        10,
      ),
      natural(line(2, "125 42, 115 72")),
      figure(corners(1, "112 68, 118 70, 116 79, 111 78")),
      deepSkin(circle(122, 51.4, 2.2), circle(118.4, 62, 2.2)),
    ],
  ),
  tiler: vignette(
    "a tiler who kneels and lays the next tile of a chequered floor",
    "tiler",
    ["people", "floor-tiles", "bucket", "trowel"],
    () => [
      back(box(26, 6, 104, 58)),
      light(box(38, 14, 26, 30, 1)),
      figure(box(50, 14, 1.6, 30), box(38, 28, 26, 1.6)),
      ...tiledFloor([6, 5, 3]),
      figure(corners(1, "12 60, 28 60, 26 74, 14 74"), curve(1.6, "M13 60C14 50 26 50 27 60")),
      light(ellipse(20, 60, 7, 2)),
      ...kneel(104, 5.8, "70 77, 74 74", { face: -1, top: "ember", hair: "curls", legs: "figure", sleeves: "short" }, 89, 36),
      accent(sharp("56 80, 74 78, 76 84, 56 86")),
      figure(line(1.2, "56 86.4, 76 84.4")),
      skin(circle(71, 78, 2.7)),
      light(box(124, 82, 15, 2, 0.4), box(124, 77.6, 15, 2, 0.4)),
      accent(box(124, 79.8, 15, 2, 0.4), box(124, 75.4, 15, 2, 0.4), box(124, 84.2, 15, 2.4, 0.4)),
    ],
  ),
  "car-repair": vignette(
    "two mechanics under a car on a lift, one with a lamp, one who rolls a wheel",
    "car-repair",
    ["car", "people", "wrench", "tyre"],
    () => [
      back(box(4, 2, 136, 84, 2)),
      tone(box(12, 4, 6, 84), box(126, 4, 6, 84), box(2, 87, 140, 4, 1)),
      ...drawCar([70, 34, 0.94]),
      figure(box(14, 33, 116, 4, 1), box(8, 85, 14, 4, 1), box(122, 85, 14, 4, 1)),
      ...stand(54, 3.5, "66 40, 62 41", { top: "accent", hair: "tail", legs: "figure", sleeves: "short" }, 88, -2),
      figure(line(1.8, "64 42, 70 37.4")),
      skin(circle(65.6, 40.4, 1.8)),
      ...stand(
        94,
        3.5,
        "84 64, 86 66",
        { face: -1, top: "ember", hair: "cap", hairRole: "figure", legs: "figure", skin: "deepSkin" },
        88,
        10,
      ),
      ...drawWheel(79, 78, 10),
      deepSkin(circle(84, 67, 1.9)),
      figure(box(26, 66, 18, 20, 1.4), circle(29, 87, 1.8), circle(41, 87, 1.8)),
      light(row(box(28.4, 69, 13.2, 3.2, 0.8), 3, 0, 5.2)),
      ember(box(28, 62, 12, 4, 1)),
    ],
  ),
  measurement: vignette(
    "a technician who measures a toothed wheel with a large caliper on a test bench",
    "measurement",
    ["people", "caliper", "gear"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      tone(box(2, 87, 140, 4, 1)),
      light(box(86, 9, 46, 12, 1)),
      figure(...[90, 96, 102, 108, 114, 120, 126].map((x, n) => box(x, 21 - (n % 2 === 0 ? 6 : 4), 1, n % 2 === 0 ? 6 : 4))),
      ...stand(30, 5.4, "58 33, 92 37", { top: "light", hair: "bun", legs: "figure", skin: "deepSkin" }, 89, 10),
      figure(box(44, 68, 96, 4.4, 1), box(52, 72, 6, 16), box(126, 72, 6, 16)),
      natural(corners(1, "66 68, 70 60, 94 60, 98 68")),
      tone(minus([...star(82, 50, 18, 12.4, 14), ...circle(82, 50, 15)], circle(82, 50, 5.4))),
      accent(box(52, 30, 74, 6, 1), corners(1, "58 35, 66 35, 66 55, 62 55, 58 46")),
      figure(box(92, 27, 18, 12, 1.6), corners(1, "98 38, 106 38, 106 46, 102 55, 98 55")),
      light(box(95, 29.6, 10, 6, 0.8), row(box(69, 30.4, 1, 3), 6, 3.6)),
      deepSkin(circle(58, 34, 2.6)),
      accent(box(116, 44, 16, 24, 2)),
      light(circle(124, 52, 5.6)),
      figure(line(1.4, "124 52, 126.6 49"), box(123, 60, 2, 8)),
      ember(box(48, 62, 6, 6, 0.6), box(55, 64, 4, 4, 0.6)),
    ],
  ),
  cork: vignette(
    "a worker who peels a great plate of bark off a cork oak, whose trunk shines red below",
    "cork",
    ["people", "tree", "axe"],
    () => [
      back(outline("M2 84C15 56 50 60 84 66C104 58 130 60 142 78V86H2Z")),
      natural(
        outline("M90 89C96 70 94 54 82 34L90 30C96 40 102 42 106 26L114 27C113 40 118 42 128 32L134 37C120 52 118 70 126 89Z"),
      ),
      ember(outline("M91 89C96 74 96 66 93 56L120 56C117 66 119 76 124 89Z")),
      figure(
        curve(1.4, "M93 56C100 53 112 53 120 56"),
        curve(1, "M104 62C103 70 104 78 102 87"),
        curve(1, "M112 64C112 72 114 80 114 87"),
      ),
      green(fluff(88, 24, 16, 9, 0.7), fluff(112, 17, 20, 10, 0.66), fluff(130, 28, 11, 8, 0.8)),
      ...stand(
        52,
        5.3,
        "76 64, 74 48",
        { top: "accent", hair: "cap", hairRole: "natural", legs: "figure", sleeves: "short" },
        89,
        2,
      ),
      natural(outline("M78 38C86 50 88 70 86 88L79 88C80 72 78 54 71 42Z")),
      ember(outline("M78 38C86 50 88 70 86 88L84 88C85 72 83 54 76.4 39Z")),
      skin(circle(76, 64, 2.7), circle(74.6, 48.6, 2.5)),
      natural(arc(5, 20, 88, 13, 180, 360, "butt"), arc(5, 20, 88, 6.6, 180, 360, "butt")),
      figure(line(2, "36 89, 30 62"), outline("M26 63L34 60L35 66L27 68Z")),
      tone(box(2, 87.6, 140, 3.4, 1)),
    ],
  ),
  "coach-travel": vignette(
    "a coach driver who helps travellers with suitcases aboard before hills",
    "coach-travel",
    ["bus", "people", "suitcase", "hill"],
    () => [
      back(outline("M2 60C20 38 44 38 62 52C80 26 112 24 142 50V84H2Z")),
      tone(box(2, 87, 140, 4, 1)),
      accent(outline("M6 82V26C6 21 9 18 14 18H116C124 18 128 22 130 30L136 54V82Z")),
      light(outline("M11 46V28C11 25 13 23 16 23H98V46Z"), outline("M103 23H116C121 23 123 26 124 31L129 50H103Z")),
      figure(...[32, 54, 76].map((x) => box(x, 23, 1.8, 23)), box(6, 51, 96, 2.6), box(4, 79, 134, 4, 1), box(100, 20, 2, 60)),
      tone(box(44, 57, 40, 18, 1)),
      natural(box(48, 63, 10, 12, 1)),
      ember(box(60, 66, 12, 9, 1)),
      ...drawWheel(24, 81, 8.6),
      ...drawWheel(118, 81, 8.6),
      ember(circle(133.4, 68, 2)),
      ...stand(76, 4.1, "64 64, 66 68", { face: -1, top: "figure", hair: "cap", hairRole: "figure", legs: "figure" }, 90, 12),
      ...stand(40, 4, "51 58, 50 62", { top: "light", hair: "bob", skirt: "knee", legs: "skin" }, 90, 3),
      ...stand(
        100,
        4,
        "90 64, 92 66",
        { face: -1, top: "natural", hair: "none", beard: true, legs: "tone", skin: "deepSkin" },
        91,
        2,
      ),
      figure(box(84, 72, 10, 15, 1.6), curve(1.4, "M87 72V66H91V72"), circle(86, 88.6, 1.4), circle(92, 88.6, 1.4)),
    ],
  ),
};
