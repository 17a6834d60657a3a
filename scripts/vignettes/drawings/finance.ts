import { around, box, circle, corners, outline, petal, sharp } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { bust, standing } from "../figures";
import { stand } from "../stances";
import { bookRow, chartBars, cup, textLines } from "../furniture";
import { accent, back, figure, light, vignette, type VignetteGroup, type DrawnShape, tone } from "../vignette-drawing";

/** A coin that stands upright, seen from the front. */
const coin = (x: number, y: number, r: number): DrawnShape[] => [
  accent(circle(x, y, r)),
  light(hoop(r * 0.16 + 0.6, x, y, r * 0.66)),
];

/** Coins that lie on one another, from the floor up. */
const coinPile = (x: number, floor: number, count: number, width = 12): DrawnShape[] =>
  Array.from({ length: count }, (_, n) =>
    n % 2 === 0 ? accent(box(x, floor - 4.6 - n * 4.6, width, 4, 2)) : tone(box(x + 1, floor - 4.6 - n * 4.6, width, 4, 2)),
  );

/** Money: keeping, counting, lending and insuring. */
export const finance: VignetteGroup = {
  "bank-vault": vignette(
    "a clerk and a customer at a counter before a round vault door",
    "bank",
    ["people", "strongbox", "coins"],
    () => [
      back(box(6, 6, 84, 78, 2)),
      figure(circle(48, 38, 31)),
      tone(circle(48, 38, 26)),
      figure(around(line(3, "48 38,48 22"), 6, 48, 38), circle(48, 38, 6)),
      accent(hoop(3.4, 48, 38, 16)),
      light(
        ...Array.from({ length: 12 }, (_, n) =>
          circle(48 + 28.4 * Math.cos((n * Math.PI) / 6), 38 + 28.4 * Math.sin((n * Math.PI) / 6), 1.3),
        ),
      ),
      ...bust(76, 38, 5.8, {
        turn: 1,
        hair: "bun",
        top: "accent",
        sleeves: "long",
        to: 66,
        hands: [
          [98, 58],
          [90, 62],
        ],
      }),
      ...standing(122, 90, 5.4, {
        turn: -1,
        hair: "short",
        top: "tone",
        sleeves: "long",
        bottom: "figure",
        hands: [
          [104, 58],
          [106, 62],
        ],
      }),
      figure(box(4, 64, 106, 4.4, 1.4)),
      tone(box(8, 68, 98, 20, 1)),
      light(line(1.6, "14 74,100 74"), line(1.6, "14 82,100 82")),
      ...coinPile(12, 64, 4, 11),
      ...coinPile(26, 64, 2, 11),
      light(corners(0.6, "92 64,104 64,103 60,94 60")),
    ],
  ),
  "bank-house": vignette("people on the steps of a bank with columns", "bank", ["people", "column", "coins"], () => [
    back(box(4, 44, 24, 40), box(116, 38, 24, 46)),
    figure(sharp("16 30,72 4,128 30"), box(20, 29, 104, 6)),
    ...coin(72, 20, 6.6),
    tone(box(26, 35, 92, 43)),
    light(...[32, 50, 84, 102].map((x) => box(x, 37, 10, 40, 1))),
    figure(...[30.4, 48.4, 82.4, 100.4].flatMap((x) => [box(x, 35, 13.2, 3.6, 0.8), box(x, 74, 13.2, 3.6, 0.8)])),
    figure(outline("M64 78V56C64 48 80 48 80 56V78Z")),
    light(line(1.6, "72 54,72 77")),
    figure(box(18, 77, 108, 4.6, 0.6)),
    tone(box(12, 81.6, 120, 4.6, 0.6)),
    figure(box(6, 86, 132, 5, 0.6)),
    ...standing(40, 90, 4.2, {
      turn: 1,
      hair: "long",
      top: "accent",
      bottom: "figure",
      skirt: "knee",
      hands: [
        [50, 64],
        [42, 66],
      ],
    }),
    ...standing(106, 90, 4.3, {
      turn: -1,
      hair: "afro",
      top: "accent",
      sleeves: "long",
      bottom: "figure",
      hands: [
        [98, 66],
        [106, 68],
      ],
    }),
    light(box(103, 68, 9, 7, 1)),
  ]),
  "advice-table": vignette(
    "an adviser who explains a chart to a couple at a table",
    "financial-advice insurance investment",
    ["people", "chart-bars", "document"],
    () => [
      back(box(34, 6, 76, 54, 4)),
      figure(box(44, 10, 50, 36, 1.6)),
      light(box(46.4, 12.4, 45.2, 31.2, 0.8)),
      tone(chartBars(49, 40, [9, 14], 5.4, 2.8), chartBars(73.6, 40, [17, 11], 5.4, 2.8)),
      accent(chartBars(65.4, 40, [23], 5.4)),
      ...bust(28, 40, 6.2, {
        turn: 1,
        hair: "short",
        top: "figure",
        sleeves: "long",
        to: 68,
        hands: [
          [52, 44],
          [48, 64],
        ],
      }),
      light(sharp("30 40.4,33.6 40.4,32.6 49")),
      ...bust(124, 44, 5.8, {
        turn: -1,
        hair: "long",
        hairRole: "figure",
        top: "accent",
        to: 68,
        hands: [
          [104, 62],
          [106, 65],
        ],
      }),
      ...bust(100, 42, 5.7, {
        turn: -1,
        hair: "bald",
        beard: true,
        top: "tone",
        sleeves: "long",
        to: 68,
        hands: [
          [80, 64],
          [84, 65],
        ],
      }),
      figure(box(4, 67, 136, 4.6, 1.6), box(14, 70, 4, 19, 1), box(126, 70, 4, 19, 1)),
      light(corners(0.6, "56 67,74 67,72 62.4,58 62.4")),
      ...cup(116, 67, "light"),
    ],
  ),
  "accounts-desk": vignette(
    "an accountant with ledgers, receipts and a calculator",
    "accountant",
    ["people", "calculator", "ledger-book", "lamp", "paper-stack"],
    () => [
      back(box(50, 6, 88, 52, 3)),
      figure(box(56, 26, 76, 2.6)),
      figure(
        bookRow(
          60,
          26,
          [
            [6, 16],
            [6, 16],
            [6, 16],
          ],
          0.9,
        ),
        bookRow(
          108,
          26,
          [
            [6, 16],
            [6, 16],
          ],
          0.9,
        ),
      ),
      accent(
        bookRow(
          82,
          26,
          [
            [6, 16],
            [6, 16],
          ],
          0.9,
        ),
      ),
      tone(bookRow(97, 26, [[6, 15]]), bookRow(123, 26, [[5, 13]])),
      light(...[61.6, 68.5, 75.4, 83.6, 90.5, 109.6, 116.5].map((x) => box(x, 14, 2.8, 5, 0.8))),
      ...bust(34, 40, 6.8, {
        turn: 1,
        hair: "bun",
        top: "accent",
        nod: 12,
        to: 70,
        hands: [
          [66, 65],
          [58, 66],
        ],
      }),
      figure(hoop(1.3, 40.4, 31.4, 2.4)),
      figure(line(1.8, "67 64,72 55")),
      figure(box(4, 69, 136, 4.6, 1.6), box(14, 72, 4, 17, 1), box(126, 72, 4, 17, 1)),
      tone(corners(0.8, "52 69,88 69,84 64.6,56 64.6")),
      light(corners(0.6, "55.6 67.6,69 67.6,69 63,58.6 63"), corners(0.6, "84.4 67.6,71 67.6,71 63,81.4 63")),
      figure(corners(1.6, "98 38,124 42,119 69,93 69")),
      light(corners(0.8, "101.6 42,120 45,119 52,100.4 49")),
      accent(...[0, 1, 2].flatMap((n) => [0, 1, 2].map((m) => circle(101 + n * 6.4 - m * 0.9, 54 + m * 4.8 + n * 0.8, 1.8)))),
      light(box(126, 64.6, 12, 4.4, 0.6), box(127, 60, 11, 4.2, 0.6)),
    ],
  ),
  "growing-plants": vignette(
    "a person who waters plants that grow from piles of coins",
    "investment financial-advice",
    ["people", "coins", "watering-can", "sprout"],
    () => [
      back(circle(94, 38, 32)),
      figure(box(4, 84, 136, 4.6, 1)),
      ...coinPile(58, 84, 2),
      ...coinPile(78, 84, 4),
      ...coinPile(98, 84, 6),
      ...coinPile(118, 84, 8),
      figure(
        ...[
          [64, 74.6, 12],
          [84, 65.4, 16],
          [104, 56.2, 20],
          [124, 47, 26],
        ].flatMap(([x = 0, y = 0, h = 0]) => [
          line(1.8, `${x} ${y},${x} ${y - h}`),
          petal(x, y - h * 0.5, x - h * 0.5, y - h * 0.9, h * 0.26),
          petal(x, y - h * 0.55, x + h * 0.5, y - h, h * 0.26),
          petal(x, y - h * 0.8, x, y - h * 1.35, h * 0.24),
        ]),
      ),
      ...standing(24, 88, 5.2, {
        turn: 1,
        hair: "short",
        top: "accent",
        bottom: "figure",
        lean: 0.3,
        hands: [
          [44, 48],
          [36, 54],
        ],
      }),
      tone(corners(2, "38 46,56 46,58 62,40 62"), line(2.6, "56 58,66 50"), curve(2, "M40 48C30 44 30 60 40 60")),
      tone(
        ...[
          [68, 56],
          [71, 61],
          [66, 63],
        ].map(([x = 0, y = 0]) => petal(x, y - 2, x, y + 3, 2.4, 0.7)),
      ),
    ],
  ),
  "phone-payment": vignette("a hand with a phone that pays at a card reader", "fintech", ["phone", "bank-card", "hand"], () => [
    back(circle(74, 44, 36)),
    figure(corners(4, "74 44,136 44,132 86,78 86")),
    light(corners(2, "82 49,128 49,126.6 62,83.4 62")),
    accent(sharp("98 54.4,103 59,112 50.6,113.6 52.4,103 61.6,96.4 56")),
    tone(...[0, 1, 2].flatMap((n) => [0, 1].map((m) => box(88 + n * 12, 67 + m * 8, 8.6, 5, 1.4)))),
    light(corners(0.6, "92 44,118 44,116 22,112 25,108.6 22,105 25,101.6 22,98 25,94 22")),
    figure(textLines(98, 29, [12, 8, 12], 4.6, 1.6)),
    accent(outline("M4 84V60C14 58 22 52 30 50L46 62L44 84Z")),
    { role: "skin", path: outline("M22 64C24 48 34 40 44 40H60V72C54 78 40 82 30 80C22 78 21 72 22 64Z") },
    figure(corners(4, "34 10,66 16,58 70,26 64")),
    light(corners(2, "37.4 14.4,62 19,55.2 65.6,30.4 61")),
    accent(corners(2, "39.6 20,58.4 23.6,56.4 36,37.6 32.4")),
    tone(
      corners(0.8, "37 38,55.6 41.6,55.2 44.6,36.5 41"),
      corners(0.8, "36 44,48 46.4,47.6 49.4,35.5 47"),
      corners(0.8, "34.8 50,53 53.4,52.6 56.4,34.3 53"),
    ),
    { role: "skin", path: outline("M20 58C24 48 32 46 37 48C38 52 34 56 32 62C31 70 24 74 20 72Z") },
    figure(curve(2.2, "M68 30C74 34 75 40 73 45", "round"), curve(2.2, "M73 24C82 30 83 38 81 43", "round")),
    figure(box(4, 84, 136, 4, 1)),
  ]),
  "exchange-counter": vignette(
    "a traveller who changes banknotes at a counter",
    "currency-exchange",
    ["people", "banknote", "suitcase", "coins"],
    () => [
      back(box(44, 6, 94, 78, 3)),
      figure(box(44, 8, 94, 5, 1), box(44, 8, 4, 80), box(134, 8, 4, 80)),
      tone(box(52, 16, 36, 26, 1.4)),
      light(
        ...[20, 27, 34].map((y) => circle(58, y + 1.4, 2.4)),
        ...[20, 27, 34].map((y) => box(63, y, 10, 2.8, 1)),
        ...[20, 27, 34].map((y) => box(76, y, 8, 2.8, 1)),
      ),
      ...bust(110, 36, 6, {
        turn: -1,
        hair: "bob",
        top: "accent",
        to: 64,
        hands: [
          [88, 58],
          [94, 62],
        ],
      }),
      figure(box(48, 63, 90, 4.4, 1)),
      tone(box(50, 67, 84, 21)),
      figure(
        curve(2.6, "M70 75C78 70 90 70 98 75", "round"),
        sharp("96 71,104 77,95 79"),
        curve(2.6, "M104 82C96 86 84 86 76 82", "round"),
        sharp("78 78,70 82,79 86"),
      ),
      ...stand(28, 5.4, "58 57, 50 60", { top: "figure", hair: "short", legs: "tone", shoes: "figure" }, 90, 6),
      accent(corners(0.8, "58 52,76 52,76 62,58 62"), corners(0.8, "60 49,78 49,78 59,60 59")),
      light(circle(69, 54, 2.8), box(62, 53, 3, 2, 1), box(73, 53, 3, 2, 1)),
      accent(corners(2, "4 66,18 66,18 88,4 88")),
      figure(line(1.8, "7 66,7 54,15 54,15 66"), circle(7, 89, 1.8), circle(15, 89, 1.8)),
      ...coinPile(118, 63, 3, 10),
    ],
  ),
};
