import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, corners, ellipse, outline, petal, row } from "#/studio/motifs/outlines";
import { bar, curve, hoop, line, rim } from "#/studio/motifs/strokes";
import { fluff, head, type Appearance, limb, person } from "../people";
import { accent, back, figure, light, vignette, type VignetteGroup, type DrawnShape, skin, tone } from "../vignette-drawing";

/** A person who sits with crossed legs, hands on the knees, on the ground at a point. */
function lotus(x: number, y: number, size: number, appearance: Appearance): DrawnShape[] {
  const legs = appearance.legs ?? "figure";
  const shin = (side: number) =>
    limb([x - side * 1.2 * size, y - 1.2 * size, size], [x + side * 3.6 * size, y - 0.7 * size, 0.9 * size]);
  const foot = (side: number) =>
    limb([x + side * 3.4 * size, y - 0.6 * size, 0.85 * size], [x - side * 1.2 * size, y + 0.4 * size, 0.6 * size]);
  return [
    { role: legs, path: shin(1) },
    { role: legs, path: shin(-1) },
    { role: legs, path: foot(-1) },
    { role: legs, path: foot(1) },
    ...person(
      `${x} ${y - size} ${size}`,
      `${x - 3.2 * size} ${y - 1.4 * size}, ${x + 3.2 * size} ${y - 1.4 * size} -1`,
      "",
      appearance,
    ),
  ];
}

/** A pentagon, as on footballs. */
const regular = (x: number, y: number, radius: number): Path =>
  corners(
    0,
    Array.from({ length: 5 }, (_, index) => {
      const angle = (Math.PI * 2 * index) / 5 - Math.PI / 2;
      return `${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
    }).join(","),
  );

/** A racing bicycle that faces right, between its wheels' centres on the floor. */
const bicycle = (x: number, y: number, size: number): DrawnShape[] => {
  const at = (points: string) =>
    points
      .split(",")
      .map((point) => {
        const [a = 0, b = 0] = point.split(" ").map(Number);
        return `${x + a * size} ${y + b * size}`;
      })
      .join(",");
  return [
    figure(hoop(1.8, x - 16 * size, y, 10.4 * size), hoop(1.8, x + 16 * size, y, 10.4 * size)),
    accent(bar(2.2, at("-16 0,-6 -16,11 -16,0 0,-16 0")), line(2.2, at("0 0,-7 -19")), line(2.2, at("16 0,10 -19"))),
    figure(line(2.4, at("-11 -20,-4 -20")), line(2.2, at("10 -19,16 -21,17 -17"))),
  ];
};

/** An exercise bike that faces right. */
const exerciseBike = (x: number): DrawnShape[] => [
  tone(circle(x + 12, 72, 10)),
  figure(
    bar(3, `${x - 12} 86,${x - 6} 60,${x + 14} 72,${x + 20} 86`),
    bar(2.6, `${x + 8} 70,${x + 14} 46,${x + 20} 46`),
    box(x - 18, 84, 42, 4, 2),
    box(x - 16, 57, 16, 4, 2),
  ),
  light(circle(x + 12, 72, 4)),
];

/** A fencer who lunges, with a mask. */
const fencer = (face: 1 | -1, x: number, role: "tone" | "accent"): DrawnShape[] => {
  const ahead = (distance: number) => x + distance * face;
  return [
    ...person(
      `${x} 56 5.4 8`,
      `${ahead(face === 1 ? 28 : 24)} ${face === 1 ? 42 : 34}, ${ahead(-16)} 24 -1`,
      `${ahead(22)} 84, ${ahead(-22)} 84 20`,
      { face, top: role, legs: role, shoes: "figure", hair: "cap" },
    ),
    figure(ellipse(x + 6 * face, 20.4, 6.4, 7.2)),
    light(...[17, 20.4, 23.8].map((y) => box(x + 6 * face - (face === 1 ? 1 : 4), y, 5, 1.4))),
  ];
};

/** A running shoe from the side that stands on a shelf, 18 wide. */
const shoe = (x: number, y: number): Path =>
  outline(
    `M${x} ${y}L${x} ${y - 9}C${x + 3} ${y - 7} ${x + 5} ${y - 8} ${x + 7} ${y - 10}C${x + 9} ${y - 5} ${x + 18} ${y - 6} ${x + 18} ${y}Z`,
  );

/** A piece of sea with waves, as wide as a vignette. */
const sea = tone(
  outline(
    "M4 80C10 76 16 76 22 79C28 82 34 82 40 79C46 76 52 76 58 79C64 82 70 82 76 79C82 76 88 76 94 79",
    "C100 82 106 82 112 79C118 76 124 76 130 79C134 81 138 80 140 79L140 90C140 92 139 93 137 93L7 93C5 93 4 92 4 90Z",
  ),
);

/** Training, clubs and games with the body, and the shops for them. */
export const sport: VignetteGroup = {
  barbell: vignette("a woman who lifts a barbell in a gym", "gym personal-trainer", ["people", "dumbbell"], () => [
    back(box(12, 12, 52, 44, 2), box(68, 12, 64, 44, 2)),
    tone(box(100, 60, 38, 3, 1), box(100, 74, 38, 3, 1), box(103, 58, 3, 28), box(132, 58, 3, 28)),
    figure(
      circle(111, 70, 4.4),
      circle(121, 70, 4.4),
      circle(113, 84, 5),
      circle(126, 84, 5),
      box(108, 54, 8, 6, 1),
      box(119, 53, 8, 7, 1),
    ),
    figure(box(24, 9, 96, 2.6, 1)),
    accent(box(26, 1, 5, 19, 2), box(112, 1, 5, 19, 2)),
    tone(box(32, 4, 4, 13, 2), box(107, 4, 4, 13, 2)),
    person("71 49 5.6", "44 11, 100 11 -1", "56 87, 82 85", {
      knees: 1,
      top: "accent",
      sleeves: "none",
      legs: "figure",
      shoes: "tone",
      hair: "tail",
    }),
    person("26 53 4.6", "37 54, 40 46", "24 87, 29 87", {
      top: "tone",
      sleeves: "short",
      legs: "figure",
      hair: "short",
      beard: true,
    }),
    accent(box(36, 48, 7, 9, 1)),
  ]),
  warrior: vignette("a yoga class in a bright room", "yoga-studio", ["people", "yoga-pose", "yoga-mat"], () => [
    back(circle(66, 44, 36)),
    tone(petal(128, 64, 118, 34, 8), petal(129, 64, 130, 26, 8), petal(130, 64, 142, 38, 8)),
    figure(corners(2, "120 62,138 62,135 86,123 86")),
    figure(box(86, 84, 46, 4, 2)),
    person("102 56 3.9", "77 41, 127 41 -1", "86 84 24, 118 84", {
      top: "tone",
      sleeves: "none",
      legs: "accent",
      shoes: "skin",
      hair: "short",
      skin: "skin",
    }),
    accent(box(6, 85, 92, 4.5, 2)),
    person("48 53 5.8", "12 31, 85 31 -1", "13 86 24, 78 86", {
      top: "figure",
      sleeves: "none",
      legs: "tone",
      shoes: "skin",
      hair: "bun",
    }),
  ]),
  meditation: vignette("three people who meditate before a low sun", "meditation yoga-studio", ["people", "sun"], () => [
    back(circle(72, 46, 38)),
    tone(ellipse(30, 86, 23, 4), ellipse(114, 86, 23, 4)),
    ...lotus(30, 82, 4.6, { top: "tone", legs: "figure", hair: "short" }),
    ...lotus(114, 82, 4.6, { top: "tone", legs: "figure", hair: "scarf", face: -1 }),
    accent(ellipse(72, 89, 32, 5)),
    ...lotus(72, 84, 6.4, { top: "accent", legs: "figure", hair: "bun" }),
  ]),
  tennis: vignette("a tennis player who serves on a court", "tennis-club", ["people", "racket", "tennis-ball"], () => [
    back(outline("M20 84C20 50 40 26 72 26C104 26 124 50 124 84Z")),
    tone(corners(3, "20 82,140 82,134 94,4 94")),
    light(corners(0, "26 90,72 90,72 91.6,26 91.6")),
    back(box(104, 56, 36, 30)),
    tone(...[112, 120, 128].map((x) => box(x, 58, 1.2, 28)), ...[64, 71, 78].map((y) => box(104, y, 34, 1.2))),
    figure(box(104, 54, 36, 3), box(103, 52, 3.2, 38, 1), box(136, 52, 3.2, 36, 1)),
    figure(line(2.2, "36 22,26 16")),
    accent(rim(1.8, ellipse(17, 11, 10, 7, 30))),
    tone(bar(1.2, "10 10,24 14"), bar(1.2, "14 16,20 6")),
    person("58 50 5.4 -10", "36 22 -1, 80 18 -1", "42 88 16, 70 89", {
      top: "accent",
      sleeves: "short",
      shorts: "figure",
      shoes: "figure",
      hair: "tail",
    }),
    accent(circle(86, 9, 4)),
  ]),
  football: vignette("two football players and the ball before the goal", "sports-club", ["people", "ball"], () => [
    back(box(62, 22, 78, 62, 1)),
    figure(bar(2.6, "63 86,63 23,139 23,139 86")),
    tone(...[76, 89, 102, 115, 128].map((x) => box(x, 25, 1.2, 59)), ...[36, 48, 60, 72].map((y) => box(65, y, 73, 1.2))),
    person("114 52 5 4", "92 46, 138 40", "100 86, 128 86 10", { face: -1, top: "tone", shorts: "figure", hair: "curls" }),
    person("34 49 5.4 -8", "12 36, 54 40", "28 88, 68 76 -34", {
      skin: "deepSkin",
      top: "accent",
      sleeves: "short",
      shorts: "figure",
      hair: "tail",
    }),
    figure(circle(80, 80, 7.4)),
    light(regular(80, 80, 3.2)),
    light(
      line(1.2, "80 77,80 73"),
      line(1.2, "77 79,73 77"),
      line(1.2, "83 79,87 77"),
      line(1.2, "78 83,76 86"),
      line(1.2, "82 83,84 86"),
    ),
  ]),
  swimming: vignette("a swimmer in a pool and one on the starting block", "swimming", ["people", "wave"], () => [
    back(box(8, 6, 30, 34, 2), box(44, 6, 30, 34, 2), box(80, 6, 30, 34, 2)),
    figure(corners(1, "116 40,138 40,138 70,122 70")),
    accent(box(112, 37, 28, 4, 1)),
    person("128 17 4.2 78 -20", "98 33, 100 31", "120 38, 129 38", {
      face: -1,
      top: "figure",
      sleeves: "none",
      legs: "skin",
      shoes: "skin",
      hair: "cap",
      hairRole: "accent",
    }),
    figure(limb([22, 74, 6], [52, 68, 7.4])),
    skin(limb([56, 70, 4], [80, 72, 3.4], [104, 72, 3])),
    head([68, 60], 7, { nod: 24, hair: "cap", hairRole: "accent" }),
    skin(limb([52, 66, 4.6], [64, 44, 3.8], [84, 52, 2.6], [90, 58, 2.8])),
    tone(
      outline(
        "M4 68C9 64 14 64 20 67C26 70 32 70 38 67C44 64 50 64 56 67C62 70 68 70 74 67",
        "C80 64 86 64 92 67C98 70 104 70 110 67L116 65L116 93L7 93C5 93 4 92 4 90Z",
      ),
    ),
    figure(box(114, 66, 26, 27, 1)),
    light(curve(1.8, "M12 77C18 74 24 74 30 77C36 80 42 80 48 77"), curve(1.8, "M66 77C72 74 78 74 84 77C90 80 96 80 102 77")),
    accent(row(box(7, 84, 11, 4.4, 2.2), 6, 18)),
    light(row(box(19.4, 85, 4.4, 2.4, 1), 5, 18)),
  ]),
  runners: vignette("three people who run through a park", "running-club", ["people", "tree"], () => [
    back(circle(112, 30, 20)),
    tone(box(20, 44, 3.4, 40), fluff(22, 32, 15, 9)),
    person("116 52 4.8 10", "102 48, 130 42", "98 74 60, 130 86", {
      top: "tone",
      sleeves: "short",
      shorts: "figure",
      hair: "short",
      beard: true,
    }),
    person("78 51 5 10", "90 40, 64 48", "96 86, 58 78 50", {
      skin: "deepSkin",
      top: "figure",
      sleeves: "none",
      legs: "accent",
      hair: "tail",
    }),
    person("40 51 5.2 12", "26 50, 56 40", "20 76 60, 56 87", { top: "accent", sleeves: "short", shorts: "tone", hair: "curls" }),
  ]),
  boxing: vignette("two boxers who spar beside a punching bag", "boxing", ["people", "boxing-glove"], () => [
    back(box(30, 10, 108, 50, 3)),
    figure(box(16, 4, 2, 12), box(8, 14, 18, 48, 7)),
    light(box(8, 24, 18, 2.4)),
    tone(box(30, 46, 108, 2.4), box(30, 62, 108, 2.4)),
    figure(box(132, 40, 6, 46, 1)),
    person("60 51 5.4 10", "72 32, 90 28", "46 87 10, 74 87", {
      top: "skin",
      sleeves: "none",
      shorts: "figure",
      hair: "short",
      shoes: "tone",
    }),
    accent(circle(74, 32, 5), circle(92, 27, 5)),
    person("112 51 5.4 6", "98 33, 102 26", "126 87 10, 100 87", {
      face: -1,
      top: "tone",
      sleeves: "none",
      shorts: "accent",
      hair: "tail",
      shoes: "tone",
    }),
    figure(circle(97, 33, 5), circle(102, 24, 5)),
  ]),
  pilates: vignette(
    "a woman who trains on a mat beside an exercise ball",
    "pilates-studio",
    ["people", "exercise-ball", "yoga-mat"],
    () => [
      back(box(14, 8, 74, 48, 3)),
      tone(box(14, 30, 74, 2.4)),
      accent(circle(120, 70, 17)),
      light(curve(1.8, "M112 62C115 58 119 56 124 57")),
      tone(box(6, 84, 132, 5, 2)),
      person("50 77 5.8 -42 20", "64 50, 68 54", "81 48 -50, 83 52 -50", {
        top: "figure",
        sleeves: "none",
        legs: "accent",
        shoes: "skin",
        hair: "tail",
      }),
    ],
  ),
  kick: vignette("two people in a martial arts class, one with a high kick", "martial-arts", ["people", "judo-belt"], () => [
    back(circle(72, 44, 38)),
    tone(box(4, 84, 136, 6, 1)),
    person("46 50 5.6 -30 12", "50 34, 24 44", "87 31 -70, 40 88", {
      top: "tone",
      legs: "tone",
      shoes: "skin",
      hair: "tail",
      knees: 1,
    }),
    figure(limb([40, 47, 2], [52, 49, 2]), line(2, "49 49,54 58")),
    person("112 51 5.4 -6", "95 34, 93 44", "104 88, 126 88 10", {
      face: -1,
      top: "accent",
      legs: "accent",
      shoes: "skin",
      hair: "short",
    }),
    figure(box(105, 47, 15, 3.4, 1), line(2, "107 50,104 58"), box(86, 24, 7, 22, 3)),
  ]),
  wrestlers: vignette("two wrestlers in a hold on the mat", "wrestling", ["people"], () => [
    back(circle(72, 40, 34)),
    tone(ellipse(72, 86, 68, 7)),
    light(ellipse(72, 86, 58, 4.6)),
    tone(ellipse(72, 86, 52, 3.6)),
    person("108 54 6 50 -24", "62 50, 60 64", "96 86, 126 87 20", {
      face: -1,
      top: "accent",
      sleeves: "none",
      legs: "accent",
      shoes: "figure",
      hair: "curls",
      hairRole: "tone",
    }),
    person("36 54 6 50 -20", "78 60, 86 46 -1", "54 86, 22 87 20", {
      top: "figure",
      sleeves: "none",
      legs: "figure",
      shoes: "tone",
      hair: "short",
    }),
  ]),
  fencers: vignette("two fencers on the piste", "fencing-club", ["people"], () => [
    back(box(20, 8, 104, 46, 3)),
    tone(box(4, 84, 136, 5, 1)),
    figure(line(1.6, "60 42,106 30"), line(1.6, "92 34,60 28")),
    ...fencer(1, 34, "tone"),
    ...fencer(-1, 112, "accent"),
  ]),
  golf: vignette("a golfer after the swing and the flag on the green", "golf-club", ["people", "golf-flag", "hill"], () => [
    back(outline("M4 84C14 54 46 44 66 62C84 40 126 40 140 84Z")),
    accent(circle(86, 22, 9)),
    tone(outline("M4 90C20 80 60 80 84 84C104 78 130 78 140 84L140 90C140 92 138 93 136 93L8 93C5 93 4 92 4 90Z")),
    figure(box(117, 22, 2.4, 62), ellipse(118, 85, 8, 2)),
    accent(corners(1, "119 23,136 30,119 37")),
    figure(line(1.8, "35 22,12 40"), corners(1.4, "8 40,14 37,17 42,11 46")),
    person("44 49 5.3 -6", "34 25 -1, 35 22 -1", "34 87 14, 54 87", {
      top: "accent",
      sleeves: "short",
      legs: "figure",
      shoes: "tone",
      hair: "cap",
    }),
    light(circle(92, 83, 2.6)),
  ]),
  wall: vignette(
    "a climber on an indoor wall and a partner with the rope",
    "climbing-gym",
    ["people", "rope", "carabiner"],
    () => [
      back(box(6, 6, 50, 60, 3)),
      tone(corners(2, "62 4,138 4,138 86,84 86,84 50")),
      accent(
        ...[
          [76, 14],
          [104, 18],
          [126, 12],
          [118, 36],
          [88, 44],
          [130, 52],
          [98, 82],
          [122, 73],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 4, 3, x * 7)),
      ),
      light(
        ...[
          [132, 36],
          [110, 40],
          [90, 62],
          [130, 80],
          [112, 9],
          [76, 30],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 3, 3.6, x * 5)),
      ),
      figure(curve(1.6, "M88 6L98 50"), curve(1.6, "M88 6C70 26 52 40 40 52")),
      person("98 52 5 6 -16", "124 24 -1, 92 10 -1", "98 80 -6, 122 70", {
        top: "figure",
        sleeves: "none",
        legs: "accent",
        shoes: "light",
        hair: "tail",
      }),
      light(limb([93, 51, 1.6], [103, 51, 1.6])),
      person("26 50 5.2 -4 -26", "40 52, 42 36", "20 87, 34 87", {
        top: "accent",
        legs: "figure",
        shoes: "tone",
        hair: "short",
        beard: true,
      }),
    ],
  ),
  summit: vignette(
    "two mountaineers on a rope below a summit",
    "alpine-club",
    ["people", "mountain", "ice-axe", "backpack", "rope"],
    () => [
      back(outline("M4 84L34 22C36 18 40 18 42 22L62 52L90 14C92 11 96 11 98 14L140 84Z")),
      tone(outline("M4 93L34 81L60 78L88 68L108 64L120 61C122 61 124 62 125 64L140 93Z")),
      figure(curve(1.8, "M50 62C64 66 78 56 96 42")),
      figure(box(88, 16, 13, 19, 4), box(20, 34, 13, 20, 5)),
      person("40 53 4.2 12 -8", "56 54, 52 46", "32 82 -20, 51 79 -10", { top: "accent", shoes: "light", hair: "cap" }),
      figure(line(1.8, "56 50,60 78")),
      person("105 35 4.1 12", "119 38, 116 30", "96 67 -20, 116 62 -12", { legs: "accent", hair: "bob" }),
      figure(line(1.8, "119 33,124 62"), line(1.8, "114 34,124 33")),
    ],
  ),
  paddle: vignette("two people on paddle boards before an island", "water-sports", ["people", "surfboard", "wave", "sun"], () => [
    back(circle(100, 34, 22), outline("M4 66C16 46 36 42 52 54C60 48 70 54 76 66Z")),
    tone(
      outline(
        "M4 70C10 66 16 66 22 69C28 72 34 72 40 69C46 66 52 66 58 69C64 72 70 72 76 69C82 66 88 66 94 69",
        "C100 72 106 72 112 69C118 66 124 66 130 69C134 71 138 70 140 69L140 90C140 92 139 93 137 93L7 93C5 93 4 92 4 90Z",
      ),
    ),
    person("110 46 3.9 10", "94 28 -1, 98 46", "104 74, 116 74", {
      face: -1,
      top: "figure",
      sleeves: "none",
      shorts: "accent",
      shoes: "skin",
      hair: "bob",
    }),
    figure(line(1.6, "93 24,100 80")),
    accent(limb([90, 76, 1.6], [130, 76, 1.6])),
    person("50 45 5 12", "70 22 -1, 64 46", "44 81, 56 81", {
      top: "accent",
      sleeves: "short",
      shorts: "figure",
      shoes: "skin",
      hair: "tail",
    }),
    figure(line(2, "71 17,62 74"), petal(63, 70, 60, 90, 5)),
    figure(limb([20, 83, 2.4], [78, 83, 2.4])),
    light(curve(1.8, "M16 90C22 88 28 88 34 90"), curve(1.8, "M94 86C100 84 106 84 112 86")),
  ]),
  dinghy: vignette("a sailing dinghy with a sailor who leans out", "sailing-club", ["people", "sailing-boat", "wave"], () => [
    back(circle(34, 32, 20), outline("M96 82C104 60 128 54 140 66L140 82Z")),
    figure(box(70, 4, 2.6, 66), line(2.2, "70 62,118 62")),
    accent(outline("M75 6C96 22 112 40 118 58L75 58Z")),
    tone(outline("M67 10C56 26 46 44 38 60L67 58Z")),
    light(line(1.6, "80 24,94 28"), line(1.6, "80 36,104 41"), line(1.6, "80 47,112 51")),
    person("106 62 4.8 -50 24", "104 56, 98 52", "80 68 -30, 82 70 -30", { face: -1, top: "accent", legs: "tone", hair: "cap" }),
    figure(outline("M24 66L116 66C116 74 110 82 104 84L50 84C38 82 28 74 24 66Z")),
    light(box(34, 70, 76, 2)),
    sea,
    light(curve(1.8, "M16 87C22 85 28 85 34 87"), curve(1.8, "M84 88C90 86 96 86 102 88")),
  ]),
  diver: vignette("a diver among fish above a reef", "diving", ["people", "diving-mask", "fish"], () => [
    back(outline("M4 20C24 6 120 6 140 20L140 84L4 84Z")),
    tone(
      petal(16, 88, 8, 52, 9),
      petal(20, 88, 26, 46, 9),
      petal(24, 88, 40, 60, 8),
      petal(124, 88, 116, 58, 9),
      petal(130, 88, 136, 50, 9),
    ),
    person("64 46 6.4 76 -60", "124 56, 118 64", "16 40 90, 18 48 90", {
      top: "figure",
      legs: "figure",
      shoes: "figure",
      hair: "cap",
    }),
    accent(
      outline("M22 36C16 34 10 28 5 26C5 34 8 42 12 46C16 46 20 46 22 44Z"),
      outline("M24 48C18 48 10 48 5 50C8 56 14 60 20 58C22 56 24 52 24 48Z"),
    ),
    accent(limb([60, 32, 5], [84, 37, 5])),
    figure(box(87, 34, 5, 4, 1)),
    light(corners(2, "106 34,116 31,119 38,110 42")),
    accent(outline("M110 74C116 68 128 68 133 74C128 80 116 80 110 74Z"), corners(1, "112 74,104 68,104 80")),
    light(circle(127, 73, 1.3)),
    accent(outline("M76 72C80 68 88 68 92 72C88 76 80 76 76 72Z"), corners(1, "78 72,71 67,71 77")),
    tone(circle(122, 24, 3), circle(128, 15, 2.2), circle(119, 12, 1.6)),
    figure(fluff(58, 88, 12, 9, 0.5), fluff(34, 90, 10, 8, 0.4)),
  ]),
  cyclists: vignette("two cyclists on a country road", "cycling-club", ["people", "bicycle", "cycle-helmet", "hill"], () => [
    back(outline("M4 84C20 46 50 40 70 60C90 34 126 40 140 84Z")),
    accent(circle(112, 16, 9)),
    ...bicycle(102, 76, 0.92),
    person("92 55 4.3 50 -36", "116 60, 118 58", "104 86 20, 101 76", {
      top: "tone",
      sleeves: "short",
      shorts: "figure",
      shoes: "tone",
      hair: "cap",
      hairRole: "accent",
    }),
    ...bicycle(42, 78, 1.15),
    person("29 52 5.4 50 -36", "60 58, 62 56", "45 91 20, 40 78", {
      top: "accent",
      sleeves: "short",
      shorts: "figure",
      shoes: "figure",
      hair: "cap",
    }),
  ]),
  skater: vignette("a skateboarder in the air above a ramp", "skatepark", ["people", "skateboard"], () => [
    back(box(8, 26, 20, 58), box(30, 12, 24, 72), box(56, 34, 24, 50)),
    tone(outline("M24 88C80 88 108 74 112 34L140 34L140 88C140 90 138 91 136 91L26 91C22 91 22 88 24 88Z")),
    figure(box(110, 31, 30, 4, 2), outline("M24 88C80 88 108 74 110 34L114 34C112 78 84 91 30 91Z")),
    light(box(118, 44, 16, 12, 2), box(118, 62, 16, 8, 2)),
    person("58 41 5.2 18", "36 29 -1, 82 31 -1", "46 67 16, 68 63 -10", {
      top: "accent",
      legs: "figure",
      shoes: "tone",
      hair: "curls",
    }),
    figure(limb([34, 69, 1.6], [42, 71, 1.8], [74, 63, 1.8], [80, 57, 1.6])),
    accent(circle(46, 74, 3.4), circle(70, 68, 3.4)),
  ]),
  racing: vignette("a racing car at the finish line", "motor-sport", ["racing-helmet", "finish-line", "flag", "car"], () => [
    back(corners(2, "8 26,84 14,84 54,8 54")),
    figure(...[14, 28, 42].map((x) => hoop(4, x + 4, 32, 5)), ...[20, 34].map((x) => hoop(4, x + 5, 22, 5))),
    tone(box(8, 38, 76, 22, 1)),
    light(...[12, 36, 60].map((x) => box(x, 42, 12, 6, 1))),
    figure(box(120, 8, 2.4, 40)),
    figure(outline("M91 8C100 4 110 12 120 8L120 30C110 34 100 26 91 30Z")),
    light(box(94, 10, 6, 5), box(106, 12, 6, 5), box(100, 16, 6, 5), box(112, 17, 6, 5), box(94, 21, 6, 5), box(106, 23, 6, 5)),
    figure(corners(2, "6 44,24 44,24 50,16 52,16 62,10 62")),
    accent(outline("M10 76L12 62C24 58 40 58 48 58C52 46 62 42 74 46L84 62C104 62 124 66 136 74L136 80L10 80Z")),
    tone(outline("M70 62C70 50 76 44 84 48L92 62Z")),
    figure(outline("M62 56C60 44 72 40 80 44C86 48 87 54 86 60L62 60Z")),
    light(box(74, 49, 12, 6, 2)),
    figure(circle(32, 76, 13), circle(112, 77, 12)),
    tone(circle(32, 76, 6), circle(112, 77, 5.4)),
    light(box(52, 66, 34, 7, 2)),
    figure(box(126, 80, 15, 4, 1), box(44, 80, 56, 4, 1)),
  ]),
  chess: vignette("two people at a chess board", "chess-club", ["people", "chess-board", "chess-knight"], () => [
    back(box(46, 6, 52, 30, 3)),
    person("22 62 6.6 12 8", "58 54, 46 62", "42 87, 36 87", { skin: "deepSkin", top: "accent", legs: "figure", hair: "curls" }),
    person("122 62 6.6 14 10", "100 62, 106 60", "104 87, 110 87", {
      face: -1,
      top: "tone",
      legs: "figure",
      hair: "none",
      hairRole: "tone",
      beard: true,
    }),
    figure(box(8, 71, 28, 4, 2), box(20, 74, 4, 13), box(108, 71, 28, 4, 2), box(120, 74, 4, 13)),
    figure(box(36, 67, 72, 5, 2), box(68, 72, 8, 12), box(54, 83, 36, 4, 2)),
    tone(box(44, 62, 56, 5, 1)),
    light(...[48, 62, 76, 90].map((x) => box(x, 62, 7, 5))),
    figure(
      outline(
        "M60 62L61 58C63 55 67 53 66 50C63 52 60 53 58 51C57 48 60 45 62 42C63 38 66 36 69 36L70 33L73 37C78 40 79 48 77 56L79 62Z",
      ),
    ),
    light(circle(67, 43, 1.3)),
    accent(outline("M82 62L84 52L82 50L84 46L86 46L86 40L90 40L90 46L92 46L94 50L92 52L94 62Z")),
    figure(circle(52, 53, 3), corners(1, "49 62,51 55,53 55,55 62")),
  ]),
  dancers: vignette("a couple who dance in front of a mirror", "dance-school", ["people", "dancer"], () => [
    back(box(6, 6, 132, 60, 2)),
    tone(box(46, 6, 2.2, 60), box(96, 6, 2.2, 60), box(6, 48, 132, 2.4)),
    person("95 49 5.2 -8", "70 30, 122 36 -1", "114 86 14, 90 86", {
      skin: "deepSkin",
      face: -1,
      top: "accent",
      sleeves: "none",
      legs: "tone",
      shoes: "figure",
      hair: "bun",
      skirt: "knee",
    }),
    accent(outline("M92 47L105 45C116 56 126 64 138 66C128 76 102 74 86 68Z")),
    person("46 48 5.3 4", "70 31, 20 40 -1", "24 86 22, 58 87", {
      top: "figure",
      legs: "figure",
      shoes: "tone",
      hair: "short",
    }),
  ]),
  sportsShop: vignette(
    "a customer who tries on running shoes in a sports shop",
    "sports-shop",
    ["people", "running-shoe", "ball", "racket"],
    () => [
      back(box(4, 6, 70, 56, 2)),
      ...[24, 42, 60].map((y) => tone(box(4, y, 70, 2.2))),
      figure(shoe(8, 23), shoe(52, 23), shoe(30, 41), shoe(8, 59)),
      accent(shoe(30, 23), shoe(8, 41), shoe(52, 41)),
      tone(shoe(52, 59)),
      back(box(102, 4, 38, 44, 2)),
      figure(box(70, 66, 46, 5, 2), box(74, 71, 4, 16), box(108, 71, 4, 16)),
      accent(circle(130, 78, 9)),
      light(curve(1.4, "M122 76C127 79 133 79 138 76"), line(1.4, "130 70,130 86")),
      figure(rim(2, ellipse(122, 18, 8, 10, 20)), line(2.4, "119 27,114 40")),
      tone(bar(1.2, "117 18,127 20"), bar(1.2, "120 12,123 25")),
      person("96 59 5.6 12 14", "74 64, 84 66", "62 82 -14, 84 87", {
        face: -1,
        top: "accent",
        sleeves: "short",
        legs: "figure",
        shoes: "tone",
        hair: "tail",
      }),
      person("34 66 5.4 28", "56 74, 60 70", "14 87 50, 48 87", { top: "tone", legs: "figure", hair: "short" }),
    ],
  ),
  outdoorShop: vignette(
    "a tent and a customer who tries on a backpack in an outdoor shop",
    "outdoor-shop",
    ["people", "tent", "backpack", "hiking-boot"],
    () => [
      back(box(4, 6, 70, 60, 2), circle(110, 40, 26)),
      tone(box(4, 26, 70, 2.2)),
      figure(box(10, 11, 12, 15, 4), shoe(28, 25)),
      accent(box(54, 11, 12, 15, 4)),
      accent(outline("M4 87L34 36C35 34 38 34 39 36L70 87Z")),
      tone(outline("M24 87L37 46L50 87Z")),
      light(outline("M37 46L50 87L37 87Z")),
      person("96 49 5.2 2", "95 38", "88 87, 102 87", { top: "tone", legs: "figure", shoes: "accent", hair: "bob" }),
      figure(box(78, 26, 13, 24, 5)),
      accent(box(76, 20, 16, 7, 3.5)),
      person("126 50 5.1", "122 56, 106 42", "132 87, 120 87", { face: -1, top: "figure", legs: "tone", hair: "curls" }),
    ],
  ),
  bikes: vignette("two people on exercise bikes with their trainer", "gym personal-trainer", ["people", "bicycle"], () => [
    back(box(6, 6, 62, 46, 2), box(74, 6, 64, 46, 2)),
    ...exerciseBike(88),
    person("80 50 4.9 28 -16", "103 48, 104 46", "90 78, 86 72", {
      skin: "deepSkin",
      sleeves: "none",
      legs: "tone",
      hair: "tail",
    }),
    ...exerciseBike(38),
    person("28 50 5.2 28 -16", "53 48, 54 46", "39 82, 36 72", {
      top: "accent",
      sleeves: "short",
      shorts: "figure",
      shoes: "tone",
      hair: "short",
    }),
    person("126 50 5 2", "112 50, 118 38", "130 87, 121 87", { face: -1, top: "tone", sleeves: "short", hair: "bob" }),
  ]),
  basketball: vignette("a basketball player who throws at the basket", "sports-club", ["people", "ball"], () => [
    back(circle(58, 44, 36)),
    figure(box(130, 26, 4, 60, 1), box(122, 84, 18, 4, 1), box(112, 4, 26, 26, 2)),
    light(box(118, 12, 13, 11, 1)),
    accent(box(92, 27, 22, 2.8, 1)),
    tone(bar(1.6, "94 30,98 44,108 44,112 30"), line(1.4, "96 36,110 36")),
    accent(circle(66, 9, 7.4)),
    light(curve(1.4, "M60 7C64 10 69 10 73 8"), line(1.4, "66 2.4,66 15.6")),
    person("44 44 5.3 4 -14", "60 16 -1, 68 19", "36 80 30, 50 78 34", {
      skin: "deepSkin",
      top: "accent",
      sleeves: "none",
      shorts: "figure",
      hair: "curls",
    }),
    person("94 54 5 -4 -16", "77 15 -1, 101 11 -1", "86 88, 104 88 14", {
      face: -1,
      top: "tone",
      sleeves: "none",
      shorts: "tone",
      hair: "tail",
    }),
  ]),
  weights: vignette(
    "a training room with weights, a bench and a ball",
    "gym personal-trainer",
    ["dumbbell", "kettlebell", "exercise-ball"],
    () => [
      back(box(6, 6, 66, 46, 2), box(78, 6, 60, 46, 2)),
      figure(bar(3, "22 86,22 20"), bar(3, "62 86,62 20"), box(4, 32, 76, 3, 1)),
      accent(box(8, 18, 6, 31, 2), box(70, 18, 6, 31, 2)),
      tone(box(15, 22, 5, 23, 2), box(64, 22, 5, 23, 2)),
      tone(box(30, 62, 46, 6, 3)),
      figure(box(36, 68, 4, 18), box(66, 68, 4, 18)),
      accent(circle(118, 70, 18)),
      light(curve(2, "M108 64C110 58 115 55 121 56")),
      figure(
        hoop(3, 92, 64, 6.4),
        outline("M92 66C100 66 104 72 104 78C104 83 102 86 99 88L85 88C82 86 80 83 80 78C80 72 84 66 92 66Z"),
      ),
      tone(circle(92, 78, 4)),
      figure(box(84, 22, 40, 3, 1)),
      tone(box(88, 12, 10, 10, 1), box(112, 12, 8, 10, 1)),
      accent(box(101, 14, 8, 8, 1)),
    ],
  ),
  yogaRoom: vignette(
    "a quiet room with mats, blocks and a plant before a round window",
    "yoga-studio pilates-studio meditation",
    ["yoga-mat", "pot-plant", "sunrise"],
    () => [
      back(circle(60, 40, 34)),
      accent(circle(60, 44, 13)),
      tone(outline("M29 54C40 44 52 46 60 52C70 44 84 46 91 54C86 67 74 74 60 74C46 74 34 67 29 54Z")),
      tone(petal(120, 58, 106, 22, 11), petal(121, 58, 120, 12, 11), petal(122, 58, 137, 24, 11)),
      figure(corners(2, "108 56,134 56,130 86,112 86")),
      tone(corners(1, "14 92,26 82,96 82,106 92")),
      figure(circle(17, 80, 10)),
      tone(circle(17, 80, 6.6)),
      figure(circle(17, 80, 3.4)),
      accent(box(64, 70, 24, 12, 2)),
      figure(box(68, 60, 18, 10, 2)),
    ],
  ),
  court: vignette("a tennis racket and balls on the court by the net", "tennis-club", ["racket", "tennis-ball"], () => [
    back(outline("M4 84C20 44 56 34 84 52C104 36 132 52 140 84Z")),
    tone(
      ...[12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132].map((x) => box(x, 46, 1.4, 38)),
      ...[54, 63, 72].map((y) => box(8, y, 130, 1.4)),
    ),
    figure(box(6, 42, 132, 4.4, 1), box(4, 38, 5, 50, 1), box(135, 38, 5, 50, 1)),
    figure(line(5, "52 60,24 86")),
    accent(rim(4, ellipse(78, 35, 30, 22, -44))),
    figure(line(3, "55 58,60 50"), line(3, "55 58,63 57")),
    tone(
      bar(1.4, "62 36,86 14"),
      bar(1.4, "66 44,98 16"),
      bar(1.4, "72 51,100 26"),
      bar(1.4, "64 30,90 54"),
      bar(1.4, "72 22,98 46"),
      bar(1.4, "82 15,102 34"),
    ),
    accent(circle(108, 80, 8), circle(124, 83, 7)),
    light(curve(1.6, "M103 75C107 78 107 83 103 86"), curve(1.6, "M129 78.6C126 81 126 85 129 88")),
  ]),
  lanes: vignette("the lanes of an indoor pool with starting blocks", "swimming", ["wave", "pool-ladder"], () => [
    back(...[8, 40, 72, 104].map((x) => box(x, 6, 28, 30, 2))),
    tone(corners(2, "24 50,120 50,142 94,2 94")),
    figure(box(14, 45, 116, 5, 1)),
    accent(...[30, 54, 78, 102].map((x) => corners(1, `${x} 34,${x + 12} 34,${x + 12} 38,${x} 38`))),
    figure(...[30, 54, 78, 102].map((x) => corners(0.6, `${x + 2} 38,${x + 10} 38,${x + 11} 46,${x + 1} 46`))),
    accent(
      ...[
        ["48 52", "36 94"],
        ["72 52", "72 94"],
        ["96 52", "108 94"],
      ].map(([from, to]) => line(2.6, `${from},${to}`)),
    ),
    light(
      curve(1.8, "M44 62C48 60 52 60 56 62"),
      curve(1.8, "M84 58C87 56 90 56 93 58"),
      curve(2, "M18 82C24 79 30 79 36 82"),
      curve(2, "M80 80C86 77 92 77 98 80"),
      curve(2, "M112 70C116 68 120 68 124 70"),
      curve(2, "M48 86C54 83 60 83 66 86"),
    ),
    figure(curve(2.4, "M122 88V58C122 50 134 50 134 58V62"), curve(2.4, "M110 80V58C110 52 118 50 122 54")),
  ]),
  trophies: vignette("a cup, a ball and a whistle on a bench", "sports-club", ["trophy", "ball", "whistle"], () => [
    back(outline("M4 84C20 44 56 34 84 52C104 36 132 52 140 84Z")),
    figure(box(4, 70, 136, 6, 2), box(14, 76, 6, 12), box(124, 76, 6, 12)),
    accent(
      outline("M54 12L90 12C90 34 86 46 76 48", "L76 58L68 58L68 48C58 46 54 34 54 12Z"),
      curve(3.4, "M55 18C42 16 42 34 58 38"),
      curve(3.4, "M89 18C102 16 102 34 86 38"),
    ),
    figure(box(60, 58, 24, 12, 1)),
    light(line(2.4, "62 18,63 32"), box(65, 62, 14, 4, 1)),
    figure(circle(24, 55, 15)),
    light(
      regular(24, 55, 6),
      line(1.8, "24 49,24 40"),
      line(1.8, "18 53,10 50"),
      line(1.8, "30 53,38 50"),
      line(1.8, "20.4 60,15 68"),
      line(1.8, "27.6 60,33 68"),
    ),
    tone(outline("M102 54L126 54C132 54 134 58 134 62L134 64L122 64C121 68 118 70 113 70C106 70 102 66 102 60Z")),
    light(circle(113, 61, 3.4)),
    accent(curve(1.8, "M104 54C100 40 116 34 128 40C136 44 138 52 132 56")),
  ]),
  sailboat: vignette("a sailing boat on the water before hills", "sailing-club", ["sailing-boat", "wave", "sun"], () => [
    back(outline("M4 84C18 50 44 42 62 58C84 38 126 42 140 84Z")),
    accent(circle(116, 20, 10)),
    figure(box(69, 2, 3, 66)),
    accent(outline("M75 6C100 22 116 42 122 60L75 60Z")),
    tone(outline("M66 10C50 26 36 46 26 60L66 60Z")),
    light(line(2, "82 24,96 29"), line(2, "82 37,108 42"), line(2, "82 50,116 53")),
    figure(outline("M18 66L124 66C122 76 114 84 106 84L46 84C32 82 22 74 18 66Z")),
    light(box(30, 70, 84, 2.4)),
    sea,
    light(curve(1.8, "M16 87C22 85 28 85 34 87"), curve(1.8, "M84 88C90 86 96 86 102 88")),
  ]),
  green: vignette("the flag, a ball and clubs on a golf course", "golf-club", ["golf-flag", "golf-ball", "hill", "tree"], () => [
    back(outline("M4 84C14 52 46 40 68 60C86 38 126 38 140 84Z")),
    tone(box(18, 40, 3.4, 40), fluff(20, 30, 15, 10), box(40, 54, 2.6, 26), fluff(41, 46, 10, 9)),
    tone(outline("M4 90C22 78 62 78 84 84C104 76 130 76 140 84L140 90C140 92 138 93 136 93L8 93C5 93 4 92 4 90Z")),
    figure(box(100, 10, 2.8, 72), ellipse(101.4, 83, 12, 2.6)),
    accent(corners(1, "102.8 11,130 20,102.8 30")),
    light(circle(72, 83, 5.4)),
    figure(limb([56, 30, 1.6], [40, 82, 1.2]), corners(2, "38 80,42 82,36 90,24 89,24 86")),
    figure(limb([58, 26, 2.6], [54, 40, 2.2])),
  ]),
  boards: vignette("boards and a paddle on the beach", "water-sports", ["surfboard", "wave", "sun"], () => [
    back(circle(100, 38, 24)),
    tone(
      outline(
        "M4 62C14 57 24 57 34 61C44 65 54 65 64 61C74 57 84 57 94 61C104 65 114 65 124 61C130 58 136 58 140 60L140 78L4 78Z",
      ),
    ),
    light(curve(2, "M74 70C80 67 86 67 92 70"), curve(2, "M112 72C117 69 122 69 127 72")),
    accent(petal(30, 90, 30, 4, 20, 0.55)),
    tone(box(29, 16, 2, 62)),
    figure(petal(56, 90, 60, 16, 17, 0.5)),
    light(outline("M49 46L68 47L67 52L48 51Z"), outline("M48 56L67 57L66 62L48 61Z")),
    figure(line(2.4, "82 12,84 70"), petal(84, 66, 84, 90, 7), box(77, 9, 10, 3, 1.5)),
    figure(ellipse(72, 90, 66, 3)),
  ]),
  bicycle: vignette("a racing bicycle on a road through hills", "cycling-club", ["bicycle", "hill", "sun"], () => [
    back(outline("M4 84C20 40 52 34 72 58C92 30 126 36 140 84Z")),
    accent(circle(20, 20, 9)),
    tone(box(124, 40, 3.4, 42), fluff(126, 30, 12, 9)),
    ...bicycle(66, 66, 2),
    light(circle(34, 66, 2), circle(98, 66, 2)),
    figure(circle(66, 66, 4.4), line(2.4, "66 66,71 76"), box(67, 75, 9, 2.4, 1)),
    tone(corners(1, "59 40,65 40,70 52,64 54")),
    accent(petal(8, 90, 4, 78, 4), petal(9, 90, 13, 78, 4)),
  ]),
  chessBoard: vignette("chess pieces on a board", "chess-club", ["chess-board", "chess-knight"], () => [
    back(circle(72, 40, 34)),
    tone(corners(2, "20 72,124 72,140 90,4 90")),
    light(
      corners(0, "40 72,56 72,52 81,34 81"),
      corners(0, "72 72,88 72,91 81,72 81"),
      corners(0, "104 72,121 72,128 81,109 81"),
      corners(0, "15 81,34 81,28 90,6 90"),
      corners(0, "52 81,72 81,72 90,48 90"),
      corners(0, "91 81,109 81,116 90,95 90"),
    ),
    accent(outline("M20 80L22 72C26 68 28 60 28 52L24 52L24 48L44 48L44 52L40 52C40 60 42 68 46 72L48 80Z"), circle(34, 41, 8)),
    figure(
      outline(
        "M54 84L57 75C62 70 70 66 69 58C63 62 56 64 50 60C48 54 53 47 58 42C60 32 66 26 74 25L76 18L83 27C93 33 97 48 93 66L92 75L96 84Z",
      ),
    ),
    light(circle(72, 40, 2.4), curve(2, "M86 38C90 46 90 56 87 64")),
    tone(
      outline("M102 80L104 74L108 46L104 42L107 38L103 24L109 30L112 22L115 30L121 24L117 38L120 42L116 46L120 74L122 80Z"),
      circle(112, 19, 3),
    ),
    figure(box(104, 74, 16, 3, 1)),
  ]),
  camp: vignette(
    "a tent, a backpack and boots below mountains",
    "outdoor-shop alpine-club",
    ["tent", "mountain", "backpack", "hiking-boot"],
    () => [
      back(outline("M4 84L38 24C40 20 44 20 46 24L66 54L92 14C94 11 98 11 100 14L140 84Z")),
      accent(circle(70, 18, 8)),
      accent(outline("M8 88L54 32C55 30 57 30 58 32L104 88Z")),
      tone(outline("M36 88L56 44L76 88Z")),
      light(outline("M56 44L76 88L56 88Z")),
      figure(line(2, "56 34,56 24"), box(108, 44, 26, 44, 9)),
      tone(box(112, 62, 18, 18, 4)),
      accent(box(106, 36, 30, 9, 4.5)),
      light(box(117, 67, 8, 2)),
      figure(shoe(84, 90)),
    ],
  ),
};
