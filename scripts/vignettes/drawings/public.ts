import { box, circle, corners, outline, row, sharp, turned } from "#/studio/motifs/outlines";
import { bar, curve, hoop, line, rim } from "#/studio/motifs/strokes";
import { drawTree } from "../fixtures";
import {
  accent,
  back,
  figure,
  light,
  vignette,
  type VignetteGroup,
  type DrawnShape,
  skin,
  tone,
  water,
} from "../vignette-drawing";
import { drawCar } from "../vehicles";
import { drawPerson, head } from "../workers";

/** Columns on a base. */
const drawColumns = (x: number, y: number, height: number, count: number, step: number): DrawnShape =>
  light(row(box(x, y, 4, height, 1), count, step));

/** Shapes turned together about a point. */
const turnShapes = (shapes: readonly DrawnShape[], degrees: number): readonly DrawnShape[] =>
  shapes.map(({ role, path }) => ({ role, path: turned(path, degrees, 76, 60) }));

/** A raised hand. */
const drawHand = (x: number, y: number): DrawnShape => skin(circle(x, y, 3));

/** Services that people share. */
export const publicService: VignetteGroup = {
  municipality: vignette(
    "a town hall with people on the square",
    "municipality",
    ["town-hall", "people", "clock", "tree"],
    () => [
      back(circle(30, 30, 20)),
      tone(box(24, 34, 96, 52)),
      figure(sharp("46 36,72 22,98 36")),
      tone(box(62, 8, 20, 20)),
      figure(sharp("60 10,72 0,84 10"), box(20, 33, 104, 4, 1), box(18, 80, 108, 8, 1)),
      light(circle(72, 18, 6)),
      figure(line(1.6, "72 18,72 14"), line(1.6, "72 18,75 19")),
      drawColumns(52, 40, 38, 4, 12),
      light(
        row(box(29, 42, 6, 12, 2.4), 2, 9),
        row(box(101, 42, 6, 12, 2.4), 2, 9),
        row(box(29, 60, 6, 14, 1), 2, 9),
        row(box(101, 60, 6, 14, 1), 2, 9),
      ),
      figure(box(67, 58, 10, 22, 5)),
      drawTree(12, 86, 9),
      drawTree(132, 86, 9),
      drawPerson("32 70,32 56,40 68,24 68,29 93,36 93", {
        size: 0.72,
        hair: "long",
        wear: ["accent", "accent", "figure"],
        skirt: 12,
      }),
      drawPerson("112 70,112 56,103 66,119 68,109 93,116 93", {
        size: 0.72,
        faces: -1,
        hair: "thin",
        hairRole: "tone",
        hasBeard: true,
        wear: ["figure", "accent", "figure"],
      }),
      drawPerson("99 77.6,99 67,93 75,104 73,97 93,102 93", {
        size: 0.5,
        faces: -1,
        hair: "tail",
        wear: ["accent", "accent", "accent"],
      }),
    ],
  ),
  "government-agency": vignette(
    "a clerk helping people at a service desk",
    "government-agency municipality",
    ["people", "document", "stamp-tool", "computer"],
    () => [
      back(box(60, 6, 80, 50, 2)),
      figure(row(box(66, 12, 20, 14, 1), 3, 24)),
      light(row(box(69, 16, 14, 2, 1), 3, 24), row(box(69, 20, 9, 2, 1), 3, 24)),
      drawPerson("104 66,102 46,86 58,92 62", { faces: -1, hair: "bun", wear: ["accent", "tone", "figure"], size: 1.08 }),
      figure(box(112, 38, 22, 18, 2), box(120, 56, 6, 6), box(114, 61, 18, 3, 1)),
      light(box(115, 41, 16, 12, 1)),
      figure(box(60, 64, 82, 5, 1)),
      tone(box(64, 69, 74, 22)),
      light(box(72, 60, 16, 4, 1)),
      figure(rim(1.2, box(72, 60, 16, 4, 1))),
      drawPerson("46 55,47 36,66 52,64 56,40 90,52 90", {
        hat: "turban",
        hatRole: "accent",
        hasBeard: true,
        wear: ["figure", "tone", "figure"],
        size: 1.03,
      }),
      drawPerson("18 58,18 40,10 56,28 54,14 90,24 90", {
        hair: "long",
        wear: ["tone", "accent", "figure"],
        skirt: 20,
        size: 0.96,
      }),
      drawPerson("32 72,32 61,38 69,26 56,29 90,35 90", { hair: "afro", size: 0.56, wear: ["accent", "accent", "figure"] }),
      accent(box(94, 76, 30, 4, 2)),
    ],
  ),
  "fire-brigade": vignette(
    "firefighters with a hose beside their engine",
    "fire-brigade",
    ["fire-engine", "people", "fire-hose", "fire-helmet", "flame", "ladder"],
    () => [
      back(box(100, 10, 40, 74)),
      figure(box(104, 18, 34, 70)),
      light(box(109, 54, 9, 10), box(124, 54, 9, 10), box(118, 72, 9, 16)),
      accent(outline("M124 44C112 44 110 34 117 27C118 32 120 32 120 28C120 22 125 19 126 14C136 22 138 44 124 44Z")),
      figure(
        turned(box(8, 27, 84, 2.4, 1), -14, 8, 28),
        turned(box(8, 34, 84, 2.4, 1), -14, 8, 28),
        turned(row(box(12, 28, 2, 7), 10, 8.4), -14, 8, 28),
      ),
      accent(corners(3, "4 44,58 44,58 40,82 40,90 58,90 80,4 80")),
      light(outline("M62 45H78L83 57H62Z"), box(8, 62, 46, 4, 1)),
      tone(row(box(9, 48, 14, 11, 1), 3, 16)),
      figure(box(66, 35, 10, 5, 2), box(2, 78, 90, 4, 1), circle(22, 82, 9), circle(72, 82, 9), box(20, 32, 10, 12, 1)),
      light(circle(22, 82, 4), circle(72, 82, 4)),
      light(curve(3.4, "M107 50C112 46 116 42 120 40")),
      drawPerson("92 60,90 42,103 52,98 58,84 90,98 90", {
        hair: "none",
        hat: "fire",
        hatRole: "figure",
        wear: ["figure", "tone", "figure"],
        size: 0.96,
        skirt: 8,
      }),
      light(box(85.6, 56, 10, 2.2)),
      figure(line(3, "98 55,108 49"), curve(2.6, "M98 57C90 62 96 76 84 88C78 92 70 91 62 91")),
    ],
  ),
  police: vignette("a police officer talking with a parent and a child", "police", ["people", "car"], () => [
    back(box(4, 26, 26, 58), box(34, 12, 30, 72), box(68, 32, 30, 52)),
    drawCar([44, 86, 0.94], "tone"),
    figure(box(28, 66, 36, 3), box(38, 49, 16, 5, 2)),
    accent(box(40, 48, 6, 4, 1)),
    drawPerson("86 55,87 36,104 50,74 50,80 90,94 90", {
      hair: "short",
      hat: "cap",
      hatRole: "figure",
      wear: ["figure", "figure", "figure"],
      size: 1.06,
    }),
    accent(outline("M90 42L95 43.4V46C95 49 93 50.6 90.4 52C87 50.6 86 49 86 46V43.4Z")),
    drawPerson("128 57,127 38,118 58,134 56,124 90,133 90", {
      faces: -1,
      hair: "long",
      wear: ["accent", "accent", "figure"],
      skirt: 18,
    }),
    drawPerson("114 74,114 63,106 56,119 62,111 90,117 90", {
      faces: -1,
      hair: "afro",
      size: 0.54,
      wear: ["figure", "accent", "figure"],
    }),
  ]),
  "civil-protection": vignette(
    "volunteers putting up a shelter and handing out blankets",
    "civil-protection",
    ["people", "tent", "hard-hat"],
    () => [
      back(outline("M2 84C15 44 60 54 84 62C104 48 134 52 142 84Z")),
      tone(sharp("50 86,82 22,138 22,142 86")),
      accent(sharp("50 86,82 22,98 86")),
      figure(sharp("72 86,82 40,90 86")),
      light(bar(1.6, "110 24,120 86")),
      drawPerson("28 57,28 38,46 50,46 46,22 90,36 90", { hat: "hard", wear: ["accent", "figure", "figure"], size: 1 }),
      tone(box(42, 44, 18, 5, 2.5), box(42, 54, 18, 5, 2.5)),
      figure(box(42, 49, 18, 5, 2.5)),
      drawPerson("76 60,74 42,58 52,60 54,80 90,70 90", {
        faces: -1,
        hair: "scarf",
        hairRole: "tone",
        wear: ["figure", "figure", "figure"],
        skirt: 22,
        size: 0.98,
      }),
      drawPerson("118 58,116 40,104 30,126 52,122 90,112 90", {
        faces: -1,
        hat: "hard",
        hair: "tail",
        wear: ["accent", "figure", "figure"],
        size: 0.98,
      }),
      figure(box(4, 76, 14, 14, 2)),
      light(circle(11, 83, 3.4)),
    ],
  ),
  "sea-rescue": vignette(
    "a lifeboat crossing high waves",
    "sea-rescue",
    ["life-buoy", "wave", "people", "ship", "hard-hat"],
    () => [
      back(circle(108, 26, 18), circle(88, 22, 10), circle(126, 20, 12)),
      water(outline("M2 94C6 62 38 40 54 60C70 78 96 44 120 50C136 56 142 76 142 94Z")),
      turnShapes(
        [
          figure(outline("M16 56H126C134 52 138 48 142 46C138 62 126 74 112 76H36C24 74 18 66 16 56Z")),
          accent(box(16, 52, 118, 7, 3.5)),
          accent(corners(3, "48 30,92 30,100 52,44 52")),
          light(corners(1, "52 34,68 34,68 46,49 46"), corners(1, "72 34,88 34,93 46,72 46")),
          figure(box(56, 24, 30, 6, 1), box(68, 8, 2.4, 16), line(1.8, "60 24,58 10"), circle(69.2, 9, 3)),
          light(hoop(4.6, 66, 66, 5.4)),
        ],
        -8,
      ),
      drawPerson("118 50,120 34,130 42,108 42,116 70,124 70", {
        hair: "none",
        hat: "hard",
        hatRole: "light",
        wear: ["accent", "tone", "figure"],
        size: 0.8,
      }),
      drawPerson("34 56,36 40,46 48,26 48,30 72,40 72", {
        hair: "none",
        hat: "hard",
        hatRole: "light",
        wear: ["accent", "tone", "figure"],
        size: 0.8,
      }),
      water(outline("M2 94C6 76 26 70 42 78C62 86 82 72 100 74C120 74 138 76 142 94Z")),
      light(curve(2, "M12 82C20 76 30 80 36 84"), curve(2, "M84 82C94 78 104 80 112 80"), curve(2, "M52 88q5-3 10 0")),
    ],
  ),
  "flood-protection": vignette(
    "people building a wall of sandbags against the water",
    "flood-protection",
    ["people", "river-bend", "house", "wave"],
    () => [
      back(circle(112, 26, 17)),
      tone(box(8, 38, 36, 40)),
      figure(sharp("2 40,26 18,50 40")),
      light(box(14, 48, 9, 9), box(29, 48, 9, 9)),
      drawPerson("44 60,48 42,66 50,64 52,34 90,50 90", { hat: "cap", wear: ["accent", "figure", "figure"], size: 1.02, nod: 8 }),
      accent(turned(box(62, 46, 20, 8, 4), 6, 72, 50)),
      drawPerson("18 62,22 44,38 56,38 60,12 90,26 90", {
        hair: "tail",
        wear: ["figure", "accent", "figure"],
        size: 0.96,
        nod: 6,
      }),
      figure(turned(box(34, 55, 18, 7, 3.5), 4)),
      ...[0, 1, 2, 3].flatMap((level) =>
        Array.from({ length: 3 - Math.floor(level / 1.5) + 1 }, (_, index) =>
          (index + level) % 2 === 0
            ? accent(box(66 + level * 4 + index * 14, 82 - level * 8.4, 13.2, 7.6, 3.6))
            : figure(box(66 + level * 4 + index * 14, 82 - level * 8.4, 13.2, 7.6, 3.6)),
        ),
      ),
      tone(outline("M104 62q5-4 10 0q5 4 10 0q5-4 10 0q4 3 8 1V94H118L112 76Z")),
      light(curve(2, "M120 74q5-3 10 0q4 3 9 0"), curve(2, "M124 84q5-3 10 0")),
    ],
  ),
  "public-health": vignette("a nurse vaccinating a seated person", "public-health", ["people", "syringe", "chair"], () => [
    back(box(8, 6, 54, 50, 2)),
    tone(box(14, 12, 42, 38, 1)),
    accent(circle(35, 26, 8)),
    light(box(22, 38, 26, 2.4, 1), box(26, 43, 18, 2.4, 1)),

    figure(box(36, 66, 28, 4, 1), box(36, 44, 3.4, 26, 1), box(38, 70, 3.4, 20), box(58, 70, 3.4, 20)),
    drawPerson("50 65,49 46,66 61,64 63,68 90,63 90", { hair: "short", wear: ["accent", "skin", "tone"], size: 1.04 }),
    drawPerson("96 55,92 36,74 45,76 58,102 90,90 90", {
      faces: -1,
      hair: "bun",
      wear: ["figure", "figure", "tone"],
      size: 1.06,
      nod: 10,
      skirt: 14,
    }),
    figure(line(2, "74 46,62 52")),
    light(box(66, 46.6, 6, 3.4, 1)),
    tone(box(112, 60, 4, 28), box(104, 56, 32, 4, 1)),
    accent(box(110, 46, 8, 10, 1)),
    light(box(110, 49, 8, 3)),
  ]),
  embassy: vignette(
    "two people greeting one another before an embassy",
    "embassy",
    ["people", "handshake", "flag", "column", "town-hall"],
    () => [
      back(circle(116, 26, 18)),
      tone(box(16, 30, 94, 56)),
      figure(sharp("10 32,63 8,116 32"), box(10, 30, 106, 5, 1), box(8, 82, 110, 6, 1)),
      drawColumns(24, 37, 44, 5, 18),

      figure(box(128, 6, 2.8, 84, 1)),
      accent(outline("M130 10C126 8 118 14 108 10V28C118 32 126 26 130 28Z")),
      drawPerson("46 62.5,47 46,61 57,38 60,43 91,50 91", {
        size: 0.88,
        hair: "long",
        wear: ["accent", "accent", "figure"],
        skirt: 18,
      }),
      drawPerson("79 62,78 45,64 57,88 58,82 91,75 91", {
        size: 0.9,
        faces: -1,
        hair: "short",
        hasBeard: true,
        wear: ["figure", "figure", "figure"],
      }),
    ],
  ),
  "political-party": vignette("a speaker before an audience", "political-party", ["people", "lectern"], () => [
    back(outline("M20 84V6H124V84Z")),
    accent(...[30, 50, 70, 90, 110].map((x, index) => circle(x + 2, 12 + (index % 2) * 5, 5))),
    figure(...[30, 50, 70, 90, 110].map((x, index) => curve(1.2, `M${x + 2} ${17 + (index % 2) * 5}c2 4-2 6 0 10`))),
    tone(box(34, 58, 76, 30, 2)),
    drawPerson("72 60,72 40,92 30,54 46", { hair: "long", wear: ["accent", "figure", "figure"], size: 1.02 }),
    figure(corners(1, "58 48,86 48,82 72,62 72"), line(1.8, "78 48,74 42")),
    light(circle(72, 58, 5)),
    ...[
      [16, 74, 1],
      [40, 77, 0],
      [66, 75, 1],
      [96, 77, 0],
      [124, 74, 1],
    ].flatMap(([x = 0, y = 0, raised = 0], index) => [
      ...(raised === 1
        ? [(index === 2 ? accent : figure)(line(4.4, `${x + 9} ${y + 12},${x + 12} ${y - 12}`)), drawHand(x + 12, y - 16)]
        : []),
      (index % 2 === 0 ? figure : accent)(
        outline(`M${x - 14} 94V${y + 18}C${x - 14} ${y + 8} ${x + 14} ${y + 8} ${x + 14} ${y + 18}V94Z`),
      ),
      ...head([x, y], 6.6, {
        hair: (["short", "bun", "afro", "long", "thin"] as const)[index] ?? "short",
        hairRole: index % 2 === 0 ? "tone" : "figure",
      }),
    ]),
  ]),
  "trade-union": vignette(
    "workers marching together with a banner",
    "trade-union human-rights",
    ["people", "flag", "hard-hat", "hand"],
    () => [
      back(box(4, 26, 24, 58), box(32, 14, 26, 70), box(62, 30, 22, 54), box(88, 10, 26, 74), box(118, 32, 22, 52)),
      drawPerson("30 56,30 38,22 50,40 20", { size: 0.94, hat: "hard", wear: ["tone", "tone", "figure"] }),
      drawPerson("70 56,70 38,62 50,80 20", { size: 0.94, hair: "afro", wear: ["tone", "tone", "figure"] }),
      drawPerson("112 56,112 38,104 50,122 20", { size: 0.94, hair: "bun", wear: ["tone", "tone", "figure"] }),
      drawPerson("13 58,13 39,10 58,23 20,8 90,18 90", {
        hair: "scarf",
        hairRole: "accent",
        wear: ["figure", "figure", "figure"],
      }),
      drawPerson("50 58,50 39,58 56,41 56,45 90,55 90", { hat: "hard", hatRole: "light", wear: ["accent", "figure", "figure"] }),
      drawPerson("92 58,92 39,83 56,102 20,87 90,97 90", { hair: "long", wear: ["figure", "figure", "figure"] }),
      drawPerson("130 58,130 39,138 56,121 56,125 90,135 90", { hasBeard: true, wear: ["accent", "figure", "figure"] }),
      accent(outline("M20 54C40 58 90 52 120 56V76C90 72 40 78 20 74Z")),
      light(circle(52, 65, 5), box(62, 60, 42, 3.4, 1.6), box(62, 67, 30, 3.4, 1.6)),
      figure(rim(1.6, outline("M20 54C40 58 90 52 120 56V76C90 72 40 78 20 74Z"))),
    ],
  ),
  "fire-brigade-rescue": vignette(
    "a firefighter on a ladder bringing someone down from a window",
    "fire-brigade",
    ["people", "ladder", "fire-helmet", "house"],
    () => [
      back(circle(34, 28, 20)),
      tone(box(74, 6, 62, 82)),
      figure(box(70, 4, 70, 5, 1), box(88, 18, 24, 26, 1), box(112, 60, 16, 28, 1), box(84, 60, 14, 16, 1)),
      light(box(91, 21, 18, 23), box(86.4, 62.4, 9.2, 11.2), box(120, 20, 10, 14)),
      drawPerson("100 44,97 30,84 34,88 40", { faces: -1, hair: "long", wear: ["accent", "accent", "accent"], size: 0.78 }),
      figure(
        box(86, 43, 28, 4, 1),
        bar(3, "20 92,84 30"),
        bar(3, "30 92,94 30"),
        ...[0, 1, 2, 3, 4, 5].map((step) =>
          bar(2.2, `${26 + step * 10} ${85 - step * 9.7},${39 + step * 10} ${85 - step * 9.7}`),
        ),
      ),
      drawPerson("62 50,66 34,82 36,80 44,50 70,64 62", {
        hair: "none",
        hat: "fire",
        hatRole: "accent",
        wear: ["figure", "tone", "figure"],
        size: 0.9,
        nod: -10,
        skirt: 6,
      }),
      light(sharp("59.6 44,68 46.4,67.4 48.6,59 46.2")),
      drawPerson("14 62,16 44,30 54,28 60,10 92,20 92", {
        hair: "none",
        hat: "fire",
        hatRole: "accent",
        wear: ["figure", "tone", "figure"],
        size: 0.92,
        skirt: 6,
        nod: -12,
      }),
    ],
  ),
};
