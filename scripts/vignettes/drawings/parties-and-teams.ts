import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, ellipse, flipped, outline, sharp, turned } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { onlooker } from "../figures";
import { type Appearance, person } from "../people";
import { sit, stand } from "../stances";
import { drawVan } from "../vehicles";
import {
  accent,
  back,
  ember,
  figure,
  green,
  light,
  natural,
  tone,
  type VignetteRole,
  vignette,
  type VignetteGroup,
} from "../vignette-drawing";

/** A loudspeaker whose left upper corner is at the point. */
const speaker = (x: number, y: number, width: number, height: number) => [
  figure(box(x, y, width, height, 2)),
  light(circle(x + width / 2, y + height * 0.68, width * 0.34), circle(x + width / 2, y + height * 0.24, width * 0.2)),
  figure(circle(x + width / 2, y + height * 0.68, width * 0.14)),
];

/** A helmet over a head of the size whose middle is at the point and that looks to a side, tipped by some degrees. */
const helmet = (x: number, y: number, size: number, role: VignetteRole, face: 1 | -1, degrees: number) => {
  const shape = outline("M-1.3 0.5C-1.7-1.9 1.3-2.1 1.16-0.36L0-0.24L-0.3 0.7L-1 0.7Z");
  return {
    role,
    path: turned(transform(face === 1 ? shape : flipped(shape, 0), [size, 0, 0, size, x, y]), degrees * face, x, y),
  };
};

/** A football on the ground. */
const football = (x: number, y: number, radius: number) => [
  figure(circle(x, y, radius)),
  light(
    corners(
      0.4,
      [-90, -18, 54, 126, 198]
        .map((degrees) => (degrees * Math.PI) / 180)
        .map((angle) => `${x + Math.cos(angle) * radius * 0.42} ${y + Math.sin(angle) * radius * 0.42}`)
        .join(", "),
    ),
    ...[0, 72, 144, 216, 288].map((degrees) => turned(box(x - 0.6, y - radius * 0.8, 1.2, radius * 0.5), degrees, x, y)),
  ),
];

/** A traffic cone on the ground. */
const cone = (x: number, floor: number) => [
  ember(corners(1, `${x - 1.4} ${floor - 14}, ${x + 1.4} ${floor - 14}, ${x + 5} ${floor - 1}, ${x - 5} ${floor - 1}`)),
  light(sharp(`${x - 2.6} ${floor - 9.4}, ${x + 2.6} ${floor - 9.4}, ${x + 3.6} ${floor - 5.6}, ${x - 3.6} ${floor - 5.6}`)),
  ember(box(x - 7, floor - 2.4, 14, 2.4, 0.8)),
];

/** A head in the audience, from behind. */
const seen = (x: number, y: number, top: VignetteRole, hair: "short" | "bun" | "curls" | "long", role: VignetteRole = "figure") =>
  onlooker(x, y, 4.8, top, hair === "curls" ? "afro" : hair, role);

const child: Appearance = { child: true, sleeves: "short", shorts: "figure", shoes: "natural" };

/** Evenings for guests, rehearsals, and teams at play and in training. */
export const partiesAndTeams: VignetteGroup = {
  "hall-dance": vignette(
    "a grandmother, a couple and a boy who dance under coloured lights at a family feast",
    "dj",
    ["people", "loudspeaker"],
    () => [
      back(sharp("34 8, 8 84, 62 84"), sharp("72 8, 46 84, 98 84"), sharp("110 8, 82 84, 136 84")),
      figure(box(4, 3, 136, 2.6, 1), ...[34, 72, 110].map((x) => corners(1, `${x - 4} 5, ${x + 4} 5, ${x + 6} 11, ${x - 6} 11`))),
      ember(...[34, 72, 110].map((x) => ellipse(x, 11.4, 5.4, 1.8))),
      ...speaker(3, 48, 16, 41),
      ...speaker(125, 48, 16, 41),
      ...stand(
        34,
        4.5,
        "22 32 -1, 50 38",
        { top: "ember", hair: "bun", hairRole: "natural", skirt: "long", skin: "deepSkin" },
        89,
        0,
      ),
      ...person("78 53.4 4.9 -4", "66 38, 92 46", "72 89, 88 88 -6", {
        face: 1,
        top: "figure",
        hair: "short",
        beard: true,
        legs: "figure",
        shoes: "natural",
      }),
      ...person("95 55.6 4.6 4", "78 48, 112 30 -1", "100 89, 88 87", {
        face: -1,
        top: "accent",
        hair: "long",
        skirt: "knee",
        legs: "skin",
        shoes: "figure",
        sleeves: "short",
      }),
      ...person("56 67.6 3 4", "48 47 -1, 65 47", "53 89, 63 86", { ...child, top: "tone", hair: "curls", skin: "deepSkin" }),
      ...person("115 67.6 3 -4", "107 52, 124 47 -1", "109 89, 118 87", { ...child, face: -1, top: "tone", hair: "tail" }),
    ],
  ),
  "speakers-unloaded": vignette(
    "a man and a woman who carry a loudspeaker from a van to a village hall with coloured lamps",
    "dj event-technology",
    ["people", "loudspeaker", "van"],
    () => [
      back(sharp("72 32, 107 8, 142 32"), box(78, 32, 58, 52)),
      light(circle(107, 23, 4.4)),
      ...drawVan([37, 89, 0.72, -1], "accent"),
      figure(box(55, 51, 16, 35, 1)),
      tone(box(57, 53, 12, 31)),
      ...speaker(58.4, 66, 9.4, 17),
      ...stand(
        87,
        4.9,
        "96 58, 98 72",
        { top: "tone", nearSleeve: "light", hair: "cap", hairRole: "figure", legs: "figure", shoes: "natural", skin: "deepSkin" },
        89,
        4,
      ),
      ...stand(
        129,
        4.9,
        "120 58, 118 72",
        { face: -1, top: "figure", nearSleeve: "ember", hair: "tail", legs: "natural", shoes: "figure" },
        89,
        6,
      ),
      ...speaker(96, 40, 24, 37),
    ],
  ),
  "piano-rehearsal": vignette(
    "three singers with sheets before their chairs who rehearse to a piano",
    "choir",
    ["people", "piano"],
    () => [
      back(box(4, 8, 40, 44, 2), box(100, 8, 40, 44, 2)),
      ...[66, 93, 120].flatMap((x) => [
        natural(box(x + 5, 54, 3, 35, 1), box(x - 9, 68, 16, 3, 1), box(x - 9, 70, 2.6, 19), box(x + 2, 46, 6, 24, 2)),
      ]),
      figure(box(6, 40, 14, 49, 2), box(18, 58, 17, 5, 1), box(30, 63, 3, 26)),
      light(box(19, 57, 15, 2.2, 0.6), corners(0.6, "20 42, 22 42, 27 55, 21 55")),
      figure(box(42, 72, 16, 3, 1), box(44, 74, 3, 15), box(53, 74, 3, 15)),
      ...sit(50, 72, 4.7, "32 56, 29 56", { face: -1, top: "accent", hair: "bun", legs: "tone", shoes: "figure" }, 89, 6),
      ...(
        [
          [70, { top: "figure", hair: "short", beard: true, skin: "deepSkin", nearSleeve: "tone" }],
          [97, { top: "tone", hair: "scarf", hairRole: "ember", nearSleeve: "accent" }],
          [124, { top: "accent", hair: "bob", hairRole: "natural", nearSleeve: "figure" }],
        ] as const
      ).flatMap(([x, look]) => [
        ...stand(x, 4.7, `${x - 11} 44, ${x - 12} 44`, { ...look, face: -1, legs: "figure", shoes: "natural" }, 89, -2),
        light(corners(0.8, `${x - 18} 35, ${x - 10} 33, ${x - 8} 46, ${x - 16} 48`)),
      ]),
    ],
  ),
  "young-dribblers": vignette(
    "a coach with a whistle and children who dribble footballs round cones",
    "sports-club",
    ["people", "ball", "whistle"],
    () => [
      back(box(4, 30, 136, 3, 1), ...[8, 38, 68, 98, 128].map((x) => box(x, 30, 3, 54)), box(4, 52, 136, 3, 1)),
      green(box(2, 82, 140, 10, 1)),
      ...stand(
        18,
        5.2,
        "34 50, 26 56",
        { top: "figure", nearSleeve: "figure", hair: "cap", hairRole: "ember", legs: "tone", shoes: "natural", skin: "deepSkin" },
        90,
        0,
      ),
      light(corners(0.8, "28 44, 38 41, 41 54, 31 57")),
      figure(box(32.6, 41, 4, 3, 0.8)),
      ...cone(46, 90),
      ...cone(98, 90),
      ...person("76 61.6 3.9 6", "65 52 -1, 88 52", "70 90, 84 86 -10", { ...child, face: -1, top: "accent", hair: "tail" }),
      ...person("127 61.6 3.9 6", "116 52 -1, 138 54", "132 90, 119 86 -10", {
        ...child,
        face: -1,
        top: "accent",
        hair: "curls",
        skin: "deepSkin",
      }),
      ...football(62, 84.4, 5.6),
      ...football(111, 84.4, 5.6),
    ],
  ),
  "rugby-run": vignette(
    "a rugby player who runs with the oval ball from one who reaches for him before tall posts",
    "sports-club",
    ["people", "ball"],
    () => [
      back(box(96, 4, 3, 80, 1), box(132, 4, 3, 80, 1), box(96, 48, 39, 3, 1)),
      green(box(2, 82, 140, 10, 1)),
      ...person("36 62 5.4 38", "72 50, 70 58", "10 86 20, 46 90", {
        top: "tone",
        sleeves: "short",
        shorts: "figure",
        hair: "short",
        hairRole: "natural",
        shoes: "natural",
      }),
      ...person("92 52 5.6 14", "112 42, 110 46", "72 78 46, 114 90", {
        top: "accent",
        sleeves: "short",
        shorts: "light",
        hair: "curls",
        skin: "deepSkin",
        shoes: "figure",
        build: 1.15,
      }),
      natural(ellipse(107, 40, 9.4, 6, -28)),
      light(turned(box(106, 33.6, 2, 12.8, 1), -28, 107, 40)),
      ...person("92 52 5.6 14", "111 45", "", { top: "accent", sleeves: "short", skin: "deepSkin", build: 1.15 }).slice(-2),
    ],
  ),
  "hockey-shot": vignette(
    "an ice hockey player who shoots at a goalkeeper with pads before the net",
    "sports-club ice-rink",
    ["people"],
    () => [
      back(box(2, 40, 140, 30, 1)),
      tone(box(2, 38, 140, 3, 1)),
      light(box(2, 82, 140, 10, 1)),
      figure(curve(2.4, "M104 86V46C104 42 106 40 110 40H138V86")),
      tone(...[112, 120, 128].map((x) => line(1, `${x} 42,${x} 85`)), ...[50, 60, 70].map((y) => line(1, `106 ${y},137 ${y}`))),
      ...person("112 66 4.6 18", "98 66, 98 58", "102 88, 120 88", {
        face: -1,
        top: "tone",
        nearSleeve: "figure",
        legs: "tone",
        shoes: "figure",
        build: 1.3,
      }),
      helmet(101.5, 38.2, 4.6, "figure", -1, 18),
      light(box(98, 66, 9, 22, 3), box(113, 66, 9, 22, 3), corners(2, "92 60, 102 60, 102 70, 92 70")),
      figure(box(97.4, 74, 10, 2), box(112.4, 74, 10, 2)),
      ...person("36 58 5.1 20", "54 58, 62 52", "20 86, 52 86", {
        top: "accent",
        nearSleeve: "ember",
        legs: "figure",
        shoes: "natural",
        build: 1.2,
      }),
      helmet(48.7, 27.4, 5.1, "figure", 1, 20),
      natural(line(2.4, "46 42, 74 86"), line(3.4, "74 86, 86 86")),
      light(line(1.6, "14 88,30 88"), line(1.6, "46 88,64 88")),
      figure(ellipse(92, 86.4, 4, 1.8)),
    ],
  ),
  "comedian-and-stool": vignette(
    "a comedian at a microphone before a wall of bricks and an audience that laughs",
    "comedy",
    ["people", "microphone"],
    () => [
      back(box(20, 2, 104, 72, 2)),
      light(
        ...[6, 18, 30, 42, 54].flatMap((y, index) =>
          [0, 1, 2, 3, 4].map((column) => box(26 + column * 20 + (index % 2) * 8, y, 13, 6, 1)),
        ),
      ),
      figure(box(2, 2, 16, 76, 2), box(126, 2, 16, 76, 2), box(2, 74, 140, 12, 1)),
      accent(box(6, 2, 5, 72), box(131, 2, 5, 72)),
      natural(box(94, 50, 16, 3, 1), line(2.2, "98 52,95 74"), line(2.2, "106 52,109 74")),
      light(box(99, 41, 6, 9, 1)),
      ...stand(
        58,
        4.6,
        "40 30 -1, 76 30",
        { top: "accent", nearSleeve: "accent", hair: "curls", legs: "tone", shoes: "natural", skin: "deepSkin" },
        74,
        0,
      ),
      figure(line(1.8, "77 74,77 26"), line(2.2, "77 26,71 21"), circle(70, 19.6, 3)),
      ...seen(30, 74, "tone", "bun"),
      ...seen(58, 74, "ember", "short"),
      ...seen(88, 74, "tone", "long", "natural"),
      ...seen(116, 74, "accent", "curls"),
    ],
  ),
};
