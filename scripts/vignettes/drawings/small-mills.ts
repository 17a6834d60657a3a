import { box, circle, corners, ellipse, outline, petal, row, sharp } from "#/studio/motifs/outlines";
import { curve, line, rim } from "#/studio/motifs/strokes";
import { drawLamp, drawWindow } from "../fixtures";
import { stand } from "../stances";
import {
  fitToGrid,
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { bottle, flame, steam } from "../wares";

/** A fish that hangs by its head. */
const hungFish = (x: number, y: number, role: (...paths: ReturnType<typeof box>[]) => DrawnShape = accent): DrawnShape[] => [
  figure(line(1.2, `${x} ${y},${x} ${y + 5}`)),
  role(petal(x, y + 3, x, y + 20, 8), sharp(`${x} ${y + 16}, ${x + 4} ${y + 23}, ${x - 4} ${y + 23}`)),
  light(circle(x - 1.2, y + 7, 0.8)),
];

/** Small mills and food makers, and the stores behind them. */
export const smallMills: VignetteGroup = {
  "fish-smoking": vignette(
    "a smoker who hangs fish over the embers of a smoke chamber",
    "smokehouse",
    ["people", "fish", "flame", "log"],
    () => [
      back(corners(2, "44 88,44 24,92 6,140 24,140 88")),
      figure(line(3, "42 26,92 7,142 26")),
      figure(box(56, 26, 80, 62, 2)),
      tone(box(60, 30, 72, 58, 1)),
      light(
        curve(2, "M70 72C64 66 76 60 70 54"),
        curve(2, "M98 72C92 66 104 60 98 54"),
        curve(2, "M124 72C118 66 130 60 124 54"),
      ),
      natural(box(60, 33, 72, 2.4)),
      ...[80, 92, 104, 116, 126].flatMap((x) => hungFish(x, 34)),
      natural(box(64, 82, 28, 6, 3), box(96, 82, 30, 6, 3), box(78, 77, 30, 6, 3)),
      ember(flame(84, 78, 8, 11), flame(96, 77, 10, 14), flame(107, 79, 7, 9)),
      ...hungFish(66, 34),
      stand(
        32,
        4.9,
        "65 37, 62 34",
        { top: "accent", hair: "cap", hairRole: "figure", legs: "figure", beard: true, sleeves: "short" },
        89,
        8,
      ),
      natural(box(4, 76, 22, 13, 1)),
      light(box(6, 80, 18, 1.6)),
      accent(petal(6, 75, 20, 72, 7), petal(12, 77, 25, 75, 6)),
      natural(box(4, 77, 22, 12, 1)),
    ],
  ),
  "tofu-board": vignette(
    "a tofu maker who cuts a fresh block on a board beside a steaming kettle",
    "tofu-maker",
    ["people", "cooking-pot", "kitchen-knife", "bowl"],
    () => [
      ...drawWindow(8, 10, 34, 26),
      figure(box(104, 22, 36, 2.4, 0.8)),
      tone(bottle(112, 22, 15, 7), bottle(122, 22, 15, 7), bottle(132, 22, 15, 7)),
      ...drawLamp(84, 14),
      stand(50, 5, "70 52, 68 46", { top: "figure", hair: "bun", legs: "figure", sleeves: "short" }, 89, 6),
      tone(outline("M8 58H36V89H8Z")),
      figure(box(5, 55, 34, 5, 2)),
      light(ellipse(22, 55, 14, 2.4)),
      steam(22, 50, 14, 3, 8),
      figure(box(56, 66, 84, 4, 1), box(62, 70, 4, 19), box(130, 70, 4, 19)),
      natural(box(60, 62, 76, 4, 1)),
      light(box(72, 46, 34, 16, 1), box(110, 53, 10, 9, 1), box(122, 53, 10, 9, 1), box(116, 44, 10, 9, 1)),
      figure(
        rim(1.4, box(72, 46, 34, 16, 1)),
        rim(1.2, box(110, 53, 10, 9, 1)),
        rim(1.2, box(122, 53, 10, 9, 1)),
        rim(1.2, box(116, 44, 10, 9, 1)),
      ),
      tone(line(1.4, "83 47,83 61"), line(1.4, "94 47,94 61"), line(1.4, "73 54,105 54")),
      figure(corners(0.6, "72 36,82 36,84 49,74 49")),
      stand(50, 5, "73 38", { top: "accent", hair: "bun", sleeves: "short", legs: "figure" }, 89, 6).slice(-3),
      natural(outline("M72 89C70 80 74 76 82 76C90 76 94 80 92 89Z")),
      light(ellipse(82, 77, 7, 2), circle(79, 76, 1.8), circle(83, 75.6, 1.8), circle(86, 76.4, 1.8)),
    ],
  ),
  "pasta-racks": vignette(
    "a noodle maker who hangs long fresh noodles over rods to dry",
    "noodle-maker",
    ["people", "flour-sack", "rolling-pin", "noodle-bowl"],
    () => [
      back(row(box(8, 10, 22, 22, 1), 2, 26)),
      figure(box(60, 14, 4, 75, 1), box(134, 14, 4, 75, 1), box(54, 86, 16, 3, 1), box(128, 86, 14, 3, 1)),
      ...[66, 77, 88, 99, 110, 121].flatMap((x, index) => [
        (index % 2 === 0 ? natural : accent)(
          ...[0, 2.4, 4.8, 7.2].map((step) => line(1.5, `${x + step} 23,${x + step} ${74 + ((index + step) % 3)}`)),
        ),
      ]),
      natural(box(56, 20, 86, 3.4, 1.6)),
      stand(
        38,
        5,
        "66 42, 66 24",
        { top: "accent", hair: "cap", hairRole: "light", legs: "figure", sleeves: "short", skin: "deepSkin" },
        89,
        4,
      ),
      natural(...[0, 2.2, 4.4].map((step) => line(1.5, `${64 + step} 23,${64 + step} 60`))),
      light(outline("M6 88C4 76 6 68 10 66H24C28 68 30 76 28 88Z")),
      figure(rim(1.4, outline("M6 88C4 76 6 68 10 66H24C28 68 30 76 28 88Z")), line(1.8, "10 68,24 68")),
      accent(petal(17, 84, 17, 73, 5), petal(17, 82, 11, 77, 3), petal(17, 82, 23, 77, 3)),
    ],
  ),
  "cane-press": vignette(
    "a man who feeds sugar cane between rollers while the juice boils",
    "jaggery",
    ["people", "cooking-pot", "flame", "gear"],
    () =>
      fitToGrid([
        back(circle(20, 20, 10)),
        ...[112, 122, 132, 140].flatMap((x, index) => [
          tone(line(2.6, `${x} 56,${x + (index % 2) * 2} 10`)),
          tone(petal(x, 20, x - 12, 12, 4), petal(x + 1, 14, x + 11, 8, 4), petal(x + 1, 30, x + 12, 22, 4)),
        ]),
        stand(
          24,
          4.9,
          "46 46, 48 42",
          { top: "accent", hair: "scarf", hairRole: "light", legs: "figure", skin: "deepSkin", sleeves: "short" },
          89,
          8,
        ),
        natural(line(2.4, "34 40,70 48"), line(2.4, "32 46,70 51"), line(2.4, "36 51,70 54")),
        figure(box(60, 28, 34, 7, 1), box(60, 66, 34, 7, 1), box(62, 73, 5, 16), box(87, 73, 5, 16)),
        tone(box(64, 35, 12, 31, 2), box(78, 35, 12, 31, 2)),
        light(...[67, 71, 81, 85].map((x) => box(x, 38, 1.4, 25))),
        figure(box(75, 18, 4, 10), circle(77, 18, 6)),
        light(circle(77, 18, 2.4)),
        accent(curve(2.6, "M92 69H100V74")),
        figure(outline("M94 74H142C142 82 134 85 126 85H110C102 85 94 82 94 74Z")),
        accent(ellipse(118, 74, 20, 2.6)),
        ember(flame(108, 90, 6, 6), flame(118, 90, 7, 7), flame(128, 90, 6, 6)),
        steam(118, 70, 14, 3, 10, light),
        natural(corners(1, "6 78,16 76,18 88,4 88")),
      ]),
  ),
  "seed-press": vignette(
    "a miller whose press lets fresh oil run into a jug",
    "oil-mill",
    ["people", "oil-bottle", "sunflower", "seed", "flour-sack"],
    () => [
      ...drawWindow(8, 10, 30, 24),
      figure(box(104, 36, 36, 2.6, 0.8)),
      accent(bottle(111, 36, 20, 8), bottle(122, 36, 20, 8), bottle(133, 36, 20, 8)),
      figure(box(108.6, 14, 4.8, 3, 1), box(119.6, 14, 4.8, 3, 1), box(130.6, 14, 4.8, 3, 1)),
      figure(outline("M58 16H86L80 34H64Z")),
      natural(ellipse(72, 16, 13, 2.4)),
      tone(box(54, 34, 50, 20, 3)),
      figure(box(104, 39, 9, 10, 1), box(58, 54, 5, 35), box(92, 54, 5, 35), box(54, 66, 46, 3)),
      light(circle(66, 44, 6), box(78, 38, 18, 2, 1), box(78, 43, 18, 2, 1), box(78, 48, 18, 2, 1)),
      figure(circle(66, 44, 2.4), line(1.6, "66 44,70 40")),
      accent(line(2.6, "77 54,77 72")),
      light(outline("M70 70H86V66L90 64V86C90 88 88 89 86 89H72C70 89 68 88 68 86V74Z")),
      accent(outline("M70 77H88V85C88 87 87 88 85 88H73C71 88 70 87 70 85Z")),
      figure(rim(1.4, outline("M70 70H86V66L90 64V86C90 88 88 89 86 89H72C70 89 68 88 68 86V74Z"))),
      stand(36, 5, "58 40, 60 24", { top: "accent", hair: "short", legs: "figure", sleeves: "short", beard: true }, 89, 4),
      natural(outline("M106 88C104 76 106 68 110 66H132C136 68 138 76 136 88Z")),
      figure(ellipse(121, 66, 12, 3)),
      accent(
        ...[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
          const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
          return petal(121 + dx * 3, 79 + dy * 3, 121 + dx * 8.4, 79 + dy * 8.4, 4);
        }),
      ),
      figure(circle(121, 79, 3.6)),
    ],
  ),
  "flour-grinder": vignette(
    "a miller who lets flour run from a grinder into a sack",
    "flour-mill",
    ["people", "flour-sack"],
    () => [
      back(box(4, 6, 136, 80, 3)),
      ...drawWindow(8, 12, 26, 22),
      figure(outline("M60 12H92L85 30H67Z")),
      natural(ellipse(76, 12, 14, 2.6)),
      tone(box(56, 30, 44, 26, 4)),
      light(circle(78, 43, 9)),
      figure(circle(78, 43, 5.4), box(60, 56, 5, 33), box(92, 56, 5, 33), box(60, 74, 36, 3)),
      light(circle(78, 43, 2)),
      figure(line(1.4, "100 36,124 60"), line(1.4, "100 50,124 78"), circle(100, 43, 8)),
      accent(circle(100, 43, 3), box(112, 60, 26, 20, 3)),
      figure(circle(122, 69, 9), box(110, 80, 30, 9, 1)),
      light(circle(122, 69, 3)),
      figure(corners(1, "64 56,76 56,73 62,67 62")),
      light(box(68.4, 61, 3.4, 10)),
      natural(outline("M58 89C56 79 58 73 61 70H79C82 73 84 79 82 89Z")),
      light(ellipse(70, 70, 8.4, 2.4)),
      ...stand(38, 5, "58 58, 62 68", { top: "accent", hair: "cap", hairRole: "light", legs: "figure" }, 89, 6),
      natural(outline("M6 89C4 79 6 71 9 68H23C26 71 28 79 26 89Z"), outline("M10 68L16 72L22 68L24 64H8Z")),
      figure(line(1.4, "10 68,22 68")),
    ],
  ),
  "cold-rooms": vignette(
    "a worker in a warm coat who wheels crates through the heavy door of a cold store",
    "cold-store",
    ["people", "snowflake", "pallet", "door", "thermometer"],
    () => [
      back(box(4, 8, 136, 80, 2)),
      tone(box(54, 18, 48, 70, 1)),
      figure(...[32, 50, 68].map((y) => box(56, y, 44, 2.2))),
      ...[32, 50, 68].flatMap((y) => [
        light(box(59, y - 10, 11, 10, 1), box(86, y - 10, 11, 10, 1)),
        accent(box(72, y - 11, 12, 11, 1)),
      ]),
      figure(box(48, 12, 60, 6, 1), box(48, 12, 6, 76), box(102, 12, 6, 76)),
      light(box(108, 16, 30, 72, 2)),
      figure(rim(2.2, box(108, 16, 30, 72, 2)), box(112, 50, 4, 14, 2)),
      accent(
        ...[0, 60, 120, 180, 240, 300].flatMap((angle) => {
          const put = (reach: number, turn: number) => {
            const radians = ((angle + turn) * Math.PI) / 180;
            return `${123 + Math.cos(radians) * reach} ${34 + Math.sin(radians) * reach}`;
          };
          return [line(1.8, `123 34,${put(9.6, 0)}`), line(1.6, `${put(9.4, 24)},${put(5.6, 0)},${put(9.4, -24)}`)];
        }),
      ),
      light(box(34, 18, 6, 24, 3), circle(37, 44, 5)),
      accent(box(36, 30, 2, 12), circle(37, 44, 3)),
      stand(26, 5, "46 56, 48 54", { top: "accent", hair: "cap", hairRole: "figure", legs: "figure" }, 89, 10),
      figure(line(2.4, "47 54,54 82"), box(52, 82, 46, 3, 1), circle(58, 87, 2.6), circle(92, 87, 2.6)),
      natural(box(58, 68, 18, 14, 1), box(78, 68, 18, 14, 1), box(66, 54, 18, 14, 1)),
      light(box(60, 73, 14, 1.6), box(80, 73, 14, 1.6), box(68, 59, 14, 1.6)),
    ],
  ),
};
