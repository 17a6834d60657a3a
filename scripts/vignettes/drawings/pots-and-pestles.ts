import { box, circle, corners, ellipse, outline, slice } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  meat,
  natural,
  skin,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { pendant, steam } from "../wares";
import type { Paint } from "../hosts";

/** A copper pot whose chimney rises from a ring of broth, on its foot on `base`. */
const chimneyPot = (x: number, base: number, size: number): DrawnShape[] => {
  const at = (dx: number, dy: number) => `${x + dx * size} ${base + dy * size}`;
  return [
    ember(corners(1, [at(-9, 0), at(9, 0), at(6, -7), at(-6, -7)].join(", "))),
    figure(box(x - 10 * size, base - 2 * size, 20 * size, 2.4 * size, 1)),
    natural(curve(2.4 * size, `M${at(-21, -19)}C${at(-28, -20)} ${at(-28, -12)} ${at(-19, -13)}`)),
    natural(curve(2.4 * size, `M${at(21, -19)}C${at(28, -20)} ${at(28, -12)} ${at(19, -13)}`)),
    ember(
      outline(
        `M${at(-23, -21)}H${x + 23 * size}C${at(23, -10)} ${at(14, -5)} ${at(0, -5)}C${at(-14, -5)} ${at(-23, -10)} ${at(-23, -21)}Z`,
      ),
    ),
    light(ellipse(x, base - 21 * size, 22 * size, 4.6 * size)),
    meat(
      ellipse(x - 12 * size, base - 22 * size, 5 * size, 2 * size, -10),
      ellipse(x + 14 * size, base - 20.6 * size, 4 * size, 1.8 * size, 14),
    ),
    green(
      ellipse(x + 9 * size, base - 23.4 * size, 4.4 * size, 1.6 * size, 8),
      ellipse(x - 15 * size, base - 19.4 * size, 4 * size, 1.5 * size, 12),
    ),
    ember(corners(0.8, [at(-6.6, -21), at(6.6, -21), at(3.6, -38), at(-3.6, -38)].join(", "))),
    figure(box(x - 4.8 * size, base - 39.6 * size, 9.6 * size, 2.6 * size, 1)),
    figure(
      box(x - 23.6 * size, base - 21.8 * size, 4 * size, 2 * size, 1),
      box(x + 19.6 * size, base - 21.8 * size, 4 * size, 2 * size, 1),
    ),
  ];
};

/** A plate with slices of raw meat in rolls, its middle at the point. */
const rolls = (x: number, y: number, count: number): DrawnShape[] => [
  light(ellipse(x, y, count * 3.2 + 3.4, 3.2)),
  ...Array.from({ length: count }, (_, index) => {
    const at = x + (index - (count - 1) / 2) * 6;
    return [meat(circle(at, y - 3.4, 3.5)), light(circle(at, y - 3.4, 1.9)), meat(circle(at, y - 3.4, 0.9))];
  }).flat(),
];

/** A plate of leaves and mushrooms. */
const leaves = (x: number, y: number): DrawnShape[] => [
  light(ellipse(x, y, 13, 3.2)),
  green(ellipse(x - 6, y - 3.6, 5, 3.2, -24), ellipse(x, y - 4.6, 5, 3.6, 10), ellipse(x + 5, y - 3, 4.4, 2.8, 28)),
  natural(box(x + 6.2, y - 4, 2.4, 4, 1), slice(x + 7.4, y - 3.6, 4, 180, 360)),
];

/** Chickpeas within an oval. */
const peas = (paint: Paint, spots: readonly (readonly [number, number])[], radius: number): DrawnShape =>
  paint(...spots.map(([x, y]) => circle(x, y, radius)));

/** Meals round one pot, and the bowl of chickpeas that is pounded by hand. */
export const potsAndPestles: VignetteGroup = {
  "copper-hotpot": vignette(
    "two guests who dip slices of meat into a copper hotpot with a chimney, plates of raw meat and leaves round it",
    "hotpot",
    ["people", "cooking-pot", "chopsticks"],
    () => [
      back(box(3, 4, 138, 82, 3)),
      ...pendant(72, 16, 20, accent, 4),
      tone(box(6, 74, 22, 3, 1), box(9, 77, 3, 12), box(22, 77, 3, 12)),
      tone(box(116, 74, 22, 3, 1), box(119, 77, 3, 12), box(132, 77, 3, 12)),
      ...sit(
        18,
        74,
        5.8,
        "37 45, 38 62",
        { top: "accent", hair: "short", legs: "figure", nearSleeve: "accent", shoes: "natural" },
        89,
        8,
      ),
      ...sit(
        126,
        74,
        5.8,
        "107 45, 106 62",
        { face: -1, top: "tone", hair: "bob", legs: "figure", nearSleeve: "tone", shoes: "natural" },
        89,
        8,
      ),
      steam(56, 34, 14, 2, 8, light),
      steam(88, 34, 14, 2, 8, light),
      natural(box(30, 69, 84, 4, 1), box(38, 73, 4, 16), box(102, 73, 4, 16)),
      ...chimneyPot(72, 69, 0.94),
      ...rolls(42, 67, 2),
      ...leaves(102, 67),
      figure(line(1.4, "36 46,54 48"), line(1.4, "37 43.6,54 46.4"), line(1.4, "108 46,90 48"), line(1.4, "107 43.6,90 46.4")),
      meat(ellipse(55.6, 49, 3.4, 2, 70), ellipse(88.4, 49, 3.4, 2, -70)),
      skin(circle(37, 45.4, 3), circle(107, 45.4, 3)),
    ],
  ),
  "divided-hotpot": vignette(
    "a pot with red and clear broth on its burner between plates of raw meat and leaves",
    "hotpot",
    ["cooking-pot", "chopsticks"],
    () => [
      back(circle(72, 38, 36)),
      steam(72, 28, 18, 4, 12, light),
      natural(box(2, 78, 140, 5, 2), box(14, 83, 6, 7), box(124, 83, 6, 7)),
      tone(box(44, 70, 56, 9, 2)),
      figure(circle(72, 74.5, 3)),
      natural(box(26, 44, 10, 4, 2), box(108, 44, 10, 4, 2)),
      figure(outline("M32 42H112V56C112 66 104 71 94 71H50C40 71 32 66 32 56Z")),
      figure(ellipse(72, 42, 41, 13)),
      light(ellipse(72, 41, 37, 10.6)),
      meat(outline("M35 41C35 35.2 51.6 30.4 72 30.4C64 32.6 62 38 72 41C82 44 80 49.4 72 51.6C51.6 51.6 35 46.8 35 41Z")),
      figure(curve(2, "M72 30.4C64 32.6 62 38 72 41C82 44 80 49.4 72 51.6")),
      ember(circle(46, 40, 2.2), circle(56, 45.6, 2.4), circle(57, 36, 2), ellipse(64, 47, 3.4, 1.6, 20)),
      green(ellipse(86, 37, 6, 2.2, 12), ellipse(97, 42, 5, 2, -14)),
      natural(ellipse(84, 45, 3.6, 2)),
      figure(line(1.7, "96 40,132 12"), line(1.7, "99 42.4,136 16")),
      meat(ellipse(96, 41.6, 5, 2.4, -30)),
      ...rolls(18, 76, 3),
      ...leaves(126, 76),
      light(outline("M106 70H118L115 78H109Z")),
    ],
  ),
  "hummus-served": vignette(
    "a bowl of hummus with oil and chickpeas, bread and an onion before a man who pounds chickpeas",
    "hummus-eatery",
    ["people", "bowl", "onion"],
    () => [
      back(box(3, 4, 138, 78, 3)),
      figure(box(8, 26, 50, 2.4, 0.8)),
      light(outline("M12 20H26L23 26H15Z"), outline("M30 20H44L41 26H33Z")),
      green(box(48, 12, 6, 14, 1.4)),
      ...stand(
        82,
        5.8,
        "112 38, 113 46",
        { top: "light", nearSleeve: "light", hair: "short", beard: true, skin: "deepSkin" },
        106,
        8,
      ),
      accent(corners(2, "76 44, 88 44, 90 66, 74 66")),
      natural(line(3.6, "113 28,117 60")),
      tone(outline("M102 54H132C132 66 128 72 124 74H110C106 72 102 66 102 54Z")),
      light(ellipse(117, 54, 15, 3.4)),
      peas(
        ember,
        [
          [108, 53.6],
          [113, 55],
          [121, 55],
          [126, 53.6],
          [112, 52.2],
          [122, 52],
        ],
        1.8,
      ),
      natural(line(3.6, "116.4 48,117 54")),
      natural(box(2, 74, 140, 6, 1), box(10, 80, 6, 9), box(128, 80, 6, 9)),
      accent(outline("M10 58H78C76 70 64 76 44 76C24 76 12 70 10 58Z")),
      tone(ellipse(44, 58, 34, 9)),
      light(ellipse(44, 57.8, 31, 7.6)),
      natural(ellipse(44, 57.4, 22, 5.2)),
      light(ellipse(44, 57.4, 20, 4.2)),
      ember(ellipse(44, 57.2, 16.4, 3.2)),
      peas(
        natural,
        [
          [36, 56.6],
          [41, 58.4],
          [46, 56],
          [51, 58],
          [44, 57.2],
        ],
        2.1,
      ),
      green(ellipse(30, 55, 2.4, 1.3, 30), ellipse(57, 55.2, 2.4, 1.3, -30), ellipse(60, 59.4, 2.2, 1.2, 10)),
      natural(ellipse(91, 71.4, 11, 3), ellipse(90, 68, 10.4, 2.8)),
      tone(circle(136, 68.4, 5.6)),
      light(circle(136, 68.4, 4.2)),
      tone(circle(136, 68.4, 2.8)),
      light(circle(136, 68.4, 1.4)),
    ],
  ),
  "hummus-wiped": vignette(
    "two guests at a small table who wipe hummus from one bowl with flat bread",
    "hummus-eatery",
    ["people", "bowl"],
    () => [
      back(outline("M4 86V20C4 10 10 6 20 6H124C134 6 140 10 140 20V86Z")),
      tone(outline("M52 50V26C52 12 92 12 92 26V50Z")),
      light(outline("M56 50V27C56 17 88 17 88 27V50Z")),
      figure(box(71, 20, 2, 30), box(56, 35, 32, 2)),
      tone(box(6, 74, 22, 3, 1), box(9, 77, 3, 12), box(22, 77, 3, 12)),
      tone(box(116, 74, 22, 3, 1), box(119, 77, 3, 12), box(132, 77, 3, 12)),
      ...sit(
        18,
        74,
        5.9,
        "48 57, 40 64",
        { top: "accent", hair: "short", beard: true, skin: "deepSkin", legs: "figure", nearSleeve: "accent", shoes: "natural" },
        89,
        14,
      ),
      ...sit(
        126,
        74,
        5.9,
        "96 57, 104 64",
        { face: -1, top: "tone", hair: "curls", legs: "figure", nearSleeve: "tone", shoes: "natural" },
        89,
        14,
      ),
      natural(box(32, 69, 80, 4, 1), box(69, 73, 6, 16), box(56, 86, 32, 3, 1)),
      accent(outline("M50 60H94C93 66 86 69 72 69C58 69 51 66 50 60Z")),
      tone(ellipse(72, 60, 22, 5.4)),
      light(ellipse(72, 59.8, 19.6, 4.4)),
      ember(ellipse(72, 59.4, 12, 2.6)),
      peas(
        light,
        [
          [67, 59],
          [72, 60.2],
          [77, 59],
        ],
        1.6,
      ),
      natural(ellipse(50.6, 59, 5, 2.6, 24), ellipse(93.4, 59, 5, 2.6, -24)),
      natural(ellipse(104, 67.4, 9, 2), ellipse(103, 65, 8.6, 2)),
    ],
  ),
};
