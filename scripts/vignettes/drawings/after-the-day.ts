import { box, circle, corners, outline, sharp } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { drawHills } from "../fixtures";
import { sit, stand } from "../stances";
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
  water,
  type VignetteGroup,
} from "../vignette-drawing";
import { bottle, flame, pine } from "../wares";
import { sittingDog } from "./animals";

/** A crate of bottles that stands on the ground. */
const bottleCrate = (x: number, base: number, paint: typeof accent) => [
  figure(...[0, 1, 2, 3].map((at) => bottle(x + 4.4 + at * 6, base - 6, 15, 4.6))),
  paint(box(x, base - 12, 27, 12, 1.4)),
  light(box(x + 8, base - 9, 11, 2.4, 1.2)),
];

/** Clubs, finds and deliveries once the work of the day is done. */
export const afterTheDay: VignetteGroup = {
  "crates-delivered": vignette(
    "a driver who brings crates of drinks to the owner of a cafe",
    "beverages",
    ["people", "bottle", "truck"],
    () => [
      back(box(96, 4, 44, 82, 2)),
      light(box(116, 26, 20, 62, 1), box(100, 30, 12, 24, 1)),
      accent(corners(0.6, "94 14,142 14,142 26,94 26")),
      light(...[98, 110, 122, 134].map((x) => box(x, 14, 5, 12))),
      tone(box(2, 18, 52, 56, 2)),
      figure(box(2, 72, 56, 5, 1), box(6, 22, 44, 48, 1)),
      ...bottleCrate(8, 70, accent),
      ...bottleCrate(8, 50, ember),
      ...[16, 40].flatMap((x) => [figure(circle(x, 80, 8.4)), light(circle(x, 80, 4))]),
      ...stand(
        68,
        5,
        "84 56, 82 62",
        { top: "accent", hair: "cap", hairRole: "figure", beard: true, legs: "figure", shoes: "light" },
        89,
        6,
      ),
      ...bottleCrate(80, 86, natural),
      ...bottleCrate(80, 70, accent),
      figure(line(2.2, "80 48,78 86"), box(77, 86, 30, 2.4, 1), circle(80, 88, 2.4)),
      ...stand(
        124,
        4.8,
        "108 50, 112 58",
        { face: -1, top: "light", hair: "bun", legs: "figure", skin: "deepSkin", skirt: "knee", shoes: "natural" },
        89,
        2,
      ),
    ],
  ),
  "high-seat": vignette(
    "a hunter on a high seat with field glasses and one with a dog by a fire below",
    "hunters",
    ["people", "dog", "pine", "campfire"],
    () => [
      back(circle(112, 22, 13)),
      drawHills(56),
      ...pine(124, 84, 62, tone),
      ...pine(104, 84, 46, green),
      green(outline("M2 80C50 74 100 74 142 80V91H2Z")),
      ...sit(
        38,
        46,
        3.3,
        "49 28, 51 30",
        { top: "green", hair: "cap", hairRole: "figure", legs: "figure", shoes: "accent" },
        56,
        4,
      ),
      figure(box(47.6, 25, 7, 4, 1)),
      natural(
        sharp("12 10,40 2,64 10,64 14,12 14"),
        box(16, 12, 2.6, 44),
        box(58, 12, 2.6, 44),
        box(12, 54, 52, 3.4, 1),
        box(16, 38, 26, 2.6, 1),
      ),
      natural(
        box(36, 40, 28, 2.6, 1),
        line(2.8, "18 56,12 89"),
        line(2.8, "58 56,66 89"),
        line(1.8, "16 68,62 80"),
        line(1.8, "60 66,14 82"),
      ),
      natural(
        line(2, "34 56,28 89"),
        line(2, "42 56,40 89"),
        ...[62, 69, 76, 83].map((y) => line(1.6, `${33 - (y - 56) * 0.18} ${y},${42 - (y - 56) * 0.06} ${y}`)),
      ),
      ...sit(118, 76, 4.6, "102 64, 104 68", { face: -1, top: "accent", hair: "bun", legs: "figure", shoes: "natural" }, 89, 8),
      natural(box(108, 76, 24, 5, 2.4), box(112, 80, 4, 9), box(124, 80, 4, 9)),
      ...sittingDog(74, 89, 0.66, 1, "figure", "natural"),
      natural(line(3, "90 88,104 86"), line(3, "91 86,103 89")),
      ember(flame(97, 86, 9, 14)),
    ],
  ),
  "catch-weighed": vignette(
    "anglers on a jetty who weigh a large fish before they let it go",
    "anglers-club",
    ["people", "fish", "fishing-rod", "bucket"],
    () => [
      drawHills(46),
      ...pine(12, 60, 34, green),
      ...pine(26, 60, 26, tone),
      water(box(2, 58, 140, 32)),
      light(curve(1.3, "M10 68q5-3 10 0q5 3 10 0"), curve(1.3, "M8 82q5-3 10 0q5 3 10 0")),
      natural(box(34, 78, 108, 5, 1), ...[44, 84, 124].map((x) => box(x, 82, 5, 9))),
      ...stand(
        54,
        4.6,
        "76 22, 74 42",
        { top: "accent", hair: "cap", hairRole: "figure", beard: true, legs: "figure", shoes: "light" },
        78,
        2,
      ),
      light(circle(78, 28, 4.4)),
      figure(hoop(1.4, 78, 28, 4.4), line(1.2, "78 28,80 26"), line(1.4, "78 33,78 38")),
      tone(outline("M78 37C86 42 87 56 80 63L85 71H71L76 63C69 56 70 42 78 37Z")),
      light(circle(80, 43, 1.2)),
      figure(curve(1.2, "M73 47C76 49 80 49 83 47")),
      ...stand(
        104,
        4.5,
        "90 50, 92 56",
        { face: -1, top: "figure", hair: "tail", legs: "natural", skin: "deepSkin", shoes: "figure" },
        78,
        4,
      ),
      ...stand(
        124,
        2.9,
        "112 56, 116 60",
        { face: -1, child: true, top: "ember", hair: "curls", legs: "figure", skin: "deepSkin", shoes: "light" },
        78,
        0,
      ),
      figure(line(1.3, "134 78,140 10"), line(0.8, "140 10,138 50"), circle(136.4, 62, 2.4)),
      accent(corners(1, "36 66,48 66,46 78,38 78")),
      figure(curve(1.4, "M37 66C37 58 47 58 47 66")),
    ],
  ),
  "finds-sorted": vignette(
    "archaeologists who join the sherds of a vase at a table before shelves of finds",
    "archaeology",
    ["people", "vase", "amphora", "magnifier"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(42, 8, 62, 2.6), box(42, 30, 62, 2.6), box(42, 8, 2.6, 46), box(101.4, 8, 2.6, 46)),
      natural(box(47, 20, 15, 10, 1), box(66, 20, 15, 10, 1), box(84, 22, 14, 8, 1)),
      light(box(51, 23, 7, 3, 0.4), box(70, 23, 7, 3, 0.4), box(88, 24, 6, 3, 0.4)),
      accent(outline("M50 40C54 38 60 38 64 40C70 44 68 51 62 54H52C46 51 44 44 50 40Z"), box(53, 35, 8, 4, 0.6)),
      tone(outline("M84 36H92V40C97 43 97 50 92 54H84C79 50 79 43 84 40Z")),
      ...sit(22, 70, 4.9, "54 56, 46 60", { top: "accent", hair: "bun", legs: "figure", shoes: "light" }, 89, 14),
      ...stand(
        122,
        5,
        "88 52, 94 56",
        { face: -1, top: "light", hair: "short", beard: true, legs: "natural", skin: "deepSkin", shoes: "figure" },
        89,
        12,
      ),
      figure(box(12, 70, 20, 3, 1), line(2.4, "22 72,22 86"), box(14, 86, 16, 3, 1.4)),
      figure(box(30, 66, 84, 4, 1), box(36, 70, 4, 19), box(104, 70, 4, 19)),
      ember(outline("M62 66C54 60 56 48 64 44L63 39H81L80 44L86 50L80 54L84 62L78 66Z")),
      figure(curve(1.2, "M60 52L67 55L72 50L79 54"), curve(1.2, "M59 59L66 58L70 62L78 60")),
      ember(
        corners(0.6, "86 49,92 47,93 54,88 56"),
        corners(0.6, "94 62,101 61,102 66,93 66"),
        corners(0.6, "42 62,48 61,49 66,41 66"),
      ),
      light(line(1.4, "50 66,54 57")),
    ],
  ),
  "handbell-choir": vignette("ringers in a row behind a table who play handbells", "bell-ringers", ["people", "bell"], () => [
    back(outline("M6 86V30C6 14 40 4 72 4C104 4 138 14 138 30V86Z")),
    light(
      ...[30, 72, 114].map((x) =>
        outline(`M${x - 7} 34V20C${x - 7} 14 ${x - 3} 11 ${x} 9C${x + 3} 11 ${x + 7} 14 ${x + 7} 20V34Z`),
      ),
    ),
    ...[24, 56, 88, 120].flatMap((x, index) =>
      stand(
        x,
        4.6,
        `${x + 12} ${index % 2 === 0 ? 34 : 50}, ${x + 14} 54`,
        [
          { top: "accent", hair: "bob", hairRole: "tone" } as const,
          { top: "figure", hair: "none", beard: true } as const,
          { top: "accent", hair: "curls", skin: "deepSkin" } as const,
          { top: "figure", hair: "tail" } as const,
        ][index],
        98,
        2,
      ),
    ),
    ...[0, 1, 2, 3].flatMap((index) => {
      const [x, y] = [36 + index * 32, index % 2 === 0 ? 34 : 50];
      return [
        figure(line(2, `${x} ${y + 2},${x} ${y - 4}`)),
        ember(
          outline(
            `M${x - 6} ${y - 4}C${x - 3} ${y - 7} ${x - 4} ${y - 14} ${x} ${y - 14}`,
            `C${x + 4} ${y - 14} ${x + 3} ${y - 7} ${x + 6} ${y - 4}Z`,
          ),
        ),
      ];
    }),
    light(box(4, 64, 136, 5, 1.4)),
    tone(outline("M6 68H138V89H6Z")),
    figure(...[20, 43, 66, 89, 112].map((x) => line(1, `${x} 70,${x - 2} 88`))),
    ember(
      ...[14, 48, 80, 112, 132].map((x) =>
        outline(`M${x - 4.6} 64C${x - 2} 62 ${x - 3} 56 ${x} 56C${x + 3} 56 ${x + 2} 62 ${x + 4.6} 64Z`),
      ),
    ),
  ]),
  "case-board": vignette(
    "an investigator who shows a client photographs on a wall joined with threads",
    "private-investigator",
    ["people", "picture-frame", "lamp", "magnifier"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      natural(box(38, 8, 66, 46, 1.4)),
      light(
        box(43, 12, 13, 11, 0.6),
        box(66, 14, 13, 11, 0.6),
        box(87, 11, 12, 10, 0.6),
        box(46, 36, 13, 11, 0.6),
        box(72, 37, 20, 12, 0.6),
      ),
      figure(
        circle(49.5, 16, 2.2),
        outline("M45.6 22C46 18.6 53 18.6 53.4 22Z"),
        circle(72.5, 18, 2.2),
        outline("M68.6 24C69 20.6 76 20.6 76.4 24Z"),
      ),
      tone(box(89, 13, 8, 6, 0.4), sharp("48 45,52 39,57 45"), box(75, 40, 14, 1.6, 0.6), box(75, 43.6, 10, 1.6, 0.6)),
      ember(
        line(1, "49.5 24,52.5 35,78 36,72.5 26,92 21"),
        circle(49.5, 24, 1.4),
        circle(52.5, 35, 1.4),
        circle(78, 36, 1.4),
        circle(72.5, 26, 1.4),
        circle(92, 21, 1.4),
      ),
      ...stand(26, 5, "46 34, 38 54", { top: "accent", hair: "tail", legs: "figure", skin: "deepSkin", shoes: "light" }, 89, 2),
      ...sit(
        118,
        70,
        4.9,
        "98 58, 100 62",
        { face: -1, top: "tone", hair: "none", beard: true, legs: "natural", shoes: "figure" },
        89,
        2,
      ),
      figure(box(109, 70, 20, 3.2, 1), box(126, 46, 3, 27, 1), line(2.2, "111 72,110 89"), line(2.2, "127 72,128 89")),
      figure(box(50, 66, 56, 4, 1), box(54, 70, 4, 19), box(98, 70, 4, 19)),
      accent(corners(0.6, "62 66,65 62,82 62,83 66")),
      light(corners(0.6, "68 64,70 61.4,80 61.4,80 64")),
      figure(hoop(1.8, 90, 61, 3.6), line(2, "92 63.4,95 66")),
    ],
  ),
};
