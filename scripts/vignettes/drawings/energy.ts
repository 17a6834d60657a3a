import { box, circle, outline, row, sharp, turned } from "#/studio/motifs/outlines";
import { bar, curve, line, rim } from "#/studio/motifs/strokes";
import { drawHills, drawTree } from "../fixtures";
import { accent, back, figure, light, vignette, type VignetteGroup, type DrawnShape, tone } from "../vignette-drawing";
import { drawCar } from "../vehicles";
import { drawPerson } from "../workers";

/** A wind turbine whose hub is at the point; the mast reaches down to the height. */
const drawTurbine = (x: number, y: number, reach: number, foot: number, degrees: number): readonly DrawnShape[] => [
  tone(sharp(`${x - 1} ${y},${x + 1} ${y},${x + reach * 0.08} ${foot},${x - reach * 0.08} ${foot}`)),
  figure(
    ...[0, 120, 240].map((step) =>
      turned(
        outline(`M${x - 1} ${y}L${x + reach * 0.1} ${y - reach * 0.25}L${x} ${y - reach}L${x - 1.4} ${y - reach * 0.3}Z`),
        degrees + step,
        x,
        y,
      ),
    ),
  ),
  accent(circle(x, y, reach * 0.09)),
];

/** A pylon with three arms. */
const drawPylon = (x: number, foot: number, height: number): DrawnShape =>
  figure(
    bar(2, `${x - height * 0.16} ${foot},${x} ${foot - height},${x + height * 0.16} ${foot}`),
    bar(2, `${x - height * 0.24} ${foot - height * 0.8},${x + height * 0.24} ${foot - height * 0.8}`),
    bar(2, `${x - height * 0.3} ${foot - height * 0.6},${x + height * 0.3} ${foot - height * 0.6}`),
    bar(1.6, `${x - height * 0.09} ${foot - height * 0.5},${x + height * 0.13} ${foot - height * 0.2}`),
    bar(1.6, `${x + height * 0.09} ${foot - height * 0.5},${x - height * 0.13} ${foot - height * 0.2}`),
  );

const panel = (x: number, y: number) => sharp(`${x} ${y},${x + 24} ${y},${x + 18} ${y + 14},${x - 6} ${y + 14}`);

/** Trades that make and carry power, heat and water. */
export const energy: VignetteGroup = {
  solar: vignette(
    "fitters setting solar panels on a roof",
    "solar",
    ["solar-panel", "house", "roof", "people", "sun", "hard-hat"],
    () => [
      back(circle(20, 28, 19)),
      accent(circle(20, 28, 9)),
      tone(box(14, 66, 108, 24)),
      figure(box(26, 76, 18, 14), box(84, 74, 14, 16)),
      light(box(28.4, 78.4, 5.8, 9.2), box(35.8, 78.4, 5.8, 9.2)),
      tone(sharp("34 22,128 22,138 70,4 70")),
      figure(panel(40, 26), panel(67, 26), panel(33, 42), panel(60, 42), panel(26, 56)),
      light(
        ...[
          [40, 26],
          [67, 26],
          [33, 42],
          [60, 42],
          [26, 56],
        ].map(([x = 0, y = 0]) => [
          ...bar(1.2, `${x + 8} ${y},${x + 2} ${y + 14}`),
          ...bar(1.2, `${x + 16} ${y},${x + 10} ${y + 14}`),
          ...bar(1.2, `${x - 3} ${y + 7},${x + 21} ${y + 7}`),
        ]),
      ),
      figure(box(2, 69, 138, 4, 1)),
      drawPerson("112 42,104 26,88 40,92 46,118 64,106 66", {
        faces: -1,
        hat: "hard",
        hatRole: "light",
        wear: ["accent", "accent", "figure"],
        nod: 12,
        size: 0.92,
      }),
      accent(panel(66, 55)),
      light(bar(1.2, "74 55,68 69"), bar(1.2, "82 55,76 69"), bar(1.2, "63 62,87 62")),
    ],
  ),
  "wind-power": vignette("wind turbines on rolling hills", "wind-power energy-supplier", ["wind-turbine", "hill"], () => [
    back(circle(34, 28, 20)),
    back(outline("M2 84C12 44 52 50 72 64C96 44 133 46 142 84Z")),
    drawTurbine(116, 38, 24, 84, 20),
    drawTurbine(30, 46, 20, 84, 60),
    drawTurbine(72, 32, 30, 88, 0),
    tone(outline("M2 92C15 68 60 76 84 82C104 76 134 76 142 92Z")),
    accent(outline("M2 92C20 80 116 90 142 92Z")),
    figure(box(92, 68, 12, 9), sharp("90 69,98 62,106 69")),
    drawTree(110, 78, 4),
  ]),
  "energy-supplier": vignette("pylons carrying power to a lit town at dusk", "energy-supplier", ["pylon", "house"], () => [
    back(circle(72, 40, 30)),
    drawPylon(24, 88, 76),
    drawPylon(66, 84, 44),
    figure(
      curve(1.4, "M30 27C42 44 50 50 56 49"),
      curve(1.4, "M46 42C52 56 70 58 76 58"),
      curve(1.4, "M76 48C88 60 94 60 100 58"),
      curve(1.4, "M6 27C4 30 3 32 2 34"),
    ),
    tone(box(84, 58, 20, 30), box(106, 46, 16, 42), box(124, 62, 18, 26)),
    accent(
      row(row(box(87, 62, 4.4, 5), 2, 8), 3, 0, 8),
      row(row(box(109, 50, 3.6, 5), 2, 6), 4, 0, 8),
      row(row(box(127, 66, 4.4, 5), 2, 7), 2, 0, 8),
    ),
    figure(sharp("82 59,94 48,106 59"), sharp("122 63,133 54,144 63")),
    tone(box(2, 88, 140, 3)),
  ]),
  "district-heating": vignette(
    "a heating plant with pipes to houses",
    "district-heating",
    ["pipe", "house", "factory", "flame"],
    () => [
      back(circle(42, 34, 26)),
      tone(circle(26, 9, 5), circle(34, 7, 4)),
      figure(box(14, 40, 50, 38, 1), box(18, 14, 10, 28, 1)),
      light(box(18, 19, 10, 3), box(38, 46, 20, 18, 2)),
      accent(outline("M48 62C42 62 40 57 44 53C45 56 47 55 46 53C46 50 49 49 49 47C54 51 57 62 48 62Z")),
      tone(box(84, 48, 22, 28), box(114, 40, 24, 36)),
      figure(sharp("80 50,95 36,110 50"), sharp("110 42,126 28,142 42")),
      light(box(88, 54, 6, 6), box(97, 54, 6, 6), box(118, 46, 6, 6), box(128, 46, 6, 6), box(118, 58, 6, 6), box(128, 58, 6, 6)),
      accent(curve(5, "M38 76V82H126V76", "butt"), curve(5, "M95 82V74", "butt")),
      figure(curve(5, "M22 76V90H134V76", "butt")),
      light(box(56, 79, 3, 6), box(74, 79, 3, 6), box(56, 87, 3, 6), box(110, 79, 3, 6)),
      drawTree(72, 79, 7),
    ],
  ),
  "energy-cooperative": vignette(
    "neighbours in front of houses with solar roofs and a turbine",
    "energy-cooperative",
    ["people", "solar-panel", "wind-turbine", "house"],
    () => [
      drawHills(50),
      drawTurbine(118, 28, 23, 84, 15),
      tone(box(14, 36, 44, 52), box(64, 42, 36, 46)),
      figure(sharp("8 38,36 8,64 38"), sharp("60 44,82 20,106 44")),
      accent(sharp("19 34,36 16,53 34"), sharp("70 40,82 27,94 40")),
      light(
        bar(1.4, "30 20,30 34"),
        bar(1.4, "42 20,42 34"),
        bar(1.4, "24 29,48 29"),
        bar(1.4, "77.6 30,77.6 40"),
        bar(1.4, "86.4 30,86.4 40"),
      ),

      drawPerson("30 65,30 50,42 58,20 58,26 91,34 91", { size: 0.8, hair: "afro", wear: ["accent", "figure", "figure"] }),
      drawPerson("54 65,54 50,44 58,66 60,50 91,58 91", {
        size: 0.8,
        hair: "scarf",
        hairRole: "accent",
        faces: -1,
        wear: ["figure", "figure", "figure"],
        skirt: 20,
      }),
      drawPerson("78 65.8,78 51,68 60,90 60,74 91,82 91", {
        size: 0.78,
        hair: "thin",
        hairRole: "tone",
        hasBeard: true,
        wear: ["accent", "tone", "figure"],
      }),
      drawPerson("98 73,98 63,91 66,106 58,95 91,101 91", { size: 0.55, hair: "tail", wear: ["figure", "accent", "accent"] }),
    ],
  ),
  "ev-charging": vignette("an electric car at a charging point", "ev-charging", ["ev-charger", "car", "plug", "tree"], () => [
    drawHills(52),
    back(circle(30, 24, 15)),
    drawTree(14, 84, 13),
    drawCar([52, 88, 1.06, -1]),
    figure(box(106, 26, 24, 62, 5)),
    light(box(111, 32, 14, 16, 2)),
    accent(sharp("119 33,112 42,117 42,116 47,124 38,119 38")),
    figure(box(100, 86, 36, 5, 1)),
    tone(curve(2.4, "M106 54C90 52 88 58 90 66")),
    figure(box(86, 63, 8, 6, 1.6)),
    light(box(111, 54, 14, 3, 1.5), box(111, 60, 14, 3, 1.5)),
  ]),
  "fuel-station": vignette("a car at the pumps of a filling station", "fuel-station", ["fuel-pump", "car", "people"], () => [
    back(box(8, 30, 40, 54)),
    figure(box(4, 8, 136, 12, 2)),
    accent(box(4, 12, 136, 4)),
    tone(box(20, 20, 6, 68), box(118, 20, 6, 68)),
    figure(box(82, 42, 24, 46, 3)),
    light(box(86, 46, 16, 12, 1), box(86, 62, 7, 7, 1), box(95, 62, 7, 7, 1)),
    figure(box(76, 86, 62, 5, 1)),
    drawCar([46, 88, 0.92]),
    drawPerson("124 57,122 39,108 50,130 56,128 87,118 87", {
      faces: -1,
      hat: "cap",
      wear: ["accent", "tone", "figure"],
      size: 0.96,
    }),
    figure(curve(2.2, "M82 54C70 50 74 66 76 70")),
    figure(box(73, 66, 7, 4, 1)),
  ]),
  "solar-solar-field": vignette(
    "rows of solar panels under the sun with a technician",
    "solar energy-cooperative",
    ["solar-panel", "sun", "people", "hill"],
    () => [
      back(outline("M2 84C15 40 60 46 80 56C104 42 134 46 142 84Z")),
      accent(circle(30, 24, 11)),
      accent(...[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => turned(box(29, 5, 2, 5, 1), degrees, 30, 24))),
      ...[
        [12, 44],
        [52, 44],
      ].flatMap(([x = 0, y = 0]) => [
        tone(box(x + 12, y + 16, 2.4, 10)),
        tone(sharp(`${x + 6} ${y},${x + 38} ${y},${x + 30} ${y + 17},${x - 2} ${y + 17}`)),
        light(
          bar(1.2, `${x + 16} ${y},${x + 8} ${y + 17}`),
          bar(1.2, `${x + 27} ${y},${x + 19} ${y + 17}`),
          bar(1.2, `${x + 2} ${y + 8.5},${x + 34} ${y + 8.5}`),
        ),
      ]),
      figure(box(28, 82, 4, 10), box(76, 82, 4, 10)),
      figure(sharp("22 54,106 54,92 86,6 86")),
      light(
        ...[0, 1, 2, 3].map((step) => bar(1.6, `${38.8 + step * 16.8} 54,${23.2 + step * 17.2} 86`)),
        ...[1, 2].map((step) => bar(1.6, `${22 - step * 5.4} ${54 + step * 10.7},${106 - step * 4.7} ${54 + step * 10.7}`)),
      ),
      drawPerson("124 57,121 38,106 46,110 52,128 90,118 90", {
        faces: -1,
        hat: "hard",
        hair: "tail",
        wear: ["accent", "tone", "figure"],
        nod: 6,
        size: 1.02,
      }),
      light(box(99, 42, 8, 11, 1)),
      figure(rim(1.4, box(99, 42, 8, 11, 1))),
    ],
  ),
  "water-utility-trench": vignette(
    "a fitter joining a water main in a trench",
    "water-utility district-heating",
    ["people", "pipe", "hard-hat", "wrench", "house"],
    () => [
      back(box(6, 22, 30, 44), box(40, 10, 34, 56), box(106, 18, 32, 48)),
      light(
        ...[14, 24].map((x) => box(x, 30, 5, 7)),
        ...[48, 60].map((x) => box(x, 18, 5, 8)),
        ...[114, 126].map((x) => box(x, 26, 5, 8)),
      ),
      tone(outline("M2 66H46L52 90H102L110 66H142V94H2Z")),
      figure(box(2, 63, 46, 4, 1), box(108, 63, 34, 4, 1)),
      accent(curve(10, "M2 79H142", "butt")),
      figure(box(46, 71, 6, 16, 1), box(92, 71, 6, 16, 1), box(64, 70, 16, 18, 2), box(69, 60, 6, 10), line(4, "60 59,84 59")),
      light(circle(68, 79, 1.6), circle(76, 79, 1.6)),
      drawPerson("94 62,88 44,79 58,66 57,102 88,92 88", {
        faces: -1,
        hat: "hard",
        wear: ["accent", "tone", "figure"],
        nod: 14,
        size: 0.98,
      }),
      drawPerson("24 41,25 25,38 36,12 40,19 66,30 66", {
        hat: "hard",
        hair: "tail",
        wear: ["figure", "accent", "figure"],
        size: 0.78,
      }),
      light(box(36, 30, 8, 11, 1)),
      figure(rim(1.3, box(36, 30, 8, 11, 1))),
      figure(sharp("118 63,124 44,130 63"), box(114, 61, 20, 3, 1)),
      light(bar(2, "121.4 55,126.6 55")),
    ],
  ),
};
