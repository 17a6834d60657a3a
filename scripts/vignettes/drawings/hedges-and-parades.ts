import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, corners, ellipse, moved, outline, row, slice } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { type Appearance, limb } from "../people";
import { kneel, sit, stand } from "../stances";
import {
  accent,
  back,
  deepSkin,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
  water,
} from "../vignette-drawing";
import { placed } from "../workers";

/** A stem that is cut at its foot and laid down to the left, with leaves along it. */
const laidStem = (x: number) => [
  natural(curve(3, `M${x} 86C${x - 2} 78 ${x - 8} 72 ${x - 18} 64L${x - 36} 49`)),
  light(ellipse(x + 0.6, 82, 1.3, 3, 18)),
  green(
    ...[
      [-10, 66, 30],
      [-16, 70, -50],
      [-22, 57, 20],
      [-27, 62, -60],
      [-32, 48, 30],
      [-37, 54, -50],
    ].map(([dx = 0, y = 0, turn = 0]) => ellipse(x + dx, y, 4.4, 2.6, turn)),
  ),
];

/** A wide umbrella on a pole with lamps along its rim. */
const litUmbrella = (x: number, top: number, foot: number) => [
  figure(line(1.8, `${x} ${top - 3},${x} ${foot}`)),
  accent(slice(x, top + 15, 19, 180, 360)),
  light(moved(outline("M-6.5 15C-6 5-3-2 0-4C3-2 6 5 6.5 15Z"), x, top)),
  figure(box(x - 20, top + 14, 40, 2.4, 1)),
  ember(...[-18, -9, 0, 9, 18].map((dx) => ellipse(x + dx, top + 19.6, 2.1, 2.8))),
];

/** A tall cap with a plume, above a head of the size at the point. */
const plumedCap = (x: number, y: number) => [
  figure(box(x - 5.4, y - 8.6, 10.8, 7, 1.4)),
  ember(box(x - 5.4, y - 3.4, 10.8, 2, 0.8)),
  accent(curve(3, `M${x} ${y - 9}C${x - 1} ${y - 13} ${x + 2} ${y - 14} ${x + 1} ${y - 17}`)),
];

const uniform: Appearance = { top: "accent", legs: "figure", shoes: "tone", hair: "short", beard: true, skin: "deepSkin" };

/** A large drum that is carried before the body, seen at its head. */
const bassDrum = (x: number, y: number, radius: number) => [
  figure(circle(x, y, radius)),
  light(circle(x, y, radius - 2.6)),
  accent(circle(x, y, radius * 0.36)),
];

/** A musician with a tuba that winds round the body, its bell above the head. */
const sousaphone = (x: number, floor: number, size: number) => {
  const brass = (...paths: readonly Path[]) => ember(...paths.map((path) => moved(path, x, floor)));
  return [
    brass(curve(4.4, "M-7-32C-19-44-15-66-3-70")),
    ...stand(x, size, `${x + 11} ${floor - 43}, ${x + 8} ${floor - 37}`, { ...uniform, beard: false }, floor, 0),
    ...plumedCap(x + 1.4, floor - 65.4),
    brass(curve(4.4, "M-3-70C14-66 15-40 2-32C-2-29.4-5-30-8-33"), line(2, "6 -58,11 -55")),
    brass(outline("M-6-66C-8-74-16-78-18-82L4-86C4-80-2-74 0-68Z")),
    light(ellipse(x - 7, floor - 84, 9.4, 2.2, -10)),
  ];
};

/** A musician who plays a trombone. */
const trombonist = (x: number, floor: number, size: number) => [
  ...stand(x, size, `${x + 12} ${floor - 56}, ${x + 22} ${floor - 52}`, { ...uniform, beard: false, skin: "skin" }, floor, 0),
  ...plumedCap(x + 1.4, floor - 68.4),
  ember(
    ...[
      curve(1.7, "M6-61L37-54C40-53 39-49.4 36-50L-4-57"),
      curve(2.4, "M-4-57C-11-59-10-65-3-64.6L14-66"),
      outline("M10-67C18-67 21-70 24-76L28-57C23-62 18-64.4 10-64.6Z"),
    ].map((path) => moved(path, x, floor)),
  ),
];

/** A sack that is filled with ice and tied at its neck. */
const iceSack = (x: number, base: number, size = 1) => {
  const put = (path: Path) => placed(path, [x, base], size);
  return [
    tone(put(outline("M-8 0C-10-10-7-16-2.6-17L-4.4-23H4.4L2.6-17C7-16 10-10 8 0Z"))),
    water(put(box(-5, -12, 10, 7, 1.4))),
    figure(put(line(1.5, "-2.6 -17.2,2.6 -17.2"))),
  ];
};

/** A wheel with spokes. */
export const spokedWheel = (x: number, y: number, radius: number) => [
  figure(hoop(2.6, x, y, radius)),
  tone(
    ...[0, 30, 60, 90, 120, 150].map((degrees) => {
      const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * (radius - 1), Math.sin((degrees * Math.PI) / 180) * (radius - 1)];
      return line(0.9, `${x - dx} ${y - dy},${x + dx} ${y + dy}`);
    }),
  ),
  figure(circle(x, y, 2.4)),
];

/** Work in the field, in the street and at opened machines. */
export const hedgesAndParades: VignetteGroup = {
  "hedge-laying": vignette(
    "a hedger who bends cut stems over stakes along a field and trims them with a billhook",
    "hedge-laying",
    ["people"],
    () => [
      back(box(4, 12, 136, 74, 3)),
      green(outline("M2 78C40 72 104 74 142 78V90H2Z")),
      ...[16, 38, 60, 82].map((x) => figure(box(x - 1.5, 38, 3, 50, 1))),
      ...[44, 66, 88].flatMap((x) => laidStem(x)),
      natural(curve(3, "M24 86C22 78 16 72 4 62")),
      green(ellipse(14, 66, 4.4, 2.6, 30), ellipse(9, 71, 4.4, 2.6, -50), ellipse(5, 60, 4, 2.4, 20)),
      natural(
        curve(2, "M6 43C14 38 18 46 27 42C34 38 42 46 49 42C56 38 64 46 71 42C78 38 82 44 90 42"),
        curve(2, "M6 40C14 45 18 38 27 41C34 45 42 38 49 41C56 45 64 38 71 41C78 45 82 40 90 41"),
      ),
      natural(line(2.6, "126 88,128 30"), line(2.4, "136 88,134 24"), line(2, "128 54,120 36"), line(2, "135 50,141 34")),
      green(
        ...[
          [128, 28],
          [120, 34],
          [134, 22],
          [139, 32],
          [124, 42],
          [132, 38],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 5.4, 4.2)),
      ),
      ...stand(
        112,
        5.6,
        "84 50, 80 62",
        { face: -1, top: "accent", hair: "cap", hairRole: "figure", beard: true, legs: "figure", shoes: "tone" },
        89,
        24,
      ),
      natural(line(2.6, "85 50,80 43")),
      figure(outline("M81.6 44.6L77 47C72 40 68 36 61 36.4C61.6 32.6 67 30 72 33C75.6 35.4 79 39 81.6 44.6Z")),
    ],
  ),
  "lit-umbrellas": vignette(
    "a wedding band with a tuba and a drum that walks at night under umbrellas with lamps",
    "brass-band",
    ["people", "umbrella"],
    () => [
      back(outline("M4 86V40H20V30H40V48H60V36H84V46H104V28H126V42H140V86Z")),
      ...litUmbrella(59, 9, 50),
      ...litUmbrella(124, 9, 50),
      ...stand(52, 4.4, "59 44, 59 50", { top: "tone", legs: "figure", hair: "short", skin: "deepSkin" }, 88, 2),
      ...stand(117, 4.4, "124 44, 124 50", { top: "tone", legs: "figure", hair: "short", skin: "deepSkin", beard: true }, 88, 2),
      ...stand(16, 4.7, "29 54, 36 46", uniform, 89, 0),
      ...plumedCap(17.4, 23.6),
      ...bassDrum(33, 58, 13),
      figure(line(1.6, "29 53,37 47")),
      light(circle(38.4, 46, 2.6)),
      ...sousaphone(90, 89, 4.7),
    ],
  ),
  "parade-day": vignette(
    "a band with a trombone and a large drum that follows its bandmaster in a parade",
    "brass-band",
    ["people"],
    () => [
      back(outline("M4 86V34L22 20L40 34V44H62V30H86V42H104V26L122 12L140 26V86Z")),
      ...stand(20, 4.9, "34 55, 42 46", uniform, 89, 0),
      ...plumedCap(21.4, 20.6),
      ...bassDrum(38, 58, 14),
      figure(line(1.6, "34 54,42 48")),
      light(circle(43.4, 47, 2.6)),
      ...trombonist(74, 89, 4.9),
      ...stand(122, 4.9, "137 34, 132 56", { ...uniform, hair: "bun", beard: false, skin: "skin" }, 89, -2),
      ...plumedCap(122, 20.6),
      natural(line(2, "137 36,133 12")),
      ember(circle(132.6, 10.6, 3)),
    ],
  ),
  "open-generator": vignette(
    "a mechanic who works on an opened generator, with copper wire for its winding",
    "generator-repair",
    ["people", "wrench", "gear"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(74, 14, 62, 2.6, 0.8)),
      tone(box(80, 3, 12, 11, 1)),
      ember(box(96, 6, 9, 8, 3), box(108, 5, 9, 9, 3)),
      light(box(96, 8.4, 9, 1.4), box(96, 11, 9, 1.4), box(108, 7.6, 9, 1.4), box(108, 10.4, 9, 1.4)),
      figure(hoop(2.2, 126, 8.6, 4.6)),
      // The generator in its frame.
      accent(corners(3, "72 36,130 36,132 48,70 48")),
      figure(box(84, 32.6, 10, 4, 1.4)),
      light(box(106, 39, 18, 3, 1)),
      tone(box(70, 50, 28, 28, 2)),
      figure(row(box(72, 53, 24, 2.2, 0.8), 4, 0, 4.4)),
      light(box(75, 71, 9, 5, 1)),
      figure(circle(112, 64, 14.6)),
      ember(
        ...[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => {
          const angle = (degrees * Math.PI) / 180;
          return circle(112 + Math.cos(angle) * 9.6, 64 + Math.sin(angle) * 9.6, 3);
        }),
      ),
      light(circle(112, 64, 5)),
      figure(circle(112, 64, 2)),
      figure(line(3, "66 34,66 82,136 82,136 34"), box(62, 80, 78, 4, 1.4)),
      figure(circle(76, 85.4, 4.4), circle(128, 85.4, 4.4)),
      ...kneel(
        36,
        5.7,
        "66 60, 60 64",
        { top: "accent", hair: "cap", hairRole: "figure", skin: "deepSkin", legs: "figure", shoes: "tone", sleeves: "short" },
        89,
        14,
      ),
      light(line(2.8, "64 60,80 57")),
      light(circle(82, 56.6, 3.4)),
      tone(circle(83.6, 56, 1.6)),
      ember(box(4.5, 74, 14, 14, 2)),
      natural(box(2, 71, 19, 3.4, 1), box(2, 87, 19, 3.8, 1)),
    ],
  ),
  "ice-sacks-loaded": vignette(
    "workers of an ice factory who load sacks of ice on a pickup",
    "ice-factory",
    ["people", "truck"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      figure(box(4, 6, 24, 5, 1), corners(1.4, "6 11,26 11,22 26,10 26"), box(12, 26, 8, 5, 1)),
      light(row(box(7, 7.4, 4, 2, 0.8), 3, 6.6)),
      water(...[12.4, 16.8].flatMap((x) => [36, 44, 52, 60].map((y, index) => box(x + (index % 2), y, 2.6, 5, 1)))),
      ...stand(106, 5, "90 48, 86 50", { face: -1, top: "natural", hair: "short", skin: "deepSkin", legs: "figure" }, 104, 16),
      ...iceSack(78, 66, 0.9),
      ...iceSack(94, 66, 0.9),
      // The pickup.
      accent(outline("M62 62H104V46C104 43 106 42 108 42H120C123 42 124 43 126 46L132 58L138 60C140 61 141 62 141 65V80H62Z")),
      light(outline("M109 46H119C121 46 122 47 123 48.4L128 58H109Z")),
      figure(box(62, 60, 42, 3, 1), box(60, 77, 82, 4, 1.4), box(108, 64, 6, 1.8, 0.8)),
      ember(box(138, 65, 3, 5, 1)),
      figure(circle(78, 81, 8), circle(124, 81, 8)),
      light(circle(78, 81, 3.6), circle(124, 81, 3.6)),
      ...stand(
        38,
        5.4,
        "56 57, 58 47",
        { top: "accent", hair: "cap", hairRole: "figure", skin: "deepSkin", legs: "figure", shoes: "tone" },
        89,
        -4,
      ),
      ...iceSack(50, 62, 1.05),
      accent(limb([34, 32, 4.2], [39, 48, 3.6], [50, 54, 3])),
      deepSkin(ellipse(53, 54.6, 3.2, 2.7)),
      ...iceSack(16, 89, 1.02),
    ],
  ),
  "wheel-trued": vignette(
    "a mechanic in a wheelchair who trues a wheel of an upturned wheelchair",
    "wheelchair-repair",
    ["people", "wheelchair", "wheel", "wrench"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(64, 10, 34, 2.6, 0.8), hoop(2.2, 72, 20, 6.4), line(2, "72 12,72 14")),
      tone(box(83, 12, 2.6, 10, 1), box(91, 12, 2.6, 8, 1)),
      natural(box(81.6, 20, 5.4, 6, 1)),
      figure(circle(92.3, 22, 3)),
      // The upturned wheelchair on a crate.
      natural(box(92, 72, 34, 17, 1.4)),
      light(row(box(96, 76, 26, 2, 0.8), 2, 0, 6)),
      accent(corners(2, "88 66,130 66,130 71,88 71"), corners(2, "128 68,134 68,136 88,130 88")),
      figure(line(2.6, "131 68,134 88,141 88"), line(2.6, "90 66,84 46"), line(2.4, "78 48,90 43"), line(2.4, "96 66,94 54")),
      figure(circle(94, 50, 5)),
      light(circle(94, 50, 2)),
      ...spokedWheel(118, 46, 21),
      // The mechanic.
      figure(line(2.6, "24 38,15 36"), line(3, "24 38,25 68,46 68,56 86,64 86")),
      ...sit(
        34,
        66,
        5.6,
        "76 46, 79 54",
        { top: "accent", hair: "short", beard: true, legs: "tone", sleeves: "short", shoes: "figure" },
        86,
        16,
      ),
      ...spokedWheel(30, 70, 19),
      figure(circle(54, 86, 4)),
      light(line(2.6, "76 47,98 42")),
    ],
  ),
};
