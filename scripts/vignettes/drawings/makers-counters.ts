import { box, circle, corners, ellipse, outline } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { drawTree } from "../fixtures";
import { kneel, sit, stand } from "../stances";
import { accent, back, ember, figure, green, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";
import { awning } from "../wares";

/** A basket without a lid that stands on `base`, its handle above it. */
const basket = (x: number, base: number, width: number, height: number, paint: typeof natural, handle = 0) => {
  const [reach, rise] = [width * 0.42, base - height - handle * 1.3];
  const bow = `C${x - reach} ${rise} ${x + reach} ${rise} ${x + reach} ${base - height}`;
  return [
    paint(
      corners(
        1.4,
        `${x - width / 2} ${base - height},${x + width / 2} ${base - height},${x + width * 0.4} ${base},${x - width * 0.4} ${base}`,
      ),
      ...(handle === 0 ? [] : [curve(1.8, `M${x - reach} ${base - height}${bow}`)]),
    ),
    figure(
      ...[0.36, 0.7].map((share) =>
        box(x - width * (0.47 - share * 0.08), base - height * (1 - share), width * (0.94 - share * 0.16), 1, 0.4),
      ),
    ),
  ];
};

/** A chair from the side whose seat is a web. */
const caneChair = (x: number, base: number, face: 1 | -1, frame: typeof natural) => [
  frame(
    line(2.2, `${x - 8 * face} ${base - 40},${x - 7 * face} ${base - 20},${x - 9 * face} ${base}`),
    line(2.2, `${x + 8 * face} ${base - 20},${x + 9 * face} ${base}`),
    line(1.6, `${x - 8 * face} ${base - 9},${x + 8 * face} ${base - 9}`),
    box(x - 10, base - 22, 20, 3.4, 1),
  ),
  light(...[-6, -2, 2, 6].map((at) => line(1, `${x + at - 1} ${base - 21.4},${x + at + 1} ${base - 19.6}`))),
];

/** Makers with those who buy from them, and the finished things. */
export const makersCounters: VignetteGroup = {
  "stitched-blouse": vignette(
    "an embroiderer who hands a blouse with stitched flowers over a counter, hoops on the wall",
    "embroidery",
    ["people", "flower", "shirt", "thread-spool"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      ...[
        [54, 22, 11],
        [82, 18, 8],
        [101, 24, 8],
      ].flatMap(([x = 0, y = 0, r = 0], index) => [
        light(circle(x, y, r)),
        natural(hoop(2, x, y, r), box(x - 2, y - r - 3, 4, 3, 0.6)),
        green(curve(1.2, `M${x} ${y + r * 0.6}V${y}`), ellipse(x - 2, y + r * 0.4, 2, 1, 30)),
        (index === 1 ? ember : accent)(
          ...[0, 72, 144, 216, 288].map((angle) =>
            circle(
              x + Math.sin((angle * Math.PI) / 180) * r * 0.3,
              y - r * 0.1 - Math.cos((angle * Math.PI) / 180) * r * 0.3,
              r * 0.2,
            ),
          ),
        ),
      ]),
      ...stand(28, 5, "54 48, 50 52", { top: "figure", hair: "bun", hairRole: "tone", legs: "figure" }, 89, 6),
      ...stand(
        122,
        5,
        "98 48, 102 54",
        { face: -1, top: "tone", hair: "curls", legs: "natural", skin: "deepSkin", shoes: "accent" },
        89,
        4,
      ),
      light(outline("M66 44L72 42C74 45 80 45 82 42L88 44L98 50L94 58L89 56V72H65V56L60 58L56 50Z")),
      ember(
        circle(72, 60, 2),
        circle(76, 60, 2),
        circle(74, 57, 2),
        circle(82, 65, 1.6),
        circle(85, 65, 1.6),
        circle(83.4, 62.6, 1.6),
      ),
      green(curve(1.2, "M74 62C74 66 78 69 82 68"), ellipse(70, 65, 2.4, 1.1, 30)),
      natural(box(38, 70, 76, 4.4, 1)),
      accent(box(42, 74, 68, 15)),
      figure(...[46, 52, 100, 106].map((x) => box(x - 2, 63, 4.4, 7, 0.8))),
      ember(box(46.4, 64.6, 3.2, 4), box(100.4, 64.6, 3.2, 4)),
    ],
  ),
  "basket-stall": vignette(
    "a basket maker at a stall full of baskets who sells one to a customer",
    "basket-maker",
    ["people", "wicker-basket", "market-stall"],
    () => [
      ...awning(6, 6, 92, 12, 8),
      figure(box(8, 14, 2.4, 75), box(94, 14, 2.4, 75)),
      back(box(10.4, 18, 83.6, 70)),
      natural(line(1.2, "22 18,22 26"), line(1.2, "82 18,82 24")),
      ...basket(22, 42, 18, 15, natural, 6),
      ...basket(82, 40, 16, 13, accent, 6),
      ...stand(
        52,
        4.8,
        "72 48, 66 54",
        { top: "figure", hair: "scarf", hairRole: "accent", legs: "figure", skin: "deepSkin" },
        98,
        6,
      ),
      natural(box(6, 66, 92, 4, 1), box(12, 70, 4, 19), box(88, 70, 4, 19)),
      ...basket(20, 66, 20, 12, natural),
      ...basket(40, 66, 14, 9, tone, 5),
      ...basket(84, 66, 16, 10, natural),
      ...basket(34, 89, 26, 15, natural, 0),
      ...basket(66, 89, 22, 13, accent, 0),
      ...stand(120, 5.1, "82 50, 100 52", { face: -1, top: "accent", hair: "tail", legs: "tone", shoes: "figure" }, 89, 8),
      ...basket(90, 57, 20, 13, natural, 8),
    ],
  ),
  "woven-seats": vignette(
    "a customer who tries a chair with a new woven seat, more chairs on the wall",
    "chair-caning",
    ["people", "chair", "woven-grid"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(6, 12, 50, 2.4, 1)),
      ...caneChair(20, 54, 1, natural),
      ...caneChair(45, 54, 1, accent),
      natural(hoop(2.6, 92, 24, 9), hoop(2, 92, 24, 6), hoop(2.6, 116, 22, 8), hoop(2, 116, 22, 5)),
      figure(box(90.6, 10, 3, 6, 1), box(114.6, 9, 3, 6, 1)),
      ...sit(
        98,
        68,
        5,
        "112 62, 108 66",
        { top: "accent", hair: "bob", hairRole: "tone", legs: "figure", shoes: "light" },
        89,
        -2,
      ),
      natural(line(2.4, "85 44,87 68,84 89"), line(2.4, "106 70,108 89"), line(1.6, "86 80,107 80"), box(84, 68, 25, 4, 1)),
      light(...[88, 93, 98, 103].map((x) => line(1.1, `${x} 71.4,${x + 2} 68.8`))),
      ...stand(
        65,
        5,
        "84 50, 78 56",
        { top: "figure", hair: "short", beard: true, legs: "natural", skin: "deepSkin", shoes: "tone" },
        89,
        4,
      ),
      natural(box(12, 82, 30, 3, 1), line(2.2, "16 84,14 89"), line(2.2, "38 84,40 89")),
      tone(box(16, 74, 10, 8, 1)),
      natural(curve(1.6, "M30 82C26 74 38 70 38 78C38 82 32 82 32 78")),
    ],
  ),
  "rope-shop": vignette(
    "a rope maker who measures off a rope from a coil for a sailor",
    "rope-maker",
    ["people", "rope", "anchor", "knot"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(36, 8, 72, 2.6, 1)),
      ...[natural, accent, tone].flatMap((paint, index) => {
        const x = 46 + index * 20;
        return [
          figure(line(1.6, `${x} 10,${x} 16`)),
          paint(hoop(3, x, 27, 11), hoop(2.4, x, 28, 6.6)),
          figure(box(x - 3, 34, 6, 5, 1)),
        ];
      }),
      figure(line(2.6, "104 20,104 42"), circle(104, 18, 3), line(2.2, "99 25,109 25"), curve(2.6, "M95 35C97 44 111 44 113 35")),
      ...stand(30, 5, "56 54, 44 50", { top: "accent", hair: "none", beard: true, legs: "figure", shoes: "tone" }, 89, 8),
      ...stand(
        120,
        5,
        "90 54, 98 58",
        { face: -1, top: "light", hair: "cap", hairRole: "figure", legs: "figure", skin: "deepSkin", shoes: "natural" },
        89,
        6,
      ),
      natural(curve(2.8, "M44 50C48 62 52 58 56 54C66 62 80 62 90 54C96 60 96 66 100 66")),
      figure(box(40, 66, 70, 4.4, 1)),
      tone(box(44, 70, 62, 19)),
      natural(ellipse(75, 64, 14, 2.6), ellipse(75, 61, 12, 2.4)),
    ],
  ),
  "organ-played": vignette(
    "an organist who plays a finished organ while its builder listens",
    "organ-builder",
    ["people", "organ-pipes"],
    () => [
      back(outline("M8 86V30C8 12 40 4 72 4C104 4 136 12 136 30V86Z")),
      natural(outline("M18 62V26L30 18L42 26V34H58V14L72 6L86 14V34H102V26L114 18L126 26V62Z")),
      light(
        ...[22, 27, 32, 37].map((x, index) => box(x - 1.8, 26 - (index % 3 === 0 ? 0 : 3), 3.6, 34, 1.6)),
        ...[107, 112, 117, 122].map((x, index) => box(x - 1.8, 26 - (index % 3 === 0 ? 0 : 3), 3.6, 34, 1.6)),
        ...[62, 67, 72, 77, 82].map((x, index) => box(x - 1.8, 18 - 2.5 * (2 - Math.abs(index - 2)), 3.6, 40, 1.6)),
        ...[46, 51, 56, 88, 93, 98].map((x) => box(x - 1.6, 38, 3.2, 20, 1.4)),
      ),
      figure(box(16, 58, 112, 5, 1)),
      natural(box(88, 63, 38, 26, 1)),
      figure(box(76, 73, 13, 2.6, 0.6), box(80, 68, 9, 2.6, 0.6), line(2, "84 75,84 88")),
      light(box(75, 71.4, 13, 2, 0.6), box(79, 66.4, 9, 2, 0.6)),
      accent(...[95, 102, 109, 116].flatMap((x) => [circle(x, 71, 1.8), circle(x, 78, 1.8)])),
      ...sit(60, 74, 4.9, "78 70, 80 66", { top: "accent", hair: "bun", legs: "figure", shoes: "light" }, 89, 6),
      figure(box(50, 74, 20, 3.4, 1), box(52, 77, 3, 12), box(65, 77, 3, 12)),
      ...stand(
        26,
        5,
        "38 56, 34 58",
        { top: "figure", hair: "short", hairRole: "tone", beard: true, legs: "tone", shoes: "figure" },
        89,
        2,
      ),
      light(box(86, 53, 14, 10, 0.6)),
      figure(box(88, 56, 10, 1, 0.4), box(88, 59, 10, 1, 0.4)),
    ],
  ),
  "bricks-drying": vignette(
    "two workers who mould bricks of clay and set them out to dry in rows",
    "brickworks",
    ["people", "brick", "chimney"],
    () => [
      back(circle(26, 22, 13)),
      ...drawTree(18, 64, 9),
      tone(box(92, 34, 44, 34), corners(0.6, "110 36,112 4,122 4,124 36")),
      figure(box(111, 3, 12, 3, 1), corners(0.6, "88 36,140 36,132 28,96 28")),
      natural(outline("M2 66C40 60 110 62 142 66V91H2Z")),
      figure(outline("M108 68V54C108 46 120 46 120 54V68Z")),
      ember(...[0, 1, 2].flatMap((file) => [0, 1, 2, 3, 4].map((at) => box(66 + at * 14, 71 + file * 7, 10, 4, 0.6)))),
      ...kneel(
        30,
        5,
        "54 76, 48 78",
        { top: "accent", hair: "scarf", hairRole: "figure", legs: "figure", skin: "deepSkin", shoes: "light" },
        90,
        26,
      ),
      figure(box(44, 78, 18, 7, 1)),
      ember(box(46, 79.6, 6.4, 4, 0.4), box(53.6, 79.6, 6.4, 4, 0.4)),
      ...stand(
        124,
        4.8,
        "106 58, 108 60",
        { face: -1, top: "natural", hair: "short", legs: "figure", skin: "deepSkin", shoes: "tone" },
        90,
        10,
      ),
      ember(box(96, 55, 13, 5, 0.6), box(96, 61, 13, 5, 0.6)),
    ],
  ),
};
