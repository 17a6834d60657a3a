import { box, circle, corners, ellipse, outline, petal, row, turned } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { drawHills, drawTree } from "../fixtures";
import { kneel, stand } from "../stances";
import {
  fitToGrid,
  accent,
  back,
  type DrawnShape,
  figure,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { pine } from "../wares";
import { horse } from "./animals";

/** A mushroom that stands on a point. */
const mushroom = (x: number, base: number, size: number, cap: typeof accent = accent): DrawnShape[] => [
  light(box(x - size * 0.17, base - size * 0.6, size * 0.34, size * 0.6, size * 0.1)),
  cap(
    outline(
      `M${x - size * 0.5} ${base - size * 0.5}C${x - size * 0.5} ${base - size * 1.15} ${x + size * 0.5} ${base - size * 1.15}`,
      `${x + size * 0.5} ${base - size * 0.5}Z`,
    ),
  ),
];

/** A young tree in a pot. */
const potted = (x: number, base: number, height: number, leaves: typeof accent = figure): DrawnShape[] => [
  natural(line(1.8, `${x} ${base - 6},${x} ${base - height * 0.8}`)),
  leaves(
    petal(x, base - height * 0.35, x - 7, base - height * 0.6, 4.4),
    petal(x, base - height * 0.4, x + 7, base - height * 0.66, 4.4),
    petal(x, base - height * 0.55, x - 6, base - height * 0.85, 4.4),
    petal(x, base - height * 0.6, x + 6, base - height * 0.88, 4.4),
    petal(x, base - height * 0.7, x, base - height, 5),
  ),
  accent(corners(0.6, `${x - 5} ${base - 9},${x + 5} ${base - 9},${x + 3.8} ${base},${x - 3.8} ${base}`)),
];

/** Growers and keepers on the land and in the woods. */
export const growers: VignetteGroup = {
  "mushroom-shelves": vignette(
    "a grower who picks mushrooms from shelves in a dark shed",
    "mushroom-farm",
    ["people", "mushroom", "wicker-basket"],
    () => [
      back(outline("M4 88V40C4 2 140 2 140 40V88Z")),
      figure(box(62, 22, 3, 66), box(132, 22, 3, 66), box(60, 42, 78, 3), box(60, 64, 78, 3), box(60, 84, 78, 3)),
      natural(...[37, 59, 79].map((y) => box(65, y, 67, 5))),
      ...[37, 59, 79].flatMap((y, index) =>
        [73, 84, 96, 107, 118, 127].flatMap((x, at) =>
          mushroom(x, y, 9 + ((at + index) % 3) * 2, (at + index) % 2 === 0 ? accent : tone),
        ),
      ),
      stand(36, 4.9, "44 58, 66 54", { top: "accent", hair: "bun", legs: "figure", skin: "deepSkin", sleeves: "short" }, 89, 6),
      ...mushroom(41, 62, 9),
      ...mushroom(50, 62, 10, tone),
      natural(outline("M32 60H58L55 73H35Z")),
      light(line(1.4, "33 64,57 64"), line(1.4, "34 69,56 69")),
      figure(curve(1.6, "M35 60C35 46 55 46 55 60")),
    ],
  ),
  "date-harvest": vignette(
    "a picker on a ladder who cuts ripe dates from a palm",
    "date-grower",
    ["people", "ladder", "wicker-basket", "sun"],
    () => [
      back(circle(20, 20, 10), outline("M2 84C30 66 60 72 90 70C112 68 130 72 142 78V90H2Z")),
      natural(outline("M86 88C90 66 90 48 88 30H96C98 48 98 66 104 88Z")),
      figure(...[42, 52, 62, 72, 81].map((y) => line(1.3, `90 ${y},97 ${y - 2}`))),
      figure(
        petal(92, 30, 52, 20, 9),
        petal(92, 30, 62, 6, 9),
        petal(92, 30, 92, 2, 9),
        petal(92, 30, 124, 6, 9),
        petal(92, 30, 136, 20, 9),
      ),
      tone(petal(92, 30, 130, 40, 8), petal(92, 30, 76, 4, 7), petal(92, 30, 110, 3, 7)),
      natural(line(1.6, "92 30,80 38"), line(1.6, "93 30,106 40")),
      accent(
        ...[0, 4, 8, 12].flatMap((dy, index) =>
          [-1, 0, 1].flatMap((dx) => [
            ellipse(78 + dx * (4.4 - index * 0.7), 38 + dy, 2.3, 2.9),
            ellipse(107 + dx * (4.4 - index * 0.7), 40 + dy, 2.3, 2.9),
          ]),
        ),
      ),
      natural(
        line(2.2, "44 89,62 30"),
        line(2.2, "58 89,76 34"),
        ...[44, 54, 64, 74, 83].map((y) => line(2, `${61 - (y - 40) * 0.32} ${y},${75 - (y - 40) * 0.32} ${y}`)),
      ),
      stand(
        54,
        4.2,
        "70 48, 74 40",
        { top: "light", hair: "scarf", hairRole: "accent", legs: "figure", skin: "deepSkin" },
        74,
        8,
      ),
      natural(outline("M112 72H138L134 88H116Z")),
      accent(...[116, 121, 126, 131, 134].map((x, index) => ellipse(x, 71 - (index % 2) * 2, 2.8, 3.2))),
      natural(outline("M111 73H139L135 89H115Z")),
      light(line(1.4, "114 78,136 78"), line(1.4, "115 83,135 83")),
    ],
  ),
  "log-splitter": vignette(
    "a man who splits firewood before a tall stack of logs",
    "firewood",
    ["people", "axe", "log", "pine"],
    () =>
      fitToGrid([
        drawHills(50),
        ...pine(12, 84, 62, tone),
        figure(box(84, 22, 3, 67), box(138, 22, 3, 67), corners(1, "80 20,112 10,144 20,144 24,80 24")),
        ...[84, 74, 64, 54, 44, 34].flatMap((y, index) =>
          [92, 102, 112, 122, 132].slice(index % 2 === 0 ? 0 : 1).flatMap((x) => {
            const at = x - (index % 2 === 0 ? 0 : 5);
            return [natural(circle(at, y, 4.9)), light(circle(at, y, 3)), natural(circle(at, y, 1))];
          }),
        ),
        stand(34, 5, "54 30, 56 26", { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", beard: true }, 89, 8),
        natural(line(2.6, "50 33,66 18")),
        figure(outline("M62 14L68 10C73 13 75 18 74 23L67 22Z")),
        natural(box(56, 74, 22, 15, 2)),
        light(ellipse(67, 74, 11, 2.6)),
        natural(turned(box(62, 60, 5, 14, 1), -14, 64, 74), turned(box(68, 60, 5, 14, 1), 14, 70, 74)),
        light(turned(box(65.4, 60, 1.6, 14), -14, 64, 74), turned(box(68, 60, 1.6, 14), 14, 70, 74)),
      ]),
  ),
  "compost-turning": vignette(
    "a gardener who turns a steaming heap of compost with a fork",
    "compost",
    ["people", "sprout", "wheelbarrow", "leaf"],
    () => [
      back(circle(20, 20, 10)),
      drawHills(52),
      figure(box(66, 44, 4, 45, 1), box(134, 44, 4, 45, 1)),
      natural(...[46, 56].map((y) => box(66, y, 72, 6, 1))),
      tone(outline("M62 88C66 66 78 54 98 50C116 48 132 62 140 88Z")),
      natural(petal(84, 64, 96, 60, 5), petal(112, 62, 124, 66, 5), petal(96, 76, 108, 72, 5), petal(72, 80, 84, 78, 5)),
      accent(petal(100, 58, 110, 54, 4.4), petal(80, 72, 90, 70, 4.4), petal(118, 78, 130, 76, 4.4)),
      light(
        curve(2, "M84 86C88 80 92 88 96 82"),
        curve(2, "M108 84C112 90 116 80 121 85"),
        curve(2, "M98 66C102 62 105 70 109 65"),
      ),
      light(
        curve(2, "M92 44C86 38 98 32 92 26"),
        curve(2, "M106 42C100 36 112 30 106 24"),
        curve(2, "M120 46C114 40 126 34 120 28"),
      ),
      stand(34, 5, "42 56, 54 62", { top: "accent", hair: "tail", legs: "figure", sleeves: "short", skin: "deepSkin" }, 89, 14),
      natural(line(2.4, "32 50,66 68")),
      figure(line(1.6, "66 68,76 68"), line(1.6, "66 68,74 74"), line(1.6, "64 71,70 79"), line(2, "67 64,62 73")),
    ],
  ),
  "forest-hunters": vignette(
    "two hunters with a dog who watch a deer at the edge of the forest",
    "hunters",
    ["people", "deer", "pine", "dog", "tree"],
    () =>
      fitToGrid([
        back(circle(116, 18, 9)),
        ...pine(132, 76, 62, tone),
        ...pine(12, 78, 60, tone),
        tone(outline("M2 76C40 70 100 70 142 74V90H2Z")),
        natural(
          outline(
            "M94 72L95 56C92 54 92 50 94 48L108 48L112 38L110 34L115 33C118 33 119 35 122 37L121 40L116 41",
            "C115 46 115 52 113 56L114 72H111.4L110 58L98 58L96.6 72Z",
          ),
          curve(1.6, "M112 34C108 30 107 26 108 22"),
          curve(1.4, "M108.6 29C105 28 103 25 103 22"),
          curve(1.6, "M115 33C117 29 119 26 118 21"),
          curve(1.4, "M117.6 28C121 27 122 24 122 21"),
        ),
        stand(
          30,
          4.7,
          "40 32, 44 28",
          { top: "figure", hair: "cap", hairRole: "accent", legs: "natural", shoes: "figure", beard: true },
          88,
          2,
        ),
        figure(box(41, 23, 9, 4.4, 1.6)),
        accent(petal(27, 20, 22, 8, 3.4)),
        stand(54, 4.4, "52 54, 60 52", { top: "accent", hair: "tail", legs: "figure", skin: "deepSkin" }, 89, 2),
        natural(
          outline("M64 88V80C64 74 68 70 74 68L76 60L79 63L84 64L88 67L86 70L80 71C80 76 79 80 78 82V88H75V82H70L72 88Z"),
          curve(2, "M65 84C61 84 59 80 60 77"),
        ),
        figure(petal(76, 62, 73, 69, 3.4), circle(87.4, 67.4, 1.2)),
      ]),
  ),
  "sapling-rows": vignette(
    "a grower with a young tree among rows of saplings in pots",
    "plant-nursery",
    ["people", "sprout", "greenhouse", "tree", "pot-plant", "watering-can"],
    () => [
      back(outline("M60 62V32C60 8 140 8 140 32V62Z")),
      tone(
        curve(2, "M60 62V32C60 8 140 8 140 32V62"),
        line(1.8, "80 62,80 17"),
        line(1.8, "100 62,100 13"),
        line(1.8, "120 62,120 17"),
        line(1.8, "60 40,140 40"),
      ),
      tone(outline("M2 62H142V90H2Z")),
      ...[72, 86, 100, 114, 128].flatMap((x) => potted(x, 72, 24, figure)),
      light(line(1.8, "62 73,138 73")),
      ...[66, 82, 98, 114, 130].flatMap((x) => potted(x, 89, 27, figure)),
      stand(30, 5, "48 52, 50 50", { top: "accent", hair: "bun", legs: "figure", sleeves: "short" }, 89, 4),
      ...potted(51, 58, 44, figure),
      ...stand(30, 5, "47 54", { top: "accent", hair: "bun", sleeves: "short" }, 89, 4).slice(-2),
      accent(box(6, 76, 12, 12, 1.4)),
      figure(line(1.8, "17 80,24 74"), curve(1.6, "M7 76C7 69 17 69 17 76")),
    ],
  ),
  "mare-and-foal": vignette(
    "a breeder with a mare and her foal in a paddock",
    "horse-breeder",
    ["people", "horse", "hill", "tree"],
    () => [
      back(circle(22, 20, 9)),
      drawHills(46),
      ...drawTree(12, 72, 11),
      tone(
        box(2, 52, 140, 3),
        box(2, 64, 140, 3),
        box(6, 46, 4, 30, 1),
        box(134, 46, 4, 30, 1),
        outline("M2 76C40 72 100 72 142 76V90H2Z"),
      ),
      ...horse(78, 86, 1.1, -1, "figure", "tone"),
      ...horse(106, 89, 0.6, -1, "accent", "figure"),
      stand(24, 4.7, "42 44, 46 40", { top: "accent", hair: "tail", legs: "figure", skin: "deepSkin" }, 88, 4),
      accent(curve(1.6, "M44 42C46 44 46 42 46 40")),
    ],
  ),
  "silk-trays": vignette(
    "a silk farmer who lays mulberry leaves on trays of silkworms and cocoons",
    "silk-farm",
    ["people", "leaf", "thread-spool"],
    () => [
      back(row(box(8, 10, 22, 24, 1), 2, 25)),
      natural(box(66, 12, 3, 77), box(134, 12, 3, 77)),
      ...[30, 54, 78].flatMap((y, index) => [
        natural(box(62, y, 78, 5, 2)),
        ...[72, 84, 96, 108, 120, 131].flatMap((x, at) =>
          index === 1
            ? [
                figure(petal(x - 6, y, x + 5, y - 4 - (at % 2) * 2, 5)),
                light(curve(2.6, `M${x - 5} ${y - 3}C${x - 2} ${y - 7} ${x + 1} ${y - 1} ${x + 4} ${y - 5}`)),
              ]
            : [
                light(ellipse(x, y - 4, 5, 3.8, 12)),
                accent(curve(1, `M${x - 3} ${y - 5}C${x - 1} ${y - 7} ${x + 1} ${y - 7} ${x + 3} ${y - 5}`)),
              ],
        ),
      ]),
      stand(34, 5, "62 48, 66 44", { top: "accent", hair: "bun", legs: "figure", skirt: "long" }, 89, 8),
      figure(petal(62, 46, 74, 40, 6), petal(64, 48, 76, 48, 6), petal(62, 45, 66, 34, 5)),
      natural(outline("M8 72H28L25 88H11Z")),
      figure(petal(12, 72, 6, 62, 5), petal(18, 72, 18, 58, 6), petal(24, 72, 31, 62, 5)),
      natural(outline("M7 73H29L26 89H10Z")),
      light(line(1.4, "9 78,27 78"), line(1.4, "10 83,26 83")),
    ],
  ),
  "fawn-care": vignette(
    "a carer who feeds a fawn with a bottle beside a hedgehog in a box",
    "wildlife-rescue",
    ["people", "deer", "hedgehog", "baby-bottle", "tree"],
    () => [
      back(circle(116, 20, 10)),
      drawHills(50),
      ...drawTree(128, 78, 12),
      tone(outline("M2 78C40 74 100 74 142 78V90H2Z")),
      kneel(34, 5.2, "62 54, 58 50", { top: "accent", hair: "tail", legs: "figure", sleeves: "short", skin: "deepSkin" }, 89, 12),
      light(turned(box(60, 49, 11, 6, 2), 8, 64, 52)),
      accent(turned(box(70, 50.6, 4, 2.6, 1), 8, 64, 52)),
      natural(
        outline(
          "M86 88L88 72C85 68 85 62 87 60C84 58 82 52 83 48C78 49 74 50 73 53C71 50 74 45 79 42L80 35",
          "L84 40C88 41 90 46 91 52L92 57C98 55 108 56 112 60",
          "C115 64 114 70 112 74L113 88H109.6L107 75C101 77 95 76 92 74L89.6 88Z",
        ),
        petal(84, 42, 94, 36, 4.4),
        curve(2.4, "M112 62C116 61 117 64 116 67"),
      ),
      light(circle(97, 62, 1.5), circle(103, 60, 1.5), circle(108, 63, 1.5), circle(101, 66, 1.5), circle(107, 69, 1.5)),
      figure(circle(80, 45, 1.1)),
      figure(circle(73.6, 52, 1.4)),
      figure(outline("M120 81C119 72 126 68 132 70C138 71 141 76 140 82Z")),
      light(...[124, 129, 134].map((x) => line(1, `${x} 77,${x + 1.4} 73`))),
      natural(outline("M116 82C117 79 119 77 121 77C122 79 122 81 122 82Z")),
      natural(box(114, 80, 28, 9, 1)),
      light(box(118, 83, 20, 1.6)),
    ],
  ),
};
