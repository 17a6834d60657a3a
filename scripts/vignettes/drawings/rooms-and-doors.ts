import { box, circle, corners, ellipse, outline, petal, row, sharp } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import type { Appearance } from "../people";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  type DrawnShape,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";
import { pendant } from "../wares";

/** A person on a chair with a back. */
const onChair = (x: number, size: number, hands: string, look: Appearance): DrawnShape[] => {
  const face = look.face ?? 1;
  return [
    natural(
      line(2.2, `${x - 6 * face} 44, ${x - 5 * face} 68, ${x - 7 * face} 89`),
      line(2.2, `${x + 5 * face} 70, ${x + 6 * face} 89`),
      box(x - 7, 67, 14, 3, 1.2),
    ),
    ...sit(x, 67, size, hands, look),
  ];
};

/** A song book that is held open at the point. */
const songBook = (x: number, y: number, face: 1 | -1 = 1, paint = light): DrawnShape =>
  paint(corners(0.8, `${x} ${y - 4}, ${x + 8 * face} ${y - 7}, ${x + 9 * face} ${y + 2}, ${x + 1 * face} ${y + 5}`));

/** Timber posts and beams of a high hall, open up to its roof. */
const timberHall = (): DrawnShape[] => [
  back(sharp("4 88, 4 30, 72 2, 140 30, 140 88")),
  natural(
    line(3.4, "4 31, 72 3, 140 31"),
    line(3, "6 32, 6 88"),
    line(3, "138 32, 138 88"),
    line(2.6, "26 24, 118 24"),
    line(2.4, "72 4, 72 24"),
    line(2, "52 24, 72 12, 92 24"),
  ),
];

/** Vignettes of rooms in which people meet, learn and eat, and of doors at which they are received. */
export const roomsAndDoors: VignetteGroup = {
  "residents-assembly": vignette(
    "residents of a condominium who hear their chairperson at an assembly",
    "property-management housing-cooperative",
    ["people", "chair", "clock", "document"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      light(circle(72, 20, 11)),
      figure(hoop(2.4, 72, 20, 11), line(1.8, "72 13, 72 20, 66 16")),
      ...stand(120, 5.2, "102 44, 108 56", { face: -1, top: "figure", hair: "bun", legs: "tone" }, 104, 6),
      natural(box(92, 62, 44, 4, 1.4)),
      tone(box(96, 66, 36, 22, 1)),
      light(corners(0.6, "98 38, 105 40, 103 50, 96 48"), box(110, 59.6, 16, 2.4, 0.4)),
      ...onChair(14, 4.7, "30 58, 28 60", { top: "tone", hair: "bob", legs: "figure", shoes: "natural" }),
      ...onChair(40, 4.7, "57 32, 52 60", { top: "accent", hair: "curls", legs: "figure", skin: "deepSkin", shoes: "natural" }),
      ...onChair(66, 4.7, "82 60, 80 62", { top: "ember", hair: "short", beard: true, legs: "tone", shoes: "figure" }),
    ],
  ),
  "letterbox-hall": vignette(
    "a resident at the letterboxes in the stairwell of a house of flats",
    "property-management housing-cooperative",
    ["people", "stairs", "envelope", "lamp"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      tone(outline("M142 26H128V36H116V46H104V56H92V66H80V77H68V89H142Z")),
      figure(
        line(2.4, "72 56, 136 4"),
        ...[76, 88, 100, 112, 124].map((x, i) => line(1.4, `${x} ${53 - i * 9.8}, ${x} ${77 - i * 10.4}`)),
      ),
      ...pendant(58, 18, 16),
      natural(box(8, 22, 34, 40, 1)),
      light(row(row(box(10.4, 25, 13.6, 9.6, 0.6), 2, 15.6), 3, 0, 12)),
      figure(row(row(box(13, 27.4, 8.4, 1.6, 0.8), 2, 15.6), 3, 0, 12)),
      ...stand(56, 5.2, "36 42, 40 54", { face: -1, top: "accent", hair: "tail", legs: "figure" }, 89, 4),
      ember(corners(0.6, "31 37, 40 37, 40 43, 31 43")),
    ],
  ),
  "barn-singing": vignette(
    "people on chairs who sing from song books in a high timber hall",
    "church",
    ["people", "chair", "open-book"],
    () => [
      ...timberHall(),
      light(box(12, 40, 18, 22, 0.6), box(114, 40, 18, 22, 0.6)),
      natural(line(1.6, "21 40, 21 62"), line(1.6, "12 51, 30 51"), line(1.6, "123 40, 123 62"), line(1.6, "114 51, 132 51")),
      ...onChair(20, 4.6, "36 52, 34 54", { top: "accent", hair: "bun", hairRole: "tone", legs: "figure", skirt: "knee" }),
      ...onChair(50, 4.6, "66 52, 64 54", { top: "tone", hair: "short", beard: true, hairRole: "tone", legs: "figure" }),
      ...onChair(80, 4.6, "96 52, 94 54", { top: "ember", hair: "bob", legs: "figure", skin: "deepSkin" }),
      songBook(33, 51),
      songBook(63, 51),
      songBook(93, 51),
      ...stand(124, 5, "108 48, 110 52", { face: -1, top: "figure", hair: "curls", legs: "tone" }, 89, 2),
      songBook(113, 48, -1),
    ],
  ),
  "song-coffee": vignette(
    "a coffee table with a pot, cups and cake in a high timber hall",
    "church",
    ["people", "coffee-cup", "cake"],
    () => [
      ...timberHall(),
      ...stand(34, 5.2, "58 50, 50 56", { top: "accent", hair: "bob", hairRole: "tone", legs: "figure" }, 104, 6),
      ...stand(110, 5.2, "92 54, 96 56", { face: -1, top: "tone", hair: "short", legs: "figure", skin: "deepSkin" }, 104, 6),
      light(corners(1, "10 66, 134 66, 136 80, 8 80")),
      natural(box(14, 80, 4, 10), box(126, 80, 4, 10)),
      ember(corners(1.4, "54 44, 66 44, 68 57, 52 57"), curve(2, "M67 47C73 45 73 55 67 54"), line(2.4, "53 50, 48 45")),
      accent(box(86, 52, 8, 7, 1.4), box(24, 59, 8, 7, 1.4), box(112, 59, 8, 7, 1.4)),
      figure(box(58, 63.6, 28, 2.6, 1)),
      natural(outline("M61 64V58C61 52 83 52 83 58V64Z")),
      light(outline("M61 58C61 52 83 52 83 58C80 60 77 57 72 59C68 61 64 57 61 58Z")),
      accent(circle(72, 53, 2)),
    ],
  ),
  "stone-guesthouse": vignette(
    "a guest house of stone with a roof of slates in the mountains and its hostess at the gate",
    "guest-house mountain-hut holiday-home",
    ["people", "house", "mountain", "tree"],
    () => [
      back(outline("M2 84L28 22L46 48L70 12L96 46L118 20L142 60V88H2Z")),
      tone(sharp("18 32, 32 8, 112 8, 126 32")),
      figure(
        line(1.2, "23 24, 121 24"),
        line(1.2, "28 16, 116 16"),
        ...[0, 1, 2, 3, 4, 5, 6].map((i) => line(1, `${34 + i * 13} 16, ${33 + i * 13.4} 24`)),
        box(94, 2, 9, 9, 0.6),
      ),
      natural(box(26, 32, 92, 57, 0.6)),
      tone(
        ...[
          "30 36 9",
          "50 35 7",
          "88 36 10",
          "104 44 8",
          "29 52 8",
          "62 44 9",
          "46 60 9",
          "92 58 7",
          "106 70 9",
          "30 74 10",
          "48 80 7",
        ].map((stone) => {
          const [x = 0, y = 0, w = 0] = stone.split(" ").map(Number);
          return box(x, y, w, 4.4, 1.6);
        }),
      ),
      figure(
        outline("M62 89V62C62 52 82 52 82 62V89Z"),
        box(34, 40, 12, 14, 0.6),
        box(66, 36, 12, 13, 0.6),
        box(96, 46, 12, 14, 0.6),
      ),
      ember(box(35.6, 41.6, 8.8, 10.8, 0.4), box(67.6, 37.6, 8.8, 9.8, 0.4), box(97.6, 47.6, 8.8, 10.8, 0.4)),
      figure(line(1.2, "40 41, 40 53"), line(1.2, "72 37, 72 48"), line(1.2, "102 47, 102 59")),
      green(outline("M2 89V70C2 56 20 56 20 70V89Z"), outline("M124 89V74C124 62 142 62 142 74V89Z")),
      ...stand(96, 4, "84 62, 90 66", { face: -1, top: "accent", hair: "bun", legs: "accent", skirt: "long" }, 89, 2),
      natural(box(34, 80, 18, 3, 1), line(2, "37 83, 37 89"), line(2, "49 83, 49 89")),
    ],
  ),
  "pie-table": vignette(
    "a hostess who brings a pan of pie to the breakfast table by the window",
    "guest-house holiday-home mountain-hut",
    ["people", "window", "coffee-cup"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      figure(box(10, 10, 46, 40, 1)),
      light(box(13, 13, 40, 34)),
      tone(sharp("13 47, 25 25, 34 38, 42 22, 53 47")),
      figure(line(1.6, "33 12, 33 48")),
      ...stand(
        108,
        5.6,
        "76 53, 82 56",
        { face: -1, top: "accent", hair: "bun", hairRole: "tone", legs: "tone", skirt: "long" },
        89,
        10,
      ),
      natural(box(10, 68, 84, 4, 1.4), box(18, 72, 4, 17), box(82, 72, 4, 17)),
      figure(outline("M38 58H82C82 63 79 66 75 66H45C41 66 38 63 38 58Z")),
      ember(ellipse(60, 57, 22, 6)),
      natural(line(1.6, "60 51.4, 60 62.6"), line(1.6, "39 57, 81 57"), line(1.6, "45 53, 75 61"), line(1.6, "75 53, 45 61")),
      light(box(18, 60, 9, 8, 1.6), curve(1.6, "M27 62C31 62 31 66 27 66"), ellipse(88, 67.4, 6, 1.4)),
      ember(curve(1.4, "M20 57C18 54 22 52 20 49"), curve(1.4, "M24.6 57C22.6 54 26.6 52 24.6 49")),
    ],
  ),
  "family-received": vignette(
    "two women who receive a mother and her son at the lit door of their house",
    "funeral-home",
    ["people", "door", "lamp", "pot-plant"],
    () => [
      tone(box(40, 4, 100, 86, 1)),
      light(box(50, 16, 15, 24, 0.6), box(116, 16, 15, 24, 0.6)),
      natural(
        line(1.4, "57.4 16, 57.4 40"),
        line(1.4, "50 28, 65 28"),
        line(1.4, "123.4 16, 123.4 40"),
        line(1.4, "116 28, 131 28"),
      ),
      figure(outline("M68 89V26C68 12 112 12 112 26V89Z")),
      ember(outline("M72 89V28C72 16 108 16 108 28V89Z")),
      light(outline("M76 28C76 20 104 20 104 28Z")),
      ...stand(98, 4.9, "82 54, 86 58", { face: -1, top: "natural", hair: "bun", legs: "figure", skirt: "knee" }, 87, 4),
      ...stand(80, 5.1, "56 52, 60 54", { face: -1, top: "accent", hair: "bob", legs: "figure", shoes: "figure" }, 88, 8),
      ...stand(38, 5, "54 52, 48 56", { top: "figure", hair: "long", legs: "figure", shoes: "natural" }, 90, 4),
      ...stand(17, 5.2, "30 50, 26 58", { top: "natural", hair: "short", legs: "figure", nearSleeve: "natural" }, 90, 2),
      figure(box(117, 76, 14, 14, 1)),
      green(petal(124, 77, 114, 58, 7), petal(124, 77, 134, 58, 7), petal(124, 77, 124, 52, 7)),
    ],
  ),
  "class-at-board": vignette(
    "a teacher at the blackboard before pupils on benches",
    "tutoring coaching",
    ["people", "blackboard", "desk", "notebook"],
    () => [
      back(box(4, 4, 136, 80, 3)),
      natural(box(62, 6, 78, 46, 1.4)),
      figure(box(65, 9, 72, 40)),
      light(
        line(1.8, "72 40, 72 18, 94 40, 72 40"),
        line(1.4, "72 36, 76 36, 76 40"),
        line(1.8, "100 16, 108 16"),
        line(1.8, "104 12, 104 20"),
      ),
      ...stand(124, 5.2, "104 28, 110 54", { face: -1, top: "accent", hair: "short", legs: "tone", skin: "deepSkin" }, 89, 4),
      light(line(2, "103 28, 100 25")),
      ...[18, 50, 82].flatMap((x, index) => [
        ...sit(
          x,
          72,
          3.6,
          `${x + 13} 61, ${x + 10} ${index === 1 ? 61 : 62}`,
          {
            child: true,
            top: index === 1 ? "tone" : "light",
            hair: index === 1 ? "tail" : "short",
            legs: index === 1 ? "figure" : "tone",
            skin: "deepSkin",
            shoes: "natural",
          },
          89,
          8,
        ),
        natural(
          box(x - 7, 71, 13, 3, 1),
          line(2.2, `${x - 4} 74, ${x - 4} 89`),
          box(x + 7, 63, 16, 3, 1),
          line(2.2, `${x + 19} 66, ${x + 19} 89`),
        ),
        ember(box(x + 10, 61, 10, 2, 0.6)),
      ]),
    ],
  ),
};
