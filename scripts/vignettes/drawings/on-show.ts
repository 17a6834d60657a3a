import { box, circle, corners, ellipse, outline, row } from "#/studio/motifs/outlines";
import { arc, curve, line } from "#/studio/motifs/strokes";
import { person } from "../people";
import { sit, stand } from "../stances";
import {
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
import { counter, pendant, tree } from "../wares";

/** A touring caravan on its wheel and drawbar, 66 units long, its ground on the base. */
const caravan = (x: number, base: number, body: typeof accent): DrawnShape[] => [
  figure(line(2.4, `${x + 62} ${base - 9},${x + 76} ${base - 9}`), line(2, `${x + 74} ${base - 9},${x + 74} ${base}`)),
  light(
    outline(
      `M${x} ${base - 9}V${base - 34}C${x} ${base - 42} ${x + 5} ${base - 46} ${x + 12} ${base - 46}H${x + 48}`,
      `C${x + 58} ${base - 46} ${x + 66} ${base - 34} ${x + 66} ${base - 22}V${base - 9}Z`,
    ),
  ),
  body(box(x, base - 20, 66, 11, 1)),
  figure(box(x + 8, base - 39, 16, 12, 2), box(x + 46, base - 38, 11, 11, 2)),
  tone(box(x + 28, base - 40, 13, 31, 1)),
  figure(circle(x + 38, base - 24, 1)),
  figure(circle(x + 24, base - 7, 7)),
  light(circle(x + 24, base - 7, 3)),
];

/** A pelican that stands and looks to a side. */
const pelican = (x: number, base: number, face: 1 | -1): DrawnShape[] => {
  const at = (dx: number, dy: number) => `${x + dx * face} ${base + dy}`;
  return [
    figure(line(1.4, `${at(-1, -6)},${at(-1, 0)},${at(2, 0)}`), line(1.4, `${at(2, -6)},${at(2, 0)},${at(5, 0)}`)),
    light(
      outline(`M${at(-9, -9)}C${at(-6, -16)} ${at(4, -17)} ${at(6, -11)}C${at(6, -6)} ${at(-2, -4)} ${at(-9, -9)}Z`),
      curve(3, `M${at(4, -11)}C${at(9, -15)} ${at(1, -20)} ${at(5, -24)}`),
      circle(x + 5.6 * face, base - 24, 2.6),
    ),
    accent(outline(`M${at(7, -25)}L${at(19, -19)}C${at(15, -15)} ${at(9, -18)} ${at(7, -22)}Z`)),
    figure(circle(x + 6.4 * face, base - 24.6, 0.7), outline(`M${at(-10, -9)}C${at(-6, -14)} ${at(0, -14)} ${at(2, -10)}Z`)),
  ];
};

/** A staved vat bound with ropes, taller than a person. */
const vat = (x: number, base: number, width: number, height: number): DrawnShape[] => {
  const [top, rim] = [base - height, width * 0.06];
  return [
    natural(corners(1, `${x} ${top},${x + width} ${top},${x + width - rim} ${base},${x + rim} ${base}`)),
    figure(row(box(x + width * 0.2, top + 2, 0.9, height - 2), 4, width * 0.2)),
    tone(
      ...[0.14, 0.48, 0.82].map((share) =>
        box(x + rim * share - 0.6, top + height * share, width - rim * share * 2 + 1.2, 3.4, 1.4),
      ),
    ),
  ];
};

/** A round tray on which flat sweets lie in rings. */
const flatSweets = (x: number, y: number, width: number): DrawnShape[] => [
  figure(ellipse(x, y, width / 2, width * 0.12)),
  natural(
    ...[-0.34, -0.17, 0, 0.17, 0.34].map((share) => ellipse(x + width * share, y - 2, width * 0.09, 2.4)),
    ...[-0.25, -0.08, 0.08, 0.25].map((share) => ellipse(x + width * share, y - 5, width * 0.09, 2.4)),
    ...[-0.16, 0, 0.16].map((share) => ellipse(x + width * share, y - 8, width * 0.09, 2.4)),
  ),
  light(
    ...[-0.34, -0.17, 0, 0.17, 0.34].map((share) => ellipse(x + width * share, y - 2.4, width * 0.03, 0.8)),
    ...[-0.16, 0, 0.16].map((share) => ellipse(x + width * share, y - 8.4, width * 0.03, 0.8)),
  ),
];

/** Places and goods that people come to see: a collection, a site by the water, vats, trays and a menu on a screen. */
export const onShow: VignetteGroup = {
  "museum-guide": vignette(
    "a guide who shows an old machine to a family in a museum",
    "museum",
    ["people", "museum", "gear"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      light(box(10, 12, 24, 30, 1), box(110, 12, 24, 16, 1)),
      figure(box(14, 17, 16, 10, 0.6), box(14, 30, 12, 1.8), box(14, 34, 16, 1.8), box(114, 17, 12, 1.8), box(114, 21, 16, 1.8)),
      ...pendant(66, 14, 16),
      tone(box(36, 80, 62, 8, 1)),
      figure(box(42, 72, 50, 8, 1), corners(1, "48 72,54 46,60 46,66 72"), box(76, 44, 12, 28, 1)),
      accent(circle(57, 46, 16)),
      light(circle(57, 46, 11)),
      accent(line(2.4, "46 46,68 46"), line(2.4, "57 35,57 57"), circle(57, 46, 4)),
      figure(line(3, "57 46,82 52"), circle(82, 52, 3), line(2, "72 44,92 44")),
      natural(box(78, 36, 8, 8, 1)),
      figure(line(1.6, "34 89,34 70,100 70,100 89"), circle(34, 69, 2), circle(100, 69, 2)),
      ...stand(20, 5.2, "36 48, 22 64", { top: "accent", hair: "bun", legs: "figure", skin: "deepSkin" }),
      ...stand(126, 5.4, "114 60, 121 64", { face: -1, top: "tone", hair: "short", beard: true, legs: "figure" }),
      ...person("111 68 3.4 2", "100 52, 114 66", "110 89, 113 89", {
        face: -1,
        child: true,
        top: "accent",
        hair: "curls",
        legs: "figure",
        skin: "deepSkin",
      }),
    ],
  ),
  "museum-case": vignette("a guide who tells children about old things in a glass case", "museum", ["people", "showcase"], () => [
    back(box(4, 4, 136, 80, 2)),
    figure(box(50, 8, 86, 46, 1.4)),
    light(box(53, 11, 80, 40, 1)),
    tone(box(53, 29, 80, 2.4)),
    figure(circle(63, 21, 4.4)),
    light(circle(63, 21, 2)),
    figure(box(66, 20, 12, 2), box(73, 21, 1.8, 4), box(76.4, 21, 1.8, 4)),
    natural(box(86, 15, 14, 14, 1), corners(1, "108 18,122 18,120 29,110 29")),
    accent(box(89, 18, 8, 5, 0.6)),
    figure(arc(1.8, 122, 23, 3.4, -90, 180)),
    accent(box(58, 37, 16, 11, 1)),
    light(box(60, 39, 12, 1.6), box(60, 42, 8, 1.6)),
    figure(circle(89, 43, 6)),
    light(circle(89, 43, 4.2)),
    figure(line(1.2, "89 43,89 40"), line(1.2, "89 43,91 44")),
    natural(corners(1, "104 40,124 36,126 40,106 46")),
    figure(line(2, "108 44,128 49")),
    tone(box(50, 54, 86, 4, 1), box(54, 58, 4, 30), box(128, 58, 4, 30)),
    ...stand(28, 5.6, "48 38, 34 62", { top: "accent", hair: "bun", legs: "figure", skin: "deepSkin" }),
    ...[70, 94, 117].flatMap((x, index) =>
      person(`${x} ${68 + index} 3.6 2`, `${x - 8} 58, ${x - 6} 66`, `${x + 1} 90, ${x - 2} 90`, {
        face: -1,
        child: true,
        top: (["figure", "accent", "tone"] as const)[index] ?? "tone",
        hair: (["curls", "tail", "short"] as const)[index] ?? "short",
        legs: index === 0 ? "tone" : "figure",
        skin: index === 1 ? "skin" : "deepSkin",
      }),
    ),
  ]),
  "caravan-site": vignette(
    "people at a table in the shade of a caravan's awning",
    "campsite",
    ["people", "caravan", "tree", "chair"],
    () => [
      back(circle(36, 20, 11), outline("M2 62C24 40 52 44 72 56C94 38 124 40 142 54V72H2Z")),
      ...tree(124, 86, 46),
      ...caravan(6, 88, accent),
      tone(box(2, 86, 140, 5, 1)),
      natural(box(122, 46, 2, 42)),
      accent(corners(1, "58 42,72 41,126 45,126 51")),
      figure(box(90, 74, 18, 2.4, 1), box(98, 76, 2, 11)),
      light(box(94, 69, 3.6, 5, 1), box(101, 70, 3.6, 4, 1)),
      ...sit(82, 76, 3.7, "94 67, 93 69", { top: "figure", hair: "none", beard: true, hairRole: "tone", legs: "tone" }, 88, -4),
      ...sit(115, 76, 3.7, "103 67, 104 69", { face: -1, top: "tone", hair: "bob", legs: "figure", skin: "deepSkin" }, 88, -4),
      figure(
        line(1.8, "75 64,77 78,86 78"),
        line(1.8, "78 78,77 88"),
        line(1.8, "122 64,120 78,111 78"),
        line(1.8, "119 78,120 88"),
      ),
    ],
  ),
  "caravan-by-the-bay": vignette("a caravan on a quiet shore with two pelicans", "campsite", ["caravan"], () => [
    back(circle(104, 20, 11), box(2, 40, 140, 22)),
    light(line(1.6, "96 46,112 46"), line(1.6, "118 52,136 52"), line(1.6, "26 47,34 47")),
    water(outline("M2 60C40 56 100 57 142 61V91H2Z")),
    ...caravan(30, 82, accent),
    ...pelican(118, 72, -1),
    ...pelican(134, 80, -1),
    natural(box(106, 80, 3, 9), box(138, 82, 3, 8), box(4, 84, 3, 6)),
    figure(line(1.4, "5 85,107 82,140 83")),
  ]),
  "fish-sauce-vats": vignette(
    "a maker who draws fish sauce from one of the tall wooden vats",
    "fish-sauce",
    ["people", "barrel", "ladder", "bottle"],
    () => [
      back(corners(1, "2 26,72 4,142 26,142 86,2 86")),
      ...vat(8, 88, 38, 60),
      ...vat(52, 88, 44, 60),
      figure(line(2.2, "14 89,26 22"), line(2.2, "24 89,34 22"), row(box(21, 34, 10, 1.8), 1, 1), box(19.4, 46, 11, 1.8)),
      figure(box(17.6, 58, 11, 1.8), box(16, 70, 11, 1.8)),
      figure(box(95, 76, 9, 3, 1), box(98, 73, 2, 3)),
      accent(curve(1.6, "M103 78C105 79 105 80 105 82")),
      light(outline("M100 82H111L110 90H101Z")),
      ...stand(
        124,
        5.4,
        "110 72, 112 74",
        { face: -1, top: "accent", hair: "cap", hairRole: "natural", legs: "figure", skin: "deepSkin", sleeves: "short" },
        90,
        16,
      ),
      accent(box(134, 76, 5, 14, 1), box(135.2, 71, 2.6, 6)),
    ],
  ),
  "menu-planner": vignette(
    "a woman who plans the meals of a school on a screen, with a filled tray on the desk",
    "canteen education-technology",
    ["people", "calendar", "check-list"],
    () => [
      back(box(50, 2, 92, 66, 3)),
      figure(box(54, 6, 84, 56, 3)),
      light(box(57, 9, 78, 50, 1.4)),
      tone(box(57, 9, 78, 7, 1)),
      ...[0, 1, 2, 3, 4].flatMap((column) => [
        tone(box(60 + column * 15, 19, 12, 2, 0.8)),
        ...[0, 1].flatMap((line) => [
          natural(circle(63 + column * 15, 28 + line * 17, 3)),
          figure(box(67.4 + column * 15, 26.6 + line * 17, 5, 1.6, 0.8)),
          figure(box(60 + column * 15, 34 + line * 17, 12, 1.6, 0.8)),
        ]),
      ]),
      accent(box(74, 23, 14, 15, 1)),
      light(circle(78, 28, 3), box(82.4, 26.6, 4, 1.6), box(76, 33.4, 10, 1.6)),
      figure(box(92, 62, 8, 8), box(84, 69, 24, 2.4, 1)),
      ...sit(22, 76, 5.6, "56 66, 50 67", { top: "accent", hair: "tail", legs: "figure" }, 90, 2),
      natural(box(36, 71, 106, 4, 1)),
      figure(box(128, 75, 4, 15), box(52, 75, 4, 15), box(12, 76, 22, 3, 1), box(21, 79, 4, 11)),
      light(corners(2, "110 64,138 64,141 71,107 71")),
      natural(ellipse(117, 67.6, 4, 1.6)),
      accent(ellipse(126, 66.4, 3, 1.2)),
      tone(ellipse(133.4, 68.4, 4, 1.6)),
    ],
  ),
  "sweet-box-tying": vignette(
    "a sweet seller who ties a box beside trays of flat milk sweets",
    "confectionery",
    ["people", "showcase"],
    () => [
      back(box(4, 4, 136, 64, 3)),
      ...pendant(34, 18, 16),
      ...pendant(112, 18, 16),
      ...stand(72, 6, "62 50, 82 50", { top: "accent", hair: "short", beard: true, skin: "deepSkin", sleeves: "short" }, 98, 0),
      ...flatSweets(28, 56, 40),
      ...flatSweets(118, 56, 40),
      accent(box(60, 48, 24, 10, 1)),
      light(box(70.6, 48, 2.8, 10), box(60, 52, 24, 1.6)),
      light(arc(1.4, 69, 46, 3, 0, 360), arc(1.4, 75, 46, 3, 0, 360)),
      ...counter(4, 60, 136),
      light(box(10, 68, 124, 16, 1.6)),
      natural(
        row(corners(0.6, "16 84,20 78,28 78,24 84"), 5, 12),
        row(ellipse(82, 82, 5, 2), 5, 11),
        row(ellipse(87, 78, 5, 2), 4, 11),
      ),
    ],
  ),
};
