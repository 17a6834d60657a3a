import { box, circle, corners, ellipse, outline, petal, row, sharp } from "#/studio/motifs/outlines";
import { curve, hoop, line, rim } from "#/studio/motifs/strokes";
import { drawHills } from "../fixtures";
import { person } from "../people";
import { stand } from "../stances";
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
  water,
} from "../vignette-drawing";

type Spot = readonly [x: number, y: number];

/** Small waves on water at some places. */
const ripples = (...spots: readonly Spot[]): DrawnShape =>
  light(...spots.map(([x, y]) => curve(1.8, `M${x} ${y}c3-3 6-3 9 0c3 3 6 3 9 0`)));

/** A small fish that swims to the right, or to the left with a negative length. */
const smallFish = (x: number, y: number, length: number) => [
  ...petal(x - length * 0.4, y, x + length * 0.6, y, Math.abs(length) * 0.5),
  ...sharp(
    `${x - length * 0.25} ${y}, ${x - length * 0.65} ${y - Math.abs(length) * 0.26}, ${x - length * 0.65} ${y + Math.abs(length) * 0.26}`,
  ),
];

/** A round tank whose water is seen from slightly above. */
const tank = (x: number, y: number, width: number, floor: number): DrawnShape[] => [
  tone(outline(`M${x - width / 2} ${y}V${floor}H${x + width / 2}V${y}Z`)),
  figure(ellipse(x, y, width / 2, width * 0.15)),
  back(ellipse(x, y, width / 2 - 2.4, width * 0.15 - 1.8)),
];

/** People who live by water: growers in the sea, keepers of channels and fish. */
export const waterHarvest: VignetteGroup = {
  "channel-gate": vignette(
    "a water keeper who opens the gate of a channel between fields",
    "irrigation",
    ["people", "sluice-gate", "river-bend", "sprout", "hill"],
    () =>
      fitToGrid([
        back(circle(116, 18, 10)),
        drawHills(50),
        tone(outline("M2 54H142V90H2Z")),
        light(outline("M84 54H96C96 64 112 74 138 90H64C82 76 86 64 84 54Z")),
        back(curve(2, "M90 62C92 70 100 78 108 87"), curve(2, "M87 68C86 76 82 82 78 88")),
        figure(
          (
            [
              [116, 62],
              [130, 62],
              [128, 72],
              [140, 72],
              [60, 62],
              [12, 64],
              [12, 76],
              [12, 88],
              [56, 74],
              [48, 88],
            ] as const
          ).flatMap(([x, y]) => [...petal(x, y, x - 6, y - 8, 3.6), ...petal(x, y, x + 6, y - 8, 3.6)]),
        ),
        figure(box(72, 24, 5, 46, 1), box(103, 24, 5, 46, 1), box(70, 24, 40, 5, 1)),
        accent(box(78, 42, 24, 20, 1)),
        figure(box(78, 48, 24, 1.8), box(78, 54, 24, 1.8), box(88.4, 10, 3.2, 34)),
        figure(hoop(2.6, 90, 15, 8), line(2, "82 15,98 15")),
        stand(
          48,
          4.7,
          "80 19, 82 14",
          { top: "accent", hair: "cap", hairRole: "figure", skin: "deepSkin", legs: "figure" },
          88,
          8,
        ),
        natural(line(2.4, "28 42,28 82")),
        figure(outline("M23 80H33V86C31 90 25 90 23 86Z")),
      ]),
  ),
  "mussel-boat": vignette(
    "a grower who pulls a rope full of mussels into a boat",
    "shellfish-farm",
    ["people", "shell", "wave", "rope", "hill"],
    () => [
      accent(circle(22, 18, 8)),
      drawHills(42),
      tone(outline("M2 54H142V90H2Z")),
      ripples([112, 64], [10, 62], [118, 82]),
      ...[108, 124, 140].map((x) => accent(ellipse(x - 2, 56, 4.4, 3.6))),
      figure(line(3, "92 12,92 58"), line(3, "88 13,112 13")),
      stand(66, 4.8, "101 42, 103 33", { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", beard: true }, 76, 12),
      natural(line(2, "110 14,110 62")),
      figure(
        [24, 31, 38, 45, 52, 59].flatMap((y, index) => [
          ...petal(110, y + 3, 102, y - 4 + (index % 2), 6),
          ...petal(110, y + 4, 118, y - 3 - (index % 2), 6),
          ...petal(110, y + 6, 110, y - 3, 5),
        ]),
      ),
      light(...[27, 41, 55].flatMap((y) => [ellipse(105, y, 1.2, 0.8, 40), ellipse(115, y + 5, 1.2, 0.8, -40)])),
      natural(box(18, 54, 24, 14, 1)),
      figure(...[21, 27, 33, 38].map((x) => petal(x, 56, x + 2, 46, 5))),
      natural(box(18, 56, 24, 12, 1)),
      light(box(20, 60, 20, 1.6)),
      light(outline("M6 66H102L96 82C94 84 92 84 90 84H20C16 84 14 82 12 80Z")),
      figure(rim(1.8, outline("M6 66H102L96 82C94 84 92 84 90 84H20C16 84 14 82 12 80Z")), line(2, "9 72,99 72")),
      ripples([30, 89], [60, 88]),
    ],
  ),
  "oyster-beds": vignette(
    "a grower who turns bags of oysters on racks at low tide",
    "shellfish-farm",
    ["people", "oyster", "shell", "wave"],
    () => [
      back(circle(118, 20, 11)),
      back(outline("M2 44H142V58H2Z")),
      water(outline("M2 54C40 50 100 58 142 52V90H2Z")),
      figure(line(2.4, "58 72,140 72"), ...[64, 88, 112, 134].map((x) => line(2.4, `${x} 72,${x} 87`))),
      accent(box(62, 60, 34, 11, 3), box(102, 60, 34, 11, 3)),
      light(
        ...[67, 75, 83, 91, 107, 115, 123, 131].flatMap((x) => [
          line(1.2, `${x - 3} 61,${x + 3} 70`),
          line(1.2, `${x + 3} 61,${x - 3} 70`),
        ]),
      ),
      stand(
        40,
        4.8,
        "70 58, 76 58",
        { top: "figure", hair: "scarf", hairRole: "accent", legs: "accent", shoes: "figure" },
        88,
        16,
      ),
      ...(
        [
          [16, 80],
          [26, 86],
          [10, 88],
        ] as const
      ).flatMap(([x, y]) => [
        light(
          outline(
            `M${x - 6} ${y}C${x - 6} ${y - 6} ${x + 4} ${y - 8} ${x + 7} ${y - 1}C${x + 6} ${y + 3} ${x - 5} ${y + 3} ${x - 6} ${y}Z`,
          ),
        ),
        figure(curve(1.2, `M${x - 3} ${y}C${x - 2} ${y - 3} ${x + 2} ${y - 4} ${x + 4} ${y - 1}`)),
      ]),
      ripples([60, 48], [96, 47], [16, 50]),
    ],
  ),
  "seaweed-lines": vignette(
    "a grower who gathers seaweed from lines in shallow water",
    "seaweed-farm",
    ["people", "seaweed", "wave", "wicker-basket", "sun"],
    () => [
      accent(circle(26, 18, 9)),
      drawHills(36),
      tone(outline("M2 50H142V90H2Z")),
      natural(...[66, 102, 138].map((x) => line(2.6, `${x} 30,${x} 84`)), line(2.6, "10 46,10 84")),
      light(line(1.6, "66 44,138 44"), line(1.6, "66 62,138 62")),
      figure(
        [72, 80, 88, 96, 108, 116, 124, 132].flatMap((x, index) => [
          ...petal(x, 43, x - 3 + (index % 3) * 2, 58, 5),
          ...petal(x, 61, x + 3 - (index % 3) * 2, 78, 5.4),
        ]),
      ),
      accent([76, 92, 112, 128].flatMap((x) => [...petal(x, 43, x + 1, 55, 4), ...petal(x, 61, x - 1, 74, 4.4)])),
      stand(38, 4.7, "70 47, 72 42", { top: "light", hair: "bun", legs: "figure", skin: "deepSkin", skirt: "knee" }, 88, 10),
      natural(outline("M29 21C33 9 49 9 53 21C46 23 36 23 29 21Z")),
      natural(outline("M12 66H30L27 82H15Z")),
      figure(petal(16, 68, 10, 58, 5), petal(21, 68, 21, 54, 5), petal(26, 68, 33, 58, 5)),
      natural(outline("M11 67H31L28 84H14Z")),
      light(line(1.4, "13 72,29 72"), line(1.4, "14 78,28 78")),
      tone(outline("M2 82H142V90H2Z")),
      ripples([8, 87], [52, 86], [84, 88], [116, 86]),
    ],
  ),
  "fry-tanks": vignette(
    "a fish breeder who nets young fish from a round tank",
    "fish-hatchery",
    ["people", "fish", "pipe"],
    () => [
      back(row(box(10, 10, 26, 24, 1), 4, 32)),
      figure(box(2, 38, 140, 3, 1), box(92, 38, 5, 14), box(54, 38, 4, 8)),
      light(curve(2.4, "M94.5 52V60")),
      stand(26, 4.8, "54 58, 60 60", { top: "accent", hair: "bun", legs: "figure", sleeves: "short" }, 89, 12),
      ...tank(95, 62, 86, 89),
      accent(smallFish(86, 66, 9), smallFish(104, 59, -9), smallFish(120, 65, 8), smallFish(78, 58, 7)),
      figure(smallFish(96, 70, -8), smallFish(114, 70, 7), smallFish(98, 63.5, 6)),
      natural(line(2.2, "44 52,74 62")),
      light(outline("M66 58L80 62C81 70 73 75 68 72C64 68 64 62 66 58Z")),
      figure(rim(1.4, outline("M66 58L80 62C81 70 73 75 68 72C64 68 64 62 66 58Z"))),
      accent(smallFish(72, 67, 7)),
      person("26 54 4.8 12", "52 56", "", { top: "accent", hair: "bun", sleeves: "short" }).slice(-2),
      figure(box(52, 78, 86, 2)),
    ],
  ),
  "salt-rakers": vignette(
    "a salt maker who rakes salt into heaps at the edge of the pans",
    "salt-works",
    ["people", "rake", "sun", "wave"],
    () => [
      accent(circle(118, 18, 10)),
      back(outline("M2 46C30 40 60 44 90 42C110 40 130 42 142 44V52H2Z")),
      tone(outline("M2 50H142V90H2Z")),
      back(sharp("8 56,44 56,36 66,0 66"), sharp("52 56,90 56,90 66,44 66"), sharp("98 56,142 56,142 66,98 66")),
      light(line(2, "2 53,142 53"), line(2, "2 68,142 68"), line(2, "48 53,38 68"), line(2, "94 53,94 68")),
      light(
        outline("M96 84C104 66 110 54 114 54C118 54 126 68 134 84Z"),
        outline("M70 88C76 76 80 70 84 70C88 70 94 78 100 88Z"),
      ),
      back(
        outline("M114 54C118 54 126 68 134 84H120C120 72 118 62 114 54Z"),
        outline("M84 70C88 70 94 78 100 88H90C90 80 88 74 84 70Z"),
      ),
      stand(
        32,
        4.8,
        "54 52, 46 46",
        { top: "accent", hair: "short", legs: "figure", skin: "deepSkin", sleeves: "short" },
        88,
        10,
      ),
      natural(outline("M18 24C22 22 26 20 28 14C34 8 42 10 44 19C48 21 52 23 54 25C44 29 26 28 18 24Z")),
      natural(line(2.2, "38 40,74 86")),
      figure(line(4, "66 88,80 84")),
    ],
  ),
  "bank-anglers": vignette(
    "two anglers with their rods on the bank of a lake",
    "anglers-club",
    ["people", "fishing-rod", "fish", "wave", "hill", "bucket"],
    () => [
      back(circle(112, 20, 10)),
      drawHills(44),
      tone(outline("M50 56H142V90H74C70 74 60 64 50 56Z")),
      natural(outline("M2 66C20 62 44 64 58 72C68 78 72 84 74 90H2Z")),
      figure(box(18, 62, 18, 3, 1), line(2, "20 64,17 82"), line(2, "34 64,37 82")),
      person("26 56 4.6 6", "44 50, 46 48", "42 82, 38 82", {
        top: "accent",
        hair: "cap",
        hairRole: "figure",
        legs: "figure",
        beard: true,
      }),
      figure(line(1.8, "40 52,100 14")),
      light(line(1, "100 14,104 66")),
      accent(circle(104, 67, 2.4)),
      person("56 62 3.8 4", "68 52, 70 50", "52 88, 62 88", { top: "light", hair: "tail", legs: "figure", skin: "deepSkin" }),
      figure(line(1.6, "65 54,124 32")),
      light(line(1, "124 32,128 76")),
      accent(circle(128, 77, 2.2)),
      figure(smallFish(112, 50, 15)),
      light(circle(118, 48.8, 0.9)),
      ripples([98, 62], [80, 74], [118, 86], [104, 76]),
      accent(corners(1, "6 72,18 72,16 84,8 84")),
      figure(curve(1.4, "M7 72C7 64 17 64 17 72")),
    ],
  ),
  "jug-delivery": vignette(
    "a driver who brings large bottles of drinking water from a van",
    "water-delivery",
    ["people", "water-gallon", "van", "drop"],
    () => [
      back(box(6, 14, 20, 60, 1), box(30, 26, 20, 48, 1), box(118, 20, 22, 54, 1)),
      tone(box(2, 84, 140, 6, 1)),
      figure(box(52, 20, 66, 58, 3)),
      accent(outline("M118 34H128C131 34 132 35 133 37L139 54C140 56 140 58 140 60V78H118Z")),
      light(outline("M122 39H128L133 54H122Z")),
      tone(box(57, 25, 56, 47, 1)),
      ...[61, 78, 95].flatMap((x) => [
        light(box(x, 54, 14, 17, 3), box(x + 5, 50.6, 4, 4), box(x, 32, 14, 14, 3), box(x + 5, 28.6, 4, 4)),
        accent(box(x, 61, 14, 2.4), box(x, 38, 14, 2.4), box(x + 4, 49, 6, 2.6, 1), box(x + 4, 27, 6, 2.6, 1)),
      ]),
      figure(box(57, 46, 56, 2.4)),
      figure(circle(68, 80, 8.5), circle(122, 80, 8.5)),
      light(circle(68, 80, 4), circle(122, 80, 4)),
      light(box(12, 42, 16, 21, 4), box(17.6, 36, 5, 7)),
      figure(rim(1.4, box(12, 42, 16, 21, 4))),
      accent(box(12, 51, 16, 2.6), box(16.6, 34, 7, 3, 1)),
      stand(
        38,
        5,
        "24 60, 22 44",
        { face: -1, top: "accent", hair: "cap", hairRole: "figure", legs: "figure", sleeves: "short" },
        89,
        -3,
      ),
    ],
  ),
};
