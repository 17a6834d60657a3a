import { box, circle, corners, outline, sharp, slice, star } from "#/studio/motifs/outlines";
import { arc, curve, hoop, line } from "#/studio/motifs/strokes";
import { bust, seated, standing } from "../figures";
import { appWindow, chartBars, cup, cursor, laptop, monitor, potPlant, sideChair, table, textLines } from "../furniture";
import { accent, back, figure, light, vignette, type VignetteGroup, tone } from "../vignette-drawing";

/** Programs, data, networks and games. */
export const software: VignetteGroup = {
  "app-window": vignette(
    "a person beside a large program window with charts and rows",
    "productivity-app software",
    ["people", "chart-bars", "cursor"],
    () => [
      back(box(14, 8, 120, 70, 20)),
      appWindow(8, 10, 104, 68),
      tone(box(12, 21, 18, 53.5, 1.6)),
      light(textLines(15, 25, [12, 9, 11, 8, 10], 5.4)),
      tone(box(34, 21, 22, 15, 1.8), box(59, 21, 22, 15, 1.8)),
      accent(box(84, 21, 23, 15, 1.8)),
      light(textLines(37, 25, [12, 8], 5), textLines(62, 25, [9, 13], 5), textLines(87, 25, [13, 9], 5)),
      figure(chartBars(36, 66, [10, 17, 14, 23, 16, 11], 4.4, 2.2)),
      accent(slice(92, 54, 13, -90, 150)),
      tone(slice(92, 54, 13, 150, 270)),
      light(circle(92, 54, 6)),
      figure(box(34, 68.5, 73, 1.8, 0.9)),
      cursor(66, 52, 1.1),
      ...standing(124, 87, 4.7, {
        turn: -1,
        hair: "bun",
        top: "accent",
        bottom: "figure",
        hands: [
          [104, 44],
          [116, 56],
        ],
      }),
    ],
  ),
  "board-of-tasks": vignette(
    "two people who move cards on a board of tasks",
    "productivity-app software open-source",
    ["people"],
    () => [
      back(circle(72, 42, 38)),
      figure(box(26, 8, 92, 66, 3)),
      light(box(28.4, 10.4, 27, 61.2, 1.4), box(58.4, 10.4, 27, 61.2, 1.4), box(88.4, 10.4, 27.2, 61.2, 1.4)),
      figure(box(31, 14, 14, 2, 1), box(61, 14, 10, 2, 1), box(91, 14, 16, 2, 1)),
      tone(box(31, 20, 22, 12, 1.6), box(31, 50, 22, 12, 1.6), box(61, 36, 22, 18, 1.6), box(91, 20, 22, 12, 1.6)),
      accent(box(31, 35, 22, 12, 1.6), box(91, 35, 22, 12, 1.6), box(61, 20, 22, 12, 1.6)),
      light(
        ...[
          [34, 24],
          [34, 39],
          [34, 54],
          [64, 24],
          [64, 41],
          [94, 24],
          [94, 39],
        ].map(([x = 0, y = 0]) => textLines(x, y, [15, 10], 3.8, 1.6)),
      ),
      ...standing(16, 88, 4.9, {
        turn: 1,
        hair: "short",
        top: "tone",
        sleeves: "long",
        hands: [
          [25, 58],
          [31, 41],
        ],
      }),
      ...standing(128, 88, 4.9, {
        turn: -1,
        hair: "long",
        top: "accent",
        skirt: "knee",
        hands: [
          [118, 58],
          [112, 28],
        ],
      }),
    ],
  ),
  "code-desk": vignette(
    "a developer from behind at a desk with two screens of code",
    "developer-tools software open-source",
    ["people", "code-brackets", "desk"],
    () => [
      back(box(10, 8, 124, 62, 6)),
      monitor(8, 16, 62, 40, 8),
      monitor(74, 16, 62, 40, 8),
      figure(textLines(14, 22, [18], 1), textLines(18, 32, [22], 1), textLines(18, 47, [14], 1)),
      accent(textLines(18, 27, [30], 1), textLines(34, 47, [12], 1), textLines(22, 37, [16], 1)),
      tone(textLines(42, 32, [14], 1), textLines(22, 42, [26], 1), textLines(35, 22, [16], 1)),
      figure(line(2.6, "92 26,84 35,92 44"), line(2.6, "118 26,126 35,118 44")),
      accent(line(2.6, "108.5 24,101.5 46")),
      figure(box(4, 63, 136, 4, 1.4), box(10, 66, 3.4, 21, 1), box(130.6, 66, 3.4, 21, 1)),
      cup(112, 63),
      tone(box(52, 58.6, 40, 4.4, 1.2)),
      ...bust(72, 52, 6, {
        away: true,
        hair: "short",
        top: "accent",
        to: 82,
        hands: [
          [58, 61],
          [86, 61],
        ],
      }),
      figure(corners(4, "56 62,88 62,90 82,54 82"), box(70, 80, 4, 8, 1)),
      figure(line(3, "58 90,72 86,86 90")),
    ],
  ),
  "data-wall": vignette(
    "two analysts before a wall of large charts",
    "data-analytics market-research",
    ["people", "chart-bars", "chart-line"],
    () => [
      back(box(6, 6, 132, 74, 4)),
      figure(box(10, 8, 84, 50, 2.4)),
      light(box(12, 10, 80, 46, 1)),
      tone(outline("M14 54V42C24 40 28 28 38 28C48 28 50 18 58 18C68 18 76 36 90 38V54Z")),
      accent(curve(2.4, "M14 34C24 34 28 44 38 40C50 36 54 24 64 26C76 28 80 38 90 30")),
      light(...[30, 50, 70].map((x) => box(x, 12, 1.2, 40))),
      figure(box(98, 8, 38, 30, 2.4), box(98, 42, 38, 28, 2.4)),
      light(box(100, 10, 34, 26, 1), box(100, 44, 34, 24, 1)),
      accent(slice(117, 23, 10, -90, 60)),
      tone(slice(117, 23, 10, 60, 190)),
      figure(slice(117, 23, 10, 190, 270)),
      figure(chartBars(104, 65, [9, 17, 14, 7], 4.4, 3)),
      ...standing(30, 89, 4.9, {
        turn: 1,
        hair: "bob",
        top: "accent",
        sleeves: "long",
        hands: [
          [40, 62],
          [49, 44],
        ],
      }),
      ...standing(90, 89, 4.9, {
        turn: -1,
        hair: "afro",
        top: "figure",
        bottom: "tone",
        hands: [
          [80, 60],
          [81, 57],
        ],
        held: [accent(box(73, 50, 6, 11, 1))],
      }),
      ...table(104, 74, 34, "figure", 90),
      ...laptop(112, 74, 17, "tone"),
    ],
  ),
  "server-room": vignette(
    "a technician with a laptop in a room of server racks",
    "hosting it-services",
    ["people", "server"],
    () => {
      const rack = (x: number, y: number, width: number, height: number) => [
        figure(box(x, y, width, height, 2)),
        ...Array.from({ length: 6 }, (_, index) => {
          const top = y + 4 + index * ((height - 8) / 6);
          const tall = (height - 8) / 6 - 2;
          return [
            index % 3 === 1 ? tone(box(x + 3, top, width - 6, tall, 1)) : light(box(x + 3, top, width - 6, tall, 1)),
            accent(circle(x + 7, top + tall / 2, 1.5), circle(x + 11.4, top + tall / 2, 1.5)),
            figure(box(x + width / 2 + 1, top + tall / 2 - 0.9, width / 2 - 7, 1.8, 0.9)),
          ];
        }).flat(),
      ];
      return [
        back(sharp("6 10,138 10,118 24,118 84,26 84,26 24")),
        ...rack(6, 12, 34, 76),
        ...rack(43, 20, 26, 64),
        ...rack(104, 12, 34, 76),
        tone(line(2, "24 8,24 12"), line(2, "121 8,121 12"), line(2.2, "6 8,138 8")),
        ...standing(84, 89, 5, {
          turn: 1,
          hair: "short",
          top: "accent",
          bottom: "tone",
          hands: [
            [97, 56],
            [94, 57],
          ],
          beard: true,
        }),
        tone(box(89, 58, 13, 2, 1), line(2, "101 58.6,104 49")),
      ];
    },
  ),
  "help-desk": vignette("a technician who helps a person at a computer", "it-services", ["people", "computer", "desk"], () => [
    back(box(10, 8, 122, 58, 8)),
    potPlant(130, 64, 24, "tone", "figure"),
    sideChair(34, 68, 1, "tone", 88),
    ...seated(34, 67, 88, 5.2, {
      turn: 1,
      hair: "long",
      top: "accent",
      bottom: "figure",
      hands: [
        [60, 60],
        [58, 61],
      ],
    }),
    figure(box(52, 64, 88, 3.6, 1.4), box(58, 66, 3.2, 22, 1), box(132, 66, 3.2, 22, 1)),
    figure(box(84, 54, 4, 9, 1), box(77, 61.4, 18, 2.6, 1.2), corners(2, "70 22,104 22,104 56,70 56")),
    light(box(72.4, 24.4, 29.2, 29.2, 1)),
    accent(hoop(3, 87, 37, 7)),
    figure(line(2.6, "87 37,87 31"), textLines(78, 48, [18], 1)),
    tone(box(58, 61.6, 14, 2.4, 1)),
    ...standing(112, 90, 5.3, {
      turn: -1,
      hair: "short",
      top: "tone",
      bottom: "figure",
      sleeves: "long",
      lean: -0.7,
      hands: [
        [100, 52],
        [98, 40],
      ],
    }),
    cup(124, 64, "light"),
  ]),
  "assistant-window": vignette(
    "a person at a laptop and a large window in which an assistant answers",
    "artificial-intelligence",
    ["people", "laptop", "speech-bubble"],
    () => [
      back(circle(88, 42, 36)),
      appWindow(48, 8, 88, 66),
      accent(box(92, 20, 38, 11, 5)),
      light(textLines(97, 24.6, [26], 1)),
      tone(box(54, 35, 62, 25, 3)),
      light(corners(1, "58 56,70 43,78 51,86 40,98 56")),
      accent(circle(94, 42, 3)),
      light(textLines(102, 42, [10, 7, 9], 4.4)),
      figure(box(54, 63.6, 76, 7, 3.5)),
      light(textLines(59, 66.2, [30], 1)),
      accent(star(124, 67, 3, 1.2, 4)),
      accent(outline("M60 16C61 23 63 25 70 26C63 27 61 29 60 36C59 29 57 27 50 26C57 25 59 23 60 16Z")),
      figure(
        outline("M76 14.4C76.5 18 77.4 19 81 19.5C77.4 20 76.5 21 76 24.6C75.5 21 74.6 20 71 19.5C74.6 19 75.5 18 76 14.4Z"),
      ),
      sideChair(18, 68, 1, "tone", 89),
      ...seated(18, 67, 89, 5.3, {
        turn: 1,
        hair: "bob",
        top: "accent",
        hands: [
          [42, 61],
          [40, 62],
        ],
      }),
      figure(box(32, 65, 42, 3.6, 1.4), box(37, 67, 3.2, 22, 1), box(66, 67, 3.2, 22, 1)),
      figure(line(2.2, "40 64,54 64"), line(2.2, "54 64,60 48")),
    ],
  ),
  "model-in-training": vignette(
    "a person who connects the nodes of a large network",
    "artificial-intelligence data-analytics",
    ["people", "network"],
    () => {
      const columns = [
        [44, [22, 42, 62]],
        [76, [14, 32, 51, 69]],
        [108, [22, 42, 62]],
      ] as const;
      const nodes = columns.map(([x, ys]) => ys.map((y) => [x, y] as const));
      const links = nodes
        .slice(1)
        .flatMap((column, index) =>
          column.flatMap(([x, y]) =>
            (nodes[index] ?? []).filter(([, b]) => Math.abs(b - y) < 13).map(([a, b]) => line(1.2, `${a} ${b},${x} ${y}`)),
          ),
        );
      return [
        back(box(26, 6, 100, 74, 24)),
        tone(...links),
        figure(line(2, "44 42,76 32,108 42,132 42")),
        figure(...nodes.flat().map(([x, y]) => circle(x, y, 5.4))),
        accent(circle(44, 42, 6.4), circle(76, 32, 6.4), circle(108, 42, 6.4), circle(132, 42, 7.4)),
        light(circle(44, 42, 2.4), circle(76, 32, 2.4), circle(108, 42, 2.4), circle(132, 42, 3)),
        ...standing(22, 89, 5.2, {
          turn: 1,
          hair: "ponytail",
          top: "accent",
          hands: [
            [31, 56],
            [38, 44],
          ],
        }),
        ...table(84, 76, 48, "figure", 90),
        ...laptop(98, 76, 18, "tone"),
      ];
    },
  ),
  "guarded-screen": vignette(
    "a person before a large padlock on a screen with guarded connections",
    "cyber-security",
    ["people", "lock", "shield"],
    () => [
      back(box(20, 6, 104, 70, 4)),
      figure(box(66, 70, 12, 14, 0.5), box(54, 82, 36, 4, 2), box(14, 10, 116, 62, 3.4)),
      light(box(17, 13, 110, 56, 1.6)),
      tone(
        line(1.8, "22 24,40 24,48 32"),
        line(1.8, "22 41,44 41"),
        line(1.8, "22 58,40 58,48 52"),
        line(1.8, "122 24,104 24,96 32"),
        line(1.8, "122 41,100 41"),
        line(1.8, "122 58,104 58,96 52"),
      ),
      tone(circle(22, 24, 3), circle(22, 41, 3), circle(22, 58, 3), circle(122, 24, 3), circle(122, 41, 3), circle(122, 58, 3)),
      tone(outline("M72 14L96 21V40C96 54 84 62 72 67C60 62 48 54 48 40V21Z")),
      figure(arc(4.4, 72, 34, 8.4, 180, 360), box(61.4, 33, 4.4, 8), box(78.2, 33, 4.4, 8)),
      accent(box(57, 38, 30, 21, 3.4)),
      figure(circle(72, 46, 3.2), box(70.6, 47, 2.8, 7, 1)),
      sideChair(112, 72, -1, "tone", 90),
      ...standing(24, 90, 5, {
        turn: 1,
        hair: "scarf",
        hairRole: "accent",
        top: "figure",
        bottom: "figure",
        skirt: "long",
        hands: [
          [36, 60],
          [40, 49],
        ],
      }),
      ...seated(113, 71, 90, 4.8, {
        turn: -1,
        hair: "short",
        top: "tone",
        bottom: "figure",
        hands: [
          [97, 68],
          [98, 69],
        ],
      }),
      figure(box(92, 70, 16, 2.2, 1), line(2, "93 71,89 60")),
    ],
  ),
  "game-level": vignette(
    "a game designer with a tablet before a screen that shows a level",
    "game-studio",
    ["people", "game-controller"],
    () => [
      back(box(10, 6, 124, 66, 6)),
      monitor(18, 8, 108, 54, 8),
      tone(circle(104, 24, 9)),
      tone(outline("M20 60V44C32 34 44 36 54 46C66 32 84 34 96 46C104 40 116 40 124 46V60Z")),
      figure(box(20, 53, 34, 7, 0.5), box(62, 47, 20, 5, 1.4), box(90, 38, 20, 5, 1.4), box(102, 53, 22, 7, 0.5)),
      accent(circle(68, 40, 2.4), circle(76, 40, 2.4), circle(100, 31, 2.4)),
      accent(box(37, 40, 8, 10, 2.4), circle(41, 36.4, 4.4)),
      figure(box(37.4, 49, 3, 4.4, 0.8), box(42, 49, 3, 4.4, 0.8)),
      figure(line(1.8, "116 53,116 38")),
      accent(sharp("116 37,124 41,116 45")),
      figure(box(4, 68, 136, 4, 1.4), box(10, 71, 3.4, 17, 1), box(130.6, 71, 3.4, 17, 1)),
      ...bust(70, 58, 6, {
        away: true,
        hair: "afro",
        top: "accent",
        to: 86,
        hands: [
          [56, 66],
          [84, 66],
        ],
      }),
      figure(corners(4, "55 70,85 70,87 87,53 87")),
      figure(
        outline(
          "M104 61C110 58 124 58 130 61C135 66 136 74 131 74C127 74 126 70 122 70H112C108 70 107 74 103 74C98 74 99 66 104 61Z",
        ),
      ),
      light(circle(124, 64.6, 1.6), circle(127.6, 67, 1.4), box(106, 64.4, 6, 1.8, 0.6), box(108.1, 62.3, 1.8, 6, 0.6)),
    ],
  ),
  "lesson-on-screen": vignette(
    "a child who follows a lesson on a large tablet",
    "education-technology",
    ["people", "laptop"],
    () => [
      back(circle(74, 40, 34)),
      figure(corners(3, "46 10,134 10,134 66,46 66")),
      light(box(49, 13, 82, 50, 1.6)),
      tone(box(53, 17, 46, 30, 2)),
      ...bust(76, 32, 4.6, {
        turn: 0,
        hair: "bob",
        top: "accent",
        to: 48,
        hands: [
          [66, 46],
          [92, 32],
        ],
      }),
      light(box(52, 47, 48, 9)),
      accent(sharp("53 51,59 54.4,53 57.8")),
      figure(box(62, 53.6, 37, 1.8, 0.9)),
      figure(box(104, 17, 23, 11, 2), box(104, 46, 23, 11, 2)),
      accent(box(104, 31.4, 23, 11, 2)),
      light(
        circle(109, 22.5, 2),
        box(113, 21.6, 11, 1.8, 0.9),
        circle(109, 51.5, 2),
        box(113, 50.6, 11, 1.8, 0.9),
        circle(109, 37, 2),
        box(113, 36, 11, 1.8, 0.9),
      ),
      figure(corners(1.2, "80 66,100 66,106 72,74 72")),
      sideChair(20, 74, 1, "tone", 90),
      ...seated(20, 73, 90, 4.3, {
        turn: 1,
        hair: "short",
        top: "tone",
        bottom: "figure",
        hands: [
          [36, 67],
          [42, 52],
        ],
        feet: [
          [34, 90],
          [31, 90],
        ],
      }),
      figure(box(28, 71.6, 112, 3.6, 1.4), box(36, 74, 3.2, 16, 1), box(132, 74, 3.2, 16, 1)),
      accent(box(112, 67, 16, 4.6, 1)),
      tone(box(114, 63, 13, 4, 1)),
    ],
  ),
};
