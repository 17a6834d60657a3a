import type { Path } from "#/studio/marks/geometry/path";
import {
  around,
  box,
  circle,
  corners,
  ellipse,
  join,
  moved,
  outline,
  petal,
  sharp,
  star,
  turned,
} from "#/studio/motifs/outlines";
import { bar, curve, hoop, line } from "#/studio/motifs/strokes";
import { bust, onlooker, posed, standing } from "../figures";
import { awning, chartBars, garland, hangingLamp, table, textLines } from "../furniture";
import {
  accent,
  back,
  ember,
  figure,
  light,
  vignette,
  type VignetteGroup,
  type DrawnShape,
  skin,
  tone,
} from "../vignette-drawing";

/** A ladder of lattice work such as stages hang lamps on. */
const truss = (x: number, y: number, width: number): Path =>
  join(
    box(x, y, width, 1.8),
    box(x, y + 6, width, 1.8),
    ...Array.from({ length: Math.floor(width / 8) }, (_, n) =>
      bar(1.4, `${x + n * 8} ${y + 7},${x + n * 8 + 4} ${y + 1},${x + n * 8 + 8} ${y + 7}`),
    ),
  );

const rose = (x: number, y: number, r: number): Path => around(circle(x, y - r * 0.6, r * 0.6), 5, x, y);

/** A small chair seen from the side behind. */
const chairBack = (x: number, y: number): DrawnShape[] => [
  tone(box(x - 5, y - 16, 10, 11, 2), box(x - 6, y - 4, 12, 3, 1)),
  tone(line(1.8, `${x - 5} ${y - 2},${x - 6} ${y + 8}`), line(1.8, `${x + 5} ${y - 2},${x + 6} ${y + 8}`)),
];

const bunch = (x: number, y: number, size: number): DrawnShape[] => [
  figure(petal(x, y, x - size, y - size * 0.9, size * 0.6), petal(x, y, x + size, y - size * 0.9, size * 0.6)),
  accent(
    circle(x - size * 0.5, y - size, size * 0.42),
    circle(x + size * 0.5, y - size, size * 0.42),
    circle(x, y - size * 1.4, size * 0.46),
  ),
];

/** Celebrations, markets, conferences and places of amusement. */
export const events: VignetteGroup = {
  "wedding-arch": vignette(
    "a couple under an arch of flowers between rows of chairs",
    "wedding-planning",
    ["people", "arch", "flower", "wedding-dress"],
    () => [
      back(circle(72, 38, 34)),
      figure(curve(3, "M40 88V36C40 4 104 4 104 36V88")),
      figure(
        ...[
          [40, 60, 33, 52],
          [40, 50, 47, 42],
          [42, 34, 34, 26],
          [48, 22, 42, 12],
          [104, 56, 111, 48],
          [103, 40, 96, 34],
          [101, 30, 109, 22],
          [94, 18, 102, 12],
        ].map(([a = 0, b = 0, c = 0, d = 0]) => petal(a, b, c, d, 5)),
      ),
      accent(
        rose(46, 24, 5.4),
        rose(56, 16, 4.6),
        rose(68, 12, 5),
        rose(80, 13, 4.4),
        rose(90, 18, 5.2),
        rose(99, 28, 4.6),
        rose(41, 36, 4.4),
        rose(103, 40, 4),
      ),
      light(circle(46, 24, 1.6), circle(68, 12, 1.5), circle(90, 18, 1.6)),
      ...standing(62, 88, 4.7, {
        turn: 1,
        hair: "short",
        top: "figure",
        bottom: "figure",
        sleeves: "long",
        hands: [
          [73, 62],
          [72, 63],
        ],
      }),
      ...standing(83, 88, 4.5, {
        turn: -1,
        hair: "bun",
        top: "accent",
        bottom: "accent",
        skirt: "long",
        hands: [
          [74, 62],
          [73, 64],
        ],
      }),
      ...bunch(73, 66, 4),
      ...chairBack(14, 80),
      ...chairBack(28, 80),
      ...chairBack(116, 80),
      ...chairBack(130, 80),
    ],
  ),
  "wedding-table": vignette(
    "a laid table with flowers under strings of lights in a marquee",
    "wedding-planning event-planning party-supplies",
    ["string-lights", "flower", "chair", "tent", "wine-glass", "candle"],
    () => [
      back(outline("M4 84V36L72 6L140 36V84Z")),
      tone(sharp("72 6,4 36,4 44,72 14,140 44,140 36")),
      figure(line(2.6, "72 6,72 16"), line(2.6, "8 38,8 88"), line(2.6, "136 38,136 88")),
      ...garland(8, 40, 72, 18, 6, 7, "lamps"),
      ...garland(72, 18, 136, 40, 6, 7, "lamps"),
      ...[24, 50, 94, 120].flatMap((x) => chairBack(x, 72)),
      figure(outline("M9 61H135L131 90H13Z")),
      light(
        outline(
          "M10 62H134V67C128 74 118 74 112 67C106 74 96 74 90 67C84 74 74 74 68 67C62 74 52 74 46 67C40 74 30 74 24 67C20 72 14 72 10 67Z",
        ),
      ),
      ...bunch(72, 62, 10),
      tone(box(67, 54, 10, 8, 2)),
      figure(line(1.8, "38 62,38 48"), line(1.8, "106 62,106 48"), line(1.8, "46 62,46 52"), line(1.8, "98 62,98 52")),
      accent(petal(38, 48, 38, 40, 4), petal(106, 48, 106, 40, 4), petal(46, 52, 46, 44, 4), petal(98, 52, 98, 44, 4)),
      tone(ellipse(24, 62, 8, 1.8), ellipse(120, 62, 8, 1.8)),
      figure(box(22.8, 53, 2.4, 9, 1), box(118.8, 53, 2.4, 9, 1)),
      accent(
        outline("M19.6 44H28.4C28.4 52 26 54 24 54C22 54 19.6 52 19.6 44Z"),
        outline("M115.6 44H124.4C124.4 52 122 54 120 54C118 54 115.6 52 115.6 44Z"),
      ),
    ],
  ),
  "hired-marquee": vignette(
    "people who set up chairs and tables beside a marquee",
    "party-supplies event-planning",
    ["people", "tent", "chair", "balloon"],
    () => [
      back(outline("M4 84C30 66 60 70 80 62C104 54 124 60 140 56V84Z"), circle(24, 24, 13)),
      tone(outline("M36 42L76 10L116 42V84H36Z")),
      figure(
        outline(
          "M76 8L120 42V48C115 52 109 52 105 48C100 52 94 52 90 48C86 52 80 52 76 48" +
            "C72 52 66 52 62 48C58 52 52 52 47 48C43 52 37 52 32 48V42Z",
        ),
      ),
      light(sharp("76 14,92 42,60 42")),
      accent(sharp("76 4,86 7,76 10.6")),
      figure(box(75, 4, 2, 8)),
      light(outline("M62 84V62C62 54 90 54 90 62V84Z")),
      figure(line(2.4, "36 48,36 86"), line(2.4, "116 48,116 86")),
      ...table(64, 70, 24, "accent", 86),
      ...bunch(76, 70, 5),
      accent(ellipse(128, 24, 6, 7.4), ellipse(136, 33, 4, 5)),
      tone(ellipse(120, 32, 5, 6.4)),
      figure(line(1, "128 31,124 60"), line(1, "120 38,124 60"), line(1, "136 38,124 60")),
      ...standing(18, 90, 5, {
        turn: 1,
        hair: "short",
        top: "accent",
        bottom: "figure",
        hands: [
          [34, 60],
          [30, 62],
        ],
      }),
      figure(box(30, 46, 11, 16, 1.4), box(30, 62, 14, 3, 1), line(1.8, "32 64,30 76"), line(1.8, "42 64,44 76")),
      ...standing(126, 90, 5, {
        turn: -1,
        hair: "long",
        top: "tone",
        bottom: "figure",
        hands: [
          [116, 64],
          [114, 66],
        ],
      }),
      figure(box(102, 66, 14, 2.6, 1), box(102, 69.6, 14, 2.6, 1), box(102, 73.2, 14, 2.6, 1)),
    ],
  ),
  "stage-light": vignette(
    "a technician at a desk before a truss with moving lamps and loudspeakers",
    "event-technology",
    ["people", "spotlight", "mixing-desk", "loudspeaker"],
    () => [
      back(sharp("34 16,42 16,70 84,10 84"), sharp("70 16,78 16,100 84,48 84"), sharp("106 16,114 16,138 84,80 84")),
      figure(truss(8, 6, 128), box(8, 6, 5, 80), box(131, 6, 5, 80)),
      ...[38, 74, 110].flatMap((x) => [
        figure(box(x - 1, 12, 2, 5), corners(1.6, `${x - 5} 16,${x + 5} 16,${x + 7} 27,${x - 7} 27`)),
        accent(ellipse(x, 27, 7, 2)),
      ]),
      figure(box(20, 36, 20, 16, 1.4), box(20, 53, 20, 16, 1.4), box(20, 70, 20, 18, 1.4)),
      light(circle(30, 44, 5.4), circle(30, 61, 5.4), circle(30, 79, 6)),
      tone(circle(30, 44, 2), circle(30, 61, 2), circle(30, 79, 2.4)),
      ...standing(68, 89, 5.3, {
        turn: 1,
        hair: "ponytail",
        top: "accent",
        bottom: "figure",
        sleeves: "short",
        hands: [
          [94, 58],
          [86, 60],
        ],
      }),
      figure(corners(1, "78 68,132 68,128 89,82 89")),
      tone(corners(1.6, "76 68,134 68,128 58,84 58")),
      light(...[100, 107, 114, 121].map((x) => box(x, 60.4, 1.6, 6, 0.8))),
      figure(...[100, 107, 114, 121].map((x, n) => box(x - 1.2, 61 + (n % 3) * 1.6, 4, 2.2, 0.8))),
      figure(box(102, 42, 24, 15, 1.4)),
      light(box(104, 44, 20, 11, 0.6)),
      accent(chartBars(106, 54, [4, 7, 5, 8], 3, 1.4)),
    ],
  ),
  "conference-talk": vignette(
    "a speaker on a stage with a screen before an audience",
    "conference event-technology",
    ["people", "lectern"],
    () => [
      back(box(4, 6, 136, 66)),
      figure(box(62, 8, 74, 48, 1.6)),
      light(box(64.6, 10.6, 68.8, 42.8, 0.8)),
      accent(circle(82, 31, 11)),
      figure(textLines(99, 20, [30, 24], 6, 3)),
      tone(textLines(99, 34, [28, 31, 20], 5, 2)),
      light(circle(82, 31, 4.6)),
      tone(box(4, 64, 136, 9, 0.6)),
      ...standing(28, 66, 4.1, {
        turn: 1,
        hair: "bob",
        top: "accent",
        bottom: "figure",
        hands: [
          [50, 30],
          [41, 44],
        ],
      }),
      figure(corners(1, "38 47,54 47,52 65,40 65"), box(36, 44.4, 20, 3.2, 1)),
      ...[34, 60, 86, 112].flatMap((x, index) =>
        onlooker(x, 72, 3.9, index % 2 === 0 ? "accent" : "tone", (["short", "bun", "afro", "bob"] as const)[index]),
      ),
      ...[20, 47, 73, 99, 125].flatMap((x, index) =>
        onlooker(
          x,
          78,
          4,
          "figure",
          (["long", "short", "scarf", "short", "bun"] as const)[index],
          index % 2 === 0 ? "accent" : "tone",
        ),
      ),
    ],
  ),
  "market-stall": vignette(
    "a stall with fruit and vegetables under an awning, a seller and a customer",
    "market",
    ["people", "market-stall", "apple", "carrot"],
    () => [
      back(circle(72, 36, 32)),
      figure(box(18, 14, 2.8, 74), box(123, 14, 2.8, 74)),
      ...bust(86, 40, 5.2, {
        turn: -1,
        hair: "scarf",
        hairRole: "figure",
        top: "accent",
        to: 66,
        hands: [
          [66, 50],
          [76, 58],
        ],
      }),
      ...awning(12, 10, 120, 12, 10),
      tone(
        corners(0.8, "22 56,46 56,44 66,24 66"),
        corners(0.8, "50 56,74 56,72 66,52 66"),
        corners(0.8, "98 56,122 56,120 66,100 66"),
      ),
      accent(...[26, 32, 38, 44].map((x) => circle(x - 1, 55, 3.4)), ...[29, 35, 41].map((x) => circle(x - 1, 50.4, 3.4))),
      figure(...[54, 62, 70].map((x) => circle(x, 54, 4.2)), ...[58, 66].map((x) => circle(x, 49, 4.2))),
      accent(...[102, 107, 112, 117].map((x) => petal(x, 44, x, 57, 4.4, 0.3))),
      figure(...[102, 107, 112, 117].map((x) => petal(x, 45, x, 38, 3))),
      figure(box(16, 64, 112, 4, 1)),
      tone(outline("M20 68H124V86H20Z")),
      light(line(1.6, "20 76,124 76")),
      ...standing(46, 90, 5.2, {
        turn: 1,
        hair: "short",
        top: "accent",
        bottom: "figure",
        hands: [
          [64, 52],
          [52, 64],
        ],
      }),
      figure(curve(1.6, "M46 66C46 60 58 60 58 66"), corners(2, "43 66,61 66,58 78,46 78")),
      light(line(1.4, "46 70,58.6 70")),
    ],
  ),
  "food-stalls": vignette(
    "people who eat at street kitchens under strings of lights",
    "food-festival market",
    ["people", "market-stall", "string-lights"],
    () => [
      back(circle(72, 34, 30)),
      ...garland(4, 8, 72, 8, 6, 8, "lamps"),
      ...garland(72, 8, 140, 8, 6, 8, "lamps"),
      figure(box(8, 30, 2.6, 58), box(54, 30, 2.6, 58), box(88, 30, 2.6, 58), box(134, 30, 2.6, 58)),
      ...bust(32, 46, 4.4, {
        turn: 0,
        hair: "short",
        top: "figure",
        to: 66,
        hands: [
          [22, 60],
          [44, 60],
        ],
      }),
      ...bust(111, 46, 4.4, {
        turn: 0,
        hair: "bun",
        top: "tone",
        to: 66,
        hands: [
          [100, 60],
          [120, 56],
        ],
      }),
      ...awning(4, 24, 56, 8, 6),
      ...awning(84, 24, 56, 8, 6),
      figure(box(6, 64, 53, 4, 1), box(86, 64, 53, 4, 1)),
      tone(box(9, 68, 47, 18), box(89, 68, 47, 18)),
      accent(circle(20, 77, 5), circle(32, 77, 5), circle(44, 77, 5)),
      light(outline("M102 72H122C122 80 118 82 112 82C106 82 102 80 102 72Z")),
      figure(curve(1.6, "M107 70C105 67 109 66 107 63M113 70C111 67 115 66 113 63")),
      ...standing(62, 90, 4.9, {
        turn: -1,
        hair: "long",
        top: "accent",
        bottom: "figure",
        skirt: "knee",
        hands: [
          [52, 58],
          [54, 60],
        ],
      }),
      ...standing(82, 91, 5, {
        turn: 1,
        hair: "afro",
        top: "figure",
        bottom: "tone",
        hands: [
          [94, 56],
          [92, 58],
        ],
      }),
      tone(outline("M46 54H57C57 60 55 62 51.5 62C48 62 46 60 46 54Z")),
      light(ellipse(51.5, 54, 5.5, 1.8)),
    ],
  ),
  "town-festival": vignette(
    "people who dance under pennants on a square with a stage and tents",
    "festival",
    ["people", "tent", "flag"],
    () => [
      back(outline("M4 84V56H20V44L30 36L40 44V52H56V60H96V48H108V38L116 30L124 38V48H140V84Z")),
      ...garland(4, 10, 72, 6, 6, 8, "flags"),
      ...garland(72, 6, 140, 10, 6, 8, "flags"),
      tone(outline("M8 58L26 40L44 58V80H8Z")),
      figure(outline("M26 38L48 58C44 62 40 62 36 58C32 62 28 62 24 58C20 62 16 62 12 58C10 60 6 61 4 58Z")),
      light(outline("M20 80V68C20 63 32 63 32 68V80Z")),
      tone(outline("M100 58L118 40L136 58V80H100Z")),
      accent(outline("M118 38L140 58C136 62 132 62 128 58C124 62 120 62 116 58C112 62 108 62 104 58C102 60 98 61 96 58Z")),
      light(outline("M112 80V68C112 63 124 63 124 68V80Z")),
      ...posed([50, 38], [52, 60], 4.7, {
        turn: 1,
        hair: "ponytail",
        top: "accent",
        bottom: "figure",
        skirt: "knee",
        hands: [
          [70, 30],
          [66, 46],
        ],
        feet: [
          [60, 88],
          [46, 90],
        ],
      }),
      ...posed([94, 37], [91, 60], 4.8, {
        turn: -1,
        hair: "short",
        top: "tone",
        bottom: "figure",
        hands: [
          [71, 30],
          [78, 46],
        ],
        feet: [
          [82, 89],
          [98, 90],
        ],
      }),
      ...standing(20, 91, 4.5, {
        turn: 1,
        hair: "bun",
        top: "figure",
        bottom: "accent",
        hands: [
          [30, 52],
          [27, 53],
        ],
      }),
      ...standing(126, 91, 4.6, {
        turn: -1,
        hair: "afro",
        top: "figure",
        bottom: "tone",
        hands: [
          [114, 54],
          [117, 54],
        ],
      }),
    ],
  ),
  "open-air-screen": vignette(
    "people in deckchairs before a large screen under the stars",
    "film-festival",
    ["people", "chair", "star"],
    () => [
      back(box(4, 4, 136, 80, 14)),
      accent(
        ...[
          [16, 14],
          [128, 12],
          [134, 34],
          [10, 40],
        ].map(([x = 0, y = 0]) => star(x, y, 3, 1.27, 4)),
      ),
      figure(line(2.6, "30 56,24 88"), line(2.6, "114 56,120 88"), box(22, 8, 100, 52, 2)),
      light(box(25, 11, 94, 46, 0.8)),
      tone(outline("M25 57V46C42 32 58 42 74 38C92 34 104 42 119 34V57Z")),
      accent(circle(44, 25, 7)),
      figure(
        box(70, 32, 3, 16, 1),
        outline("M73 20C88 24 92 34 92 42H73Z"),
        outline("M69 26C62 32 60 38 60 42H69Z"),
        corners(2, "56 45,96 45,90 53,62 53"),
      ),
      ...[24, 58, 92, 124].flatMap((x, index) => [
        ...onlooker(x, 71, 4.1, index % 2 === 0 ? "tone" : "accent", (["bob", "short", "afro", "bun"] as const)[index]),
        index % 2 === 0
          ? accent(corners(1.4, `${x - 10} 77,${x + 10} 77,${x + 11} 92,${x - 11} 92`))
          : figure(corners(1.4, `${x - 10} 77,${x + 10} 77,${x + 11} 92,${x - 11} 92`)),
        light(box(x - 4, 77, 2.4, 15), box(x + 2, 77, 2.4, 15)),
      ]),
    ],
  ),
  "finish-arch": vignette(
    "runners who cross the line under a finishing arch",
    "sports-event running-club",
    ["people", "finish-line", "running-shoe"],
    () => [
      back(outline("M4 84C24 64 44 70 66 60C92 48 118 58 140 52V84Z"), circle(30, 26, 13)),
      figure(
        outline("M34 88V26C34 10 42 6 54 6H110C124 6 130 10 130 26V88H116V30C116 24 114 22 108 22H58C50 22 48 24 48 30V88Z"),
      ),
      light(
        ...[0, 1, 2, 3, 4, 5, 6].map((n) => box(58 + n * 8, n % 2 === 0 ? 10 : 14, 4, 4)),
        ...[0, 1, 2, 3, 4, 5, 6].map((n) => box(62 + n * 8, n % 2 === 0 ? 14 : 10, 4, 4).slice(0, n === 6 ? 0 : 1)),
      ),
      tone(line(1.8, "48 62,116 62")),
      ...posed([98, 40], [94, 60], 4.3, {
        turn: 1,
        hair: "short",
        top: "tone",
        bottom: "figure",
        hands: [
          [110, 50],
          [88, 56],
        ],
        feet: [
          [106, 84],
          [80, 78],
        ],
      }),
      ...posed([70, 34], [65, 57], 5, {
        turn: 1,
        hair: "ponytail",
        top: "accent",
        bottom: "figure",
        hands: [
          [84, 22],
          [54, 22],
        ],
        feet: [
          [78, 90],
          [46, 80],
        ],
      }),
      accent(curve(2.4, "M64 50C78 46 92 52 104 46")),
      ...posed([20, 42], [16, 62], 4.6, {
        turn: 1,
        hair: "bun",
        top: "figure",
        bottom: "tone",
        hands: [
          [30, 46],
          [10, 58],
        ],
        feet: [
          [28, 90],
          [6, 80],
        ],
      }),
      light(...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => box(50 + n * 8, 88, 4, 3))),
    ],
  ),
  "party-planner": vignette(
    "a planner with a list, a laid table and balloons",
    "event-planning",
    ["people", "balloon", "check-list", "cake", "wine-glass", "flag"],
    () => [
      back(circle(88, 40, 34)),
      ...garland(52, 10, 138, 12, 7, 9, "flags"),
      figure(line(1, "70 32,76 62"), line(1, "80 26,76 62"), line(1, "89 34,76 62")),
      accent(ellipse(80, 22, 7, 8.6), ellipse(122, 30, 6, 7.4)),
      tone(ellipse(68, 30, 6.4, 8), ellipse(131, 38, 5.4, 6.6)),
      figure(ellipse(90, 33, 6.4, 8), line(1, "122 37,126 62"), line(1, "131 44,126 62")),
      figure(corners(1, "58 66,140 66,136 89,62 89")),
      light(
        outline("M56 62H140V67C134 73 126 73 121 67C115 73 107 73 102 67C96 73 88 73 83 67C77 73 69 73 64 67C62 70 58 70 56 67Z"),
      ),
      accent(box(94, 54, 22, 8, 1), box(98, 47, 14, 7, 1), box(101, 41, 8, 6, 1)),
      light(box(94, 56.6, 22, 1.8), box(98, 49.4, 14, 1.8)),
      tone(ellipse(70, 61.6, 9, 1.8)),
      figure(outline("M66 52H74C74 57 72 59 70 59C68 59 66 57 66 52Z"), box(69, 58, 2, 4)),
      ...standing(32, 90, 5.8, {
        turn: 1,
        hair: "bob",
        top: "accent",
        bottom: "figure",
        nod: 10,
        hands: [
          [46, 46],
          [43, 48],
        ],
        held: [figure(corners(1.2, "42 32,56 35,51 54,37 51")), light(corners(0.6, "44 35,53.6 37,49.6 51.6,40 49.6"))],
      }),
    ],
  ),
  "event-hall": vignette(
    "a hall with tall windows, chandeliers and round tables",
    "event-venue",
    ["chair", "candle", "window", "chandelier"],
    () => [
      back(...[12, 44, 80, 112].map((x) => outline(`M${x} 60V26C${x} 12 ${x + 20} 12 ${x + 20} 26V60Z`))),
      figure(
        line(1.6, "72 4,72 14"),
        curve(2, "M50 24C56 34 88 34 94 24"),
        curve(2, "M60 20C64 28 80 28 84 20"),
        box(70.6, 12, 2.8, 18, 1),
      ),
      accent(...[50, 60, 72, 84, 94].map((x, n) => petal(x, n % 2 === 0 ? 24 : 20, x, n % 2 === 0 ? 13 : 9, 4.6, 0.4))),
      figure(...[22, 54, 90, 122].map((x) => box(x - 0.9, 18, 1.8, 42)), ...[12, 44, 80, 112].map((x) => box(x, 36, 20, 1.8))),
      ...[
        [36, 66, 0.8],
        [108, 66, 0.8],
      ].flatMap(([x = 0, y = 0]) => [
        ...chairBack(x - 16, y + 6),
        ...chairBack(x + 16, y + 6),
        figure(outline(`M${x - 20} ${y}H${x + 20}L${x + 16} ${y + 18}H${x - 16}Z`)),
        light(ellipse(x, y, 21, 3.4)),
        ...bunch(x, y, 5),
      ]),
      ...chairBack(46, 82),
      ...chairBack(98, 82),
      tone(outline("M44 76H100L96 92H48Z")),
      accent(ellipse(72, 76, 30, 4.4)),
      ...bunch(72, 75, 7.4),
      light(ellipse(54, 76, 5, 1.4), ellipse(90, 76, 5, 1.4)),
    ],
  ),
  "fireworks-river": vignette("people who watch fireworks above a town by the water", "fireworks", ["people", "star"], () => {
    const burst = (x: number, y: number, r: number, count: number, width: number) =>
      around(line(width, `${x} ${y - r * 0.34},${x} ${y - r}`), count, x, y);
    return [
      back(outline("M4 66V52H16V44H26V54H40V40H50V50H64V46H74V56H92V38H102V52H116V46H128V54H140V66Z")),
      accent(burst(48, 28, 23, 14, 2.2)),
      figure(burst(100, 24, 18, 12, 2), circle(48, 28, 3)),
      tone(
        burst(126, 44, 12, 10, 1.8),
        burst(18, 46, 11, 10, 1.8),
        curve(1.8, "M48 66C46 58 46 54 48 50"),
        curve(1.8, "M100 66C101 58 101 52 100 46"),
      ),
      accent(circle(100, 24, 3)),
      figure(box(4, 66, 136, 20)),
      light(line(1.8, "14 71,34 71"), line(1.8, "44 75,74 75"), line(1.8, "86 70,110 70"), line(1.8, "112 76,130 76")),
      tone(box(4, 84, 136, 6, 1)),
      ...standing(40, 91, 3.2, {
        away: true,
        hair: "long",
        top: "accent",
        bottom: "tone",
        hands: [
          [46, 70],
          [34, 70],
        ],
      }),
      ...standing(52, 91, 3.4, {
        away: true,
        hair: "short",
        top: "accent",
        bottom: "tone",
        hands: [
          [46, 71],
          [59, 70],
        ],
      }),
      ...standing(96, 91, 3.3, {
        away: true,
        hair: "bun",
        hairRole: "accent",
        top: "tone",
        bottom: "accent",
        hands: [
          [88, 44],
          [104, 70],
        ],
      }),
      ...standing(108, 91, 2.3, {
        away: true,
        hair: "short",
        hairRole: "accent",
        top: "accent",
        bottom: "tone",
        hands: [
          [114, 56],
          [104, 72],
        ],
      }),
    ];
  }),
  "locked-room": vignette(
    "players who search for the key in a room with a locked door",
    "escape-room",
    ["people", "door", "lock", "key", "candle"],
    () => [
      back(box(6, 6, 132, 78, 2)),
      figure(box(54, 8, 42, 80, 1)),
      tone(box(58, 12, 34, 76, 0.6)),
      figure(...[0, 1].flatMap((n) => [0, 1].map((m) => box(62 + m * 14, 17 + n * 40, 12, 24, 0.8)))),
      accent(circle(75, 50, 9)),
      figure(circle(75, 48.6, 2.6), sharp("75 48,77.6 55,72.4 55")),
      light(
        ...Array.from({ length: 8 }, (_, n) =>
          circle(75 + 6.6 * Math.cos((n * Math.PI) / 4), 50 + 6.6 * Math.sin((n * Math.PI) / 4), 0.9),
        ),
      ),
      figure(box(12, 16, 30, 22, 1)),
      light(box(14.4, 18.4, 25.2, 17.2, 0.6)),
      tone(curve(2, "M18 31C22 20 28 34 35 23")),
      accent(hoop(2, 122, 22, 5), line(2, "122 27,122 42,126 42"), line(2, "122 37,125 37")),
      ...standing(34, 90, 5, {
        turn: 1,
        hair: "bob",
        top: "accent",
        bottom: "figure",
        hands: [
          [56, 44],
          [48, 58],
        ],
      }),
      light(hoop(2.4, 61, 42, 5.2)),
      figure(hoop(1.8, 61, 42, 5.6), line(2.2, "57 46,53 51")),
      ...standing(112, 90, 5.1, {
        turn: 1,
        hair: "short",
        top: "figure",
        bottom: "tone",
        hands: [
          [126, 44],
          [120, 60],
        ],
      }),
      figure(box(4, 70, 20, 3, 1), line(2, "7 72,7 88"), line(2, "21 72,21 88"), box(11.6, 56, 4.8, 14, 0.6)),
      ember(petal(14, 55, 14, 46, 4.8, 0.4)),
    ],
  ),
  "amusement-park": vignette(
    "a ferris wheel, a roller coaster and a carousel",
    "amusement-park",
    ["ferris-wheel", "people"],
    () => [
      back(circle(46, 42, 36)),
      figure(line(3, "46 42,30 88"), line(3, "46 42,62 88"), hoop(2.4, 46, 42, 30), circle(46, 42, 4)),
      tone(...Array.from({ length: 4 }, (_, n) => turned(line(1.4, "46 13,46 71"), n * 45, 46, 42))),
      accent(
        ...[0, 2, 4, 6].map((n) =>
          outline(
            `M${40.6 + 30 * Math.cos((n * Math.PI) / 4)} ${42 + 30 * Math.sin((n * Math.PI) / 4)}h10.8c0 9 -10.8 9 -10.8 0Z`,
          ),
        ),
      ),
      figure(
        ...[1, 3, 5, 7].map((n) =>
          outline(
            `M${40.6 + 30 * Math.cos((n * Math.PI) / 4)} ${42 + 30 * Math.sin((n * Math.PI) / 4)}h10.8c0 9 -10.8 9 -10.8 0Z`,
          ),
        ),
      ),
      tone(...[82, 92, 102, 112, 122, 132].map((x, n) => line(1.6, `${x} ${[62, 44, 22, 20, 40, 50][n]},${x} 66`))),
      figure(curve(3, "M74 68C86 66 94 18 106 18C118 18 116 50 138 46")),
      accent(...[0, 1, 2].map((n) => moved(box(0, 0, 7, 5, 1.6), [96, 104, 112][n] ?? 0, [16.4, 11.6, 14.6][n] ?? 0))),
      skin(circle(99.4, 14, 1.8), circle(107.4, 9.2, 1.8), circle(115.4, 12, 1.8)),
      tone(outline("M80 68H138V86H80Z")),
      light(...[88, 100, 112, 124].map((x) => box(x, 68, 6, 18))),
      accent(
        outline(
          "M76 68C84 58 98 54 109 50C120 54 134 58 142 68C138 72 134 72 131 68C127 72 123 72 120 68" +
            "C116 72 112 72 109 68C106 72 102 72 98 68C95 72 91 72 87 68C84 72 80 72 76 68Z",
        ),
      ),
      figure(circle(109, 49, 2.6), box(76, 85, 66, 4, 1)),
      figure(
        ...[96, 124].map((x) =>
          join(
            ellipse(x, 77.4, 6, 3),
            line(2.6, `${x + 4} 77,${x + 6.4} 72,${x + 9} 73.4`),
            line(1.7, `${x - 5} 77,${x - 7} 82`),
            line(1.7, `${x - 3} 79,${x - 3} 83`),
            line(1.7, `${x + 3} 79,${x + 6} 82`),
          ),
        ),
      ),
      figure(box(95.2, 68, 1.6, 8), box(123.2, 68, 1.6, 8)),
    ],
  ),
  "arcade-hall": vignette("players at tall arcade machines", "arcade esports", ["people", "joystick"], () => {
    const cabinet = (x: number, role: "figure" | "tone") => [
      role === "figure"
        ? figure(outline(`M${x} 8H${x + 34}V26L${x + 32} 52H${x + 36}V88H${x - 2}V52H${x + 2}L${x} 26Z`))
        : tone(outline(`M${x} 8H${x + 34}V26L${x + 32} 52H${x + 36}V88H${x - 2}V52H${x + 2}L${x} 26Z`)),
      accent(box(x + 3, 11, 28, 9, 1.4)),
      light(corners(1, `${x + 4} 26,${x + 30} 26,${x + 28} 47,${x + 6} 47`)),
      role === "figure" ? tone(box(x + 2, 52, 30, 5, 1)) : figure(box(x + 2, 52, 30, 5, 1)),
    ];
    return [
      back(box(4, 20, 136, 64, 2)),
      ...cabinet(8, "figure"),
      ...cabinet(55, "tone"),
      ...cabinet(102, "figure"),
      accent(circle(20, 36, 3), box(28, 38, 6, 5, 1), sharp("72 30,78 42,66 42"), circle(124, 34, 3.4)),
      figure(box(14, 43, 22, 1.8), ...[64, 71, 78].map((x) => box(x, 43.4, 4, 2.4)), box(108, 43, 20, 1.8), box(112, 38, 6, 1.8)),
      light(box(16, 64, 18, 8, 1), box(110, 64, 18, 8, 1)),
      ...standing(48, 91, 5, {
        away: true,
        hair: "short",
        top: "accent",
        bottom: "tone",
        hands: [
          [38, 53],
          [60, 56],
        ],
      }),
      ...standing(96, 91, 4.8, {
        away: true,
        hair: "ponytail",
        top: "figure",
        bottom: "accent",
        skirt: "knee",
        hands: [
          [84, 53],
          [104, 54],
        ],
      }),
      figure(line(2, "84 52,84 46"), circle(84, 45.4, 2.2)),
      accent(line(2, "38 52,38 46"), circle(38, 45.4, 2.4)),
    ];
  }),
  "card-table": vignette(
    "a dealer and players at a card table under a lamp",
    "casino",
    ["people", "playing-cards", "dice"],
    () => [
      back(sharp("58 26,86 26,126 84,18 84")),
      ...bust(72, 41, 5.8, {
        turn: 0,
        hair: "short",
        top: "figure",
        sleeve: "tone",
        sleeves: "long",
        to: 66,
        hands: [
          [62, 63],
          [82, 63],
        ],
      }),
      accent(sharp("72 43,66.6 40.6,66.6 45.4"), sharp("72 43,77.4 40.6,77.4 45.4")),
      ...hangingLamp(72, 10, 30, "figure", 4),
      ...bust(24, 42, 5.8, {
        turn: 1,
        hair: "bun",
        top: "accent",
        to: 74,
        hands: [
          [40, 66],
          [44, 66],
        ],
      }),
      ...bust(120, 42, 5.8, {
        turn: -1,
        hair: "bald",
        beard: true,
        top: "tone",
        sleeves: "long",
        to: 74,
        hands: [
          [104, 66],
          [102, 66],
        ],
      }),
      figure(outline("M6 70C6 58 138 58 138 70C138 84 116 90 72 90C28 90 6 84 6 70Z")),
      tone(outline("M12 70C12 61 132 61 132 70C132 80 112 85 72 85C32 85 12 80 12 70Z")),
      light(
        corners(0.8, "60 66,67 66,66 75,58 75"),
        corners(0.8, "70 66,77 66,77.6 75,69.6 75"),
        corners(0.8, "80 66,87 66,89 75,81 75"),
      ),
      accent(sharp("63 67.6,65 70.6,62.4 73.6,60.6 70.6"), sharp("84 67.6,86.4 70.6,85 73.6,82.6 70.6")),
      figure(sharp("73.6 67.6,75.6 70.6,73.8 73.6,71.6 70.6")),
      accent(ellipse(36, 74, 5, 2), ellipse(36, 72, 5, 2), ellipse(108, 75, 5, 2)),
      figure(ellipse(47, 77, 5, 2), ellipse(98, 77, 5, 2), ellipse(98, 75, 5, 2)),
      light(ellipse(36, 70, 5, 2), ellipse(108, 73, 5, 2)),
    ],
  ),
  "ice-rink-skaters": vignette("people who skate on an ice rink", "ice-rink", ["people", "ice-skate"], () => [
    back(outline("M4 60L24 34L38 48L60 20L84 50L104 30L140 60Z")),
    ...garland(4, 10, 140, 10, 7, 14, "lamps"),
    tone(box(4, 56, 136, 12, 1)),
    light(...[16, 40, 64, 88, 112].map((x) => box(x, 59.6, 14, 5, 1))),
    tone(ellipse(72, 80, 68, 14)),
    light(ellipse(72, 79, 64, 11.6)),
    ...posed([46, 30], [42, 53], 4.9, {
      turn: 1,
      hair: "ponytail",
      top: "accent",
      bottom: "figure",
      sleeves: "long",
      hands: [
        [66, 26],
        [26, 36],
      ],
      feet: [
        [46, 82],
        [14, 66],
      ],
    }),
    ...posed([100, 34], [100, 56], 4.7, {
      turn: -1,
      hair: "short",
      top: "tone",
      bottom: "figure",
      sleeves: "long",
      hands: [
        [86, 50],
        [84, 56],
      ],
      feet: [
        [88, 84],
        [114, 80],
      ],
    }),
    ...posed([78, 53], [80, 66], 2.9, {
      turn: 1,
      hair: "bun",
      top: "accent",
      bottom: "tone",
      sleeves: "long",
      hands: [
        [87, 56],
        [72, 58],
      ],
      feet: [
        [86, 86],
        [74, 85],
      ],
    }).slice(0),
    figure(line(1.8, "41 84.4,55 84.4"), line(1.8, "79 86.4,93 86.4"), line(1.8, "109 82.4,121 82.4")),
    accent(curve(1.6, "M22 86C36 92 60 92 70 90")),
    accent(line(3, "46 31,38 34,32 30")),
  ]),
};
