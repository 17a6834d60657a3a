import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, corners, ellipse, moved, outline, sized, star, turned } from "#/studio/motifs/outlines";
import { arc, curve, hoop, line } from "#/studio/motifs/strokes";
import { bust, posed, standing } from "../figures";
import { bookRow, monitor } from "../furniture";
import { accent, back, figure, light, vignette, type VignetteGroup, type DrawnShape, tone } from "../vignette-drawing";

/** A flask with some liquid in it that stands on a table. */
const flask = (x: number, floor: number, size: number, role: "accent" | "tone" = "accent"): DrawnShape[] => {
  const place = (path: Path) => moved(sized(path, size, 0, 0), x, floor);
  return [
    figure(place(corners(0.12, "-.16 -1,.16 -1,.16 -.62,.46 0,-.46 0,-.16 -.62"))),
    (role === "accent" ? accent : tone)(place(corners(0.06, "-.2 -.4,.2 -.4,.34 -.12,-.34 -.12"))),
  ];
};

/** Laboratories, the sky, the weather and the past. */
export const science: VignetteGroup = {
  "microscope-bench": vignette(
    "a scientist at a microscope between flasks and test tubes",
    "research-institute biotechnology medical-laboratory",
    ["people", "microscope", "flask", "test-tube"],
    () => [
      back(box(56, 6, 82, 48, 3)),
      figure(box(62, 26, 70, 2.4)),
      ...flask(72, 26, 14, "tone"),
      accent(box(84, 14, 7, 12, 1.4), box(112, 12, 8, 14, 1.4)),
      tone(box(94, 16, 7, 10, 1.4), box(122, 17, 7, 9, 1.4)),
      ...bust(40, 36, 7.4, {
        turn: 1,
        hair: "bun",
        top: "accent",
        nod: 8,
        lean: 0.6,
        to: 72,
        hands: [
          [76, 60],
          [64, 66],
        ],
      }),
      figure(
        box(62, 67, 40, 5, 2),
        curve(5.4, "M90 66C104 56 98 38 84 34"),
        turned(box(68, 18, 10, 28, 3), -28, 73, 32),
        turned(box(70, 12, 6, 8, 2), -28, 73, 32),
      ),
      tone(turned(box(70.4, 45, 5.2, 9, 1.4), -28, 73, 32), box(66, 58, 30, 3.4, 1)),
      light(box(74, 55.4, 12, 2.2, 1)),
      tone(box(108, 58, 26, 3, 1), box(108, 68, 26, 3.4, 1)),
      figure(box(111, 48, 4.6, 20, 2.3), box(118.6, 48, 4.6, 20, 2.3), box(126.2, 48, 4.6, 20, 2.3)),
      accent(box(112.2, 58, 2.2, 8.6, 1.1), box(119.8, 54, 2.2, 12.6, 1.1), box(127.4, 61, 2.2, 5.6, 1.1)),
      figure(box(4, 71, 136, 4.6, 1.6)),
      tone(box(10, 75.6, 124, 13, 1)),
      light(line(1.6, "50 79,50 86"), line(1.6, "94 79,94 86")),
    ],
  ),
  "tissue-lab": vignette(
    "two scientists with a pipette and a screen that shows a double helix",
    "biotechnology pharmaceuticals research-institute",
    ["people", "dna", "petri-dish", "test-tube"],
    () => [
      back(box(8, 6, 128, 54, 4)),
      ...monitor(46, 8, 52, 42, 21),
      figure(curve(2.6, "M54 40C64 40 64 18 74 18C84 18 84 40 92 40")),
      accent(curve(2.6, "M54 18C64 18 64 40 74 40C84 40 84 18 92 18")),
      tone(
        line(1.4, "58 22,58 36"),
        line(1.4, "74 20,74 38"),
        line(1.4, "70 22,70 36"),
        line(1.4, "78 22,78 36"),
        line(1.4, "88 22,88 36"),
      ),
      ...bust(26, 44, 6.2, {
        turn: 1,
        hair: "scarf",
        hairRole: "figure",
        top: "accent",
        sleeves: "long",
        to: 73,
        hands: [
          [48, 66],
          [50, 52],
        ],
      }),
      figure(line(2.6, "50 50,54 60"), line(1.6, "54 60,56.4 66")),
      ...bust(118, 44, 6.2, {
        turn: -1,
        hair: "short",
        beard: true,
        top: "accent",
        sleeves: "long",
        to: 73,
        hands: [
          [96, 66],
          [100, 69],
        ],
      }),
      tone(box(52, 69, 18, 3, 1.4)),
      light(ellipse(61, 69, 8, 1.4)),
      accent(ellipse(90, 69.6, 9, 2.4)),
      light(ellipse(90, 69, 6.6, 1.3)),
      figure(box(4, 71.6, 136, 4.6, 1.6)),
      tone(box(10, 76, 124, 13, 1)),
      light(line(1.6, "18 82,126 82")),
    ],
  ),
  "pill-line": vignette(
    "bottles that are filled with tablets on a line before an operator",
    "pharmaceuticals",
    ["people", "pill", "medicine-bottle"],
    () => [
      back(box(40, 6, 98, 72, 4)),
      figure(corners(2, "62 6,118 6,112 24,68 24"), box(72, 24, 7, 10, 1), box(101, 24, 7, 10, 1)),
      light(box(70, 10, 40, 8, 1.4)),
      accent(...[74, 82, 90, 98, 106].map((x) => ellipse(x, 14, 2.6, 1.8))),
      accent(ellipse(75.5, 38, 2.4, 1.7), ellipse(104.5, 38, 2.4, 1.7)),
      tone(...[47, 69, 98, 120].map((x) => box(x, 50, 14, 18, 2.4))),
      figure(...[47, 120].map((x) => box(x + 1, 45, 12, 5, 1)), ...[69, 98].map((x) => box(x + 2, 46, 10, 4, 0.6))),
      light(...[47, 69, 98, 120].map((x) => box(x + 2, 55, 10, 8, 1))),
      accent(...[47, 69, 98, 120].map((x) => circle(x + 7, 59, 2.2))),
      figure(box(36, 68, 104, 5, 2.4), box(44, 72, 4, 16, 1), box(128, 72, 4, 16, 1)),
      light(...[46, 60, 74, 88, 102, 116, 130].map((x) => circle(x, 70.5, 1.2))),
      tone(box(56, 76, 64, 10, 1)),
      ...standing(22, 90, 5.6, {
        turn: 1,
        hair: "bun",
        top: "accent",
        bottom: "figure",
        sleeves: "long",
        hands: [
          [45, 56],
          [36, 58],
        ],
      }),
      figure(outline("M16.6 20C16 11 29 10 29.6 18.4Z")),
    ],
  ),
  "observatory-night": vignette(
    "a person beside a large telescope under the open dome and the stars",
    "observatory",
    ["people", "telescope", "observatory-dome", "star", "planet"],
    () => [
      back(outline("M10 84V58C10 10 134 10 134 58V84Z")),
      accent(
        ...[
          [22, 12],
          [46, 6],
          [126, 10],
          [138, 28],
          [6, 32],
        ].map(([x = 0, y = 0]) => star(x, y, 4, 1.7, 4)),
      ),
      figure(arc(4, 72, 62, 58, 180, 292, "butt"), arc(4, 72, 62, 58, 326, 360, "butt")),
      figure(box(8, 60, 10, 4, 1), box(126, 60, 10, 4, 1), box(10, 64, 6, 22), box(128, 64, 6, 22)),
      tone(turned(box(66, 4, 18, 54, 3), 30, 75, 40)),
      figure(
        turned(box(63, 2, 24, 11, 2), 30, 75, 40),
        turned(box(64.6, 30, 20.8, 5, 1), 30, 75, 40),
        turned(box(69, 57, 12, 8, 2), 30, 75, 40),
      ),
      figure(corners(1, "70 50,82 50,90 88,62 88"), circle(76, 48, 6.4)),
      light(circle(76, 48, 2.6)),
      ...standing(40, 90, 5, {
        turn: 1,
        hair: "long",
        top: "accent",
        bottom: "figure",
        hands: [
          [56, 62],
          [52, 60],
        ],
      }),
      figure(box(100, 74, 26, 3.4, 1), box(103, 77, 3, 12), box(120, 77, 3, 12)),
      tone(box(104, 62, 18, 12, 1)),
      light(box(106, 64, 14, 8, 0.6)),
      figure(box(4, 86, 136, 4, 1)),
    ],
  ),
  "weather-map": vignette(
    "a forecaster before a large map with sun, clouds and rain",
    "weather-service",
    ["people", "sun", "cloud", "rain", "wind"],
    () => [
      back(box(10, 4, 124, 74, 4)),
      figure(box(14, 6, 96, 64, 2)),
      light(box(17, 9, 90, 58, 1)),
      tone(
        outline(
          "M22 60C22 46 34 44 38 34C42 22 60 26 66 20C76 12 98 18 100 32C102 46 92 48 88 58C80 66 60 60 50 62C40 66 26 66 22 60Z",
        ),
      ),
      accent(circle(42, 24, 7), ...Array.from({ length: 8 }, (_, n) => turned(line(2, "42 13.6,42 11"), n * 45, 42, 24))),
      light(outline("M66 42C59 42 58 34 65 33C67 27 77 27 79 32C86 31 89 41 81 42Z")),
      figure(line(1.8, "67 46,65 51"), line(1.8, "74 46,72 51"), line(1.8, "81 46,79 51")),
      light(outline("M36 52C30 52 30 45 35 45C37 40 45 40 46 44C52 44 53 52 47 52Z")),
      figure(curve(2, "M54 16C62 12 66 20 74 14"), curve(2, "M84 56C90 50 94 58 102 52")),
      ...standing(122, 90, 5.5, {
        turn: -1,
        hair: "bob",
        top: "accent",
        bottom: "figure",
        skirt: "knee",
        hands: [
          [98, 40],
          [110, 58],
        ],
      }),
      figure(line(2, "20 71,14 89"), line(2, "104 71,108 89")),
      tone(box(40, 74, 44, 3, 1)),
    ],
  ),
  "dig-site": vignette(
    "archaeologists who free an amphora in a trench",
    "archaeology",
    ["people", "amphora", "brush", "shovel"],
    () => [
      back(outline("M4 62C20 44 44 48 66 40C94 30 122 42 140 36V84H4Z"), circle(112, 20, 11)),
      figure(outline("M4 58H34L42 84H104L112 58H140V90H4Z")),
      tone(box(4, 62, 32, 3), box(110, 62, 30, 3), box(4, 72, 34, 3), box(108, 72, 32, 3), box(38, 84, 68, 6)),
      figure(line(1.4, "34 58,34 48"), line(1.4, "112 58,112 48"), line(1.1, "34 50,112 50")),
      accent(
        turned(outline("M64 52H76V56C73 57 73 59 75 62C84 66 84 78 74 84H66C56 78 56 66 65 62C67 59 67 57 64 56Z"), 16, 70, 84),
      ),
      light(turned(line(1.7, "60 72,64 70,68 74,72 70,76 74,80 71"), 16, 70, 84)),
      tone(outline("M50 90C56 78 66 80 74 82C84 80 92 82 98 90Z")),
      ...posed([98, 50], [104, 67], 4.4, {
        turn: -1,
        hair: "ponytail",
        top: "accent",
        bottom: "tone",
        shoes: "tone",
        nod: 6,
        hands: [
          [84, 62],
          [90, 76],
        ],
        feet: [
          [92, 86],
          [112, 86],
        ],
      }),
      figure(line(2, "84 62,80 66")),
      ...standing(20, 58, 3.9, {
        turn: 1,
        hair: "short",
        top: "tone",
        bottom: "figure",
        hands: [
          [32, 34],
          [26, 36],
        ],
        held: [light(corners(0.8, "27 26,36 25,37.4 35,28.4 36"))],
      }),
      figure(outline("M14 8C15 2 27 1 28 7L33 8.4C30 11 14 11 10 9.4Z")),
      figure(line(2.2, "128 58,122 30"), line(2.2, "118.6 30.6,125.4 29.4")),
      tone(outline("M120 60C124 50 134 50 138 60Z")),
    ],
  ),
  "journal-reader": vignette(
    "a reader with a large journal full of figures and charts",
    "science-journal",
    ["people", "open-book", "chart-line", "planet"],
    () => [
      back(box(90, 6, 46, 50, 3)),
      figure(box(92, 26, 44, 2.4)),
      figure(
        bookRow(
          96,
          26,
          [
            [4, 15],
            [4, 15],
            [4, 15],
          ],
          0.8,
        ),
      ),
      accent(
        bookRow(
          112,
          26,
          [
            [4, 15],
            [4, 15],
          ],
          0.8,
        ),
      ),
      tone(
        bookRow(
          123,
          26,
          [
            [4, 14],
            [4, 12],
          ],
          0.8,
        ),
      ),
      ...bust(72, 32, 6.6, {
        turn: 0,
        hair: "afro",
        top: "accent",
        to: 70,
        hands: [
          [28, 60],
          [116, 60],
        ],
      }),
      figure(
        outline("M10 46C30 38 56 40 71 48V84C56 76 30 74 10 82Z"),
        outline("M134 46C114 38 88 40 73 48V84C88 76 114 74 134 82Z"),
      ),
      light(
        outline("M13 48.4C32 41.4 54 43 69 50V79.6C54 73 32 71.4 13 78Z"),
        outline("M131 48.4C112 41.4 90 43 75 50V79.6C90 73 112 71.4 131 78Z"),
      ),
      tone(circle(32, 58, 9)),
      accent(curve(2, "M19 63C24 66 42 58 46 51")),
      figure(line(1.8, "50 51,64 54.6"), line(1.8, "50 57,64 60.6"), line(1.8, "50 63,64 66.6"), line(1.8, "50 69,60 71.4")),
      accent(curve(2.4, "M82 69C90 69 90 54 97 54C104 54 103 69 112 67")),
      figure(
        line(1.8, "81 50.6,81 71.4,114 69"),
        line(1.8, "118 52,127 53.6"),
        line(1.8, "118 58,127 59.6"),
        line(1.8, "118 64,127 65.6"),
      ),
      figure(box(4, 84, 136, 4.6, 1.6)),
      tone(box(8, 10, 40, 24, 1.4)),
      light(hoop(1.8, 28, 22, 7), circle(28, 22, 2.2), circle(35, 22, 1.8)),
    ],
  ),
};
