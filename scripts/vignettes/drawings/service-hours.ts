import { box, circle, corners, flipped, outline, row } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { limb } from "../people";
import { fillShelf, sit, stand } from "../stances";
import { drawCar } from "../vehicles";
import { accent, back, deepSkin, figure, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";
import { jar, pendant } from "../wares";

/** A sewing machine on a table whose needle is to the left. */
const drawSewing = (x: number, base: number, size: number) => {
  const at = (dx: number, dy: number, w: number, h: number, r: number) =>
    box(x + dx * size, base + dy * size, w * size, h * size, r * size);
  return [
    figure(
      at(-14, -3, 30, 3, 1),
      at(6, -19, 8, 17, 2),
      at(-14, -21, 28, 7, 3),
      at(-13, -16, 5, 6, 1),
      at(-11.2, -11, 1.6, 7, 0.4),
    ),
    accent(circle(x + 15 * size, base - 16 * size, 3.6 * size)),
    light(circle(x + 15 * size, base - 16 * size, 1.4 * size)),
  ];
};

/** People while they are served, taught or helped, and the rooms for it. */
export const serviceHours: VignetteGroup = {
  "sewing-class": vignette(
    "a teacher and two learners at sewing machines",
    "adult-education tailor hobby-club",
    ["people", "sewing-machine", "fabric-roll", "lamp"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      ...pendant(36, 18, 24),
      ...pendant(108, 18, 24),
      ...stand(72, 5, "58 52, 60 44", { face: -1, top: "natural", hair: "bun", legs: "natural", shoes: "figure" }, 84, 8),
      figure(box(8, 48, 4, 20, 2), box(8, 66, 22, 4, 2), box(10, 70, 3, 19)),
      ...sit(22, 66, 5.2, "44 60, 48 60", { top: "accent", hair: "curls", legs: "tone", skin: "deepSkin" }, 89, 8),
      figure(box(132, 48, 4, 20, 2), box(114, 66, 22, 4, 2), box(131, 70, 3, 19)),
      ...sit(122, 66, 5.3, "100 60, 96 60", { face: -1, top: "tone", hair: "short", beard: true, legs: "figure" }, 89, 8),
      ...drawSewing(56, 65, 0.72),
      ...drawSewing(88, 65, 0.72).map(({ role, path }) => ({ role, path: flipped(path, 88) })),
      natural(corners(1, "34 65,50 61,50 65"), corners(1, "94 61,112 65,94 65")),
      figure(box(34, 65, 76, 4, 1.4), box(40, 69, 4, 20), box(100, 69, 4, 20)),
      accent(box(60, 82, 24, 6, 3)),
      tone(box(64, 76, 20, 6, 3)),
    ],
  ),
  "tent-poles": vignette(
    "two helpers who put up a party tent",
    "awnings party-supplies event-technology event-planning",
    ["people", "tent", "string-lights", "chair"],
    () => [
      back(outline("M2 84C26 50 56 48 76 60C98 42 126 46 142 58V84Z")),
      accent(
        outline(
          "M14 40L72 6L130 40C124 46 118 44 113 41C108 46 102 46 97 41C90 46 84 46 80 41",
          "C76 46 68 46 64 41C58 46 52 46 47 41C42 46 36 46 31 41C26 45 20 46 14 40Z",
        ),
      ),
      light(outline("M72 6L47 41C42 46 36 46 31 41Z"), outline("M72 6L97 41C102 46 108 46 113 41Z")),
      figure(
        line(2.4, "18 42,18 88"),
        line(2.4, "126 42,126 88"),
        line(2.4, "72 44,72 88"),
        line(1.6, "72 6,72 2"),
        line(1.2, "14 40,2 86"),
        line(1.2, "130 40,142 86"),
      ),
      ...stand(
        42,
        5.2,
        "18 54, 19 46",
        { face: -1, top: "tone", hair: "tail", legs: "figure", skin: "deepSkin", sleeves: "short" },
        90,
      ),
      ...stand(102, 5.2, "126 54, 125 46", { top: "figure", hair: "cap", hairRole: "tone", legs: "tone", sleeves: "short" }, 90),
      natural(box(56, 66, 32, 3.4, 1), box(59, 69, 3, 20), box(82, 69, 3, 20)),
      tone(row(box(58, 61, 24, 2, 0.6), 2, 0, -3)),
      tone(box(60, 57, 22, 9, 1)),
    ],
  ),
  "exchange-window": vignette(
    "a counter with notes, coins and a lamp behind glass",
    "currency-exchange bank",
    ["banknote", "coins", "lamp", "calculator"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      figure(box(20, 10, 104, 50, 2)),
      light(box(24, 14, 96, 46, 1)),
      tone(line(2.4, "34 34,50 18"), line(2.4, "34 44,60 18"), line(2.4, "94 56,112 38")),
      ...pendant(72, 26, 26, accent, 14),
      figure(box(8, 62, 128, 5, 1)),
      natural(box(12, 67, 120, 21)),
      figure(row(box(40, 71, 1.8, 17), 3, 31)),
      tone(row(box(34, 58, 26, 3.4, 0.6), 3, 0, -4)),
      light(circle(47, 51.8, 1.3)),
      accent(row(box(72, 58.4, 11, 3, 1.4), 3, 0, -3.8), row(box(86, 58.4, 11, 3, 1.4), 2, 0, -3.8)),
      figure(corners(1.4, "102 48,116 48,119 62,103 62")),
      light(
        corners(0.6, "104.4 50,114 50,114.6 53,104.6 53"),
        row(box(105, 55, 2.4, 2, 0.4), 3, 4),
        row(box(105.4, 58.4, 2.4, 2, 0.4), 3, 4),
      ),
    ],
  ),
  "auction-lots": vignette(
    "a lectern with a gavel, pictures and rows of chairs",
    "auction-house",
    ["gavel", "lectern", "picture-frame", "chair", "vase"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      natural(box(10, 10, 40, 32, 1), box(96, 10, 34, 32, 1)),
      light(box(13, 13, 34, 26), box(99, 13, 28, 26)),
      tone(
        outline("M13 39C20 26 28 24 34 32C40 24 44 26 47 30V39Z"),
        outline("M104 39C104 28 122 28 122 39Z"),
        circle(113, 24, 5),
      ),
      accent(circle(38, 20, 3.6)),
      figure(corners(1.4, "56 42,88 38,90 44,56 48"), corners(1, "60 46,84 44,82 74,62 74"), box(56, 72, 32, 4, 1)),
      natural(line(2.6, "70 34,84 40"), corners(1, "62 26,68 24,74 36,68 39")),
      figure(box(98, 58, 30, 4, 1), box(102, 62, 22, 14)),
      accent(outline("M108 58C102 50 104 44 110 42V38H117V42C123 44 124 50 118 58Z")),
      ...[12, 44, 76, 108].flatMap((x, n) => [
        (n % 2 === 0 ? tone : figure)(box(x, 66, 22, 15, 3)),
        figure(box(x + 1, 80, 3, 10), box(x + 18, 80, 3, 10)),
      ]),
    ],
  ),
  "taxi-door": vignette("a taxi driver who opens the door for a woman", "taxi", ["people", "taxi", "car", "suitcase"], () => [
    back(box(4, 30, 34, 54), box(42, 12, 44, 72), box(92, 24, 48, 60)),
    light(row(row(box(49, 20, 7, 9), 3, 11.5), 2, 0, 15), row(row(box(100, 32, 7, 9), 3, 12), 2, 0, 15)),
    ...stand(
      100,
      5.1,
      "86 58, 88 54",
      { face: -1, top: "figure", hair: "cap", hairRole: "tone", legs: "tone", skin: "deepSkin" },
      85,
    ),
    ...drawCar([70, 89, 1.16, -1], "accent"),
    figure(box(60, 44, 20, 6, 2)),
    light(box(64, 45.6, 12, 2.8, 1)),
    light(row(box(44, 68, 5, 3), 6, 9)),
    figure(row(box(49, 71, 4, 3), 6, 9)),
    ...stand(
      122,
      5.2,
      "108 56, 112 62",
      { face: -1, top: "tone", hair: "scarf", hairRole: "figure", legs: "figure", skirt: "long" },
      91,
    ),
    natural(box(129, 66, 13, 22, 2)),
    figure(line(1.8, "132 66,132 58,139 58,139 66")),
  ]),
  "couple-steps": vignette("a dance teacher with two couples in a hall", "dance-school", ["people", "mirror", "dancer"], () => [
    back(box(4, 4, 136, 80, 2)),
    light(row(box(10, 9, 38, 44, 1), 3, 43)),
    tone(row(line(2, "16 26,26 15"), 3, 43)),
    figure(box(4, 58, 136, 2.4, 1)),
    ...stand(20, 4.9, "38 44 -1, 34 52", { top: "tone", hair: "short", legs: "figure" }, 90),
    ...stand(
      44,
      4.8,
      "26 46, 38 44",
      { face: -1, top: "accent", hair: "bun", legs: "figure", skirt: "long", skin: "deepSkin" },
      90,
    ),
    ...stand(76, 5.1, "92 48, 90 52", { top: "figure", hair: "tail", hairRole: "tone", legs: "figure", sleeves: "short" }, 88),
    ...stand(104, 4.9, "120 44 -1, 118 52", { top: "figure", hair: "short", beard: true, legs: "tone", skin: "deepSkin" }, 90),
    ...stand(128, 4.7, "112 46, 120 44", { face: -1, top: "accent", hair: "bob", legs: "figure", skirt: "long" }, 90),
  ]),
  "crown-maker": vignette(
    "a dental technician who works on a set of teeth",
    "dental-laboratory orthodontist",
    ["people", "tooth", "lamp", "brush"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      ...fillShelf(
        8,
        30,
        54,
        [
          [9, 12],
          [9, 12],
          [0, 0],
          [7, 14],
          [9, 10],
        ],
        2,
      ),
      ...stand(46, 6.6, "80 54, 84 58", { top: "tone", hair: "bun", skin: "deepSkin" }, 112, 14),
      figure(line(3, "132 68,134 34,112 20")),
      accent(outline("M116 12L122 24L98 30L102 16Z")),
      natural(box(84, 60, 36, 9, 2)),
      light(...[88, 95, 102, 109].map((x) => outline(`M${x} 60V53C${x} 49 ${x + 6} 49 ${x + 6} 53V60Z`))),
      accent(box(84, 58, 36, 4, 2)),
      deepSkin(limb([70, 54, 3], [78, 54, 3.4], [84, 53, 2.8])),
      figure(line(2, "80 48,92 54")),
      figure(box(4, 69, 136, 5, 1.5), box(12, 74, 6, 15), box(126, 74, 6, 15)),
      tone(box(14, 60, 13, 9, 1)),
    ],
  ),
  "archive-aisle": vignette(
    "shelves of boxes and a ladder in an archive",
    "archive genealogy",
    ["archive-box", "ladder", "lamp", "document"],
    () => [
      back(box(52, 6, 40, 80)),
      ...pendant(72, 20, 20),
      figure(box(4, 6, 48, 82, 1), box(92, 6, 48, 82, 1)),
      light(row(box(7, 9, 42, 17), 4, 0, 20), row(box(95, 9, 42, 17), 4, 0, 20)),
      natural(
        ...[9, 29, 49, 69].flatMap((y, n) => [
          box(9, y + 3, 12, 14, 1),
          box(n % 2 === 0 ? 35 : 22, y + 3, 12, 14, 1),
          box(98, y + 3, 12, 14, 1),
          box(n % 2 === 0 ? 111 : 124, y + 3, 12, 14, 1),
        ]),
      ),
      tone(
        ...[9, 29, 49, 69].flatMap((y, n) => [
          box(n % 2 === 0 ? 22 : 35, y + 5, 12, 12, 1),
          box(n % 2 === 0 ? 124 : 111, y + 5, 11, 12, 1),
        ]),
      ),
      figure(...[9, 29, 49, 69].map((y) => box(12, y + 8, 6, 3)), ...[9, 29, 49, 69].map((y) => box(101, y + 8, 6, 3))),
      accent(
        line(2.6, "60 88,66 34"),
        line(2.6, "84 88,78 34"),
        ...[44, 56, 68, 80].map((y) => line(2.4, `${67 - (y - 34) / 9} ${y},${77 + (y - 34) / 9} ${y}`)),
      ),
      natural(box(62, 76, 20, 13, 1)),
      light(corners(0.5, "66 70,78 70,78 77,66 77")),
    ],
  ),
  "trap-pantry": vignette(
    "a pantry with jars, closed by a screen in its window",
    "pest-control",
    ["window", "preserve-jar", "wicker-basket", "loaf"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      figure(box(92, 10, 40, 44, 2)),
      light(box(95, 13, 34, 38)),
      tone(row(box(100, 13, 1.2, 38), 6, 5), row(box(95, 18, 34, 1.2), 6, 0, 5.4)),
      figure(box(8, 32, 76, 3, 1), box(8, 60, 76, 3, 1), box(6, 8, 3, 80, 1), box(82, 8, 3, 80, 1)),
      ...[18, 34, 50, 68].flatMap((x, n) => jar(x, 32, 19, 13, n % 2 === 0 ? accent : tone, figure)),
      natural(outline("M14 60C14 46 44 46 44 60Z"), corners(2, "50 48,78 48,75 60,53 60")),
      figure(line(1.6, "22 52,26 56"), line(1.6, "29 50,33 55"), curve(1.4, "M52 53H76")),
      natural(corners(2, "14 72,40 72,38 88,16 88"), corners(3, "46 88,45 74,56 70,68 74,67 88")),
      accent(circle(21, 70, 4.4), circle(29, 69, 4.6), circle(35, 71, 4)),
      figure(corners(1.6, "96 88,100 76,128 76,132 88"), box(92, 87, 44, 3, 1)),
      light(outline("M106 88V84C106 79 114 79 114 84V88Z")),
      accent(box(118, 79, 6, 4, 1)),
    ],
  ),
  "leg-fitting": vignette(
    "a technician's room with a fitted leg, bars and a mirror",
    "prosthetics",
    ["mirror", "foot", "chair"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      figure(box(98, 8, 36, 72, 3)),
      light(box(101, 11, 30, 66, 2)),
      tone(line(2, "108 32,122 16"), line(2, "108 42,126 22")),
      natural(line(3.4, "6 52,94 52"), line(3, "14 52,14 87"), line(3, "86 52,86 87")),
      accent(outline("M38 18H58C60 30 56 38 54 46H43C41 38 36 30 38 18Z")),
      figure(circle(48.4, 49, 5), line(4, "48.4 49,47 78"), outline("M43 80H54C60 81 68 83 68 88H41C40 84 41 82 43 80Z")),
      tone(box(36, 15, 24, 5, 2)),
      light(circle(48.4, 49, 2)),
      tone(box(106, 56, 26, 5, 2), box(129, 36, 4, 24, 2)),
      figure(box(108, 61, 3, 28), box(128, 61, 3, 28), box(6, 87, 84, 3, 1)),
    ],
  ),
};
