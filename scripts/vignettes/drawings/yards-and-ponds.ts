import { box, circle, corners, ellipse, outline, row } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { drawCarton, drawHills, drawWheel } from "../fixtures";
import { fluff } from "../people";
import { stand } from "../stances";
import {
  accent,
  back,
  deepSkin,
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
import { sittingDog, standingDog } from "./animals";

/** Work in yards, parks, booths and at ponds. */
export const yardsAndPonds: VignetteGroup = {
  "dogs-walked": vignette("a dog walker with three dogs on leads in a park", "animal-boarding", ["people", "dog", "tree"], () => [
    drawHills(50),
    natural(box(16, 46, 3.4, 42)),
    green(fluff(18, 36, 15, 10)),
    natural(box(126, 56, 2.8, 32)),
    green(fluff(127, 48, 11, 9)),
    tone(box(2, 87, 140, 4, 1)),
    ...standingDog(118, 88, 0.72, 1, "figure", "tone"),
    ...stand(44, 5.3, "60 52, 58 56", { top: "accent", hair: "tail", legs: "figure" }, 89, -4),
    figure(
      curve(1.3, "M60 53C76 54 100 58 130 65"),
      curve(1.3, "M60 54C66 58 78 62 92 66"),
      curve(1.3, "M59 56C62 62 66 68 70 74"),
    ),
    ...standingDog(84, 88, 0.86, 1, "natural", "figure"),
    ...sittingDog(66, 90, 0.42, 1, "light", "figure"),
    ember(line(2, "129 63, 131.6 67"), line(2.2, "93.6 63, 96.4 67"), line(1.6, "68.6 76.4, 71.4 76.4")),
    skin(circle(60, 53, 2.5)),
    natural(corners(1, "30 52, 37 51, 38 62, 31 62")),
  ]),
  "storage-room": vignette(
    "a couple who push a trolley with boxes and a lamp to a storage room with its shutter up",
    "warehouse",
    ["people", "parcel", "lamp"],
    () => [
      back(box(2, 2, 140, 84)),
      figure(box(2, 8, 140, 3)),
      ...[4, 96].flatMap((x) => [
        accent(box(x, 18, 44, 69, 1)),
        light(row(box(x + 3, 24, 38, 1.6, 0.6), 8, 0, 7.6)),
        figure(box(x + 18, 81, 8, 2.6, 1)),
      ]),
      figure(box(50, 18, 44, 69, 1)),
      light(box(53, 21, 38, 66)),
      accent(box(53, 21, 38, 9)),
      figure(box(53, 29, 38, 1.6)),
      ...drawCarton(56, 70, 16, 17),
      ...drawCarton(58, 56, 13, 14),
      natural(box(76, 52, 12, 35, 1)),
      figure(box(78, 60, 8, 1.4), box(78, 70, 8, 1.4), box(81, 54, 2, 3)),
      tone(box(2, 87, 140, 4, 1)),
      figure(line(2, "116 50, 112 82, 84 82")),
      ...drawCarton(86, 66, 22, 15),
      ...drawCarton(90, 55, 16, 11),
      figure(line(1.6, "98 55, 98 42")),
      ember(outline("M92 43L95 33H101L104 43Z")),
      ...drawWheel(90, 86, 3.6),
      ...drawWheel(110, 86, 3.6),
      ...stand(128, 5, "116 52, 118 56", { face: -1, top: "ember", hair: "bun", legs: "figure" }, 89, 10),
      ...stand(38, 5, "54 54, 58 60", { top: "tone", hair: "short", beard: true, legs: "figure", skin: "deepSkin" }, 89, 6),
      natural(box(52, 50, 13, 12, 1)),
      light(box(57.4, 50, 2.6, 5)),
      deepSkin(circle(54, 56, 2.4)),
    ],
  ),
  "powder-booth": vignette(
    "a worker in a mask who sprays powder on gates and rims that hang from a rail in a booth",
    "surface-treatment",
    ["people", "gate", "wheel"],
    () => [
      figure(box(52, 6, 90, 82, 2)),
      light(box(57, 11, 80, 77, 1)),
      tone(box(2, 87, 140, 4, 1)),
      figure(box(52, 15, 90, 3), line(1.4, "82 17, 82 26"), line(1.4, "104 17, 104 26"), line(1.4, "124 17, 124 34")),
      accent(
        box(76, 26, 34, 4, 1),
        box(76, 60, 34, 4, 1),
        ...[77, 84, 91, 98, 105].map((x) => box(x, 26, 3, 36, 0.6)),
        circle(124, 46, 12),
      ),
      light(circle(124, 46, 8.4)),
      accent(circle(124, 46, 2.6), line(2, "124 38, 124 54"), line(2, "116 46, 132 46")),
      ember(
        outline("M58 46L76 34V58Z"),
        ...[
          [70, 30],
          [73, 64],
          [67, 62],
          [72, 26],
        ].map(([x = 0, y = 0]) => circle(x, y, 1.2)),
      ),
      ...stand(28, 5.4, "49 48, 46 52", { top: "tone", hair: "cap", hairRole: "light", legs: "tone", shoes: "figure" }, 89, 6),
      figure(outline("M48 44H58V48H53L52 55H48Z"), curve(2, "M50 54C50 74 30 70 18 80")),
      light(outline("M31 15.6C36 15 39 18 38.6 22L33 23C31 21 30.4 18 31 15.6Z")),
      figure(ellipse(37, 23, 2.6, 2)),
      skin(circle(49, 49, 2.5)),
      accent(box(6, 70, 15, 18, 2)),
      figure(box(9, 66, 9, 4, 1), circle(13.4, 78, 2.6)),
    ],
  ),
  "pond-feeding": vignette(
    "a fish farmer on a plank who throws feed to fish in ponds between dykes",
    "fish-hatchery",
    ["people", "fish"],
    () => {
      const leap = (x: number, y: number, size: number, tail: 1 | -1) =>
        ember(
          ellipse(x, y, 5 * size, 2.4 * size, -30 * tail),
          outline(
            `M${x - 4 * size * tail} ${y + 2 * size}L${x - 8 * size * tail} ${y + 2 * size}L${x - 6 * size * tail} ${y + 6 * size}Z`,
          ),
        );
      return [
        back(circle(112, 22, 12), outline("M2 56C30 44 60 48 84 50C108 44 128 48 142 54V60H2Z")),
        ...[10, 24, 128].flatMap((x) => [natural(box(x, 34, 2.4, 24)), green(fluff(x + 1.2, 30, 8, 8, 0.8))]),
        green(box(2, 54, 140, 37, 1)),
        water(outline("M46 62H136C140 62 142 64 142 67V85C142 88 140 90 137 90H52C44 90 38 86 38 78C38 70 40 62 46 62Z")),
        light(
          curve(1.4, "M84 70C88 67 92 73 96 70"),
          curve(1.4, "M112 84C116 81 120 87 124 84"),
          curve(1.4, "M60 86C64 83 68 89 72 86"),
        ),
        natural(box(2, 74, 52, 3.4, 1)),
        figure(box(44, 77, 3, 12)),
        ...stand(
          30,
          4.7,
          "56 40, 40 54",
          { top: "accent", hair: "cap", hairRole: "natural", legs: "figure", skin: "deepSkin" },
          74,
          4,
        ),
        natural(outline("M36 50H50L48 60H38Z")),
        figure(curve(1.3, "M36 51C37 44 49 44 50 51")),
        ember(
          ...[
            [63, 42],
            [69, 45],
            [74, 50],
            [68, 52],
            [79, 55],
            [74, 58],
            [84, 61],
          ].map(([x = 0, y = 0]) => circle(x, y, 1.3)),
        ),
        leap(88, 76, 1.1, 1),
        leap(106, 72, 1.2, -1),
        leap(72, 80, 0.9, 1),
        leap(124, 76, 0.9, 1),
        figure(circle(91, 74, 0.8), circle(102.6, 70, 0.8)),
      ];
    },
  ),
};
