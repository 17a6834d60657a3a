import { box, circle, corners, ellipse, outline, petal, row, sharp, star } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { drawTree } from "../fixtures";
import { bookRow } from "../furniture";
import { person } from "../people";
import { kneel, stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  green,
  hair,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
  type VignetteRole,
  water,
} from "../vignette-drawing";
import { sittingDog } from "./animals";

/** A globe cactus in its pot, as wide as stated. */
const globeCactus = (x: number, base: number, radius: number, pot: VignetteRole, bloom = true) => [
  green(ellipse(x, base - 7 - radius * 0.8, radius, radius)),
  light(
    ...[-0.55, 0, 0.55].map((share) => {
      const [middle, across] = [base - 7 - radius * 0.8, share * radius];
      return curve(0.9, `M${x + across * 0.5} ${middle - radius * 0.9}Q${x + across * 1.5} ${middle} ${x + across} ${base - 7}`);
    }),
  ),
  ...(bloom ? [accent(circle(x, base - 7 - radius * 1.8, 2.2))] : []),
  { role: pot, path: corners(0.6, `${x - 6} ${base - 8},${x + 6} ${base - 8},${x + 4.4} ${base},${x - 4.4} ${base}`) },
];

/** A rosette of thick pointed leaves in its pot. */
const rosette = (x: number, base: number, pot: VignetteRole) => [
  green(...[-8, -4.6, 0, 4.6, 8].map((reach) => petal(x, base - 6, x + reach * 1.1, base - 20 + Math.abs(reach) * 0.8, 4))),
  { role: pot, path: corners(0.6, `${x - 6} ${base - 8},${x + 6} ${base - 8},${x + 4.4} ${base},${x - 4.4} ${base}`) },
];

/** What is done on banks and jetties, among thorns and at night. */
export const banksAndNights: VignetteGroup = {
  "desert-stars": vignette(
    "people on mats round a telescope in the desert at night, below the Milky Way",
    "astronomy-club observatory",
    ["people", "telescope", "star"],
    () =>
      [
        hair(box(2, 4, 140, 86, 4)),
        tone(outline("M44 4H86C78 18 92 26 104 36C114 46 122 52 142 54V68C112 66 96 56 84 46C70 34 58 20 44 4Z")),
        light(
          ...[
            [14, 14, 2.2],
            [30, 30, 1.5],
            [24, 46, 1.4],
            [52, 24, 1.4],
            [112, 12, 2],
            [130, 26, 1.5],
            [98, 18, 1.4],
            [46, 44, 1.3],
            [124, 42, 1.3],
          ].map(([x = 0, y = 0, size = 1]) => star(x, y, size * 1.5, size * 0.6, 4)),
          ...[
            [64, 12],
            [70, 20],
            [78, 28],
            [84, 34],
            [94, 42],
            [102, 46],
            [112, 54],
            [122, 57],
            [134, 61],
            [74, 10],
            [88, 44],
          ].map(([x = 0, y = 0]) => circle(x, y, 0.9)),
        ),
        natural(outline("M2 72C20 62 34 66 52 68C82 70 108 60 142 70V86Q142 90 138 90H6Q2 90 2 86Z")),
        accent(corners(1, "4 88,10 82,62 82,60 88"), corners(1, "92 88,94 82,138 82,141 88")),
        light(line(2.2, "79 58,68 86"), line(2.2, "79 58,90 86"), line(2.2, "79 58,79 86")),
        ember(corners(1.2, "70 62,96 36,102 42,76 68")),
        light(corners(0.6, "95 34,104 43,106 41,97 32"), circle(79, 58, 2.4)),
        ...stand(
          58,
          4.7,
          "70 60, 74 66",
          { top: "light", hair: "scarf", hairRole: "accent", legs: "accent", skirt: "long", shoes: "light" },
          86,
          8,
        ),
        person("20.4 79 4.4 -22 -18", "10.4 82, 14.4 83", "36.4 83 -6, 40.4 83 -6", {
          top: "ember",
          legs: "tone",
          hair: "cap",
          hairRole: "light",
          shoes: "light",
        }),
        person("41 80 3 -18 -20", "34 82, 36 83", "51 83, 53 83", {
          child: true,
          top: "light",
          legs: "tone",
          hair: "cap",
          hairRole: "ember",
          shoes: "light",
        }),
        person("124 79 4.4 -22 -18", "134 82, 130 83", "108 83 -6, 104 83 -6", {
          face: -1,
          skin: "deepSkin",
          top: "light",
          legs: "tone",
          hair: "scarf",
          hairRole: "ember",
          shoes: "light",
        }),
      ].flat(),
  ),
  "dog-handed-back": vignette(
    "a found dog that its owner gets back at the counter of a dog pound",
    "animal-shelter",
    ["people", "desk"],
    () =>
      [
        back(box(4, 4, 136, 82, 3)),
        accent(circle(114, 22, 12)),
        light(
          ellipse(114, 25.6, 4.6, 3.6),
          circle(108.4, 21, 1.9),
          circle(112, 17.6, 2),
          circle(116.4, 17.6, 2),
          circle(119.8, 21, 1.9),
        ),
        light(box(72, 12, 22, 16, 1), box(72, 32, 22, 14, 1)),
        tone(
          circle(83, 20, 4.6),
          sharp("78.6 18,80 12.6,83 16"),
          sharp("87.4 18,86 12.6,83 16"),
          ellipse(83, 39, 6, 3.4),
          circle(88, 36, 2.4),
        ),
        ...stand(110, 5.2, "90 60, 96 58", { face: -1, top: "tone", hair: "bun", legs: "figure", skin: "deepSkin" }, 104, 4),
        natural(box(88, 62, 50, 26)),
        figure(box(84, 59, 56, 5, 1)),
        light(row(box(94, 70, 17, 12, 1), 2, 22)),
        figure(box(126, 53, 9, 6, 1)),
        kneel(24, 5.3, "48 64, 46 58", { top: "accent", legs: "figure", hair: "long", shoes: "light" }, 88, 16),
        accent(curve(1.4, "M60 64C70 56 78 62 88 60")),
        sittingDog(60, 88, 1.12, -1, "natural", "figure"),
        ember(box(55, 63.4, 10, 2.8, 1.2)),
      ].flat(),
  ),
  "cactus-rows": vignette(
    "a grower in a straw hat among rows of cacti and succulents in pots",
    "plant-nursery",
    ["people", "cactus", "flowerpot", "greenhouse"],
    () => [
      back(outline("M4 86V34L38 12L72 34L106 12L140 34V86Z")),
      light(line(1.4, "38 14,38 46"), line(1.4, "106 14,106 46"), line(1.4, "4 40,140 40")),
      green(box(116, 22, 9, 28, 4.4), box(128, 30, 5.4, 12, 2.6), box(108, 28, 5.4, 12, 2.6), box(110, 37, 22, 4.6, 2)),
      light(line(0.9, "119 26,119 48"), line(0.9, "122 26,122 48")),
      ember(corners(0.6, "113 49,128 49,126 58,115 58")),
      green(ellipse(14, 42, 6, 8.4), ellipse(8.4, 31, 4, 5.6, -24), ellipse(19.6, 30, 4, 5.8, 24)),
      light(
        ...[
          [12, 40],
          [16, 44],
          [14, 46],
          [8, 31],
          [20, 30],
        ].map(([x = 0, y = 0]) => circle(x, y, 0.9)),
      ),
      accent(circle(21.6, 23.6, 1.9), circle(6.6, 25, 1.7)),
      ember(corners(0.6, "7 49,21 49,19 58,9 58")),
      ...globeCactus(34, 58, 6.4, "ember"),
      ...rosette(92, 58, "natural"),
      natural(box(4, 58, 136, 3, 1)),
      ...stand(62, 5.2, "78 58, 76 62", { top: "accent", hair: "short", legs: "figure", skin: "deepSkin" }, 104, 4),
      natural(ellipse(64.6, 27.6, 12, 2.4), outline("M57.6 27.6C57.6 18.6 71 18.6 71 27.6Z")),
      ...globeCactus(80, 64, 5.4, "ember"),
      ...[14, 52, 104].flatMap((x) => globeCactus(x, 84, 7.4, "ember")),
      ...[33, 88, 128].flatMap((x) => rosette(x, 84, "tone")),
      ...globeCactus(71, 84, 6.4, "tone", false),
      figure(box(4, 84, 136, 3.4, 1), box(10, 86, 4, 4), box(130, 86, 4, 4)),
    ],
  ),
  "field-rows": vignette("rows of young crops that run to the horizon below the sun", "seeds", ["sprout", "sun", "tree"], () => [
    back(circle(72, 34, 28)),
    ember(circle(72, 38, 11)),
    tone(outline("M2 52C24 44 46 46 72 46C98 46 120 44 142 52V62H2Z")),
    natural(outline("M2 54C40 48 104 48 142 54V90H2Z")),
    green(
      ...[-84, -50, -24, 0, 24, 50, 84].map((reach) =>
        sharp(
          `${72 + reach * 0.3 - 0.8} 51,${72 + reach * 0.3 + 0.8} 51,${72 + reach * 0.8 + 4.4} 90,${72 + reach * 0.8 - 4.4} 90`,
        ),
      ),
    ),
    ...drawTree(18, 56, 12),
    ...drawTree(128, 54, 9),
    figure(
      curve(1.6, "M36 22C38 18 41 18 42 22C43 18 46 18 48 22"),
      curve(1.4, "M104 16C106 13 108 13 109 16C110 13 112 13 114 16"),
    ),
  ]),
  "cargo-boat": vignette(
    "porters who load sacks, boxes and a motorbike onto a wooden boat at a jetty",
    "shipping ferry",
    ["people", "parcel", "wave", "island"],
    () => [
      back(outline("M44 58C66 34 84 36 96 50C108 38 126 40 142 58Z")),
      ember(circle(30, 18, 9)),
      water(box(2, 58, 140, 32, 2)),
      light(line(2.2, "96 60,96 8"), line(1, "96 10,60 52"), line(1, "96 10,136 48")),
      accent(sharp("97 10,112 14,97 19")),
      natural(outline("M50 54C62 60 118 60 142 44C142 62 136 76 124 80H66C58 74 52 64 50 54Z")),
      accent(curve(3, "M51 56C64 63 118 63 141 48")),
      light(box(102, 34, 26, 20, 1), box(100, 31, 30, 4, 1)),
      figure(row(box(105, 39, 5, 6, 0.6), 3, 7.4), curve(1.4, "M58 68C80 74 112 74 134 62")),
      tone(box(66, 47, 10, 10, 1), box(77, 44, 11, 13, 1)),
      ember(box(68, 39, 8, 8, 1)),
      light(line(1.6, "82.4 44,82.4 57"), line(1.4, "72 39,72 47")),
      light(curve(1.8, "M78 84c3-3 6-3 9 0c3 3 6 3 9 0"), curve(1.8, "M112 86c3-3 6-3 9 0c3 3 6 3 9 0")),
      figure(box(2, 80, 58, 4, 1), box(8, 84, 4, 6), box(30, 84, 4, 6), box(52, 84, 4, 6)),
      natural(line(3, "48 79,68 62")),
      ...stand(
        20,
        5,
        "12 36, 28 36",
        { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", skin: "deepSkin", sleeves: "short", shoes: "light" },
        80,
        2,
      ),
      natural(outline("M8 34C6 26 12 23 20 24C28 23 34 26 32 33C28 37 12 37 8 34Z")),
      ...stand(
        46,
        4.8,
        "58 58, 56 62",
        { top: "light", hair: "scarf", hairRole: "accent", legs: "figure", skin: "deepSkin", shoes: "light" },
        80,
        6,
      ),
      ember(box(55, 55, 10, 9, 1)),
      light(box(59, 55, 2.4, 9)),
    ],
  ),
  "book-boat": vignette(
    "a wooden boat full of books at the bank, a librarian on board and children who come to borrow",
    "library",
    ["people", "bookshelf", "river-bend"],
    () => [
      back(outline("M2 54C24 44 44 46 60 52C84 42 112 44 142 54Z")),
      ember(circle(128, 18, 8)),
      water(box(2, 54, 140, 36, 2)),
      light(curve(1.8, "M104 86c3-3 6-3 9 0c3 3 6 3 9 0"), curve(1.8, "M76 84c3-3 6-3 9 0c3 3 6 3 9 0")),
      natural(line(2.4, "62 24,62 60"), line(2.4, "122 24,122 60")),
      accent(outline("M56 26C70 12 114 12 128 26Z")),
      figure(box(64, 28, 42, 32, 1)),
      light(box(66.4, 30.4, 37.2, 12.4), box(66.4, 45.2, 37.2, 12.8)),
      accent(
        bookRow(68, 42.8, [
          [4, 10],
          [3, 8],
        ]),
        bookRow(84, 42.8, [
          [4, 9],
          [3, 11],
        ]),
        bookRow(76, 58, [
          [4, 10],
          [3, 9],
        ]),
      ),
      ember(bookRow(75.4, 42.8, [[4, 11]]), bookRow(92, 42.8, [[4, 8]]), bookRow(68, 58, [[4, 11]]), bookRow(94, 58, [[4, 10]])),
      tone(
        bookRow(79.6, 42.8, [[4, 9]]),
        bookRow(96.6, 42.8, [[4, 11]]),
        bookRow(72.4, 58, [[3, 9]]),
        bookRow(84, 58, [
          [4, 9],
          [4, 11],
        ]),
      ),
      ...stand(114, 4.4, "98 52, 102 56", { face: -1, top: "ember", hair: "bun", legs: "ember", skin: "deepSkin" }, 104, 4),
      natural(outline("M42 46C54 58 64 60 84 60H112C126 60 134 56 142 44C140 64 132 76 120 78H68C54 74 44 62 42 46Z")),
      figure(curve(1.6, "M50 60C66 70 118 70 136 60")),
      green(outline("M2 72C20 68 44 70 58 80C60 84 60 88 58 90H6Q2 90 2 86Z")),
      ...stand(
        16,
        3.6,
        "28 52, 30 56",
        { child: true, top: "accent", hair: "short", legs: "figure", skin: "deepSkin", shoes: "light" },
        82,
        2,
      ),
      ...stand(
        38,
        3.4,
        "50 54, 52 58",
        { child: true, top: "light", hair: "tail", legs: "light", skirt: "knee", skin: "deepSkin" },
        84,
        4,
      ),
      ember(corners(0.6, "48 53,57 51,58 58,49 60")),
      accent(corners(0.6, "26 52,34 50,35 56,27 58")),
    ],
  ),
};
