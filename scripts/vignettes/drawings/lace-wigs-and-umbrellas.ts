import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, ellipse, flipped, outline, sharp } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { type Hair, head, person } from "../people";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  type VignetteRole,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";

/** A path drawn about the origin at a place in another size. */
const put = (path: Path, x: number, y: number, size = 1, face: 1 | -1 = 1): Path =>
  transform(face === 1 ? path : flipped(path, 0), [size, 0, 0, size, x, y]);

/** A kite of four triangles with its tail, 44 high for a size of 1. */
const kite = (x: number, y: number, size: number, one: VignetteRole, two: VignetteRole) => [
  natural(put(curve(1.8, "M0 26C6 32-4 36 2 44"), x, y, size)),
  { role: one, path: [...put(sharp("0 -18, 15 0, 0 0"), x, y, size), ...put(sharp("0 26, 0 0, -15 0"), x, y, size)] },
  { role: two, path: [...put(sharp("0 -18, -15 0, 0 0"), x, y, size), ...put(sharp("0 26, 0 0, 15 0"), x, y, size)] },
  natural(put(box(-0.8, -18, 1.6, 44), x, y, size), put(box(-15, -0.8, 30, 1.6), x, y, size)),
  { role: two, path: [...put(sharp("1 31, 6 28, 6 34"), x, y, size), ...put(sharp("1 31, -4 28, -4 34"), x, y, size)] },
  { role: one, path: [...put(sharp("-1 38, 4 35, 4 41"), x, y, size), ...put(sharp("-1 38, -6 35, -6 41"), x, y, size)] },
];

/** An open umbrella whose tip is at the origin, 60 wide. */
const canopy = (x: number, y: number, size: number, one: VignetteRole, two: VignetteRole) => [
  figure(put(box(-0.9, -3, 1.8, 50, 0.8), x, y, size)),
  {
    role: one,
    path: put(
      outline(
        "M-32 26C-30 8-14 0 0 0C14 0 30 8 32 26C28 22 24 22 20 26C16 22 10 22 7 26C4 22-4 22-7 26C-10 22-16 22-20 26C-24 22-28 22-32 26Z",
      ),
      x,
      y,
      size,
    ),
  },
  {
    role: two,
    path: [
      ...put(outline("M0 0C-10 4-18 14-20 26C-16 22-10 22-7 26C-7 14-4 4 0 0Z"), x, y, size),
      ...put(outline("M0 0C10 4 18 14 20 26C16 22 10 22 7 26C7 14 4 4 0 0Z"), x, y, size),
    ],
  },
];

/** A wig on a block without a face. */
const wigBlock = (x: number, base: number, size: number, hair: Hair, role: VignetteRole) => [
  natural(
    corners(
      0.8,
      `${x - 1.4 * size} ${base}, ${x - 0.8 * size} ${base - 1.8 * size}, ` +
        `${x + 0.6 * size} ${base - 1.8 * size}, ${x + 1.2 * size} ${base}`,
    ),
  ),
  light(box(x - 0.7 * size, base - 2.8 * size, 1.4 * size, 1.4 * size, 0.4)),
  ...head([x, base - 3.2 * size], size, { hair, hairRole: role, skin: "light" }),
];

/** Makers of fine things: lace, wigs, umbrellas and kites. */
export const laceWigsAndUmbrellas: VignetteGroup = {
  "kite-framed": vignette(
    "a kite maker who glues paper on a frame of bamboo before a wall of kites",
    "kite-maker",
    ["people", "kite", "bamboo"],
    () => [
      back(box(4, 4, 136, 62, 2)),
      ...kite(20, 24, 0.84, "ember", "accent"),
      ...kite(126, 24, 0.84, "tone", "ember"),
      ...stand(
        46,
        5.1,
        "70 56, 66 64",
        { top: "figure", nearSleeve: "tone", hair: "short", beard: true, hairRole: "natural" },
        110,
        12,
      ),
      accent(sharp("92 12, 118 42, 92 42"), sharp("92 70, 92 42, 66 42")),
      light(sharp("92 12, 66 42, 92 42")),
      ember(sharp("92 70, 92 42, 118 42")),
      natural(box(91, 11, 2.2, 60, 1), box(65, 41, 54, 2.2, 1)),
      ...person("46 72.3 5.1 12", "70 56", "", { top: "figure", nearSleeve: "tone" }).slice(-2),
      natural(box(18, 74, 116, 5, 1)),
      tone(box(22, 79, 108, 11, 1)),
      ember(box(106, 66, 9, 8, 1)),
      figure(line(1.8, "110 66,113 56")),
      green(line(2, "28 72.6,56 72.6"), line(2, "32 70.4,60 70.4")),
    ],
  ),
  "kite-flown": vignette(
    "a man and a girl who let a big kite climb over a meadow",
    "kite-maker",
    ["people", "kite", "cloud"],
    () => [
      back(outline("M2 66C26 54 46 62 70 56C98 50 122 60 142 54V84H2Z"), ellipse(30, 20, 16, 6), ellipse(42, 16, 12, 7)),
      green(outline("M2 84C40 78 100 80 142 78V93H2Z")),
      ...kite(106, 26, 1.24, "accent", "ember"),
      figure(line(1.4, "106 26, 50 50")),
      ...stand(
        34,
        5,
        "50 50, 48 54",
        { top: "tone", nearSleeve: "tone", hair: "short", beard: true, legs: "figure", shoes: "natural", skin: "deepSkin" },
        88,
        -6,
      ),
      ...person("68 68 3.2 -6", "76 50 -1, 60 54", "64 90, 72 89", {
        child: true,
        top: "accent",
        hair: "tail",
        shorts: "figure",
        sleeves: "short",
        shoes: "natural",
        skin: "deepSkin",
      }),
      figure(box(46, 48, 8, 5, 1.4)),
    ],
  ),
  "umbrella-sewn": vignette(
    "an umbrella maker who sews the cloth of an open umbrella to its ribs",
    "umbrella-maker",
    ["people", "umbrella", "needle-thread"],
    () => [
      figure(box(2, 8, 40, 2.4, 1)),
      ...[7, 17, 27, 37].flatMap((x, index) => [
        [accent, tone, ember, natural][index]?.(
          outline(`M${x - 3.4} 16C${x - 3.4} 13 ${x + 3.4} 13 ${x + 3.4} 16L${x + 0.8} 46H${x - 0.8}Z`),
        ) ?? [],
        figure(line(1.4, `${x} 10,${x} 15`), line(1.4, `${x} 45,${x} 50`)),
      ]),
      ...canopy(92, 12, 1.24, "accent", "light"),
      natural(box(86, 68, 12, 6, 1.4)),
      ...stand(
        50,
        5,
        "66 46, 62 52",
        { top: "tone", nearSleeve: "tone", hair: "bun", hairRole: "natural", skin: "skin" },
        110,
        6,
      ),
      figure(line(1.3, "67 45,73 41")),
      natural(box(20, 74, 116, 5, 1)),
      tone(box(24, 79, 108, 11, 1)),
      ember(box(114, 66, 12, 8, 1.4)),
      light(box(116, 62, 8, 4, 0.8)),
    ],
  ),
  "bobbin-lace": vignette(
    "a lace maker with a cushion of bobbins and a wide piece of lace on the wall",
    "lace-maker",
    ["people", "thread-spool", "needle-thread"],
    () => [
      figure(box(62, 6, 74, 42, 2)),
      light(outline("M66 10H132V34C127 44 121 44 116 34C111 44 104 44 99 34C94 44 87 44 82 34C78 44 71 44 66 34Z")),
      figure(
        ...[74, 91, 108, 124].map((x) => circle(x, 20, 4.4)),
        ...[82.6, 99.6, 116].map((x) => sharp(`${x} 13, ${x + 3} 20, ${x} 27, ${x - 3} 20`)),
        ...[74, 91, 108, 124].map((x) => circle(x, 34, 2)),
      ),
      light(...[74, 91, 108, 124].map((x) => circle(x, 20, 2))),
      natural(box(12, 74, 20, 3, 1), box(12, 52, 3, 24, 1), box(14, 76, 2.6, 13), box(28, 76, 2.6, 13)),
      ...sit(
        26,
        74,
        5,
        "54 58, 62 60",
        { top: "accent", hair: "scarf", hairRole: "light", legs: "figure", shoes: "natural" },
        89,
        8,
      ),
      figure(box(50, 76, 56, 3, 1), line(2, "56 78,50 90"), line(2, "100 78,106 90")),
      tone(ellipse(78, 68, 26, 11)),
      light(corners(1, "70 58, 86 58, 90 68, 66 68")),
      figure(...[71, 76, 81].map((x) => circle(x + 2, 62.6, 1.3))),
      ...[56, 63, 70, 77, 84, 91, 98].flatMap((x, index) => {
        const end = 78 - Math.abs(index - 3) * 1.6;
        return [
          light(line(1.2, `${66 + index * 4} 68,${x} ${end - 6}`)),
          natural(line(2.8, `${x} ${end - 6},${x + (index - 3) * 0.5} ${end + 4}`)),
        ];
      }),
      ...person("26 69 5 8", "56 60", "", { top: "accent" }).slice(-2),
    ],
  ),
  "wig-knotted": vignette(
    "a wig maker who knots hair into a wig on a block before a shelf of wigs",
    "wig-maker",
    ["people", "comb"],
    () => [
      back(box(4, 4, 136, 64, 2)),
      ...wigBlock(64, 30, 6.2, "bob", "ember"),
      ...wigBlock(94, 30, 6.2, "curls", "figure"),
      ...wigBlock(124, 30, 6.2, "tail", "natural"),
      figure(box(50, 30, 90, 3, 1)),
      ...stand(
        38,
        5.2,
        "60 54, 64 60",
        { top: "accent", nearSleeve: "tone", hair: "short", hairRole: "figure", skin: "deepSkin" },
        110,
        10,
      ),
      natural(box(8, 76, 130, 5, 1)),
      tone(box(12, 81, 122, 9, 1)),
      ...wigBlock(80, 76, 8.6, "long", "natural"),
      figure(line(1.6, "61 53,70 47")),
      ...[108, 114, 120].flatMap(
        (x, index) =>
          [ember, figure, natural][index]?.(
            outline(`M${x - 2} 64C${x - 3} 70 ${x - 2} 73 ${x - 3} 76H${x + 3}C${x + 2} 73 ${x + 3} 70 ${x + 2} 64Z`),
          ) ?? [],
      ),
      light(...[108, 114, 120].map((x) => box(x - 2.4, 63, 4.8, 2.4, 0.8))),
    ],
  ),
};
