import { box, circle, corners, ellipse, moved, outline, row, sharp, sized } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { type Hair, head, onlooker, posed, seated, standing } from "../figures";
import { bookRow, hangingLamp, sideChair, textLines } from "../furniture";
import { accent, back, figure, light, vignette, type VignetteGroup, type VignetteRole, skin, tone } from "../vignette-drawing";

/** A row of cinema or theatre seats from behind, with heads above some of them. */
const seats = (
  xs: readonly number[],
  y: number,
  r: number,
  role: VignetteRole,
  hairs: readonly Parameters<typeof onlooker>[4][],
) =>
  xs.flatMap((x, index) => {
    const hair = hairs[index % hairs.length];
    const chair = box(x - 2.65 * r, y + 1.5 * r, 5.3 * r, 3.2 * r, 1.6 * r);
    return [
      ...(hair === undefined ? [] : onlooker(x, y, r * 0.86, "light", hair, index % 2 === 0 ? "accent" : "figure")),
      role === "tone" ? tone(chair) : figure(chair),
    ];
  });

/** Museums, stages, letters and fine art. */
export const culture: VignetteGroup = {
  cinema: vignette("an audience in cinema seats before a bright screen", "cinema film-festival", ["people", "curtain"], () => [
    back(outline("M72 4L140 84H4Z")),
    figure(box(12, 6, 120, 50, 1)),
    light(corners(0.6, "17 10,127 10,127 50,17 50")),
    tone(circle(86, 26, 10)),
    accent(outline("M17 50V42C34 28 50 32 64 40C82 30 104 32 127 44V50Z")),
    figure(circle(64, 31, 2.4), line(3, "64 35,64 42"), outline("M60 50L62 40H66L69 50Z")),
    figure(outline("M6 4H22C21 22 17 44 12 60H6Z"), outline("M138 4H122C123 22 127 44 132 60H138Z")),
    tone(line(1.6, "10 6,9.4 56"), line(1.6, "15.4 6,12.4 48"), line(1.6, "134 6,134.6 56"), line(1.6, "128.6 6,131.6 48")),
    ...seats([28, 57, 87, 116], 62, 4.6, "tone", ["short", "bob", undefined, "afro"]),
    ...seats([14, 43, 72, 101, 130], 72, 5, "figure", [undefined, "bun", "short", "scarf", undefined]),
  ]),
  stage: vignette(
    "two actors in spotlights on a stage between curtains",
    "theatre arts-centre",
    ["people", "curtain", "theatre-masks", "spotlight"],
    () => [
      back(box(14, 8, 116, 62)),
      tone(sharp("44 8,54 8,68 68,28 68"), sharp("92 8,102 8,118 68,80 68")),
      light(ellipse(48, 67, 21, 3.4), ellipse(98, 67, 21, 3.4)),
      figure(box(4, 68, 136, 7, 0.6)),
      light(ellipse(48, 68.6, 19, 1.4), ellipse(98, 68.6, 19, 1.4)),
      ...standing(48, 68, 3.6, {
        turn: 1,
        hair: "long",
        top: "accent",
        bottom: "accent",
        skirt: "long",
        hands: [
          [64, 26],
          [58, 46],
        ],
      }),
      ...posed([95, 34], [99, 48], 3.9, {
        turn: -1,
        hair: "short",
        beard: true,
        top: "figure",
        bottom: "figure",
        sleeves: "long",
        feet: [
          [86, 68],
          [106, 68],
        ],
        hands: [
          [82, 40],
          [88, 52],
        ],
      }),
      accent(
        outline(
          "M4 4H140V12C134 16 126 16 121 12C115 17 106 17 100 12C94 17 84 17 78 12" +
            "C76 14 68 14 66 12C60 17 50 17 44 12C38 17 29 17 23 12C18 16 10 16 4 12Z",
        ),
      ),
      figure(
        outline("M4 12H26C26 34 22 46 14 54C18 60 18 66 17 72H4Z"),
        outline("M140 12H118C118 34 122 46 130 54C126 60 126 66 127 72H140Z"),
      ),
      accent(box(10, 52, 9, 2.6, 1.2), box(125, 52, 9, 2.6, 1.2)),
      tone(line(1.6, "10 20,9 50"), line(1.6, "18 20,15 46"), line(1.6, "134 20,135 50"), line(1.6, "126 20,129 46")),
      ...[22, 55, 88, 122].flatMap((x, index) =>
        onlooker(x, 75, 4, index % 2 === 0 ? "tone" : "accent", (["bob", "short", "bun", "afro"] as const)[index]),
      ),
    ],
  ),
  "museum-hall": vignette(
    "visitors before an amphora and a bust in a museum hall",
    "museum",
    ["people", "museum", "amphora", "bust", "showcase", "column"],
    () => [
      back(outline("M46 84V36C46 16 98 16 98 36V84Z")),
      tone(box(8, 14, 12, 72), box(124, 14, 12, 72)),
      figure(box(4, 8, 20, 6, 1), box(120, 8, 20, 6, 1), box(5, 82, 18, 7, 1), box(121, 82, 18, 7, 1)),
      light(row(box(10.6, 17, 1.8, 62, 0.9), 2, 4.6), row(box(126.6, 17, 1.8, 62, 0.9), 2, 4.6)),
      figure(box(52, 66, 34, 22, 1)),
      tone(box(49, 62, 40, 5, 1)),
      accent(outline("M62 20H76V24C72 26 72 29 74 32C84 36 84 50 75 56L74 62H64L63 56C54 50 54 36 64 32C66 29 66 26 62 24Z")),
      figure(curve(2, "M64 25C54 25 54 34 58 38"), curve(2, "M74 25C84 25 84 34 80 38"), outline("M57 40H81L81.4 44H56.6Z")),
      light(line(1.6, "59 48,63 46,67 50,71 46,75 50,79 47")),
      figure(box(98, 68, 22, 20, 1)),
      accent(box(96, 64, 26, 4.4, 1)),
      tone(outline("M101 64C100 56 106 55 107 52L116 52C116 56 120 58 119 64Z")),
      ...head(111, 46, 6, { turn: -1, face: "deepSkin", hair: "short", hairRole: "figure" }),
      ...standing(36, 90, 4.9, {
        turn: 1,
        hair: "long",
        top: "accent",
        bottom: "figure",
        hands: [
          [45, 60],
          [40, 58],
        ],
      }),
      ...standing(26, 90, 3.3, {
        turn: 1,
        hair: "short",
        top: "tone",
        bottom: "figure",
        hands: [
          [36, 60],
          [30, 72],
        ],
      }),
    ],
  ),
  "gallery-wall": vignette(
    "visitors from behind before large paintings",
    "gallery arts-centre",
    ["people", "picture-frame"],
    () => [
      back(box(4, 8, 136, 70, 2)),
      figure(box(34, 8, 76, 54, 1)),
      light(box(37, 11, 70, 48, 0.6)),
      tone(outline("M37 59V40C52 22 66 36 78 28C90 20 98 30 107 22V59Z")),
      accent(circle(62, 27, 9), outline("M37 59V52C56 44 78 50 107 40V59Z")),
      figure(box(86, 30, 6, 24, 3)),
      figure(box(8, 18, 20, 28, 1), box(116, 14, 22, 22, 1), box(116, 42, 22, 18, 1)),
      accent(box(10.4, 20.4, 15.2, 23.2, 0.6)),
      light(circle(18, 32, 5), box(118.4, 16.4, 17.2, 17.2, 0.6), box(118.4, 44.4, 17.2, 13.2, 0.6)),
      tone(sharp("118.4 33.6,128 20,135.6 33.6"), circle(127, 51, 4.6)),
      ...standing(52, 90, 4.9, {
        away: true,
        hair: "bun",
        top: "tone",
        bottom: "figure",
        skirt: "long",
        hands: [
          [48, 60],
          [56, 60],
        ],
      }),
      ...standing(90, 90, 5.1, {
        away: true,
        hair: "short",
        top: "accent",
        bottom: "figure",
        sleeves: "long",
        hands: [
          [80, 60],
          [102, 60],
        ],
      }),
      figure(box(8, 78, 30, 4, 1.4), box(11, 81, 3, 9, 0.6), box(32, 81, 3, 9, 0.6)),
      tone(box(8, 75, 30, 3.4, 1.4)),
    ],
  ),
  "painter-studio": vignette(
    "a painter at an easel in a studio",
    "artist art-school",
    ["people", "easel", "palette-board", "brush", "window"],
    () => [
      back(box(8, 8, 46, 54, 2)),
      figure(line(1.8, "31 8,31 62"), line(1.8, "8 35,54 35")),
      figure(line(3, "100 14,82 89"), line(3, "104 14,124 89"), line(2.6, "102 14,103 84")),
      figure(box(72, 16, 60, 48, 1)),
      light(box(74.4, 18.4, 55.2, 43.2, 0.6)),
      tone(outline("M74.4 61.6V48C86 38 96 46 106 42C116 38 122 42 129.6 38V61.6Z")),
      accent(circle(112, 30, 6.4), sharp("92 52,92 38,102 52"), corners(1, "86 54,106 54,102 59,90 59")),
      figure(box(74, 64, 58, 3.4, 1)),
      ...standing(50, 90, 5.6, {
        turn: 1,
        hair: "bun",
        top: "accent",
        bottom: "figure",
        hands: [
          [66, 52],
          [80, 40],
        ],
      }),
      figure(line(1.8, "78 42,88 36")),
      tone(ellipse(68, 54, 9, 4.4, -14)),
      light(circle(64, 54, 1.5), circle(68.6, 52.4, 1.5), circle(73, 51.8, 1.5)),
      figure(box(8, 70, 22, 3, 1), line(2.2, "11 72,9 89"), line(2.2, "27 72,29 89")),
      tone(box(11, 60, 8, 10, 1)),
      accent(line(1.6, "13 60,11 50"), line(1.6, "16 60,18 48")),
      tone(box(22, 64, 6, 6, 1)),
    ],
  ),
  "sculptor-studio": vignette(
    "a sculptor with hammer and chisel at a large stone figure",
    "sculptor stonemason",
    ["people", "bust", "chisel", "mallet"],
    () => [
      back(outline("M40 84V30C40 8 118 8 118 30V84Z")),
      figure(box(74, 76, 50, 12, 1)),
      tone(outline("M78 76C76 66 80 62 80 56C80 48 88 46 92 44L106 44C114 46 122 48 122 58L120 76Z")),
      ...head(99, 32, 11, { turn: -1, face: "deepSkin", hair: "bun", hairRole: "figure" }),
      light(line(1.8, "88 62,96 70"), line(1.8, "110 54,114 66"), line(1.8, "100 56,104 62")),
      ...standing(50, 90, 5.5, {
        turn: 1,
        hair: "short",
        beard: true,
        top: "accent",
        bottom: "figure",
        hands: [
          [72, 59],
          [60, 38],
        ],
        lean: 0.4,
      }),
      figure(line(2.4, "68 60,82 57")),
      accent(line(2.2, "58 40,64 29"), corners(1.4, "60 21,71 27,68.4 33,57.4 27")),
      tone(sharp("84 88,90 82,95 88"), sharp("66 89,70 84,76 90"), sharp("124 89,130 81,136 89")),
      figure(box(6, 68, 24, 3.4, 1), line(2.4, "10 71,8 89"), line(2.4, "26 71,28 89")),
      tone(outline("M10 68C10 56 13 58 14 54L22 54C23 58 27 58 26 68Z"), circle(18, 50, 5)),
    ],
  ),
  "library-hall": vignette(
    "readers among tall shelves of books with a ladder",
    "library",
    ["people", "bookshelf", "book", "ladder"],
    () => {
      const board = (x: number, y: number, seed: number) => {
        const sizes = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [4 + ((n * seed) % 3) * 0.6, 11 + ((n * seed + n) % 4) * 1.4] as const);
        return [
          figure(bookRow(x, y, sizes.slice(0, 3))),
          accent(bookRow(x + 14.4, y, sizes.slice(3, 4 + (seed % 2)))),
          tone(bookRow(x + 25, y, sizes.slice(5, 7))),
        ];
      };
      return [
        back(box(4, 6, 136, 78, 1)),
        figure(box(6, 6, 3, 82), box(48, 6, 3, 82), box(93, 6, 3, 82), box(135, 6, 3, 82)),
        ...[24, 44, 64, 84].flatMap((y, index) => [
          figure(box(6, y, 45, 2.4), box(93, y, 45, 2.4)),
          ...board(11, y, index + 2),
          ...board(98, y, index + 5),
        ]),
        figure(outline("M51 6H93V12C93 12 51 12 51 12Z")),
        ...hangingLamp(72, 18, 18, "figure", 8),
        tone(
          line(2, "40 89,30 10"),
          line(2, "52 89,42 10"),
          ...[20, 32, 44, 56, 68, 80].map((y) => line(1.8, `${30 + (y - 10) * 0.127} ${y},${42 + (y - 10) * 0.127} ${y}`)),
        ),
        ...standing(46, 68, 4.4, {
          away: true,
          hair: "long",
          top: "accent",
          bottom: "figure",
          hands: [
            [28, 26],
            [44, 36],
          ],
        }),
        sideChair(82, 74, 1, "tone", 90),
        ...seated(82, 73, 90, 4.9, {
          turn: 1,
          hair: "short",
          top: "accent",
          bottom: "figure",
          nod: 14,
          hands: [
            [104, 62],
            [101, 64],
          ],
        }),
        light(corners(0.6, "98 58,106 62,104 67,96 63")),
        figure(box(92, 70, 46, 3.4, 1.2), box(98, 72, 3, 18, 1), box(130, 72, 3, 18, 1)),
        accent(box(114, 66, 16, 4, 0.6)),
        light(box(116, 62, 14, 4, 0.6)),
      ];
    },
  ),
  "archive-stacks": vignette(
    "an archivist who takes a box from the shelves",
    "archive genealogy",
    ["people", "archive-box", "document"],
    () => [
      back(box(4, 6, 136, 74, 2)),
      figure(box(6, 8, 3, 80), box(90, 8, 3, 80)),
      ...[30, 54, 78].flatMap((y, index) => [
        figure(box(6, y, 87, 3)),
        tone(...[11, 24.6, 38.2, 51.8, 65.4, 79].filter((_, n) => (n + index) % 3 !== 1).map((x) => box(x, y - 17, 11.6, 17, 1))),
        accent(
          ...[11, 24.6, 38.2, 51.8, 65.4, 79]
            .filter((_, n) => (n + index) % 3 === 1 && !(index === 1 && n > 3))
            .map((x) => box(x, y - 17, 11.6, 17, 1)),
        ),
        light(...[11, 24.6, 38.2, 51.8, 65.4, 79].map((x) => box(x + 2.4, y - 13, 6.8, 4.4, 0.8))),
      ]),
      ...standing(80, 90, 5.3, {
        turn: 1,
        hair: "bob",
        top: "accent",
        bottom: "figure",
        sleeves: "long",
        hands: [
          [96, 54],
          [92, 57],
        ],
      }),
      tone(box(91, 43, 17, 14, 1)),
      light(box(95, 47, 9, 4.4, 0.8)),
      figure(box(100, 68, 40, 3.4, 1.2), box(105, 70, 3, 19, 1), box(132, 70, 3, 19, 1)),
      light(corners(0.6, "106 68,124 68,122 63,109 63")),
      figure(line(2, "132 68,132 52"), box(128, 66, 8, 2, 1)),
      accent(outline("M126 54L129 44H135L138 54Z")),
    ],
  ),
  "family-wall": vignette(
    "two people before a wall of family portraits that are joined as a tree",
    "genealogy",
    ["people", "family-tree", "picture-frame"],
    () => {
      const portrait = (x: number, y: number, r: number, hair: Hair, role: "accent" | "tone") => [
        figure(ellipse(x, y, r, r * 1.2)),
        light(ellipse(x, y, r - 1.6, r * 1.2 - 1.6)),
        (role === "accent" ? accent : tone)(
          moved(sized(outline("M-.62 .78C-.6 .2 .6 .2 .62 .78C.3 1 -.3 1 -.62 .78Z"), r, 0, 0), x, y),
        ),
        ...head(x, y - r * 0.15, r * 0.38, { hair }),
      ];
      return [
        back(outline("M72 84V70C30 74 8 56 14 34C20 10 52 4 72 10C92 4 124 10 130 34C136 56 114 74 72 70Z")),
        tone(
          curve(
            3,
            "M72 72V52M72 52C72 46 52 46 46 40M72 52C72 46 92 46 98 40M46 40C44 32 32 32 28 28" +
              "M46 40C48 32 56 32 60 26M98 40C96 32 88 32 84 26M98 40C100 32 112 32 116 28",
          ),
        ),
        ...portrait(26, 22, 10, "bald", "tone"),
        ...portrait(58, 19, 10, "bun", "accent"),
        ...portrait(86, 19, 10, "short", "tone"),
        ...portrait(118, 22, 10, "bob", "accent"),
        ...portrait(45, 45, 10.6, "bob", "accent"),
        ...portrait(99, 45, 10.6, "short", "tone"),
        ...portrait(72, 62, 11.6, "long", "accent"),
        ...standing(20, 90, 4.4, {
          turn: 1,
          hair: "bun",
          hairRole: "tone",
          top: "accent",
          bottom: "figure",
          skirt: "knee",
          hands: [
            [32, 56],
            [30, 62],
          ],
        }),
        ...standing(124, 90, 4.6, {
          turn: -1,
          hair: "short",
          top: "tone",
          bottom: "figure",
          hands: [
            [112, 62],
            [113, 48],
          ],
        }),
      ];
    },
  ),
  "old-castle": vignette("visitors on the way to an old castle", "heritage-trust", ["people", "castle", "tower", "tree"], () => [
    back(circle(108, 26, 16), outline("M4 84C24 56 50 50 76 54C104 50 128 58 140 70V84Z")),
    figure(box(24, 26, 20, 54), corners(0.6, "22 26,22 18,26 18,26 21,31 21,31 18,37 18,37 21,42 21,42 18,46 18,46 26")),
    tone(
      box(44, 40, 44, 34),
      corners(0.6, "44 41,44 35,49 35,49 38,54 38,54 35,60 35,60 38,66 38,66 35,72 35,72 38,78 38,78 35,83 35,83 38,88 38,88 41"),
    ),
    figure(box(84, 20, 24, 54), sharp("82 21,96 6,110 21")),
    accent(sharp("96 4,108 7,96 11")),
    light(box(31, 32, 5, 9, 2.5), box(31, 50, 5, 9, 2.5), box(93, 28, 6, 10, 3), box(93, 48, 6, 10, 3)),
    figure(outline("M58 74V60C58 50 74 50 74 60V74Z")),
    accent(outline("M62 74C58 80 46 84 40 92H92C88 84 76 80 72 74Z")),
    figure(
      outline("M4 84C14 76 30 72 62 74C56 80 46 84 40 90H4Z"),
      outline("M140 84C132 78 116 73 72 74C78 80 88 84 92 90H140Z"),
    ),
    tone(circle(124, 58, 11), circle(132, 66, 9)),
    figure(line(2.6, "126 62,126 80")),
    ...standing(64, 91, 2.1, { away: true, hair: "long", top: "figure", bottom: "tone" }),
    ...standing(76, 91, 2.2, { away: true, hair: "short", top: "tone", bottom: "figure" }),
  ]),
  "puppet-booth": vignette(
    "children before a puppet theatre with two puppets",
    "puppet-theatre",
    ["people", "puppet", "curtain"],
    () => [
      back(circle(72, 38, 34)),
      figure(box(34, 16, 76, 64, 1)),
      light(box(42, 22, 60, 32)),
      tone(outline("M42 54V44C54 36 62 42 72 40C84 36 92 42 102 38V54Z")),
      accent(outline("M50 54C50 44 52 40 56 40C60 40 62 44 62 54Z"), line(3, "54 44,47 40")),
      skin(circle(56, 35, 5.4)),
      figure(sharp("50.4 33,61.6 33,56 23"), line(2, "61 44,66 40")),
      tone(outline("M82 54C82 44 84 41 88 41C92 41 94 44 94 54Z")),
      figure(circle(88, 35.6, 5.6), sharp("83 33,84 26,88 30.4"), sharp("93 33,92 26,88 30.4")),
      light(circle(86, 35, 1.2), circle(90, 35, 1.2)),
      accent(outline("M42 20H56C55 32 50 42 42 48Z"), outline("M102 20H88C89 32 94 42 102 48Z")),
      accent(
        outline("M30 8H114V18C108 23 100 23 96 18C91 23 83 23 79 18C75 22 69 22 65 18C61 23 53 23 48 18C44 23 36 23 30 18Z"),
      ),
      tone(box(34, 54, 76, 26)),
      accent(box(32, 52, 80, 4.4, 1)),
      light(circle(72, 66, 5), circle(52, 66, 3), circle(92, 66, 3)),
      ...[20, 50, 82, 122].flatMap((x, index) =>
        onlooker(
          x,
          71 + (index % 2) * 2,
          4.6,
          index % 2 === 0 ? "accent" : "figure",
          (["ponytail", "short", "bob", "afro"] as const)[index],
        ),
      ),
    ],
  ),
  "circus-ring": vignette(
    "a juggler on a unicycle and an acrobat in a circus tent",
    "circus",
    ["people", "circus-tent", "unicycle", "ball"],
    () => [
      back(outline("M72 4C50 18 24 26 4 30V84H140V30C120 26 94 18 72 4Z")),
      tone(outline("M72 4C64 20 48 28 34 32L40 84H56L64 30Z"), outline("M72 4C80 20 96 28 110 32L104 84H88L80 30Z")),
      figure(
        outline(
          "M4 30C24 26 50 18 72 4C94 18 120 26 140 30V36C134 40 128 40 123 36C118 40 110 40 106 36C101 40 94 40 89 36" +
            "C84 40 77 40 72 36C67 40 60 40 55 36C50 40 43 40 38 36C34 40 26 40 21 36C16 40 10 40 4 36Z",
        ),
      ),
      accent(sharp("72 2,84 6,72 10")),
      figure(line(1.2, "104 38,104 58"), line(1.2, "124 38,124 58"), line(2, "102 58,126 58")),
      ...posed([112, 46], [114, 57], 2.9, {
        turn: -1,
        hair: "bun",
        top: "accent",
        bottom: "accent",
        shoes: "figure",
        hands: [
          [104, 44],
          [122, 44],
        ],
        feet: [
          [104, 70],
          [106, 72],
        ],
      }),
      accent(outline("M4 82C30 76 114 76 140 82V92H4Z")),
      light(...[16, 38, 60, 84, 106, 128].map((x) => circle(x, 85.6, 2.4))),
      figure(line(2, "56 66,56 78")),
      figure(circle(56, 74, 9)),
      light(circle(56, 74, 6.4)),
      figure(circle(56, 74, 1.8), line(2.4, "56 74,56 58"), line(2, "50 79,62 69")),
      ...posed([56, 34], [56, 54], 4.2, {
        turn: 0,
        hair: "bob",
        top: "figure",
        bottom: "accent",
        hands: [
          [42, 34],
          [70, 34],
        ],
        feet: [
          [50, 80],
          [62, 70],
        ],
      }),
      accent(circle(40, 28, 2.8), circle(44, 18, 2.8), circle(56, 13, 2.8), circle(68, 18, 2.8), circle(72, 28, 2.8)),
      tone(box(12, 66, 22, 14, 1)),
      light(sharp("14 78,18 68,22 78"), sharp("24 78,28 68,32 78")),
    ],
  ),
  "dance-stage": vignette(
    "dancers in a leap and a turn on a stage",
    "dance-company arts-centre dance-school",
    ["people", "dancer", "spotlight"],
    () => [
      back(sharp("34 6,46 6,84 84,4 84"), circle(102, 40, 32)),
      figure(box(4, 4, 136, 3, 1), corners(1, "32 6,48 6,50 14,30 14"), corners(1, "94 6,110 6,112 14,92 14")),
      figure(box(4, 84, 136, 4, 1)),
      tone(ellipse(40, 84.6, 22, 1.6), ellipse(102, 84.6, 26, 1.6)),
      ...posed([40, 36], [40, 55], 4.6, {
        turn: 0,
        hair: "bun",
        top: "accent",
        bottom: "accent",
        shoes: "figure",
        hands: [
          [28, 18],
          [56, 24],
        ],
        feet: [
          [40, 84],
          [45, 73],
        ],
      }),
      accent(outline("M33 52C24 56 18 62 16 66C32 72 50 72 64 64C60 58 54 54 47 52Z")),
      ...posed([104, 30], [98, 48], 4.8, {
        turn: 1,
        hair: "short",
        top: "figure",
        bottom: "tone",
        shoes: "figure",
        hands: [
          [84, 20],
          [128, 24],
        ],
        feet: [
          [68, 60],
          [132, 56],
        ],
      }),
      light(line(1.6, "20 84.4,60 84.4"), line(1.6, "84 84.4,120 84.4")),
    ],
  ),
  "writer-desk": vignette(
    "a writer at a typewriter by a window",
    "writer",
    ["people", "typewriter", "window", "lamp", "desk"],
    () => [
      back(box(78, 8, 52, 48, 2)),
      figure(line(2, "104 8,104 56"), line(2, "78 30,130 30"), box(74, 55, 60, 3, 1)),
      tone(circle(117, 19, 5)),
      sideChair(32, 70, 1, "tone", 90),
      ...seated(32, 69, 90, 5.9, {
        turn: 1,
        hair: "bob",
        top: "accent",
        bottom: "figure",
        nod: 8,
        hands: [
          [64, 59],
          [61, 60],
        ],
      }),
      light(corners(0.6, "66 36,84 36,82 52,68 52")),
      figure(corners(2, "66 48,88 48,92 66,60 66"), box(62, 46, 30, 4.4, 2.2)),
      figure(textLines(70, 39, [10, 8], 4, 1.6)),
      light(...[66, 71, 76, 81].map((x) => circle(x, 58, 1.5)), ...[64.6, 70, 75.4, 80.8, 86].map((x) => circle(x, 62.4, 1.5))),
      figure(box(48, 66, 92, 4, 1.4), box(54, 69, 3.4, 21, 1), box(131, 69, 3.4, 21, 1)),
      light(box(100, 61.6, 16, 4.4, 0.6)),
      tone(box(99, 57.6, 17, 4, 0.6)),
      accent(box(101, 53.4, 14, 4.2, 0.6)),
      figure(line(2, "126 65,126 46"), box(121, 64, 10, 2.2, 1)),
      accent(outline("M118 48L122 36H131L135 48Z")),
      light(circle(66, 86, 2.6)),
      tone(box(8, 74, 14, 15, 1.6)),
      light(circle(12, 72.6, 3), circle(18, 72, 3.2)),
    ],
  ),
};
