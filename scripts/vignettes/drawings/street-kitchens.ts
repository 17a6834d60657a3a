import { box, circle, corners, ellipse, moved, outline, row, slice, turned } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { awning } from "../furniture";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  green,
  light,
  meat,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { flame, steam } from "../wares";

/** A counter from side to side, its top at the height. */
const longCounter = (top: number) => [
  figure(box(2, top, 140, 4.4, 1)),
  tone(box(6, top + 4.4, 132, 91 - top - 4.4, 1)),
  light(...[12, 56, 100].map((x) => box(x, top + 9, 32, 1.6, 0.8))),
];

/** Chips that stick out of something, from a point upwards. */
const chips = (x: number, y: number, size = 1) =>
  ember(
    ...[
      [-9, -14, -22],
      [-5, -17, -10],
      [-1, -19, 2],
      [3, -16, 8],
      [7, -18, 16],
      [10, -13, 26],
    ].map(([dx = 0, dy = 0, turn = 0]) =>
      turned(box(x + dx * size - 1.5 * size, y + dy * size, 3 * size, 22 * size, 0.8), turn, x + dx * size, y),
    ),
  );

/** A paper cone full of chips, with sauce, its tip at the point. */
const chipCone = (x: number, tip: number, size = 1) => [
  chips(x, tip - 22 * size, size),
  light(corners(1, `${x - 13 * size} ${tip - 26 * size}, ${x + 13 * size} ${tip - 26 * size}, ${x} ${tip}`)),
  accent(
    corners(
      0.6,
      [
        [-9.6, -19],
        [9.6, -19],
        [7, -14],
        [-7, -14],
      ]
        .map(([dx = 0, dy = 0]) => `${x + dx * size} ${tip + dy * size}`)
        .join(","),
    ),
  ),
  light(ellipse(x, tip - 28 * size, 7 * size, 4 * size)),
];

/** A fish that lies on a plate, its head to the left, with the feelers of a catfish. */
const friedCatfish = (x: number, y: number) => [
  natural(
    moved(outline("M-20 0C-18-7-8-8 2-5C10-3 14-3 18-6L22-8C21-4 21 3 23 8L17 4C10 4 6 6-4 7C-14 8-20 6-20 0Z"), x, y),
    ...["M-19-1C-24-4-25-7-24-9", "M-19 2C-25 2-27 4-28 6", "M-18 4C-22 7-22 9-21 11"].map((data) =>
      moved(curve(1.3, data), x, y),
    ),
  ),
  light(circle(x - 14, y - 2, 1.2)),
  figure(...[-6, 0, 6].map((dx) => moved(curve(1.3, "M-2-4C0-1 0 2-1 5"), x + dx, y))),
];

/** Stalls, carts and ovens with the one dish that they are known for. */
export const streetKitchens: VignetteGroup = {
  "fish-and-chips-counter": vignette(
    "a fryer who wraps battered fish and chips at the counter",
    "fish-and-chips",
    ["people", "fish", "french-fries"],
    () => [
      back(box(4, 8, 136, 60, 2)),
      figure(box(8, 30, 62, 36, 2), corners(2, "14 8, 64 8, 70 22, 8 22")),
      light(box(14, 38, 50, 3, 1.5), circle(20, 56, 3), circle(32, 56, 3)),
      tone(box(44, 51, 20, 11, 1.4)),
      ...stand(
        112,
        5.4,
        "78 58, 90 62",
        { face: -1, top: "light", nearSleeve: "light", hair: "cap", hairRole: "accent", beard: true },
        103,
        6,
      ),
      accent(corners(3, "103 55, 117 55, 119 72, 102 72")),
      ...longCounter(66),
      light(outline("M8 66L20 44L72 42L92 66Z")),
      tone(line(1.2, "20 44,34 66"), line(1.2, "72 42,64 66")),
      chips(64, 62, 0.9),
      natural(outline("M16 60C22 48 38 44 52 48C58 50 62 48 66 43C69 50 68 58 62 62C50 66 24 68 16 60Z")),
      light(curve(1.6, "M25 58C29 53 34 51 39 51"), curve(1.6, "M44 51C48 51 51 52 54 53")),
      ember(slice(82, 65, 8, 180, 360)),
      light(slice(82, 65, 5.4, 190, 350)),
      figure(box(126, 52, 7, 14, 1.6), box(127.8, 47, 3.4, 6, 1)),
    ],
  ),
  "frites-handed": vignette(
    "a cone of chips with sauce that is handed out of the window of a chip stand",
    "frites-stand",
    ["people", "french-fries", "paper-cone"],
    () => [
      back(circle(20, 24, 14)),
      figure(box(50, 22, 90, 67, 2)),
      light(box(58, 32, 74, 32, 1)),
      tone(box(104, 48, 26, 16, 1), box(108, 36, 18, 8, 1)),
      ...stand(88, 5, "64 54, 98 62", { face: -1, top: "accent", hair: "bun", legs: "figure" }, 103, 5),
      figure(box(52, 64, 86, 12)),
      accent(box(58, 70, 74, 14, 1)),
      tone(box(50, 62, 90, 5, 1)),
      ...awning(48, 14, 94, 12, 9),
      ...stand(24, 5.2, "46 50, 30 52", { top: "tone", hair: "short", legs: "figure", skin: "deepSkin", shoes: "light" }, 89, 4),
      ...chipCone(54, 62, 0.86),
      figure(box(112, 54, 4, 10, 1), box(119, 54, 4, 10, 1)),
    ],
  ),
  "catfish-plate": vignette(
    "a plate of fried catfish with sambal and raw vegetables before the painted cloth of a tent stall",
    "catfish-stall",
    ["fish", "chili", "people"],
    () => [
      figure(box(6, 10, 3, 79), box(135, 10, 3, 79)),
      tone(outline("M2 12L12 4H132L142 12V16H2Z")),
      light(box(9, 16, 126, 26, 1)),
      accent(box(9, 16, 126, 4), box(9, 38, 126, 4)),
      ember(moved(outline("M-14 0C-8-8 4-7 9-1L16-6V6L9 2C3 8-9 7-14 0Z"), 34, 29)),
      figure(moved(curve(1.2, "M-13-1C-18-4-18-6-17-8"), 34, 29), moved(curve(1.2, "M-13 2C-18 3-19 5-18 7"), 34, 29)),
      accent(...[84, 90, 96].map((x, index) => box(x, 26, 5, 7 + (index % 2) * 2, 1))),
      natural(outline("M58 34C56 28 60 25 66 25C68 22 72 21 74 24L78 25L75 27C76 32 72 35 66 35Z")),
      ...stand(112, 4.8, "92 66, 98 70", { face: -1, top: "accent", hair: "scarf", hairRole: "figure", legs: "tone" }, 103, 10),
      figure(outline("M66 66H98C97 75 91 78 82 78C73 78 67 75 66 66Z"), box(72, 78, 20, 11, 1)),
      ember(flame(78, 84, 5, 7), flame(86, 84, 5, 6)),
      steam(78, 64, 12, 3, 6, light),
      natural(box(2, 84, 140, 6, 1)),
      light(ellipse(40, 78, 36, 9)),
      tone(ellipse(40, 77.4, 29, 6.4)),
      ...friedCatfish(38, 75),
      green(circle(58, 80, 3.6), circle(63, 77.6, 3.4), ellipse(20, 80, 6, 2.6, 20)),
      light(circle(58, 80, 2), circle(63, 77.6, 1.8)),
      figure(outline("M104 74H132C131 82 127 85 118 85C109 85 105 82 104 74Z")),
      ember(ellipse(118, 74, 12.6, 3)),
      tone(line(4, "122 74,132 58")),
    ],
  ),
  "mangal-kofte": vignette(
    "a cook who turns meatballs and peppers on a long charcoal grill",
    "meatball-grill",
    ["people", "grill", "skewer"],
    () => [
      back(box(6, 30, 132, 40, 2)),
      tone(corners(2, "40 6, 112 6, 126 24, 26 24"), box(66, 0, 20, 8, 1)),
      light(curve(2, "M48 52C44 46 52 42 48 34"), curve(2, "M70 52C66 46 74 42 70 34"), curve(2, "M92 52C88 46 96 42 92 34")),
      ...stand(
        104,
        5.2,
        "88 58, 96 62",
        { face: -1, top: "light", nearSleeve: "light", hair: "short", beard: true, skin: "deepSkin" },
        103,
        10,
      ),
      accent(corners(3, "98 54, 110 54, 112 74, 96 74")),
      figure(line(2, "88 58,74 66"), line(2, "88 60,76 68")),
      figure(box(8, 70, 102, 12, 1.6), box(16, 82, 4, 8), box(98, 82, 4, 8)),
      ember(row(ellipse(16, 74, 4.6, 2), 10, 9.6)),
      tone(box(8, 67.6, 102, 1.8, 0.6)),
      meat(...[18, 32, 46, 60, 74].map((x) => ellipse(x, 64.6, 6, 3.4))),
      light(
        ...[18, 32, 46, 60, 74].flatMap((x) => [
          line(0.9, `${x - 2.6} 63.4,${x - 1} 66`),
          line(0.9, `${x + 1} 63,${x + 2.6} 65.6`),
        ]),
      ),
      green(ellipse(90, 65.4, 7, 2, -8), ellipse(104, 65, 5, 1.8, 10)),
      natural(box(112, 72, 30, 4, 1), box(116, 76, 3, 14), box(135, 76, 3, 14)),
      light(ellipse(124, 70.6, 11, 2.6)),
      natural(ellipse(120, 68.4, 4, 2.2), ellipse(127, 68.4, 4, 2.2)),
      ember(circle(124, 66.4, 2.2)),
      light(corners(0.8, "134 60, 141 60, 140 72, 135 72")),
      tone(box(134.6, 58.6, 6, 2, 0.6)),
    ],
  ),
  "ful-cart": vignette(
    "a vendor at a cart with a pot of fava beans, falafel in hot oil and flat bread",
    "bean-cart",
    ["people", "cooking-pot"],
    () => [
      back(circle(118, 26, 18)),
      figure(line(2.2, "14 60,14 16"), line(2.2, "104 60,104 16")),
      ...awning(6, 8, 106, 12, 9),
      ...stand(
        62,
        5,
        "44 44, 82 54",
        { top: "light", nearSleeve: "light", hair: "short", beard: true, skin: "deepSkin", face: -1 },
        103,
        4,
      ),
      accent(corners(3, "56 50, 67 50, 68 68, 54 68")),
      tone(outline("M16 60C12 54 14 46 22 43L23 37H39L40 43C48 46 50 54 46 60Z")),
      figure(box(21, 34, 20, 4, 2)),
      light(curve(1.4, "M20 52C21 48 23 46 26 45")),
      natural(line(1.8, "44 44,34 28"), line(1.8, "34 34,31 28")),
      figure(outline("M74 54H106C105 60 100 62 90 62C80 62 75 60 74 54Z")),
      natural(circle(82, 53, 4), circle(90, 52, 4), circle(98, 53, 4), circle(86, 49.4, 3.6), circle(94, 49.4, 3.6)),
      figure(box(8, 60, 106, 5, 1)),
      accent(box(10, 65, 102, 15, 1)),
      light(...[18, 38, 58, 78, 98].map((x) => circle(x, 72.5, 4))),
      ember(...[28, 48, 68, 88].map((x) => corners(0.6, `${x} 68, ${x + 4} 72.5, ${x} 77, ${x - 4} 72.5`))),
      figure(hoop(2.2, 34, 80, 9.4), hoop(2.2, 90, 80, 9.4), circle(34, 80, 2), circle(90, 80, 2)),
      light(ellipse(54, 58.6, 8, 2)),
      natural(ellipse(54, 57, 7.4, 1.7), ellipse(54, 55, 7.4, 1.7)),
      ...stand(128, 4.9, "116 56, 118 52", { face: -1, top: "tone", hair: "short", legs: "figure", shoes: "natural" }, 89, 2),
      natural(ellipse(115, 53, 5, 3)),
      green(ellipse(113, 50.6, 3, 1.2)),
    ],
  ),
  "langos-served": vignette(
    "a large round of fried dough that a seller spreads with sour cream and grated cheese",
    "fried-dough",
    ["people", "cheese"],
    () => [
      back(box(8, 22, 128, 46, 2)),
      figure(line(2.6, "12 66,12 20"), line(2.6, "132 66,132 20")),
      ...awning(4, 10, 136, 13, 11),
      tone(box(92, 36, 34, 2, 1), ...[96, 104, 112, 120].map((x) => box(x, 28, 5, 8, 1))),
      ...stand(88, 5.2, "58 50, 98 60", { face: -1, top: "accent", hair: "bun", hairRole: "natural" }, 103, 6),
      light(corners(3, "81 54, 93 54, 95 72, 79 72")),
      figure(outline("M98 60H134C133 66 129 67 116 67C103 67 99 66 98 60Z")),
      ember(ellipse(116, 60, 17, 2.4)),
      natural(ellipse(112, 58.8, 10, 2.6)),
      ...longCounter(67),
      light(corners(2, "10 68, 76 68, 66 58, 18 58")),
      natural(ellipse(42, 58, 29, 9)),
      ember(ellipse(42, 56.6, 23, 5.8)),
      light(outline("M24 57C26 51 36 53 40 51C48 49 58 52 60 56C58 61 46 58 42 60C34 62 25 61 24 57Z")),
      ember(
        ...[
          [32, 55],
          [38, 57],
          [46, 54],
          [52, 56],
          [43, 52],
        ].map(([x = 0, y = 0], index) => turned(box(x - 3, y - 0.6, 6, 1.3, 0.6), index * 37, x, y)),
      ),
      figure(line(2, "58 50,48 53")),
    ],
  ),
  "coiled-pastry": vignette(
    "a baker who cuts a coiled pastry on its round tray beside trays in the shop window",
    "savoury-pastry",
    ["people", "kitchen-knife"],
    () => [
      back(box(6, 8, 132, 58, 2)),
      tone(box(84, 26, 52, 2.4, 1), box(84, 44, 52, 2.4, 1)),
      figure(ellipse(98, 24, 12, 2.6), ellipse(124, 24, 11, 2.6), ellipse(110, 42, 13, 2.8)),
      natural(ellipse(98, 22, 9.6, 2.6), ellipse(124, 22, 8.6, 2.6), ellipse(110, 39.8, 10.4, 2.8)),
      ...stand(40, 5.4, "62 52, 50 58", { top: "light", nearSleeve: "light", hair: "scarf", hairRole: "accent" }, 103, 10),
      accent(corners(3, "36 54, 49 54, 52 74, 34 74")),
      ...longCounter(72),
      figure(ellipse(80, 66, 38, 11)),
      light(ellipse(80, 65, 35.4, 9.4)),
      natural(ellipse(80, 63.4, 33, 8.4)),
      ember(
        curve(
          1.6,
          "M80 63C84 61.6 87 63.6 83 65.4C76 67.6 68 65.4 70 61.6C73 57.6 90 57 96 61.2" +
            "C101 65.6 90 70 78 69.6C62 69 54 63.6 60 59.6C66 55.6 82 54.6 94 56.6",
        ),
      ),
      figure(line(2.2, "62 52,70 57")),
      light(corners(0.6, "69 55, 82 61, 79 64, 68 58")),
      light(corners(1, "122 56, 132 56, 130.6 72, 123.4 72")),
      natural(corners(0.8, "123.2 60, 130.8 60, 130 71, 124 71")),
    ],
  ),
  "comal-tortillas": vignette(
    "a woman who bakes tortillas on a comal beside a basket of them and ears of maize",
    "tortilla-bakery",
    ["people", "corn", "wicker-basket"],
    () => [
      back(box(4, 12, 136, 62, 2)),
      accent(
        ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
          corners(0.6, `${10 + index * 18} 12, ${26 + index * 18} 12, ${18 + index * 18} 24`),
        ),
      ),
      ...stand(
        48,
        5.2,
        "68 54, 62 58",
        { top: "light", nearSleeve: "light", hair: "tail", skin: "deepSkin", skirt: "long", legs: "accent" },
        89,
        14,
      ),
      accent(corners(3, "44 58, 56 58, 62 84, 40 84")),
      natural(corners(2, "66 66, 122 66, 118 89, 70 89")),
      figure(box(82, 74, 24, 15, 7)),
      ember(flame(90, 88, 8, 11), flame(98, 88, 8, 9)),
      figure(ellipse(94, 63, 34, 5.6)),
      tone(ellipse(94, 61.6, 31, 4)),
      light(ellipse(80, 60.8, 9, 2.4), ellipse(104, 60.4, 9.4, 2.4), ellipse(92, 63.2, 8.6, 2)),
      ember(circle(78, 60.6, 1), circle(82, 61.2, 0.8), circle(102, 60.2, 1), circle(107, 60.8, 0.8)),
      light(ellipse(70, 53, 8.4, 3, -20)),
      steam(94, 52, 14, 3, 9, light),
      natural(outline("M4 74H38L34 89H8Z")),
      figure(...[76, 80, 84].map((y) => line(0.9, `5 ${y},37 ${y}`))),
      light(...[72, 69.4, 66.8, 64.2].map((y) => ellipse(21, y, 13.4, 2.6))),
      ember(circle(16, 63.8, 0.9), circle(24, 64.4, 0.9)),
      ember(ellipse(130, 84, 4, 9, 62), ellipse(132, 76, 4, 9, 74)),
      green(
        outline("M120 88C126 84 132 86 140 82C136 90 128 91 120 88Z"),
        outline("M122 78C128 76 134 78 141 74C137 82 130 83 122 78Z"),
      ),
    ],
  ),
  "betel-booth": vignette(
    "a seller who folds leaves round betel nuts in a glass booth by the road under neon tubes",
    "betel-stand",
    ["people", "leaf"],
    () => [
      back(box(2, 64, 140, 12), circle(22, 24, 12)),
      figure(box(34, 26, 98, 64, 2)),
      light(box(40, 36, 54, 40, 1), box(97, 36, 29, 40, 1)),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
        const angle = ((200 + index * 17.5) * Math.PI) / 180;
        const path = line(2.2, `83 26,${83 + Math.cos(angle) * 34} ${26 + Math.sin(angle) * 22}`);
        return index % 2 === 0 ? ember(path) : accent(path);
      }),
      accent(box(34, 26, 98, 4, 1)),
      tone(box(58, 69, 16, 3, 1), box(60, 72, 3, 8), box(69, 72, 3, 8)),
      ...sit(64, 68, 4.8, "78 62, 74 64", { top: "accent", hair: "long", legs: "figure", shoes: "light" }, 87, 8),
      figure(box(40, 76, 86, 13, 1)),
      tone(box(72, 66, 24, 3, 1), box(76, 69, 3, 8), box(90, 69, 3, 8)),
      green(ellipse(80, 62.4, 4.4, 2, -20), ...[84, 88, 92].map((x) => ellipse(x, 64, 2.4, 1.9))),
      tone(box(97, 48, 29, 2), box(97, 62, 29, 2)),
      green(...[101, 107, 113, 119].map((x) => box(x, 42, 4, 6, 1))),
      ember(...[100, 107, 114, 121].map((x) => box(x, 55, 4.4, 7, 1))),
      accent(...[101, 108, 115].map((x) => box(x, 69, 5, 7, 1))),
      natural(box(4, 72, 24, 3, 1), box(7, 75, 3, 15), box(23, 75, 3, 15)),
      green(
        ...[
          [10, 69],
          [16, 67],
          [22, 69],
          [13, 64],
          [19, 63.4],
        ].map(([x = 0, y = 0], index) => ellipse(x, y, 4.4, 2.6, index % 2 === 0 ? 24 : -20)),
      ),
      light(
        ...[
          [10, 69],
          [16, 67],
          [22, 69],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 1.6, 1.3)),
      ),
    ],
  ),
  "sari-sari-window": vignette(
    "a child who buys at the barred window of a neighbourhood stall under strips of sachets",
    "sari-sari",
    ["people", "bottle"],
    () => {
      const sachets = (x: number, count: number) =>
        Array.from({ length: count }, (_, index) => {
          const path = box(x, 31 + index * 6.4, 6.6, 5.6, 0.8);
          return [accent, ember, tone, green][(index + Math.round(x)) % 4]?.(path) ?? accent(path);
        });
      return [
        natural(box(22, 10, 118, 80, 2)),
        figure(corners(1, "14 16, 26 4, 142 4, 142 16")),
        light(box(34, 28, 98, 34, 1)),
        tone(box(38, 50, 90, 2), box(96, 39, 32, 1.6)),
        accent(box(42, 42, 7, 8, 1.6), box(66, 41, 7, 9, 1.6), box(99, 32, 5, 7, 1), box(113, 32, 5, 7, 1)),
        ember(box(51, 42, 7, 8, 1.6), box(106, 32, 5, 7, 1)),
        green(box(120, 32, 5, 7, 1)),
        ...stand(84, 4.8, "70 60, 96 58", { face: -1, top: "accent", hair: "bun", skin: "deepSkin" }, 99, 4),
        ...sachets(36, 3),
        ...sachets(44, 2),
        ...sachets(114, 4),
        ...sachets(122, 3),
        figure(...[34, 47, 60, 106, 119, 131].map((x) => box(x, 28, 1.3, 34))),
        natural(box(34, 62, 98, 10)),
        figure(box(30, 60, 106, 5, 1)),
        light(box(36, 54, 8, 7, 2), box(48, 54, 8, 7, 2)),
        ember(circle(39, 58, 1.5), circle(42, 56.6, 1.4), circle(51, 58, 1.5)),
        accent(circle(53.6, 56.6, 1.4)),
        light(box(36, 70, 94, 14, 1)),
        accent(box(42, 74, 60, 5, 1)),
        ...stand(
          18,
          3.7,
          "36 62, 26 60",
          { child: true, top: "ember", hair: "short", legs: "figure", skin: "deepSkin", sleeves: "short", shoes: "tone" },
          89,
          4,
        ),
        ember(circle(66, 58, 2.4)),
      ];
    },
  ),
};
