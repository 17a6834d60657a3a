import { composeLayers } from "#/studio/marks/geometry/compose";
import { box, circle, corners, ellipse, heart, outline, petal, row } from "#/studio/motifs/outlines";
import { arc, curve, line } from "#/studio/motifs/strokes";
import { drawHills, drawPlant, drawTable, drawTree } from "../fixtures";
import { limb, person } from "../people";
import { sit, stand } from "../stances";
import {
  accent,
  back,
  ember,
  figure,
  green,
  hair,
  light,
  natural,
  skin,
  tone,
  vignette,
  type DrawnShape,
  type VignetteGroup,
  type VignetteRole,
} from "../vignette-drawing";
import { flame } from "../wares";

type Joint = readonly [x: number, y: number, radius: number];

/** A horse at full gallop that runs to the right, its hoofs on a height, with a jockey in the stirrups. */
const racer = (x: number, base: number, size: number, hide: VignetteRole, silks: VignetteRole): DrawnShape[] => {
  const part = (...joints: readonly Joint[]) =>
    limb(...joints.map(([a, b, radius]): Joint => [x + a * size, base + b * size, radius * size]));
  const point = (a: number, b: number) => `${x + a * size} ${base + b * size}`;
  const body = composeLayers(
    [
      part([-20, -30, 5], [-20, -17, 2.6], [-33, -6, 1.7], [-36, -2, 2]),
      part([18, -29, 4.2], [31, -24, 2.4], [28, -12, 1.6], [30, -10, 1.8]),
      curve(4 * size, `M${point(-27, -38)}C${point(-34, -42)} ${point(-40, -40)} ${point(-47, -35)}`),
      part([-22, -30, 6], [-30, -19, 3], [-42, -12, 1.8], [-45, -9, 2]),
      part([20, -30, 4.8], [33, -19, 2.6], [41, -3, 1.7], [43.5, -1.4, 2]),
      petal(x + 31 * size, base - 54 * size, x + 31 * size, base - 61 * size, 3 * size),
      part([33, -52, 4.2], [44, -46, 2.6]),
      part([18, -38, 7], [33, -51, 4.6]),
      part([-20, -33, 9.4], [0, -32.6, 8], [17, -34, 9.4]),
    ].map((path) => ({ action: "add" as const, path })),
  );
  return [
    { role: hide, path: body },
    light(corners(1, `${point(-7, -42)}, ${point(6, -42)}, ${point(6, -30)}, ${point(-6, -30)}`)),
    ...person(
      `${x - 6 * size} ${base - 49 * size} ${3.5 * size} 66 -44`,
      `${point(17, -46)}, ${point(19, -47)}`,
      `${point(3, -31)}, ${point(5, -32)}`,
      { top: silks, legs: "light", shoes: "figure", hair: "cap", hairRole: silks },
    ),
    figure(line(1.1 * size, `${point(17, -46)}, ${point(41, -45)}`)),
  ];
};

/** A Buddha who sits on a lotus, about 30 units wide and 36 tall. */
const buddha = (x: number, base: number): DrawnShape[] => [
  natural(
    circle(x, base - 30, 5),
    circle(x, base - 35.6, 2.2),
    ellipse(x - 5, base - 29, 1, 2.6),
    ellipse(x + 5, base - 29, 1, 2.6),
  ),
  natural(
    outline(
      `M${x} ${base - 26}C${x + 12} ${base - 25} ${x + 11} ${base - 14} ${x + 14} ${base - 8}`,
      `H${x - 14}C${x - 11} ${base - 14} ${x - 12} ${base - 25} ${x} ${base - 26}Z`,
    ),
  ),
  natural(ellipse(x, base - 7, 17, 4.6)),
  tone(
    curve(1.1, `M${x - 4} ${base - 25}C${x + 2} ${base - 20} ${x + 7} ${base - 16} ${x + 9} ${base - 11}`),
    curve(1.1, `M${x - 8} ${base - 9}H${x + 8}`),
  ),
  accent(...[-12, -4, 4, 12].map((offset) => petal(x + offset, base, x + offset * 1.25, base - 7, 5))),
];

/** A candle that burns on a height. */
const candle = (x: number, base: number): DrawnShape[] => [
  light(box(x - 1.4, base - 9, 2.8, 9, 0.6)),
  ember(flame(x, base - 9, 3.4, 5)),
];

/** Shows, races and places of quiet that draw their own visitors. */
export const showsAndShrines: VignetteGroup = {
  "rabbit-from-hat": vignette(
    "a magician who pulls a rabbit out of a top hat before children on the floor",
    "magician",
    ["people", "hat", "rabbit", "curtain"],
    () => [
      back(box(4, 4, 136, 82, 2)),
      accent(
        outline("M4 4H50C46 30 30 46 10 52C8 64 12 76 8 86H4Z"),
        outline("M140 4H94C98 30 114 46 134 52C136 64 132 76 136 86H140Z"),
      ),
      ...stand(44, 5.2, "68 34 1, 60 54", { top: "figure", hair: "short", beard: true, legs: "figure", shoes: "hair" }, 88, 2),
      hair(box(38.6, 2.4, 11.4, 10.4, 0.8), box(35.4, 11.4, 18, 2.4, 1)),
      light(corners(0.8, "46.6 30, 51 30, 50 44, 47.6 44")),
      tone(corners(1, "56 62, 86 62, 83 88, 59 88")),
      figure(box(54, 59.6, 34, 3.4, 1)),
      light(ellipse(71, 42, 5, 6.4), circle(72, 34.6, 4.2), petal(70, 32, 67, 22, 2.8), petal(73.6, 32, 75, 21.6, 2.8)),
      figure(circle(73.6, 34, 0.8)),
      hair(corners(1, "63 46.6, 79 46.6, 77.6 60, 64.4 60"), box(59.4, 45.4, 23.2, 2.6, 1.2)),
      skin(circle(69.6, 30.6, 2.4)),
      ...person("112 82 3 -4", "104 79 -1, 106 79 -1", "", { face: -1, child: true, top: "ember", hair: "tail" }),
      ...person("131 84 2.9 -2", "123 81 -1, 125 81 -1", "", {
        face: -1,
        child: true,
        top: "tone",
        hair: "curls",
        skin: "deepSkin",
      }),
      ...person("97 86 2.8 -4", "89 82 -1, 91 83 -1", "", { face: -1, child: true, top: "light", hair: "short" }),
      figure(
        corners(2.4, "104 84, 118 82, 119 90, 100 90"),
        corners(2.4, "124 85, 138 84, 138 90, 120 90"),
        corners(2.4, "90 86, 102 86, 102 90, 86 90"),
      ),
    ],
  ),
  "drummers-in-time": vignette(
    "a drummer with raised sticks before a great drum on its stand and others who beat djembes beside her",
    "drumming-group",
    ["people"],
    () => [
      back(circle(72, 42, 38)),
      natural(box(2, 86, 140, 4, 1)),
      ...person("44 53 5.2 -4", "62 34 1, 26 16 -1", "30 88, 56 88", {
        top: "accent",
        sleeves: "none",
        legs: "figure",
        hair: "bun",
      }),
      natural(line(2, "62 34, 76 40"), line(2, "26 16, 34 4")),
      figure(line(4, "82 66, 74 88"), line(4, "108 66, 116 88"), box(76, 76, 38, 4, 1)),
      ember(outline("M78 24C90 20 104 20 114 24C121 36 121 56 114 68C104 72 90 72 78 68Z")),
      figure(outline("M76 23C80 22 83 23 84 26C87 38 87 54 84 66C83 69 80 70 76 69C71 56 71 36 76 23Z")),
      light(outline("M75 27C78 27 80 38 80 46C80 54 78 65 75 65C72 56 72 36 75 27Z")),
      tone(...[28, 36, 44, 52, 60].map((y) => circle(88, y + 2, 1))),
      ...sit(130, 72, 4.4, "121 57, 116 57", { face: -1, top: "tone", hair: "curls", legs: "figure", skin: "deepSkin" }, 89, 10),
      natural(outline("M110 60H128C127 70 122 72 121 77L124 89H114L117 77C116 72 111 70 110 60Z")),
      light(ellipse(119, 60, 9, 2.6)),
      figure(box(126, 73, 10, 16, 1)),
      ...sit(14, 72, 4.2, "24 60, 27 61", { top: "light", hair: "short", legs: "figure" }, 89, 10),
      natural(outline("M18 64H34C33 72 29 74 28 78L31 89H21L24 78C23 74 19 72 18 64Z")),
      light(ellipse(26, 64, 8, 2.4)),
      figure(box(8, 73, 10, 16, 1)),
    ],
  ),
  "morning-forms": vignette(
    "people in loose clothes who move slowly through the same form of tai chi in a park",
    "tai-chi",
    ["people", "tree", "sunrise"],
    () => [
      back(circle(112, 40, 24)),
      ...[drawHills(56)],
      ...drawTree(16, 83, 13),
      green(box(2, 80, 140, 11, 1)),
      ...[
        [104, 82, 3.9, "tone", "bun"] as const,
        [38, 83, 4.2, "light", "short"] as const,
        [70, 89, 4.9, "accent", "short"] as const,
      ].flatMap(([x, floor, size, top, style]) =>
        person(
          `${x} ${floor - 6.1 * size} ${size} 2`,
          `${x + 5 * size} ${floor - 10.6 * size}, ${x - 4 * size} ${floor - 9 * size} -1`,
          `${x - 3.4 * size} ${floor}, ${x + 3.2 * size} ${floor}`,
          {
            top,
            legs: top,
            shoes: "figure",
            hair: style,
            hairRole: top === "accent" ? "tone" : "figure",
            skin: top === "light" ? "deepSkin" : "skin",
          },
        ),
      ),
    ],
  ),
  "final-furlong": vignette(
    "two jockeys on racehorses at full gallop along the white rail towards the finishing post",
    "horse-racing",
    ["people", "horse", "finish-line"],
    () => [
      back(
        outline("M2 50C20 44 40 46 60 44C90 40 120 44 142 40V62H2Z"),
        box(20, 30, 46, 14, 1),
        corners(0.6, "16 30, 22 22, 64 22, 70 30"),
      ),
      green(box(2, 56, 140, 34, 1)),
      light(box(2, 54, 140, 2, 1), row(box(10, 55, 1.8, 14), 7, 20)),
      light(box(132, 14, 3, 58, 1)),
      ember(circle(133.5, 12, 7)),
      light(circle(133.5, 12, 3.4)),
      ...racer(84, 80, 0.86, "tone", "ember"),
      ...racer(54, 89, 1, "figure", "accent"),
    ],
  ),
  "buddha-hall": vignette(
    "a monk who lights incense before a Buddha on a lotus while a visitor bows with joined hands",
    "buddhist-temple",
    ["people", "lotus", "candle"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      light(circle(74, 36, 25)),
      figure(box(8, 4, 128, 5, 1), box(12, 9, 5, 78, 1), box(127, 9, 5, 78, 1)),
      ...buddha(74, 58),
      tone(box(50, 58, 48, 28, 1)),
      figure(box(46, 56.6, 56, 3.6, 1), box(40, 84, 68, 5, 1)),
      ...candle(54, 56.6),
      ...candle(94, 56.6),
      accent(corners(1, "67 70, 81 70, 79 79, 69 79")),
      natural(line(0.9, "72 70, 71 61"), line(0.9, "76 70, 77 61")),
      ...stand(
        32,
        5,
        "52 56, 50 60",
        { top: "ember", hair: "none", hairRole: "ember", skirt: "long", sleeves: "long", skin: "skin" },
        89,
        6,
      ),
      tone(corners(1, "27 29, 31 28, 38 46, 35 50")),
      natural(line(1, "52 56, 60 48")),
      ...person("117 53 4.7 22 16", "104 40, 103 41", "119 89, 112 89", {
        face: -1,
        top: "accent",
        hair: "bun",
        legs: "figure",
      }),
    ],
  ),
  "torii-path": vignette(
    "visitors who walk under a tall red gate to a shrine where a woman bows before the bell rope",
    "shinto-shrine",
    ["people", "gate", "tree", "rope"],
    () => [
      back(circle(72, 40, 34)),
      ...drawTree(15, 87, 11),
      ...drawTree(129, 87, 11),
      tone(box(50, 54, 44, 22), box(46, 74, 52, 6, 1)),
      figure(outline("M40 54C50 50 56 40 58 30H86C88 40 94 50 104 54Z"), box(56, 27.6, 32, 3, 1)),
      light(box(60, 56, 24, 18)),
      natural(curve(3, "M54 57C60 62 66 58 72 61C78 58 84 62 90 57")),
      light(...[60, 71, 82].map((x) => corners(0, `${x} 60, ${x + 3} 60, ${x + 1} 64, ${x + 4} 64, ${x + 1.4} 69`))),
      natural(outline("M58 80H86L104 91H40Z")),
      ember(
        corners(0.6, "24 22, 30 22, 27 91, 20 91"),
        corners(0.6, "114 22, 120 22, 124 91, 117 91"),
        box(18, 29, 108, 5, 1),
        box(69, 18, 6, 12),
      ),
      hair(outline("M8 8C30 14 114 14 136 8L133 15C112 20 32 20 11 15Z")),
      ember(outline("M12 15C32 20 112 20 132 15L131 19C112 24 32 24 13 19Z")),
      ...stand(40, 3.9, "49 62, 48 64", { top: "accent", hair: "bun", skirt: "long", hairRole: "figure" }, 90, 4),
      figure(box(35.4, 58, 10, 4.4, 1)),
      ...stand(104, 4, "94 60, 95 61", { face: -1, top: "figure", hair: "short", legs: "figure", shoes: "accent" }, 90, 8),
    ],
  ),
  "meal-at-door": vignette(
    "a helper who brings a covered warm meal to an old man with a stick at his front door",
    "home-care",
    ["people", "house", "door", "walking-stick", "serving-tray"],
    () => [
      back(box(58, 6, 82, 80, 2)),
      figure(box(84, 14, 44, 73, 2)),
      light(box(88, 18, 36, 69, 1)),
      tone(box(118, 18, 6, 69, 1)),
      accent(corners(1, "78 14, 106 4, 134 14")),
      natural(box(78, 86, 58, 4, 1)),
      ...stand(
        100,
        4.7,
        "83 50, 88 60",
        { face: -1, top: "tone", hair: "none", hairRole: "tone", beard: true, legs: "figure" },
        86,
        8,
      ),
      natural(line(1.8, "112 55, 113 86"), arc(1.8, 109.6, 55, 2.6, 190, 360)),
      skin(circle(112, 57, 2.4)),
      ...stand(40, 5, "66 50, 60 55", { top: "accent", hair: "tail", legs: "figure", skin: "deepSkin" }, 89, 5),
      figure(box(61, 53, 24, 2.6, 1)),
      light(outline("M63 53C63 42 83 42 83 53Z"), circle(73, 43.4, 1.6)),
      ember(box(8, 64, 20, 25, 2)),
      light(heart(13, 71, 10, 9)),
      figure(curve(1.8, "M12 64C12 58 24 58 24 64")),
      ...drawPlant(134, 88, 0.8),
    ],
  ),
  "cards-and-cake": vignette(
    "older people who play cards over coffee and cake at a table in a community hall",
    "community-centre",
    ["people", "playing-cards", "coffee-cup", "cake"],
    () => [
      back(box(8, 8, 36, 40, 2), box(52, 8, 40, 40, 2), box(100, 8, 36, 40, 2)),
      ...sit(26, 68, 5, "48 54, 46 57", { top: "accent", hair: "bun", hairRole: "tone", skirt: "knee" }, 89, 8),
      ...sit(
        118,
        68,
        5,
        "96 53, 99 57",
        { face: -1, top: "tone", hair: "none", hairRole: "tone", beard: true, legs: "figure" },
        89,
        8,
      ),
      ...person("74 66 4.7 2", "64 55 -1, 83 55 1", "", { top: "ember", hair: "curls", hairRole: "tone", skin: "deepSkin" }),
      figure(
        box(14, 68, 22, 3, 1),
        box(12, 46, 3, 43, 1),
        box(33, 70, 2.6, 19),
        box(108, 68, 22, 3, 1),
        box(129, 46, 3, 43, 1),
        box(108, 70, 2.6, 19),
      ),
      tone(box(44, 64, 56, 16, 1)),
      ...drawTable(40, 62, 64),
      light(corners(0.8, "46 46, 52 44, 55 53, 49 55"), corners(0.8, "51 45, 57 46, 55.6 55, 50 54")),
      light(corners(0.8, "93 45, 99 44, 99 54, 93 54"), corners(0.8, "88.6 47, 94 44, 97 53, 91.6 55.4")),
      ember(circle(51.4, 50, 1.1), circle(95.4, 49.6, 1.1)),
      natural(box(64, 56, 18, 6, 1)),
      light(box(64, 55, 18, 2.4, 1)),
      accent(circle(68, 54, 1.4), circle(73, 54, 1.4), circle(78, 54, 1.4)),
      light(box(54, 57, 5, 5, 1), box(87, 57, 5, 5, 1)),
    ],
  ),
  "table-tennis": vignette(
    "two players with bats at a table-tennis table and the ball above the net",
    "sports-club",
    ["people", "table-tennis-bat"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      ...person("24 54 4.9 18 -10", "46 44 1, 12 50 -1", "12 88 4, 34 88", {
        top: "accent",
        sleeves: "short",
        shorts: "figure",
        shoes: "light",
        hair: "tail",
      }),
      ...person("120 54 4.9 18 -10", "100 52 1, 132 48 -1", "132 88 4, 110 88", {
        face: -1,
        top: "tone",
        sleeves: "short",
        shorts: "figure",
        shoes: "light",
        hair: "short",
        skin: "deepSkin",
      }),
      ember(ellipse(49.6, 39, 4.2, 5, 24), ellipse(96, 48, 4.2, 5, -30)),
      natural(line(2, "46 45, 48 42"), line(2, "100 53, 98 51")),
      green(box(36, 64, 72, 4.4, 1)),
      light(box(36, 64, 72, 1.2, 0.6)),
      figure(line(2.2, "44 68, 48 89"), line(2.2, "100 68, 96 89"), line(1.4, "46 82, 98 82"), box(71.2, 55, 1.6, 13)),
      light(box(66, 56, 12, 8, 0.6)),
      figure(row(box(66, 58, 12, 0.6), 3, 0, 2), row(box(68, 56, 0.6, 8), 5, 2)),
      light(circle(76, 38, 2.2)),
    ],
  ),
  "volleyball-block": vignette(
    "a volleyball player who spikes the ball over the net against the block of another",
    "sports-club",
    ["people"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      natural(box(2, 84, 140, 6, 1)),
      figure(box(92, 20, 3.4, 68, 1)),
      light(box(40, 32, 54, 18, 0.8)),
      figure(row(box(40, 34.6, 54, 0.7), 5, 0, 3), row(box(43, 32, 0.7, 18), 13, 4)),
      light(box(40, 31, 54, 2.4, 0.8)),
      ...person("112 58 4.7 -2", "103 14 -1, 109 13 -1", "118 86 20, 106 86 20", {
        face: -1,
        top: "tone",
        sleeves: "none",
        shorts: "figure",
        shoes: "light",
        hair: "short",
      }),
      ...person("40 52 4.9 6 -12", "62 17 -1, 18 22 -1", "28 74 50, 42 80 30", {
        top: "accent",
        sleeves: "none",
        shorts: "figure",
        shoes: "light",
        hair: "tail",
        skin: "deepSkin",
      }),
      ember(circle(70, 13, 7.4)),
      light(
        curve(1.1, "M64.6 9C68 11 72 15 73 19"),
        curve(1.1, "M68 6.6C71 9 74 11 76.4 12"),
        curve(1.1, "M63.6 15C66 16 67.4 17.6 68 19.4"),
      ),
      ...stand(
        12,
        4.1,
        "20 60, 22 64",
        { top: "accent", sleeves: "none", shorts: "figure", shoes: "light", hair: "bun" },
        88,
        14,
      ),
    ],
  ),
};
