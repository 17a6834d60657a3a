import { box, circle, corners, ellipse, moved, outline, petal, sharp } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { drawPanes } from "../fixtures";
import { sit, stand } from "../stances";
import { placed } from "../workers";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";

/** A cat that sits and looks out of the picture, 31 units tall. */
const sittingCat = (x: number, base: number, size: number, fur: typeof accent): DrawnShape[] => {
  const put = (path: ReturnType<typeof box>) => placed(path, [x, base], size);
  return [
    fur(
      put(curve(3, "M-8 -2C-16 0 -20 -6 -16 -12")),
      put(outline("M-10 0C-13 -9 -7 -17 1 -19L9 -18C10 -12 9 -6 10 0Z")),
      put(sharp("-1.4 -23, -1 -32, 4.4 -27.6")),
      put(sharp("6 -27.6, 11.4 -32, 11.8 -23")),
      put(ellipse(5.2, -22.4, 7, 6)),
    ),
    light(put(ellipse(5.6, -20, 3, 2.2)), put(outline("M3 -16C5 -14.6 7 -14.6 9 -16L8.4 -7C6.6 -5.6 5 -6 4 -8Z"))),
    figure(
      put(circle(2.6, -23.6, 1)),
      put(circle(8, -23.6, 1)),
      put(circle(5.4, -20.8, 0.9)),
      put(line(1, "4.8 -9, 4.8 -0.6")),
      put(line(1, "-4 -16, -5.6 -12.6")),
      put(line(1, "-7 -13, -8.4 -9.6")),
    ),
  ];
};

/** A mango whose stalk is at the point. */
const mango = (x: number, y: number, size = 1) =>
  placed(outline("M0 0C5 -1 7 5 5 10C3 14 -4 13.4 -5.4 8C-6.4 4 -4 .6 0 0Z"), [x, y], size);

/** A crate of mangoes on the ground, 30 wide. */
const mangoCrate = (x: number, base: number): DrawnShape[] => [
  ember(mango(x + 6, base - 21), mango(x + 15, base - 23), mango(x + 24, base - 21)),
  green(petal(x + 15, base - 22, x + 23, base - 27, 3)),
  natural(box(x, base - 13, 30, 13, 1)),
  figure(line(1.2, `${x + 1} ${base - 8.6}, ${x + 29} ${base - 8.6}`), line(1.2, `${x + 1} ${base - 4}, ${x + 29} ${base - 4}`)),
];

/** A steelpan on its stand, seen slightly from above. */
const steelpan = (x: number, y: number, width: number, skirt: typeof accent): DrawnShape[] => {
  const [rx, ry] = [width / 2, width * 0.19];
  return [
    figure(
      line(2.2, `${x - rx * 0.7} ${y + 8}, ${x - rx * 0.9} 89`),
      line(2.2, `${x + rx * 0.7} ${y + 8}, ${x + rx * 0.9} 89`),
      line(1.8, `${x - rx * 0.8} 78, ${x + rx * 0.8} 78`),
    ),
    skirt(
      outline(`M${x - rx} ${y}V${y + 8}C${x - rx} ${y + 8 + ry * 1.3} ${x + rx} ${y + 8 + ry * 1.3} ${x + rx} ${y + 8}V${y}Z`),
    ),
    figure(ellipse(x, y, rx, ry)),
    light(ellipse(x, y, rx - 1.6, ry - 1.4)),
    tone(
      ellipse(x - rx * 0.62, y, rx * 0.2, ry * 0.4),
      ellipse(x + rx * 0.62, y, rx * 0.2, ry * 0.4),
      ellipse(x - rx * 0.3, y - ry * 0.5, rx * 0.2, ry * 0.24),
      ellipse(x + rx * 0.3, y - ry * 0.5, rx * 0.2, ry * 0.24),
      ellipse(x - rx * 0.3, y + ry * 0.52, rx * 0.2, ry * 0.26),
      ellipse(x + rx * 0.3, y + ry * 0.52, rx * 0.2, ry * 0.26),
      ellipse(x, y, rx * 0.24, ry * 0.28),
    ),
  ];
};

/** A light chair that looks to the right or left, its seat 15 above the floor. */
export const hiredChair = (x: number, floor: number, face: 1 | -1 = 1, paint = light): DrawnShape =>
  paint(
    line(2, `${x - 5 * face} ${floor - 32}, ${x - 4 * face} ${floor - 15}, ${x - 6 * face} ${floor}`),
    line(2, `${x + 5 * face} ${floor - 15}, ${x + 7 * face} ${floor}`),
    corners(
      1.4,
      `${x - 6.4 * face} ${floor - 33}, ${x - 3.4 * face} ${floor - 33}, ${x - 2 * face} ${floor - 20}, ${x - 5 * face} ${floor - 20}`,
    ),
    box(x - 6, floor - 17, 13, 3.2, 1.4),
  );

/** Vignettes of what an organisation offers where others of its trade offer something else. */
export const whatIsOffered: VignetteGroup = {
  "cat-on-table": vignette(
    "a veterinarian who examines a cat on the table beside its owner",
    "veterinary",
    ["people", "cat", "stethoscope"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      light(box(54, 10, 36, 24, 1)),
      tone(placed(outline("M-10 0C-13 -9 -7 -17 1 -19L9 -18C10 -12 9 -6 10 0Z"), [70, 33], 0.6), ellipse(73, 19.6, 4.2, 3.6)),
      tone(sharp("69 19, 69.4 13, 72.6 16.4"), sharp("73.6 16.4, 77 13, 77.2 19")),
      ...stand(24, 5.2, "52 55, 46 57", { top: "accent", hair: "long", legs: "figure", nearSleeve: "accent" }, 89, 10),
      ...stand(
        118,
        5.4,
        "88 46, 86 54",
        { face: -1, top: "light", hair: "short", beard: true, legs: "tone", skin: "deepSkin" },
        89,
        10,
      ),
      figure(curve(1.5, "M110 27C112 36 104 40 101 35"), circle(101, 35, 1.8)),
      natural(box(40, 66, 62, 4, 1.4)),
      figure(box(67, 70, 8, 16), box(56, 85, 30, 4, 1.4)),
      ...sittingCat(70, 66, 1.02, ember),
    ],
  ),
  "cat-basket": vignette(
    "a girl with her cat on her lap and a cat's travelling basket in a quiet waiting room",
    "veterinary",
    ["people", "cat", "chair"],
    () => [
      drawPanes(88, 8, 46, 40),
      tone(box(10, 14, 30, 36, 1)),
      light(box(13, 17, 24, 30)),
      ember(ellipse(25, 36, 6, 7), circle(25, 27, 4.6), sharp("20.6 27, 20.8 20, 24.6 23"), sharp("25.4 23, 29.2 20, 29.4 27")),
      figure(box(34, 66, 66, 4, 1.6), box(38, 70, 3, 19), box(93, 70, 3, 19)),
      tone(box(30, 38, 5, 32, 2)),
      ...sit(48, 66, 5.3, "66 56, 70 54", { top: "accent", hair: "tail", legs: "figure", shoes: "light" }, 89, 2),
      ...sittingCat(67, 64, 0.86, natural),
      accent(box(104, 66, 34, 23, 5)),
      figure(curve(2.4, "M114 66C114 58 128 58 128 66"), box(110, 71, 22, 13, 2)),
      ember(
        ellipse(121, 80, 7, 4),
        circle(121, 76.4, 3.8),
        sharp("117.4 76, 117.6 71.4, 120.4 73.4"),
        sharp("121.6 73.4, 124.4 71.4, 124.6 76"),
      ),
      light(...[114, 121, 128].map((x) => line(1, `${x} 71.6, ${x} 83.4`))),
    ],
  ),
  "mango-picking": vignette(
    "a picker who takes mangoes from a tree with a pole basket, with full crates below",
    "orchard",
    ["people", "fruit-tree", "tree", "wicker-basket"],
    () => [
      back(outline("M2 80C30 56 60 56 84 64C106 52 130 54 142 66V88H2Z")),
      natural(outline("M96 90C98 70 97 56 92 44H106C104 58 106 74 110 90Z")),
      green(
        outline(
          "M50 34C44 20 58 8 72 10C82 -1 108 0 116 9C132 8 144 22 138 36C136 50 118 54 106 48C92 56 76 54 70 46C60 48 52 42 50 34Z",
        ),
      ),
      tone(
        ...[
          [60, 24],
          [82, 14],
          [104, 16],
          [124, 24],
          [112, 36],
          [88, 34],
        ].flatMap(([x = 0, y = 0]) => [petal(x, y, x - 8, y + 7, 3), petal(x, y, x + 8, y + 7, 3), petal(x, y, x, y + 10, 3)]),
      ),
      figure(...[68, 84, 118, 130].map((x, index) => line(0.9, `${x} ${40 + (index % 2) * 4}, ${x} ${50 + (index % 2) * 4}`))),
      ember(
        mango(68, 49),
        mango(84, 53),
        mango(118, 49),
        mango(130, 53),
        mango(100, 24, 0.9),
        mango(76, 26, 0.9),
        mango(120, 13, 0.8),
      ),
      natural(line(1.8, "20 66, 54 36")),
      ...stand(
        24,
        5,
        "40 48, 30 57",
        { top: "accent", hair: "scarf", hairRole: "light", legs: "figure", skin: "deepSkin" },
        89,
        0,
      ),
      figure(hoop(1.6, 57, 32, 6)),
      light(outline("M51.4 33C51 42 54 46 57.4 46C61 46 63.4 41 62.6 33Z")),
      ember(mango(57, 34, 0.86)),
      ...mangoCrate(46, 90),
      ...mangoCrate(108, 91),
    ],
  ),
  "mango-crates": vignette(
    "a grower who packs mangoes from a basket into a box lined with straw",
    "orchard",
    ["people", "fruit-tree"],
    () => [
      back(outline("M2 76C30 50 60 52 84 60C106 48 130 52 142 64V84H2Z")),
      ...[19, 121].flatMap((x) => [
        natural(box(x - 2, 34, 4, 50)),
        green(
          outline(
            `M${x - 18} 30C${x - 22} 12 ${x - 6} 4 ${x} 6C${x + 10} 2 ${x + 22} 14 ${x + 18} 30C${x + 8} 42 ${x - 10} 42 ${x - 18} 30Z`,
          ),
        ),
        ember(mango(x - 9, 24, 0.7), mango(x + 6, 18, 0.7), mango(x + 2, 30, 0.7)),
      ]),
      ...stand(70, 5.6, "84 56, 56 56", { top: "accent", hair: "short", beard: true, legs: "figure", skin: "deepSkin" }, 104, 6),
      natural(box(18, 68, 110, 5, 1.4), box(24, 72, 5, 18), box(117, 72, 5, 18)),
      ember(mango(30, 48), mango(41, 46), mango(50, 50), mango(36, 53)),
      tone(outline("M22 56H60C60 66 54 69 49 69H33C28 69 22 66 22 56Z")),
      light(line(1.2, "25 61, 57 61"), line(1.2, "28 65, 54 65")),
      ember(mango(84, 52), mango(94, 49), mango(104, 49), mango(114, 52)),
      light(outline("M80 59C84 54 88 58 92 55C98 58 104 54 108 57C112 55 118 58 120 60V64H80Z")),
      natural(box(78, 59, 44, 10, 1)),
      figure(line(1.2, "79 64, 121 64")),
    ],
  ),
  "pan-players": vignette("two players with mallets behind their steelpans in a yard", "steelpans", ["people", "drum"], () => [
    back(outline("M2 82V36C34 24 110 24 142 36V82Z")),
    figure(line(2.2, "6 88, 6 22"), line(2.2, "138 88, 138 22"), curve(1, "M6 24C40 38 104 38 138 24")),
    ember(...[24, 48, 72, 96, 120].map((x) => circle(x, 34 - Math.abs(x - 72) * 0.09, 2.4))),
    ...stand(
      44,
      5.4,
      "56 53, 34 54",
      { top: "accent", sleeves: "short", hair: "short", legs: "figure", skin: "deepSkin" },
      89,
      6,
    ),
    ...stand(
      106,
      5.2,
      "94 54, 114 55",
      { face: -1, top: "ember", sleeves: "short", hair: "bun", legs: "tone", skin: "deepSkin" },
      89,
      6,
    ),
    ...steelpan(44, 66, 48, accent),
    ...steelpan(104, 68, 42, tone),
    natural(line(1.4, "56 53, 52 62"), line(1.4, "34 54, 36 63"), line(1.4, "94 54, 98 65"), line(1.4, "114 55, 110 65")),
    figure(circle(52, 62.6, 1.5), circle(36, 63.6, 1.5), circle(98, 65.4, 1.5), circle(110, 65.4, 1.5)),
  ]),
  "pan-tuner": vignette("a tuner who hammers the notes into a steelpan in the yard", "steelpans", ["people", "hammer"], () => [
    back(box(4, 4, 136, 80, 3)),
    figure(box(94, 12, 44, 2.4, 1)),
    ...[104, 126].flatMap((x) => [
      figure(line(1, `${x} 14, ${x} 20`), circle(x, 30, 10)),
      light(circle(x, 30, 8.4)),
      tone(
        circle(x, 30, 2.4),
        ...[0, 60, 120, 180, 240, 300].map((a) =>
          circle(x + 5.8 * Math.cos((a * Math.PI) / 180), 30 + 5.8 * Math.sin((a * Math.PI) / 180), 1.7),
        ),
      ),
    ]),
    ...stand(
      28,
      5.6,
      "48 31, 62 56",
      { top: "accent", sleeves: "short", hair: "cap", hairRole: "figure", beard: true, legs: "tone", skin: "deepSkin" },
      89,
      14,
    ),
    natural(line(2.2, "45 36, 54 20")),
    figure(
      corners(1, "47 14, 60 20, 58 25, 45 19"),
      line(3, "56 86, 62 72"),
      line(3, "110 86, 104 72"),
      box(50, 86, 66, 3.4, 1.4),
    ),
    accent(outline("M48 60L52 72C62 80 104 80 114 72L118 60Z")),
    figure(ellipse(83, 59, 36, 14)),
    light(ellipse(83, 59, 33, 12)),
    tone(
      ellipse(60, 59, 6, 4),
      ellipse(106, 59, 6, 4),
      ellipse(70, 52, 6.4, 2.8),
      ellipse(96, 52, 6.4, 2.8),
      ellipse(71, 66.4, 6.4, 3),
      ellipse(95, 66.4, 6.4, 3),
    ),
    ember(ellipse(83, 59.4, 8, 4)),
  ]),
  "canopy-chairs": vignette(
    "rows of chairs and laid tables below a party canopy that two people set up",
    "party-supplies awnings event-technology",
    ["people", "chair"],
    () => [
      back(outline("M2 80C40 66 100 66 142 80V86H2Z")),
      tone(corners(1, "10 30, 42 8, 74 30")),
      accent(corners(1, "70 30, 102 8, 134 30")),
      figure(
        line(1.6, "42 8, 42 3"),
        line(1.6, "102 8, 102 3"),
        line(2.4, "12 30, 12 89"),
        line(2.4, "72 30, 72 70"),
        line(2.4, "132 30, 132 89"),
      ),
      accent(outline("M10 29H74V34C69 40 64 40 58 34C53 40 47 40 42 34C37 40 31 40 26 34C21 40 15 40 10 34Z")),
      light(outline("M70 29H134V34C129 40 124 40 118 34C113 40 107 40 102 34C97 40 91 40 86 34C81 40 75 40 70 34Z")),
      ...[22, 38, 54, 70].map((x) => hiredChair(x, 74, 1, natural)),
      ...[18, 36, 54, 72].map((x) => hiredChair(x, 89, 1, figure)),
      ...stand(
        116,
        4.6,
        "96 58, 98 60",
        { face: -1, top: "tone", hair: "bun", legs: "tone", skirt: "long", skin: "deepSkin" },
        89,
        8,
      ),
      ...[0, 3.4, 6.8].map((lift) => natural(box(84, 68 - lift, 16, 2.4, 1))),
      hiredChair(92, 89, 1, figure),
    ],
  ),
  "hired-tables": vignette(
    "helpers who unload stacked chairs, a table and a cooler for a party",
    "party-supplies awnings event-technology",
    ["people", "chair", "van"],
    () => [
      back(outline("M2 80C40 60 100 60 142 80V86H2Z")),
      figure(box(6, 20, 50, 60, 2)),
      light(box(10, 24, 42, 52)),
      natural(...[0, 1, 2, 3].map((index) => box(14 + index * 5, 34, 3, 42, 1))),
      figure(circle(20, 83, 7), circle(44, 83, 7)),
      light(circle(20, 83, 3), circle(44, 83, 3)),
      accent(box(36, 58, 14, 18, 1.4)),
      ...stand(
        70,
        5,
        "84 54, 82 58",
        { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", skin: "deepSkin" },
        89,
        4,
      ),
      ...[0, 6, 12, 18].map((lift) => tone(moved(line(2.2, "82 36, 84 54, 96 54"), 0, -lift + 8))),
      tone(line(2.2, "84 62, 82 70"), line(2.2, "96 62, 98 70")),
      ...stand(
        130,
        4.8,
        "112 62, 116 64",
        { face: -1, top: "ember", hair: "bun", legs: "figure", skirt: "knee", skin: "deepSkin" },
        89,
        8,
      ),
      tone(outline("M86 72H120L124 84H82Z")),
      natural(box(86, 70, 34, 3, 1), line(2, "90 84, 90 90"), line(2, "116 84, 116 90")),
      accent(box(94, 58, 16, 12, 1.6)),
      light(box(93, 56, 18, 4, 1.4)),
    ],
  ),
};
