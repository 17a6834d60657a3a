import { box, circle, corners, ellipse, outline, row, sharp } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { kneel, stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
  water,
} from "../vignette-drawing";
import { drawVan } from "../vehicles";
import { steam } from "../wares";
import { cluster } from "./rescues-and-repairs";

/** A bundle of rods that stands upright, tied twice. */
const rodBundle = (x: number, base: number, height: number) => [
  natural(
    ...[-6, -3, 0, 3, 6].map((dx, index) =>
      line(2.2, `${x + dx * 0.8} ${base},${x + dx * 1.5} ${base - height - (index % 2) * 4}`),
    ),
  ),
  figure(
    line(2.4, `${x - 7} ${base - height * 0.3},${x + 7} ${base - height * 0.3}`),
    line(2.4, `${x - 8} ${base - height * 0.7},${x + 8} ${base - height * 0.7}`),
  ),
];

/** Further work of hedgers, rewinders, gatherers and bath attendants. */
export const rodsAndCoils: VignetteGroup = {
  "hazel-rods": vignette(
    "a hedger who ties hazel rods into bundles beside a chopping block with a billhook in it",
    "hedge-laying",
    ["people"],
    () => [
      back(box(4, 10, 136, 76, 3)),
      natural(
        ...[16, 22, 28, 34].map((x, index) =>
          curve(2.4, `M${x} 88C${x - 2} 60 ${x - 6 + index * 3} 40 ${x - 12 + index * 7} 20`),
        ),
      ),
      green(
        ...[
          [6, 26],
          [12, 18],
          [20, 24],
          [26, 16],
          [34, 22],
          [40, 28],
          [10, 38],
          [36, 40],
          [22, 36],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 6, 4.6, x * 7)),
      ),
      ...rodBundle(100, 88, 50),
      ...rodBundle(122, 88, 56),
      ...rodBundle(82, 88, 42).slice(0, 1),
      ...kneel(54, 5.7, "77 60, 84 56", { top: "accent", hair: "tail", legs: "figure", shoes: "tone" }, 89, 14),
      ember(line(2.6, "75 61,89 61")),
      natural(box(128, 76, 14, 13, 1)),
      figure(outline("M132 76C128 70 128 64 133 61C136 62 137 66 136 70L137.4 76Z")),
      natural(line(2.4, "134.6 60,139 50")),
    ],
  ),
  "motor-rewound": vignette(
    "a woman at a bench who winds copper wire into the coils of an electric motor",
    "generator-repair",
    ["people"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(82, 30, 54, 2.6, 0.8)),
      ember(box(88, 18, 10, 12, 1), box(104, 16, 10, 14, 1), box(120, 18, 10, 12, 1)),
      natural(
        ...[
          [86, 18],
          [102, 16],
          [118, 18],
        ].flatMap(([x = 0, y = 0]) => [box(x, y - 2.4, 14, 2.4, 0.8), box(x, 27.8, 14, 2.2, 0.8)]),
      ),
      light(
        ...[
          [88, 20],
          [104, 18],
          [120, 20],
        ].flatMap(([x = 0, y = 0]) => [
          line(0.8, `${x} ${y + 2},${x + 10} ${y + 2}`),
          line(0.8, `${x} ${y + 5.4},${x + 10} ${y + 5.4}`),
        ]),
      ),
      ...stand(
        30,
        5.6,
        "66 44, 62 54",
        { top: "accent", hair: "scarf", hairRole: "tone", skin: "deepSkin", legs: "figure" },
        104,
        14,
      ),
      figure(circle(86, 49, 17)),
      tone(circle(86, 49, 13.6)),
      ember(
        ...[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => {
          const angle = (degrees * Math.PI) / 180;
          return circle(86 + Math.cos(angle) * 10, 49 + Math.sin(angle) * 10, 3.3);
        }),
      ),
      back(circle(86, 49, 5.4)),
      ember(curve(1.2, "M66 44C70 40 74 42 77 45"), curve(1.2, "M90 58C100 66 112 52 118 58")),
      figure(box(12, 66, 128, 4.4, 1), box(18, 70, 5, 20), box(129, 70, 5, 20)),
      ember(box(114, 54, 9, 10, 0.8)),
      natural(box(112, 52, 13, 2.4, 0.8), box(112, 63.6, 13, 2.4, 0.8)),
      tone(box(30, 74, 90, 12, 1)),
      figure(circle(44, 80, 4), circle(60, 80, 4), circle(76, 80, 4)),
      light(row(box(90, 77, 24, 1.8, 0.8), 3, 0, 3)),
    ],
  ),
  "barnacles-weighed": vignette(
    "a gatherer in a wetsuit who weighs goose barnacles on a quay for a customer",
    "goose-barnacles",
    ["people", "scales"],
    () => [
      back(box(4, 8, 136, 46, 2)),
      water(outline("M4 54C14 49 22 59 34 54C46 49 54 59 66 54C78 49 86 59 98 54C110 49 120 59 140 54V70H4Z")),
      natural(box(4, 68, 136, 20, 1)),
      ...stand(
        28,
        5.4,
        "52 50, 56 56",
        { top: "figure", hair: "cap", hairRole: "ember", legs: "figure", shoes: "accent" },
        89,
        8,
      ),
      ...stand(122, 5.2, "98 56, 96 58", { face: -1, top: "accent", hair: "bun", legs: "tone", shoes: "figure" }, 89, 4),
      figure(box(48, 66, 56, 4, 1), line(3, "54 70,50 90"), line(3, "98 70,102 90")),
      light(box(58, 56, 24, 10, 2)),
      figure(circle(70, 61, 3.6), box(56, 52, 28, 3, 1)),
      light(line(1.2, "70 61,71.6 59")),
      ...cluster(61, 53, -14),
      ...cluster(79, 53, 14),
      ...cluster(70, 52, 0),
      tone(corners(2, "86 54,100 54,101 66,85 66")),
      figure(row(box(88, 56, 1, 8), 4, 3.4)),
    ],
  ),
  "bath-drawn": vignette(
    "a bath attendant with towels who welcomes a client in a bathrobe to a private bath",
    "body-scrub",
    ["people", "towel", "bathtub"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(100, 18, 36, 2.6, 0.8)),
      light(box(104, 12, 13, 6, 3), box(119, 12, 13, 6, 3)),
      ...stand(26, 5.3, "46 52, 48 54", { top: "figure", hair: "bun", legs: "figure", shoes: "tone" }, 89, 3),
      light(box(43, 46, 18, 6, 3), box(43, 40, 18, 6, 3)),
      accent(box(45, 34, 14, 6, 3)),
      ...stand(
        78,
        5.3,
        "64 54, 70 58",
        { face: -1, top: "accent", skirt: "knee", hair: "curls", skin: "deepSkin", legs: "deepSkin", shoes: "figure" },
        89,
        2,
      ),
      light(line(1.6, "76 26.6,79 36")),
      tone(outline("M96 56H142V82C142 86 138 88 134 88H106C100 88 96 84 96 80Z")),
      water(box(96, 54, 46, 6, 2)),
      figure(box(93, 52, 49, 4, 2)),
      figure(curve(2.6, "M130 52V42C130 38 122 38 122 43"), line(2.6, "126 48,134 48")),
      steam(108, 47, 14, 3, 7),
    ],
  ),
  "gull-on-the-beach": vignette(
    "a helper of an animal ambulance who lifts an injured gull into a carrier, the van on the road behind",
    "animal-ambulance",
    ["people", "van"],
    () => [
      back(box(4, 10, 136, 50, 2)),
      ...drawVan([104, 64, 0.7], "tone"),
      ember(box(106, 25.6, 9, 4, 1.6)),
      natural(outline("M4 62H140V90H4Z")),
      light(circle(88, 44, 4), circle(84, 39, 1.6), circle(88, 37.6, 1.6), circle(92, 39, 1.6)),
      ...kneel(36, 5.8, "66 66, 68 72", { top: "accent", hair: "tail", legs: "figure", shoes: "light" }, 90, 16),
      light(
        outline(
          "M58 72C64 76 70 77 76 76C83 75 85 71 84 67C86 65 88 63 87 60C86 56 80 56 79 60C79 64 76 66 70 67C66 67 62 69 58 72Z",
        ),
      ),
      tone(outline("M54 71C62 66 71 66 78 69C71 73 64 74 54 71Z")),
      ember(sharp("86 60,92 61.4,86 63.4"), box(66, 67, 5, 8, 1)),
      figure(circle(83.4, 60, 0.9)),
      tone(box(98, 68, 34, 21, 2)),
      figure(box(101, 71, 16, 15, 1), curve(2.2, "M108 68C108 62 122 62 122 68")),
      light(row(box(103.4, 71, 1.2, 15), 4, 3.6)),
    ],
  ),
};
