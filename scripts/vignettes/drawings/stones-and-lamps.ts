import { box, circle, corners, ellipse, moved, outline, slice, turned } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { drawHammer } from "../fixtures";
import { garland, table } from "../furniture";
import { sit, stand } from "../stances";
import {
  accent,
  back,
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

/** A slab with a carved cross whose arms end in leaves, above a disc, within a border of lacework; its foot at the point. */
const crossStone = (x: number, foot: number, size: number) => {
  const put = (path: ReturnType<typeof box>) => moved(path, x, foot);
  const at = (value: number) => value * size;
  const bud = (dx: number, dy: number) => circle(at(dx), at(dy), at(2.6));
  return [
    ember(
      put(
        outline(
          `M${at(-17)} 0L${at(-19)} ${at(-60)}C${at(-18)} ${at(-66)} ${at(18)} ${at(-66)} ${at(19)} ${at(-60)}L${at(17)} 0Z`,
        ),
      ),
    ),
    tone(put(box(at(-13), at(-58), at(26), at(53), at(1.4)))),
    light(
      ...[-56, -50, -44, -38, -32, -26, -20, -14, -8].flatMap((dy) => [
        put(circle(at(-15.2), at(dy), at(1.2))),
        put(circle(at(15.2), at(dy), at(1.2))),
      ]),
      ...[-9, -4.5, 0, 4.5, 9].map((dx) => put(circle(at(dx), at(-61), at(1.2)))),
    ),
    light(
      put(box(at(-1.9), at(-54), at(3.8), at(34), at(1))),
      put(box(at(-9), at(-44), at(18), at(3.8), at(1))),
      ...[
        [-2.6, -54],
        [2.6, -54],
        [-10, -45.4],
        [-10, -38.8],
        [10, -45.4],
        [10, -38.8],
      ].map(([dx = 0, dy = 0]) => put(bud(dx, dy))),
      put(curve(at(1.7), `M0 ${at(-22)}C${at(-4)} ${at(-20)} ${at(-11)} ${at(-22)} ${at(-10)} ${at(-32)}`)),
      put(curve(at(1.7), `M0 ${at(-22)}C${at(4)} ${at(-20)} ${at(11)} ${at(-22)} ${at(10)} ${at(-32)}`)),
      put(hoop(at(1.7), 0, at(-12.6), at(6.4))),
      ...[0, 60, 120].map((degrees) =>
        put(moved(turned(box(at(-5.6), at(-0.7), at(11.2), at(1.4)), degrees, 0, 0), 0, at(-12.6))),
      ),
    ),
  ];
};

/** A double reed that is bound with thread, its tip up. */
const reed = (x: number, foot: number, size = 1) => [
  natural(
    outline(`M${x - 4.4 * size} ${foot - 17 * size}H${x + 4.4 * size}L${x + 1.5 * size} ${foot - 6 * size}H${x - 1.5 * size}Z`),
  ),
  ember(box(x - 1.9 * size, foot - 8 * size, 3.8 * size, 5 * size, 0.8)),
  figure(box(x - 1.2 * size, foot - 3.4 * size, 2.4 * size, 3.6 * size, 0.6)),
];

/** How much higher each pipe of a front is than the outermost. */
const rises = [0, 5, 8, 8, 5, 0] as const;

/** A desk with a lamp that shines on a book. */
const lampDesk = (x: number, width: number, lampX: number) => [
  natural(box(x, 64, width, 3, 1), box(x + 3, 67, 2.6, 22), box(x + width - 6, 67, 2.6, 22)),
  light(box(x + 6, 61.6, 13, 2.4, 0.8), box(x + width - 22, 61.6, 13, 2.4, 0.8)),
  figure(box(lampX - 4, 62.4, 8, 1.6, 0.8), line(1.4, `${lampX} 62,${lampX} 50`)),
  ember(slice(lampX, 52, 6, 180, 360)),
];

/** Stones that are carved, reeds that are cut, and rooms under lamps. */
export const stonesAndLamps: VignetteGroup = {
  "cross-stone-carved": vignette(
    "a carver with hammer and chisel before a standing cross-stone with its lacework",
    "cross-stones",
    ["people", "chisel", "mallet"],
    () => [
      back(corners(3, "2 62, 34 20, 60 48, 96 12, 142 60, 142 76, 2 76")),
      natural(box(58, 84, 58, 6, 1)),
      ...crossStone(86, 84, 1.14),
      ...stand(34, 5.4, "56 44, 62 50", { top: "accent", hair: "short", beard: true, legs: "figure", shoes: "natural" }, 89, 6),
      figure(line(2.4, "61 51,70 47")),
      drawHammer(55, 42, 40, 0.8),
      tone(corners(1.4, "118 78, 128 74, 136 80, 134 90, 120 90"), corners(1, "108 86, 114 83, 117 90, 108 90")),
      ember(
        ...[
          [52, 86],
          [58, 88],
          [46, 88],
          [66, 88],
        ].map(([x = 0, y = 0]) => circle(x, y, 1.4)),
      ),
    ],
  ),
  "cross-stones-standing": vignette(
    "three carved cross-stones on a plinth before mountains",
    "cross-stones",
    ["mountain"],
    () => [
      back(corners(3, "2 66, 40 10, 66 42, 84 28, 142 70, 142 78, 2 78")),
      light(corners(1, "40 10, 52 24, 44 22, 38 26, 30 24")),
      green(outline("M2 76C40 68 104 70 142 76V90H2Z")),
      tone(box(12, 82, 120, 8, 1)),
      ...crossStone(34, 82, 0.86),
      ...crossStone(72, 82, 1.08),
      ...crossStone(110, 82, 0.86),
      ember(...[56, 90].map((x) => ellipse(x, 79, 1.6, 2.6))),
      figure(...[56, 90].map((x) => box(x - 1.4, 80.6, 2.8, 2, 0.6))),
    ],
  ),
  "reeds-cut": vignette(
    "a maker who shaves a double reed with a knife beside a long shawm and finished reeds",
    "reed-maker",
    ["people", "pocket-knife", "thread-spool"],
    () => [
      back(box(4, 6, 136, 62, 2)),
      natural(corners(0.8, "96 14, 99 14, 101 42, 94 42")),
      figure(box(95.4, 10, 4.2, 5, 1), corners(1.4, "93 40, 102 40, 108 58, 87 58")),
      ember(ellipse(97.5, 58, 10.6, 2.4)),
      light(...[19, 24, 29, 34].map((y) => circle(97.5, y, 0.9))),
      natural(...[118, 122.4, 126.8, 131].map((x, index) => box(x, 20 + (index % 2) * 3, 3, 40, 1))),
      figure(box(115, 50, 21, 12, 1.6)),
      ...stand(
        42,
        5.5,
        "68 58, 62 52",
        { top: "light", nearSleeve: "light", hair: "short", hairRole: "tone", skin: "deepSkin" },
        110,
        14,
      ),
      figure(box(2, 72, 140, 5, 1)),
      tone(box(8, 77, 126, 12, 1)),
      ...reed(66, 57, 1.1),
      figure(line(2.4, "68 58,74 54")),
      light(corners(0.4, "73 55, 84 46, 85 49, 75 57")),
      skin(circle(64, 52.4, 3)),
      ...[92, 102, 112].flatMap((x) => reed(x, 72, 0.78)),
      accent(box(122, 63, 9, 9, 1)),
      figure(box(121, 62, 11, 1.8, 0.8), box(121, 70.6, 11, 1.8, 0.8)),
      natural(
        ...[
          [56, 70.6],
          [62, 71],
          [76, 71],
        ].map(([x = 0, y = 0]) => curve(1, `M${x} ${y}C${x + 2} ${y - 3} ${x + 5} ${y - 1} ${x + 4} ${y}`)),
      ),
    ],
  ),
  "street-organ-wheel": vignette(
    "a man who turns the wheel of a street organ with a painted front and a folded book of punched card",
    "street-organ",
    ["people", "wheel"],
    () => [
      accent(corners(3, "34 84, 34 26, 46 12, 84 12, 96 26, 96 84")),
      light(corners(2, "40 60, 40 30, 49 19, 81 19, 90 30, 90 60")),
      ember(...[45, 52, 59, 66, 73, 80].map((x, index) => box(x, 32 - (rises[index] ?? 0), 5, 28 + (rises[index] ?? 0), 1.4))),
      figure(
        ...[45, 52, 59, 66, 73, 80].map((x, index) =>
          corners(0.3, `${x + 0.8} 55, ${x + 4.2} 55, ${x + 2.5} ${51 - (index % 2)}`),
        ),
      ),
      ember(circle(65, 14, 4), circle(38, 24, 3), circle(92, 24, 3)),
      tone(box(38, 62, 54, 19, 1.4)),
      light(circle(65, 71.5, 7.4), ...[46, 84].map((x) => corners(1, `${x} 65, ${x + 5} 71.5, ${x} 78, ${x - 5} 71.5`))),
      figure(circle(65, 71.5, 3)),
      figure(box(30, 83, 70, 3, 1), hoop(2, 42, 86, 4), hoop(2, 88, 86, 4)),
      figure(
        hoop(2.6, 106, 58, 13),
        circle(106, 58, 2.4),
        ...[0, 45, 90, 135].map((degrees) => turned(box(93.6, 57.4, 25, 1.3), degrees, 106, 58)),
      ),
      ...stand(
        128,
        5.2,
        "116 50, 114 62",
        { face: -1, top: "tone", hair: "cap", hairRole: "figure", beard: true, legs: "figure", shoes: "natural" },
        89,
        6,
      ),
      natural(...[0, 1, 2, 3, 4].map((index) => box(8 + index * 5.4, 60 - (index % 2) * 4, 5, 14, 0.4))),
      light(
        ...[0, 1, 2, 3, 4].flatMap((index) =>
          [63, 66.4, 69].map((y) => box(9.2 + index * 5.4, y - (index % 2) * 4, 2.4, 1.2, 0.4)),
        ),
      ),
      figure(box(6, 74, 28, 2, 0.6), box(9, 76, 2.4, 13), box(28, 76, 2.4, 13)),
    ],
  ),
  "organ-book-punched": vignette(
    "a restorer who punches the holes of a folded organ book at the bench below pipes",
    "street-organ",
    ["people", "gear"],
    () => [
      back(box(4, 6, 136, 62, 2)),
      ember(...[84, 92, 100, 108, 116, 124].map((x, index) => box(x, 14, 6, 22 + index * 4, 1.4))),
      figure(
        ...[84, 92, 100, 108, 116, 124].map((x, index) =>
          corners(0.3, `${x + 1} ${30 + index * 4}, ${x + 5} ${30 + index * 4}, ${x + 3} ${26 + index * 4}`),
        ),
      ),
      tone(box(82, 12, 52, 2.6, 1)),
      ...stand(40, 5.4, "62 52, 52 62", { top: "accent", hair: "short", hairRole: "tone", beard: true }, 110, 14),
      figure(box(2, 73, 140, 5, 1)),
      natural(box(8, 78, 7, 12), box(128, 78, 7, 12)),
      figure(box(62, 42, 5, 22, 1), box(56, 40, 17, 4, 1), circle(73, 42, 3.4)),
      light(box(63.4, 62, 2.2, 6)),
      natural(
        corners(0.6, "40 68, 96 68, 100 73, 36 73"),
        ...[98, 103.6, 109.2, 114.8].map((x, index) => turned(box(x, 55, 2.6, 18, 0.4), index % 2 === 0 ? 14 : -14, x + 1, 64)),
      ),
      light(...[46, 54, 74, 82, 88].map((x, index) => box(x, 69.4 + (index % 2) * 1.4, 5, 1.2, 0.5))),
      tone(box(14, 60, 16, 13, 1)),
    ],
  ),
  "boys-evening-class": vignette(
    "boys at their desks under lamps in the evening with a teacher at the board",
    "tutoring",
    ["people", "blackboard", "lamp", "desk"],
    () => [
      back(box(4, 6, 136, 68, 2)),
      figure(box(12, 14, 44, 30, 1)),
      light(line(1.3, "18 22,34 22"), line(1.3, "18 28,46 28"), line(1.3, "18 34,28 34"), curve(1.3, "M36 38C38 30 44 30 48 36")),
      tone(box(104, 12, 30, 28, 1)),
      light(circle(124, 22, 5)),
      tone(circle(126.4, 20.6, 4.4)),
      ...stand(
        66,
        5,
        "52 34, 74 58",
        { face: -1, top: "light", nearSleeve: "light", hair: "short", beard: true, legs: "tone", shoes: "natural" },
        89,
        0,
      ),
      ...sit(
        92,
        76,
        3.9,
        "84 62, 86 60",
        { face: -1, top: "accent", hair: "short", legs: "figure", shoes: "natural", child: true },
        89,
        8,
      ),
      ...sit(
        126,
        76,
        3.9,
        "118 62, 120 60",
        { face: -1, top: "accent", hair: "short", legs: "figure", skin: "deepSkin", shoes: "natural", child: true },
        89,
        8,
      ),
      ...lampDesk(74, 24, 78),
      ...lampDesk(106, 26, 110),
      natural(box(88, 76, 12, 2.4, 1), box(122, 76, 12, 2.4, 1)),
    ],
  ),
  "girls-evening-class": vignette(
    "girls with scarves at their desks under lamps in the evening with their teacher",
    "tutoring",
    ["people", "blackboard", "lamp", "desk"],
    () => [
      back(box(4, 6, 136, 68, 2)),
      figure(box(88, 14, 44, 30, 1)),
      light(line(1.3, "94 22,112 22"), line(1.3, "94 28,124 28"), line(1.3, "94 34,104 34"), hoop(1.3, 120, 36, 4)),
      tone(box(10, 12, 30, 28, 1)),
      light(circle(24, 24, 5)),
      tone(circle(26.4, 22.6, 4.4)),
      ...stand(76, 5, "92 36, 70 58", { top: "tone", hair: "scarf", hairRole: "accent", skirt: "long", legs: "figure" }, 89, 0),
      ...sit(
        18,
        76,
        3.9,
        "28 62, 26 60",
        { top: "light", nearSleeve: "light", hair: "scarf", hairRole: "ember", legs: "figure", shoes: "natural", child: true },
        89,
        8,
      ),
      ...sit(
        50,
        76,
        3.9,
        "60 62, 58 60",
        {
          top: "light",
          nearSleeve: "light",
          hair: "scarf",
          hairRole: "figure",
          legs: "figure",
          skin: "deepSkin",
          shoes: "natural",
          child: true,
        },
        89,
        8,
      ),
      ...lampDesk(14, 26, 36),
      ...lampDesk(46, 26, 68),
      natural(box(12, 76, 12, 2.4, 1), box(44, 76, 12, 2.4, 1)),
    ],
  ),
  "phone-alert": vignette(
    "two people who read a message on their telephones beside a large one",
    "software productivity-app education-technology",
    ["people", "phone"],
    () => [
      back(circle(104, 46, 38)),
      figure(box(84, 6, 44, 82, 6)),
      light(box(88, 14, 36, 66, 2)),
      tone(box(100, 9, 12, 2, 1)),
      accent(box(91, 18, 30, 18, 3)),
      light(circle(98, 27, 4.4), box(105, 22, 13, 2, 1), box(105, 26.4, 10, 2, 1), box(105, 30.8, 12, 2, 1)),
      tone(box(91, 40, 30, 8, 2), box(91, 51, 30, 8, 2), box(91, 62, 30, 8, 2)),
      ember(circle(97, 55, 2.6), circle(97, 66, 2.6)),
      green(circle(97, 44, 2.6)),
      light(box(102, 43, 14, 2, 1), box(102, 54, 14, 2, 1), box(102, 65, 14, 2, 1)),
      ember(circle(126, 12, 5.4)),
      light(box(125, 9, 2, 4, 0.8), circle(126, 14.6, 1.1)),
      ...stand(
        24,
        5.1,
        "42 48, 38 56",
        { top: "accent", hair: "long", hairRole: "natural", legs: "figure", shoes: "light" },
        89,
        2,
      ),
      figure(turned(box(40, 41, 5.6, 10.6, 1.2), 20, 43, 46)),
      ...stand(56, 5.1, "74 50, 68 58", { top: "ember", hair: "short", legs: "figure", skin: "deepSkin", shoes: "light" }, 89, 2),
      figure(turned(box(72, 43, 5.6, 10.6, 1.2), 20, 75, 48)),
    ],
  ),
  "towel-and-shower": vignette(
    "a helper who hands a towel and soap to a guest beside a shower and a washing machine",
    "homeless-aid",
    ["people", "towel", "washing-machine"],
    () => [
      back(box(4, 8, 136, 74, 2)),
      light(box(10, 14, 36, 75, 1)),
      tone(...[22, 34, 46, 58, 70].map((y) => box(10, y, 36, 1)), ...[22, 34].map((x) => box(x, 14, 1, 75))),
      figure(curve(2.2, "M16 60V24C16 18 28 18 28 24"), corners(1, "22 26, 34 26, 31 22, 25 22")),
      water(...[23, 28, 33].flatMap((x) => [30, 38, 46, 54].map((y) => line(1.2, `${x} ${y},${x - 0.6} ${y + 4}`)))),
      accent(box(44, 14, 4, 62, 2)),
      light(box(112, 52, 28, 37, 2)),
      figure(box(115, 55, 22, 4, 1), circle(126, 73, 10)),
      water(circle(126, 73, 7)),
      tone(box(112, 40, 28, 2.4, 1)),
      ember(box(115, 33, 10, 7, 1)),
      accent(box(127, 35, 10, 5, 1)),
      ...stand(
        66,
        5.1,
        "82 52, 80 60",
        { top: "accent", hair: "bun", hairRole: "natural", legs: "figure", shoes: "light" },
        89,
        4,
      ),
      ...stand(
        102,
        5.1,
        "90 54, 92 60",
        { face: -1, top: "natural", hair: "short", beard: true, legs: "figure", shoes: "natural", skin: "deepSkin" },
        89,
        2,
      ),
      light(box(78, 48, 15, 8, 2)),
      ember(box(80, 50, 11, 1.4), box(82, 44.6, 7, 3.4, 1)),
    ],
  ),
  "wedding-pandal": vignette(
    "helpers who hang drapes and strings of lights on a pandal above rows of chairs",
    "party-supplies awnings",
    ["people", "string-lights", "chair"],
    () => [
      accent(corners(2, "4 34, 72 6, 140 34, 140 38, 4 38")),
      ember(
        ...[0, 1, 2, 3].map((index) =>
          outline(`M${6 + index * 34} 38C${10 + index * 34} 50 ${32 + index * 34} 50 ${36 + index * 34} 38Z`),
        ),
      ),
      light(
        ...[0, 1, 2, 3].map((index) =>
          outline(`M${6 + index * 34} 38C${12 + index * 34} 44 ${30 + index * 34} 44 ${36 + index * 34} 38Z`),
        ),
      ),
      figure(...[6, 38, 104, 135].map((x) => box(x, 38, 3, 51))),
      ember(...[7.5, 39.5, 105.5, 136.5].flatMap((x) => [outline(`M${x - 4} 38H${x + 4}L${x + 1.6} 58H${x - 1.6}Z`)])),
      ...garland(40, 40, 104, 40, 8, 9, "lamps"),
      tone(box(50, 74, 44, 12, 1), box(56, 58, 6, 16, 2), box(82, 58, 6, 16, 2), box(60, 56, 24, 18, 4)),
      ember(box(58, 68, 28, 5, 2)),
      accent(
        ...[14, 22, 30].flatMap((x) => [
          box(x, 70, 7, 9, 1.4),
          box(x, 78, 7, 2.4, 1),
          line(1.2, `${x + 1} 80,${x} 89`),
          line(1.2, `${x + 6} 80,${x + 7} 89`),
        ]),
      ),
      ...stand(
        118,
        4.8,
        "108 44, 112 46",
        {
          face: -1,
          top: "light",
          nearSleeve: "light",
          hair: "short",
          beard: true,
          legs: "figure",
          shoes: "natural",
          skin: "deepSkin",
        },
        89,
        0,
      ),
      natural(box(124, 80, 16, 10, 1)),
      figure(outline("M124 70H140C139 77 137 80 132 80C127 80 125 77 124 70Z"), box(122, 68, 20, 2.4, 1)),
    ],
  ),
  "kitchen-table-lesson": vignette(
    "a teacher and a pupil over squared exercise books at a kitchen table with tea",
    "tutoring",
    ["people", "pencil"],
    () => [
      back(box(48, 8, 48, 40, 1)),
      light(box(51, 11, 20, 34), box(73, 11, 20, 34)),
      tone(box(104, 16, 36, 2.4, 1)),
      accent(box(108, 8, 7, 8, 1.4), box(118, 6, 6, 10, 1.4)),
      light(box(127, 9, 8, 7, 1.4)),
      natural(box(12, 66, 20, 3, 1), box(12, 46, 3, 22, 1), box(14, 69, 2.4, 20), box(28, 69, 2.4, 20)),
      natural(box(112, 66, 20, 3, 1), box(129, 46, 3, 22, 1), box(114, 69, 2.4, 20), box(128, 69, 2.4, 20)),
      ...sit(24, 66, 5, "50 60, 46 62", { top: "tone", hair: "bun", hairRole: "tone", legs: "figure", shoes: "natural" }, 89, 10),
      ...sit(
        120,
        66,
        4.3,
        "98 60, 102 62",
        { face: -1, top: "accent", hair: "tail", legs: "figure", shoes: "light", child: true },
        89,
        10,
      ),
      ...table(38, 64, 68, "figure", 89),
      light(corners(0.4, "60 63.6, 63 50, 96 50, 93 63.6")),
      figure(
        ...[53, 56.4, 59.8].map((y) => line(0.5, `62 ${y},95 ${y}`)),
        ...[69, 76, 83, 90].map((x) => line(0.5, `${x} 50.4,${x - 2.6} 63`)),
        line(1.4, "70 55,75 55"),
        line(1.4, "72 52,73 52.6"),
        line(1.4, "72 58,73 58.6"),
      ),
      ember(line(1.8, "98 60,90 55")),
      light(box(46, 57, 6, 7, 1)),
      light(hoop(1.2, 53, 60.4, 1.9)),
      figure(curve(1, "M48 54C47 52 50 51 49 49")),
    ],
  ),
};
