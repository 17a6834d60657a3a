import { box, circle, corners, ellipse, join, outline } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import type { Paint } from "../hosts";
import { stand } from "../stances";
import { accent, back, ember, figure, green, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";
import { jar } from "../wares";

/** Rolls of cloth that stand side by side against a wall, as high as they say, with their ends on top. */
const rolls = (x: number, base: number, cloths: readonly (readonly [paint: Paint, height: number])[]) =>
  cloths.flatMap(([paint, height], index) => {
    const middle = x + index * 10;
    const band = paint === light ? accent : light;
    return [
      paint(box(middle - 4.6, base - height, 9.2, height, 1)),
      band(
        ...[0.3, 0.55, 0.8].map((share) =>
          index % 2 === 0
            ? box(middle - 4.6, base - height * share, 9.2, 1.6)
            : join(circle(middle - 2, base - height * share, 1.1), circle(middle + 2, base - height * share - 4, 1.1)),
        ),
      ),
      band(ellipse(middle, base - height, 4.6, 2.2)),
      figure(ellipse(middle, base - height, 1.6, 0.8)),
    ];
  });

/** A rug that hangs or lies flat, with its border, medallion and fringes. */
const rug = (x: number, y: number, width: number, height: number, field: Paint, pattern: Paint) => {
  const [midX, midY] = [x + width / 2, y + height / 2];
  const fringes = Array.from({ length: Math.floor(width / 3) }, (_, index) => box(x + 0.6 + index * 3, y + height, 1.4, 3, 0.4));
  const diamond = (reach: number) =>
    corners(0.4, `${midX} ${midY - reach * 1.3},${midX + reach} ${midY},${midX} ${midY + reach * 1.3},${midX - reach} ${midY}`);
  return [
    light(...fringes),
    field(box(x, y, width, height, 0.6)),
    pattern(box(x + 2.4, y + 2.4, width - 4.8, height - 4.8, 0.4)),
    field(box(x + 4, y + 4, width - 8, height - 8, 0.4)),
    pattern(diamond(width * 0.26)),
    field(diamond(width * 0.15)),
    pattern(
      ...[-1, 1].flatMap((side) => [-1, 1].map((end) => circle(midX + side * width * 0.28, midY + end * height * 0.32, 1.5))),
    ),
  ];
};

/** A gas bottle that stands on `base`, with its valve inside a collar. */
const gasBottle = (x: number, base: number, size: number, paint: Paint) => [
  figure(box(x - 4 * size, base - 21 * size, 8 * size, 6 * size, 1)),
  light(box(x - 2.4 * size, base - 19.4 * size, 4.8 * size, 2.4 * size, 0.6)),
  paint(box(x - 6.4 * size, base - 17 * size, 12.8 * size, 16.4 * size, 4.4 * size)),
  light(box(x - 6.4 * size, base - 10.4 * size, 12.8 * size, 2 * size)),
  figure(box(x - 5 * size, base - 1.6 * size, 10 * size, 1.6 * size, 0.4)),
];

/** A leaf of hemp of seven fingers about its stalk's end. */
const hempLeaf = (x: number, y: number, size: number) =>
  [
    [0, 1],
    [-34, 0.86],
    [34, 0.86],
    [-66, 0.64],
    [66, 0.64],
    [-100, 0.4],
    [100, 0.4],
  ].map(([degrees = 0, length = 1]) => {
    const angle = (degrees * Math.PI) / 180;
    const reach = size * length;
    const [sin, cos] = [Math.sin(angle) * reach, Math.cos(angle) * reach];
    const at = (along: number, aside: number) => `${x + sin * along + cos * aside} ${y - cos * along + sin * aside}`;
    return outline(`M${at(0, 0)}C${at(0.3, -0.2)} ${at(0.7, -0.14)} ${at(1, 0)}C${at(0.7, 0.14)} ${at(0.3, 0.2)} ${at(0, 0)}Z`);
  });

/** A tobacco pipe with its bowl at the left, turned up. */
const pipe = (x: number, y: number, paint: Paint) => [
  paint(
    outline(
      `M${x} ${y}H${x + 7}V${y + 5}C${x + 11} ${y + 5} ${x + 13} ${y + 1} ${x + 18} ${y}V${y + 2}` +
        `C${x + 14} ${y + 4} ${x + 11} ${y + 9} ${x + 4} ${y + 9}C${x + 1} ${y + 9} ${x} ${y + 7} ${x} ${y}Z`,
    ),
  ),
  figure(box(x - 0.4, y - 1, 7.8, 2, 0.6), box(x + 16, y - 0.4, 6, 2.6, 1)),
];

/** Shops of a street, with those who sell and those who choose. */
export const highStreet: VignetteGroup = {
  "bolts-of-cloth": vignette(
    "a cloth merchant who measures patterned cloth from a bolt for a customer, bolts on the shelves",
    "fabric-shop",
    ["people", "fabric-roll", "scissors"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      ...rolls(12, 86, [
        [accent, 66],
        [tone, 74],
        [natural, 62],
        [light, 70],
        [ember, 76],
        [tone, 64],
        [accent, 72],
        [natural, 76],
        [light, 66],
        [tone, 72],
        [accent, 76],
        [natural, 68],
        [tone, 74],
      ]),
      ...stand(76, 5.4, "64 56, 96 55", { top: "figure", hair: "short", beard: true, skin: "deepSkin" }, 102, 2),
      ...stand(
        122,
        5.2,
        "102 56, 106 60",
        { face: -1, top: "light", hair: "bun", legs: "natural", skirt: "long", shoes: "figure" },
        90,
        8,
      ),
      natural(box(22, 62, 90, 5, 1)),
      tone(box(26, 67, 82, 22)),
      accent(box(28, 51, 36, 11, 5.4), outline("M56 54H92C100 54 104 56 104 62L104 84C98 87 92 81 84 84L80 62H56Z")),
      figure(circle(31, 56.5, 3.6)),
      light(
        circle(31, 56.5, 1.4),
        ...[
          [88, 68],
          [97, 66],
          [92, 76],
          [100, 75],
          [70, 58],
          [84, 58],
          [95, 58],
        ].map(([x = 0, y = 0]) => circle(x, y, 1.7)),
      ),
      figure(line(1.8, "38 66,50 60"), line(1.8, "38 60,50 66"), hoop(1.6, 36, 59, 2.4), hoop(1.6, 36, 67, 2.4)),
    ],
  ),
  "rug-unrolled": vignette(
    "a rug dealer who unrolls a large rug before two customers, rugs hang on the wall",
    "rug-shop",
    ["people", "rug"],
    () => [
      back(box(4, 3, 136, 76, 3)),
      figure(box(32, 6, 80, 2.4, 1)),
      ...rug(36, 8, 30, 46, accent, light),
      ...rug(76, 8, 30, 46, tone, figure),
      ...[80, 74.6, 69.2, 63.8].flatMap((y, index) => [
        ([natural, accent, tone, light][index] ?? tone)(box(112, y, 28, 5, 2.4)),
        figure(box(113.4, y + 2, 9, 1, 0.4)),
      ]),
      accent(corners(0.8, "38 80,104 80,114 91,28 91")),
      light(corners(0.6, "41 81.6,101 81.6,109 89.6,34 89.6")),
      accent(corners(0.6, "44 82.8,98 82.8,104 88.4,39 88.4")),
      light(corners(0.4, "71 83.2,84 85.6,71 88,58 85.6")),
      figure(corners(0.4, "71 84.4,77 85.6,71 86.8,65 85.6")),
      ...stand(18, 5, "30 50, 26 54", { top: "figure", hair: "short", legs: "tone", shoes: "natural" }, 89, 4),
      ...stand(31, 4.9, "46 56, 42 56", { top: "natural", hair: "long", legs: "figure", skirt: "long", skin: "skin" }, 89, 4),
      ...stand(
        118,
        5.1,
        "102 72, 100 74",
        {
          face: -1,
          top: "figure",
          hair: "short",
          hairRole: "tone",
          beard: true,
          legs: "natural",
          skin: "deepSkin",
          shoes: "light",
        },
        89,
        34,
      ),
      accent(box(94, 73, 12, 16, 5.6)),
      light(hoop(1.2, 100, 81, 4)),
      figure(circle(100, 81, 1.6)),
    ],
  ),
  "curtains-hung": vignette(
    "a fitter on a ladder who hangs a long curtain at a large window while a colleague lifts its hem",
    "curtain-shop",
    ["people", "window", "curtain", "ladder"],
    () => [
      back(box(4, 3, 136, 84, 3)),
      figure(box(34, 14, 80, 62, 1)),
      light(box(37, 17, 35.6, 56), box(75.4, 17, 35.6, 56)),
      green(ellipse(58, 66, 12, 8), ellipse(92, 64, 14, 10)),
      light(box(34, 73, 80, 3)),
      figure(box(20, 8, 106, 2.6, 1.2), circle(19, 9.3, 2.6), circle(127, 9.3, 2.6)),
      accent(outline("M22 11H52C50 34 46 60 50 86H20C24 60 22 36 22 11Z")),
      light(...[29, 36, 43].map((x) => curve(1.2, `M${x} 13C${x - 1} 40 ${x - 1} 60 ${x - 1} 84`))),
      figure(
        line(2, "101 12,93 89"),
        line(2, "107 12,124 89"),
        ...[26, 42, 58, 74].map((y) => line(2, `${100 - (y - 12) * 0.1} ${y},${107 + (y - 12) * 0.22} ${y}`)),
      ),
      accent(outline("M70 11H96C98 20 98 34 92 46C86 60 82 66 74 74L60 70C72 52 72 34 70 11Z")),
      light(curve(1.2, "M78 13C80 36 80 52 68 68"), curve(1.2, "M87 13C89 34 88 52 74 70")),
      ...stand(
        104,
        4.6,
        "92 15, 84 16",
        { face: -1, top: "figure", nearSleeve: "figure", hair: "cap", hairRole: "accent", legs: "natural", shoes: "figure" },
        74,
        4,
      ),
      ...stand(46, 5, "66 70, 70 72", { top: "tone", hair: "bun", legs: "figure", skin: "deepSkin", shoes: "light" }, 89, 12),
    ],
  ),
  "cigar-box": vignette(
    "a tobacconist who opens a box of cigars for a customer, pipes and jars of tobacco on the wall",
    "tobacconist",
    ["people"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      natural(box(52, 6, 84, 52, 1)),
      back(box(54, 8, 80, 48)),
      ...pipe(58, 13, natural),
      ...pipe(84, 13, accent),
      ...pipe(110, 13, natural),
      figure(box(54, 26, 80, 2.4)),
      ...[60, 74, 88, 102, 116, 128].flatMap((x, index) =>
        jar(x, 44, 14, 10.6, [tone, accent, natural, tone, accent, natural][index] ?? tone, figure),
      ),
      figure(box(54, 44, 80, 2.4)),
      ...stand(
        104,
        5.4,
        "84 56, 90 52",
        { face: -1, top: "figure", hair: "none", hairRole: "light", beard: true, skin: "skin" },
        103,
        4,
      ),
      ...stand(
        32,
        5.2,
        "56 52, 52 56",
        { top: "accent", hair: "short", legs: "figure", skin: "deepSkin", shoes: "natural" },
        90,
        6,
      ),
      figure(box(38, 64, 100, 4.6, 1)),
      tone(box(42, 68.6, 92, 20)),
      figure(row3(48, 72, 26, 13)),
      light(row3(49.4, 73.4, 23.2, 10.2)),
      natural(corners(0.8, "60 46,88 46,86 58,62 58")),
      light(box(66, 49, 16, 5, 0.6)),
      natural(box(59, 57, 30, 7, 0.6)),
      figure(box(61, 58, 26, 4.6, 0.4)),
      natural(...[62, 66.4, 70.8, 75.2, 79.6].map((x) => box(x, 55.6, 3.4, 6.6, 1.6))),
      ember(...[62, 66.4, 70.8, 75.2, 79.6].map((x) => box(x, 58.4, 3.4, 1.5))),
    ],
  ),
  "hemp-counter": vignette(
    "a seller who lets a customer smell green flowers of hemp from a large jar, a hemp leaf on the wall",
    "cannabis-shop",
    ["people", "leaf"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      light(circle(72, 26, 20)),
      green(...hempLeaf(72, 33, 22), box(71.2, 32, 1.6, 9, 0.6)),
      figure(box(100, 26, 38, 2.4, 0.8), box(6, 26, 38, 2.4, 0.8)),
      ...[107, 119, 131, 13, 25, 37].flatMap((x) => [
        ...jar(x, 26, 14, 10, light, figure),
        green(circle(x - 2, 22.6, 2.2), circle(x + 2, 22.4, 2.2), circle(x, 19.4, 2.2)),
      ]),
      ...stand(112, 5.3, "84 50, 86 58", { face: -1, top: "accent", hair: "bun", skin: "deepSkin" }, 103, 4),
      ...stand(32, 5.2, "58 58, 54 60", { top: "figure", hair: "long", legs: "natural", shoes: "accent" }, 90, 14),
      natural(box(40, 63, 98, 4.6, 1)),
      tone(box(44, 67.6, 90, 21)),
      light(box(62, 44, 22, 19, 3)),
      figure(box(62, 42, 22, 3, 1)),
      green(circle(67, 58.6, 3.4), circle(73, 59, 3.6), circle(79, 58.6, 3.4), circle(70, 53.6, 3.4), circle(76, 53.8, 3.4)),
      figure(box(98, 57, 16, 6, 1), box(100, 51, 12, 7, 1)),
      light(box(101.6, 52.4, 8.8, 3, 0.4)),
    ],
  ),
  "pledge-looked-at": vignette(
    "a pawnbroker who looks at a ring through a magnifier, a customer's watch on the counter and pledges on the shelves",
    "pawnbroker",
    ["people", "ring-jewel", "magnifier", "guitar", "camera", "banknote"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      figure(box(48, 25, 90, 2.4, 0.8)),
      natural(circle(60, 16, 7), circle(69, 14, 5), box(70, 12, 22, 3.4, 1), box(90, 10.6, 5, 6, 1)),
      figure(circle(62, 15, 2.2)),
      tone(box(102, 14, 15, 11, 1.4), box(105, 11.6, 6, 3, 0.6)),
      light(circle(109.5, 19.6, 3.8)),
      figure(circle(109.5, 19.6, 2)),
      accent(outline("M122 25V16C122 8 134 8 134 16V25Z")),
      light(circle(128, 16, 4.2)),
      figure(line(1, "128 16,128 13.4"), line(1, "128 16,130.4 16")),
      light(...[66, 127].map((x) => box(x, 27, 5, 7, 0.6))),
      ...stand(106, 5.5, "89 44, 84 50", { face: -1, top: "accent", hair: "none", hairRole: "tone", skin: "skin" }, 108, 6),
      ...stand(
        34,
        5.2,
        "62 60, 56 58",
        { top: "figure", hair: "curls", legs: "natural", skin: "deepSkin", shoes: "accent" },
        90,
        8,
      ),
      figure(box(42, 63, 96, 4.6, 1)),
      tone(box(46, 67.6, 88, 21)),
      natural(hoop(2, 80, 49, 4.6)),
      ember(corners(0.2, "76 43.6,78 40,82 40,84 43.6,80 46.6")),
      figure(box(91, 32.6, 5.6, 3.6, 1)),
      green(box(110, 58.6, 20, 4.4, 0.6), box(112, 55.6, 20, 3.6, 0.6)),
      light(circle(121, 60.6, 1.4), circle(122, 57.4, 1.2)),
      natural(box(60, 60.4, 20, 2.4, 1)),
      light(circle(70, 61, 3.4)),
      figure(hoop(1.2, 70, 61, 3.4)),
    ],
  ),
  "gas-delivered": vignette(
    "a supplier who brings a full gas bottle to the door of a house, more bottles on a cart",
    "gas-bottles",
    ["people", "house", "door"],
    () => [
      natural(box(96, 18, 44, 71)),
      figure(corners(0.8, "90 20,142 20,136 8,98 8")),
      figure(box(112, 40, 22, 49, 1)),
      light(box(115, 43, 16, 46, 0.6)),
      back(circle(24, 20, 12)),
      figure(box(2, 74, 52, 3, 1), line(2.4, "54 75,60 62")),
      ...gasBottle(12, 74, 1.15, accent),
      ...gasBottle(28, 74, 1.15, tone),
      ...gasBottle(44, 74, 1.15, accent),
      figure(circle(14, 81, 8), circle(42, 81, 8)),
      light(circle(14, 81, 4), circle(42, 81, 4)),
      ...stand(
        86,
        5.1,
        "73 60, 102 54",
        { top: "figure", hair: "cap", hairRole: "accent", legs: "natural", skin: "deepSkin", shoes: "tone" },
        89,
        4,
      ),
      ...gasBottle(73, 86, 1.25, accent),
      ...stand(
        123,
        4.9,
        "106 50, 110 56",
        { face: -1, top: "tone", hair: "bun", legs: "figure", skirt: "knee", shoes: "accent" },
        89,
        2,
      ),
    ],
  ),
};

function row3(x: number, y: number, width: number, height: number) {
  return [0, 1, 2].flatMap((index) => box(x + index * 28, y, width, height, 0.8));
}
