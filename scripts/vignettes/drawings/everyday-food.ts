import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, corners, ellipse, moved, outline, row } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { drawPanes } from "../fixtures";
import { drawHost, type Paint } from "../hosts";
import { limb, person } from "../people";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  deepSkin,
  type DrawnShape,
  ember,
  figure,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { awning, counter, flame, jar, pendant, steam } from "../wares";

/** Food that is heaped on a tray or in a bowl. */
const heap = (x: number, base: number, width: number, height: number): Path =>
  outline(
    `M${x - width / 2} ${base}C${x - width * 0.44} ${base - height} ${x - width * 0.16} ${base - height * 1.1} ${x} ${base - height}`,
    `C${x + width * 0.2} ${base - height * 1.12} ${x + width * 0.44} ${base - height * 0.9} ${x + width / 2} ${base}Z`,
  );

/** A bowl whose rim is at the height. */
const bowl = (x: number, y: number, width: number): Path =>
  outline(
    `M${x - width / 2} ${y}H${x + width / 2}C${x + width / 2} ${y + width * 0.34} ${x + width * 0.24} ${y + width * 0.46}`,
    `${x + width * 0.2} ${y + width * 0.48}H${x - width * 0.2}C${x - width * 0.24} ${y + width * 0.46} ${x - width / 2}`,
    `${y + width * 0.34} ${x - width / 2} ${y}Z`,
  );

/** A large pot with a rim and two handles that stands on `base`. */
const pot = (x: number, base: number, width: number, height: number, paint: Paint): DrawnShape[] => [
  figure(line(2.4, `${x - width * 0.58} ${base - height * 0.7}, ${x + width * 0.58} ${base - height * 0.7}`)),
  paint(box(x - width / 2, base - height, width, height, 4)),
  figure(box(x - width * 0.54, base - height - 2, width * 1.08, 4.4, 2)),
];

/** A jar of fired clay, wider in its middle, with its lid. */
const clayJar = (x: number, base: number, width: number, paint: Paint, lid: Paint): DrawnShape[] => {
  const [w, h] = [width / 2, width * 1.1];
  return [
    paint(
      outline(
        `M${x - w * 0.56} ${base}C${x - w * 1.02} ${base - h * 0.28} ${x - w * 1.16} ${base - h * 0.66} ${x - w * 0.66} ${base - h}`,
        `H${x + w * 0.66}C${x + w * 1.16} ${base - h * 0.66} ${x + w * 1.02} ${base - h * 0.28} ${x + w * 0.56} ${base}Z`,
      ),
    ),
    light(curve(1.6, `M${x - w * 0.86} ${base - h * 0.6}Q${x} ${base - h * 0.48} ${x + w * 0.86} ${base - h * 0.6}`)),
    lid(
      outline(
        `M${x - w * 0.84} ${base - h}C${x - w * 0.7} ${base - h - w * 0.3}`,
        `${x + w * 0.7} ${base - h - w * 0.3} ${x + w * 0.84} ${base - h}Z`,
      ),
      circle(x, base - h - w * 0.3, w * 0.16),
    ),
  ];
};

/** Trays side by side, with what is strewn, round or in slices in them in turn. */
const trays = (y: number, foods: readonly Paint[]): DrawnShape[] =>
  foods.flatMap((food, index) => {
    const x = 24.4 + index * 23.8;
    const kinds = [
      [food(heap(x, y - 2, 18, 4.6)), light(row(line(1.4, `${x - 6} ${y - 3.6}, ${x - 3.4} ${y - 5.4}`), 3, 4.6))],
      [food(row(circle(x - 6.6, y - 4, 2.6), 4, 4.4))],
      [food(row(corners(0.8, `${x - 9} ${y - 2},${x - 6} ${y - 7},${x - 2} ${y - 7},${x - 5} ${y - 2}`), 3, 5.4))],
    ];
    return [...(kinds[index % kinds.length] ?? []), natural(box(x - 10.4, y - 2.6, 20.8, 4.6, 1.6))];
  });

/** Round sweets that are piled up on a tray. */
const pile = (x: number, base: number, rows: number, size: number, paint: Paint): DrawnShape[] => [
  ...Array.from({ length: rows }, (_, level) =>
    paint(row(circle(x - (rows - level - 1) * size, base - size - level * size * 1.66, size * 0.94), rows - level, size * 2)),
  ),
];

/** Shops, stalls and kitchens of everyday food, as most of the world has them. */
export const everydayFood: VignetteGroup = {
  "side-dish-counter": vignette(
    "a shopkeeper who fills boxes from trays of side dishes",
    "delicatessen catering canteen",
    ["people", "preserve-jar", "bowl"],
    () => [
      back(box(6, 4, 132, 66, 3)),
      figure(box(8, 24, 48, 2.4, 1), box(98, 24, 38, 2.4, 1)),
      ...jar(17, 24, 14, 11, accent, figure),
      ...jar(31, 24, 11, 11, tone, figure),
      ...jar(46, 24, 14, 12, natural, figure),
      ...jar(107, 24, 12, 11, tone, accent),
      ...jar(121, 24, 15, 12, accent, figure),
      ...drawHost([78, 24, 7], {
        hair: "bun",
        hat: "kerchief",
        hatIn: accent,
        top: tone,
        apron: light,
        far: "98 44, 92 50",
        near: "58 44, 62 52",
        isSleeved: true,
      }),
      natural(box(57, 50, 22, 6, 1.4)),
      accent(heap(68, 50.6, 18, 5)),
      figure(line(1.8, "92 48, 82 57"), line(1.8, "93 50, 84 58")),
      figure(box(4, 56, 136, 32, 3)),
      light(box(8, 60, 128, 24.6, 1.6)),
      ...trays(71, [accent, tone, natural, accent, tone]),
      ...trays(83, [figure, tone, accent, accent, figure]),
    ],
  ),
  "boxes-handed": vignette(
    "a shopkeeper who hands boxes of cooked food across the counter",
    "delicatessen catering",
    ["people", "bowl"],
    () => [
      back(box(4, 4, 92, 64, 3)),
      figure(box(8, 22, 34, 2.4, 1), box(8, 42, 26, 2.4, 1)),
      ...pot(20, 22, 17, 10, tone),
      accent(box(32, 14, 8, 8, 1.6)),
      light(bowl(15, 36.8, 10), bowl(15, 33.4, 10)),
      accent(box(23, 34, 9, 8, 1.6)),
      ...drawHost([58, 26, 6.8], {
        hair: "curls",
        top: accent,
        apron: light,
        far: "76 44, 88 46",
        near: "46 46, 52 56",
        isSleeved: true,
        skinIn: deepSkin,
      }),
      ...stand(
        124,
        5.6,
        "104 50, 106 46",
        { face: -1, top: "figure", hair: "bob", legs: "tone", nearSleeve: "figure", shoes: "figure" },
        90,
        4,
      ),
      ...[0, 1, 2].flatMap((level) => [
        (level === 1 ? tone : natural)(box(86, 50 - level * 6.4, 20, 5.4, 1.2)),
        light(box(88, 51.6 - level * 6.4, 16, 1.4, 0.7)),
      ]),
      figure(box(4, 58, 98, 30, 3)),
      light(box(8, 62, 90, 22, 1.6)),
      ...trays(72, [accent, tone, natural]).map(({ role, path }) => ({ role, path: moved(path, -3, 0) })),
      ...trays(83, [tone, accent, figure]).map(({ role, path }) => ({ role, path: moved(path, -3, 0) })),
    ],
  ),
  "clay-jars": vignette(
    "a woman who opens one of her large jars of pickles in a yard",
    "delicatessen food-manufacturer grocery",
    ["people", "preserve-jar"],
    () => [
      back(box(4, 22, 136, 64, 2)),
      tone(outline("M2 24C20 14 36 20 46 14C60 6 84 6 98 14C110 20 126 14 142 24Z")),
      ...clayJar(128, 74, 24, tone, figure),
      ...clayJar(20, 74, 26, tone, figure),
      ...clayJar(108, 88, 34, figure, accent),
      ...person("48 60 6.2 26 8", "74 48, 70 50", "42 89, 56 89", {
        top: "accent",
        hair: "bun",
        legs: "figure",
        skirt: "long",
        shoes: "tone",
      }),
      ...clayJar(76, 88, 32, figure, natural).slice(0, 2),
      natural(ellipse(76, 53, 11.4, 3)),
      accent(heap(76, 53.6, 18, 5)),
      ...person("48 60 6.2 26 8", "74 48", "", { top: "accent" }).slice(-2),
      ...clayJar(14, 90, 26, figure, accent),
    ],
  ),
  "noodle-stall": vignette(
    "a cook who serves bowls from a steaming pot at a stall on the street",
    "food-truck fast-food noodle-bar restaurant food-festival market",
    ["people", "cooking-pot", "bowl", "market-stall"],
    () => [
      back(box(4, 30, 136, 56, 2)),
      figure(box(10, 20, 3, 68, 1), box(88, 20, 3, 40, 1)),
      ...drawHost([66, 32, 6.4], {
        hair: "short",
        hat: "kerchief",
        hatIn: accent,
        top: figure,
        apron: light,
        far: "82 50, 76 58",
        near: "52 50, 44 48",
        skinIn: deepSkin,
      }),
      ...awning(6, 8, 90, 17, 7),
      steam(30, 42, 14, 3, 7),
      figure(line(2, "44 48, 34 60")),
      ...pot(30, 66, 30, 20, tone),
      light(bowl(66, 61, 13)),
      natural(heap(66, 61.4, 11, 4)),
      light(bowl(84, 62, 11), box(79.5, 56.4, 9, 1.8, 0.9), bowl(84, 59, 11)),
      ...counter(6, 66, 90),
      accent(box(14, 74, 34, 9, 1), box(54, 74, 34, 9, 1)),
      ...sit(
        128,
        76,
        5.2,
        "110 62, 112 66",
        { face: -1, top: "accent", hair: "tail", legs: "figure", nearSleeve: "accent", shoes: "tone", sleeves: "short" },
        89,
        12,
      ),
      tone(box(121, 77, 14, 3, 1), box(123, 79, 2.4, 10), box(131, 79, 2.4, 10)),
      light(bowl(107, 64.6, 12)),
      natural(heap(107, 65, 10, 3.4)),
      figure(box(98, 70.4, 20, 3, 1), box(101, 73, 2.4, 16), box(113, 73, 2.4, 16)),
      steam(107, 59, 10, 2, 5),
    ],
  ),
  "cook-pots": vignette(
    "a cook who ladles food from one of three large pots",
    "canteen restaurant food-truck catering noodle-bar",
    ["people", "cooking-pot", "soup-bowl"],
    () => [
      back(box(4, 6, 136, 62, 3)),
      figure(box(92, 20, 44, 2.4, 1), box(8, 20, 30, 2.4, 1)),
      light(...[100, 112, 124].flatMap((x) => [bowl(x, 14.6, 10.6), bowl(x, 10.6, 10.6)])),
      accent(bowl(17, 14.4, 11), bowl(17, 10, 11)),
      tone(bowl(30, 14.4, 11)),
      ...drawHost([66, 27, 7.2], {
        hair: "bun",
        hat: "kerchief",
        hatIn: accent,
        top: figure,
        apron: light,
        far: "86 46, 92 52",
        near: "50 48, 42 46",
        skinIn: deepSkin,
      }),
      steam(30, 42, 14, 2, 9),
      figure(line(2.2, "42 46, 31 60")),
      ...pot(30, 68, 38, 22, tone),
      steam(116, 44, 14, 2, 9),
      ...pot(116, 68, 36, 20, tone),
      light(bowl(82, 56, 17)),
      accent(heap(82, 56.6, 14, 5)),
      natural(box(66, 64.6, 30, 3.4, 1)),
      ...counter(4, 68, 136),
      light(box(12, 76, 34, 8, 1), box(55, 76, 34, 8, 1), box(98, 76, 34, 8, 1)),
    ],
  ),
  griddle: vignette(
    "a cook who turns flat cakes on a round griddle",
    "fast-food food-truck taqueria restaurant market food-festival",
    ["people", "flame", "bowl", "market-stall"],
    () => [
      back(box(4, 26, 136, 58, 2)),
      figure(box(8, 20, 3, 68, 1), box(133, 20, 3, 68, 1)),
      ...drawHost([52, 34, 6.8], {
        hair: "long",
        top: accent,
        apron: light,
        far: "70 52, 76 60",
        near: "40 54, 56 60",
        isSleeved: true,
        skinIn: deepSkin,
      }),
      ...awning(4, 8, 136, 16, 9),
      steam(84, 52, 12, 3, 8),
      figure(outline("M58 62H122C118 70 108 73 90 73C72 73 62 70 58 62Z"), box(56, 60, 68, 3.4, 1.6)),
      natural(ellipse(76, 60, 11, 2.6), ellipse(104, 60, 10, 2.6)),
      ember(flame(82, 84, 9, 10), flame(98, 84, 9, 10)),
      figure(box(62, 72, 3, 16, 1), box(115, 72, 3, 16, 1)),
      tone(box(66, 83, 48, 5, 1)),
      natural(...[0, 1, 2, 3].map((level) => ellipse(24, 62 - level * 3.4, 12, 2.2))),
      light(bowl(42, 60, 12)),
      accent(heap(42, 60.6, 10, 4)),
      ...counter(6, 66, 48),
      accent(box(12, 74, 34, 9, 1)),
    ],
  ),
  "flatbread-oven": vignette(
    "a baker who takes flatbreads out of a clay oven",
    "bakery restaurant fast-food",
    ["people", "flame"],
    () => [
      back(box(4, 6, 136, 64, 3)),
      figure(box(92, 26, 44, 2.4, 1), box(92, 46, 44, 2.4, 1)),
      natural(...[100, 114, 128].map((x) => ellipse(x, 19, 6, 6.4)), ...[100, 114, 128].map((x) => ellipse(x, 39.4, 6, 6.4))),
      light(...[100, 114, 128].flatMap((x) => [18, 38.4].map((y) => row(circle(x - 2, y, 0.9), 2, 4, 1.6)))),
      tone(outline("M8 88C4 70 12 56 26 56H58C72 56 80 70 76 88Z")),
      figure(ellipse(42, 57, 22, 5)),
      ember(ellipse(42, 58, 15, 3)),
      ...person("96 60 6.4 24 6", "58 46, 62 50", "98 89, 88 89", {
        face: -1,
        top: "accent",
        hair: "cap",
        legs: "figure",
        beard: true,
        skin: "deepSkin",
        nearSleeve: "accent",
      }),
      figure(line(2.2, "74 36, 46 52")),
      natural(ellipse(42, 45, 10, 7, -24)),
      light(circle(39, 44, 1), circle(43.6, 43, 1), circle(43, 47, 1)),
      ...person("96 60 6.4 24 6", "58 46", "", { face: -1, top: "accent", skin: "deepSkin" }).slice(-2),
      steam(30, 48, 16, 2, 7),
      natural(...[0, 1, 2, 3].map((level) => ellipse(124, 72 - level * 3.2, 13, 2.2))),
      ...counter(106, 74, 34),
    ],
  ),
  "sweets-pan": vignette(
    "a sweet maker who stirs a wide pan over a fire",
    "confectionery patisserie",
    ["people", "flame", "cooking-pot"],
    () => [
      back(box(4, 6, 136, 64, 3)),
      figure(box(88, 26, 48, 2.4, 1), box(88, 46, 48, 2.4, 1)),
      ...pile(103, 26, 3, 3.6, natural),
      ...pile(125, 26, 2, 4, accent),
      accent(row(corners(0.6, "92 46,97 40,104 40,99 46"), 4, 10.4)),
      ...stand(
        82,
        5.6,
        "63 42, 60 50",
        { face: -1, top: "accent", hair: "short", beard: true, legs: "figure", shoes: "tone", skin: "deepSkin" },
        89,
        8,
      ),
      steam(36, 46, 18, 3, 9),
      figure(line(2.8, "64 40, 38 66")),
      light(outline("M10 60H72C66 56 18 56 10 60Z")),
      natural(ellipse(41, 61, 28, 4.4)),
      figure(outline("M8 61C14 62 68 62 74 61C70 74 58 79 41 79C24 79 12 74 8 61Z")),
      figure(line(3, "4 62, 10 61"), line(3, "72 61, 78 62")),
      ember(flame(30, 89, 10, 10), flame(42, 90, 11, 12), flame(54, 89, 10, 10)),
      tone(box(12, 84, 10, 6, 1), box(62, 84, 10, 6, 1)),
      ...pile(118, 72, 4, 4, natural),
      light(box(98, 71, 40, 3, 1.4)),
      ...counter(92, 74, 46),
    ],
  ),
  "sweets-trays": vignette(
    "trays of small sweets beside a scale on the counter of a sweet shop",
    "confectionery",
    ["scales", "showcase", "bonbon"],
    () => [
      back(box(4, 4, 136, 62, 3)),
      ...pendant(40, 18, 18),
      ...pendant(104, 18, 18),
      ...pile(30, 54, 4, 4.4, natural),
      natural(box(10, 54, 40, 4, 1.6)),
      ...pile(74, 54, 3, 5.2, accent),
      natural(box(54, 54, 40, 4, 1.6)),
      figure(line(2, "117 30, 117 56"), line(2, "104 33, 130 33"), box(108, 54, 18, 4, 1.4)),
      tone(outline("M97 44H111C110 49 98 49 97 44Z"), outline("M123 44H137C136 49 124 49 123 44Z")),
      figure(line(1.2, "104 33, 98 44"), line(1.2, "104 33, 110 44"), line(1.2, "130 33, 124 44"), line(1.2, "130 33, 136 44")),
      ...pile(104, 44, 2, 2.6, accent),
      figure(box(4, 58, 136, 30, 3)),
      light(box(9, 63, 126, 19, 1.6)),
      accent(row(corners(0.8, "16 73,21 66,29 66,24 73"), 3, 11)),
      natural(row(corners(0.8, "11 82,16 75,24 75,19 82"), 3, 11)),
      natural(row(circle(62, 77, 4.6), 3, 10.6)),
      tone(row(circle(67.3, 69.6, 4), 2, 10.6)),
      tone(row(box(99, 74, 9, 7, 1.6), 3, 12)),
      accent(row(circle(103.5, 73.4, 2), 3, 12)),
    ],
  ),
  "shared-table": vignette(
    "a family who eat from bowls at a table",
    "restaurant canteen guest-house",
    ["people", "bowl", "cooking-pot"],
    () => [
      back(box(8, 4, 128, 80, 30)),
      ...pendant(72, 20, 26),
      ...person("72 60 6 2", "60 54, 84 54", "", { top: "tone", hair: "bun" }),
      ...sit(
        32,
        72,
        6.2,
        "54 54, 50 56",
        { top: "accent", hair: "short", legs: "figure", nearSleeve: "accent", skin: "deepSkin" },
        90,
        6,
      ),
      ...sit(
        112,
        72,
        6.2,
        "90 54, 94 56",
        { face: -1, top: "accent", hair: "tail", legs: "figure", nearSleeve: "accent" },
        90,
        6,
      ),
      steam(72, 46, 12, 3, 6),
      figure(bowl(72, 50, 24)),
      natural(heap(72, 50.6, 21, 6)),
      light(bowl(48, 55, 13), bowl(96, 55, 13)),
      accent(heap(48, 55.4, 11, 4), heap(96, 55.4, 11, 4)),
      natural(box(24, 61, 96, 4.4, 1.4)),
      figure(box(58, 65, 4, 25, 1), box(82, 65, 4, 25, 1)),
      tone(
        box(20, 73, 20, 3.4, 1),
        box(23, 76, 3, 14),
        box(34, 76, 3, 14),
        box(104, 73, 20, 3.4, 1),
        box(107, 76, 3, 14),
        box(118, 76, 3, 14),
      ),
    ],
  ),
  "bread-rack": vignette("loaves that cool on a rack beside an oven", "bakery", ["loaf", "flour-sack"], () => [
    drawPanes(104, 10, 32, 30),
    tone(outline("M96 88V56C96 44 106 38 118 38C130 38 140 44 140 56V88Z")),
    figure(outline("M104 76V62C104 54 110 51 118 51C126 51 132 54 132 62V76Z")),
    ember(outline("M107 76V72C112 67 124 67 129 72V76Z")),
    light(box(100, 80, 36, 1.8)),
    figure(box(8, 8, 3, 80, 1), box(84, 8, 3, 80, 1)),
    figure(box(6, 27, 84, 2.8, 1), box(6, 49, 84, 2.8, 1), box(6, 71, 84, 2.8, 1)),
    natural(...[22, 47, 72].map((x) => heap(x, 27, 22, 11)), ...[22, 47, 72].map((x) => heap(x, 71, 22, 13))),
    accent(...[28, 66].map((x) => box(x - 15, 38, 30, 11, 4.6))),
    light(
      ...[22, 47, 72].flatMap((x) => [line(1.6, `${x - 4} 23, ${x + 4} 18`), line(1.6, `${x - 4} 18, ${x + 4} 23`)]),
      ...[22, 47, 72].flatMap((x) => [line(1.6, `${x - 5} 66, ${x + 5} 61`), line(1.6, `${x - 5} 61, ${x + 5} 66`)]),
      ...[28, 66].map((x) => row(line(1.6, `${x - 9} 46, ${x - 5} 41`), 3, 7)),
    ),
    light(outline("M14 88C12 82 16 77 20 76H42C46 77 50 82 48 88Z")),
    figure(line(2, "22 77, 40 77")),
    tone(line(2.4, "66 88, 92 40"), ellipse(64, 86, 9, 3.4, -60)),
  ]),
  "dough-hands": vignette("hands that knead dough on a floured table", "bakery pizzeria cooking-school", ["hand"], () => [
    back(circle(72, 44, 40)),
    natural(box(2, 72, 140, 18, 2)),
    tone(box(108, 50, 26, 22, 2)),
    light(outline("M106 52C112 44 130 44 136 52Z")),
    light(ellipse(70, 74, 56, 4)),
    accent(outline("M34 74C28 60 44 50 62 54C72 46 98 46 106 60C112 68 108 74 104 74Z")),
    light(curve(1.8, "M52 62C58 58 64 60 68 64"), curve(1.8, "M80 60C86 56 92 58 96 63")),
    figure(outline("M0 18L26 12L36 34L8 46Z"), outline("M144 14L118 10L110 32L138 42Z")),
    deepSkin(limb([24, 30, 8], [42, 44, 7], [56, 54, 6])),
    deepSkin(limb([50, 50, 4], [60, 58, 3.4], [66, 64, 3]), limb([46, 54, 4], [54, 62, 3.4], [59, 67, 3])),
    deepSkin(limb([120, 28, 8], [104, 42, 7], [90, 54, 6])),
    deepSkin(limb([94, 50, 4], [84, 58, 3.4], [78, 64, 3]), limb([99, 55, 4], [91, 62, 3.4], [86, 67, 3])),
  ]),
};
