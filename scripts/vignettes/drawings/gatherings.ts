import { box, circle, corners, ellipse, outline, sharp, star } from "#/studio/motifs/outlines";
import { bar, curve, hoop, line } from "#/studio/motifs/strokes";
import { bust, head, posed, seated, standing } from "../figures";
import { garland, sideChair } from "../furniture";
import { accent, back, figure, light, vignette, type VignetteGroup, tone } from "../vignette-drawing";

/** Second looks at readers, pupils, musicians and crowds. */
export const gatherings: VignetteGroup = {
  "magazine-reader": vignette(
    "a reader on a sofa with a large magazine beside a pile of others",
    "magazine",
    ["people", "magazine", "sofa"],
    () => [
      back(circle(64, 40, 34)),
      figure(box(108, 20, 30, 3)),
      tone(box(112, 6, 10, 14, 1), box(125, 9, 9, 11, 1)),
      tone(box(14, 36, 88, 44, 10)),
      figure(box(4, 52, 18, 34, 6), box(94, 52, 18, 34, 6), box(16, 66, 84, 18, 4)),
      ...bust(58, 40, 7.6, {
        turn: 0,
        hair: "afro",
        top: "figure",
        to: 70,
        hands: [
          [34, 60],
          [82, 60],
        ],
      }),
      accent(corners(1.4, "30 42,57 46,57 78,30 73"), corners(1.4, "86 42,59 46,59 78,86 73")),
      light(corners(0.6, "33 56,54 59,54 62,33 58.6"), corners(0.6, "33 65,48 67.4,48 69.6,33 67"), circle(72.5, 58, 8.4)),
      ...head(72.5, 57, 4.6, { hair: "bob" }),
      light(corners(0.6, "62 50.4,83 47.2,83 49.6,62 52.8"), corners(0.6, "65 72.6,80 70,80 72,65 74.6")),
      light(corners(0.6, "33 46,46 48,46 51,33 49")),
      figure(box(114, 66, 28, 3, 1), line(2.2, "118 68,116 88"), line(2.2, "138 68,140 88")),
      accent(box(117, 61.6, 20, 4.4, 0.6)),
      tone(box(119, 57.2, 20, 4.2, 0.6)),
      light(box(116, 53, 19, 4, 0.6)),
      figure(box(118, 48.8, 19, 4, 0.6)),
    ],
  ),
  "string-trio": vignette(
    "three string players in a half circle with music stands",
    "orchestra",
    ["people", "violin", "cello", "music-stand"],
    () => {
      const player = (x: number, turn: 1 | -1, hair: "bun" | "short" | "long" | "bald", top: "figure" | "accent") => [
        ...sideChair(x, 70, turn, "tone", 88),
        ...seated(x, 69, 88, 5, {
          turn,
          hair,
          top,
          bottom: "figure",
          sleeves: "long",
          beard: hair === "bald",
          hands: [
            [x + 19 * turn, 39],
            [x + 13 * turn, 50],
          ],
          held: [
            tone(ellipse(x + 7 * turn, 44.4, 5.6, 3.6, -14 * turn), line(2, `${x + 10 * turn} 43.4,${x + 20 * turn} 39`)),
            figure(line(1.5, `${x + 6 * turn} 33,${x + 13.6 * turn} 52`)),
          ],
        }),
      ];
      return [
        back(outline("M14 84V40C14 -2 130 -2 130 40V84Z")),
        tone(box(18, 60, 108, 3, 1), ...[22, 34, 46, 96, 108, 120].map((x) => box(x - 1, 42, 2, 18))),
        ...bust(56, 33, 4.8, {
          turn: 1,
          hair: "short",
          top: "accent",
          sleeves: "long",
          to: 62,
          hands: [
            [74, 33],
            [68, 44],
          ],
        }),
        tone(ellipse(63, 37.4, 5.4, 3.4, -12), line(2, "66 36.6,76 32.4")),
        figure(line(1.5, "62 27,69 46")),
        ...player(18, 1, "bun", "figure"),
        ...sideChair(122, 70, -1, "tone", 88),
        ...seated(122, 69, 88, 5, {
          turn: -1,
          hair: "long",
          top: "accent",
          bottom: "figure",
          sleeves: "long",
          hands: [
            [103, 44],
            [100, 66],
          ],
          held: [
            tone(
              outline("M103 50C111 50 112 57 108 60C116 65 115 84 103 84C91 84 90 65 98 60C94 57 95 50 103 50Z"),
              line(2.6, "103 52,103 34"),
            ),
            figure(line(1.5, "103 46,103 76"), line(1.8, "103 84,103 88"), line(1.6, "88 68,118 63")),
          ],
        }),
        figure(line(1.8, "50 68,50 86"), line(1.8, "44 89,50 85,56 89"), corners(0.8, "41 57,59 57,57 68,43 68")),
        light(corners(0.4, "43 59,49.2 59,49.2 66,44.2 66"), corners(0.4, "50.8 59,57 59,55.8 66,50.8 66")),
        figure(line(1.8, "80 68,80 86"), line(1.8, "74 89,80 85,86 89"), corners(0.8, "71 57,89 57,87 68,73 68")),
        light(corners(0.4, "73 59,79.2 59,79.2 66,74.2 66"), corners(0.4, "80.8 59,87 59,85.8 66,80.8 66")),
      ];
    },
  ),
  "winners-podium": vignette(
    "three winners with a cup and medals on a podium",
    "sports-event sports-club",
    ["people", "trophy", "flag"],
    () => [
      back(circle(72, 36, 32)),
      ...garland(4, 8, 140, 8, 6, 14, "flags"),
      figure(box(50, 70, 44, 20, 1)),
      tone(box(8, 75, 42, 15, 1), box(94, 78, 42, 12, 1)),
      light(star(72, 80, 6, 2.6, 5), circle(29, 82, 4), circle(115, 84, 4)),
      ...standing(72, 70, 3.7, {
        turn: 0,
        hair: "ponytail",
        top: "accent",
        bottom: "tone",
        shoes: "figure",
        hands: [
          [64, 12],
          [80, 12],
        ],
      }),
      figure(outline("M65 2H79C79 9 76 12 73.4 12.6V15H70.6V12.6C68 12 65 9 65 2Z")),
      ...standing(29, 75, 3.6, {
        turn: 0,
        hair: "afro",
        top: "figure",
        bottom: "accent",
        shoes: "figure",
        hands: [
          [18, 31],
          [36, 55],
        ],
      }),
      ...standing(115, 78, 3.6, {
        turn: 0,
        hair: "short",
        top: "figure",
        bottom: "accent",
        shoes: "figure",
        hands: [
          [108, 58],
          [127, 34],
        ],
      }),
      accent(circle(29, 46, 2.6), circle(115, 49, 2.6)),
      light(line(1.2, "27 36,29 43.6"), line(1.2, "31 36,29 43.6"), line(1.2, "113 39,115 46.6"), line(1.2, "117 39,115 46.6")),
    ],
  ),
  carousel: vignette("children on the horses of a carousel", "amusement-park", ["people", "horse", "string-lights"], () => {
    const horse = (x: number, y: number) => [
      tone(
        ellipse(x, y, 12, 6),
        line(5.4, `${x + 8} ${y - 2},${x + 13} ${y - 11},${x + 19} ${y - 8}`),
        line(2.6, `${x + 7} ${y + 3},${x + 13} ${y + 6},${x + 11} ${y + 12}`),
        line(2.6, `${x + 4} ${y + 4},${x + 4} ${y + 13}`),
        line(2.6, `${x - 8} ${y + 2},${x - 13} ${y + 10}`),
        line(2.6, `${x - 6} ${y + 4},${x - 5} ${y + 13}`),
        curve(2.6, `M${x - 11} ${y - 2}C${x - 18} ${y - 3} ${x - 17} ${y + 6} ${x - 20} ${y + 6}`),
      ),
      accent(box(x - 5, y - 6.4, 10, 7, 2)),
    ];
    return [
      back(circle(72, 40, 38)),
      figure(box(8, 34, 3, 52), box(133, 34, 3, 52), box(69, 34, 6, 52)),
      tone(box(58, 36, 28, 46, 2)),
      light(box(62, 40, 20, 38, 10)),
      figure(line(1.8, "34 34,34 84"), line(1.8, "106 34,106 84")),
      ...horse(34, 66),
      ...horse(106, 69),
      ...posed([33, 46.6], [32, 60], 3.1, {
        turn: 1,
        hair: "bob",
        top: "figure",
        bottom: "accent",
        shoes: "figure",
        hands: [
          [44, 54],
          [43, 52],
        ],
        feet: [
          [38, 78],
          [36, 78],
        ],
      }),
      ...posed([105, 49], [104, 63], 3.1, {
        turn: 1,
        hair: "afro",
        top: "figure",
        bottom: "accent",
        shoes: "figure",
        hands: [
          [116, 56],
          [115, 55],
        ],
        feet: [
          [110, 82],
          [108, 82],
        ],
      }),
      figure(
        outline(
          "M72 4C48 8 22 14 4 26V34C9 38 16 38 21 34C26 38 33 38 38 34C43 38 50 38 55 34C60 38 67 38 72 34" +
            "C77 38 84 38 89 34C94 38 101 38 106 34C111 38 118 38 123 34C128 38 135 38 140 34V26C122 14 96 8 72 4Z",
        ),
      ),
      accent(sharp("72 4,38 33.6,55 33.6"), sharp("72 4,89 33.6,106 33.6")),
      light(...[12, 29, 64, 80, 115, 132].map((x) => circle(x, 30, 1.7))),
      figure(box(4, 84, 136, 6, 1.4)),
      light(...[18, 45, 72, 99, 126].map((x) => circle(x, 87, 1.5))),
    ];
  }),
  "campus-bikes": vignette(
    "students with bags and a bicycle before a hall of residence",
    "student-services university",
    ["people", "bicycle", "backpack", "apartment"],
    () => [
      back(circle(116, 24, 14)),
      tone(box(12, 8, 96, 72, 1)),
      figure(box(8, 5, 104, 4, 1), outline("M50 80V58C50 50 68 50 68 58V80Z")),
      light(
        ...[0, 1, 2, 3].flatMap((n) => [14, 34].map((y) => box(19 + n * 23, y, 12, 13, 0.8))),
        box(19, 56, 12, 13, 0.8),
        box(88, 56, 12, 13, 0.8),
        line(1.6, "59 55,59 79"),
      ),
      accent(box(19, 21, 12, 6, 0.6), box(65, 41, 12, 6, 0.6)),
      figure(box(4, 80, 136, 4, 1)),
      figure(hoop(2.2, 98, 77, 11), hoop(2.2, 128, 77, 11)),
      accent(bar(2.2, "98 77,105 60,122 60,113 77,98 77"), bar(2.2, "105 60,113 77"), bar(2.2, "128 77,121 56")),
      figure(line(2, "102 57,109 57"), line(2, "121 56,117 54"), circle(113, 77, 2.6)),
      ...standing(82, 90, 5, {
        turn: -1,
        hair: "afro",
        top: "figure",
        bottom: "accent",
        shoes: "figure",
        hands: [
          [70, 58],
          [76, 62],
        ],
      }),
      accent(corners(3, "86 38,94 40,93 58,86 57")),
      ...standing(32, 90, 5.1, {
        turn: 1,
        hair: "long",
        top: "accent",
        bottom: "figure",
        hands: [
          [47, 54],
          [44, 56],
        ],
      }),
      light(box(40, 49, 12, 8.6, 0.8)),
      ...standing(56, 91, 4.8, {
        turn: 1,
        hair: "scarf",
        hairRole: "figure",
        top: "figure",
        bottom: "figure",
        skirt: "long",
        hands: [
          [66, 56],
          [64, 60],
        ],
      }),
    ],
  ),
  "building-blocks": vignette(
    "children and a teacher who build a tower of wooden blocks",
    "alternative-school childcare",
    ["people", "toy-block"],
    () => [
      back(box(8, 6, 128, 46, 4)),
      figure(box(14, 24, 44, 2.4), box(88, 24, 42, 2.4)),
      accent(box(18, 15, 8, 9, 1), circle(122, 18, 5.6)),
      tone(box(30, 12, 8, 12, 1), sharp("44 24,50 12,56 24"), box(92, 14, 10, 10, 1)),
      figure(box(105, 16, 8, 8, 1)),
      accent(box(60, 78, 12, 11, 1), box(66, 55, 12, 11, 1), sharp("62 43,72 31,82 43")),
      figure(box(74, 78, 12, 11, 1), box(58, 66.4, 28, 11, 1)),
      tone(box(62, 43.4, 20, 11, 1), box(88, 80, 9, 9, 1)),
      light(circle(72, 72, 3)),
      ...posed([30, 46], [24, 68], 5.2, {
        turn: 1,
        hair: "bun",
        top: "figure",
        bottom: "tone",
        shoes: "figure",
        hands: [
          [56, 60],
          [46, 70],
        ],
        feet: [
          [42, 90],
          [16, 90],
        ],
      }),
      ...standing(100, 90, 3.6, {
        turn: -1,
        hair: "short",
        top: "accent",
        bottom: "figure",
        hands: [
          [84, 44],
          [92, 60],
        ],
      }),
      ...seated(126, 84, 90, 3.9, {
        turn: -1,
        hair: "ponytail",
        top: "tone",
        bottom: "figure",
        hands: [
          [112, 78],
          [114, 79],
        ],
        feet: [
          [110, 91],
          [113, 91],
        ],
      }),
      accent(box(106, 76, 6, 6, 1)),
    ],
  ),
  "big-top": vignette(
    "a crowd on the way into a large striped circus tent at dusk",
    "circus",
    ["people", "circus-tent", "string-lights"],
    () => [
      back(circle(26, 26, 13), outline("M4 84C20 66 40 64 60 70C90 60 120 62 140 68V84Z")),
      tone(outline("M14 44L72 12L130 44V84H14Z")),
      figure(outline("M72 10L36 46V84H20V40Z"), outline("M72 10L108 46V84H124V40Z"), outline("M72 10L60 46V84H84V46Z")),
      light(outline("M54 84V60C54 48 90 48 90 60V84Z")),
      accent(
        outline("M54 84V58C60 54 66 52 70 52C70 66 64 78 54 84Z"),
        outline("M90 84V58C84 54 78 52 74 52C74 66 80 78 90 84Z"),
      ),
      accent(
        outline(
          "M8 42C30 36 54 24 72 10C90 24 114 36 136 42V48C132 52 126 52 121 48C116 52 110 52 105 48C100 52 94 52 89 48" +
            "C84 52 78 52 72 48C67 52 61 52 56 48C51 52 45 52 40 48C35 52 29 52 24 48C19 52 12 52 8 48Z",
        ),
      ),
      figure(line(1.8, "72 2,72 12")),
      accent(sharp("72 2,82 4.6,72 7.6")),
      figure(line(1.4, "8 46,4 84"), line(1.4, "136 46,140 84")),
      ...standing(38, 91, 3.6, {
        away: true,
        hair: "long",
        top: "accent",
        bottom: "tone",
        skirt: "knee",
        hands: [
          [31, 71],
          [44, 72],
        ],
      }),
      ...standing(49, 91, 2.5, {
        away: true,
        hair: "short",
        top: "accent",
        bottom: "figure",
        hands: [
          [45, 72],
          [56, 66],
        ],
      }),
      ...standing(106, 91, 3.7, {
        away: true,
        hair: "bun",
        top: "accent",
        bottom: "tone",
        hands: [
          [98, 70],
          [113, 70],
        ],
      }),
      figure(line(1, "56.6 65,60 52")),
      accent(ellipse(61, 47, 4, 5)),
    ],
  ),
};
