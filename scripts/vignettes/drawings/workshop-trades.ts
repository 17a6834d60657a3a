import type { Path } from "#/studio/marks/geometry/path";
import { around, box, circle, corners, ellipse, join, outline, petal, row, sharp, slice, turned } from "#/studio/motifs/outlines";
import { curve, hoop, line, rim, within } from "#/studio/motifs/strokes";
import { drawPanes } from "../fixtures";
import { person } from "../people";
import { sit, stand } from "../stances";
import { accent, back, figure, light, natural, tone, type DrawnShape, vignette, type VignetteGroup } from "../vignette-drawing";
import { drawLorry } from "../vehicles";

/** A coil spring that stands upright, its strands as thick as the last number. */
const uprightSpring = (x: number, base: number, width: number, height: number, turns: number, wire: number): DrawnShape[] => {
  const step = height / turns;
  const strand = (index: number, from: number, to: number, down: number, thick: number) =>
    line(thick, `${x + from} ${base - index * step}, ${x + to} ${base - (index + down) * step}`);
  const half = width / 2;
  const turnsOf = (from: number, to: number, start: number, thick: number) =>
    join(...Array.from({ length: turns }, (_, index) => strand(index + start, from, to, 0.5, thick)));
  return [tone(turnsOf(half, -half, 0.5, wire * 0.8)), figure(turnsOf(-half, half, 0, wire))];
};

/** A coil spring on its side. */
const lyingSpring = (x: number, y: number, width: number, height: number, turns: number, wire: number): DrawnShape[] => {
  const step = width / turns;
  const half = height / 2;
  const strands = (start: number, from: number, to: number, thick: number) =>
    join(
      ...Array.from({ length: turns }, (_, index) =>
        line(thick, `${x + (index + start) * step} ${y + from}, ${x + (index + start + 0.5) * step} ${y + to}`),
      ),
    );
  return [tone(strands(0.5, half, -half, wire * 0.8)), accent(strands(0, -half, half, wire))];
};

/** Meshes of a net between two points, as many across and down. */
const meshes = (x: number, y: number, width: number, height: number, across: number, down: number): Path => {
  const [stepX, stepY] = [width / across, height / down];
  return join(
    ...Array.from({ length: across * down }, (_, index) => {
      const [left, top] = [x + (index % across) * stepX, y + Math.floor(index / across) * stepY];
      return line(
        1.1,
        `${left + stepX / 2} ${top}, ${left + stepX} ${top + stepY / 2}, ${left + stepX / 2} ${top + stepY},` +
          `${left} ${top + stepY / 2}, ${left + stepX / 2} ${top}`,
      );
    }),
  );
};

/** An organ pipe with its mouth, as wide as high as it says, standing on its foot. */
const organPipe = (x: number, base: number, width: number, height: number): DrawnShape[] => [
  light(
    box(x - width / 2, base - height, width, height - 9, 1),
    sharp(`${x - width / 2} ${base - 9},${x + width / 2} ${base - 9},${x + 1.2} ${base},${x - 1.2} ${base}`),
  ),
  figure(box(x - width * 0.3, base - 14, width * 0.6, 2.6, 1)),
];

/** A flower in thread with its stem and two leaves. */
const stitchedFlower = (x: number, y: number, size: number): DrawnShape[] => [
  figure(
    curve(1.4 * size, `M${x} ${y + 3 * size}C${x + size} ${y + 8 * size} ${x - size} ${y + 11 * size} ${x} ${y + 15 * size}`),
    petal(x, y + 12 * size, x - 8 * size, y + 7 * size, 2 * size),
    petal(x, y + 10 * size, x + 8 * size, y + 5 * size, 2 * size),
  ),
  accent(around(circle(x, y - 4 * size, 2.6 * size), 6, x, y)),
  natural(circle(x, y, 2.2 * size)),
];

/** A vase that is printed up to its neck. */
const printedVase = outline("M42 64C32 59 43 50 42 41H58C57 50 68 59 58 64Z");

/** Workshops that make, tune and check one kind of thing. */
export const workshopTrades: VignetteGroup = {
  "spring-winding": vignette(
    "a spring maker who winds wire from a reel to a large coil spring",
    "spring-maker",
    ["people", "coil-spring"],
    () => [
      back(box(4, 6, 136, 72, 3)),
      figure(box(92, 24, 44, 2.4, 1)),
      ...uprightSpring(101, 22.6, 7, 14, 5, 1.6),
      ...uprightSpring(114, 22.6, 9, 10, 3, 2),
      ...uprightSpring(128, 22.6, 6, 16, 7, 1.3),
      ...stand(60, 5.8, "78 56, 82 58", { top: "accent", hair: "short", legs: "figure", nearSleeve: "accent" }, 114, 8),
      figure(box(6, 72, 132, 5, 1), box(14, 77, 6, 13), box(124, 77, 6, 13)),
      tone(circle(24, 54, 16)),
      figure(hoop(2.6, 24, 54, 10), hoop(1.6, 24, 54, 6), circle(24, 54, 3), box(22, 56, 4, 17)),
      figure(line(1.6, "24 42, 76 54")),
      tone(box(80, 46, 8, 27, 1), box(128, 46, 8, 27, 1)),
      figure(line(2.6, "84 58, 132 58")),
      ...lyingSpring(89, 58, 37, 17, 7, 3.4),
      ...uprightSpring(46, 71, 11, 10, 3, 2.2),
      ...person("60 71.66 5.8 8", "78 56", "", { top: "accent" }).slice(-2),
    ],
  ),
  "tachograph-check": vignette(
    "a technician who checks the tachograph of a lorry on rollers",
    "vehicle-calibration",
    ["people", "truck"],
    () => [
      back(box(4, 4, 136, 76, 3)),
      figure(circle(40, 25, 18)),
      light(circle(40, 25, 15)),
      figure(...Array.from({ length: 9 }, (_, index) => turned(box(39.3, 11.6, 1.4, 4, 0.6), index * 30 - 120, 40, 25))),
      accent(line(2, "40 25, 49 16"), circle(40, 25, 2.6)),
      figure(box(34, 31, 12, 4.6, 1)),
      light(row(box(35.4, 32.2, 2.4, 2.2, 0.4), 3, 3.4)),
      ...drawLorry([88, 84, 0.84], "accent", "tone"),
      figure(box(30, 88, 112, 3, 1)),
      tone(...[45, 53, 61, 69, 117, 127].map((x) => circle(x, 87, 3))),
      figure(curve(1.8, "M28 52C34 70 62 72 80 62C92 55 104 46 112 54")),
      ...stand(17, 5, "28 50, 27 54", { top: "figure", hair: "cap", hairRole: "accent", legs: "tone", shoes: "figure" }, 90, 5),
      light(box(25, 44, 10, 9, 1.4)),
      figure(rim(1.6, box(25, 44, 10, 9, 1.4)), box(27.6, 46.4, 5, 1.4)),
      ...person("17 53.5 5 5", "28 52", "", { top: "figure" }).slice(-2),
    ],
  ),
  "organ-building": vignette(
    "an organ builder who sets a pipe into the case of a pipe organ",
    "organ-builder",
    ["people", "organ-pipes"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      natural(box(8, 60, 88, 29, 1), box(6, 12, 5, 77, 1), box(93, 12, 5, 77, 1)),
      figure(sharp("6 12,28 4,52 12,76 4,98 12,98 17,6 17")),
      figure(box(11, 17, 82, 44)),
      ...[34, 38, 42, 38, 34].flatMap((height, index) => organPipe(17 + index * 7, 61, 5.6, height)),
      ...[26, 22, 26].flatMap((height, index) => organPipe(52 + (index - 1) * 0 + index * 6.6, 61, 4.6, height)),
      ...[34, 38, 34].flatMap((height, index) => organPipe(74 + index * 7, 61, 5.6, height)),
      accent(box(8, 60, 88, 3)),
      figure(box(26, 68, 50, 13, 1)),
      light(box(29, 70.6, 44, 3.4), box(29, 75.6, 44, 3.4)),
      figure(row(box(32, 70.6, 1.4, 2), 10, 4.2), row(box(32, 75.6, 1.4, 2), 10, 4.2)),
      ...stand(
        122,
        5.8,
        "104 46, 108 26",
        { face: -1, top: "accent", hair: "short", beard: true, legs: "tone", nearSleeve: "accent", shoes: "figure" },
        90,
        4,
      ),
      light(box(101, 14, 7.4, 48, 1), sharp("101 62,108.4 62,106 74,103.4 74")),
      figure(rim(1.2, box(101, 14, 7.4, 48, 1)), box(102.4, 54, 4.6, 3, 1)),
      ...person("122 47.66 5.8 4", "106 44", "", { face: -1, top: "accent" }).slice(-2),
    ],
  ),
  "chair-caning": vignette("a caner who weaves the seat of a chair", "chair-caning", ["people", "chair"], () => [
    back(circle(50, 40, 34)),
    figure(hoop(1.6, 20, 74, 9), hoop(1.6, 20, 74, 6)),
    natural(line(4, "34 6, 40 58"), line(4, "80 6, 76 58"), line(4, "40 56, 34 90"), line(4, "76 56, 84 90")),
    natural(line(4, "34 7, 80 7"), line(3.4, "38 36, 78 36"), line(3, "37 78, 80 78")),
    light(sharp("37 10,77.6 10,76 34,39.4 34")),
    figure(
      ...Array.from({ length: 7 }, (_, index) => line(0.9, `${39 + index * 6} 10, ${41 + index * 5.6} 34`)),
      ...Array.from({ length: 4 }, (_, index) => line(0.9, `38 ${14 + index * 5}, 77 ${14 + index * 5}`)),
      ...Array.from({ length: 5 }, (_, index) => line(0.8, `${39 + index * 7} 34, ${46 + index * 7} 10`)),
    ),
    natural(sharp("36 52,82 52,90 70,30 70")),
    light(sharp("40 55,78 55,84 67,36 67")),
    figure(
      ...Array.from({ length: 8 }, (_, index) => line(0.9, `${42 + index * 5} 55, ${39 + index * 6} 67`)),
      ...Array.from({ length: 3 }, (_, index) => line(0.9, `${39 - index} ${58 + index * 3}, ${80 + index} ${58 + index * 3}`)),
    ),
    ...sit(
      122,
      70,
      6.4,
      "86 60, 82 54",
      { face: -1, top: "accent", hair: "bun", legs: "figure", nearSleeve: "accent", shoes: "tone" },
      90,
      16,
    ),
    figure(box(112, 71, 22, 4, 1), box(115, 75, 3, 15), box(128, 75, 3, 15)),
    accent(curve(1.6, "M86 60C78 50 70 48 62 60")),
    ...person("122 63.6 6.4 16", "87 60", "", { face: -1, top: "accent" }).slice(-2),
  ]),
  "net-repair": vignette("a net maker who repairs a fishing net that hangs from a beam", "net-maker", ["people", "rope"], () => [
    back(circle(96, 38, 32)),
    figure(box(6, 8, 4, 82, 1), box(4, 8, 136, 3, 1)),
    accent(line(2, "12 15, 138 15")),
    natural(...[20, 36, 52, 68, 84, 100, 116, 132].map((x) => ellipse(x, 15, 4.4, 3.2))),
    figure(meshes(14, 18, 120, 40, 15, 5), meshes(54, 58, 80, 16, 10, 2), meshes(78, 74, 48, 8, 6, 1)),
    ...sit(
      34,
      72,
      6.4,
      "62 56, 66 46",
      { top: "accent", hair: "cap", hairRole: "figure", beard: true, legs: "figure", nearSleeve: "accent", shoes: "tone" },
      90,
      10,
    ),
    natural(box(22, 73, 22, 4, 1), box(25, 77, 3, 13), box(38, 77, 3, 13)),
    natural(turned(box(60, 54, 16, 3, 1.5), -24, 62, 56)),
    ...person("34 65.6 6.4 10", "62 57", "", { top: "accent" }).slice(-2),
    tone(outline("M92 90C88 82 100 78 112 79C126 78 138 82 136 90Z")),
    figure(curve(1.4, "M96 87C106 81 122 81 132 87"), curve(1.4, "M102 90C110 85 120 85 128 90")),
    accent(circle(98, 88, 4), circle(130, 87, 4)),
  ]),
  "piano-tuning": vignette(
    "a piano tuner at the open upright piano with a tuning lever",
    "piano-tuner",
    ["people", "piano"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      figure(box(10, 8, 82, 82, 2)),
      natural(box(15, 13, 72, 40, 1)),
      light(...Array.from({ length: 17 }, (_, index) => line(0.9, `${20 + index * 3.9} 18, ${18 + index * 4.1} 52`))),
      accent(row(circle(20, 17, 1.2), 17, 3.9)),
      tone(row(box(17, 42, 3, 7, 1), 16, 4.3)),
      figure(box(15, 49, 72, 1.8)),
      light(box(12, 58, 80, 8, 0.6)),
      figure(...[0, 1, 3, 4, 5, 7, 8, 10, 11, 12, 14, 15].map((step) => box(15.4 + step * 4.7, 58, 2.4, 4.8))),
      figure(box(6, 66, 90, 5, 1), box(8, 71, 5, 19), box(89, 71, 5, 19)),
      tone(box(44, 84, 3, 6, 1), box(52, 84, 3, 6, 1)),
      ...stand(
        116,
        5.8,
        "90 26, 88 55",
        { face: -1, top: "accent", hair: "bob", legs: "tone", nearSleeve: "accent", shoes: "figure" },
        90,
        10,
      ),
      light(line(2.4, "91 25, 74 17"), line(2.6, "74 13, 74 20")),
      ...person("116 47.66 5.8 10", "91 26", "", { face: -1, top: "accent" }).slice(-2),
      figure(corners(1, "118 76, 140 76, 142 90, 116 90")),
      light(line(1.4, "122 80, 136 80")),
    ],
  ),
  "rope-walk": vignette(
    "a rope maker who turns a wheel that twists strands to a rope",
    "rope-maker museum",
    ["people", "rope"],
    () => [
      back(sharp("4 84,4 20,72 4,140 20,140 84")),
      figure(box(14, 60, 4, 30), box(40, 60, 4, 30), line(3.4, "16 88, 30 56"), line(3.4, "42 88, 30 56")),
      natural(hoop(4, 29, 44, 22)),
      natural(...Array.from({ length: 4 }, (_, index) => turned(box(27.6, 22, 2.8, 44), index * 45, 29, 44))),
      figure(circle(29, 44, 4)),
      ...stand(
        60,
        5.6,
        "40 54, 44 48",
        { face: -1, top: "accent", hair: "short", legs: "figure", nearSleeve: "accent", shoes: "tone", beard: true },
        90,
        6,
      ),
      figure(line(2.6, "29 44, 40 54")),
      ...person("60 49.12 5.6 6", "40 54", "", { face: -1, top: "accent" }).slice(-2),
      figure(box(76, 34, 4, 56), box(130, 34, 4, 56)),
      natural(line(2.2, "78 40, 104 50"), line(2.2, "78 50, 104 50"), line(2.2, "78 60, 104 50")),
      natural(line(5, "104 50, 134 50")),
      figure(...Array.from({ length: 6 }, (_, index) => line(1.2, `${106 + index * 5} 52.4, ${109 + index * 5} 47.6`))),
      accent(corners(1.6, "96 44, 106 47, 106 53, 96 56")),
      natural(ellipse(104, 84, 18, 6), ellipse(104, 76, 17, 5.6), ellipse(104, 69, 16, 5)),
      figure(curve(1.2, "M86 84C92 91 116 91 122 84"), curve(1.2, "M87 76C94 82 114 82 121 76"), ellipse(104, 68, 6, 2)),
    ],
  ),
  "embroidery-frame": vignette(
    "an embroiderer who stitches flowers on cloth in a large hoop",
    "embroidery",
    ["people", "needle-thread", "flower"],
    () => [
      drawPanes(8, 6, 44, 40),
      natural(circle(56, 48, 34)),
      light(circle(56, 48, 30)),
      ...stitchedFlower(44, 42, 1.2),
      ...stitchedFlower(67, 32, 1),
      ...stitchedFlower(62, 54, 0.9),
      natural(box(54, 81, 4, 10), box(40, 88, 32, 4, 1), box(53, 10, 6, 5, 1)),
      ...sit(
        120,
        74,
        6.8,
        "86 46, 88 58",
        { face: -1, top: "accent", hair: "scarf", hairRole: "figure", legs: "figure", nearSleeve: "accent", shoes: "tone" },
        91,
        10,
      ),
      natural(box(110, 75, 22, 4, 1), box(112, 79, 3, 12), box(127, 79, 3, 12)),
      accent(line(1.2, "85 44, 68 35")),
      figure(line(1.4, "86 45, 82 42")),
      ...person("120 67.2 6.8 10", "87 46", "", { face: -1, top: "accent" }).slice(-2),
      tone(box(12, 72, 16, 18, 1)),
      accent(box(14, 76, 12, 10)),
      figure(box(10, 70, 20, 3, 1), box(10, 88, 20, 3, 1)),
    ],
  ),
  "printed-parts": vignette(
    "a technician who watches a printer build up a vase layer by layer",
    "3d-printing",
    ["people", "printer-3d", "vase"],
    () => [
      back(box(4, 4, 136, 72, 3)),
      figure(box(122, 22, 18, 2.4, 1), box(122, 44, 18, 2.4, 1)),
      tone(around(box(129.4, 10, 3.2, 12, 0.6), 6, 131, 16)),
      light(circle(131, 16, 2)),
      accent(sharp("124 44,131 30,138 44")),
      figure(box(4, 74, 98, 5, 1), box(10, 79, 5, 12), box(90, 79, 5, 12)),
      figure(box(10, 10, 78, 64, 3)),
      light(box(17, 18, 64, 49, 1)),
      tone(box(17, 27, 64, 3)),
      figure(box(44, 22, 12, 12, 1.6), sharp("46 34,54 34,51.4 39,48.6 39")),
      accent(printedVase),
      light(within(join(...[43, 47, 51, 55, 59].map((y) => box(30, y, 40, 1))), printedVase)),
      figure(box(28, 64, 44, 3, 1)),
      tone(circle(70, 70.6, 1.8), circle(76, 70.6, 1.8)),
      natural(circle(29, 12, 7)),
      figure(circle(29, 12, 2.6)),
      natural(curve(1.2, "M36 12C44 10 50 14 50 22")),
      ...stand(
        116,
        5.7,
        "86 56, 98 54",
        { face: -1, top: "accent", hair: "curls", legs: "figure", nearSleeve: "accent", shoes: "tone", skin: "deepSkin" },
        91,
        8,
      ),
    ],
  ),
  "scale-repair": vignette(
    "a scale maker who adjusts a large balance among weights",
    "weighing-scales",
    ["people", "scales"],
    () => [
      back(box(4, 4, 136, 74, 3)),
      figure(box(4, 74, 136, 5, 1), box(12, 79, 6, 12), box(126, 79, 6, 12)),
      figure(box(49, 14, 4, 56), box(36, 69, 30, 5, 1.6), circle(51, 13, 4)),
      figure(line(3, "18 26, 84 20")),
      figure(line(1.2, "18 26, 8 52"), line(1.2, "18 26, 28 52"), line(1.2, "84 20, 74 46"), line(1.2, "84 20, 94 46")),
      accent(slice(18, 52, 13, 0, 180), slice(84, 46, 13, 0, 180)),
      natural(box(13, 42, 10, 10, 1.4), box(15.6, 38, 4.8, 4, 1.6)),
      ...stand(112, 6, "94 50, 90 34", { face: -1, top: "tone", hair: "short", legs: "figure", nearSleeve: "tone" }, 118, 6),
      natural(
        ...[0, 1, 2, 3].map((index) =>
          box(74 + index * 9.6 - index, 74 - 13 + index * 2.4, 7.4 - index * 0.6, 13 - index * 2.4, 1),
        ),
      ),
      natural(...[0, 1, 2, 3].map((index) => box(75.6 + index * 8.7, 59 + index * 2.4, 3.8, 3, 1.2))),
      figure(box(4, 74, 136, 5, 1)),
    ],
  ),
};
