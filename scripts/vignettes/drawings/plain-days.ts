import { box, circle, corners, ellipse, outline, petal, sharp } from "#/studio/motifs/outlines";
import { hoop, line, rim } from "#/studio/motifs/strokes";
import { drawHills } from "../fixtures";
import { kneel, sit, stand } from "../stances";
import { accent, back, figure, light, natural, tone, vignette, type VignetteGroup } from "../vignette-drawing";
import { bottle, pendant, pine } from "../wares";
import { drawMotorbike } from "./work-rooms";

/** A jar of clay that is sunk into the ground up to its rim. */
const sunkJar = (x: number, y: number, width: number) => [
  natural(ellipse(x, y, width, width * 0.34)),
  figure(ellipse(x, y, width - 2.6, width * 0.34 - 1.4)),
];

/** An open box of a meal with its parts. */
const mealBox = (x: number, y: number) => [
  natural(box(x, y, 17, 7, 1)),
  light(ellipse(x + 5.4, y, 4.4, 2.6)),
  figure(ellipse(x + 12.4, y + 0.2, 3.4, 1.8)),
  accent(circle(x + 10.6, y - 0.9, 1.5), circle(x + 14, y - 0.8, 1.5)),
];

/** Works, cellars, halls and kitchens as they are on a plain day. */
export const plainDays: VignetteGroup = {
  "iron-moulding": vignette(
    "a founder who rams sand into a mould and another who sets a pattern of wood",
    "foundry",
    ["people", "mallet", "shovel"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      figure(box(8, 34, 46, 2.6, 1)),
      natural(box(12, 20, 4.4, 14, 0.6), circle(28, 26, 8), box(41, 18, 10, 16, 1)),
      light(circle(28, 26, 3), box(44, 21, 4, 10, 0.6)),
      tone(corners(2, "96 30,136 30,132 52,100 52"), box(112, 4, 8, 27)),
      natural(outline("M99 30C106 22 126 22 133 30Z")),
      ...stand(40, 5, "60 55, 66 56", { top: "accent", hair: "cap", hairRole: "figure", legs: "figure" }, 89, 14),
      ...stand(110, 5, "90 56, 84 58", { face: -1, top: "tone", hair: "short", legs: "figure", skin: "deepSkin" }, 89, 12),
      natural(line(2.6, "62 36, 62 60"), corners(1, "57.6 58, 66.4 58, 66.4 65, 57.6 65")),
      figure(box(46, 66, 52, 9, 1), box(46, 77, 52, 12, 1)),
      natural(outline("M48 66C54 62 68 63 74 65C82 63 92 63 96 66Z"), box(49, 75, 46, 2)),
      accent(circle(86, 60, 5.4), box(84, 50, 4, 6, 1)),
      light(circle(86, 60, 2)),
      light(box(51, 81, 8, 2.6, 1), box(85, 81, 8, 2.6, 1)),
      natural(outline("M4 89C8 78 20 76 27 89Z"), outline("M118 89C124 80 136 80 141 89Z")),
      figure(line(2.2, "16 82, 24 56"), line(2.2, "21 55.4, 27 57.4")),
    ],
  ),
  "jar-cellar": vignette(
    "a winemaker who draws wine from a clay jar in the floor of the cellar",
    "winery",
    ["people", "qvevri", "bottle"],
    () => [
      back(outline("M4 84V34C4 0 140 0 140 34V84Z")),
      light(rim(1.6, outline("M58 46V26C58 14 84 14 84 26V46Z"))),
      accent(outline("M60 46V26C60 17 82 17 82 26V46Z")),
      light(box(70.2, 18, 1.6, 28), box(60, 32, 22, 1.6)),
      figure(box(98, 50, 36, 2.6, 1)),
      tone(bottle(104, 50, 16, 6), bottle(114, 50, 16, 6), bottle(124, 50, 16, 6)),
      natural(box(4, 74, 136, 16, 2)),
      tone(box(4, 74, 136, 2)),
      ...[19, 49].flatMap((x) => sunkJar(x, 82, 13)),
      ...sunkJar(113, 82, 15),
      tone(ellipse(19, 81.4, 9.4, 2.6)),
      natural(box(17, 77, 4, 4, 1)),
      ...kneel(79, 5, "99 60, 102 64", { top: "accent", hair: "short", beard: true, legs: "figure" }, 88, 26),
      figure(line(2, "97 48, 112 80")),
      natural(petal(111, 74, 115, 85, 6)),
      accent(outline("M130 88C127 84 128 78 131 76V73H137V76C140 78 141 84 138 88Z")),
      figure(box(130, 71.6, 8, 2.2, 1)),
    ],
  ),
  "church-table": vignette(
    "neighbours at a table with cake and coffee in the hall of their church",
    "church",
    ["people", "coffee-cup", "cake", "cross-plus"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      ...[14, 102].flatMap((x) => [
        light(outline(`M${x} 48V24C${x} 8 ${x + 28} 8 ${x + 28} 24V48Z`)),
        tone(rim(2, outline(`M${x} 48V24C${x} 8 ${x + 28} 8 ${x + 28} 24V48Z`)), box(x + 13, 12, 2, 36)),
      ]),
      figure(box(70, 10, 4, 26, 0.6), box(62.6, 17, 18.8, 4, 0.6)),
      ...sit(28, 72, 4.8, "48 59, 44 60", { top: "accent", hair: "bun", hairRole: "natural", legs: "figure" }, 89, 8),
      ...sit(
        116,
        72,
        4.8,
        "96 59, 100 60",
        { face: -1, top: "tone", hair: "short", beard: true, legs: "figure", skin: "deepSkin" },
        89,
        8,
      ),
      ...stand(58, 4.6, "68 54, 72 57", { top: "figure", hair: "tail", legs: "figure" }, 98, 4),
      ...stand(
        88,
        3.4,
        "80 60, 78 61",
        { face: -1, child: true, top: "accent", hair: "curls", legs: "figure", skin: "deepSkin" },
        98,
        4,
      ),
      natural(box(18, 72, 20, 4, 2), box(106, 72, 20, 4, 2), line(3, "21 76,20 89"), line(3, "35 76,36 89")),
      natural(line(3, "109 76,108 89"), line(3, "123 76,124 89")),
      light(box(36, 64, 72, 12, 1)),
      natural(box(34, 63, 76, 4, 1.4), box(42, 67, 4, 22), box(98, 67, 4, 22)),
      accent(box(66, 56, 16, 7, 2)),
      light(box(66, 56, 16, 2.6, 1.2)),
      tone(box(63, 62, 22, 1.6, 0.8)),
      figure(box(51, 58, 6, 5, 1.4), box(89, 58, 6, 5, 1.4)),
      figure(hoop(1.2, 57.6, 60.2, 1.8), hoop(1.2, 95.6, 60.2, 1.8)),
    ],
  ),
  "lunch-boxes": vignette(
    "a cook and a helper who fill a row of meal boxes with rice and vegetables",
    "catering",
    ["people", "cooking-pot", "bowl"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      ...pendant(46, 22, 16, accent),
      ...pendant(100, 22, 16, accent),
      figure(box(56, 30, 34, 2.4, 1)),
      tone(box(60, 22, 8, 8, 1), box(71, 19, 7, 11, 1), box(81, 23, 6, 7, 1)),
      ...stand(
        30,
        5,
        "49 57, 46 58",
        { top: "accent", hair: "scarf", hairRole: "figure", legs: "figure", skin: "deepSkin", skirt: "long" },
        98,
        8,
      ),
      ...stand(112, 4.8, "94 57, 98 58", { face: -1, top: "tone", hair: "tail", legs: "figure", skin: "deepSkin" }, 98, 8),
      figure(line(2, "49 57, 58 62"), ellipse(59, 62.4, 3, 1.8, 30)),
      tone(outline("M66 46H86V58C86 62 83 63 80 63H72C69 63 66 62 66 58Z")),
      figure(box(64, 44, 24, 3, 1.4), box(61, 49, 5, 2.4, 1), box(86, 49, 5, 2.4, 1)),
      light(outline("M67 44C69 38 83 38 85 44Z")),
      figure(box(8, 72, 128, 4, 1)),
      tone(box(12, 76, 120, 13)),
      ...[14, 35, 56, 77].flatMap((x) => mealBox(x, 65)),
      natural(box(102, 65, 17, 7, 1), box(102, 57, 17, 7, 1), box(121, 65, 12, 7, 1)),
      accent(box(102, 60, 17, 1.8), box(102, 68, 17, 1.8), box(121, 68, 12, 1.8)),
    ],
  ),
  "motorbike-lesson": vignette(
    "a learner on a motorbike who rides between cones past an instructor",
    "driving-school",
    ["people", "motorbike", "cycle-helmet"],
    () => {
      const cone = (x: number) => [
        accent(sharp(`${x} 72,${x + 5} 88,${x - 5} 88`), box(x - 6.4, 87, 12.8, 2.4, 1)),
        light(sharp(`${x - 1.8} 78,${x + 1.8} 78,${x + 3.2} 82.6,${x - 3.2} 82.6`)),
      ];
      return [
        drawHills(62),
        ...stand(22, 5, "36 54, 33 56", { top: "tone", hair: "short", legs: "figure" }, 89, 4),
        light(corners(1.2, "31 44,43 42,45 57,33 59")),
        figure(line(1.4, "34 49,41 48"), line(1.4, "35 53,42 52")),
        ...sit(80, 64, 4.8, "101 56, 100 57", { top: "figure", hair: "tail", legs: "tone", skin: "deepSkin" }, 82, 14),
        accent(
          outline(
            "M82.6 33C81 24 86 22.4 90 22.6C95 22.8 97 26 97.2 29L90.6 29.6C89.8 32 89.4 34.6 88.6 36.4",
            "C85.8 36.4 83.2 35.4 82.6 33Z",
          ),
        ),
        figure(line(1.6, "92 28.8, 98 28.2")),
        ...drawMotorbike(88, 89, 0.92, accent),
        ...cone(52),
        ...cone(124),
      ];
    },
  ),
  "pupils-on-skis": vignette(
    "pupils with satchels who ski to a small school in the snow",
    "school",
    ["people", "skis", "school-house", "pine", "snowflake"],
    () => {
      const skier = (x: number, size: number, look: Parameters<typeof stand>[3]) => [
        ...stand(x, size, `${x + 3.4 * size} 66, ${x + 3 * size} 67`, { child: true, ...look }, 87, 10),
        accent(box(x - 2.6 * size, 80 - 7.2 * size - 11, 2 * size, 3 * size, 1.4)),
        figure(line(1.4, `${x + 3.6 * size} 63, ${x + 2.4 * size} 89`)),
        figure(line(1.8, `${x - 4.4 * size} 89, ${x + 4.6 * size} 89, ${x + 5.6 * size} 87.4`)),
      ];
      return [
        drawHills(58),
        ...pine(14, 80, 46),
        ...pine(132, 78, 40),
        light(outline("M8 54L14 36L20 54C17 56 11 56 8 54Z"), outline("M127 56L132 40L137 56C135 58 129 58 127 56Z")),
        tone(box(74, 34, 48, 40)),
        light(corners(1, "68 36,98 14,128 36,124 39,98 21,72 39")),
        figure(box(91, 54, 14, 20, 1), box(96, 26, 4, 6)),
        light(box(79, 44, 9, 11, 0.6), box(108, 44, 9, 11, 0.6)),
        light(outline("M0 84C30 68 60 74 90 74C112 70 132 72 144 80V92H0Z")),
        ...skier(30, 3.3, { top: "accent", hair: "cap", hairRole: "figure", legs: "figure" }),
        ...skier(64, 2.9, { top: "tone", hair: "cap", hairRole: "accent", legs: "figure" }),
      ];
    },
  ),
};
