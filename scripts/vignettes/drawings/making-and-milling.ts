import { box, circle, corners, ellipse, outline, row } from "#/studio/motifs/outlines";
import { arc, curve, line } from "#/studio/motifs/strokes";
import { drawJoints } from "../fixtures";
import { garment, hung } from "../garments";
import { type Appearance, fluff } from "../people";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  deepSkin,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  natural,
  skin,
  tone,
  vignette,
  type VignetteGroup,
  water,
} from "../vignette-drawing";
import { placed } from "../workers";

/** A sewing machine on a table top at the height, whose needle is on the left, 22 wide. */
const sewingMachine = (x: number, y: number): DrawnShape[] => [
  figure(outline(`M${x} ${y - 15}H${x + 22}V${y}H${x + 14}V${y - 9}H${x + 5}V${y - 6}H${x}Z`), box(x - 2, y - 2, 26, 2.4, 1)),
  accent(circle(x + 20, y - 12, 2.6), box(x + 9, y - 18, 3.4, 3.4, 0.6)),
  light(line(0.9, `${x + 2.6} ${y - 6}, ${x + 2.6} ${y - 2}`)),
];

/** A cloth that hangs over a line at the height, with a pattern. */
const hungCloth = (
  x: number,
  y: number,
  width: number,
  height: number,
  cloth: typeof accent,
  pattern: DrawnShape,
): DrawnShape[] => [
  cloth(
    outline(
      `M${x} ${y}H${x + width}V${y + height}C${x + width * 0.8} ${y + height + 3} ${x + width * 0.6} ${y + height - 3}`,
      `${x + width * 0.4} ${y + height}`,
      `C${x + width * 0.25} ${y + height + 2} ${x + width * 0.1} ${y + height} ${x} ${y + height - 1}Z`,
    ),
  ),
  pattern,
];

/** A car body without wheels and panes, 62 long, its floor at the height. */
const carWreck = (x: number, y: number, size: number, role: typeof accent, face: 1 | -1 = 1): DrawnShape[] => {
  const put = (path: ReturnType<typeof box>) => placed(path, [x, y], size, face);
  return [
    role(
      put(
        outline(
          "M-32 -3C-33 -10 -31 -14 -26 -15L-18 -16C-14 -22 -10 -24 -5 -24H7C12 -24 16 -21 20 -16",
          "C27 -15 31 -13 32 -8V-3C32 -2 31 0 29 0H24C24 -8 12 -8 12 0H-12C-12 -8 -24 -8 -24 0H-30C-31 0 -32 -1 -32 -3Z",
        ),
      ),
    ),
    light(put(outline("M-14 -16C-11 -20 -8 -21.4 -5 -21.4H-2V-16Z")), put(outline("M2 -21.4H7C10 -21 13 -19 15.6 -16H2Z"))),
  ];
};

/** A car that was pressed flat, its floor at the height. */
const flatCar = (x: number, y: number, width: number, role: typeof accent): DrawnShape[] => [
  role(
    corners(
      2,
      `${x} ${y}, ${x + 1} ${y - 7}, ${x + width * 0.25} ${y - 9}, ${x + width * 0.4} ${y - 11}, `.concat(
        `${x + width * 0.7} ${y - 10}, ${x + width} ${y - 6}, ${x + width - 1} ${y}`,
      ),
    ),
  ),
  light(
    corners(
      0.6,
      `${x + width * 0.32} ${y - 7}, ${x + width * 0.66} ${y - 8}, ${x + width * 0.7} ${y - 6}, ${x + width * 0.3} ${y - 5.4}`,
    ),
  ),
];

/** A full sack that stands on the base, its top rolled open over a mound. */
const openSack = (x: number, base: number, width: number, height: number, goods: typeof accent): DrawnShape[] => [
  goods(ellipse(x + width / 2, base - height + 1, width * 0.44, 6)),
  natural(
    outline(
      `M${x + 1} ${base - height}H${x + width - 1}C${x + width + 2} ${base - height * 0.5}`,
      `${x + width + 1} ${base} ${x + width - 2} ${base}`,
      `H${x + 2}C${x - 1} ${base} ${x - 2} ${base - height * 0.5} ${x + 1} ${base - height}Z`,
    ),
  ),
  tone(box(x - 0.6, base - height - 1.4, width + 1.2, 4, 2)),
];

/** A tied sack that stands on the base. */
const tiedSack = (x: number, base: number, size = 1): DrawnShape[] => [
  natural(
    placed(
      outline("M-4 -26C-7 -28 -7 -30 -5 -31H5C7 -30 7 -28 4 -26C11 -22 12 -4 9 0H-9C-12 -4 -11 -22 -4 -26Z"),
      [x, base],
      size,
    ),
  ),
  figure(placed(line(1.6, "-4.6 -26, 4.6 -26"), [x, base], size)),
];

/** Makers and millers by their walls, vats, benches and machines. */
export const makingAndMilling: VignetteGroup = {
  "plaster-wall": vignette(
    "a plasterer who spreads plaster over a brick wall with float and hawk",
    "plasterer",
    ["people", "trowel", "bucket", "brick"],
    () => [
      natural(box(48, 4, 94, 82, 1)),
      light(drawJoints(48, 4, 94, 10, 17, 8.2)),
      tone(box(2, 86, 140, 5, 1)),
      light(outline("M48 4H118C124 12 112 18 106 26C100 34 110 40 104 48C98 54 88 54 86 62C84 70 88 78 84 86H48Z")),
      tone(
        curve(1.3, "M58 18C72 10 88 10 102 14"),
        curve(1.3, "M56 30C66 22 82 20 96 24"),
        curve(1.3, "M60 74C66 64 74 60 80 58"),
      ),
      figure(corners(1.4, "10 70, 32 70, 29 89, 13 89"), curve(1.6, "M11 70C14 58 28 58 31 70")),
      light(ellipse(21, 70, 10, 3)),
      natural(box(36, 82, 12, 7, 1)),
      ...stand(
        70,
        5.5,
        "98 34, 88 58",
        { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", sleeves: "short" },
        89,
        4,
      ),
      figure(corners(1, "99 21, 103 21, 107 46, 103 46"), line(2.4, "98 34, 102 34")),
      light(outline("M80 50C82 44 94 43 98 50Z")),
      figure(box(78, 49.6, 24, 2.6, 1), box(87, 52, 3, 6, 1)),
      skin(circle(88.4, 57, 2.6)),
    ],
  ),
  "bowl-on-lathe": vignette(
    "a turner who shapes a wooden bowl on a lathe while shavings fly",
    "wood-carver",
    ["people", "lathe", "bowl", "chisel"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      figure(box(80, 24, 56, 2.6, 1), box(80, 44, 56, 2.6, 1)),
      natural(
        outline("M84 14H100C100 20 96 24 92 24C88 24 84 20 84 14Z"),
        outline("M104 24C102 16 106 12 106 8H112C112 12 116 16 114 24Z"),
        outline("M118 16H134C134 21 130 24 126 24C122 24 118 21 118 16Z"),
        outline("M106 35H122C122 40 118 44 114 44C110 44 106 40 106 35Z"),
        circle(130, 39, 5),
      ),
      tone(box(2, 87, 140, 4, 1)),
      figure(box(58, 68, 80, 5, 1), box(64, 72, 6, 16), box(124, 72, 6, 16)),
      accent(corners(2, "104 46, 136 46, 138 68, 104 68")),
      figure(circle(128, 54, 2.6), box(98, 54, 8, 5, 1)),
      natural(outline("M76 34C92 36 103 46 104 56C103 66 92 76 76 78Z")),
      ember(ellipse(76, 56, 4, 22)),
      natural(ellipse(76.4, 56, 2.2, 17)),
      figure(box(70, 62, 3, 7, 1), box(66, 60, 12, 2.6, 1)),
      ...stand(34, 5.6, "52 60, 60 57", { top: "accent", hair: "short", legs: "figure", skin: "deepSkin" }, 89, 10),
      figure(line(3, "44 62, 60 57.6")),
      light(line(2, "60 57.6, 74 53")),
      deepSkin(circle(52, 60.4, 2.6)),
      natural(
        arc(1.5, 66, 46, 4, 20, 290),
        arc(1.5, 60, 38, 3.4, 200, 470),
        arc(1.5, 70, 34, 3, 60, 330),
        fluff(80, 88, 9, 8, 0.4),
        fluff(94, 88.6, 7, 7, 0.4),
      ),
    ],
  ),
  "carved-figure": vignette(
    "a carver with mallet and chisel at a wooden bird on her bench",
    "wood-carver",
    ["people", "mallet", "chisel", "bird"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      light(box(92, 10, 40, 32, 1)),
      figure(box(111, 10, 1.8, 32), box(92, 25, 40, 1.8)),
      tone(box(2, 87, 140, 4, 1)),
      figure(box(50, 66, 86, 4, 1), box(56, 70, 5, 18), box(123, 70, 5, 18)),
      natural(outline("M74 66C70 52 74 40 84 34C84 26 92 20 100 22C106 23 109 28 108 34L116 38L107 41C106 52 112 58 122 66Z")),
      figure(circle(101, 30, 1.8), curve(1.8, "M82 46C88 52 96 54 102 50"), curve(1.4, "M80 54C86 60 96 61 104 57")),
      ...stand(
        34,
        5.6,
        "52 26, 66 44",
        { top: "accent", hair: "bun", legs: "figure", nearSleeve: "accent", sleeves: "short" },
        89,
        8,
      ),
      figure(line(2, "66 44, 76 50"), box(62, 41, 6, 4, 2)),
      skin(circle(67.4, 45, 2.5)),
      natural(placed(box(-5, -12, 12, 9, 2), [56, 26], 1), line(2.6, "52 28, 56 18")),
      light(line(1.8, "126 65, 134 65"), line(1.8, "124 62.4, 134 62.4")),
      natural(fluff(76, 88, 9, 7, 0.4), fluff(90, 88.6, 6, 7, 0.4)),
    ],
  ),
  "dye-vat": vignette(
    "a dyer who lifts a cloth from the vat before dyed cloths on a line",
    "dye-works",
    ["people", "fabric-roll"],
    () => [
      back(outline("M2 70C30 54 60 60 90 58C112 56 130 60 142 66V88H2Z")),
      figure(line(2.4, "4 88, 4 12"), line(2.4, "140 88, 140 12"), line(1.2, "4 14, 140 14")),
      ...hungCloth(
        8,
        13,
        26,
        44,
        accent,
        light(...[0, 1, 2].flatMap((r) => [0, 1, 2].map((c) => circle(13 + c * 8, 21 + r * 12, 2.2)))),
      ),
      ...hungCloth(
        82,
        13,
        22,
        48,
        ember,
        light(...[0, 1, 2, 3].map((r) => curve(1.6, `M83 ${21 + r * 11}c5-5 5 5 10 0c5-5 5 5 10 0`))),
      ),
      ...hungCloth(108, 13, 28, 42, tone, light(...[0, 1, 2].map((r) => line(2, `109 ${22 + r * 12}, 135 ${22 + r * 12}`)))),
      tone(box(2, 87, 140, 4, 1)),
      ...stand(
        40,
        5.3,
        "66 36, 64 40",
        { top: "natural", hair: "scarf", hairRole: "accent", legs: "figure", skin: "deepSkin" },
        89,
        8,
      ),
      water(outline("M62 38C66 34 78 34 86 38L90 66H62C64 56 60 48 62 38Z")),
      light(curve(1.4, "M68 42C70 50 68 58 70 64"), curve(1.4, "M78 42C80 50 79 58 82 64")),
      natural(line(2.2, "54 40, 92 35")),
      skin(circle(66, 38, 2.6)),
      figure(outline("M54 64H98C99 76 94 86 88 89H64C58 86 53 76 54 64Z")),
      water(ellipse(76, 64.6, 20, 3.6)),
      natural(box(104, 76, 16, 12, 1), box(120, 80, 14, 8, 1)),
      accent(ellipse(112, 76, 7, 3)),
      ember(ellipse(127, 80, 6, 2.6)),
    ],
  ),
  "batik-wax": vignette(
    "two women who draw a flowing pattern in wax on cloth with spouted pens beside a stove with hot wax",
    "dye-works",
    ["people", "fabric-roll", "flower"],
    () => {
      const blossom = (x: number, y: number, r: number): DrawnShape[] => [
        ember(
          ...[0, 72, 144, 216, 288].map((deg) =>
            circle(x + Math.cos((deg * Math.PI) / 180) * r, y + Math.sin((deg * Math.PI) / 180) * r, r * 0.62),
          ),
        ),
        light(circle(x, y, r * 0.5)),
      ];
      return [
        back(box(4, 6, 136, 80, 2)),
        tone(box(2, 87, 140, 4, 1)),
        natural(box(44, 22, 58, 3, 1), box(46, 24, 3, 64), box(97, 24, 3, 64)),
        accent(outline("M50 20H96V72C88 75 80 70 72 72C64 75 56 72 50 73Z")),
        light(
          curve(1.2, "M54 30C64 24 66 40 76 34C84 29 88 34 92 30"),
          curve(1.2, "M54 52C62 46 68 60 78 53C84 49 88 54 92 50"),
          curve(1.2, "M54 66C60 62 68 70 74 66"),
        ),
        ...blossom(62, 42, 4.4),
        ...blossom(82, 43, 4.4),
        ...blossom(70, 60, 3.4),
        natural(box(12, 74, 18, 3, 1), box(14, 76, 2.6, 12), box(25, 76, 2.6, 12)),
        natural(box(116, 74, 18, 3, 1), box(118, 76, 2.6, 12), box(129, 76, 2.6, 12)),
        ...sit(22, 75, 4.7, "46 45, 42 56", { top: "ember", hair: "bun", skirt: "long" }, 89, 8),
        figure(line(1.6, "44 47, 52 42"), circle(52.6, 41.6, 1.8)),
        ...sit(125, 75, 4.7, "101 47, 105 58", { face: -1, top: "tone", hair: "scarf", hairRole: "light", skirt: "long" }, 89, 8),
        figure(line(1.6, "103 49, 95 44"), circle(94.4, 43.6, 1.8)),
        figure(corners(1.4, "62 79, 84 79, 81 89, 65 89"), ellipse(73, 77, 10, 3)),
        natural(ellipse(73, 76.4, 7.6, 2)),
      ];
    },
  ),
  "sewing-line": vignette(
    "seamstresses at a row of sewing machines under finished shirts on a rail",
    "garment-factory",
    ["people", "sewing-machine", "shirt", "thread-spool"],
    () => {
      const seamstress = (x: number, look: Appearance): DrawnShape[] => [
        figure(line(2, `${x - 5} 72, ${x + 5} 72`), line(1.8, `${x} 72, ${x} 88`), line(1.8, `${x - 5} 88, ${x + 5} 88`)),
        ...sit(x, 71, 4, `${x + 13} 60, ${x + 15} 61`, look, 88, 10),
        natural(box(x + 8, 62, 27, 3.4, 1)),
        figure(box(x + 11, 65, 2.4, 23), box(x + 31, 65, 2.4, 23)),
        ...sewingMachine(x + 12, 62),
      ];
      return [
        back(box(4, 4, 136, 82, 2)),
        figure(box(6, 8, 132, 2.2, 1)),
        ...[16, 38, 60, 82, 104, 126].flatMap((x, n) => hung("shirt", x, 9, 0.62, [accent, light, tone][n % 3] ?? tone)),
        tone(box(2, 87, 140, 4, 1)),
        ...seamstress(14, { top: "tone", hair: "bun", legs: "figure" }),
        accent(outline("M20 62C26 58 30 60 36 61L34 72C30 74 28 70 24 73C20 74 19 68 20 62Z")),
        ...seamstress(60, { top: "light", hair: "scarf", hairRole: "accent", legs: "figure", skin: "deepSkin" }),
        light(outline("M66 62C72 58 76 60 82 61L80 72C76 74 74 70 70 73C66 74 65 68 66 62Z")),
        ...seamstress(105, { top: "accent", hair: "short", beard: true, legs: "figure" }),
        ember(outline("M111 62C117 58 121 60 127 61L125 72C121 74 119 70 115 73C111 74 110 68 111 62Z")),
      ];
    },
  ),
  "shirts-checked": vignette(
    "a woman who checks and folds finished shirts at a table of a clothing factory while a man cuts cloth",
    "garment-factory",
    ["people", "shirt", "scissors", "fabric-roll"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      figure(box(94, 10, 42, 2, 1), box(94, 26, 42, 2, 1)),
      accent(box(97, 13, 36, 5, 2.4)),
      ember(box(97, 19.4, 36, 5, 2.4)),
      natural(box(97, 4.6, 36, 5, 2.4)),
      tone(box(2, 87, 140, 4, 1)),
      ...stand(30, 5, "46 48, 58 50", { top: "tone", hair: "tail", legs: "figure" }, 89, 6),
      ...stand(122, 5, "102 60, 110 60", { face: -1, top: "figure", hair: "short", skin: "deepSkin", legs: "tone" }, 89, 12),
      natural(box(38, 66, 98, 4, 1)),
      figure(box(44, 70, 4, 18), box(126, 70, 4, 18)),
      accent(garment("shirt", 56, 31, 1)),
      light(outline("M52.6 32.4L56 36L59.4 32.4Z"), ...[41, 47, 53, 59].map((y) => circle(56, y, 0.9))),
      skin(circle(45.6, 48.4, 2.5)),
      light(box(66, 61, 15, 5, 1), box(66, 56, 15, 4.4, 1)),
      accent(box(66, 51.4, 15, 4, 1)),
      ember(corners(1, "86 66, 88 62.6, 134 62.6, 134 66")),
      figure(
        line(1.8, "101 61, 90 63"),
        line(1.8, "101 62.6, 91 60"),
        arc(1.4, 104, 59, 2, 0, 360),
        arc(1.4, 104, 63, 2, 0, 360),
      ),
    ],
  ),
  "magnet-crane": vignette(
    "a crane with a magnet that lifts a wreck over a stack of flattened cars in a scrap yard",
    "scrap-yard",
    ["people", "car", "crane", "hard-hat"],
    () => [
      back(outline("M2 62L16 52L30 60L46 46L62 58L80 50L100 60L142 54V88H2Z")),
      tone(box(2, 86, 140, 5, 1)),
      ...flatCar(6, 86, 50, figure),
      ...flatCar(9, 75, 46, accent),
      ...flatCar(6, 64, 48, tone),
      figure(line(4.4, "118 62, 104 14, 60 8"), line(1.4, "60 8, 60 20"), box(50, 20, 20, 5, 2)),
      ...carWreck(60, 49, 0.98, ember),
      accent(corners(2, "100 50, 132 50, 136 56, 136 70, 100 70")),
      light(corners(1.4, "103 53, 115 53, 115 64, 103 64")),
      figure(box(98, 69, 40, 4, 1), box(96, 75, 44, 12, 6)),
      light(row(circle(103, 81, 3), 4, 10)),
      ...stand(84, 4.2, "74 50, 92 62", { face: -1, top: "light", hair: "cap", hairRole: "accent", legs: "figure" }, 89, 2),
      accent(box(79.4, 38.6, 9.4, 3, 0.6)),
    ],
  ),
  "rice-huller": vignette(
    "a woman who pours paddy into a rice mill from which white rice runs into a bowl, between sacks",
    "rice-mill",
    ["people", "rice", "flour-sack"],
    () => [
      back(box(4, 8, 136, 78, 2)),
      tone(box(2, 87, 140, 4, 1)),
      ...tiedSack(128, 88, 1.1),
      ...tiedSack(112, 88, 1.1),
      ...tiedSack(120, 58, 1.05),
      figure(corners(1, "54 22, 92 22, 82 42, 66 42")),
      ember(ellipse(73, 22, 17, 4)),
      accent(box(60, 40, 28, 34, 2)),
      figure(circle(74, 56, 8.6), box(60, 74, 4, 14), box(84, 74, 4, 14)),
      light(circle(74, 56, 3)),
      figure(corners(1, "86 54, 100 60, 98 66, 86 64")),
      light(outline("M95 62L100 64C101 70 101 74 102 78H92C94 72 94 68 95 62Z")),
      natural(outline("M84 78H112C111 85 106 89 102 89H94C90 89 85 85 84 78Z")),
      light(outline("M86 78C90 72 106 72 110 78Z")),
      ...stand(30, 5.4, "52 24, 50 30", { top: "ember", hair: "bun", skirt: "long", legs: "figure", skin: "skin" }, 89, 6),
      ember(outline("M60 13C66 13 70 17 72 22H63C63 18 61 16 58 15Z")),
      natural(outline("M41 21L64 11C68 21 62 32 54 33C47 33 42 28 41 21Z")),
      ember(outline("M41 21L64 11C65 15 46 24 41 21Z")),
      skin(circle(52, 26, 2.5)),
    ],
  ),
  "nut-scoop": vignette(
    "a merchant who fills a paper cone with roasted nuts from open sacks for a customer",
    "nut-shop",
    ["people", "paper-cone", "scales"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      figure(box(10, 22, 60, 2.4, 1)),
      ...[12, 24, 36, 48].flatMap((x, n) => [
        light(box(x, 8, 10, 14, 2)),
        ([ember, natural, green, accent][n] ?? natural)(box(x + 1.2, 12, 7.6, 9, 1.4)),
        figure(box(x + 1, 6, 8, 2.6, 1)),
      ]),
      tone(box(2, 87, 140, 4, 1)),
      ...stand(54, 5.3, "72 44, 80 38", { top: "accent", hair: "short", beard: true, legs: "figure", hairRole: "figure" }, 89, 6),
      ...stand(126, 5, "108 44, 112 50", { face: -1, top: "tone", hair: "long", skirt: "knee", legs: "skin" }, 90, 3),
      ...openSack(10, 89, 24, 28, natural),
      ...openSack(37, 90, 24, 26, ember),
      ...openSack(64, 89, 24, 28, green),
      ...openSack(91, 90, 24, 26, light),
      ember(
        ...[
          [43, 61],
          [48, 59],
          [54, 60],
          [51, 62],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 2.6, 1.8, 20)),
      ),
      natural(
        ...[
          [15, 58],
          [21, 56],
          [28, 58],
          [24, 60],
        ].map(([x = 0, y = 0]) => circle(x, y, 2.4)),
      ),
      light(outline("M77 34L95 31L89 50Z")),
      natural(circle(81, 32, 2.4), circle(86, 30.6, 2.6), circle(91, 30.4, 2.4)),
      skin(circle(81.4, 38.4, 2.4)),
      figure(line(2, "72 45, 78 53"), outline("M75 52L86 50C88 56 83 60 78 58Z")),
      natural(circle(80, 51.6, 2), circle(83.6, 50.8, 2)),
    ],
  ),
};
