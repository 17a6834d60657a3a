import { box, circle, corners, ellipse, moved, outline, sized, slice } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { bookRow } from "../furniture";
import { person } from "../people";
import { fillShelf, kneel, sit, stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  vignette,
  type VignetteGroup,
  type VignetteRole,
  water,
  fitToGrid,
} from "../vignette-drawing";

/** A flying bat with spread wings. */
const bat = (x: number, y: number, size = 1) =>
  moved(
    sized(
      outline(
        "M0-2.4L1.6-4.8L2.4-1.8C5.4-5.4 10.4-5.6 14-1.2C11-1.4 9.8 .6 9.4 3C7.8 1.4 5.8 2 4.8 4.4C3.2 2.6 1.4 3.4 0 6.4",
        "C-1.4 3.4-3.2 2.6-4.8 4.4C-5.8 2-7.8 1.4-9.4 3C-9.8 .6-11-1.4-14-1.2C-10.4-5.6-5.4-5.4-2.4-1.8L-1.6-4.8Z",
      ),
      size,
      0,
      0,
    ),
    x,
    y,
  );

/** A folding chair from the side; its user looks to the side given. */
const foldingChair = (x: number, seat: number, face: 1 | -1, floor = 89) => [
  natural(
    line(2, `${x - 7 * face} ${seat - 20},${x + 6 * face} ${floor}`),
    line(2, `${x + 6 * face} ${seat + 1},${x - 7 * face} ${floor}`),
    line(2.6, `${x - 7 * face} ${seat + 1},${x + 8 * face} ${seat + 1}`),
  ),
  accent(line(3, `${x - 7.4 * face} ${seat - 20},${x - 5 * face} ${seat - 14}`)),
];

/** A bottle of ink that stands on the height. */
const inkBottle = (x: number, base: number, size: number, ink: VignetteRole) => [
  light(box(x - 5 * size, base - 10 * size, 10 * size, 10 * size, 2 * size)),
  { role: ink, path: box(x - 3.6 * size, base - 7 * size, 7.2 * size, 5.6 * size, 1 * size) },
  figure(box(x - 3.2 * size, base - 13.4 * size, 6.4 * size, 4 * size, 0.8)),
];

/** A newt seen from above. */
const newt = (x: number, y: number) => [
  figure(
    curve(1.8, `M${x - 6} ${y + 0.6}C${x - 3} ${y - 2} ${x} ${y + 1.4} ${x + 5} ${y - 0.4}`),
    circle(x + 5.4, y - 0.4, 1.5),
    line(0.9, `${x - 1} ${y - 2},${x + 1} ${y + 2.4}`),
    line(0.9, `${x + 2.4} ${y - 2.4},${x + 3} ${y + 2}`),
  ),
];

/** Desks with partitions, lamps and ink, surveys in the field, and water below the ground. */
export const batsAndInks: VignetteGroup = {
  "bat-watch": vignette(
    "two surveyors on folding chairs at dusk who watch bats leave an old barn",
    "wildlife-surveys",
    ["people", "barn", "moon"],
    () =>
      fitToGrid([
        back(outline("M2 66C26 52 52 58 76 50C100 44 124 50 142 46V84H2Z")),
        light(circle(64, 16, 8)),
        natural(corners(1, "92 84, 92 44, 117 24, 142 44, 142 84")),
        figure(corners(1.2, "86 48, 117 20, 148 48, 145 52, 117 27, 89 52"), box(108, 58, 18, 26, 0.6)),
        figure(box(113, 38, 8, 8, 0.6)),
        light(line(1.2, "109.4 59.4,124.6 82.6")),
        figure(bat(88, 22, 1.1), bat(46, 12, 0.8), bat(94, 8, 0.6), bat(10, 12, 0.7)),
        green(outline("M2 84C40 80 104 80 142 84V90H2Z")),
        ...foldingChair(18, 70, 1),
        ...sit(
          18,
          70,
          4.9,
          "38 46, 36 50",
          { top: "accent", hair: "cap", hairRole: "figure", beard: true, legs: "figure", shoes: "natural" },
          89,
          2,
        ),
        figure(box(37, 41, 4.6, 8, 1)),
        ...foldingChair(56, 70, 1),
        ...sit(
          56,
          70,
          4.9,
          "72 56, 70 58",
          { top: "tone", hair: "tail", legs: "figure", shoes: "natural", skin: "deepSkin" },
          89,
          2,
        ),
        light(corners(0.6, "66 57, 78 53, 80 56, 68 61")),
      ]),
  ),
  "pond-net": vignette(
    "an ecologist with a long net in a pond and a colleague who looks at newts in a white tray",
    "wildlife-surveys",
    ["people", "dragonfly"],
    () =>
      fitToGrid([
        back(outline("M2 56C24 40 48 48 72 42C98 36 122 44 142 40V78H2Z")),
        green(outline("M2 74C30 68 60 70 142 66V90H2Z")),
        water(ellipse(50, 82, 44, 8)),
        green(
          ...[10, 15, 20].map((x, index) => corners(0.6, `${x} 84, ${x + 1.4} ${52 + index * 5}, ${x + 3} 84`)),
          ellipse(74, 85, 6, 1.8),
        ),
        natural(ellipse(11.4, 50, 1.8, 5), ellipse(21.4, 60, 1.8, 4.4)),
        ...stand(84, 5.2, "64 56, 72 50", { face: -1, top: "accent", hair: "bun", hairRole: "natural", legs: "figure" }, 89, 10),
        figure(line(1.8, "88 40,40 70")),
        figure(hoop(1.8, 35, 73, 6)),
        light(outline("M29 73C29 82 32 84 35 84C38 84 41 82 41 73Z")),
        ...kneel(
          128,
          5,
          "116 70, 112 72",
          { face: -1, top: "tone", hair: "short", beard: true, legs: "figure", shoes: "natural", skin: "deepSkin" },
          89,
          26,
        ),
        light(corners(1.4, "88 74, 118 74, 115 84, 91 84")),
        ...newt(103, 78),
        figure(line(1.2, "95 6,103 10"), ellipse(99, 5.6, 5, 1.4, 60), ellipse(102, 6, 5, 1.4, 20)),
      ]),
  ),
  "study-desks-night": vignette(
    "a student at night who reads at a single desk with a lamp and partitions",
    "study-cafe",
    ["people", "lamp", "desk", "open-book"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      figure(box(10, 12, 26, 28, 1)),
      light(box(12, 14, 22, 24)),
      tone(circle(26, 22, 5)),
      light(circle(28.4, 20.6, 4.4)),
      tone(box(66, 22, 4, 67, 1), box(134, 22, 4, 67, 1)),
      natural(box(36, 64, 31, 3.4, 1), box(104, 64, 31, 3.4, 1)),
      figure(box(48, 40, 18, 2.4, 0.6), box(116, 40, 18, 2.4, 0.6)),
      accent(
        bookRow(50, 40, [
          [3, 10],
          [3, 12],
        ] as const),
      ),
      ember(
        bookRow(56, 40, [
          [3, 9],
          [3, 11],
        ] as const),
      ),
      accent(
        bookRow(119, 40, [
          [3, 11],
          [3, 9],
        ] as const),
      ),
      ember(
        bookRow(125, 40, [
          [3, 12],
          [3, 10],
        ] as const),
      ),
      ember(slice(58, 43, 5, 0, 180), slice(126, 43, 5, 0, 180)),
      light(corners(0.4, "54 48, 62 48, 66 64, 46 64"), corners(0.4, "122 48, 130 48, 134 64, 114 64")),
      natural(box(12, 70, 17, 3, 1), box(11, 46, 3, 26, 1), box(19, 72, 3, 17)),
      ...sit(20, 70, 5, "46 62, 44 62", { top: "accent", hair: "short", legs: "figure", shoes: "light" }, 89, 12),
      light(corners(0.4, "46 63.4, 55 59.4, 56 61, 48 64.4")),
      natural(box(82, 70, 17, 3, 1), box(81, 46, 3, 26, 1), box(89, 72, 3, 17)),
      ...sit(90, 70, 5, "114 62, 112 62", { top: "figure", hair: "long", legs: "tone", shoes: "light" }, 89, 12),
      light(corners(0.4, "114 63.4, 123 59.4, 124 61, 116 64.4")),
    ],
  ),
  "study-kiosk": vignette(
    "a student with a backpack who takes a seat at the screen by the lockers of a study cafe",
    "study-cafe",
    ["people", "backpack"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      tone(box(82, 16, 54, 73, 1.4)),
      ...[0, 1, 2].flatMap((column) =>
        [0, 1, 2, 3].map((shelf) => {
          const [x, y] = [85 + column * 17, 19 + shelf * 17.2];
          return (column + shelf) % 3 === 0 ? accent(box(x, y, 14.4, 15, 1)) : light(box(x, y, 14.4, 15, 1));
        }),
      ),
      figure(...[0, 1, 2].flatMap((column) => [0, 1, 2, 3].map((shelf) => circle(96.4 + column * 17, 27 + shelf * 17.2, 1.2)))),
      figure(box(52, 28, 20, 38, 2), box(59, 64, 6, 22), box(52, 85, 20, 4, 1)),
      light(box(54, 30, 16, 32, 1)),
      accent(box(56, 33, 5, 5, 0.8), box(63, 41, 5, 5, 0.8)),
      tone(box(63, 33, 5, 5, 0.8), box(56, 41, 5, 5, 0.8), box(56, 49, 5, 5, 0.8), box(63, 49, 5, 5, 0.8)),
      ember(box(56, 56.4, 12, 3.6, 1)),
      ...stand(
        28,
        5.3,
        "53 44, 40 60",
        { top: "light", nearSleeve: "light", hair: "bob", legs: "figure", shoes: "accent" },
        89,
        4,
      ),
      ember(corners(4, "12 34, 24 32, 25 56, 13 57")),
      figure(line(1.6, "23 33,28 37"), box(14, 44, 8, 6, 1)),
    ],
  ),
  "shaft-windlass": vignette(
    "two men who draw up a basket of earth from a shaft with a windlass in the desert",
    "qanat",
    ["people", "rope", "mountain"],
    () => [
      back(corners(3, "2 60, 30 26, 56 54, 88 18, 142 62, 142 84, 2 84")),
      natural(corners(6, "40 90, 52 78, 92 78, 104 90")),
      figure(ellipse(72, 80, 15, 3.6)),
      figure(line(2.6, "56 82,64 46"), line(2.6, "50 82,60 46"), line(2.6, "88 82,80 46"), line(2.6, "94 82,84 46")),
      natural(box(54, 44, 36, 7, 2)),
      light(box(67, 43.4, 10, 8.2, 1)),
      figure(line(2.2, "52 38,52 57"), line(2.2, "43 47.5,61 47.5")),
      light(line(1.6, "72 50,72 62")),
      tone(outline("M63 64H81C81 72 78 75 72 75C66 75 63 72 63 64Z")),
      ember(ellipse(72, 64, 9, 3)),
      light(curve(1.3, "M64 64C66 60 70 60 72 60C74 60 78 60 80 64")),
      ...stand(
        30,
        5.2,
        "51 39, 47 56",
        { top: "accent", hair: "scarf", hairRole: "light", beard: true, legs: "figure", shoes: "natural", skin: "deepSkin" },
        89,
        10,
      ),
      ...stand(
        114,
        5.2,
        "84 64, 88 66",
        { face: -1, top: "tone", hair: "cap", hairRole: "figure", beard: true, legs: "figure", shoes: "natural" },
        89,
        16,
      ),
    ],
  ),
  "underground-water": vignette(
    "a man with a lamp and a pick who clears the tunnel through which water runs to the fields",
    "qanat",
    ["people", "pickaxe", "lantern"],
    () => [
      natural(box(4, 8, 136, 82, 2)),
      figure(outline("M20 90V50C20 18 124 18 124 50V90Z")),
      figure(box(60, 8, 22, 26)),
      light(corners(0, "62 8, 80 8, 88 90, 54 90")),
      water(corners(0.6, "20 82, 124 82, 124 90, 20 90")),
      ...person("50 62 5.2 22", "76 48, 70 58", "42 86, 56 86", {
        top: "accent",
        hair: "cap",
        hairRole: "light",
        beard: true,
        legs: "tone",
        shoes: "natural",
        skin: "deepSkin",
      }),
      natural(line(2.2, "66 66,92 34")),
      tone(curve(3, "M82 28C90 30 96 36 98 44")),
      light(hoop(1.6, 113, 49, 4), box(107, 52, 12, 3, 1), box(107, 63.6, 12, 3, 1)),
      ember(box(108, 54.4, 10, 9.6, 1)),
      natural(box(104, 66.6, 20, 16, 1)),
      light(line(1.4, "28 85.4,44 85.4"), line(1.4, "84 86.4,100 86.4")),
    ],
  ),
  "pens-tried": vignette(
    "a customer who tries fountain pens at a table with bottles of ink",
    "pen-shop",
    ["people", "pen", "ink-pot"],
    () => [
      back(box(4, 6, 136, 60, 2)),
      ...fillShelf(14, 26, 50, []),
      ...[21, 33, 45, 57].flatMap((x, index) =>
        inkBottle(x, 26, 0.86, (["accent", "ember", "figure", "green"] as const)[index] ?? "figure"),
      ),
      figure(box(78, 10, 48, 30, 1)),
      light(box(80, 12, 44, 26, 0.6)),
      ...[86, 94, 102, 110, 118].flatMap((x, index) => [
        (index % 2 === 0 ? accent : figure)(box(x - 1.6, 14.6, 3.2, 13, 1.4)),
        ember(box(x - 1.6, 24, 3.2, 1.4)),
        natural(corners(0.2, `${x - 1.6} 28, ${x + 1.6} 28, ${x} 35`)),
      ]),
      ...stand(24, 5.3, "52 60, 44 64", { top: "accent", hair: "bob", hairRole: "natural" }, 108, 12),
      ...stand(
        122,
        5.3,
        "104 62, 100 64",
        { face: -1, top: "figure", nearSleeve: "figure", hair: "short", hairRole: "tone", beard: true, skin: "deepSkin" },
        108,
        6,
      ),
      natural(box(2, 69, 140, 5, 1), box(8, 74, 6, 16), box(130, 74, 6, 16)),
      light(corners(0.6, "42 68.4, 48 63.6, 76 63.6, 72 68.4")),
      figure(curve(1.5, "M58 66.6C60 64 63 68 65 66C67 64.4 68 67.4 70 65.6")),
      figure(line(2.6, "52 58,57 63")),
      figure(line(2.8, "47.6 53.6,53 59")),
      ember(line(2.8, "52 58,53.4 59.4")),
      ...inkBottle(84, 69, 1.1, "accent"),
      ...inkBottle(98, 69, 1.1, "ember"),
    ],
  ),
  "pen-and-bottle": vignette(
    "a large fountain pen that draws a line of ink beside an open bottle",
    "pen-shop",
    ["pen", "ink-pot"],
    () => [
      back(circle(72, 44, 38)),
      light(box(4, 78, 136, 12, 1)),
      accent(curve(2.6, "M14 84C22 76 26 92 34 84C40 78 44 90 50 85C54 82 58 82 61 82")),
      figure(corners(2, "90 48, 128 10, 137 19, 99 57")),
      figure(corners(3, "120 18, 130 8, 139 17, 129 27")),
      ember(corners(0.4, "86.4 51.6, 90 48, 99 57, 95.4 60.6"), corners(0.4, "117 21, 120 18, 129 27, 126 30")),
      tone(corners(1, "78 62, 87 51, 96 60, 85 69")),
      natural(corners(0.6, "61 82, 74 62, 80 61, 86 67, 85 73")),
      light(circle(77, 68, 1.8), line(1.4, "75.6 69.4,64 80")),
      light(box(102, 60, 34, 26, 5)),
      accent(box(106, 68, 26, 15, 2.4)),
      figure(box(110, 55, 18, 6, 1)),
    ],
  ),
  "school-notebooks": vignette(
    "a girl with a school bag who chooses a notebook from the shelves of a stationery shop",
    "paper-goods",
    ["people", "notebook", "school-bag", "pencil"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      ...[26, 46, 66].flatMap((y, shelf) => [
        figure(box(10, y, 78, 2.6, 0.6)),
        ...[0, 1, 2, 3, 4, 5].flatMap((index) => {
          if (shelf === 2 && index === 5) return [];
          const paint = [accent, tone, ember, natural][(index + shelf * 2) % 4] ?? accent;
          const x = 12 + index * 12.8;
          return [paint(box(x, y - 15, 10.6, 15, 0.8)), light(box(x + 2.2, y - 12, 6.2, 3.6, 0.5))];
        }),
      ]),
      figure(box(8, 8, 3, 82), box(87, 8, 3, 82), box(10, 86, 78, 3, 0.6)),
      natural(box(14, 74, 20, 12, 1), box(38, 74, 20, 12, 1), box(62, 74, 20, 12, 1)),
      ...[18, 24, 30].map((x) => ember(corners(0.2, `${x - 1.6} 74, ${x - 1.6} 70, ${x} 67, ${x + 1.6} 70, ${x + 1.6} 74`))),
      ...[42, 48, 54].map((x) => accent(corners(0.2, `${x - 1.6} 74, ${x - 1.6} 70, ${x} 67, ${x + 1.6} 70, ${x + 1.6} 74`))),
      ...[66, 72, 78].map((x) => tone(corners(0.2, `${x - 1.6} 74, ${x - 1.6} 70, ${x} 67, ${x + 1.6} 70, ${x + 1.6} 74`))),
      ...person("112 61.8 3.7 2", "97 51, 100 55", "114 89, 108 89", {
        face: -1,
        child: true,
        top: "light",
        nearSleeve: "light",
        hair: "tail",
        legs: "figure",
        shoes: "accent",
        skin: "deepSkin",
      }),
      ember(corners(3, "114 47, 124 48, 124 64, 114 64")),
      accent(box(89, 45, 10, 13, 0.8)),
      light(box(91, 48, 6, 3, 0.5)),
    ],
  ),
  "games-and-costumes": vignette(
    "a father and a child with a crown and a cape before high shelves of games, puzzles and costumes",
    "toy-shop",
    ["people", "puzzle", "dice"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      ...[24, 44, 64].flatMap((y) => [figure(box(58, y, 80, 2.6, 0.6))]),
      figure(box(56, 6, 3, 83), box(137, 6, 3, 83)),
      accent(box(62, 10, 22, 14, 1), box(88, 39, 24, 5, 0.8)),
      light(circle(73, 17, 4.4)),
      ember(circle(73, 17, 2), box(88, 18, 22, 6, 0.8), box(62, 58, 18, 6, 0.8)),
      tone(box(88, 12, 22, 6, 0.8), box(88, 33, 24, 6, 0.8), box(62, 52, 18, 6, 0.8)),
      light(box(114, 8, 16, 16, 2)),
      figure(circle(118, 12, 1.7), circle(126, 12, 1.7), circle(122, 16, 1.7), circle(118, 20, 1.7), circle(126, 20, 1.7)),
      light(box(62, 28, 20, 16, 1)),
      green(outline("M66 31H71C70 28 75 28 74 31H78V35C81 34 81 39 78 38V41H66Z")),
      natural(box(116, 30, 18, 14, 1)),
      figure(
        ...[0, 1, 2, 3].flatMap((at) =>
          [0, 1, 2].filter((index) => (index + at) % 2 === 0).map((index) => box(118 + at * 3.5, 32 + index * 3.5, 3.5, 3.5)),
        ),
      ),
      figure(line(1.6, "84 48,134 48")),
      ember(corners(1, "92 49, 96 51, 100 51, 104 49, 110 55, 106 57, 104 55, 104 64, 92 64, 92 55, 90 57, 86 55")),
      accent(corners(1, "117 49, 121 51, 125 49, 132 64, 110 64")),
      light(circle(98, 58, 2), box(119.4, 54, 3.2, 3.2, 0.6)),
      natural(box(62, 72, 30, 14, 1), box(96, 76, 38, 10, 1)),
      accent(circle(68, 70, 4), circle(84, 70, 4)),
      ember(circle(76, 68.6, 4.4)),
      ...stand(22, 5.2, "38 54, 34 58", { top: "tone", hair: "short", beard: true, legs: "figure", shoes: "natural" }, 89, 4),
      accent(corners(2, "38 54, 50 54, 52 80, 34 82")),
      ...person("44 66.4 3.1 0", "60 48, 52 58", "42 89, 47 89", {
        child: true,
        top: "light",
        nearSleeve: "light",
        hair: "curls",
        legs: "figure",
        shoes: "accent",
        skin: "deepSkin",
      }),
      ember(corners(0.3, "40 42.6, 39 35, 42.4 38, 45 34, 47.6 38, 51 35, 50 42.6")),
    ],
  ),
};
