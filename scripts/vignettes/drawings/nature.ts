import { around, box, circle, corners, ellipse, join, moved, outline, petal, row, sharp, slice } from "#/studio/motifs/outlines";
import { arc, curve, hoop, line } from "#/studio/motifs/strokes";
import { drawHost, drawSitter, type Paint } from "../hosts";
import { accent, back, figure, light, vignette, type VignetteGroup, type DrawnShape, skin, tone } from "../vignette-drawing";
import { awning, bottle, counter, crate, pine, potPlant, tree } from "../wares";

/** A flower of five petals round its heart. */
const blossom = (x: number, y: number, radius: number, petals: Paint = accent, heart: Paint = light): DrawnShape[] => [
  petals(around(ellipse(x, y - radius * 0.58, radius * 0.4, radius * 0.46), 5, x, y), circle(x, y, radius * 0.5)),
  heart(circle(x, y, radius * 0.3)),
];

/** A closed tulip. */
const tulip = (x: number, y: number, radius: number) =>
  outline(
    `M${x - radius} ${y - radius}L${x - radius * 0.4} ${y - radius * 0.4}L${x} ${y - radius * 1.2}L${x + radius * 0.4} ${y - radius * 0.4}L${x + radius} ${y - radius}C${x + radius * 1.3} ${y + radius * 0.7} ${x + radius * 0.6} ${y + radius} ${x} ${y + radius}C${x - radius * 0.6} ${y + radius} ${x - radius * 1.3} ${y + radius * 0.7} ${x - radius} ${y - radius}Z`,
  );

/** A bucket that stands on `base` full of flowers. */
const bucket = (x: number, base: number, kind: number, pot: Paint): DrawnShape[] => [
  figure(
    petal(x, base - 14, x - 12, base - 28, 6),
    petal(x, base - 14, x + 12, base - 28, 6),
    petal(x, base - 14, x, base - 34, 6),
  ),
  ...(kind === 0
    ? [...blossom(x - 7, base - 27, 6), ...blossom(x + 7, base - 28, 6), ...blossom(x, base - 35, 6.4)]
    : kind === 1
      ? [accent(tulip(x - 8, base - 29, 4), tulip(x + 8, base - 29, 4)), tone(tulip(x, base - 36, 4.4))]
      : [
          tone(circle(x - 7, base - 28, 5), circle(x + 7, base - 29, 5)),
          accent(circle(x, base - 35, 5.6)),
          light(circle(x, base - 35, 2)),
        ]),
  pot(corners(1, `${x - 10} ${base - 18}, ${x + 10} ${base - 18}, ${x + 7.5} ${base}, ${x - 7.5} ${base}`)),
  light(box(x - 8.6, base - 13, 17.2, 1.8, 0.9)),
];

/** Gardens, woods and waters, and those who look after them. */
export const nature: VignetteGroup = {
  "flower-shop": vignette(
    "a florist tying a bouquet among buckets of flowers",
    "florist",
    ["people", "bouquet", "flower", "tulip", "bucket", "shop-front"],
    () => [
      back(box(14, 18, 116, 60, 2)),
      awning(4, 4, 136, 18, 10),
      drawHost([72, 36, 6], { hair: "bun", top: figure, apron: tone, far: "88 52, 80 56", near: "56 54, 66 58" }),
      accent(corners(1, "62 50, 84 50, 76 68, 70 68")),
      figure(petal(73, 52, 56, 42, 6), petal(73, 52, 90, 42, 6)),
      blossom(65, 47, 6.4, tone),
      blossom(80, 46, 6.4, tone),
      blossom(72.5, 41, 7),
      skin(circle(70, 58, 3)),
      light(line(1.8, "68.5 61, 77.5 61")),
      counter(38, 68, 68),
      bucket(20, 70, 1, tone),
      bucket(122, 70, 0, tone),
      tone(box(6, 70, 30, 18, 1), box(108, 70, 28, 18, 1)),
      bucket(14, 90, 2, figure),
      bucket(36, 90, 0, accent),
      bucket(108, 90, 1, accent),
      bucket(130, 90, 2, figure),
    ],
  ),
  "bouquet-table": vignette(
    "a florist arranging a large vase of flowers at a table",
    "florist",
    ["people", "bouquet", "flower", "tulip", "vase"],
    () => [
      back(outline("M48 84L48 42C48 20 64 8 84 8C104 8 120 20 120 42L120 84Z")),
      figure(box(4, 30, 38, 2.2, 1)),
      potPlant(14, 30, 20, tone),
      potPlant(33, 30, 17, figure, accent),
      drawHost([40, 34, 6.6], { hair: "curls", top: figure, apron: accent, far: "58 52, 70 44", near: "26 58, 36 64" }),
      figure(
        curve(2.4, "M94 56C92 40 84 32 78 24"),
        curve(2.4, "M94 56C94 40 95 30 96 16"),
        curve(2.4, "M95 56C98 40 106 32 112 24"),
        petal(92, 50, 70, 46, 8),
        petal(96, 50, 122, 48, 8),
        petal(93, 44, 78, 32, 6),
        petal(96, 42, 110, 32, 6),
      ),
      blossom(76, 24, 9),
      blossom(96, 16, 9.5, tone),
      blossom(115, 25, 9),
      accent(tulip(86, 40, 5), tulip(106, 42, 5)),
      tone(outline("M84 46L106 46C104 52 110 58 108 68L82 68C80 58 86 52 84 46Z")),
      light(curve(2, "M83 58C90 62 100 54 108 59")),
      counter(4, 68, 136),
      accent(tulip(132, 63, 3.6)),
      figure(line(1.8, "116 66, 128 64")),
      light(box(12, 77, 120, 2, 1)),
    ],
  ),
  "plant-nursery": vignette(
    "a visitor with a cart among rows of potted plants in a greenhouse",
    "garden-centre",
    ["people", "greenhouse", "pot-plant", "flowerpot", "flower"],
    () => [
      back(sharp("10 84, 10 36, 72 6, 134 36, 134 84")),
      figure(line(2.2, "10 84, 10 36, 72 6, 134 36, 134 84"), line(1.8, "72 6, 72 20")),
      tone(line(1.8, "41 21, 41 40"), line(1.8, "103 21, 103 40"), line(1.8, "10 36, 134 36")),
      figure(box(88, 54, 50, 3, 1), box(92, 57, 3, 30), box(131, 57, 3, 30), box(88, 72, 50, 3, 1)),
      potPlant(98, 54, 24, figure, accent),
      potPlant(114, 54, 28, tone, figure),
      potPlant(130, 54, 22, figure, accent),
      ...[99, 114, 129]
        .map((x, index) => [
          blossom(x, 61, 4.4, index === 1 ? tone : accent),
          figure(corners(0.6, `${x - 5} 65, ${x + 5} 65, ${x + 4} 72, ${x - 4} 72`)),
        ])
        .flat(2),
      drawHost([24, 23, 4.4], { hair: "long", top: accent, legs: figure, far: "36 42, 46 50", near: "16 42, 28 50" }),
      potPlant(62, 70, 36, figure, accent),
      potPlant(78, 70, 24, tone, accent),
      blossom(50, 54, 6),
      tone(corners(0.6, "45 60, 55 60, 53.5 70, 46.5 70")),
      figure(line(2.4, "38 50, 44 52, 44 78"), box(40, 70, 48, 3.6, 1)),
      tone(box(44, 77, 40, 3, 1)),
      figure(circle(48, 84, 4), circle(82, 84, 4)),
    ],
  ),
  "planting-a-garden": vignette(
    "gardeners planting a young tree by a garden path",
    "landscaping",
    ["people", "tree", "shovel", "wheelbarrow", "house"],
    () => [
      back(outline("M0 84C18 46 50 40 76 52C98 34 130 40 144 84Z"), circle(28, 24, 12)),
      tone(box(100, 40, 36, 28), corners(1, "94 42, 118 20, 142 42")),
      light(box(106, 48, 10, 10, 1), box(121, 48, 10, 20, 1)),
      accent(outline("M4 74C2 62 14 58 20 64C24 56 38 56 42 64C50 58 60 64 58 74Z")),
      tone(outline("M2 90C8 76 30 70 72 70C114 70 136 76 142 90Z")),
      light(outline("M118 72L128 72C124 78 104 82 98 90L78 90C84 82 116 80 118 72Z")),
      figure(line(2.6, "70 84, 70 36")),
      figure(outline("M70 10C80 10 86 18 85 26C90 34 84 44 70 44C56 44 50 34 55 26C54 18 60 10 70 10Z")),
      light(petal(64, 34, 72, 22, 4)),
      accent(outline("M58 84C58 76 82 76 82 84Z")),
      drawHost([46, 28, 4, "left"], {
        hair: "tail",
        hat: "straw",
        hatIn: accent,
        top: figure,
        apron: accent,
        legs: figure,
        near: "58 46, 68 52",
        far: "36 46, 40 56",
      }),
      drawHost([96, 29, 3.9, "left"], {
        hair: "beard",
        hat: "cap",
        hatIn: accent,
        top: accent,
        legs: figure,
        far: "86 46, 86 56",
        near: "106 44, 92 48",
      }),
      figure(line(2, "94 46, 84 74"), corners(1, "80 72, 88 74, 85 86, 80 84")),
      figure(line(2.2, "4 66, 16 74, 34 74"), circle(32, 84, 5)),
      accent(corners(1, "12 66, 40 66, 34 80, 18 80")),
      light(circle(32, 84, 2)),
      figure(petal(22, 66, 18, 54, 5), petal(28, 66, 32, 53, 5)),
    ],
  ),
  "tree-climber": vignette("a tree surgeon on a rope sawing a branch", "tree-care", ["people", "tree", "chainsaw"], () => [
    back(circle(72, 42, 40)),
    figure(outline("M58 88C64 66 62 48 62 20L78 20C78 48 80 66 88 88C78 84 68 84 58 88Z")),
    figure(line(6, "74 42, 96 32, 134 30"), line(5, "66 36, 48 26, 30 24"), line(4, "96 32, 108 20")),
    tone(outline("M40 30C22 32 12 20 24 12C28 0 56 0 62 6C72 0 96 2 98 12C106 18 96 28 84 26C74 32 56 32 40 30Z")),
    tone(outline("M112 28C104 22 112 12 120 14C130 8 142 16 138 24C142 34 132 40 124 36C118 38 112 34 112 28Z")),
    accent(line(1.6, "70 24, 100 46"), line(1.6, "98 50, 98 88")),
    drawHost([98, 42, 3.8], {
      hair: "short",
      hat: "cap",
      hatIn: accent,
      top: figure,
      legs: accent,
      walks: true,
      far: "108 48, 114 40",
      near: "90 54, 88 44",
    }),
    figure(box(110, 34, 12, 7, 2)),
    tone(corners(1, "108 36, 111 36, 111 39.5, 98 37.5, 98 35")),
    tone(box(10, 74, 26, 9, 4.5), box(16, 65, 24, 9, 4.5)),
    accent(circle(12, 78.5, 4.6), circle(18, 69.5, 4.6)),
    drawHost([42, 46, 2.9], { hair: "tail", hat: "cap", hatIn: accent, top: figure, legs: tone, far: "49 56, 54 50" }),
  ]),
};
void [join, moved, row, slice, arc, hoop, bottle, crate, pine, drawSitter, tree];
