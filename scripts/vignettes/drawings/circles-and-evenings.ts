import { box, circle, corners, ellipse, join, moved, outline, row, turned } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { drawTree } from "../fixtures";
import { table } from "../furniture";
import { type Appearance, limb } from "../people";
import { sit, stand } from "../stances";
import { accent, back, ember, figure, green, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";
import { flame } from "../wares";

/** A small glass with a waist, full of tea, on its saucer. */
const waistedGlass = (x: number, base: number) => [
  light(ellipse(x, base, 5, 1.2)),
  ember(
    moved(outline("M-2.8-9C-2.2-6-1.4-5.4-1.4-4.6C-1.6-3-2.6-2.6-2-.4H2C2.6-2.6 1.6-3 1.4-4.6C1.4-5.4 2.2-6 2.8-9Z"), x, base),
  ),
];

/** A hat with a wide brim that turns up, above a head of the size at the point. */
const sombrero = (x: number, y: number) => [
  figure(moved(outline("M-15-7C-12-1 12-1 15-7C12 4-12 4-15-7Z"), x, y)),
  figure(
    outline(
      `M${x - 6} ${y}C${x - 6} ${y - 6} ${x - 3} ${y - 12} ${x} ${y - 12}C${x + 3} ${y - 12} ${x + 6} ${y - 6} ${x + 6} ${y}Z`,
    ),
  ),
  ember(curve(1.2, `M${x - 12.6} ${y - 3.6}C${x - 8} ${y + 1.4} ${x + 8} ${y + 1.4} ${x + 12.6} ${y - 3.6}`)),
];

const charro: Appearance = { top: "figure", legs: "figure", shoes: "natural", hair: "short", skin: "deepSkin" };

/** The body of an instrument with strings, its neck to the upper right. */
const lute = (x: number, y: number, size: number, degrees: number) => {
  const put = (path: ReturnType<typeof box>) => turned(moved(path, x, y), degrees, x, y);
  return [
    natural(put(join(ellipse(-7 * size, 0, 9 * size, 8 * size), ellipse(4 * size, 0, 7 * size, 6.4 * size)))),
    figure(
      put(circle(-1 * size, 0, 2.6 * size)),
      put(box(6 * size, -1.1 * size, 24 * size, 2.2 * size, 0.6)),
      put(box(29 * size, -2 * size, 5 * size, 4 * size, 1)),
    ),
  ];
};

/** A fiddle at the chin of a player who looks to a side, with its bow. */
const fiddle = (x: number, y: number, face: 1 | -1) => [
  natural(ellipse(x + 5 * face, y, 5.4, 3, -8 * face), ellipse(x + 11 * face, y - 0.8, 4.2, 2.6, -8 * face)),
  figure(line(1.6, `${x + 14 * face} ${y - 1.2},${x + 23 * face} ${y - 2.4}`)),
  natural(line(1.2, `${x + 2 * face} ${y - 12},${x + 14 * face} ${y + 12}`)),
];

/** People who meet to play, to make and to decide. */
export const circlesAndEvenings: VignetteGroup = {
  "backgammon-and-tea": vignette(
    "two men over a backgammon board with glasses of tea in a coffeehouse",
    "coffeehouse",
    ["people", "tea-glass", "dice"],
    () => [
      back(box(4, 8, 58, 50, 2), box(68, 8, 72, 50, 2)),
      tone(box(76, 28, 34, 2.4, 1)),
      accent(...[79, 86, 93, 100].map((x) => box(x, 20, 4.6, 8, 1.6))),
      figure(circle(124, 26, 9)),
      light(circle(124, 26, 7)),
      figure(line(1.3, "124 26,124 21"), line(1.3, "124 26,128 28")),
      natural(box(14, 66, 22, 3, 1), box(14, 44, 3, 24, 1), box(16, 69, 2.6, 20), box(32, 69, 2.6, 20)),
      natural(box(108, 66, 22, 3, 1), box(127, 44, 3, 24, 1), box(110, 69, 2.6, 20), box(126, 69, 2.6, 20)),
      ...sit(
        26,
        66,
        5.1,
        "56 58, 50 54",
        { top: "accent", hair: "cap", hairRole: "figure", beard: true, legs: "figure", shoes: "natural" },
        89,
        8,
      ),
      ...sit(
        118,
        66,
        5.1,
        "94 58, 98 62",
        { face: -1, top: "tone", hair: "none", beard: true, legs: "figure", shoes: "natural" },
        89,
        10,
      ),
      ...table(42, 64, 60, "figure", 89),
      natural(box(54, 60.4, 36, 4, 0.6)),
      natural(corners(0.6, "54 60, 57 44, 93 44, 90 60")),
      light(corners(0.4, "57 58.6, 59.4 46, 90.6 46, 88 58.6")),
      figure(...[61, 68, 75, 82].map((x) => corners(0.2, `${x} 46.4, ${x + 5} 46.4, ${x + 2.2} 53`))),
      ember(...[60, 67, 74, 81].map((x) => corners(0.2, `${x} 58.4, ${x + 5} 58.4, ${x + 3} 52`))),
      accent(circle(64, 60, 2), circle(70, 60.4, 2)),
      light(box(76, 57.6, 3.6, 3.6, 0.8)),
      ...waistedGlass(48, 64),
      ...waistedGlass(97, 64),
    ],
  ),
  "okey-round": vignette(
    "a waiter who brings tea on a hanging tray to a table where tiles are played from racks",
    "coffeehouse",
    ["people", "tea-glass"],
    () => [
      back(box(4, 8, 136, 56, 2)),
      figure(box(12, 14, 34, 26, 1)),
      light(box(14, 16, 14, 22), box(30, 16, 14, 22)),
      natural(box(66, 68, 20, 3, 1), box(66, 48, 3, 21, 1), box(68, 71, 2.6, 18)),
      natural(box(120, 68, 18, 3, 1), box(135, 48, 3, 21, 1), box(133, 71, 2.6, 18)),
      ...sit(
        78,
        68,
        4.7,
        "96 60, 92 58",
        { top: "tone", hair: "short", hairRole: "tone", beard: true, legs: "figure", shoes: "natural" },
        89,
        8,
      ),
      ...sit(
        128,
        68,
        4.7,
        "114 60, 112 58",
        { face: -1, top: "accent", hair: "cap", hairRole: "figure", legs: "figure", shoes: "natural" },
        89,
        8,
      ),
      ...table(88, 66, 32, "figure", 89),
      natural(corners(0.8, "91 66, 94 58, 102 58, 102 66"), corners(0.8, "106 66, 106 58, 114 58, 117 66")),
      light(...[94, 97.4, 107.4, 110.8].map((x) => box(x, 55.4, 2.9, 5, 0.5))),
      ember(circle(95.4, 57.2, 0.8), circle(112.2, 57.2, 0.8)),
      figure(circle(98.8, 57.2, 0.8), circle(108.8, 57.2, 0.8)),
      ...stand(
        28,
        5.2,
        "48 42, 34 60",
        { top: "light", nearSleeve: "light", hair: "short", legs: "figure", shoes: "natural", skin: "deepSkin" },
        89,
        3,
      ),
      accent(corners(2, "23 56, 35 56, 37 76, 22 76")),
      figure(line(1.1, "48 42,38 60"), line(1.1, "48 42,58 60"), line(1.1, "48 42,48 58")),
      figure(ellipse(48, 61, 13, 2.2)),
      ...waistedGlass(41, 60.4),
      ...waistedGlass(48, 61),
      ...waistedGlass(55, 60.4),
    ],
  ),
  "campfire-songs": vignette(
    "pupils of a boarding school who sing to a guitar round a fire before their house",
    "boarding-school",
    ["people", "guitar", "campfire"],
    () => [
      back(outline("M2 50C24 34 44 40 66 34C92 28 118 40 142 34V62H2Z")),
      light(circle(116, 20, 8)),
      figure(box(8, 34, 40, 26, 1), corners(2, "4 36, 28 18, 52 36")),
      ember(...[14, 26, 38].map((x) => box(x, 42, 6, 7, 0.6))),
      natural(box(8, 78, 46, 6, 3), box(92, 78, 46, 6, 3)),
      ...sit(20, 78, 4.7, "34 62, 30 58", { top: "accent", hair: "curls", legs: "figure", shoes: "light" }, 89, 6),
      ...sit(
        42,
        78,
        4.7,
        "38 64, 58 56",
        { top: "tone", hair: "long", hairRole: "natural", legs: "figure", shoes: "light" },
        89,
        2,
      ),
      ...lute(42, 63, 0.72, -14),
      ...sit(
        126,
        78,
        4.7,
        "112 64, 116 60",
        { face: -1, top: "ember", hair: "short", legs: "figure", skin: "deepSkin", shoes: "light" },
        89,
        6,
      ),
      ...sit(104, 78, 4.7, "92 62, 96 58", { face: -1, top: "figure", hair: "tail", legs: "tone", shoes: "light" }, 89, 8),
      natural(turned(box(62, 84, 22, 4, 2), 14, 73, 86), turned(box(62, 84, 22, 4, 2), -14, 73, 86)),
      ember(flame(73, 84, 15, 24)),
      accent(flame(73, 84, 8, 14)),
      light(
        ...[
          [66, 50],
          [78, 44],
          [72, 38],
        ].map(([x = 0, y = 0]) => circle(x, y, 1)),
      ),
    ],
  ),
  "fiddle-and-accordion": vignette(
    "a fiddler, an accordion player and a double bass who play for a dance under lamps",
    "folk-musicians",
    ["people", "violin", "accordion"],
    () => [
      back(box(4, 22, 136, 52, 2)),
      figure(curve(1.1, "M4 14C30 26 50 26 72 14C94 26 114 26 140 14")),
      ember(
        ...[16, 30, 44, 58, 86, 100, 114, 128].map((x, index) =>
          circle(x, 19 + ([0, 3.4, 4, 1.4, 1.4, 4, 3.4, 0][index] ?? 0), 2),
        ),
      ),
      ...stand(28, 5, "46 46, 50 36", { top: "accent", hair: "bun", hairRole: "natural", legs: "figure", skirt: "long" }, 89, 2),
      ...fiddle(33, 35, 1),
      ...stand(
        76,
        5,
        "64 54, 92 54",
        { top: "light", hair: "short", beard: true, legs: "figure", shoes: "natural", nearSleeve: "light" },
        89,
        1,
      ),
      figure(box(62, 42, 8, 20, 1.4), box(88, 42, 8, 20, 1.4)),
      accent(...[70, 74.6, 79.2, 83.8].map((x) => box(x, 43, 3, 18, 0.8))),
      light(...[64.4, 67].flatMap((x) => [46, 50, 54, 58].map((y) => circle(x, y, 0.8)))),
      ...stand(
        124,
        5,
        "112 42, 114 62",
        { face: -1, top: "tone", hair: "cap", hairRole: "figure", legs: "figure", shoes: "natural", skin: "deepSkin" },
        89,
        2,
      ),
      natural(ellipse(106, 74, 12, 13.4), ellipse(106, 57, 8.6, 9)),
      figure(
        box(104.6, 20, 2.8, 46, 1),
        circle(106, 20, 2.6),
        box(101, 74, 10, 2, 1),
        curve(1.2, "M100 66C98 69 102 71 100 75"),
        curve(1.2, "M112 66C114 69 110 71 112 75"),
      ),
      natural(line(1.4, "98 60,118 64")),
    ],
  ),
  "mariachi-serenade": vignette(
    "mariachis in wide hats who play a trumpet, a violin and a large guitar",
    "folk-musicians",
    ["people", "trumpet", "violin", "guitar"],
    () => [
      back(box(4, 18, 136, 60, 2), circle(126, 12, 7)),
      ...stand(26, 4.9, "40 36, 44 40", charro, 89, 0),
      ...sombrero(27.4, 21),
      ember(line(1.8, "32 36,52 32"), corners(0.8, "50 33, 60 26, 61 37"), curve(1.6, "M38 36C38 42 48 40 48 35")),
      light(line(1, "24 70,23 88"), line(1.4, "28 44,27 56")),
      ...stand(118, 4.9, "102 46, 96 38", { ...charro, face: -1, skin: "skin", beard: true }, 89, 0),
      ...fiddle(113, 36, -1),
      ...sombrero(116.6, 21),
      light(line(1, "120 70,121 88"), line(1.4, "116 44,117 56")),
      ...stand(74, 4.9, "68 62, 92 50", { ...charro, beard: true }, 89, 0),
      ...sombrero(75.4, 21),
      ...lute(72, 60, 0.9, -22),
      natural(limb([68, 63, 1.2], [70, 61, 1.2])),
      light(line(1, "70 78,70 88")),
      accent(
        ...[27, 75, 117].map((x) => corners(0.6, `${x - 4} 33.6, ${x} 36, ${x + 4} 33.6, ${x + 4} 38.4, ${x} 36, ${x - 4} 38.4`)),
      ),
    ],
  ),
  "harvest-wreath": vignette(
    "women of a village who fill dumplings at a long table and one who binds a harvest wreath",
    "rural-women",
    ["people", "dumplings", "wreath"],
    () => [
      back(box(4, 8, 136, 60, 2)),
      natural(hoop(5, 112, 36, 15)),
      ember(
        ...Array.from({ length: 10 }, (_, index) =>
          circle(112 + Math.cos(index * 0.628) * 15, 36 + Math.sin(index * 0.628) * 15, 2.4),
        ),
      ),
      green(
        ...Array.from({ length: 10 }, (_, index) =>
          ellipse(
            112 + Math.cos(index * 0.628 + 0.31) * 15,
            36 + Math.sin(index * 0.628 + 0.31) * 15,
            3.4,
            1.6,
            index * 36 + 100,
          ),
        ),
      ),
      accent(corners(0.8, "106 50, 112 54, 118 50, 122 66, 115 62, 112 56, 109 62, 102 66")),
      ...stand(28, 5.1, "48 64, 54 60", { top: "accent", hair: "scarf", hairRole: "ember", nearSleeve: "light" }, 106, 12),
      ...stand(64, 5.1, "80 64, 76 60", { top: "tone", hair: "bun", hairRole: "natural", nearSleeve: "light" }, 106, 8),
      ...stand(
        128,
        5.1,
        "118 44, 110 54",
        { face: -1, top: "figure", hair: "scarf", hairRole: "accent", nearSleeve: "light" },
        106,
        6,
      ),
      light(box(2, 70, 140, 6, 1)),
      accent(...[6, 30, 54, 78, 102, 126].map((x) => corners(0.4, `${x} 76, ${x + 10} 76, ${x + 5} 84`))),
      figure(box(8, 76, 4, 14), box(132, 76, 4, 14)),
      natural(ellipse(62, 69, 21, 3)),
      light(...[47, 57, 67, 77].map((x) => moved(outline("M-5 0C-5-5 5-5 5 0C3 1.6-3 1.6-5 0Z"), x, 69))),
      tone(outline("M86 62H106C105 68 101 70 96 70C91 70 87 68 86 62Z")),
      ember(ellipse(96, 62, 9, 2)),
      natural(turned(box(14, 66.4, 20, 3.6, 1.8), -4, 24, 68)),
    ],
  ),
  "shed-bench": vignette(
    "retired men at the bench of a shed with a nest box, a broken chair and mugs of tea",
    "mens-shed",
    ["people", "hammer", "plane", "chair"],
    () => [
      tone(corners(2, "2 30, 72 6, 142 30, 142 36, 2 36")),
      back(box(6, 34, 132, 50)),
      figure(
        ...[62, 70, 78, 86].map((x, index) => box(x, 40, 2.4, 9 + (index % 2) * 4, 1)),
        box(60, 38, 40, 1.8, 0.8),
        box(92, 42, 10, 6, 1),
        box(96, 48, 2, 6),
      ),
      ...stand(
        30,
        5,
        "56 60, 50 64",
        { top: "accent", hair: "none", beard: true, hairRole: "tone", legs: "figure", shoes: "natural" },
        89,
        12,
      ),
      ...stand(
        114,
        5,
        "98 58, 102 64",
        { face: -1, top: "tone", hair: "cap", hairRole: "figure", beard: true, legs: "figure", shoes: "natural" },
        89,
        8,
      ),
      natural(box(40, 68, 64, 4.6, 1), box(45, 72, 5, 17), box(94, 72, 5, 17)),
      natural(box(68, 50, 16, 18, 0.6)),
      figure(corners(0.8, "64 52, 76 42, 88 52"), circle(76, 56, 2.8), circle(76, 62, 0.9)),
      figure(line(1.8, "56 60,62 54"), turned(box(57, 50.6, 9, 4, 1), 40, 61.5, 52.6)),
      light(box(90, 62, 5, 6, 1), box(46, 62, 5, 6, 1)),
      light(hoop(1.2, 95.6, 65, 1.8), hoop(1.2, 45.4, 65, 1.8)),
      natural(box(124, 66, 16, 2.6, 1), box(137, 46, 2.6, 21, 1), box(125, 68, 2.4, 21), box(137, 68, 2.4, 21)),
      natural(box(124.4, 78, 14, 1.8)),
    ],
  ),
  "camouflage-net": vignette("volunteers who tie strips of cloth into a net on a frame", "camouflage-nets", ["people"], () => [
    back(box(4, 8, 136, 66, 2)),
    natural(box(28, 12, 4, 77, 1), box(112, 12, 4, 77, 1), box(26, 12, 92, 4, 1)),
    tone(
      ...[38, 46, 54, 62, 70, 78, 86, 94, 102].map((x) => line(0.8, `${x} 16,${x} 78`)),
      ...[24, 32, 40, 48, 56, 64, 72].map((y) => line(0.8, `32 ${y},112 ${y}`)),
    ),
    ...[0, 1, 2, 3, 4, 5].flatMap((line_) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((column) => {
        if (line_ > 3 - (column % 3 === 0 ? 0 : 1) + (column > 5 ? 2 : 0)) return [];
        const [x, y] = [36 + column * 9.4, 18 + line_ * 9];
        const strip = turned(
          corners(1.4, `${x} ${y}, ${x + 7} ${y + 1}, ${x + 6} ${y + 9}, ${x + 2} ${y + 8}`),
          ((line_ * 7 + column * 5) % 9) * 6 - 24,
          x + 3,
          y + 4,
        );
        return [[green, natural, figure][(line_ + column * 2) % 3]?.(strip) ?? green(strip)];
      }),
    ),
    ...stand(20, 5.1, "42 50, 38 58", { top: "accent", hair: "scarf", hairRole: "tone", legs: "figure", skirt: "long" }, 89, 6),
    ...stand(
      124,
      5.1,
      "104 46, 108 58",
      { face: -1, top: "ember", hair: "bob", hairRole: "natural", legs: "figure", shoes: "light" },
      89,
      6,
    ),
    ...sit(
      70,
      80,
      4.4,
      "84 62, 80 66",
      { top: "light", hair: "short", hairRole: "tone", legs: "figure", shoes: "natural", nearSleeve: "light" },
      91,
      10,
    ),
    natural(box(62, 80, 16, 3, 1), box(63, 83, 2.6, 8), box(75, 83, 2.6, 8)),
    natural(box(92, 82, 18, 8, 1)),
    green(...[94, 100, 105].map((x) => corners(1, `${x} 76, ${x + 5} 78, ${x + 4} 84, ${x} 83`))),
  ]),
  "village-notices": vignette(
    "a clerk who pins a notice to the board of a village green while a resident reads",
    "parish-council",
    ["people", "tree", "park-bench", "signpost"],
    () => [
      back(outline("M2 58C26 46 54 50 78 46C104 42 124 48 142 46V74H2Z")),
      natural(box(108, 44, 26, 24, 1)),
      figure(corners(2, "104 46, 121 34, 138 46"), box(117, 56, 7, 12)),
      light(box(110, 50, 5, 6, 0.4), box(127, 50, 5, 6, 0.4)),
      ...drawTree(16, 74, 14),
      green(outline("M2 72C40 66 104 66 142 72V90H2Z")),
      figure(box(46, 22, 3.4, 66), box(94, 22, 3.4, 66)),
      figure(corners(2, "40 24, 72 10, 104 24, 104 28, 40 28")),
      figure(box(46, 28, 52, 34, 1)),
      light(box(49, 31, 46, 28)),
      accent(box(52, 34, 10, 13, 0.6), box(66, 36, 12, 9, 0.6)),
      tone(box(66, 48, 12, 8, 0.6), box(52, 50, 10, 6, 0.6)),
      light(...[37, 40, 43].map((y) => box(54, y, 6, 1, 0.4))),
      ...stand(
        112,
        5,
        "90 40, 94 56",
        { face: -1, top: "tone", hair: "bob", hairRole: "natural", legs: "figure", shoes: "light" },
        89,
        4,
      ),
      light(box(81, 35, 10, 13, 0.6)),
      figure(...[38, 41, 44].map((y) => box(83, y, 6, 1, 0.4))),
      ember(circle(86, 36, 1.3)),
      ...stand(
        32,
        5,
        "42 60, 34 62",
        { top: "accent", hair: "short", hairRole: "tone", beard: true, legs: "figure", shoes: "natural" },
        89,
        2,
      ),
      natural(box(6, 76, 18, 2.6, 1), box(6, 69, 18, 2.6, 1), box(8, 70, 2, 20), box(20, 70, 2, 20)),
    ],
  ),
  "council-table": vignette(
    "councillors and their clerk round a table in a village hall with one empty chair",
    "parish-council",
    ["people", "chair"],
    () => [
      back(box(4, 8, 136, 62, 2)),
      figure(box(12, 14, 26, 28, 1), box(106, 14, 26, 28, 1)),
      light(box(14, 16, 10, 24), box(26, 16, 10, 24), box(108, 16, 10, 24), box(120, 16, 10, 24)),
      light(box(56, 14, 32, 24, 1)),
      green(outline("M58 30C66 22 74 28 86 22V36H58Z")),
      accent(line(1.4, "60 34,70 28,78 32,85 26")),
      ...stand(30, 4.9, "44 62, 48 64", { top: "accent", hair: "bun", hairRole: "tone" }, 101, 6),
      ...stand(58, 4.9, "68 62, 50 64", { top: "tone", hair: "short", beard: true, skin: "deepSkin" }, 101, 2),
      ...stand(112, 4.9, "98 62, 102 66", { face: -1, top: "ember", hair: "bob", hairRole: "natural" }, 101, 6),
      natural(box(78, 44, 3, 26, 1), box(92, 44, 3, 26, 1), box(78, 46, 17, 4, 1), box(78, 55, 17, 4, 1)),
      figure(box(10, 68, 124, 5, 1), box(20, 73, 5, 16), box(119, 73, 5, 16)),
      light(box(36, 65, 12, 3, 0.6), box(62, 65, 12, 3, 0.6), box(96, 62, 10, 6, 0.6)),
      accent(corners(0.8, "80 68, 92 68, 89 62, 83 62")),
      ...[16, 52, 116].map((x) => light(box(x, 62.6, 4.4, 5.4, 1))),
      figure(row(line(0.8, "98 64,104 64"), 2, 0, 2)),
    ],
  ),
};
