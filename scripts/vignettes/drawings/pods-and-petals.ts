import { box, circle, corners, ellipse, outline, petal } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
  fitToGrid,
} from "../vignette-drawing";

/** A cocoa pod with its ribs, from its stalk down. */
const pod = (x: number, y: number, size: number): DrawnShape[] => [
  ember(petal(x, y, x, y + 18 * size, 10 * size, 0.44)),
  natural(
    curve(
      1.3,
      `M${x - 1.6 * size} ${y + 3 * size}C${x - 3 * size} ${y + 8 * size} ` +
        `${x - 2 * size} ${y + 12 * size} ${x - 0.8 * size} ${y + 15 * size}`,
    ),
  ),
  natural(
    curve(
      1.3,
      `M${x + 1.8 * size} ${y + 3 * size}C${x + 3 * size} ${y + 8 * size} ` +
        `${x + 2 * size} ${y + 12 * size} ${x + 0.8 * size} ${y + 15 * size}`,
    ),
  ),
];

/** A saffron crocus whose stalk stands on the base. */
const crocus = (x: number, base: number, size: number): DrawnShape[] => [
  green(
    curve(
      1.5,
      `M${x - 1} ${base}C${x - 3} ${base - 6 * size} ${x - 6 * size} ${base - 9 * size} ${x - 8 * size} ${base - 9 * size}`,
    ),
  ),
  green(
    curve(
      1.5,
      `M${x + 1} ${base}C${x + 3} ${base - 6 * size} ${x + 6 * size} ${base - 9 * size} ${x + 8 * size} ${base - 9 * size}`,
    ),
  ),
  light(line(1.8, `${x} ${base}, ${x} ${base - 9 * size}`)),
  figure(
    petal(x, base - 8 * size, x - 6.4 * size, base - 19 * size, 5.4 * size),
    petal(x, base - 8 * size, x + 6.4 * size, base - 19 * size, 5.4 * size),
  ),
  ember(
    line(1.5, `${x} ${base - 12 * size}, ${x - 2.4 * size} ${base - 21 * size}`),
    line(1.5, `${x} ${base - 12 * size}, ${x + 2.4 * size} ${base - 21 * size}`),
  ),
  tone(petal(x, base - 8 * size, x, base - 19 * size, 5.4 * size)),
];

/** A flowering spike of lavender from the foot of its flowers to its tip. */
const spike = (x: number, y: number, tipX: number, tipY: number): DrawnShape =>
  figure(
    ...[0, 1, 2, 3].map((index) => {
      const share = index / 3;
      return circle(x + (tipX - x) * share, y + (tipY - y) * share, 2.5 - index * 0.4);
    }),
  );

/** A clump of lavender in flower on the base. */
const lavender = (x: number, base: number, size: number): DrawnShape[] => {
  const stalks = [-12, -7.5, -2.6, 2.6, 7.5, 12];
  return [
    green(
      ...stalks.map((dx) =>
        line(1.5, `${x + dx * 0.3 * size} ${base}, ${x + dx * size} ${base - (20 - Math.abs(dx) * 0.5) * size}`),
      ),
    ),
    ...stalks.map((dx) => {
      const foot = base - (18 - Math.abs(dx) * 0.5) * size;
      return spike(x + dx * 0.92 * size, foot, x + dx * 1.3 * size, foot - 11 * size);
    }),
    green(
      outline(
        `M${x - 11 * size} ${base}C${x - 12 * size} ${base - 10 * size} ${x + 12 * size} ${base - 10 * size} ${x + 11 * size} ${base}Z`,
      ),
    ),
  ];
};

/** What is picked by hand for its scent and taste. */
export const podsAndPetals: VignetteGroup = {
  "cocoa-picked": vignette(
    "a farmer who cuts ripe pods from the trunk of a cocoa tree beside a basket of pods",
    "cocoa-growers",
    ["people", "cocoa-pod", "tree", "wicker-basket"],
    () => [
      back(outline("M2 84V50C24 38 44 46 66 40C92 32 118 42 142 46V84Z")),
      natural(outline("M88 89C92 70 92 44 86 20H98C100 44 102 70 106 89Z"), line(4, "92 32, 68 12"), line(4, "94 28, 122 10")),
      green(
        petal(70, 14, 46, 20, 10),
        petal(70, 12, 54, 4, 9),
        petal(80, 18, 64, 28, 9),
        petal(90, 16, 76, 4, 9),
        petal(94, 16, 106, 3, 9),
        petal(116, 12, 134, 4, 9),
        petal(120, 12, 142, 20, 10),
        petal(110, 18, 126, 28, 9),
      ),
      ...pod(84, 36, 1.15),
      ...pod(107, 34, 1.15),
      ...pod(86, 62, 1),
      ...pod(110, 60, 1),
      ...stand(
        54,
        5.2,
        "76 44, 72 50",
        { top: "accent", hair: "short", legs: "figure", skin: "deepSkin", shoes: "natural", nearSleeve: "accent" },
        89,
        3,
      ),
      tone(corners(0.8, "76 43, 86 36, 88 39, 79 46")),
      ...pod(14, 58, 0.9),
      ...pod(25, 56, 0.96),
      ...pod(35, 58, 0.9),
      natural(corners(2, "4 70, 44 70, 40 89, 8 89")),
      figure(line(1.5, "6 76, 42 76"), line(1.5, "7 82, 41 82")),
      ember(petal(118, 84, 138, 87, 10)),
      light(ellipse(126, 85.6, 6, 2)),
    ],
  ),
  "vanilla-hung": vignette(
    "a grower who sorts long vanilla pods into bundles beside a vine with pale flowers",
    "vanilla-growers",
    ["people", "flower"],
    () => [
      back(box(4, 12, 136, 62, 2)),
      natural(box(112, 8, 6, 81, 1)),
      green(
        curve(2.6, "M115 88C106 74 126 66 115 54C105 42 126 34 115 22C111 16 116 12 118 8"),
        petal(110, 70, 94, 64, 8),
        petal(120, 66, 138, 62, 8),
        petal(111, 44, 94, 40, 8),
        petal(120, 38, 138, 34, 8),
        petal(112, 22, 98, 14, 8),
      ),
      ...[
        [104, 54],
        [128, 50],
        [126, 20],
      ].flatMap(([x = 0, y = 0]) => [
        light(
          ...[0, 72, 144, 216, 288].map((degrees) => {
            const angle = ((degrees - 90) * Math.PI) / 180;
            return petal(x, y, x + Math.cos(angle) * 9, y + Math.sin(angle) * 9, 4);
          }),
        ),
        ember(circle(x, y, 2.2)),
      ]),
      green(line(2, "130 66, 129 86"), line(2, "134 66, 135 84"), line(2, "126 66, 124 84")),
      ...stand(48, 5.3, "72 54, 62 58", { top: "accent", hair: "bun", skin: "deepSkin", nearSleeve: "accent" }, 101, 8),
      light(corners(3, "43 53, 55 53, 57 69, 42 69")),
      natural(line(2.6, "70 40, 72 62"), line(2.6, "73 39, 74 62"), line(2.6, "76 40, 76 62")),
      accent(box(68.6, 50, 9, 3.4, 1)),
      figure(box(2, 68, 98, 4.6, 1), box(8, 72, 4, 17), box(90, 72, 4, 17)),
      light(box(4, 64, 36, 4, 1)),
      natural(
        ...[0, 1, 2, 3].flatMap((index) => [line(2.4, `${6 + index} ${63 - index * 3}, ${36 - index} ${63.4 - index * 3}`)]),
      ),
      accent(box(16, 51, 3.4, 13, 1)),
      natural(corners(2, "78 56, 98 56, 96 68, 80 68")),
      figure(line(1.4, "79 61, 97 61")),
      natural(line(2.2, "82 56, 80 42"), line(2.2, "86 56, 86 40"), line(2.2, "90 56, 91 41"), line(2.2, "94 56, 97 44")),
    ],
  ),
  "saffron-threads": vignette(
    "two women at a table who pull the red threads from purple crocus flowers",
    "saffron-growers",
    ["people", "flower", "bowl"],
    () => [
      back(box(4, 8, 136, 58, 2)),
      ...stand(30, 5.2, "50 54, 44 60", { top: "accent", hair: "scarf", hairRole: "light", nearSleeve: "accent" }, 101, 8),
      ...stand(114, 5.2, "94 54, 100 60", { face: -1, top: "tone", hair: "bun", nearSleeve: "tone" }, 101, 8),
      ...crocus(47, 66, 1.3),
      ...crocus(97, 66, 1.3),
      figure(
        ...[62, 68, 76, 82].map((x, index) => petal(x, 64, x + (index < 2 ? -5 : 5), 52, 6)),
        petal(72, 60, 72, 44, 6),
        petal(67, 60, 60, 47, 6),
        petal(77, 60, 84, 47, 6),
      ),
      ember(line(1.6, "66 58, 62 46"), line(1.6, "72 54, 73 42"), line(1.6, "79 58, 83 46")),
      natural(outline("M56 61H88C87 66 82 68 72 68C62 68 57 66 56 61Z")),
      figure(box(2, 67, 140, 4.6, 1), box(10, 71, 4, 18), box(130, 71, 4, 18)),
      light(ellipse(26, 66, 14, 2.4), ellipse(120, 66, 14, 2.4)),
      ember(
        ...[18, 24, 30].flatMap((x) => [line(1.4, `${x} 65, ${x + 5} 61`), line(1.4, `${x} 61, ${x + 5} 65`)]),
        ...[112, 118, 124].flatMap((x) => [line(1.4, `${x} 65, ${x + 5} 61`), line(1.4, `${x} 61, ${x + 5} 65`)]),
      ),
    ],
  ),
  "lavender-cut": vignette(
    "a grower who carries a bundle of lavender along the rows, before a copper still",
    "lavender-farm",
    ["people", "lavender", "copper-still", "hill"],
    () =>
      fitToGrid([
        back(outline("M2 84V48C28 30 54 44 78 36C104 26 126 38 142 44V84Z")),
        // The still.
        natural(
          outline("M104 84V62C104 56 110 54 118 54C126 54 132 56 132 62V84Z"),
          outline("M108 54C108 44 112 40 118 40C124 40 128 44 128 54Z"),
        ),
        natural(curve(3, "M118 40C118 32 124 30 138 36L142 44")),
        figure(box(102, 82, 32, 7, 1), box(103, 60, 30, 2.2)),
        ...stand(
          64,
          5.2,
          "80 52, 78 60",
          { top: "light", hair: "tail", legs: "accent", nearSleeve: "light", shoes: "natural" },
          89,
          3,
        ),
        green(...[66, 73, 80, 87, 94, 101].map((x) => line(1.5, `${84 + (x - 84) * 0.2} 50, ${x} 36`))),
        ...[66, 73, 80, 87, 94, 101].map((x) =>
          spike(x, 37 - Math.abs(x - 84) * -0.1, x + (x - 84) * 0.3, 25 + Math.abs(x - 84) * 0.2),
        ),
        green(corners(1, "80 48, 91 48, 89 54, 94 66, 78 66, 83 54")),
        ember(box(82, 51, 8, 3, 1)),
        ...lavender(14, 88, 1.16),
        ...lavender(40, 89, 0.96),
        ...lavender(97, 90, 0.72),
      ]),
  ),
};
