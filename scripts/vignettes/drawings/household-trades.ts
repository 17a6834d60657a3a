import type { Path } from "#/studio/marks/geometry/path";
import { around, box, circle, corners, ellipse, join, outline, petal, row, sharp, slice, turned } from "#/studio/motifs/outlines";
import { curve, hoop, line, rim } from "#/studio/motifs/strokes";
import { drawHills, drawPanes } from "../fixtures";
import { fluff, head, limb, person } from "../people";
import { kneel, sit, stand } from "../stances";
import {
  accent,
  back,
  figure,
  light,
  natural,
  skin,
  tone,
  type DrawnShape,
  vignette,
  type VignetteGroup,
  water,
} from "../vignette-drawing";
import { potPlant, steam } from "../wares";

/** A tuft of rice plants. */
const tuft = (x: number, y: number, size: number): Path =>
  join(
    line(1.7, `${x} ${y}, ${x} ${y - 8 * size}`),
    line(1.7, `${x} ${y}, ${x - 4 * size} ${y - 6.6 * size}`),
    line(1.7, `${x} ${y}, ${x + 4 * size} ${y - 6.6 * size}`),
  );

/** A straw hat with a pointed crown on a head, turned by some degrees. */
const strawHat = (x: number, y: number, size: number, degrees: number): DrawnShape =>
  natural(
    turned(
      corners(0.6, `${x - 2.1 * size} ${y - 0.3 * size}, ${x} ${y - 2 * size}, ${x + 2.1 * size} ${y - 0.3 * size}`),
      degrees,
      x,
      y,
    ),
  );

/** A sack that stands open, heaped to the brim. */
const openSack = (x: number, base: number, width: number, role: DrawnShape["role"]): DrawnShape[] => {
  const w = width / 2;
  return [
    light(
      outline(
        `M${x - w * 0.84} ${base - w * 1.5}C${x - w * 0.5} ${base - w * 2.3}`,
        `${x + w * 0.5} ${base - w * 2.3} ${x + w * 0.84} ${base - w * 1.5}Z`,
      ),
    ),
    {
      role,
      path: outline(
        `M${x - w * 0.9} ${base - w * 1.6}C${x - w * 1.16} ${base - w} ${x - w * 1.1} ${base - w * 0.3} ${x - w * 0.8} ${base}`,
        `H${x + w * 0.8}C${x + w * 1.1} ${base - w * 0.3} ${x + w * 1.16} ${base - w} ${x + w * 0.9} ${base - w * 1.6}Z`,
      ),
    },
    light(line(1.6, `${x - w * 0.9} ${base - w * 1.44}, ${x + w * 0.9} ${base - w * 1.44}`)),
  ];
};

/** A maize plant with a cob. */
const maize = (x: number, base: number, height: number): DrawnShape[] => {
  const at = (share: number) => base - height * share;
  return [
    figure(
      line(2, `${x} ${base}, ${x} ${at(1)}`),
      petal(x, at(0.2), x - 15, at(0.42), 4.6, 0.4),
      petal(x, at(0.3), x + 15, at(0.54), 4.6, 0.4),
      petal(x, at(0.52), x - 13, at(0.78), 4.2, 0.4),
      petal(x, at(0.62), x + 12, at(0.9), 4.2, 0.4),
      petal(x, at(0.9), x - 3, at(1.16), 3),
      petal(x, at(0.9), x + 4, at(1.14), 3),
    ),
    natural(ellipse(x + 3, at(0.5), 2.8, 6.4, 14)),
  ];
};

/** A patch of a quilt: a square with a star, a cross or triangles. */
const patch = (x: number, y: number, size: number, kind: number): DrawnShape[] => {
  const [half, end] = [size / 2, size];
  if (kind % 3 === 0)
    return [
      accent(box(x, y, size, size)),
      light(sharp(`${x + half} ${y + 1},${x + end - 1} ${y + half},${x + half} ${y + end - 1},${x + 1} ${y + half}`)),
    ];
  if (kind % 3 === 1) return [tone(box(x, y, size, size)), figure(sharp(`${x} ${y},${x + end} ${y},${x} ${y + end}`))];
  return [natural(box(x, y, size, size)), figure(box(x + half - 1.6, y, 3.2, size), box(x, y + half - 1.6, size, 3.2))];
};

const patches = (x: number, y: number, size: number, columns: number, rows: number): DrawnShape[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, line] = [index % columns, Math.floor(index / columns)];
    return patch(x + column * size, y + line * size, size, column + line * 2);
  }).flat();

/** A coat on a hanger below a rail at the height. */
const coat = (x: number, y: number, role: DrawnShape["role"]): DrawnShape[] => [
  figure(line(1.4, `${x} ${y}, ${x} ${y + 4}`)),
  {
    role,
    path: corners(
      1.4,
      `${x - 3} ${y + 4},${x + 3} ${y + 4},${x + 10} ${y + 8},${x + 9} ${y + 26},${x + 6.6} ${y + 26},${x + 6.4} ${y + 36},` +
        `${x - 6.4} ${y + 36},${x - 6.6} ${y + 26},${x - 9} ${y + 26},${x - 10} ${y + 8}`,
    ),
  },
  light(line(1.4, `${x} ${y + 8}, ${x} ${y + 34}`)),
];

/** Trades of fields, houses and workrooms as most of the world has them. */
export const householdTrades: VignetteGroup = {
  "paddy-planting": vignette(
    "three people who plant rice in a flooded field",
    "farm organic-farm cooperative agritech foundation",
    ["people", "rice", "hill"],
    () => [
      back(circle(112, 26, 14)),
      drawHills(46),
      tone(outline("M2 52C26 47 52 55 76 51C100 47 122 54 142 50V96H2Z")),
      light(
        curve(2.2, "M2 63C30 57 56 67 84 61C108 57 126 64 142 60"),
        curve(2.2, "M2 88C34 82 70 92 104 86C120 84 132 88 142 86"),
      ),
      figure(row(tuft(12, 66, 0.7), 7, 20)),
      ...person("98 58 4.8 58 -30", "112 70, 116 68", "94 82, 100 82", { top: "accent", legs: "figure", hair: "short" }),
      strawHat(125, 43, 4.8, 24),
      figure(tuft(113, 75, 0.8)),
      ...person("30 62 6 56 -30", "50 78, 54 75", "26 92, 34 92", {
        top: "figure",
        legs: "accent",
        hair: "tail",
        skin: "deepSkin",
        shoes: "accent",
        nearSleeve: "figure",
      }),
      strawHat(61.6, 42.4, 6, 24),
      figure(row(tuft(66, 82, 1), 2, 14), tuft(50, 86, 1)),
      figure(tuft(10, 92, 1), tuft(122, 90, 1), tuft(136, 88, 1)),
    ],
  ),
  "rice-sacks": vignette(
    "a merchant who measures rice from open sacks",
    "grocery wholesale farm food-manufacturer spice-shop",
    ["people", "rice", "flour-sack", "scales"],
    () => [
      back(box(4, 6, 136, 70, 3)),
      figure(box(8, 26, 44, 2.4, 1)),
      tone(...[12, 24, 36].map((x) => box(x, 12, 9, 14, 2.6))),
      ...stand(74, 6.2, "92 56, 90 52", { top: "accent", hair: "short", legs: "figure", skin: "deepSkin", beard: true }, 97, 6),
      figure(line(2, "118 12, 118 30"), line(2, "104 30, 132 30"), line(1.2, "104 30, 100 46"), line(1.2, "104 30, 108 46")),
      figure(line(1.2, "132 30, 128 46"), line(1.2, "132 30, 136 46")),
      tone(outline("M98 46H110C109 51 99 51 98 46Z"), outline("M126 46H138C137 51 127 51 126 46Z")),
      natural(outline("M88 50H102L100 60H90Z")),
      light(outline("M89 50C92 45 98 45 101 50Z")),
      ...openSack(118, 88, 36, "tone"),
      ...openSack(28, 88, 40, "natural"),
      ...openSack(74, 90, 40, "figure"),
    ],
  ),
  "hoe-field": vignette(
    "two people who hoe between rows of maize",
    "farm organic-farm agritech cooperative foundation seeds",
    ["people", "corn", "hill", "sun"],
    () => [
      back(circle(30, 26, 13)),
      drawHills(50),
      tone(box(2, 70, 140, 18, 2)),
      ...[17, 110, 126].flatMap((x, index) => maize(x, 76, 52 - index * 5)),
      ...person("44 46 6 16 8", "66 54 -1, 60 46", "36 88, 52 88", {
        top: "accent",
        hair: "scarf",
        hairRole: "figure",
        legs: "figure",
        skin: "deepSkin",
        skirt: "knee",
        shoes: "tone",
      }),
      figure(line(2.2, "56 38, 78 84"), corners(0.8, "76 82, 88 80, 86 88, 78 88")),
      ...person("44 46 6 16 8", "66 54 -1", "", { top: "accent", skin: "deepSkin" }).slice(-2),
      ...person("100 47 5.6 4 2", "86 52, 88 56", "98 88, 106 88", {
        face: -1,
        top: "figure",
        hair: "short",
        legs: "accent",
        skin: "deepSkin",
        nearSleeve: "figure",
      }),
      natural(corners(1.4, "76 54, 96 54, 93 66, 79 66")),
      accent(row(ellipse(80, 53, 2.4, 3.4), 3, 6)),
      figure(row(line(2, "8 86, 12 80"), 9, 16), row(line(2, "15 80, 11 86"), 9, 16)),
    ],
  ),
  "public-bath": vignette(
    "bathers in the large tiled pool of a public bath",
    "sauna spa swimming",
    ["people", "towel", "bucket"],
    () => [
      back(box(4, 4, 136, 60, 3)),
      tone(...[0, 1, 2].map((level) => row(box(10, 8 + level * 12, 17, 10, 1), 7, 18))),
      accent(
        ...[
          [28, 8],
          [82, 20],
          [100, 32],
          [46, 32],
          [118, 8],
        ].map(([x = 0, y = 0]) => box(x, y, 17, 10, 1)),
      ),
      figure(line(2.6, "14 46, 22 46"), line(2.6, "70 46, 78 46")),
      steam(18, 58, 14, 2, 7, light),
      steam(122, 58, 14, 3, 7, light),
      ...person("46 82 8.4 -2 4", "", "", { top: "skin", sleeves: "none", hair: "bun", build: 1.25 }),
      light(corners(1.6, "41 15, 55 15, 56 21, 40 21")),
      ...person("98 84 8 -2 2", "", "", {
        face: -1,
        top: "deepSkin",
        sleeves: "none",
        hair: "short",
        skin: "deepSkin",
        build: 1.3,
      }),
      light(corners(1.6, "89 20, 104 20, 105 26, 88 26")),
      water(outline("M4 62C18 58 30 66 46 62C62 58 78 66 94 62C110 58 124 66 140 62V84H4Z")),
      light(
        curve(1.8, "M14 70c4-3 7-3 11 0c4 3 7 3 11 0"),
        curve(1.8, "M66 72c4-3 7-3 11 0c4 3 7 3 11 0"),
        curve(1.8, "M112 70c4-3 7-3 11 0"),
      ),
      figure(box(2, 76, 140, 14, 2)),
      light(...[0, 1].map((level) => row(box(4 + level * 5, 78 + level * 6, 9, 4.6, 0.6), level === 0 ? 12 : 11, 11.4))),
      natural(corners(1.2, "10 66, 26 66, 24 77, 12 77")),
      accent(box(112, 71, 22, 5.4, 2.4)),
    ],
  ),
  "bath-front": vignette(
    "the entrance of a public bath with its tall chimney in the evening",
    "sauna spa",
    ["chimney", "door", "moon"],
    () => [
      back(circle(32, 28, 14)),
      tone(box(104, 8, 12, 60, 1)),
      light(box(104, 16, 12, 3), box(104, 26, 12, 3)),
      steam(110, 7, 6, 1, 4, back),
      figure(corners(2, "6 50, 24 34, 120 34, 138 50")),
      tone(box(14, 50, 116, 38, 1)),
      figure(corners(2, "44 42, 58 30, 86 30, 100 42")),
      natural(box(50, 42, 44, 46, 1)),
      light(box(54, 48, 36, 40, 1)),
      accent(...[54.6, 66.4, 78.2].map((x) => box(x, 47, 11, 20, 1))),
      figure(box(50, 46, 44, 2.4, 1)),
      light(box(20, 58, 22, 16, 1), box(102, 58, 22, 16, 1)),
      figure(box(30.2, 58, 1.8, 16), box(112.2, 58, 1.8, 16), box(20, 65, 22, 1.8), box(102, 65, 22, 1.8)),
      natural(...[0, 1].map((level) => row(circle(110 + level * 4, 86 - level * 6, 3.4), level === 0 ? 4 : 3, 8))),
      accent(...[22, 34].map((x) => circle(x, 85, 3.4))),
    ],
  ),
  "inverter-wall": vignette(
    "a fitter who connects an inverter and batteries on the wall of a house",
    "batteries solar electrician",
    ["people", "battery", "cable"],
    () => [
      back(box(4, 6, 136, 80, 3)),
      ...[10, 26].map((x) => light(box(x, 14, 14, 16, 1))),
      figure(box(9, 13, 32, 2, 0.6), box(9, 29.6, 32, 2.4, 0.6), box(24, 14, 1.8, 16)),
      tone(box(72, 12, 38, 30, 3)),
      light(box(78, 18, 17, 10, 1.4)),
      accent(circle(102, 20, 2.2), circle(102, 27, 2.2)),
      figure(row(box(78, 33, 3.4, 4, 1), 4, 6)),
      figure(curve(2.2, "M82 42V50"), curve(2.2, "M98 42V50"), curve(2.2, "M110 26H122V8")),
      ...[0, 1].flatMap((index) => [
        figure(box(66 + index * 28, 50, 24, 32, 2.4)),
        tone(box(70 + index * 28, 55, 16, 9, 1.2)),
        light(box(72 + index * 28, 70.6, 5, 1.8), box(80 + index * 28, 70.6, 5, 1.8), box(81.6 + index * 28, 69, 1.8, 5)),
        accent(circle(71 + index * 28, 52.4, 1.3), circle(85 + index * 28, 52.4, 1.3)),
      ]),
      figure(box(62, 82, 62, 3.4, 1)),
      ...stand(
        46,
        5.7,
        "71 38, 70 42",
        { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", skin: "deepSkin", shoes: "tone" },
        89,
        6,
      ),
      figure(line(2.2, "71 38, 76 35")),
      natural(box(12, 78, 22, 11, 1.6)),
      figure(hoop(2, 23, 78, 4.6)),
      light(box(13, 82, 20, 1.8)),
    ],
  ),
  "quilt-frame": vignette(
    "a woman who stitches a large quilt of patches",
    "bedding-maker artist hobby-club fashion",
    ["people", "needle-thread"],
    () => [
      back(box(4, 4, 136, 62, 3)),
      figure(line(2.4, "8 8, 80 8")),
      ...patches(12, 9, 16, 4, 3),
      figure(circle(12, 9, 2), circle(76, 9, 2)),
      ...sit(
        112,
        76,
        6.4,
        "90 58, 92 62",
        { face: -1, top: "accent", hair: "bun", legs: "figure", nearSleeve: "accent", shoes: "tone" },
        90,
        14,
      ),
      natural(box(104, 77, 20, 3.4, 1), box(106, 80, 3, 10), box(119, 80, 3, 10)),
      natural(line(3, "28 60, 98 60")),
      ...patches(34, 62, 14, 4, 2),
      ...person("112 69.6 6.4 14", "90 58", "", { face: -1, top: "accent" }).slice(-2),
      light(line(1.4, "90 57, 82 50"), circle(82, 50, 1)),
      natural(box(14, 80, 16, 10, 1.6)),
      accent(circle(18, 78, 4), circle(26, 78.4, 3.6)),
      tone(circle(22, 75, 3.6)),
    ],
  ),
  "quilt-line": vignette("quilts of patches on a line in the open", "bedding-maker artist", ["hill", "tree"], () => [
    drawHills(58),
    figure(box(10, 14, 3.4, 74, 1), box(131, 14, 3.4, 74, 1), line(1.8, "12 18, 133 18")),
    ...patches(20, 19, 15, 3, 3),
    ...patches(72, 19, 13, 4, 4),
    natural(...[22, 63, 74, 122].map((x) => box(x - 1.4, 15, 2.8, 7, 1))),
    natural(corners(1.6, "24 74, 54 74, 50 89, 28 89")),
    light(outline("M26 74C30 68 36 72 40 67C44 72 50 68 53 74Z")),
    tone(line(1.8, "26 79, 52 79")),
  ]),
  "coat-giving": vignette(
    "a helper who holds out a warm coat to a man beside a rail of coats",
    "charity homeless-aid refugee-aid second-hand children-charity",
    ["people", "clothes-hanger"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      figure(line(2.4, "8 14, 66 14"), line(2.4, "10 14, 10 88"), line(2.4, "64 14, 64 88")),
      ...coat(22, 15, "figure"),
      ...coat(50, 15, "tone"),
      ...coat(36, 15, "accent"),
      natural(box(14, 72, 46, 14, 1.4)),
      tone(...[22, 37, 52].map((x) => slice(x, 72, 6, 180, 360))),
      accent(...[22, 37, 52].map((x) => circle(x, 65, 2.2))),
      light(box(16, 76, 42, 2)),
      ...stand(
        80,
        5.5,
        "100 46, 98 40",
        { top: "tone", hair: "scarf", hairRole: "accent", legs: "figure", nearSleeve: "tone" },
        89,
      ),
      ...stand(
        126,
        5.6,
        "110 50, 112 44",
        { face: -1, top: "figure", hair: "short", beard: true, legs: "tone", skin: "deepSkin", shoes: "figure" },
        89,
      ),
      ...coat(105, 34, "accent"),
      ...person("80 48.85 5.5 3", "100 46", "", { top: "tone" }).slice(-2),
    ],
  ),
  "warm-things": vignette(
    "mittens, hats and a scarf on a line with folded coats below",
    "charity second-hand homeless-aid refugee-aid children-charity",
    ["glove", "hat"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      figure(curve(1.8, "M6 14Q72 24 138 14")),
      ...[22, 50, 122].flatMap((x, index) => {
        const role = [accent, figure, accent][index % 3] ?? accent;
        return [
          role(
            outline(
              `M${x - 7} 30V22H${x + 5}V34L${x + 9} 32C${x + 12} 31 ${x + 13} 35 ${x + 11} 37`,
              `L${x + 5} 42V46C${x + 5} 54 ${x - 7} 54 ${x - 7} 46Z`,
            ),
          ),
          light(box(x - 7, 26, 12, 3, 0.6)),
          natural(box(x - 2.4, 16, 3, 8, 1)),
        ];
      }),
      tone(outline("M70 40C70 22 98 22 98 40Z")),
      figure(box(67, 38, 34, 6, 3)),
      accent(circle(84, 24, 4.4)),
      natural(box(82.6, 16, 3, 6, 1)),
      natural(box(8, 84, 128, 5, 1.2)),
      tone(box(16, 74, 42, 10, 3)),
      accent(box(18, 64, 38, 10, 3)),
      figure(box(16, 56, 42, 8, 3)),
      light(box(34, 57.6, 6, 5, 1), box(34, 66, 6, 6, 1), box(34, 76, 6, 6, 1)),
      figure(box(74, 70, 54, 14, 1.6)),
      light(box(80, 75, 42, 2)),
      accent(fluff(86, 66, 8, 8), fluff(116, 66, 8, 8)),
      tone(fluff(101, 64, 9, 8)),
    ],
  ),
  "carpet-wash": vignette(
    "a washer who scrubs a patterned carpet beside carpets that hang to dry",
    "carpet-cleaning cleaning laundry",
    ["people", "rug", "brush", "bucket"],
    () => [
      back(box(4, 4, 136, 62, 3)),
      figure(line(2.6, "6 10, 138 10")),
      ...[10, 44].flatMap((x, index) => [
        (index === 0 ? accent : figure)(box(x, 11, 28, 42, 1)),
        light(box(x + 3, 14, 22, 1.8), box(x + 3, 48, 22, 1.8)),
        natural(corners(0.4, `${x + 14} 19, ${x + 23} 32, ${x + 14} 45, ${x + 5} 32`)),
        tone(corners(0.4, `${x + 14} 25, ${x + 19} 32, ${x + 14} 39, ${x + 9} 32`)),
        natural(row(line(1.6, `${x + 2} 53, ${x + 2} 56`), 7, 4)),
      ]),
      accent(corners(1, "24 74, 118 74, 138 91, 4 91")),
      light(sharp("29 77, 113 77, 127 88.6, 15 88.6")),
      figure(sharp("33 79, 109 79, 119 87, 23 87")),
      natural(...[46, 71, 96].map((x) => sharp(`${x} 79.6, ${x + 8} 83, ${x} 86.4, ${x - 8} 83`))),
      natural(row(line(1.6, "26 74, 24 70"), 12, 8.2)),
      ...kneel(
        104,
        6,
        "78 74, 82 70",
        { face: -1, top: "tone", hair: "short", legs: "figure", skin: "deepSkin", sleeves: "short", shoes: "accent" },
        84,
        36,
      ),
      natural(box(66, 74, 16, 5, 1.6)),
      figure(corners(1, "122 60, 138 60, 135.6 76, 124.4 76")),
    ],
  ),
  "restoring-bench": vignette(
    "a restorer who cleans an old wooden part with a fine brush",
    "restoration luthier antiques joiner",
    ["people", "brush", "lamp"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      figure(box(92, 12, 40, 2.4, 1)),
      natural(...[98, 106, 114].map((x, index) => box(x, 14, 3, 14 + index * 2, 1.2))),
      tone(...[98, 106, 114].map((x, index) => box(x - 0.6, 26 + index * 2, 4.2, 6, 1))),
      figure(line(2, "124 14, 124 30"), circle(124, 31, 3.4)),
      figure(box(118, 60, 14, 2.4, 1), line(2.2, "125 60, 134 42, 118 34")),
      accent(corners(1.4, "108 38, 118 28, 124 36, 114 44")),
      ...person("50 72 7.2 16 12", "82 52, 76 56", "", {
        top: "accent",
        hair: "short",
        hairRole: "tone",
        nearSleeve: "accent",
        beard: true,
      }),
      light(corners(2, "45 46,55 44,60 52,60 70,42 70,42 54")),
      natural(box(68, 34, 46, 28, 2)),
      figure(rim(1.8, box(72, 38, 38, 20, 1))),
      accent(around(petal(91, 47, 91, 39.4, 4), 6, 91, 48)),
      figure(circle(91, 48, 2.2)),
      figure(line(2, "80 53, 86 48")),
      ...person("50 72 7.2 16 12", "82 52", "", { top: "accent" }).slice(-2),
      natural(box(4, 62, 136, 5, 1.2)),
      figure(box(10, 67, 124, 20, 1)),
      tone(row(box(16, 71, 34, 12, 1), 3, 39)),
      light(row(box(29, 75.6, 8, 2.4, 1.2), 3, 39)),
      tone(box(14, 54, 10, 8, 2)),
      light(box(14, 56, 10, 2)),
      accent(box(28, 52, 8, 10, 2)),
    ],
  ),
  reformer: vignette("a woman who trains on the sliding carriage of a reformer", "pilates-studio", ["people"], () => [
    drawPanes(10, 6, 124, 40, 4, 1),
    ...potPlant(130, 88, 30, tone, accent),
    figure(box(8, 70, 112, 4.6, 1.6), box(12, 74, 4, 14, 1), box(112, 74, 4, 14, 1)),
    natural(box(8, 66, 112, 4, 1.2)),
    figure(line(2.6, "14 68, 14 44"), line(2.6, "14 44, 22 44")),
    tone(row(line(1.6, "20 72, 28 72"), 4, 10)),
    accent(box(50, 60, 44, 6, 2.6), box(90, 52, 6, 12, 2)),
    figure(line(2.6, "114 68, 114 40"), circle(114, 40, 2.6)),
    skin(limb([62, 46, 3.4], [44, 48, 3], [24, 45, 2.2])),
    figure(limb([68, 55, 5.4], [50, 44, 4.6], [24, 47, 3])),
    accent(outline("M18 40C22 38 26 42 26 46C26 50 22 51 18 50Z")),
    tone(limb([88, 54, 5.8], [76, 54, 5.6], [66, 55, 5.6])),
    head([99, 51], 6, { face: 1, nod: -80, hair: "bun" }),
    skin(limb([86, 50, 2.8], [92, 36, 2.4], [100, 28, 2.2])),
    tone(line(1.4, "102 27, 114 40")),
  ]),
};
