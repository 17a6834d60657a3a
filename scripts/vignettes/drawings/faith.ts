import { box, circle, drop, ellipse, outline, petal, row, sharp } from "#/studio/motifs/outlines";
import { bar, curve, line, minus, rim } from "#/studio/motifs/strokes";
import { drawTree } from "../fixtures";
import { accent, back, figure, light, vignette, type VignetteGroup, type DrawnShape, skin, tone } from "../vignette-drawing";
import { drawPerson } from "../workers";

/** A pointed dome on a base, its lower left corner at the point. */
const drawDome = (x: number, y: number, width: number, height: number) => {
  const [middle, right] = [x + width / 2, x + width];
  return outline(
    `M${x + width * 0.06} ${y}`,
    `C${x - width * 0.14} ${y - height * 0.42} ${x + width * 0.2} ${y - height * 0.7} ${middle} ${y - height}`,
    `C${right - width * 0.2} ${y - height * 0.7} ${right + width * 0.14} ${y - height * 0.42} ${right - width * 0.06} ${y}Z`,
  );
};

/** A round-headed opening. */
const drawArch = (x: number, y: number, width: number, height: number) =>
  outline(
    `M${x} ${y + height}V${y + width / 2}`,
    `C${x} ${y - width * 0.17} ${x + width} ${y - width * 0.17} ${x + width} ${y + width / 2}V${y + height}Z`,
  );

/** A pointed opening. */
const drawOgive = (x: number, y: number, width: number, height: number) => {
  const [middle, right, spring] = [x + width / 2, x + width, y + width * 0.62];
  return outline(
    `M${x} ${y + height}V${spring}C${x} ${y + width * 0.3} ${x + width * 0.3} ${y + width * 0.16} ${middle} ${y}`,
    `C${right - width * 0.3} ${y + width * 0.16} ${right} ${y + width * 0.3} ${right} ${spring}V${y + height}Z`,
  );
};

/** People on their way to a place, on a path at the bottom. */
const drawVisitors = (x: number): readonly DrawnShape[] => [
  ...drawPerson(`${x} 71.6,${x} 58.6,${x + 3} 74,${x - 3} 74,${x - 4} 93,${x + 5} 93`, {
    size: 0.66,
    hair: "short",
    hasBeard: true,
    wear: ["figure", "figure", "figure"],
  }),
  ...drawPerson(`${x + 16} 71.6,${x + 16} 58.6,${x + 15} 74,${x + 21} 73,${x + 12} 93,${x + 20} 93`, {
    size: 0.66,
    hair: "scarf",
    hairRole: "figure",
    wear: ["accent", "accent", "figure"],
    skirt: 18,
  }),
];

/** A lotus flower with its leaf on the ground. */
const lotus = (x: number, y: number): readonly DrawnShape[] => [
  tone(ellipse(x, y, 9, 2.6)),
  accent(petal(x, y, x - 9, y - 9, 5), petal(x, y, x + 9, y - 9, 5)),
  light(petal(x, y, x - 4.6, y - 13, 5), petal(x, y, x + 4.6, y - 13, 5)),
  accent(petal(x, y, x, y - 15, 6)),
];

/** Places of worship. */
export const faith: VignetteGroup = {
  church: vignette("a church on a hill with people on the path", "church", ["church", "tree", "people", "hill"], () => [
    back(circle(110, 28, 19)),
    back(outline("M2 84C15 44 60 48 80 58C104 46 134 50 142 84Z")),
    tone(box(30, 28, 26, 58), box(54, 48, 62, 38)),
    figure(sharp("27 30,43 4,59 30"), sharp("52 50,64 32,110 32,122 50")),
    figure(box(42, 0.5, 2, 8), box(39.6, 2.4, 6.8, 1.8)),
    light(circle(43, 38, 4.6), drawArch(39, 50, 8, 13), ...[64, 78, 92, 106].map((x) => drawArch(x - 1, 57, 7, 17))),
    figure(drawArch(36, 68, 14, 19)),
    accent(drawArch(38.6, 71, 8.8, 16)),
    drawTree(14, 86, 12),
    drawTree(132, 86, 9),
    drawVisitors(74),
  ]),
  "church-nave": vignette("people singing in a church under a tall window", "church", ["people", "church", "candle"], () => [
    back(outline("M36 84V40C36 16 56 6 72 4C88 6 108 16 108 40V84Z")),
    tone(outline("M50 66V38C50 22 62 14 72 11C82 14 94 22 94 38V66Z")),
    accent(outline("M54 40C54 26 64 19 72 16C80 19 90 26 90 40Z"), box(54, 44, 16, 20), box(74, 44, 16, 20)),
    light(circle(72, 32, 6)),
    figure(bar(2.4, "54 54,70 54"), bar(2.4, "74 54,90 54")),
    tone(box(4, 8, 16, 78), box(124, 8, 16, 78)),
    figure(box(2, 6, 20, 5, 1), box(122, 6, 20, 5, 1), box(2, 82, 20, 6, 1), box(122, 82, 20, 6, 1)),
    drawPerson("36 62.4,36 45,47 55,46 57,32 90,41 90", { hair: "afro", wear: ["figure", "accent", "figure"], size: 0.86 }),
    drawPerson("60 62.4,60 45,70 55,69 57,56 90,64 90", {
      hair: "bun",
      wear: ["accent", "figure", "figure"],
      size: 0.86,
      skirt: 18,
    }),
    drawPerson("86 62.4,86 45,76 55,77 57,90 90,82 90", {
      faces: -1,
      hair: "thin",
      hairRole: "tone",
      hasBeard: true,
      wear: ["figure", "tone", "figure"],
      size: 0.86,
    }),
    drawPerson("110 62.4,110 45,99 55,100 57,114 90,105 90", {
      faces: -1,
      hair: "long",
      wear: ["accent", "figure", "figure"],
      size: 0.86,
    }),
    light(row(sharp("43 50,50 48,50 57,43 59"), 2, 24), row(sharp("103 50,96 48,96 57,103 59"), 2, -24)),
  ]),
  monastery: vignette("monks walking through a cloister", "monastery", ["monastery-arch", "people", "tree", "fountain"], () => [
    back(box(2, 20, 140, 64)),
    drawTree(50, 84, 9),
    drawTree(94, 84, 9),
    tone(outline("M60 84H84L80 74H64Z"), box(70, 62, 4, 12), ellipse(72, 62, 9, 2.4)),
    figure(
      minus(box(2, 8, 140, 80), drawArch(8, 22, 40, 70), drawArch(52, 22, 40, 70), drawArch(96, 22, 40, 70)),
      box(2, 4, 140, 6, 1),
    ),
    accent(box(2, 13, 140, 3)),
    drawPerson("40 60,42 40,54 50,52 52,34 90,46 90", {
      hair: "none",
      wear: ["tone", "tone", "tone"],
      skirt: 27,
      size: 1,
      nod: 10,
    }),
    drawPerson("100 60,98 40,86 50,88 52,106 90,94 90", {
      faces: -1,
      hair: "short",
      hasBeard: true,
      wear: ["accent", "accent", "figure"],
      skirt: 27,
      size: 1,
      nod: 10,
    }),
    light(sharp("48 50,54 48,60 50,60 56,54 54,48 56")),
    figure(box(2, 88, 140, 4)),
  ]),
  mosque: vignette("a mosque with its dome and minarets", "mosque", ["mosque", "people", "moon"], () => [
    back(circle(112, 26, 18)),
    tone(box(14, 22, 9, 66), box(121, 22, 9, 66)),
    figure(box(11, 36, 15, 3, 1), box(118, 36, 15, 3, 1), outline("M13 23L18.5 8L24 23Z"), outline("M120 23L125.5 8L131 23Z")),
    tone(box(34, 52, 76, 36)),
    accent(drawDome(44, 48, 56, 36)),
    figure(box(40, 46, 64, 6, 1), line(1.8, "72 14,72 10.4"), drawDome(26, 60, 14, 12), drawDome(104, 60, 14, 12)),
    tone(box(26, 60, 14, 28), box(104, 60, 14, 28)),
    figure(minus(circle(72, 6, 5), circle(74.4, 5, 4.2))),
    light(
      drawArch(62, 56, 20, 32),
      ...[42, 52, 88, 98].map((x) => drawArch(x - 1, 62, 6, 14)),
      drawArch(30, 66, 6, 12),
      drawArch(108, 66, 6, 12),
    ),
    figure(drawArch(66, 62, 12, 26)),
    figure(box(8, 87, 128, 4, 1)),
    drawVisitors(92),
  ]),
  synagogue: vignette("a synagogue with its round window", "synagogue", ["synagogue", "people", "tree", "star"], () => [
    back(circle(30, 30, 20)),
    tone(box(30, 26, 84, 62)),
    figure(sharp("26 30,72 6,118 30"), box(26, 28, 92, 4, 1), box(28, 52, 88, 3)),
    accent(box(34, 32, 6, 56), box(104, 32, 6, 56)),
    light(circle(72, 41, 9.6)),
    figure(rim(1.3, sharp("72 33.4,78.6 44.8,65.4 44.8"), true), rim(1.3, sharp("72 48.6,78.6 37.2,65.4 37.2"), true)),
    light(drawArch(46, 36, 9, 14), drawArch(89, 36, 9, 14), drawArch(46, 60, 9, 20), drawArch(89, 60, 9, 20)),
    figure(drawArch(61, 58, 22, 30)),
    light(drawArch(64, 62, 7.4, 26), drawArch(72.6, 62, 7.4, 26)),
    drawTree(14, 86, 10),
    drawTree(130, 86, 10),
    figure(box(22, 87, 100, 4, 1)),
    drawPerson("48 72,48 59,51 73,45 74,44 93,52 93", {
      size: 0.66,
      hair: "short",
      hasBeard: true,
      wear: ["figure", "figure", "figure"],
    }),
    drawPerson("98 72,98 59,95 73,101 74,102 93,94 93", {
      size: 0.66,
      faces: -1,
      hair: "long",
      wear: ["accent", "accent", "figure"],
      skirt: 18,
    }),
  ]),
  temple: vignette(
    "people before the pillars, bells and lamps of a temple",
    "temple",
    ["temple", "people", "lotus", "bell", "candle"],
    () => [
      back(circle(72, 40, 36)),
      figure(sharp("44 22,100 22,106 32,38 32"), sharp("58 11,86 11,90 20,54 20"), drop(72, 7, 3, 0.5)),
      tone(sharp("54 20,90 20,92 23,52 23"), box(28, 32, 88, 5)),
      figure(box(24, 37, 96, 5, 1)),
      tone(...[32, 54, 82, 104].map((x) => box(x, 42, 8, 40))),
      figure(...[32, 54, 82, 104].flatMap((x) => [box(x - 1.6, 42, 11.2, 4, 1), box(x - 1.6, 78, 11.2, 4, 1)])),
      accent(
        ...[40, 90].map((x) => curve(2.6, `M${x} 44C${x + 3} 54 ${x + 11} 54 ${x + 14} 44`)),
        curve(2.6, "M62 44C66 50 78 50 82 44"),
      ),
      figure(line(1.6, "72 42,72 52")),
      accent(outline("M64 66C66 64 66 60 66.6 57C67.4 51 76.6 51 77.4 57C78 60 78 64 80 66Z")),
      figure(circle(72, 68, 2)),
      figure(box(20, 81, 104, 4, 1), box(14, 85, 116, 4, 1), box(8, 89, 128, 4, 1)),
      drawPerson("43 66,43 50.6,51 53,51 54,39 89,47 89", {
        size: 0.72,
        hair: "bun",
        wear: ["accent", "accent", "accent"],
        skirt: 24,
        nod: 10,
      }),
      drawPerson("101 65.6,101 50.4,93 53,93 54,105 89,97 89", {
        size: 0.73,
        faces: -1,
        hair: "short",
        wear: ["figure", "figure", "figure"],
        nod: 10,
      }),
      ...[17, 127].flatMap((x) => [
        figure(
          box(x - 1.2, 62, 2.4, 24),
          outline(`M${x - 7} 58H${x + 7}C${x + 6} 63 ${x + 2} 64 ${x} 64C${x - 2} 64 ${x - 6} 63 ${x - 7} 58Z`),
        ),
        accent(drop(x, 53, 3.2, 44)),
      ]),
      lotus(62, 90),
      lotus(82, 90),
    ],
  ),
  gurdwara: vignette("a gurdwara with golden domes above its pool", "gurdwara", ["people", "temple", "flag", "wave"], () => [
    back(circle(36, 30, 20)),
    tone(box(34, 42, 76, 40)),
    accent(drawDome(54, 36, 36, 24), drawDome(30, 44, 15, 13), drawDome(99, 44, 15, 13)),
    figure(line(1.8, "72 13,72 7"), box(30, 42, 84, 4, 1), box(50, 34, 44, 4, 1), box(28, 58, 88, 3)),
    light(
      ...[40, 54, 82, 96].map((x) => drawArch(x, 47, 8, 10)),
      drawArch(66, 47, 12, 10),
      ...[40, 54, 82, 96].map((x) => drawArch(x, 64, 8, 18)),
    ),
    figure(drawArch(65, 63, 14, 19)),
    figure(box(126, 6, 2.6, 76)),
    accent(sharp("126 10,104 16,126 24")),
    tone(outline(`M2 84${"q5.8-3.4 11.67 0q5.8 3.4 11.67 0".repeat(6)}V94H2Z`)),
    light(curve(1.8, "M50 89q5-3 10 0q5 3 10 0q5-3 10 0"), curve(1.8, "M12 91q4-2 8 0"), curve(1.8, "M114 91q5-2 10 0")),
    figure(box(2, 80, 140, 4, 1)),
    drawPerson("18 60.5,18 48,21 62,15 62,14 81,22 81", {
      size: 0.63,
      hat: "turban",
      hatRole: "accent",
      hasBeard: true,
      wear: ["figure", "figure", "figure"],
    }),
    drawPerson("118 60.5,118 48,115 62,121 62,122 81,114 81", {
      size: 0.63,
      faces: -1,
      hair: "scarf",
      hairRole: "figure",
      wear: ["accent", "accent", "figure"],
      skirt: 15,
    }),
  ]),
  "place-of-worship": vignette(
    "people sitting together in a quiet hall with a tall arch of light",
    "place-of-worship",
    ["people", "candle", "monastery-arch"],
    () => [
      back(outline("M38 84V44C38 18 56 8 72 4C88 8 106 18 106 44V84Z")),
      tone(outline("M50 84V46C50 28 62 20 72 16C82 20 94 28 94 46V84Z")),
      light(outline("M60 84V50C60 38 66 32 72 30C78 32 84 38 84 50V84Z")),
      figure(
        box(18, 46, 4, 42, 1),
        box(122, 46, 4, 42, 1),
        box(10, 86, 20, 4, 1),
        box(114, 86, 20, 4, 1),
        box(13, 44, 14, 4, 2),
        box(117, 44, 14, 4, 2),
      ),
      accent(
        outline("M20 44C14 40 16 34 20 28C24 34 26 40 20 44Z"),
        outline("M124 44C118 40 120 34 124 28C128 34 130 40 124 44Z"),
      ),
      ...[
        [38, 74],
        [106, 74],
        [58, 80],
        [88, 80],
      ].flatMap(([x = 0, y = 0], index) => [
        (index % 2 === 0 ? figure : accent)(
          outline(
            `M${x - 13} 92C${x - 14} ${y + 10} ${x - 8} ${y + 4} ${x} ${y + 4}C${x + 8} ${y + 4} ${x + 14} ${y + 10} ${x + 13} 92Z`,
          ),
        ),
        ...(index === 1 ? [] : [figure(circle(x, y - 4, 6))]),
        ...(index === 1 ? [accent(outline(`M${x - 8} ${y + 6}C${x - 9} ${y - 14} ${x + 9} ${y - 14} ${x + 8} ${y + 6}Z`))] : []),
      ]),
      figure(box(6, 91, 132, 3, 1)),
    ],
  ),
  "mosque-prayer-hall": vignette(
    "people sitting on the carpet of a prayer hall under lamps",
    "mosque",
    ["people", "mosque", "lantern", "rug"],
    () => [
      back(box(2, 6, 140, 78)),
      tone(...[6, 52, 98].map((x) => drawOgive(x, 14, 40, 72))),
      light(...[16, 62, 108].map((x) => drawOgive(x, 34, 20, 50))),
      figure(...[49, 95].map((x) => box(x - 3, 42, 6, 46)), ...[49, 95].map((x) => box(x - 5, 38, 10, 5, 1)), box(2, 4, 140, 4)),
      figure(...[26, 72, 118].map((x) => box(x - 0.8, 8, 1.6, 12))),
      accent(...[26, 72, 118].map((x) => outline(`M${x - 5} 20H${x + 5}L${x + 3.4} 30C${x + 2} 33 ${x - 2} 33 ${x - 3.4} 30Z`))),
      accent(box(2, 84, 140, 8)),
      light(row(box(6, 87, 8, 1.8, 0.9), 12, 11.4)),
      ...[24, 60, 84, 120].flatMap((x, index) => [
        (index % 2 === 0 ? figure : tone)(
          outline(`M${x - 11} 90C${x - 13} 76 ${x - 7} 67 ${x} 67C${x + 7} 67 ${x + 13} 76 ${x + 11} 90Z`),
        ),
        skin(box(x - 2, 62, 4, 6), circle(x, 59, 5)),
        figure(outline(`M${x - 5.4} 61C${x - 6.4} 51 ${x + 6.4} 51 ${x + 5.4} 61C${x + 3} 58 ${x - 3} 58 ${x - 5.4} 61Z`)),
      ]),
    ],
  ),
};
