import { box, circle, corners, ellipse, moved, outline, petal, sharp, sized, turned } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { bust, onlooker, seated, standing } from "../figures";
import { appWindow, bookRow, cup, sideLaptop, textLines } from "../furniture";
import { accent, back, type DrawnShape, figure, light, tone, vignette, type VignetteGroup } from "../vignette-drawing";

const board = (x: number, y: number, width: number, height: number): DrawnShape[] => [
  accent(box(x, y, width, height, 1.6)),
  figure(box(x + 2.4, y + 2.4, width - 4.8, height - 4.8, 0.8)),
];

/** Teaching and learning. */
export const education: VignetteGroup = {
  classroom: vignette("a teacher at the board before pupils at their desks", "school", ["people", "blackboard"], () => [
    back(box(4, 6, 136, 60, 2)),
    ...board(12, 8, 92, 48),
    light(circle(34, 32, 10), sharp("56 42,66 22,76 42"), box(82, 24, 16, 16, 0.6)),
    figure(circle(34, 32, 7.6), sharp("59.8 40,66 27,72.2 40"), box(84.2, 26.2, 11.6, 11.6)),
    tone(box(12, 56, 92, 3, 1)),
    ...standing(120, 84, 5.2, {
      turn: -1,
      hair: "bun",
      top: "accent",
      bottom: "figure",
      skirt: "long",
      hands: [
        [98, 36],
        [110, 52],
      ],
    }),
    ...[26, 66, 106].flatMap((x, index) => [
      ...bust(x, 74, 4.6, {
        away: true,
        hair: (["short", "ponytail", "afro"] as const)[index] ?? "short",
        top: index === 1 ? "accent" : "tone",
        to: 94,
        hands:
          index === 1
            ? [
                [56, 82],
                [75, 56],
              ]
            : [
                [x - 9, 82],
                [x + 9, 82],
              ],
      }),
    ]),
    figure(
      ...[26, 66, 106].map((x) => box(x - 15, 83, 30, 3.4, 1)),
      ...[26, 66, 106].map((x) => box(x - 13, 86, 2.6, 7)),
      ...[26, 66, 106].map((x) => box(x + 10.4, 86, 2.6, 7)),
    ),
  ]),
  "pupils-and-globe": vignette("pupils who study a globe and books at a table", "school", ["people", "globe", "book"], () => [
    back(circle(72, 40, 34)),
    tone(box(8, 8, 40, 26, 1.4)),
    light(outline("M12 30C14 18 24 22 26 14C32 12 40 16 44 14V30Z")),
    figure(box(108, 30, 30, 3)),
    accent(
      bookRow(110, 30, [
        [5, 16],
        [4, 13],
      ]),
    ),
    figure(
      bookRow(120, 30, [
        [4, 15],
        [5, 12],
        [4, 17],
      ]),
    ),
    ...bust(24, 48, 5.6, {
      turn: 1,
      hair: "bob",
      top: "accent",
      to: 72,
      hands: [
        [52, 50],
        [48, 66],
      ],
    }),
    ...bust(118, 50, 5.4, {
      turn: -1,
      hair: "short",
      top: "tone",
      to: 72,
      hands: [
        [92, 54],
        [98, 68],
      ],
    }),
    figure(curve(2.6, "M72 20C98 20 98 60 72 60"), box(70.6, 58, 2.8, 11), box(60, 67, 24, 4, 1.6)),
    tone(circle(72, 40, 17)),
    accent(
      outline("M62 28C68 24 76 28 74 34C72 38 66 36 66 42C66 46 60 44 58 38C58 34 59 30 62 28Z"),
      outline("M78 40C84 38 88 40 87 46C84 52 80 54 77 50C75 46 75 42 78 40Z"),
    ),
    light(curve(1.6, "M56 44C62 50 82 50 88 44")),
    figure(box(4, 71, 136, 4, 1.4), box(14, 74, 3.6, 15, 1), box(126, 74, 3.6, 15, 1)),
    light(corners(0.6, "32 71,46 71,45 66.6,35 66.6")),
    accent(box(100, 67, 17, 4, 0.8)),
  ]),
  "free-lesson": vignette(
    "children and a teacher in a circle under a tree",
    "alternative-school childcare",
    ["people", "tree", "circle-of-people"],
    () => [
      back(outline("M4 84C24 62 50 68 72 60C98 50 122 62 140 56V84Z"), circle(26, 26, 12)),
      tone(circle(72, 24, 18), circle(54, 32, 13), circle(92, 32, 14)),
      figure(outline("M69 36L75 36L77 80H67Z"), line(2.6, "72 48,62 36"), line(2.6, "73 52,86 38")),
      ...seated(48, 78, 89, 4.6, {
        turn: 1,
        hair: "long",
        top: "accent",
        bottom: "figure",
        hands: [
          [62, 66],
          [60, 68],
        ],
        feet: [
          [66, 89],
          [62, 90],
        ],
      }),
      light(corners(0.6, "60 66,66 62,71 68,65 72")),
      figure(box(40, 78, 16, 12, 3)),
      ...seated(100, 84, 90, 3.8, {
        turn: -1,
        hair: "short",
        top: "tone",
        bottom: "figure",
        hands: [
          [90, 76],
          [92, 78],
        ],
        feet: [
          [86, 91],
          [89, 91],
        ],
      }),
      ...seated(124, 85, 91, 3.7, {
        turn: -1,
        hair: "ponytail",
        top: "accent",
        bottom: "figure",
        hands: [
          [114, 62],
          [118, 80],
        ],
        feet: [
          [110, 92],
          [113, 92],
        ],
      }),
      ...seated(18, 85, 91, 3.7, {
        turn: 1,
        hair: "afro",
        top: "figure",
        bottom: "accent",
        hands: [
          [30, 80],
          [28, 81],
        ],
        feet: [
          [31, 92],
          [28, 92],
        ],
      }),
      accent(box(72, 84, 7, 7, 1), box(76, 78, 7, 6, 1)),
      tone(box(80, 85, 7, 6, 1)),
    ],
  ),
  graduates: vignette(
    "graduates who throw their caps before a building with columns",
    "university",
    ["people", "graduation-cap", "column"],
    () => [
      back(box(16, 40, 112, 46), sharp("10 40,72 12,134 40")),
      tone(...[24, 44, 64, 84, 108].map((x) => box(x, 46, 8, 34)), box(14, 40, 116, 5)),
      figure(box(8, 82, 128, 7, 1)),
      ...[
        [40, 16, -14],
        [70, 8, 8],
        [104, 14, 20],
      ].flatMap(([x = 0, y = 0, degrees = 0]) => [
        figure(
          turned(sharp(`${x - 11} ${y},${x} ${y - 4.6},${x + 11} ${y},${x} ${y + 4.6}`), degrees, x, y),
          turned(box(x - 5, y + 2, 10, 5, 1.4), degrees, x, y),
        ),
        accent(turned(line(1.6, `${x} ${y},${x + 9} ${y + 1},${x + 9} ${y + 7}`), degrees, x, y)),
      ]),
      ...standing(36, 90, 4.7, {
        turn: 0,
        hair: "long",
        top: "figure",
        bottom: "figure",
        skirt: "long",
        sleeves: "long",
        hands: [
          [30, 20],
          [50, 52],
        ],
      }),
      ...standing(108, 90, 4.8, {
        turn: 0,
        hair: "short",
        beard: true,
        top: "figure",
        bottom: "figure",
        skirt: "long",
        sleeves: "long",
        hands: [
          [95, 54],
          [112, 20],
        ],
      }),
      ...standing(72, 91, 5.1, {
        turn: 0,
        hair: "afro",
        top: "accent",
        bottom: "accent",
        skirt: "long",
        sleeves: "long",
        hands: [
          [62, 16],
          [82, 16],
        ],
      }),
      light(
        ...[
          [36, 39, 35],
          [108, 39, 36],
          [72, 36, 34],
        ].map(([x = 0, , y = 0]) => sharp(`${x - 3.4} ${y},${x + 3.4} ${y},${x} ${y + 9}`)),
      ),
    ],
  ),
  "lecture-hall": vignette(
    "a lecturer before rows of students in a lecture hall",
    "university adult-education",
    ["people", "lectern", "blackboard"],
    () => [
      back(box(4, 6, 136, 54)),
      ...board(46, 8, 88, 38),
      light(curve(2.2, "M56 36C66 36 70 16 82 16C94 16 98 36 108 36"), textLines(114, 18, [12, 9, 13], 6)),
      ...standing(26, 62, 3.9, {
        turn: 1,
        hair: "bald",
        beard: true,
        top: "accent",
        bottom: "figure",
        sleeves: "long",
        hands: [
          [45, 26],
          [34, 42],
        ],
      }),
      figure(corners(0.8, "34 40,48 40,46 61,36 61")),
      ...[20, 49, 78, 107].flatMap((x, i) =>
        onlooker(x + 8, 60, 3.7, i % 2 === 0 ? "accent" : "tone", (["long", "short", "bun", "afro"] as const)[i]),
      ),
      tone(box(8, 67, 128, 9, 1.4)),
      ...[18, 45, 72, 99, 126].flatMap((x, i) =>
        onlooker(
          x,
          73,
          4.1,
          i % 2 === 0 ? "tone" : "accent",
          (["short", "scarf", "short", "ponytail", "bob"] as const)[i],
          i === 1 ? "tone" : "figure",
        ),
      ),
      figure(box(4, 81, 136, 11, 1.6)),
      light(box(8, 84, 128, 1.8, 0.9)),
    ],
  ),
  workshop: vignette(
    "a trainer and an apprentice at a workbench with a vice",
    "vocational-training",
    ["people", "hammer", "wrench"],
    () => [
      back(box(8, 8, 126, 46, 2)),
      figure(
        line(2.4, "54 14,54 32"),
        box(50, 13, 8, 5, 1),
        line(2.4, "68 14,68 34"),
        hoop(2.4, 68, 15, 3),
        line(2.4, "82 14,82 26"),
        corners(0.6, "79 26,85 26,84 40,80 40"),
      ),
      tone(box(96, 14, 30, 12, 1), box(96, 30, 30, 12, 1)),
      light(box(100, 18, 6, 4, 0.8), box(112, 18, 6, 4, 0.8), box(100, 34, 6, 4, 0.8), box(112, 34, 6, 4, 0.8)),
      ...standing(34, 90, 5.4, {
        turn: 1,
        hair: "short",
        top: "accent",
        bottom: "figure",
        lean: 0.5,
        hands: [
          [70, 55],
          [58, 54],
        ],
      }),
      ...standing(122, 90, 5.5, {
        turn: -1,
        hair: "bun",
        hairRole: "tone",
        top: "tone",
        bottom: "figure",
        sleeves: "long",
        hands: [
          [96, 50],
          [112, 60],
        ],
      }),
      figure(box(42, 64, 72, 5, 1), box(47, 68, 5, 21), box(104, 68, 5, 21), box(47, 78, 60, 3)),
      accent(box(76, 54, 10, 10, 1), box(88, 54, 10, 10, 1)),
      figure(box(84, 57, 6, 4), box(97, 58, 10, 2.4), line(1.8, "106 53,106 65"), box(78, 48, 17, 4, 0.6)),
      tone(line(2.4, "52 54,78 52")),
      light(line(1.4, "48 66.6,108 66.6")),
    ],
  ),
  "evening-class": vignette(
    "adults of all ages around a table with an instructor",
    "adult-education language-school",
    ["people", "book", "blackboard"],
    () => [
      back(circle(112, 24, 14)),
      ...board(34, 8, 64, 32),
      light(line(2, "42 28,52 18,62 28"), textLines(70, 17, [20, 14, 18], 5)),
      ...standing(116, 89, 5, {
        turn: -1,
        hair: "bob",
        top: "accent",
        bottom: "figure",
        hands: [
          [98, 36],
          [104, 56],
        ],
      }),
      ...bust(20, 50, 5.3, {
        turn: 1,
        hair: "bald",
        beard: true,
        hairRole: "tone",
        top: "accent",
        to: 72,
        hands: [
          [38, 68],
          [42, 69],
        ],
      }),
      ...bust(50, 48, 4.9, {
        turn: 0,
        hair: "bob",
        hairRole: "figure",
        top: "tone",
        to: 72,
        hands: [
          [44, 67],
          [58, 67],
        ],
      }),
      ...bust(82, 48, 5, {
        turn: 0,
        hair: "afro",
        top: "accent",
        to: 72,
        hands: [
          [74, 67],
          [90, 67],
        ],
      }),
      figure(corners(2, "6 70,138 70,134 76,10 76"), box(16, 76, 4, 13, 1), box(124, 76, 4, 13, 1)),
      light(...[36, 48, 78].map((x) => corners(0.5, `${x} 70,${x + 14} 70,${x + 12} 66,${x + 2} 66`))),
      ...cup(106, 70, "accent"),
    ],
  ),
  "language-class": vignette(
    "students who practise a language with a teacher, with speech bubbles",
    "language-school",
    ["people", "speech-bubble"],
    () => [
      back(circle(72, 46, 34)),
      accent(corners(4, "6 8,54 8,54 32,28 32,20 40,20 32,6 32")),
      light(curve(2.2, "M13 20C17 15 20 25 24 20C28 15 31 25 35 20C39 15 42 25 47 20")),
      figure(corners(4, "138 8,90 8,90 32,116 32,124 40,124 32,138 32")),
      light(box(97, 17, 5, 6, 1), box(105, 17, 9, 6, 1), box(117, 17, 5, 6, 1), box(125, 17, 7, 6, 1)),
      tone(corners(4, "58 12,86 12,86 28,76 28,72 34,68 28,58 28")),
      light(circle(66, 20, 1.9), circle(72, 20, 1.9), circle(78, 20, 1.9)),
      ...bust(24, 54, 6, {
        turn: 1,
        hair: "ponytail",
        top: "figure",
        to: 80,
        hands: [
          [48, 62],
          [44, 76],
        ],
      }),
      ...bust(120, 54, 6, {
        turn: -1,
        hair: "short",
        top: "accent",
        to: 80,
        hands: [
          [96, 64],
          [102, 76],
        ],
      }),
      ...bust(72, 52, 5.8, {
        turn: 0,
        hair: "afro",
        top: "tone",
        to: 80,
        hands: [
          [62, 74],
          [82, 74],
        ],
      }),
      figure(box(4, 78, 136, 5, 1.6), box(14, 82, 4, 7, 1), box(126, 82, 4, 7, 1)),
      light(corners(0.6, "58 78,71.4 78,71.4 72,60 72"), corners(0.6, "86 78,72.6 78,72.6 72,84 72")),
      accent(box(104, 74, 15, 4, 0.8)),
      tone(box(28, 74, 15, 4, 0.8)),
    ],
  ),
  "driving-lesson": vignette(
    "a learner who drives between cones past an instructor with a list",
    "driving-school",
    ["people", "car", "check-list"],
    () => {
      const car = [
        figure(outline("M38 56L52 30C54 27 56 26 60 26H88C92 26 96 28 99 31L116 54Z")),
        light(outline("M46 54L56 33C57 31 58 31 60 31H73V54Z"), outline("M77 31H88C91 31 93 32 95 34L109 54H77Z")),
        ...bust(89, 51, 5, {
          turn: 1,
          hair: "bob",
          top: "tone",
          to: 58,
          hands: [
            [101, 54],
            [101, 55],
          ],
        }),
        accent(outline("M18 60C18 56 20 54 26 54H108C122 56 128 58 130 64V74C130 77 129 78 126 78H22C19 78 18 77 18 74Z")),
        figure(line(2, "75 27,75 54"), line(3, "101 49,105 55"), box(80, 60, 9, 2.4, 1.2)),
        light(ellipse(124, 63, 4, 3)),
        figure(circle(40, 78, 10), circle(108, 78, 10)),
        tone(circle(40, 78, 5), circle(108, 78, 5)),
      ].map(({ role, path }) => ({ role, path: moved(sized(path, 0.86, 18, 88), 21, 0) }));
      const cone = (x: number) => [
        accent(sharp(`${x} 70,${x + 6} 90,${x - 6} 90`), box(x - 7.4, 88.6, 14.8, 2.6, 1)),
        light(sharp(`${x - 2.1} 77,${x + 2.1} 77,${x + 3.8} 82.6,${x - 3.8} 82.6`)),
      ];
      return [
        back(outline("M4 84V58H18V44H34V58H50V50H66V62H96V42H112V54H128V62H140V84Z")),
        ...car,
        ...standing(18, 90, 5.2, {
          turn: 1,
          hair: "short",
          top: "figure",
          bottom: "tone",
          shoes: "figure",
          hands: [
            [35, 55],
            [29, 57],
          ],
          held: [figure(corners(1.2, "28 44,40 42,42 58,30 60")), light(corners(0.6, "30.6 46.6,38 45.4,39.4 55.8,32 57"))],
        }),
        ...cone(48),
        ...cone(90),
        ...cone(132),
      ];
    },
  ),
  "tutor-table": vignette(
    "a tutor and a child over a book at a table",
    "tutoring",
    ["people", "open-book", "lamp", "pencil"],
    () => [
      back(circle(66, 40, 33)),
      tone(box(104, 10, 30, 24, 1.4)),
      light(sharp("109 29,116 17,121 25,124 21,129 29"), circle(127, 16, 2)),
      ...bust(44, 38, 6.6, {
        turn: 1,
        hair: "long",
        top: "tone",
        sleeves: "long",
        nod: 12,
        to: 70,
        hands: [
          [76, 64],
          [62, 62],
        ],
      }),
      ...bust(98, 46, 5.6, {
        turn: -1,
        hair: "short",
        top: "accent",
        nod: -14,
        to: 70,
        hands: [
          [80, 62],
          [84, 66],
        ],
      }),
      figure(line(1.8, "80 61,75 52")),
      figure(line(2.2, "22 68,14 44,30 28"), box(14, 66, 16, 2.6, 1.2)),
      accent(corners(1.2, "24 24,34 20,43 33,33 37")),
      figure(box(4, 69, 136, 4.4, 1.6), box(14, 72, 4, 17, 1), box(126, 72, 4, 17, 1)),
      light(corners(0.8, "52 69,68.4 69,68.4 62,56 62"), corners(0.8, "70 69,86.4 69,82.4 62,70 62")),
      accent(box(108, 64.6, 20, 4.4, 0.8)),
      tone(box(110, 60.4, 17, 4.2, 0.8)),
      light(circle(119, 56.4, 3.6)),
      figure(petal(119, 54, 123, 49.6, 3)),
    ],
  ),
  "cooking-class": vignette(
    "a chef who shows two learners how to cook",
    "cooking-school",
    ["people", "chef-hat", "cooking-pot", "kitchen-knife"],
    () => [
      back(box(8, 8, 128, 46, 2)),
      figure(box(14, 26, 44, 2.6), box(92, 26, 42, 2.6)),
      accent(box(18, 16, 8, 10, 1.4), box(106, 14, 8, 12, 1.4)),
      tone(box(29, 18, 8, 8, 1.4), box(40, 14, 8, 12, 1.4), ellipse(124, 22, 7, 4)),
      figure(
        line(1.8, "98 29,98 40"),
        ellipse(98, 42, 4.6, 3.4),
        line(1.8, "112 29,112 42"),
        line(1.8, "126 29,126 38"),
        circle(126, 41, 4),
      ),
      ...bust(68, 38, 6.4, {
        turn: 0,
        hair: "short",
        top: "figure",
        to: 68,
        hands: [
          [58, 62],
          [80, 62],
        ],
      }),
      light(outline("M62 46H74L77 68H59Z")),
      tone(outline("M61.6 22C56 20 57 12 63 12C64 7 73 7 74 12C80 12 80 20 74.4 22V26H61.6Z")),
      figure(line(1.6, "62 25.4,74 25.4")),
      ...bust(22, 44, 5.4, {
        turn: 1,
        hair: "bun",
        top: "accent",
        to: 68,
        hands: [
          [40, 62],
          [36, 63],
        ],
      }),
      ...bust(124, 44, 5.4, {
        turn: -1,
        hair: "afro",
        top: "tone",
        to: 68,
        hands: [
          [108, 62],
          [112, 64],
        ],
      }),
      figure(box(84, 56, 22, 12, 2), box(80, 57, 30, 2.4, 1.2)),
      tone(curve(1.8, "M90 53C87 49 93 47 90 43M99 53C96 49 102 47 99 43")),
      figure(corners(0.8, "42 61,62 61,62 64,46 64"), line(2.2, "36 62,43 62")),
      accent(ellipse(52, 65.4, 5, 2.6)),
      figure(box(4, 67, 136, 5, 1.4)),
      tone(box(8, 72, 128, 16, 1)),
      light(line(1.6, "40 76,40 86"), line(1.6, "72 76,72 86"), line(1.6, "104 76,104 86")),
    ],
  ),
  "drawing-class": vignette(
    "students at easels around a vase of flowers",
    "art-school",
    ["people", "easel", "vase", "pencil", "flower"],
    () => [
      back(box(44, 6, 56, 50, 2)),
      figure(box(60, 62, 26, 26, 1)),
      tone(box(57, 58, 32, 5, 1)),
      accent(outline("M67 38H79C77 44 82 48 82 53C82 56 80 58 76 58H70C66 58 64 56 64 53C64 48 69 44 67 38Z")),
      figure(petal(73, 40, 60, 26, 5), petal(73, 40, 86, 26, 5), line(1.6, "73 40,73 22")),
      tone(circle(73, 19, 5), circle(60, 24, 4), circle(86, 24, 4)),
      ...[1, -1].flatMap((turn) => {
        const at = (x: number) => (turn === 1 ? x : 144 - x);
        return [
          figure(line(2.4, `${at(48)} 32,${at(40)} 90`), line(2.4, `${at(48)} 32,${at(58)} 90`)),
          figure(corners(1, `${at(34)} 36,${at(55)} 32,${at(57)} 62,${at(36)} 66`)),
          light(corners(0.5, `${at(36)} 38,${at(53.4)} 34.4,${at(55)} 60.4,${at(37.6)} 63.6`)),
          tone(line(2, `${at(42)} 58,${at(41)} 50,${at(46)} 42,${at(50)} 50,${at(49)} 57`)),
        ];
      }),
      ...standing(18, 91, 5.2, {
        turn: 1,
        hair: "long",
        top: "accent",
        bottom: "figure",
        hands: [
          [40, 52],
          [32, 62],
        ],
      }),
      ...standing(126, 91, 5.2, {
        turn: -1,
        hair: "short",
        top: "tone",
        bottom: "figure",
        hands: [
          [104, 50],
          [112, 60],
        ],
      }),
    ],
  ),
  "coding-class": vignette(
    "learners with laptops before blocks of a program on a screen",
    "coding-school",
    ["people", "laptop", "code-brackets"],
    () => [
      back(box(14, 6, 116, 64, 12)),
      ...appWindow(28, 8, 88, 52),
      figure(box(33, 20, 30, 7, 2), line(2.4, "100 24,106 30,100 36"), line(2.4, "90 24,84 30,90 36")),
      accent(box(38, 29, 34, 7, 2), box(43, 47, 24, 7, 2)),
      tone(box(43, 38, 30, 7, 2), box(80, 44, 30, 10, 2)),
      light(
        line(1.6, "36 23.4,54 23.4"),
        line(1.6, "41 32.4,62 32.4"),
        line(1.6, "46 41.4,66 41.4"),
        line(1.6, "46 50.4,60 50.4"),
      ),
      ...standing(127, 89, 4.9, {
        turn: -1,
        hair: "bun",
        top: "accent",
        bottom: "figure",
        hands: [
          [108, 48],
          [114, 58],
        ],
      }),
      ...bust(24, 58, 4.8, {
        turn: 1,
        hair: "afro",
        top: "tone",
        to: 78,
        hands: [
          [40, 74],
          [38, 75],
        ],
      }),
      ...bust(74, 60, 4.6, {
        turn: 1,
        hair: "ponytail",
        top: "accent",
        to: 78,
        hands: [
          [90, 74],
          [88, 75],
        ],
      }),
      figure(box(4, 77, 110, 4, 1.4), box(12, 80, 3.6, 10, 1), box(102, 80, 3.6, 10, 1)),
      ...sideLaptop(38, 77, 11, 1),
      ...sideLaptop(88, 77, 11, 1),
    ],
  ),
  "student-desk": vignette("students who ask for advice at a counter", "student-services", ["people", "backpack"], () => [
    back(box(54, 8, 84, 50, 4)),
    tone(box(60, 14, 20, 26, 1.2), box(84, 14, 20, 16, 1.2)),
    light(textLines(63, 18, [14, 10, 14, 8], 4.6), textLines(87, 18, [14, 10], 4.6)),
    accent(box(84, 34, 20, 14, 1.2)),
    ...bust(112, 42, 5.4, {
      turn: -1,
      hair: "bob",
      top: "accent",
      to: 64,
      hands: [
        [88, 54],
        [96, 61],
      ],
    }),
    figure(box(66, 62, 74, 4, 1.4)),
    tone(box(70, 66, 66, 22, 1.4)),
    light(circle(103, 77, 5)),
    light(corners(0.6, "82 62,94 62,93 58,84 58")),
    ...standing(54, 90, 5.2, {
      turn: 1,
      hair: "short",
      top: "figure",
      bottom: "tone",
      hands: [
        [74, 58],
        [66, 60],
      ],
    }),
    accent(corners(3, "38 36,47 34,49 56,38 57")),
    ...standing(22, 90, 5.1, {
      turn: 1,
      hair: "scarf",
      hairRole: "accent",
      top: "tone",
      sleeves: "long",
      bottom: "figure",
      skirt: "long",
      hands: [
        [34, 54],
        [32, 56],
      ],
    }),
    figure(box(31, 47, 11, 9, 1)),
  ]),
};
