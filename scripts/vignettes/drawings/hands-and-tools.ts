import { box, circle, corners, ellipse, outline } from "#/studio/motifs/outlines";
import { arc, curve, line } from "#/studio/motifs/strokes";
import { drawHammer } from "../fixtures";
import { kneel, sit, stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  light,
  natural,
  skin,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { placed } from "../workers";
import { drawMotorbike } from "./work-rooms";

/** A scooter that looks to the right, 68 units long, its wheels on the base. */
const drawScooter = (x: number, base: number, size: number, role: typeof accent): DrawnShape[] => {
  const put = (path: ReturnType<typeof box>) => placed(path, [x, base], size);
  return [
    figure(put(circle(-20, -8, 8)), put(circle(24, -8, 8)), put(line(2.6, "24 -8, 15 -38, 10 -40"))),
    light(put(circle(-20, -8, 3.4)), put(circle(24, -8, 3.4))),
    role(
      put(
        outline(
          "M-34 -14C-33 -27 -24 -29 -6 -27L2 -12H13L17 -33L21 -34L24 -17L19 -6H-8C-9 -14 -14 -18 -20 -18C-26 -18 -29 -15 -34 -14Z",
        ),
      ),
    ),
    figure(put(corners(2, "-34 -33, -4 -31, -5 -27, -30 -28")), put(circle(9.4, -40, 2))),
    light(put(circle(20.4, -36.4, 3))),
  ];
};

/** A long-handled copper coffee pot that stands on the base, 14 high. */
const coffeePot = (x: number, base: number, size = 1): DrawnShape[] => {
  const put = (path: ReturnType<typeof box>) => placed(path, [x, base], size);
  return [
    figure(put(line(1.6, "4 -12, 15 -17"))),
    ember(put(outline("M-4.4 -14H4.8L4 -10C6 -7 7 -3 7 0H-7C-7 -3 -6 -7 -4 -10Z"))),
    light(put(line(1, "-3 -3, -2 -8"))),
  ];
};

/** A copper ewer with its spout, 22 high. */
const ewer = (x: number, base: number, size = 1): DrawnShape[] => {
  const put = (path: ReturnType<typeof box>) => placed(path, [x, base], size);
  return [
    ember(
      put(curve(1.8, "M-3 -17C-11 -17 -11 -6 -6 -5")),
      put(curve(2, "M5 -6C11 -7 9 -14 13 -16")),
      put(outline("M-2.4 -22H2.4L2.8 -16C3 -12 8 -10 8 -5C8 -2 6 -1 4 0H-4C-6 -1 -8 -2 -8 -5C-8 -10 -3 -12 -2.8 -16Z")),
    ),
    light(put(line(1, "-5 -4, -4 -8"))),
  ];
};

/** A round copper dish that hangs on the wall. */
const copperTray = (x: number, y: number, radius: number): DrawnShape[] => [
  ember(circle(x, y, radius)),
  light(arc(1, x, y, radius * 0.74, 0, 360), circle(x, y, radius * 0.16)),
];

/** A hanging scroll with some brush strokes. */
const hangingScroll = (x: number, y: number, strokes: string): DrawnShape[] => [
  figure(
    box(x - 2, y, 26, 2.4, 1),
    box(x - 2, y + 50, 26, 2.8, 1),
    line(0.8, `${x + 3} ${y}, ${x + 11} ${y - 5}, ${x + 19} ${y}`),
  ),
  accent(box(x, y + 2, 22, 48)),
  light(box(x + 3, y + 6, 16, 40)),
  figure(...strokes.split("|").map((data) => placed(curve(2.1, data), [x + 11, y + 16], 1))),
];

/** Crafts and services by their hands and tools. */
export const handsAndTools: VignetteGroup = {
  "scooter-on-stand": vignette(
    "a mechanic who kneels at a motorbike on its stand with a wrench before a wall of tools",
    "motorcycle-repair",
    ["people", "motorbike", "wrench", "tyre"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      tone(box(62, 10, 56, 26, 1)),
      light(
        ...[70, 80, 90].flatMap((x, n) => [line(2, `${x} 16, ${x} ${28 + n * 2}`), circle(x, 15.4, 2.8)]),
        line(2, "102 14, 102 30"),
        line(2, "111 14, 111 30"),
        box(98.6, 13, 7, 4, 1),
      ),
      figure(...[20, 40].map((x) => arc(5, x, 22, 8.4, 0, 360))),
      ...drawMotorbike(92, 84, 1.4, accent),
      figure(line(3, "92 72, 86 89"), box(78, 87, 32, 3, 1)),
      ...kneel(
        40,
        5.6,
        "68 70, 66 66",
        { top: "tone", nearSleeve: "tone", hair: "cap", hairRole: "accent", legs: "figure" },
        90,
        22,
      ),
      light(line(2.2, "69 70, 82 72"), arc(2, 84, 72, 2.4, 30, 330)),
      natural(box(8, 80, 16, 10, 1)),
      figure(curve(1.8, "M11 80C11 74 21 74 21 80")),
    ],
  ),
  "roadside-repair": vignette(
    "a mechanic who repairs a scooter by the light of a street lamp at night while its rider waits",
    "motorcycle-repair",
    ["people", "motorbike", "moon", "wrench"],
    () => [
      back(box(2, 4, 140, 84, 2)),
      light(outline("M22 9C12 12 10 26 21 29C27 30 31 27 33 23C24 25 18 17 22 9Z")),
      tone(box(8, 40, 22, 46), box(34, 30, 18, 56), box(112, 44, 26, 42)),
      light(box(12, 46, 5, 6), box(21, 46, 5, 6), box(39, 38, 6, 7), box(120, 52, 6, 7)),
      light(outline("M70 15L112 88H34Z")),
      figure(box(96, 12, 3, 78), curve(2.6, "M97.5 13C92 7 82 8 76 12"), corners(1, "64 12, 78 12, 76 16, 66 16")),
      figure(box(2, 87, 140, 3, 1)),
      ...drawScooter(76, 88, 1.08, accent),
      ...kneel(30, 5.2, "52 72, 50 68", { top: "ember", hair: "cap", hairRole: "figure", legs: "figure", skin: "skin" }, 88, 22),
      natural(line(2, "52 72, 58 77")),
      ...stand(122, 5.1, "110 54, 112 56", { face: -1, top: "accent", hair: "tail", legs: "figure" }, 88, 2),
      figure(circle(108, 59, 5.4)),
      light(box(103, 59, 6, 3, 1)),
    ],
  ),
  "copper-hammering": vignette(
    "a coppersmith who hammers a pot on a stake, before shelves of copper vessels",
    "coppersmith",
    ["people", "hammer", "kettle"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      ...copperTray(20, 20, 10),
      ...copperTray(20, 44, 10),
      figure(box(72, 28, 66, 2.6, 1), box(96, 54, 42, 2.6, 1)),
      ...coffeePot(80, 28, 0.9),
      ...coffeePot(100, 28, 1.1),
      ...ewer(126, 28, 0.95),
      ...ewer(108, 54, 0.95),
      ...coffeePot(126, 54, 1),
      figure(box(22, 72, 24, 4, 1.6), box(26, 75, 3, 14), box(39, 75, 3, 14)),
      ...sit(
        34,
        72,
        5.8,
        "58 41, 66 61",
        { top: "tone", nearSleeve: "tone", hair: "short", beard: true, legs: "figure" },
        89,
        10,
      ),
      natural(outline("M72 76H94L96 90H70Z")),
      figure(box(81, 62, 4, 16)),
      ember(outline("M66 54C66 66 74 70 83 70C92 70 100 66 100 54Z")),
      light(
        ...[72, 79, 86, 93].map((x) => circle(x, 60, 0.9)),
        circle(76, 64.4, 0.9),
        circle(83, 64.8, 0.9),
        circle(90, 64.4, 0.9),
      ),
      ember(ellipse(83, 54, 17, 3)),
      figure(ellipse(83, 54, 14, 1.8)),
      drawHammer(58, 41, 58, 1),
      ...ewer(118, 90, 1.4),
      ...coffeePot(12, 90, 1.1),
    ],
  ),
  "brush-lesson": vignette(
    "a teacher who guides the hand of a pupil with a brush at a desk below hanging scrolls",
    "calligraphy-school",
    ["people", "calligraphy-brush", "scroll", "desk"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      ...hangingScroll(84, 11, "M-5 -3C-1 -5 2 -5 5 -4|M0 -8C0 0 -2 5 -6 8|M0 -1C2 4 4 6 7 7|M0 13V23|M-6 16L-5.4 23H5.4L6 16"),
      ...hangingScroll(
        114,
        11,
        "M-5 -6C-1 -7 3 -7 6 -6|M0 -6V8|M-4 1C0 0 2 0 4 1|M-6 8C-2 7 3 7 7 8|M0 13C0 18 -3 21 -6 24|M0 15C1 19 3 22 6 24",
      ),
      ...stand(24, 5.6, "70 50, 58 54", { top: "accent", hair: "bun", legs: "figure", nearSleeve: "accent" }, 90, 26),
      natural(box(36, 75, 20, 3.6, 1.4), box(39, 78, 3, 12), box(50, 78, 3, 12)),
      ...sit(46, 76, 4.8, "73 54, 66 62", { top: "tone", nearSleeve: "tone", hair: "bob", legs: "tone", child: true }, 90, 8),
      natural(box(36, 64, 102, 5, 1.4), box(44, 68, 5, 22), box(126, 68, 5, 22)),
      light(corners(0.6, "66 61, 106 61, 110 64, 62 64")),
      figure(line(2.4, "73 34, 73.6 56"), outline("M72 55H75.4C76 58 74.4 60 73.7 61.6C73 60 71.4 58 72 55Z")),
      skin(circle(73, 50, 2.9)),
      figure(line(1.6, "80 62.6, 90 62.2"), line(1.2, "95 62.2, 102 62.8"), box(114, 60, 16, 4.4, 1.4)),
      tone(box(117, 58.6, 8, 2, 1)),
    ],
  ),
  "brush-and-paper": vignette(
    "a hand with a brush that writes a large stroke on paper beside an ink stone",
    "calligraphy-school",
    ["hand", "calligraphy-brush", "ink-pot"],
    () => [
      natural(box(2, 40, 140, 50, 2)),
      back(box(2, 4, 140, 36, 2)),
      tone(corners(1, "24 44, 102 44, 112 88, 14 88")),
      light(corners(1, "28 42, 98 42, 107 86, 19 86")),
      figure(
        outline(
          "M34 58C36 54 40 57 46 56C56 55 58 55 66 56C72 57 76 54 78 58C77 61 72 61 66 61C60 60 52 60 46 61C40 61 35 62 34 58Z",
        ),
        outline("M54 49C56 47.6 58 49 58.4 52L58 62H54L53.6 52Z"),
        outline(
          "M54 60H58C63 66 69 71 76 75C74 79 70 79 66 76C61 72 58 68 56 64C54 68 51 72 46 76C42 79 38 79 36 75C43 71 49 66 54 60Z",
        ),
      ),
      figure(corners(3, "116 56, 138 56, 140 72, 116 72")),
      tone(ellipse(127, 65, 8, 5)),
      figure(line(3, "88 12, 78 62"), outline("M75 61L81 62C81 69 78 72 74 76C73 71 73 66 75 61Z")),
      natural(line(3, "90 3, 85 27")),
      accent(corners(4, "144 14, 118 22, 122 44, 144 42")),
      skin(
        outline(
          "M121 24C110 24 102 26 96 31L82 35C80 37 81 40 84 40L96 39C93 43 88 46 83 49",
          "C81 51 82 54 85 54C92 53 100 50 106 46C112 46 118 44 123 42Z",
        ),
      ),
      natural(line(0.9, "84 40, 98 38.4"), line(0.9, "86 46.4, 98 43")),
    ],
  ),
  "pen-lesson": vignette(
    "a pupil who writes flowing strokes with a broad pen at a slanted board below framed sheets",
    "calligraphy-school",
    ["people", "ink-pot", "desk", "picture-frame"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      figure(box(74, 9, 30, 24, 1), box(110, 9, 26, 24, 1)),
      light(box(76.4, 11.4, 25.2, 19.2), box(112.4, 11.4, 21.2, 19.2)),
      accent(curve(2.2, "M80 22C84 14 88 14 89 20C90 26 95 26 98 19"), curve(1.4, "M82 27H96")),
      tone(curve(2.2, "M123 14C115 17 115 27 123 28C131 27 131 17 123 14"), curve(1.8, "M118 24C121 19 125 19 128 24")),
      figure(box(14, 46, 4, 24, 2), box(16, 68, 26, 4, 1.6), box(18, 71, 3, 18), box(36, 71, 3, 18)),
      ...sit(30, 68, 5.6, "72 48, 58 57", { top: "accent", nearSleeve: "accent", hair: "bun", legs: "figure" }, 89, 10),
      natural(box(44, 70, 92, 4, 1.4), box(52, 73, 4, 17), box(124, 73, 4, 17)),
      tone(corners(1, "54 66, 94 34, 98 70, 54 70")),
      light(corners(0.6, "57 61.6, 90 35.4, 93 39.4, 60 66")),
      figure(line(2, "65 37, 76 50"), corners(0.4, "74.6 49.4, 77 47.6, 79.4 51.6, 77.8 52.8")),
      skin(circle(72.6, 46.6, 3)),
      figure(box(104, 60, 12, 10, 3), box(106.4, 57, 7.2, 4, 1), line(1.4, "124 70, 130 50"), line(1.4, "128 70, 127 48")),
      accent(box(121, 60, 11, 10, 1.4)),
    ],
  ),
  "nail-brush": vignette(
    "a hand on a towel whose nails are painted with a small brush",
    "nail-studio",
    ["hand", "nail-polish"],
    () => [
      back(box(4, 4, 136, 84, 3)),
      light(corners(3, "10 56, 100 52, 112 84, 10 86")),
      tone(line(1, "12 80, 108 78.4")),
      skin(
        outline(
          "M0 50C10 48 20 46 30 44C40 41 48 42 54 45L78 42C84 41 86 48 80 50L60 53L88 53C94 53 94 60 88 60.4L62 60.4L86 64",
          "C92 65 91 72 84 71.4L60 68L76 74C81 76 78 82 73 80.6L48 75C38 76 22 72 0 74Z",
        ),
        outline("M34 45C42 35 52 29 62 28C67 28 68 34 63 36C57 38 53 42 50 49Z"),
      ),
      natural(
        line(0.9, "58 53, 66 52.2"),
        line(0.9, "58 60.4, 68 60.4"),
        line(0.9, "57 67.4, 66 68.8"),
        curve(0.9, "M40 46C46 44 50 45 54 47"),
      ),
      accent(
        outline("M73 43.4L79 42.6C84 42 85 47.4 80 48.4L74 49.2Z"),
        outline("M81 54H88C93 54 93 59.4 88 59.6H81Z"),
        outline("M79 64L86 65C91 66 90 71 84.6 70.4L78 69.4Z"),
      ),
      light(outline("M69.4 72.6L75 74.6C79 76 77 80.8 73.4 79.8L67.6 78.4Z")),
      accent(outline("M57 29.6C59 28.8 61 28.6 62.4 28.8C66 29.4 66.4 33.6 63 35L59 36.8Z")),
      figure(line(4.4, "136 20, 108 46"), line(2, "108 46, 98 54")),
      accent(outline("M99.6 51.6L101.6 54C98 57.6 94 59 91 58.6C92 55.6 95.6 53 99.6 51.6Z")),
      accent(box(118, 60, 16, 22, 4)),
      figure(box(121.4, 46, 9, 14, 2)),
      light(box(121, 66, 3, 11, 1.4)),
    ],
  ),
};
