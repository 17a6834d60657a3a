import { box, circle, corners, ellipse, outline } from "#/studio/motifs/outlines";
import { line } from "#/studio/motifs/strokes";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { counter } from "../wares";
import type { Paint } from "../hosts";

/** A square burner with a flared top on four feet, with glowing coals, on `base`. */
const burner = (x: number, base: number, size: number): DrawnShape[] => {
  const put = (points: readonly (readonly [number, number])[]) =>
    corners(0.6, points.map(([dx, dy]) => `${x + dx * size} ${base + dy * size}`).join(", "));
  return [
    ember(ellipse(x, base - 19.6 * size, 7.6 * size, 2.6 * size)),
    natural(
      put([
        [-10, 0],
        [10, 0],
        [7, -4],
        [4, -9],
        [-4, -9],
        [-7, -4],
      ]),
      put([
        [-6, -8],
        [6, -8],
        [11, -19],
        [-11, -19],
      ]),
    ),
    figure(box(x - 11.6 * size, base - 19.6 * size, 23.2 * size, 2.4 * size, 0.6)),
    accent(
      put([
        [0, -16.4],
        [3, -13.2],
        [0, -10],
        [-3, -13.2],
      ]),
    ),
  ];
};

/** Smoke that rises in broad curls from a point. */
const smoke = (x: number, y: number, size: number): DrawnShape => {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  return light(
    outline(
      `M${at(-2, 0)}C${at(-10, -10)} ${at(4, -16)} ${at(-4, -27)}C${at(-8, -33)} ${at(-3, -38)} ${at(1, -40)}`,
      `C${at(-2, -35)} ${at(6, -31)} ${at(6, -24)}C${at(6, -15)} ${at(-2, -12)} ${at(2, 0)}Z`,
    ),
    outline(
      `M${at(3, -1)}C${at(6, -7)} ${at(13, -10)} ${at(9, -19)}C${at(7, -24)} ${at(11, -28)} ${at(13, -29)}`,
      `C${at(12, -25)} ${at(17, -22)} ${at(15, -15)}C${at(13, -8)} ${at(7, -7)} ${at(5, -1)}Z`,
    ),
  );
};

/** A heap of resin tears in a dish or a sack at a point. */
const tears = (x: number, y: number, width: number, paint: Paint = ember): DrawnShape[] => [
  paint(
    ...[-0.4, -0.2, 0, 0.2, 0.4].map((dx) => ellipse(x + dx * width, y, width * 0.13, width * 0.11)),
    ...[-0.28, -0.08, 0.12, 0.3].map((dx) => ellipse(x + dx * width, y - width * 0.13, width * 0.12, width * 0.1)),
    ...[-0.12, 0.1].map((dx) => ellipse(x + dx * width, y - width * 0.25, width * 0.11, width * 0.09)),
  ),
];

/** An open sack with its rim rolled down that stands on `base`. */
const sack = (x: number, base: number, width: number, height: number, fill: Paint): DrawnShape[] => [
  ...tears(x, base - height, width * 0.86, fill),
  natural(
    outline(
      `M${x - width * 0.46} ${base - height}H${x + width * 0.46}C${x + width * 0.56} ${base - height * 0.4}`,
      `${x + width * 0.54} ${base} ${x + width * 0.42} ${base}H${x - width * 0.42}C${x - width * 0.54} ${base}`,
      `${x - width * 0.56} ${base - height * 0.4} ${x - width * 0.46} ${base - height}Z`,
    ),
  ),
  light(box(x - width * 0.53, base - height - 1.4, width * 1.06, 4, 2)),
];

/** A pile of folded saris, each with its golden edge, on `base`. */
const pile = (x: number, base: number, width: number, paints: readonly Paint[]): DrawnShape[] =>
  paints.flatMap((paint, index) => {
    const y = base - 4.4 * (index + 1);
    return [paint(box(x, y, width, 4, 1.4)), ember(box(x + width - 6, y, 3, 4))];
  });

/** Shops of frankincense and oud, and of saris of silk. */
export const smokeAndSilk: VignetteGroup = {
  "incense-smelled": vignette(
    "a seller of frankincense and oud with a burner on the counter and a woman who fans its smoke towards her",
    "incense-shop",
    ["people", "flame"],
    () => [
      back(box(3, 4, 138, 82, 3)),
      natural(box(8, 10, 70, 46, 2)),
      tone(...[0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x) => box(11 + x * 16.6, 13 + y * 14, 14.4, 11.6, 1)))),
      figure(...[0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x) => circle(18.2 + x * 16.6, 19 + y * 14, 1.5)))),
      ...stand(
        36,
        5.6,
        "56 56, 62 58",
        { top: "light", nearSleeve: "light", hair: "scarf", hairRole: "accent", beard: true, skin: "deepSkin" },
        101,
        6,
      ),
      ...counter(4, 62, 96, natural, figure),
      accent(
        ...[0, 1, 2, 3, 4, 5].map((index) =>
          corners(0.6, `${16 + index * 14} 70, ${22 + index * 14} 77, ${16 + index * 14} 84, ${10 + index * 14} 77`),
        ),
      ),
      light(outline("M8 56H26L23 62H11Z"), outline("M44 58H62L59 62H47Z")),
      ...tears(17, 54.6, 15),
      ...tears(53, 56.8, 14, natural),
      smoke(84, 42, 0.86),
      ...burner(84, 62, 1),
      ...stand(
        122,
        5.6,
        "104 42, 110 54",
        {
          face: -1,
          top: "figure",
          hair: "scarf",
          hairRole: "figure",
          nearSleeve: "tone",
          legs: "figure",
          skirt: "long",
          shoes: "natural",
        },
        89,
        6,
      ),
    ],
  ),
  "frankincense-and-burner": vignette(
    "a burner with smoke on a low table between open sacks of frankincense and wood",
    "incense-shop",
    ["flame"],
    () => [
      back(outline("M14 86V42C14 20 40 6 72 6C104 6 130 20 130 42V86Z")),
      smoke(70, 34, 0.84),
      natural(box(40, 64, 62, 5, 2), box(46, 69, 6, 20, 1), box(90, 69, 6, 20, 1)),
      accent(box(46, 69, 50, 6)),
      light(...[52, 61.5, 71, 80.5, 90].map((x) => corners(0.4, `${x} 69.4, ${x + 2.4} 72, ${x} 74.6, ${x - 2.4} 72`))),
      ...burner(71, 64, 1.5),
      light(outline("M44 59H56L54 64H46Z"), outline("M88 59H100L98 64H90Z")),
      ...tears(50, 57.8, 10),
      ...tears(94, 57.8, 10),
      ...sack(22, 89, 30, 28, ember),
      ...sack(122, 89, 30, 28, ember),
    ],
  ),
  "incense-sticks": vignette(
    "a maker who ties incense sticks to bundles beside a bowl in which three sticks smoke",
    "incense-shop",
    ["people", "bowl"],
    () => [
      back(box(3, 4, 138, 82, 3)),
      figure(box(88, 26, 46, 2.4, 0.8)),
      accent(box(92, 12, 9, 14, 1), box(114, 14, 9, 12, 1)),
      natural(box(103, 15, 9, 11, 1)),
      tone(box(125, 12, 7, 14, 1)),
      ...stand(66, 5.7, "88 50, 80 56", { top: "accent", nearSleeve: "accent", hair: "bun", legs: "figure" }, 107, 6),
      light(outline("M29 33C24 27 33 23 28 16C27 12 30 9 32 8C31 12 36 15 34 20C32 26 33 29 31 33Z")),
      ...[-5, 0, 5].flatMap((dx) => [natural(line(1.7, `${30 + dx * 0.4} 56,${30 + dx} 35`)), ember(circle(30 + dx, 34, 1.7))]),
      tone(outline("M14 50H46C46 58 42 64 36 65H24C18 64 14 58 14 50Z"), box(22, 63, 16, 3.4, 1)),
      light(box(12, 48.6, 36, 3.4, 1.6), circle(30, 57.6, 2.4)),
      ...counter(4, 66, 136, natural, figure),
      light(box(12, 75, 34, 10, 1), box(55, 75, 34, 10, 1), box(98, 75, 34, 10, 1)),
      // Bundles of sticks, and the one that is tied.
      ...[104, 116, 128].flatMap((x, index) => [
        (index === 1 ? ember : accent)(corners(0.8, `${x - 2} 58, ${x + 2} 58, ${x + 6} 34, ${x - 6} 34`)),
        natural(corners(0.6, `${x - 3.6} 66, ${x + 3.6} 66, ${x + 1.8} 57, ${x - 1.8} 57`)),
        light(box(x - 3, 55.4, 6, 2.4, 1)),
      ]),
      ember(corners(0.8, "82 40, 94 36, 90.6 52, 86.6 52.6")),
      natural(corners(0.6, "86.6 52, 90.6 51.4, 93 62, 88 62.6")),
      light(box(85.6, 50.6, 6, 2.6, 1)),
    ],
  ),
  "silk-sari-unfolded": vignette(
    "a seller on a white mattress who unfolds a silk sari with a golden border before a customer",
    "silk-saris",
    ["people", "fabric-roll"],
    () => [
      back(box(3, 4, 138, 82, 3)),
      figure(box(8, 24, 44, 2.4, 0.8), box(8, 46, 44, 2.4, 0.8), box(92, 24, 44, 2.4, 0.8)),
      ...pile(10, 24, 18, [accent, tone, light]),
      ...pile(31, 24, 18, [tone, natural, accent]),
      ...pile(10, 46, 18, [natural, light, tone]),
      ...pile(94, 24, 18, [tone, accent, natural]),
      ...pile(115, 24, 18, [light, accent, tone]),
      ...stand(46, 5.8, "70 46, 64 50", { top: "light", nearSleeve: "light", hair: "short", skin: "deepSkin" }, 108, 8),
      natural(box(4, 82, 100, 7, 1)),
      light(box(6, 70, 96, 13, 4)),
      ...sit(
        122,
        74,
        5.7,
        "104 62, 106 65",
        {
          face: -1,
          top: "green",
          hair: "bun",
          skin: "deepSkin",
          legs: "green",
          skirt: "long",
          nearSleeve: "tone",
          shoes: "natural",
        },
        89,
        10,
      ),
      natural(box(114, 75, 18, 3, 1), box(116, 78, 3, 11), box(127, 78, 3, 11)),
      accent(
        outline(
          "M60 46C68 42 74 44 78 48L106 62C104 68 98 72 92 72L98 84C80 88 50 86 22 84C18 82 18 78 22 76C42 76 54 66 60 46Z",
        ),
      ),
      ember(
        outline("M60 46C54 66 42 76 22 76C18 78 18 82 22 84L26 84C26 82 26 81 28 80.6C48 79 62 68 66 46C64 45 62 45 60 46Z"),
        outline("M106 62L101 59.6C99 64 95 67 90 68L86 68L94 84L98 84L92 72C98 72 104 68 106 62Z"),
      ),
      light(
        ...[
          [74, 54],
          [84, 60],
          [66, 64],
          [76, 66],
          [56, 74],
          [68, 76],
          [80, 76],
          [46, 80],
          [60, 82],
          [74, 83],
        ].map(([x = 0, y = 0]) => circle(x, y, 1.6)),
      ),
    ],
  ),
  "silk-loom": vignette(
    "a weaver at a pit loom who weaves a silk sari with a golden border",
    "silk-saris",
    ["people", "loom"],
    () => [
      back(box(3, 4, 138, 82, 3)),
      natural(box(48, 10, 4, 79, 1), box(128, 10, 4, 79, 1), box(44, 8, 92, 4, 1)),
      ...stand(
        26,
        5.7,
        "54 54, 50 58",
        { top: "light", nearSleeve: "light", hair: "short", skin: "deepSkin", sleeves: "short" },
        107,
        14,
      ),
      // The warp and the finished cloth, seen a little from above.
      light(corners(0.6, "66 58, 134 42, 138 52, 70 72")),
      tone(...[0, 1, 2, 3].map((index) => line(1.4, `${67 + index} ${61 + index * 3},${134.6 + index} ${44.4 + index * 2.2}`))),
      accent(corners(0.8, "34 66, 68 57.6, 72 72, 38 80")),
      ember(corners(0.4, "34 66, 68 57.6, 68.8 60.6, 34.8 69"), corners(0.4, "37.2 77, 71.2 69, 72 72, 38 80")),
      light(circle(46, 71, 1.5), circle(54, 69, 1.5), circle(62, 67, 1.5)),
      figure(line(1.4, "70 12,70 50"), line(1.4, "80 12,80 50"), line(1.4, "94 12,94 44"), line(1.4, "104 12,104 44")),
      natural(box(67, 48, 6, 28, 1), box(78, 46, 4, 26, 1)),
      figure(box(92, 40, 4, 24, 1), box(102, 38, 4, 24, 1)),
      natural(outline("M28 68H36V89H28Z"), box(4, 70, 34, 19, 1)),
      ember(circle(110, 80, 6), circle(122, 82, 5)),
      accent(circle(116, 73, 5)),
      light(circle(110, 80, 2), circle(122, 82, 1.7), circle(116, 73, 1.7)),
    ],
  ),
};
