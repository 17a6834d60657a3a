import { box, circle, corners, ellipse, outline, sharp } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { bust, onlooker, posed, seated, standing } from "../figures";
import { bookRow, garland, textLines } from "../furniture";
import { accent, back, figure, light, vignette, type VignetteGroup, tone } from "../vignette-drawing";

/** Second looks at places that people visit for culture and celebration. */
export const visits: VignetteGroup = {
  "dinosaur-hall": vignette("a family before the skeleton of a dinosaur", "museum attraction", ["people", "museum"], () => [
    back(outline("M6 84V34C26 4 118 4 138 34V84Z")),
    figure(box(34, 76, 100, 12, 1)),
    tone(box(34, 74, 100, 4, 1)),
    figure(curve(3.6, "M136 66C120 58 110 42 94 40C80 38 74 44 66 38C56 30 54 20 46 16")),
    figure(outline("M48 10C56 10 58 18 53 21L36 26C30 27 27 23 30 20Z"), line(2, "34 27,48 25")),
    accent(circle(46.4, 16, 1.9)),
    figure(
      ...[
        [76, 42, 60],
        [83, 41, 64],
        [90, 41, 64],
        [97, 42, 60],
      ].map(([x = 0, y = 0, to = 0]) => curve(2, `M${x} ${y}C${x + 5} ${y + 6} ${x + 4} ${to - 6} ${x - 3} ${to}`)),
    ),
    figure(
      line(2.6, "104 46,112 58,104 74"),
      line(2.6, "104 75,97 75"),
      line(2.4, "72 43,66 54,74 60"),
      line(2.4, "68 44,62 52,58 60"),
    ),
    figure(line(1.4, "88 64,88 75"), ...[112, 120, 128].map((x, n) => line(1.8, `${x} ${52 + n * 5},${x - 1} ${58 + n * 5}`))),
    ...standing(18, 90, 4.6, {
      turn: 1,
      hair: "long",
      top: "accent",
      bottom: "figure",
      hands: [
        [30, 64],
        [20, 64],
      ],
    }),
    ...standing(34, 90, 3, {
      turn: 1,
      hair: "short",
      top: "accent",
      bottom: "tone",
      hands: [
        [45, 50],
        [30, 66],
      ],
    }),
  ]),
  "picture-house": vignette(
    "visitors with tickets before the lit front of a cinema",
    "cinema",
    ["people", "ticket", "door"],
    () => [
      back(box(6, 20, 132, 66)),
      figure(box(22, 6, 100, 80, 1)),
      tone(box(28, 40, 88, 46)),
      accent(corners(1.4, "14 22,130 22,126 38,18 38")),
      light(box(22, 25.4, 100, 9, 1)),
      figure(box(30, 28.6, 24, 2.6, 1.3), box(60, 28.6, 34, 2.6, 1.3), box(100, 28.6, 14, 2.6, 1.3)),
      light(
        ...[30, 42, 54, 66, 78, 90, 102, 114].map((x) => circle(x, 16, 2)),
        ...[36, 60, 84, 108].map((x) => circle(x, 10.6, 1.6)),
      ),
      figure(box(31, 46, 20, 28, 1), box(93, 46, 20, 28, 1)),
      light(box(33, 48, 16, 24, 0.6), box(95, 48, 16, 24, 0.6)),
      accent(circle(41, 56, 5), outline("M95 72V62C100 56 106 58 111 64V72Z")),
      figure(outline("M35 72C35 62 47 62 47 72Z"), circle(106, 54, 2.6)),
      figure(box(57, 44, 30, 44, 1)),
      light(box(60, 47, 11, 38, 0.6), box(73, 47, 11, 38, 0.6)),
      ...standing(46, 91, 4.4, {
        turn: 1,
        hair: "ponytail",
        top: "accent",
        bottom: "figure",
        hands: [
          [59, 58],
          [53, 62],
        ],
      }),
      light(corners(0.6, "57 54,65 54,65 59,57 59")),
      ...standing(100, 91, 4.6, {
        turn: -1,
        hair: "short",
        top: "figure",
        bottom: "accent",
        hands: [
          [90, 58],
          [92, 61],
        ],
      }),
      light(corners(0.6, "86 55,94 54,94 59,86 60")),
    ],
  ),
  "reading-corner": vignette(
    "an adult who reads to children on cushions before bookshelves",
    "library bookshop",
    ["people", "bookshelf", "open-book"],
    () => [
      back(box(4, 6, 136, 62, 2)),
      figure(box(6, 24, 132, 2.6), box(6, 44, 132, 2.6), box(4, 6, 3, 62), box(137, 6, 3, 62)),
      figure(
        bookRow(10, 24, [
          [4, 14],
          [5, 12],
          [4, 15],
        ]),
        bookRow(52, 24, [
          [5, 13],
          [4, 15],
        ]),
        bookRow(108, 24, [
          [4, 15],
          [5, 13],
          [4, 14],
        ]),
        bookRow(12, 44, [
          [5, 13],
          [4, 15],
        ]),
        bookRow(116, 44, [
          [4, 13],
          [5, 15],
        ]),
      ),
      accent(
        bookRow(26, 24, [
          [5, 14],
          [4, 12],
        ]),
        bookRow(92, 24, [
          [4, 14],
          [5, 15],
        ]),
        bookRow(24, 44, [[5, 14]]),
        bookRow(104, 44, [
          [5, 14],
          [4, 12],
        ]),
      ),
      tone(
        bookRow(38, 24, [
          [4, 15],
          [5, 12],
        ]),
        bookRow(74, 24, [
          [5, 13],
          [4, 15],
          [4, 12],
        ]),
        bookRow(126, 44, [[5, 13]]),
      ),
      tone(box(58, 50, 30, 34, 9)),
      ...bust(72, 42, 5.8, {
        turn: 0,
        hair: "afro",
        top: "accent",
        to: 72,
        hands: [
          [62, 62],
          [82, 62],
        ],
      }),
      figure(corners(3, "61 65,83 65,90 86,54 86"), ellipse(64, 87.4, 5, 2.2), ellipse(80, 87.4, 5, 2.2)),
      light(outline("M58 56C64 53 69 54 72 57C75 54 80 53 86 56V68C80 65 75 66 72 69C69 66 64 65 58 68Z")),
      figure(line(1.4, "72 57.6,72 68")),
      ...seated(24, 84, 91, 3.9, {
        turn: 1,
        hair: "bob",
        top: "figure",
        bottom: "accent",
        shoes: "figure",
        hands: [
          [36, 78],
          [34, 79],
        ],
        feet: [
          [38, 92],
          [35, 92],
        ],
      }),
      ...seated(118, 84, 91, 3.9, {
        turn: -1,
        hair: "short",
        top: "accent",
        bottom: "figure",
        hands: [
          [108, 66],
          [110, 79],
        ],
        feet: [
          [104, 92],
          [107, 92],
        ],
      }),
    ],
  ),
  "cafe-writer": vignette(
    "a writer with a notebook at a window table",
    "writer publisher",
    ["people", "pen", "coffee-cup", "window", "book"],
    () => [
      back(box(14, 6, 74, 60, 2)),
      figure(line(2, "51 6,51 66"), box(10, 64, 82, 3, 1)),
      tone(circle(30, 50, 9), circle(42, 54, 7), circle(70, 22, 6)),
      figure(line(2, "30 52,30 64"), line(1.8, "42 55,42 64")),
      ...bust(100, 38, 7.6, {
        turn: -1,
        hair: "long",
        top: "accent",
        nod: -12,
        to: 76,
        hands: [
          [68, 68],
          [74, 72],
        ],
      }),
      figure(line(2.2, "66 70,74 57")),
      figure(corners(1, "34 76,40 69,86 69,84 76")),
      light(corners(0.6, "37.6 74.6,41.4 70.4,59 70.4,58 74.6"), corners(0.6, "61 74.6,62 70.4,83 70.4,82 74.6")),
      tone(box(14, 64, 13, 11, 3)),
      accent(box(11, 74, 19, 2.4, 1.2)),
      figure(curve(1.6, "M19 61C16 57 22 56 19 52")),
      figure(box(4, 76, 136, 5, 1.6), box(66, 80, 6, 9, 1), box(48, 87, 42, 3, 1.4)),
      tone(box(114, 70, 18, 6, 0.8)),
      figure(box(116, 64.6, 16, 5.4, 0.8)),
    ],
  ),
  "sculpture-room": vignette(
    "visitors who walk around a large abstract sculpture",
    "gallery arts-centre sculptor",
    ["people"],
    () => [
      back(box(4, 6, 136, 78)),
      tone(box(10, 14, 22, 30, 1), box(112, 14, 22, 30, 1)),
      light(circle(21, 29, 7), sharp("115 40,123 18,131 40")),
      figure(box(46, 74, 54, 14, 1)),
      accent(hoop(9, 73, 40, 23), curve(8, "M58 72C60 62 66 60 73 60C80 60 86 62 88 72")),
      tone(circle(79, 46, 9)),
      light(curve(1.8, "M57 30C60 24 66 21 72 20.6")),
      ...standing(28, 91, 5, {
        turn: 1,
        hair: "bun",
        top: "figure",
        bottom: "tone",
        skirt: "long",
        hands: [
          [38, 58],
          [37, 60],
        ],
      }),
      ...standing(116, 91, 5.2, {
        turn: -1,
        hair: "bald",
        beard: true,
        top: "tone",
        bottom: "figure",
        sleeves: "long",
        hands: [
          [101, 46],
          [108, 64],
        ],
      }),
    ],
  ),
  "panel-talk": vignette(
    "a panel of speakers on a stage before an audience",
    "conference business-association",
    ["people", "microphone"],
    () => [
      back(outline("M10 62V14C10 8 14 6 20 6H124C130 6 134 8 134 14V62Z")),
      figure(textLines(24, 13, [30, 22], 6, 2.6), textLines(92, 13, [28, 20], 6, 2.6)),
      tone(box(26, 59, 12, 10, 2), box(106, 59, 12, 10, 2), box(46, 61, 12, 3, 1), box(50, 63, 3, 6)),
      accent(box(50, 56, 4, 5, 1)),
      ...seated(33, 60, 70, 4.1, {
        turn: 1,
        hair: "short",
        top: "accent",
        bottom: "figure",
        hands: [
          [43, 43],
          [42, 54],
        ],
        feet: [
          [48, 70],
          [45, 70],
        ],
      }),
      ...seated(111, 60, 70, 4.1, {
        turn: -1,
        hair: "bun",
        top: "tone",
        bottom: "figure",
        hands: [
          [101, 43],
          [102, 54],
        ],
        feet: [
          [96, 70],
          [99, 70],
        ],
      }),
      ...standing(74, 69, 4, {
        turn: 0,
        hair: "scarf",
        hairRole: "accent",
        top: "figure",
        bottom: "figure",
        skirt: "long",
        hands: [
          [62, 42],
          [80, 46],
        ],
      }),
      figure(line(1.8, "42 44,46 38"), line(1.8, "102 44,98 38")),
      tone(box(6, 68, 132, 9, 1)),
      ...[16, 40, 64, 88, 112].flatMap((x, i) =>
        onlooker(
          x + 8,
          75,
          3.9,
          i % 2 === 0 ? "figure" : "accent",
          (["bob", "short", "afro", "ponytail", "short"] as const)[i],
          i % 2 === 0 ? "tone" : "figure",
        ),
      ),
    ],
  ),
  "field-festival": vignette(
    "a stage on a field with tents, flags and people who dance",
    "music-festival festival",
    ["people", "tent", "flag", "guitar"],
    () => [
      back(outline("M4 84C24 50 52 58 74 48C104 36 122 50 140 44V84Z"), circle(24, 24, 14)),
      figure(outline("M58 62V26C58 10 128 10 128 26V62H122V30C122 20 64 20 64 30V62Z")),
      tone(outline("M64 62V30C64 20 122 20 122 30V62Z")),
      accent(sharp("76 22,82 22,92 60,70 60"), sharp("104 22,110 22,116 60,94 60")),
      ...standing(92, 60, 2.6, {
        turn: 0,
        hair: "long",
        top: "figure",
        bottom: "figure",
        hands: [
          [84, 36],
          [99, 42],
        ],
      }),
      figure(box(66, 44, 8, 16, 1), box(112, 44, 8, 16, 1)),
      light(circle(70, 48, 2), circle(70, 55, 2.8), circle(116, 48, 2), circle(116, 55, 2.8)),
      figure(box(54, 60, 78, 7, 1)),
      figure(line(1.8, "46 20,46 66")),
      accent(outline("M46 20C40 17 36 24 30 20V31C36 35 40 28 46 31Z")),
      tone(sharp("6 70,20 50,34 70"), sharp("128 70,134 62,140 70")),
      light(sharp("16 70,20 60,24 70")),
      ...posed([24, 50], [26, 68], 3.9, {
        turn: 1,
        hair: "ponytail",
        top: "accent",
        bottom: "figure",
        skirt: "knee",
        hands: [
          [38, 40],
          [16, 40],
        ],
        feet: [
          [32, 90],
          [20, 90],
        ],
      }),
      ...bust(58, 76, 4.6, {
        away: true,
        hair: "afro",
        top: "accent",
        to: 93,
        hands: [
          [48, 58],
          [68, 56],
        ],
      }),
      ...bust(90, 78, 4.6, {
        away: true,
        hair: "short",
        top: "tone",
        to: 94,
        hands: [
          [80, 62],
          [100, 58],
        ],
      }),
      ...bust(122, 76, 4.6, {
        away: true,
        hair: "bun",
        top: "figure",
        to: 93,
        hands: [
          [113, 58],
          [132, 60],
        ],
      }),
    ],
  ),
  "street-tables": vignette(
    "people who eat together at a long table in the street",
    "food-festival festival",
    ["people", "string-lights", "bowl"],
    () => [
      back(outline("M4 84V34H26V24H48V40H70V28H94V38H116V22H140V84Z")),
      ...garland(4, 8, 72, 10, 6, 8, "lamps"),
      ...garland(72, 10, 140, 8, 6, 8, "lamps"),
      figure(line(2, "72 8,72 40")),
      ...[26, 52, 92, 118].flatMap((x, i) =>
        bust(x, 44, 5, {
          turn: i % 2 === 0 ? 1 : -1,
          hair: (["bun", "short", "afro", "bob"] as const)[i] ?? "short",
          top: (["accent", "tone", "figure", "accent"] as const)[i] ?? "tone",
          to: 68,
          hands: [
            [x + (i % 2 === 0 ? 15 : -15), 58],
            [x + (i % 2 === 0 ? 13 : -13), 62],
          ],
        }),
      ),
      tone(outline("M60 56H84C84 63 80 66 72 66C64 66 60 63 60 56Z")),
      accent(circle(66, 54, 4), circle(72, 52, 4.4), circle(78, 54, 4)),
      light(
        outline("M34 60H46C46 65 44 67 40 67C36 67 34 65 34 60Z"),
        outline("M98 60H110C110 65 108 67 104 67C100 67 98 65 98 60Z"),
      ),
      figure(box(4, 66, 136, 4.4, 1.4)),
      accent(
        outline(
          "M8 70H136V76C128 81 120 81 114 76C106 81 98 81 92 76C84 81 76 81 70 76C62 81 54 81 48 76C40 81 32 81 26 76C20 80 12 80 8 76Z",
        ),
      ),
      figure(line(2.6, "20 78,16 90"), line(2.6, "124 78,128 90")),
      tone(box(26, 84, 92, 3.6, 1.2), box(34, 87, 3, 4), box(107, 87, 3, 4)),
    ],
  ),
  "garden-party-house": vignette(
    "a country house with a lawn, a marquee and laid tables",
    "event-venue wedding-planning",
    ["house", "tent", "tree"],
    () => [
      back(outline("M4 84C20 60 44 62 60 56C90 46 120 56 140 50V84Z"), circle(120, 22, 12)),
      figure(sharp("12 34,24 18,70 18,82 34"), box(22, 10, 6, 10), box(64, 10, 6, 10)),
      tone(box(16, 34, 62, 40)),
      light(...[22, 36, 52, 66].map((x) => box(x, 39, 7, 11, 0.6)), ...[22, 66].map((x) => box(x, 56, 7, 12, 0.6))),
      figure(outline("M40 74V60C40 52 54 52 54 60V74Z"), sharp("36 56,47 47,58 56")),
      accent(
        outline("M92 44L112 28L132 44V48C128 51 124 51 121 48C118 51 114 51 112 48C109 51 106 51 103 48C100 51 96 51 92 48Z"),
      ),
      figure(line(2, "94 48,94 76"), line(2, "130 48,130 76"), line(1.8, "112 22,112 30")),
      accent(sharp("112 21,119 23.6,112 26.4")),
      light(outline("M98 58H126V74H98Z")),
      tone(ellipse(112, 58, 14, 2.4)),
      figure(outline("M4 74H140V90H4Z")),
      ...[28, 64, 104].flatMap((x, i) => [
        tone(box(x - 16, 72, 6, 9, 1), box(x + 10, 72, 6, 9, 1)),
        light(outline(`M${x - 10} 76H${x + 10}L${x + 8} 87H${x - 8}Z`)),
        accent(ellipse(x, 76, 11, 2.4), circle(x - 2, 72, 2.2), circle(x + 2, 72, 2.2), circle(x, 69.6, 2.4)),
        light(circle(x + (i - 1) * 0.1, 71.4, 0.9)),
      ]),
    ],
  ),
};
