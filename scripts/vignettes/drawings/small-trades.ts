import { box, circle, corners, outline, row } from "#/studio/motifs/outlines";
import { hoop, line, rim } from "#/studio/motifs/strokes";
import { drawLamp, drawPanes } from "../fixtures";
import { fluff, limb } from "../people";
import { kneel, sit, stand } from "../stances";
import {
  accent,
  back,
  deepSkin,
  figure,
  hair,
  light,
  natural,
  skin,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";

/** A violin from the front: its body about the point, its neck upwards. */
const drawViolin = (x: number, y: number, size: number) => {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  return [
    figure(box(x - 1.6 * size, y - 34 * size, 3.2 * size, 24 * size, 0.8), circle(x, y - 35 * size, 2.6 * size)),
    natural(
      outline(
        `M${at(0, -14)}C${at(9, -15)} ${at(10, -8)} ${at(8, -4)}C${at(6, -1)} ${at(6, 2)} ${at(9, 5)}` +
          `C${at(13, 11)} ${at(10, 18)} ${at(0, 18)}C${at(-10, 18)} ${at(-13, 11)} ${at(-9, 5)}` +
          `C${at(-6, 2)} ${at(-6, -1)} ${at(-8, -4)}C${at(-10, -8)} ${at(-9, -15)} ${at(0, -14)}Z`,
      ),
    ),
    figure(
      box(x - 1.3 * size, y - 12 * size, 2.6 * size, 14 * size),
      corners(0.5, `${at(-2.6, 9)},${at(2.6, 9)},${at(1.6, 17)},${at(-1.6, 17)}`),
      box(x - 3.6 * size, y + 4 * size, 7.2 * size, 1.6 * size),
    ),
  ];
};

/** A lace-up shoe from the side, its sole on the base; it looks to the right. */
const drawBoot = (x: number, base: number, size: number, role: typeof accent) => {
  const at = (dx: number, dy: number) => `${x + dx * size} ${base + dy * size}`;
  return [
    figure(
      box(x - 16 * size, base - 4 * size, 36 * size, 4 * size, 1),
      box(x - 16 * size, base - 4 * size, 11 * size, 6 * size, 0.6),
    ),
    role(
      outline(
        `M${at(-15, -4)}C${at(-17, -14)} ${at(-15, -20)} ${at(-15, -28)}H${x + 1 * size}` +
          `C${at(1, -20)} ${at(4, -17)} ${at(10, -15)}C${at(17, -13)} ${at(20, -9)} ${at(19, -4)}Z`,
      ),
    ),
    light(line(1.5 * size, `${at(-3, -22)},${at(2, -20)}`), line(1.5 * size, `${at(-1, -17.4)},${at(5, -16)}`)),
  ];
};

/** Small trades: what their hands make, and their rooms. */
export const smallTrades: VignetteGroup = {
  "cobbler-counter": vignette("a shoemaker who hands repaired boots to a customer", "shoe-repair", ["people", "shoe"], () => [
    back(box(4, 4, 136, 80, 2)),
    figure(box(56, 18, 82, 2.6, 1), box(56, 36, 82, 2.6, 1)),
    ...[70, 92, 126].flatMap((x, n) => drawBoot(x, 17, 0.44, n === 1 ? tone : accent)),
    ...[66, 128].flatMap((x, n) => drawBoot(x, 35, 0.44, n === 0 ? natural : tone)),
    ...stand(100, 6, "72 50, 78 54", { face: -1, top: "tone", hair: "none", hairRole: "light", beard: true }, 106),
    natural(box(54, 62, 84, 26)),
    figure(box(50, 58, 90, 5, 1)),
    ...drawBoot(64, 57, 0.6, natural),
    ...stand(28, 5.3, "52 48, 46 52", { top: "accent", hair: "long", hairRole: "figure", legs: "figure", skin: "deepSkin" }),
  ]),
  "shoe-lasts": vignette(
    "a pair of boots among brushes and thread on a bench",
    "shoe-repair shoe-shop",
    ["shoe", "brush", "thread-spool", "lamp"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      ...drawLamp(118, 16),
      figure(box(8, 28, 62, 3, 1)),
      natural(
        ...[16, 28, 40, 52].map((x) =>
          outline(`M${x} 28V14C${x} 11 ${x + 6} 11 ${x + 6} 15C${x + 6} 20 ${x + 9} 24 ${x + 9} 28Z`),
        ),
      ),
      figure(box(6, 72, 132, 5, 1.5), box(14, 77, 6, 12), box(124, 77, 6, 12)),
      ...drawBoot(30, 71, 1, accent),
      ...drawBoot(74, 71, 1, accent),
      natural(box(104, 62, 28, 6, 2)),
      hair(box(106, 67, 24, 5)),
      tone(box(106, 46, 10, 12, 0)),
      figure(box(104, 44, 14, 3, 1), box(104, 57, 14, 3, 1)),
    ],
  ),
  "violin-varnish": vignette("a violin maker who varnishes a violin", "luthier", ["people", "violin", "brush"], () => [
    back(box(4, 4, 136, 80, 2)),
    figure(box(6, 8, 62, 2.4, 1)),
    ...drawViolin(20, 46, 0.9),
    ...drawViolin(48, 46, 0.9),
    ...stand(118, 6.6, "92 46, 94 56", { face: -1, top: "tone", hair: "bun", hairRole: "light" }, 112, 10),
    ...drawViolin(84, 52, 1),
    natural(line(2.4, "96 42,88 48")),
    skin(limb([100, 48, 3], [92, 46, 2.8])),
    figure(box(4, 70, 136, 5, 1.5), box(14, 75, 6, 14), box(124, 75, 6, 14)),
    accent(box(60, 60, 9, 10, 1.4)),
    natural(box(22, 64, 26, 6, 1)),
  ]),
  "press-sheets": vignette(
    "two printers who check a printed sheet",
    "printing-house screen-printing",
    ["people", "paper-stack", "lamp"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      figure(box(40, 4, 2, 8), box(100, 4, 2, 8)),
      accent(box(34, 11, 74, 5, 2)),
      figure(box(4, 44, 26, 44, 2)),
      tone(box(8, 50, 18, 10, 1), circle(17, 72, 7)),
      tone(row(box(110, 62, 28, 2.4), 5, 0, 4.2)),
      natural(box(108, 84, 32, 5, 1)),
      ...stand(48, 5.4, "66 44, 72 54", { top: "accent", hair: "scarf", hairRole: "figure", legs: "figure", skirt: "long" }),
      ...stand(102, 5.5, "86 44, 82 54", {
        face: -1,
        top: "tone",
        hair: "short",
        legs: "figure",
        skin: "deepSkin",
        sleeves: "short",
      }),
      figure(box(56, 70, 38, 4, 1), box(60, 74, 4, 15), box(86, 74, 4, 15)),
      light(corners(0.5, "60 40,92 40,90 70,62 70")),
      accent(circle(71, 50, 6), box(79, 45, 9, 10)),
      tone(box(66, 60, 21, 2), box(66, 64.4, 15, 2)),
    ],
  ),
  "theatre-house": vignette("an audience in the stalls and boxes of a theatre", "theatre", ["people", "curtain", "chair"], () => [
    back(outline("M30 62V16C44 4 100 4 114 16V62Z")),
    accent(outline("M30 62V14C40 10 50 8 58 7C56 26 48 46 34 62Z"), outline("M114 62V14C104 10 94 8 86 7C88 26 96 46 110 62Z")),
    figure(box(22, 4, 7, 62, 1), box(115, 4, 7, 62, 1), box(26, 60, 92, 4, 1)),
    ...stand(72, 3.6, "86 36, 82 40", { top: "figure", hair: "bun", hairRole: "figure", skirt: "long" }, 60),
    natural(box(-0.4, 26, 22, 5, 1), box(-0.4, 50, 22, 5, 1), box(122, 26, 22, 5, 1), box(122, 50, 22, 5, 1)),
    skin(circle(8, 19, 4), circle(134, 43, 4)),
    deepSkin(circle(134, 19, 4), circle(10, 43, 4)),
    hair(
      outline("M3.6 19C3 12 13 12 12.6 18C9 15 7 16 3.6 19Z"),
      outline("M129.6 19C129 12 139 12 138.6 18C135 15 133 16 129.6 19Z"),
      outline("M5.6 43C5 36 15 36 14.6 42C11 39 9 40 5.6 43Z"),
      outline("M129.6 43C129 36 139 36 138.6 42C135 39 133 40 129.6 43Z"),
    ),
    tone(box(-0.4, 31, 22, 14, 0), box(122, 31, 22, 14, 0)),
    tone(box(-0.4, 55, 22, 10), box(122, 55, 22, 10)),
    figure(...[14, 43, 72, 101, 130].map((x) => box(x - 11, 78, 22, 12, 4))),
    hair(...[14, 72, 130].map((x) => circle(x, 72, 6.6)), fluff(43, 71, 6.4, 9)),
    natural(circle(101, 72, 6.4)),
    accent(box(7, 79, 14, 11, 3), box(94, 79, 14, 11, 3)),
    tone(box(36, 79, 14, 11, 3), box(65, 79, 14, 11, 3), box(123, 79, 14, 11, 3)),
    figure(box(2, 86, 140, 4, 1)),
  ]),
  "belt-lesson": vignette(
    "a teacher who ties the belt of a child in a training hall",
    "martial-arts",
    ["people", "judo-belt", "window"],
    () => [
      drawPanes(8, 6, 128, 34, 6, 1),
      tone(box(2, 82, 140, 8, 1)),
      figure(box(2, 82, 140, 2)),
      ...kneel(46, 6, "70 60, 74 62", { top: "tone", legs: "tone", hair: "short", hairRole: "light", shoes: "skin" }, 87, 6),
      figure(box(38, 58, 16, 4, 1)),
      ...stand(
        84,
        4.1,
        "72 54, 78 58",
        { face: -1, top: "natural", legs: "natural", hair: "tail", child: true, skin: "deepSkin", shoes: "deepSkin" },
        87,
      ),
      accent(box(76.6, 54.6, 14, 3.6, 1), line(2.4, "78 57,75 66"), line(2.4, "78 57,81 66")),
      ...stand(
        118,
        4.3,
        "108 56, 112 54",
        { face: -1, top: "figure", legs: "figure", hair: "curls", child: true, shoes: "skin" },
        87,
      ),
      accent(box(110.6, 53.8, 15, 3.6, 1)),
    ],
  ),
  "chess-hall": vignette(
    "players at rows of boards with clocks in a hall",
    "chess-club",
    ["people", "chess-board", "chair"],
    () => [
      drawPanes(10, 5, 124, 34, 4, 1),
      figure(box(10, 44, 4, 24, 2), box(10, 66, 24, 4, 2), box(12, 70, 3, 19), box(30, 70, 3, 19)),
      ...sit(24, 66, 6, "56 52, 50 60", { top: "accent", hair: "bun", hairRole: "light", legs: "figure" }, 89, 10),
      figure(box(130, 44, 4, 24, 2), box(110, 66, 24, 4, 2), box(129, 70, 3, 19), box(111, 70, 3, 19)),
      ...sit(
        120,
        66,
        4.9,
        "98 59, 106 48 -1",
        { face: -1, top: "tone", hair: "curls", child: true, legs: "figure", skin: "deepSkin" },
        89,
        8,
      ),
      figure(box(38, 64, 68, 4, 1.4), box(44, 68, 4, 21), box(96, 68, 4, 21)),
      natural(box(52, 60, 42, 4, 0.6)),
      light(row(box(55, 60, 5, 4), 4, 10)),
      figure(
        ...[58, 66, 84].map((x) =>
          outline(`M${x - 3} 60C${x - 2} 56 ${x - 1.4} 54 ${x - 1.4} 52H${x + 1.4}C${x + 1.4} 54 ${x + 2} 56 ${x + 3} 60Z`),
        ),
        ...[58, 66, 84].map((x) => circle(x, 50.6, 2.4)),
      ),
      accent(outline("M71 60C72 54 73 50 73 47L71 43L74.6 44.4L75 41L77 44.4L80.4 43L78 47C78 50 79 54 80 60Z")),
      tone(box(40, 55, 10, 9, 1)),
      light(circle(45, 59.4, 2.8)),
    ],
  ),
  "tool-shelf": vignette(
    "a volunteer who lends a drill to a young woman",
    "tool-library hardware-shop",
    ["people", "drill", "hammer", "saw", "ladder"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      tone(box(58, 8, 78, 42, 1)),
      figure(
        line(2.6, "66 16,66 34"),
        box(61, 13, 11, 5.4, 1),
        corners(0.6, "76 18,94 14,94 22,77 24"),
        rim(2.2, box(76, 30, 8, 10, 3)),
        box(122, 14, 4, 18, 1),
      ),
      accent(box(120, 30, 8, 14, 2), box(90, 34, 4, 12, 1)),
      natural(
        line(2, "10 10,6 88"),
        line(2, "24 10,20 88"),
        ...[20, 32, 44, 56, 68, 80].map((y) => line(2, `${9 - (y - 20) / 22} ${y},${23 - (y - 20) / 22} ${y}`)),
      ),
      ...stand(
        104,
        6,
        "74 48, 80 54",
        { face: -1, top: "accent", hair: "short", hairRole: "light", beard: true, skin: "deepSkin" },
        106,
      ),
      natural(box(62, 62, 76, 26)),
      figure(box(58, 58, 82, 5, 1), box(84, 63, 1.6, 25), box(112, 63, 1.6, 25)),
      ...stand(42, 5.3, "62 48, 58 54", { top: "tone", hair: "tail", hairRole: "figure", legs: "figure" }),
      figure(corners(1.4, "60 40,76 40,77 46,60 47"), corners(1.2, "65 46,71 46,69 55,63 55"), line(1.6, "60 43.4,53 43.6")),
    ],
  ),
  "tap-mains": vignette(
    "two workers who open a water main at a hydrant",
    "water-utility",
    ["people", "pipe", "wrench", "drop", "tree"],
    () => [
      back(box(6, 26, 40, 58), box(98, 14, 40, 70)),
      light(row(row(box(12, 34, 8, 10), 3, 10.5), 2, 0, 18), row(row(box(105, 24, 8, 10), 3, 10.5), 2, 0, 18)),
      natural(box(70.6, 36, 3, 52)),
      tone(circle(72, 24, 17), circle(58, 32, 10), circle(86, 32, 10)),
      accent(box(66, 56, 15, 30, 3), box(60, 62, 27, 8, 2), circle(73.5, 54, 6.4)),
      figure(box(62, 85, 23, 4, 1), box(71.6, 44, 4, 5, 1)),
      ...stand(
        40,
        5.3,
        "64 48, 60 52",
        { top: "figure", hair: "cap", hairRole: "accent", legs: "tone", skin: "deepSkin" },
        90,
        8,
      ),
      figure(line(2.6, "58 48,90 45")),
      ...kneel(112, 5.2, "90 67, 94 72", { face: -1, top: "accent", hair: "bun", legs: "figure" }, 89, 16),
      figure(hoop(2.4, 88, 66, 4)),
      tone(outline("M54 66C48 68 46 74 46 84H52C52 78 54 74 60 71V66Z")),
    ],
  ),
  "pump-house": vignette("pumps and pipes in a waterworks", "water-utility district-heating", ["pipe", "window", "gear"], () => [
    drawPanes(44, 5, 56, 30, 3, 1),
    figure(box(4, 22, 28, 7, 2), box(112, 22, 28, 7, 2)),
    tone(box(16, 14, 12, 74, 3), box(116, 14, 12, 74, 3)),
    figure(box(13, 40, 18, 5, 1), box(113, 40, 18, 5, 1), box(13, 72, 18, 5, 1), box(113, 72, 18, 5, 1)),
    tone(box(28, 50, 22, 10), box(94, 50, 22, 10)),
    accent(circle(72, 60, 23)),
    figure(box(44, 46, 6, 18, 1), box(94, 46, 6, 18, 1), circle(72, 60, 15)),
    light(circle(72, 60, 10)),
    figure(line(2, "72 60,78 53"), circle(72, 60, 2.2), box(48, 82, 48, 7, 1)),
    accent(hoop(3, 22, 34, 6), hoop(3, 122, 34, 6)),
    figure(line(1.6, "16 34,28 34"), line(1.6, "116 34,128 34"), box(10, 86, 24, 4, 1), box(110, 86, 24, 4, 1)),
  ]),
};
