import { box, circle, corners, ellipse, outline } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { bookRow } from "../furniture";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  natural,
  skin,
  deepSkin,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { steam } from "../wares";
import type { Paint } from "../hosts";

/** A telephone with a dial, its handset lifted, on `base`. */
const telephone = (x: number, base: number, size: number, paint: Paint = accent): DrawnShape[] => [
  figure(box(x - 8 * size, base - 15 * size, 3 * size, 5 * size, 1), box(x + 5 * size, base - 15 * size, 3 * size, 5 * size, 1)),
  paint(
    outline(
      `M${x - 8 * size} ${base - 12 * size}H${x + 8 * size}L${x + 12 * size} ${base - 3 * size}V${base}`,
      `H${x - 12 * size}V${base - 3 * size}Z`,
    ),
  ),
  light(circle(x, base - 6 * size, 4.4 * size)),
  figure(circle(x, base - 6 * size, 1.8 * size)),
];

/** A handset from the ear to the mouth of a head at the point, of the size, that looks to a side. */
const handset = (x: number, y: number, size: number, face: 1 | -1): DrawnShape => {
  const at = (dx: number, dy: number) => `${x + dx * size * face} ${y + dy * size}`;
  return ember(
    curve(0.5 * size, `M${at(-0.3, 0)}C${at(-0.4, 1.1)} ${at(0.2, 1.75)} ${at(1.15, 1.15)}`),
    line(0.8 * size, `${at(-0.3, -0.2)}, ${at(-0.25, 0.25)}`),
    line(0.8 * size, `${at(0.85, 1.3)}, ${at(1.2, 1)}`),
  );
};

/** A cord between two points that curls. */
const cord = (x1: number, y1: number, x2: number, y2: number): DrawnShape =>
  figure(curve(1.4, `M${x1} ${y1}C${x1 + (x2 - x1) * 0.2} ${y1 + 26} ${x2 - (x2 - x1) * 0.5} ${y2 + 2} ${x2} ${y2}`));

/** The back and the seat of an armchair in profile, for a person who looks to a side, and its arm before the person. */
const armchair = (x: number, face: 1 | -1, paint: Paint): readonly [DrawnShape[], DrawnShape[]] => {
  const left = (from: number, width: number) => (face === 1 ? x + from : x - from - width);
  return [
    [
      figure(box(left(-15, 4), 80, 4, 9, 1), box(left(11, 4), 80, 4, 9, 1)),
      paint(box(left(-19, 12), 32, 12, 52, 5), box(left(-14, 30), 66, 30, 17, 3)),
    ],
    [paint(box(left(-15, 26), 68, 26, 14, 3)), light(box(left(-17, 27), 63, 27, 6, 3))],
  ];
};

/** Homes that a voice reaches, and rooms where young women live and learn. */
export const callsAndRooms: VignetteGroup = {
  "befriending-call": vignette(
    "a volunteer in an armchair on the telephone with an old woman who laughs in hers",
    "telephone-befriending",
    ["people", "phone", "armchair"],
    () => {
      const [leftBack, leftArm] = armchair(23, 1, tone);
      const [rightBack, rightArm] = armchair(121, -1, accent);
      return [
        back(box(2, 4, 68, 82, 3), box(74, 4, 68, 82, 3)),
        light(box(44, 12, 20, 24, 1)),
        green(outline("M44 36V28C50 22 56 28 64 24V36Z")),
        figure(box(43, 35, 22, 2), box(53.2, 12, 1.6, 24)),
        light(box(80, 12, 13, 16, 1), box(82, 32, 9, 11, 1)),
        tone(box(82, 14, 9, 12), box(84, 34, 5, 7)),
        leftBack,
        ...sit(23, 70, 6.2, "27 33", { top: "accent", hair: "curls", skin: "deepSkin", legs: "figure", shoes: "natural" }, 89, 2),
        natural(box(54, 64, 16, 3, 1), box(60.4, 67, 3.4, 22, 1)),
        cord(32, 32, 57, 60),
        telephone(62, 64, 0.62, ember),
        handset(26.4, 23, 6.2, 1),
        deepSkin(circle(27.4, 32, 2.8)),
        leftArm,
        rightBack,
        ...sit(
          121,
          70,
          6.2,
          "117 33",
          { face: -1, nod: -10, top: "tone", hair: "bun", hairRole: "tone", legs: "figure", shoes: "natural", skirt: "knee" },
          89,
          0,
        ),
        natural(box(74, 64, 16, 3, 1), box(80.4, 67, 3.4, 22, 1)),
        cord(111, 31, 87, 60),
        telephone(82, 64, 0.62, ember),
        handset(118.6, 23, 6.2, -1),
        skin(circle(117.2, 32, 2.8)),
        rightArm,
      ];
    },
  ),
  "phone-by-the-window": vignette(
    "an old man in an armchair who laughs on the telephone by the window, with tea on the table",
    "telephone-befriending",
    ["people", "phone", "armchair"],
    () => {
      const [chairBack, chairArm] = armchair(48, 1, accent);
      return [
        back(box(4, 4, 136, 82, 3)),
        light(box(82, 10, 46, 40, 2)),
        green(outline("M82 50V40C92 32 100 42 110 36C118 32 124 36 128 34V50Z")),
        ember(circle(116, 22, 6)),
        figure(box(80, 49, 50, 3, 1), box(104, 10, 2, 40)),
        chairBack,
        ...sit(
          48,
          69,
          6.8,
          "52 30",
          { nod: -8, top: "tone", hair: "none", hairRole: "tone", legs: "figure", shoes: "natural" },
          89,
          0,
        ),
        cord(59, 27, 98, 60),
        handset(50, 18.6, 6.8, 1),
        skin(circle(51.6, 28.6, 3)),
        light(curve(1.6, "M54.4 21.6C55 23.4 56.6 23.6 57.4 22.6")),
        chairArm,
        natural(box(88, 66, 48, 3.4, 1), box(93, 69, 3, 20, 1), box(128, 69, 3, 20, 1)),
        telephone(106, 66, 1.1, ember),
        light(box(123, 58, 8, 8, 1.6)),
        steam(127, 56, 8, 2, 4, light),
      ];
    },
  ),
  "hostel-room": vignette(
    "two young women in their room at a hostel, one at the desk with books and one who reads on her bed",
    "student-residence",
    ["people", "bed", "desk", "book", "lamp"],
    () => [
      back(box(3, 4, 138, 82, 3)),
      light(box(10, 10, 34, 30, 1)),
      accent(outline("M8 8H20C20 22 16 34 12 42H8Z"), outline("M46 8H34C34 22 38 34 42 42H46Z")),
      figure(box(6, 6.6, 42, 2.4, 1)),
      figure(box(96, 30, 42, 2.6, 1)),
      tone(bookRow(99, 30, [[4, 12]]), bookRow(110, 30, [[4, 13]])),
      ember(bookRow(104, 30, [[5, 14]]), bookRow(121, 30, [[5, 12]])),
      accent(bookRow(115, 30, [[5, 11]]), bookRow(127, 30, [[4, 14]])),
      // The bed.
      natural(box(4, 44, 4, 45, 1), box(60, 58, 4, 31, 1), box(6, 74, 56, 7, 1)),
      light(box(8, 68, 52, 8, 2), box(9, 60, 13, 9, 3)),
      ...sit(
        36,
        69,
        5.7,
        "54 52, 56 50",
        { top: "accent", hair: "long", skin: "deepSkin", legs: "tone", nearSleeve: "accent", shoes: "figure", skirt: "knee" },
        89,
        6,
      ),
      light(outline("M48 44L57 48V56L48 52Z"), outline("M66 44L57 48V56L66 52Z")),
      figure(line(1.4, "57 48,57 56")),
      // The desk.
      tone(box(84, 72, 15, 3, 1), box(86, 75, 2.4, 14), box(95, 75, 2.4, 14), box(83, 46, 3, 28, 1)),
      ...sit(
        94,
        72,
        5.4,
        "113 60, 116 60",
        { top: "tone", hair: "tail", skin: "deepSkin", legs: "figure", nearSleeve: "tone", shoes: "natural" },
        89,
        10,
      ),
      natural(box(106, 62, 34, 3.4, 1), box(134, 65, 3.4, 24, 1), box(114, 65, 3, 24, 1)),
      light(corners(0.6, "110 60, 124 60, 124 62.4, 110 62.4")),
      figure(box(129, 60.4, 9, 2, 1), line(1.6, "134 61,134 48,127 43")),
      ember(outline("M120 46L127 39L131 44L127 49Z")),
    ],
  ),
  "student-room": vignette(
    "a student's room with a bed, a desk with books and a lamp under the window, and a bag on the chair",
    "student-residence",
    ["bed", "desk", "book", "lamp", "window", "school-bag"],
    () => [
      back(box(3, 4, 138, 82, 3)),
      light(box(82, 10, 44, 32, 1)),
      green(outline("M82 42V34C92 26 102 36 112 30C118 27 122 30 126 30V42Z")),
      figure(box(80, 41, 48, 2.6, 1), box(103, 10, 2, 32)),
      figure(box(14, 34, 44, 2.6, 1)),
      tone(bookRow(18, 34, [[5, 14]]), bookRow(34, 34, [[4, 15]])),
      accent(bookRow(23, 34, [[5, 16]]), bookRow(38, 34, [[6, 12]])),
      ember(bookRow(28, 34, [[6, 13]]), bookRow(49, 34, [[5, 14]])),
      // The bed.
      natural(box(6, 46, 4, 43, 1), box(68, 60, 4, 29, 1), box(8, 76, 62, 8, 1)),
      light(box(10, 69, 58, 8, 2), box(11, 60, 16, 10, 4)),
      accent(outline("M32 66H68C70 66 70 68 70 70V80H32Z")),
      tone(box(32, 66, 5, 14)),
      // The desk.
      natural(box(80, 60, 56, 4, 1), box(83, 64, 3.4, 25, 1), box(129, 64, 3.4, 25, 1)),
      tone(box(113, 66, 18, 12, 1)),
      figure(box(118, 70, 8, 1.8, 0.9)),
      ember(box(84, 56, 17, 4, 1)),
      accent(box(86, 52, 14, 4, 1)),
      light(corners(0.6, "102 58, 110 56.6, 118 58, 118 60, 102 60")),
      figure(box(124, 58, 10, 2, 1), line(1.6, "129 58,129 46,121 41")),
      ember(outline("M113 45L120 37L125 43L120 48Z")),
      tone(box(93, 44, 3, 30, 1), box(93, 74, 19, 3, 1), box(94, 77, 2.6, 12), box(108, 77, 2.6, 12)),
      figure(curve(1.8, "M99 62C99 56 107 56 107 62")),
      accent(box(97, 60, 12, 14, 3)),
      light(box(99.4, 67, 7.2, 2, 1)),
    ],
  ),
  "hostel-table": vignette(
    "young women who eat together at the long table of their hostel, one serves from a pot",
    "student-residence",
    ["people", "cooking-pot", "bowl"],
    () => [
      back(box(3, 4, 138, 82, 3)),
      figure(box(10, 26, 36, 2.4, 1), box(98, 26, 36, 2.4, 1)),
      light(outline("M14 20H26L24 26H16Z"), outline("M30 20H42L40 26H32Z"), box(102, 14, 5, 12, 1)),
      accent(box(110, 16, 7, 10, 1), box(128, 17, 4, 9, 1)),
      ember(box(120, 14, 6, 12, 1)),
      ...stand(
        70,
        5.5,
        "84 50, 58 54",
        { top: "accent", hair: "tail", skin: "deepSkin", nearSleeve: "accent", legs: "figure" },
        100,
        4,
      ),
      tone(box(8, 72, 22, 3, 1), box(10, 75, 3, 14), box(25, 75, 3, 14)),
      tone(box(114, 72, 22, 3, 1), box(117, 75, 3, 14), box(131, 75, 3, 14)),
      ...sit(
        20,
        72,
        5.6,
        "40 58, 36 60",
        { top: "tone", hair: "bun", legs: "figure", nearSleeve: "tone", shoes: "natural" },
        89,
        6,
      ),
      ...sit(
        124,
        72,
        5.6,
        "104 58, 108 60",
        { face: -1, top: "light", hair: "scarf", hairRole: "figure", legs: "accent", nearSleeve: "light", shoes: "natural" },
        89,
        6,
      ),
      natural(box(30, 65, 84, 4, 1), box(37, 69, 4, 20), box(103, 69, 4, 20)),
      light(ellipse(44, 63.6, 10, 2.4), ellipse(100, 63.6, 10, 2.4)),
      ember(ellipse(44, 62, 6, 2), ellipse(100, 62, 6, 2)),
      figure(outline("M60 50H84V62C84 64.6 82 65 80 65H64C62 65 60 64.6 60 62Z"), box(57, 52, 30, 2.6, 1)),
      natural(curve(2, "M84 50L78 42")),
    ],
  ),
};
