import { box, circle, corners, ellipse, outline, row, sharp, turned } from "#/studio/motifs/outlines";
import { curve, hoop, line, rim } from "#/studio/motifs/strokes";
import { drawHills, drawJoints } from "../fixtures";
import { stand } from "../stances";
import { drawLorry } from "../vehicles";
import {
  accent,
  back,
  ember,
  figure,
  light,
  natural,
  tone,
  type DrawnShape,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { drawPerson } from "../workers";

/** A block of ice with its glints. */
const iceBlock = (x: number, y: number, width: number, height: number): DrawnShape[] => [
  light(box(x, y, width, height, 1.4)),
  tone(rim(1.4, box(x, y, width, height, 1.4)), line(1.6, `${x + 4} ${y + 9}, ${x + 9} ${y + 4}`)),
  tone(line(1.6, `${x + 5} ${y + 14}, ${x + 14} ${y + 5}`)),
];

/** A pile of bricks in courses. */
const brickPile = (x: number, base: number, columns: number, courses: number): DrawnShape[] => [
  accent(box(x, base - courses * 5, columns * 9, courses * 5, 0.6)),
  light(drawJoints(x, base - courses * 5, columns * 9, courses, 9, 5)),
];

/** A toilet cabin with its door. */
const toiletCabin = (x: number, base: number, paint: typeof accent): DrawnShape[] => [
  paint(box(x, base - 52, 28, 50, 1.4)),
  figure(
    box(x - 1.4, base - 2.4, 30.8, 2.4, 0.6),
    corners(2, `${x - 1} ${base - 51},${x + 2} ${base - 58},${x + 26} ${base - 58},${x + 29} ${base - 51}`),
  ),
  light(rim(1.4, box(x + 4, base - 46, 20, 42, 1)), row(box(x + 8, base - 41, 12, 1.6, 0.6), 3, 0, 3.4)),
  light(circle(x + 14, base - 25, 3), box(x + 11.4, base - 21, 5.2, 9, 2)),
  figure(box(x + 20.4, base - 27, 2, 6, 1)),
];

/** Works, yards and workshops with heavy goods. */
export const worksAndYards: VignetteGroup = {
  "ice-blocks": vignette(
    "a worker in an ice factory who pulls a block of ice with tongs",
    "ice-factory",
    ["people", "snowflake"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      tone(...[0, 60, 120].map((degrees) => turned(box(22.8, 10, 2.4, 28, 1), degrees, 24, 24))),
      tone(...[0, 60, 120, 180, 240, 300].map((degrees) => turned(curve(1.8, "M20 13L24 17L28 13"), degrees, 24, 24))),
      ...iceBlock(94, 64, 44, 24),
      ...iceBlock(98, 39, 38, 24),
      ...iceBlock(104, 15, 30, 23),
      ...drawPerson("34 56,42 38,56 60,54 62,24 89,40 89", {
        hat: "cap",
        hatRole: "figure",
        wear: ["accent", "accent", "figure"],
        size: 1.1,
        skirt: 14,
      }),
      ...iceBlock(64, 66, 24, 22),
      figure(line(2.2, "56 61, 66 62"), curve(2.2, "M66 62C68 56 76 56 78 66"), curve(2.2, "M66 62C64 64 64 68 66 72")),
      figure(box(4, 88, 136, 2.6)),
      natural(corners(1.4, "6 68, 20 68, 22 88, 4 88")),
      light(...[8, 13, 18].map((x, index) => turned(box(x - 3, 63 - (index % 2), 6, 6, 0.8), index * 24 - 20, x, 66))),
    ],
  ),
  "bell-casting": vignette("founders who pour molten metal beside a new bell", "foundry", ["people", "bell", "flame"], () => [
    back(box(4, 4, 136, 80, 3)),
    figure(box(84, 8, 54, 4, 1), box(107, 12, 4, 10)),
    natural(outline("M109 20C97 20 96 32 94 46C93 56 88 62 84 68H134C130 62 125 56 124 46C122 32 121 20 109 20Z")),
    figure(box(82, 67, 54, 4.4, 2), circle(109, 75, 4), line(1.6, "96 42, 122 42"), line(1.6, "93 53, 125 53")),
    light(curve(2, "M101 28C99 34 99 40 98 50")),
    figure(box(62, 6, 2.4, 22), corners(3, "46 28, 76 28, 73 48, 49 48"), rim(2, outline("M47 32C47 18 79 18 79 32"))),
    ember(box(48, 27, 28, 3.4, 1.4)),
    ember(curve(3, "M50 30C44 32 43 42 43 68")),
    ...drawPerson("20 58,24 40,44 40,42 46,14 89,28 89", {
      hat: "hard",
      hatRole: "figure",
      wear: ["accent", "accent", "figure"],
      size: 1.06,
      skirt: 16,
    }),
    figure(line(2.4, "36 42, 50 40")),
    tone(box(34, 72, 22, 17, 1), box(31, 69, 28, 5, 1)),
    ember(ellipse(45, 70, 6, 2)),
    ember(circle(34, 62, 1.2), circle(52, 60, 1.2), circle(55, 65, 1), circle(38, 57, 1)),
    figure(box(66, 84, 72, 5, 1)),
    natural(box(72, 78, 10, 6, 1), box(122, 78, 12, 6, 1)),
  ]),
  "truck-weighing": vignette(
    "a lorry that stands on a weighbridge beside the display with its weight",
    "weighing-scales",
    ["truck", "people"],
    () => [
      drawHills(60),
      tone(box(6, 30, 36, 52, 1)),
      figure(box(3, 25, 42, 6, 1)),
      light(box(12, 38, 24, 20, 1)),
      ...drawPerson("24 66,24 51,32 57,33 57", { wear: ["accent", "accent", "figure"], size: 0.9, hair: "bun" }),
      tone(box(6, 58, 36, 24)),
      figure(box(9, 56.6, 30, 2.6, 1)),
      figure(box(56, 5, 52, 21, 2), box(80, 26, 4, 54)),
      light(box(60, 9, 44, 13, 1)),
      accent(
        ...[63, 73, 83, 93].flatMap((x, index) => [
          rim(1.8, box(x + 1, 11, 6, 9)),
          ...(index === 0 ? [box(x + 1, 14.6, 6, 1.8)] : []),
        ]),
      ),
      ...drawLorry([94, 80, 0.8], "accent", "natural"),
      figure(box(40, 80, 102, 5, 1)),
      figure(...[50, 76, 104, 130].map((x) => sharp(`${x - 4} 90,${x - 2.4} 85,${x + 2.4} 85,${x + 4} 90`))),
    ],
  ),
  "zinc-bath": vignette(
    "a worker who lowers steel parts from a hoist into a bath of zinc",
    "surface-treatment",
    ["people", "girder", "gate"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      figure(box(4, 8, 136, 5, 1), box(62, 13, 22, 7, 1), box(71.8, 20, 2.4, 8)),
      natural(box(40, 28, 66, 4, 1)),
      figure(...[48, 64, 82, 98].map((x) => box(x - 0.7, 32, 1.4, 7))),
      figure(rim(2.6, box(43, 39, 26, 34, 0.6))),
      figure(row(box(48.4, 40, 2, 32), 4, 5), box(44, 48, 24, 2)),
      figure(box(78, 39, 24, 4, 0.6), box(88, 42, 4, 30)),
      accent(box(28, 62, 90, 28, 1.6)),
      light(outline("M31 66H115V71C108 74 104 70 98 71C88 74 84 70 76 71C66 74 62 70 54 71C46 74 40 70 31 71Z")),
      figure(box(26, 60, 94, 4, 1)),
      tone(curve(1.8, "M36 56C33 52 39 48 36 44"), curve(1.8, "M112 56C109 52 115 48 112 44")),
      light(row(box(34, 77, 14, 8, 1), 5, 16)),
      ...drawPerson("14 58,14 40,30 46,26 52,8 90,20 90", {
        hat: "hard",
        hatRole: "figure",
        wear: ["tone", "tone", "figure"],
        size: 1.06,
      }),
      figure(box(29, 40, 5, 10, 1.4), curve(1.2, "M31 40C30 28 36 20 62 17")),
      figure(row(line(1.6, "128 52, 128 86"), 3, 4), box(126, 50, 12, 2.4)),
    ],
  ),
  "brick-kiln": vignette(
    "a worker who carts bricks from the kiln of a brickworks",
    "brickworks",
    ["people", "brick", "kiln", "chimney"],
    () => [
      drawHills(60),
      tone(curve(4, "M124 10C116 6 124 2 134 5")),
      accent(corners(0.6, "116 84, 119 12, 129 12, 132 84")),
      light(box(118, 20, 12, 2), box(117.6, 30, 12.8, 2)),
      natural(outline("M62 88V52C62 34 116 34 116 52V88Z")),
      light(drawJoints(62, 54, 54, 7, 11, 5)),
      figure(outline("M76 88V68C76 54 102 54 102 68V88Z")),
      ember(outline("M80 88V70C80 58 98 58 98 70V88Z")),
      ...drawPerson("18 58,22 40,34 58,36 60,8 89,24 89", {
        hat: "cap",
        hatRole: "figure",
        wear: ["tone", "tone", "figure"],
        size: 1.04,
      }),
      figure(line(2.4, "32 58, 62 70"), line(2.4, "44 66, 42 82")),
      ...brickPile(42, 65, 2, 3),
      figure(corners(1, "40 65, 64 65, 60 74, 46 74")),
      figure(circle(60, 82, 6.6)),
      light(circle(60, 82, 3)),
      ...brickPile(106, 89, 4, 4),
    ],
  ),
  "tyre-fitting": vignette(
    "a fitter who puts a tyre on its rim at a machine beside racks of tyres",
    "tyre-shop",
    ["people", "tyre"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      figure(box(4, 30, 60, 2.6, 1), box(4, 58, 60, 2.6, 1), box(4, 8, 2.6, 82), box(62, 8, 2.6, 82)),
      ...[
        [17, 20, 9.6],
        [36, 20, 9.6],
        [54, 21, 8.4],
        [18, 47, 10.6],
        [41, 47, 10.6],
        [20, 76, 13],
        [48, 76, 13],
      ].flatMap(([x = 0, y = 0, radius = 0], index) => [
        figure(circle(x, y, radius)),
        tone(hoop(1.2, x, y, radius * 0.82)),
        light(circle(x, y, radius * 0.56)),
        ...(index % 3 === 1 ? [accent(circle(x, y, radius * 0.4))] : []),
      ]),
      accent(corners(2, "72 64, 108 64, 112 90, 68 90")),
      light(box(80, 80, 20, 3, 1)),
      figure(circle(92, 48, 23)),
      tone(hoop(1.4, 92, 48, 19.6)),
      light(circle(92, 48, 13.6)),
      figure(
        ...Array.from({ length: 5 }, (_, index) => turned(box(90.4, 37, 3.2, 11, 1), index * 72, 92, 48)),
        circle(92, 48, 4),
      ),
      tone(...Array.from({ length: 20 }, (_, index) => turned(box(91.2, 25, 1.6, 3), index * 18, 92, 48))),
      ...stand(
        130,
        5.7,
        "112 42, 108 60",
        {
          face: -1,
          top: "accent",
          hair: "cap",
          hairRole: "figure",
          legs: "figure",
          nearSleeve: "accent",
          shoes: "tone",
          skin: "deepSkin",
        },
        90,
        8,
      ),
    ],
  ),
  "cabin-hire": vignette(
    "a driver who delivers portable toilets and a container for hire",
    "container-hire",
    ["people", "container", "toilet"],
    () => [
      drawHills(58),
      tone(box(88, 50, 54, 38, 1)),
      light(row(box(93, 54, 1.8, 30, 0.6), 4, 5), box(117, 56, 20, 14, 1)),
      figure(rim(2, box(88, 50, 54, 38, 1)), box(126.2, 56, 1.6, 14)),
      accent(box(92, 12, 50, 36, 1)),
      light(row(box(97, 16, 1.8, 28, 0.6), 8, 5.6)),
      figure(rim(2, box(92, 12, 50, 36, 1))),
      ...toiletCabin(2, 89, accent),
      ...toiletCabin(34, 89, natural),
      ...stand(
        78,
        5.2,
        "66 58, 65 60",
        { face: -1, top: "figure", hair: "cap", hairRole: "accent", legs: "tone", shoes: "figure", nearSleeve: "figure" },
        90,
        4,
      ),
      light(box(60, 50, 8, 11, 0.8)),
      figure(rim(1.2, box(60, 50, 8, 11, 0.8)), box(62, 53, 4, 1), box(62, 56, 4, 1)),
      figure(box(4, 89, 136, 2)),
    ],
  ),
};
