import { box, circle, corners, ellipse, outline, petal, turned } from "#/studio/motifs/outlines";
import { hoop, line } from "#/studio/motifs/strokes";
import { fluff, person } from "../people";
import { accent, back, ember, figure, light, vignette, type VignetteGroup, tone } from "../vignette-drawing";

/** Farewells and places of remembrance. */
export const memorial: VignetteGroup = {
  farewell: vignette(
    "two people in silence before an urn with flowers and candles",
    "funeral-home crematorium",
    ["people", "urn", "candle", "flower"],
    () => [
      back(outline("M70 84L70 40C70 20 84 8 102 8C120 8 134 20 134 40L134 84Z")),
      tone(box(86, 62, 32, 24, 2)),
      figure(box(82, 58, 40, 5, 1)),
      figure(
        outline("M93 58L95 54C90 50 89 44 90 39L114 39C115 44 114 50 109 54L111 58Z"),
        box(88, 36, 28, 4, 1),
        outline("M94 36C95 31 99 29 102 29C105 29 109 31 110 36Z"),
      ),
      light(box(91, 44, 22, 2)),
      tone(petal(84, 58, 74, 42, 7), petal(120, 58, 130, 42, 7), petal(122, 58, 136, 52, 6), petal(82, 58, 70, 52, 6)),
      accent(circle(77, 46, 4.4), circle(127, 46, 4.4), circle(72, 56, 3.6), circle(133, 56, 3.6)),
      figure(box(64, 70, 8, 16, 1), box(132, 70, 8, 16, 1)),
      ember(petal(68, 69, 68, 60, 5, 0.4), petal(136, 69, 136, 60, 5, 0.4)),
      person("44 50 5.1 2 14", "50 54, 52 52", "40 88, 50 88", { top: "tone", legs: "figure", shoes: "figure", hair: "short" }),
      person("22 51 5 3 16", "32 54, 34 52", "18 88, 28 88", {
        top: "figure",
        skirt: "knee",
        legs: "tone",
        shoes: "figure",
        hair: "bun",
      }),
    ],
  ),
  cemetery: vignette(
    "a woman who brings flowers to a grave under a tree",
    "cemetery",
    ["people", "gravestone", "tree", "bouquet", "flower"],
    () => [
      back(outline("M4 84C18 58 50 48 74 64C94 48 126 56 140 84Z")),
      tone(box(18, 40, 5, 48), fluff(22, 28, 20, 11)),
      tone(outline("M54 86L54 66C54 60 58 57 63 57C68 57 72 60 72 66L72 86Z")),
      figure(outline("M84 88L84 50C84 40 91 34 101 34C111 34 118 40 118 50L118 88Z")),
      light(box(92, 50, 18, 2.4), box(95, 57, 12, 2.4)),
      figure(box(78, 85, 46, 5, 1)),
      tone(petal(90, 86, 84, 72, 6), petal(91, 86, 92, 68, 6), petal(92, 86, 100, 74, 6)),
      accent(circle(84, 72, 3.6), circle(92, 67, 3.8), circle(100, 73, 3.6)),
      person("54 64 5.2 34 4", "79 73, 76 72", "36 88 50, 66 88", { top: "accent", legs: "figure", shoes: "tone", hair: "bob" }),
      person("131 53 4.9 0 14", "125 58, 123 56", "134 89, 127 89", {
        face: -1,
        top: "tone",
        legs: "figure",
        hair: "none",
        hairRole: "figure",
      }),
    ],
  ),
  grove: vignette("two people who carry an urn to a grove of old trees", "crematorium", ["people", "urn", "tree"], () => [
    back(circle(72, 40, 34)),
    tone(box(20, 40, 6, 48), fluff(23, 26, 19, 11), box(122, 36, 6, 52), fluff(123, 22, 16, 10)),
    tone(ellipse(72, 89, 66, 4)),
    tone(box(97, 58, 3, 30), fluff(98.4, 50, 8, 8)),
    person("46 51 5 3 14", "54 56, 58 52", "38 88 10, 54 88", {
      top: "figure",
      skirt: "long",
      legs: "figure",
      shoes: "figure",
      hair: "scarf",
      hairRole: "tone",
    }),
    person("68 50 5.1 2 10", "84 44, 86 46", "60 88 10, 77 88", {
      skin: "deepSkin",
      top: "accent",
      legs: "figure",
      shoes: "figure",
      hair: "short",
    }),
    figure(outline("M79 45L80 42C77 38 77 33 78 30L92 30C93 33 93 38 90 42L91 45Z"), box(77, 27, 16, 3.6, 1)),
    light(box(79, 34, 12, 1.8)),
  ]),
  wreath: vignette("people who lay a wreath at a memorial stone", "memorial", ["people", "wreath"], () => [
    back(outline("M4 84C18 60 50 52 74 64C94 52 126 58 140 84Z")),
    tone(petal(130, 86, 122, 40, 11), petal(131, 86, 138, 34, 11)),
    figure(corners(1, "82 82,86 8,104 4,106 82")),
    light(box(89, 22, 12, 2.2), box(89, 28, 12, 2.2), box(89, 34, 12, 2.2), box(89, 40, 8, 2.2)),
    tone(box(74, 78, 42, 5, 1), box(66, 83, 58, 6, 1)),
    tone(hoop(7, 95, 66, 10)),
    accent(
      ...[0, 1, 2, 3, 4, 5].map((index) => circle(95 + 10 * Math.cos(index * 1.047), 66 + 10 * Math.sin(index * 1.047), 2.6)),
    ),
    person("56 52 5.1 34 2", "82 59, 80 64", "49 89, 63 89", { top: "accent", legs: "figure", shoes: "figure", hair: "bob" }),
    person("22 51 5 2 14", "30 56, 32 54", "18 89, 27 89", {
      top: "figure",
      legs: "tone",
      shoes: "figure",
      hair: "none",
      hairRole: "tone",
      beard: true,
    }),
  ]),
  consolation: vignette(
    "two people on a bench, one with a hand on the other's shoulder",
    "grief-support",
    ["people", "park-bench", "tree"],
    () => [
      back(circle(92, 38, 32)),
      tone(box(114, 40, 5, 48), fluff(117, 27, 19, 11)),
      figure(box(20, 66, 88, 5, 1), box(20, 46, 88, 5, 1), box(28, 44, 4, 44), box(96, 44, 4, 44)),
      person("74 58 5.8 14 20", "92 62, 94 60", "92 88, 98 88", {
        face: 1,
        top: "accent",
        legs: "figure",
        shoes: "figure",
        hair: "long",
      }),
      person("44 58 5.8 6 8", "76 36, 60 62", "62 88, 68 88", {
        top: "tone",
        legs: "figure",
        shoes: "accent",
        hair: "short",
        beard: true,
      }),
      tone(petal(10, 86, 4, 66, 6), petal(11, 86, 12, 60, 6), petal(12, 86, 20, 68, 6)),
    ],
  ),
  petGrave: vignette(
    "a person who remembers a dog at a small stone under a tree",
    "pet-memorial",
    ["people", "tree", "flower", "paw", "dog"],
    () => [
      back(outline("M4 84C18 58 50 50 74 64C94 50 126 56 140 84Z")),
      tone(box(112, 40, 6, 48), fluff(115, 27, 22, 12)),
      person("40 66 6 30 4", "70 72, 66 70", "20 88 50, 56 88", { top: "accent", legs: "figure", shoes: "tone", hair: "bun" }),
      figure(outline("M80 89L80 68C80 58 88 54 97 54C106 54 114 58 114 68L114 89Z")),
      light(ellipse(97, 76, 5, 4), circle(89.6, 70, 2), circle(94.4, 66.4, 2.1), circle(99.6, 66.4, 2.1), circle(104.4, 70, 2)),
      tone(petal(76, 90, 70, 78, 5), petal(77, 90, 80, 76, 5), petal(120, 90, 116, 76, 5), petal(121, 90, 128, 78, 5)),
      accent(circle(70, 77, 3.4), circle(80, 75, 3.4), circle(116, 75, 3.4), circle(128, 77, 3.4)),
    ],
  ),
  avenue: vignette("a path between old trees to a gate", "cemetery crematorium", ["tree", "gate", "path"], () => [
    back(circle(72, 44, 32)),
    tone(outline("M4 93C24 76 48 68 72 68C96 68 120 76 140 93Z")),
    light(outline("M64 69L80 69C86 78 92 84 102 93L42 93C52 84 58 78 64 69Z")),
    figure(box(56, 46, 4, 24), box(84, 46, 4, 24), outline("M58 48C58 34 86 34 86 48L83.4 48C83.4 38 60.6 38 60.6 48Z")),
    tone(...[64, 69, 74, 79].map((x) => box(x, 50, 1.6, 18)), box(60, 52, 24, 2)),
    tone(box(30, 40, 5, 38), fluff(32, 28, 18, 11), box(109, 40, 5, 38), fluff(112, 28, 18, 11)),
    figure(box(14, 46, 6, 44), fluff(17, 32, 13.6, 10, 1.3), box(124, 46, 6, 44), fluff(127, 32, 13.6, 10, 1.3)),
    accent(circle(36, 86, 3), circle(26, 88, 2.4), circle(108, 87, 3), circle(118, 88, 2.4)),
  ]),
  flowers: vignette(
    "lilies and candles on a draped table",
    "funeral-home memorial grief-support",
    ["flower", "candle", "vase"],
    () => [
      back(outline("M34 84L34 44C34 22 50 8 72 8C94 8 110 22 110 44L110 84Z")),
      tone(
        line(2, "72 60,60 30"),
        line(2, "72 60,72 24"),
        line(2, "72 60,85 32"),
        petal(70, 60, 48, 48, 7),
        petal(74, 60, 98, 50, 7),
      ),
      accent(
        ...[
          [59, 28, -24],
          [72, 22, 0],
          [86, 30, 26],
        ].map(([x = 0, y = 0, turn = 0]) =>
          turned(
            [...petal(x, y + 6, x - 8, y - 8, 6), ...petal(x, y + 6, x + 8, y - 8, 6), ...petal(x, y + 6, x, y - 11, 7)],
            turn,
            x,
            y,
          ),
        ),
      ),
      figure(outline("M62 52L82 52C86 60 84 70 80 74L64 74C60 70 58 60 62 52Z")),
      light(box(61, 58, 22, 2)),
      figure(box(22, 44, 10, 30, 1), box(38, 58, 10, 16, 1), box(98, 54, 10, 20, 1), box(113, 40, 10, 34, 1)),
      ember(
        ...[
          [27, 42],
          [43, 56],
          [103, 52],
          [118, 38],
        ].map(([x = 0, y = 0]) => petal(x, y, x, y - 11, 6, 0.4)),
      ),
      tone(
        outline(
          "M8 74L136 74L136 88C126 92 118 84 108 88C98 92 90 84 80 88C70 92 62 84 52 88C42 92 34 84 24 88C18 90 12 90 8 88Z",
        ),
      ),
      light(box(8, 77, 128, 1.8)),
    ],
  ),
};
