import { box, circle, corners, ellipse, outline, sharp } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { bust, type Hair, headphones, seated, standing } from "../figures";
import { accent, back, figure, light, vignette, type VignetteGroup, type DrawnShape, tone } from "../vignette-drawing";

const musicStand = (x: number, y: number, floor: number): DrawnShape[] => [
  figure(line(1.6, `${x} ${y + 4},${x} ${floor - 4}`), line(1.6, `${x - 5} ${floor},${x} ${floor - 5},${x + 5} ${floor}`)),
  figure(corners(0.8, `${x - 8} ${y - 3},${x + 8} ${y - 3},${x + 6.6} ${y + 6},${x - 6.6} ${y + 6}`)),
  light(
    corners(0.4, `${x - 6} ${y - 1.4},${x - 0.8} ${y - 1.4},${x - 0.8} ${y + 4},${x - 5.2} ${y + 4}`),
    corners(0.4, `${x + 6} ${y - 1.4},${x + 0.8} ${y - 1.4},${x + 0.8} ${y + 4},${x + 5.2} ${y + 4}`),
  ),
];

/** A microphone on a stand whose head is at the point. */
const micStand = (x: number, y: number, floor: number): DrawnShape[] => [
  figure(
    line(1.7, `${x} ${y + 2},${x} ${floor - 2}`),
    line(1.8, `${x - 6} ${floor},${x} ${floor - 3},${x + 6} ${floor}`),
    circle(x, y, 2.8),
  ),
];

/** A guitar whose body lies at the point and whose neck points up to the right or left. */
const guitar = (x: number, y: number, turn: 1 | -1, role: "accent" | "figure" | "tone" = "figure"): DrawnShape[] => {
  const paint = { accent, figure, tone }[role];
  const end = `${x + 24 * turn} ${y - 11}`;
  return [
    paint(ellipse(x - 3.6 * turn, y + 1.6, 7, 6), ellipse(x + 4.4 * turn, y - 2, 5.2, 4.6)),
    paint(line(2.2, `${x} ${y},${end}`), line(3.2, `${x + 22 * turn} ${y - 10.1},${x + 26 * turn} ${y - 11.9}`)),
    light(circle(x - 0.4 * turn, y, 2)),
  ];
};

const drumKit = (x: number, floor: number): DrawnShape[] => [
  figure(line(1.6, `${x - 24} ${floor - 30},${x - 22} ${floor}`), line(1.6, `${x + 24} ${floor - 30},${x + 22} ${floor}`)),
  accent(ellipse(x - 24, floor - 31, 9, 1.8, -10), ellipse(x + 24, floor - 31, 9, 1.8, 10)),
  tone(
    box(x - 16, floor - 29, 14, 10, 2),
    box(x + 2, floor - 29, 14, 10, 2),
    box(x - 25, floor - 19, 13, 17, 2),
    box(x + 12, floor - 19, 13, 17, 2),
  ),
  figure(circle(x, floor - 11, 12)),
  light(circle(x, floor - 11, 9.4)),
  accent(circle(x, floor - 11, 4.6)),
];

/** Making music and teaching it. */
export const music: VignetteGroup = {
  "band-on-stage": vignette(
    "a singer, a guitarist and a drummer on a stage",
    "band music-venue music-label",
    ["people", "guitar", "drum", "microphone", "spotlight"],
    () => [
      back(sharp("22 6,34 6,56 84,4 84"), sharp("110 6,122 6,140 84,88 84"), circle(72, 36, 26)),
      figure(box(4, 4, 136, 3, 1), corners(1, "20 6,36 6,38 14,18 14"), corners(1, "108 6,124 6,126 14,106 14")),
      ...bust(72, 40, 4.2, {
        turn: 0,
        hair: "afro",
        top: "tone",
        to: 62,
        hands: [
          [58, 50],
          [86, 50],
        ],
      }),
      figure(line(1.4, "58 50,50 55"), line(1.4, "86 50,94 55")),
      ...drumKit(72, 84),
      ...standing(28, 89, 5.1, {
        turn: 0,
        hair: "long",
        top: "figure",
        bottom: "tone",
        hands: [
          [26, 60],
          [28, 56],
        ],
      }).slice(0, -4),
      ...guitar(27, 57, 1, "accent"),
      ...bust(28, 89 - 11.7 * 5.1, 5.1, {
        turn: 0,
        hair: "long",
        top: "figure",
        hands: [
          [24, 57],
          [44, 50],
        ],
      }).slice(-4),
      ...standing(116, 89, 5.1, {
        turn: -1,
        hair: "short",
        top: "accent",
        bottom: "figure",
        hands: [
          [104, 36],
          [104, 42],
        ],
      }),
      ...micStand(103, 33, 89),
      figure(box(6, 68, 14, 20, 1.6)),
      light(circle(13, 79, 4), circle(13, 72, 1.8)),
      figure(box(126, 64, 14, 24, 1.6)),
      light(circle(133, 77, 4.4), circle(133, 69, 2)),
    ],
  ),
  "concert-crowd": vignette(
    "a crowd with raised arms before a stage in light",
    "music-venue music-festival nightclub",
    ["people", "spotlight", "guitar"],
    () => [
      back(sharp("28 8,34 8,64 62,8 62"), sharp("110 8,116 8,136 62,80 62"), sharp("66 8,78 8,98 62,46 62")),
      figure(
        box(6, 5, 132, 4, 1),
        line(1.6, "8 8,8 64"),
        line(1.6, "136 8,136 64"),
        ...[30, 72, 112].map((x) => corners(1, `${x - 6} 8,${x + 6} 8,${x + 8} 16,${x - 8} 16`)),
      ),
      accent(ellipse(30, 16, 6, 1.6), ellipse(72, 16, 6, 1.6), ellipse(112, 16, 6, 1.6)),
      figure(box(12, 32, 16, 28, 1), box(116, 32, 16, 28, 1)),
      light(circle(20, 40, 4), circle(20, 52, 5), circle(124, 40, 4), circle(124, 52, 5)),
      ...standing(56, 60, 2.9, {
        turn: 0,
        hair: "long",
        top: "accent",
        bottom: "figure",
        hands: [
          [48, 34],
          [63, 40],
        ],
      }),
      ...micStand(63, 32, 60),
      ...standing(88, 60, 2.9, {
        turn: 0,
        hair: "short",
        top: "tone",
        bottom: "figure",
        hands: [
          [84, 44],
          [96, 40],
        ],
      }),
      ...guitar(88, 45, 1, "accent"),
      figure(box(4, 60, 136, 7, 0.6)),
      ...[20, 46, 98, 124].flatMap((x, index) => [
        ...bust(x, 79, 4.6, {
          away: true,
          top: index % 2 === 0 ? "tone" : "accent",
          hair: (["short", "bun", "afro", "bob"] as const)[index] ?? "short",
          to: 94,
          hands: [
            [x - 11, 60 + index],
            [x + 9, 58 + ((index * 5) % 7)],
          ],
        }),
      ]),
      ...bust(72, 82, 5, {
        away: true,
        hair: "ponytail",
        hairRole: "accent",
        top: "figure",
        to: 95,
        hands: [
          [60, 64],
          [86, 62],
        ],
      }),
    ],
  ),
  "orchestra-rows": vignette(
    "a conductor before an orchestra with violins and a cello",
    "orchestra",
    ["people", "violin", "cello", "music-stand"],
    () => {
      const violinist = (
        x: number,
        y: number,
        turn: 1 | -1,
        hair: "bun" | "short" | "bob",
        top: "figure" | "tone",
        to: number,
      ) => [
        ...bust(x, y, 4.4, {
          turn,
          hair,
          top,
          sleeves: "long",
          to,
          hands: [
            [x + 17 * turn, y + 1],
            [x + 11 * turn, y + 9],
          ],
        }),
        accent(
          ellipse(x + 6 * turn, y + 3.6, 5.2, 3.2, -10 * turn),
          line(1.8, `${x + 8 * turn} ${y + 3},${x + 18 * turn} ${y + 0.4}`),
        ),
        figure(line(1.4, `${x + 5 * turn} ${y - 6},${x + 12 * turn} ${y + 11}`)),
      ];
      return [
        back(outline("M4 84V34C20 12 50 6 72 6C94 6 124 12 140 34V84Z")),
        ...violinist(38, 28, 1, "short", "tone", 54),
        ...bust(98, 28, 4.4, {
          turn: -1,
          hair: "long",
          top: "tone",
          sleeves: "long",
          to: 54,
          hands: [
            [90, 34],
            [84, 48],
          ],
        }),
        accent(
          line(2.2, "91 44,92 20"),
          outline("M90 36C98 36 98 44 96 46C101 49 100 58 92 58C83 58 82 49 87 46C85 44 85 36 90 36Z"),
        ),
        figure(line(1.6, "80 50,102 45")),
        tone(box(24, 53, 96, 14, 1)),
        ...violinist(16, 42, 1, "bun", "figure", 67),
        ...violinist(128, 42, -1, "bob", "figure", 67),
        tone(box(4, 66, 136, 20, 1)),
        light(box(4, 66, 136, 1.8), box(24, 53, 96, 1.6)),
        ...musicStand(38, 62, 88),
        ...musicStand(106, 62, 88),
        accent(box(58, 86, 28, 5, 1)),
        ...standing(72, 87, 4.7, {
          away: true,
          hair: "short",
          top: "figure",
          bottom: "figure",
          sleeves: "long",
          hands: [
            [53, 44],
            [92, 42],
          ],
        }),
        light(line(1.6, "72 48,72 58")),
        figure(line(1.6, "92 42,102 32")),
      ];
    },
  ),
  "choir-rows": vignette("a choir in two rows with folders before a conductor", "choir", ["people"], () => {
    const singer = (x: number, y: number, hair: Hair, top: "accent" | "figure" | "tone", hairRole: "accent" | "figure") => [
      ...bust(x, y, 4.6, {
        turn: 0,
        hair,
        hairRole,
        top,
        to: y + 26,
        sleeves: "long",
        hands: [
          [x - 3, y + 15],
          [x + 3, y + 15],
        ],
      }),
      light(
        corners(0.6, `${x} ${y + 9},${x + 8} ${y + 7},${x + 8} ${y + 17},${x} ${y + 19},${x - 8} ${y + 17},${x - 8} ${y + 7}`),
      ),
      figure(ellipse(x, y - 4, 1, 1.5)),
    ];
    return [
      back(outline("M14 84V40C14 -2 130 -2 130 40V84Z")),
      ...singer(26, 30, "short", "tone", "figure"),
      ...singer(56, 26, "bob", "accent", "figure"),
      ...singer(88, 26, "bald", "tone", "figure"),
      ...singer(118, 30, "scarf", "accent", "figure"),
      ...singer(18, 52, "afro", "accent", "figure"),
      ...singer(42, 49, "bun", "figure", "figure"),
      ...singer(102, 49, "short", "figure", "figure"),
      ...singer(126, 52, "long", "accent", "figure"),
      figure(box(4, 76, 136, 4, 1)),
      tone(box(4, 79, 136, 9)),
      ...standing(72, 91, 5.2, {
        away: true,
        hair: "ponytail",
        top: "figure",
        bottom: "figure",
        sleeves: "long",
        hands: [
          [50, 46],
          [94, 44],
        ],
      }),
    ];
  }),
  "brass-march": vignette(
    "a brass band with trumpet, tuba and drum on a march",
    "brass-band",
    ["people", "trumpet", "drum"],
    () => [
      back(outline("M4 84C30 60 56 64 76 56C104 46 124 56 140 50V84Z"), circle(112, 24, 12)),
      ...standing(30, 89, 5.2, {
        turn: 1,
        hair: "short",
        top: "accent",
        bottom: "figure",
        sleeves: "long",
        hands: [
          [50, 30],
          [44, 31],
        ],
        feet: [
          [38, 89],
          [24, 89],
        ],
      }),
      figure(line(2, "37 26,58 27.6"), outline("M56 26C62 26 64 22 67 20V36C64 33 62 29 56 29Z"), box(44, 27.4, 8, 6, 2)),
      figure(box(24, 14, 12, 5, 1.6)),
      accent(box(24, 17.6, 15, 2, 1)),
      ...standing(76, 89, 5.2, {
        turn: 1,
        hair: "bun",
        top: "tone",
        bottom: "figure",
        sleeves: "long",
        hands: [
          [92, 48],
          [88, 56],
        ],
        feet: [
          [84, 89],
          [70, 89],
        ],
      }),
      accent(
        outline("M84 10C92 16 94 24 94 38H103C103 24 105 16 113 10Z"),
        ellipse(98.5, 10.4, 14.5, 3.4),
        curve(6, "M98.6 36V58C98.6 70 82 70 82 58V46C82 39 91 39 91 46V58"),
        line(2, "84 24,92 32"),
        line(3, "88 36,92 40"),
      ),
      light(ellipse(98.5, 10.2, 10.6, 1.8)),
      ...standing(122, 89, 5.2, {
        turn: 0,
        hair: "afro",
        top: "accent",
        bottom: "figure",
        sleeves: "long",
        feet: [
          [117, 89],
          [127, 89],
        ],
      }).slice(0, -4),
      figure(circle(122, 58, 15)),
      light(circle(122, 58, 12)),
      tone(circle(122, 58, 5)),
      ...bust(122, 89 - 11.7 * 5.2, 5.2, {
        turn: 0,
        hair: "afro",
        top: "accent",
        sleeves: "long",
        hands: [
          [107, 50],
          [137, 52],
        ],
      }).slice(-4),
      figure(line(1.6, "107 49,113 58"), circle(113.4, 58.6, 2.2), line(1.6, "137 51,131 60"), circle(130.6, 60.6, 2.2)),
    ],
  ),
  "mixing-console": vignette(
    "a sound engineer at a long mixing desk before a singer behind glass",
    "recording-studio music-label",
    ["people", "mixing-desk", "microphone", "headphones", "loudspeaker"],
    () => [
      figure(box(28, 6, 88, 52, 3)),
      tone(box(31, 9, 82, 46, 1.4)),
      back(outline("M31 9H66L44 55H31Z")),
      ...bust(74, 31, 5, {
        turn: 1,
        hair: "bun",
        hairRole: "figure",
        top: "accent",
        to: 56,
        hands: [
          [88, 44],
          [78, 46],
        ],
      }),
      ...headphones(74, 31, 5, 1, "light", "light"),
      figure(line(1.8, "100 56,100 26,95 22")),
      figure(box(86, 17, 9, 13, 4.5)),
      light(box(88, 20, 5, 1.6, 0.8), box(88, 23.4, 5, 1.6, 0.8)),
      figure(box(6, 28, 18, 30, 2), box(120, 28, 18, 30, 2)),
      light(circle(15, 47, 6), circle(15, 34.4, 3), circle(129, 47, 6), circle(129, 34.4, 3)),
      accent(circle(15, 47, 2.2), circle(129, 47, 2.2)),
      figure(corners(2, "10 60,134 60,140 78,4 78"), box(10, 77, 124, 9, 1)),
      light(
        ...[16, 24, 32, 40, 104, 112, 120, 128].map((x) => box(x - 0.8, 63.4, 1.6, 12, 0.8)),
        ...[92, 84].map((x) => circle(x + 4, 66, 1.7)),
        ...[92, 84].map((x) => circle(x + 4, 72, 1.7)),
      ),
      accent(...[16, 24, 32, 40, 104, 112, 120, 128].map((x, n) => box(x - 2.4, 64 + ((n * 5) % 8), 4.8, 3.2, 0.8))),
      ...bust(64, 63, 6.2, {
        away: true,
        hair: "short",
        top: "accent",
        to: 92,
        hands: [
          [48, 72],
          [80, 72],
        ],
      }),
      tone(corners(4, "50 78,78 78,80 91,48 91")),
    ],
  ),
  "voice-booth": vignette(
    "a speaker with headphones at a microphone in a padded booth",
    "voice-artist recording-studio",
    ["people", "microphone", "headphones"],
    () => [
      back(box(8, 6, 128, 80, 4)),
      tone(
        ...[0, 1, 2, 3]
          .flatMap((n) =>
            [0, 1, 2].map((m) =>
              n === 1 || n === 2
                ? []
                : sharp(`${12 + n * 32} ${10 + m * 24},${38 + n * 32} ${10 + m * 24},${25 + n * 32} ${30 + m * 24}`),
            ),
          )
          .filter((path) => path.length > 0),
      ),
      ...bust(50, 42, 10, {
        turn: 1,
        hair: "long",
        top: "accent",
        to: 87,
        hands: [
          [86, 68],
          [84, 70],
        ],
      }),
      ...headphones(50, 42, 10, 1, "tone", "tone"),
      figure(line(2.4, "112 6,112 22"), box(102, 18, 20, 30, 10)),
      light(box(106, 24, 12, 2, 1), box(106, 29, 12, 2, 1), box(106, 34, 12, 2, 1)),
      accent(hoop(2, 88, 32, 10)),
      figure(curve(1.8, "M98 33C104 42 108 52 112 54"), line(2, "112 47,112 58")),
      figure(line(2.2, "106 76,106 90"), corners(1, "84 58,128 64,126 80,82 74")),
      light(corners(0.6, "87 61,104 63.2,102.6 74.2,85.4 72"), corners(0.6, "107 63.8,124.4 66,123 77,105.6 74.8")),
      figure(
        corners(0.4, "90 64,101 65.4,100.8 67,89.8 65.6"),
        corners(0.4, "89.6 68,98 69.2,97.8 70.8,89.4 69.6"),
        corners(0.4, "110 66.6,121 68,120.8 69.6,109.8 68.2"),
        corners(0.4, "109.4 70.6,118 71.8,117.8 73.4,109.2 72.2"),
      ),
      figure(box(4, 85.6, 136, 4.4, 1)),
    ],
  ),
  "record-makers": vignette(
    "two people who listen to a record beside crates of sleeves",
    "music-label record-shop",
    ["people", "vinyl-record", "turntable", "headphones"],
    () => [
      back(box(8, 8, 128, 42, 3)),
      figure(circle(36, 26, 14), circle(108, 26, 14)),
      accent(circle(36, 26, 5), box(58, 12, 28, 28, 1)),
      tone(circle(108, 26, 5)),
      light(circle(36, 26, 1.4), circle(108, 26, 1.4), circle(72, 26, 9)),
      figure(circle(72, 26, 3)),
      ...bust(30, 46, 6, {
        turn: 1,
        hair: "afro",
        top: "accent",
        to: 74,
        hands: [
          [58, 68],
          [46, 60],
        ],
      }),
      ...headphones(30, 46, 6, 1, "tone", "tone"),
      ...bust(114, 46, 6, {
        turn: -1,
        hair: "bob",
        top: "tone",
        to: 74,
        hands: [
          [100, 62],
          [102, 66],
        ],
      }),
      figure(box(84, 50, 22, 22, 1)),
      accent(circle(95, 61, 7)),
      light(circle(95, 61, 2.4)),
      figure(box(4, 73, 136, 4.4, 1.6), box(12, 76, 4, 14, 1), box(128, 76, 4, 14, 1)),
      tone(corners(1.6, "44 73,82 73,80 66,46 66")),
      figure(ellipse(60, 66, 13, 2.6)),
      light(ellipse(60, 66, 3.4, 0.9)),
      figure(line(1.8, "79 66,79 59,68 64")),
      accent(box(40, 80, 30, 10, 1)),
      light(line(1.6, "46 80,46 76"), line(1.6, "52 80,52 75"), line(1.6, "58 80,58 76"), line(1.6, "64 80,64 75")),
    ],
  ),
  "piano-lesson": vignette("a teacher and a child at a piano", "music-school", ["people", "piano", "metronome"], () => [
    back(circle(70, 42, 36)),
    figure(corners(2, "84 18,138 18,138 88,84 88")),
    tone(box(89, 23, 44, 20, 1.4)),
    light(corners(0.6, "92 28,108 28,108 42,92 42"), corners(0.6, "110 28,126 28,126 42,110 42")),
    figure(box(94, 32, 11, 1.6, 0.8), box(94, 36.4, 8, 1.6, 0.8), box(112, 32, 11, 1.6, 0.8), box(112, 36.4, 11, 1.6, 0.8)),
    figure(box(74, 54, 64, 9, 1.4), box(77, 62, 5, 27, 1)),
    light(box(76, 54.6, 22, 3.2, 0.6)),
    tone(box(89, 68, 44, 14, 1.4)),
    accent(corners(0.8, "128 18,136 18,134 6,130 6")),
    figure(line(1.6, "132 15,136 6")),
    tone(box(38, 71, 26, 4, 1.4), box(41, 74, 3, 15, 0.6), box(58, 74, 3, 15, 0.6)),
    ...standing(22, 90, 5.3, {
      turn: 1,
      hair: "bun",
      top: "tone",
      sleeves: "long",
      bottom: "figure",
      skirt: "long",
      hands: [
        [44, 46],
        [37, 58],
      ],
    }),
    ...seated(51, 71, 90, 4.1, {
      turn: 1,
      hair: "short",
      top: "accent",
      bottom: "figure",
      hands: [
        [78, 54],
        [75, 54],
      ],
      feet: [
        [67, 89],
        [64, 89],
      ],
    }),
  ]),
};
