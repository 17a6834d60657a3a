import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, corners, ellipse, outline, star, turned } from "#/studio/motifs/outlines";
import { arc, curve, hoop, line } from "#/studio/motifs/strokes";
import { drawCarton } from "../fixtures";
import type { Paint } from "../hosts";
import { kneel, sit, stand } from "../stances";
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
  type VignetteGroup,
} from "../vignette-drawing";
import { jar } from "../wares";
import { placed } from "../workers";

const hose = curve(1.6, "M3 -22C16 -30 18 -8 10 -3");
const vessel = outline("M-2.4 -16H2.4C2.4 -11 8 -10 8 -4L5 0H-5L-8 -4C-8 -10 -2.4 -11 -2.4 -16Z");
const stem = [...box(-1.2, -36, 2.4, 20), ...ellipse(0, -24, 3, 2.4), ...ellipse(0, -35, 6, 1.4)];
const bowl = outline("M-3 -41H3L1.6 -36H-1.6Z");

/** A water pipe that stands on `base`, its hose to the right. */
const waterPipe = (x: number, base: number, size: number, glass: Paint) => {
  const put = (path: Path) => placed(path, [x, base], size);
  return [figure(put(hose)), glass(put(vessel)), natural(put(stem)), figure(put(bowl)), ember(put(ellipse(0, -41.4, 2.6, 1.6)))];
};

/** The corner of a moulding that hangs on a wall as a sample. */
const mouldingCorner = (x: number, y: number, paint: Paint) => [
  paint(
    corners(
      0.3,
      `${x} ${y + 10},${x + 9} ${y},${x + 18} ${y + 10},${x + 14.4} ${y + 13.4},${x + 9} ${y + 7},${x + 3.6} ${y + 13.4}`,
    ),
  ),
];

/** A lace-up boot from the side, its heel at the left. */
const boot = (x: number, base: number, size: number, paint: Paint) => [
  paint(
    outline(
      `M${x} ${base - 1.6 * size}V${base - 13 * size}H${x + 7 * size}V${base - 7 * size}C${x + 9 * size} ${base - 6 * size} ` +
        `${x + 14 * size} ${base - 6 * size} ${x + 14 * size} ${base - 1.6 * size}Z`,
    ),
  ),
  figure(
    box(x - 0.4 * size, base - 1.8 * size, 14.8 * size, 1.8 * size, 0.4),
    box(x, base - 13.4 * size, 7 * size, 1.8 * size, 0.4),
  ),
];

/** Shops and services where something is made ready, tried or explained. */
export const shopsAtWork: VignetteGroup = {
  "frame-chosen": vignette(
    "a framer who holds the corners of mouldings against a customer's painting",
    "framing",
    ["people", "picture-frame"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      ...[natural, accent, figure, tone, natural, figure].flatMap((paint, index) => mouldingCorner(10 + index * 21, 6, paint)),
      ...[accent, natural, tone, figure, accent, natural].flatMap((paint, index) => mouldingCorner(10 + index * 21, 21, paint)),
      ...stand(34, 5.4, "58 50, 62 62", { top: "figure", hair: "short", beard: true, skin: "deepSkin" }, 103, 8),
      ...stand(122, 5.1, "102 54, 106 58", { face: -1, top: "accent", hair: "bob", legs: "figure", shoes: "natural" }, 89, 6),
      natural(box(14, 66, 104, 4.6, 1)),
      tone(box(20, 70.6, 92, 18.4)),
      light(box(64, 38, 36, 28, 0.6)),
      green(outline("M66 64V54C74 46 82 58 98 50V64Z")),
      ember(circle(88, 46, 3.6)),
      natural(corners(0.4, "58 34,96 34,96 40,64 40,64 62,58 62")),
      figure(corners(0.2, "57 33,96 33,96 34.6,59 34.6,59 62,57 62")),
      figure(line(1.6, "22 66,40 63")),
    ],
  ),
  "tarot-reading": vignette(
    "a reader who lays cards for a guest at a round table, a wheel of the stars on the wall",
    "esoteric",
    ["people", "playing-cards", "star", "moon", "candle"],
    () => [
      back(circle(72, 34, 31)),
      light(hoop(1.4, 72, 27, 22), hoop(1.2, 72, 27, 14)),
      ...[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((degrees) => {
        const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
        return light(line(0.9, `${72 + sin * 14} ${27 - cos * 14},${72 + sin * 22} ${27 - cos * 22}`));
      }),
      natural(
        ...[15, 75, 135, 195, 255, 315].map((degrees) =>
          star(72 + Math.sin((degrees * Math.PI) / 180) * 18, 27 - Math.cos((degrees * Math.PI) / 180) * 18, 2.6, 1.1, 5),
        ),
      ),
      natural(outline("M75 18C66 18 64 34 75 36C68 40 58 34 59 26C60 19 68 15 75 18Z")),
      figure(box(8, 46, 3.4, 26, 1.4), box(8, 70, 20, 3.4, 1), line(2.2, "10 72,10 89"), line(2.2, "26 72,26 89")),
      ...sit(
        20,
        70,
        5.4,
        "54 58, 46 62",
        { top: "figure", hair: "scarf", hairRole: "accent", legs: "figure", skirt: "long", skin: "deepSkin", shoes: "natural" },
        89,
        8,
      ),
      figure(box(132, 46, 3.4, 26, 1.4), box(115, 70, 20, 3.4, 1), line(2.2, "117 72,117 89"), line(2.2, "133 72,133 89")),
      ...sit(123, 70, 5.2, "98 62, 102 63", { face: -1, top: "tone", hair: "long", legs: "figure", shoes: "accent" }, 89, 6),
      accent(outline("M38 65H108L112 84C104 88 96 83 88 86C80 89 72 83 62 86C54 89 44 84 34 85Z")),
      natural(box(37, 63, 72, 3.4, 1.4)),
      ...[57, 68, 79].flatMap((x, index) => [
        light(box(x, 47.4, 9, 15.6, 1)),
        index === 0
          ? ember(circle(x + 4.5, 55, 2.6))
          : index === 1
            ? figure(star(x + 4.5, 55, 3.2, 1.4, 5))
            : accent(arc(1.6, x + 4.5, 55, 2.4, 30, 330)),
      ]),
      light(box(93, 52, 4.6, 11, 0.8)),
      ember(ellipse(95.3, 48.6, 1.5, 3)),
    ],
  ),
  "boots-tried": vignette(
    "a builder who tries on safety boots while the seller kneels before him, helmets and vests behind",
    "workwear",
    ["people", "hard-hat", "shoe", "shirt"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      figure(box(58, 22, 78, 2.4, 0.8), box(58, 27, 78, 1.8, 0.8)),
      ...[68, 89, 110, 129].flatMap((x, index) => {
        const paint = [accent, ember, natural, accent][index] ?? accent;
        return [paint(outline(`M${x - 8} 21C${x - 8} 7 ${x + 8} 7 ${x + 8} 21Z`), box(x - 10, 19.4, 20, 2.8, 1))];
      }),
      ...[68, 86, 104].flatMap((x, index) => {
        const paint = [ember, accent, ember][index] ?? ember;
        return [
          figure(line(1, `${x} 28,${x} 32`)),
          paint(outline(`M${x - 5} 31L${x - 2} 31L${x} 35L${x + 2} 31L${x + 5} 31L${x + 8} 37V57H${x - 8}V37Z`)),
          light(box(x - 8, 44, 16, 2.4), box(x - 8, 50, 16, 2.4)),
        ];
      }),
      figure(box(116, 44, 22, 2, 0.6), box(116, 62, 22, 2, 0.6)),
      ...boot(119, 44, 1.05, natural),
      ...boot(119, 62, 1.05, tone),
      natural(box(10, 68, 30, 4, 1), line(2.6, "14 70,14 89"), line(2.6, "36 70,36 89")),
      ...sit(
        26,
        68,
        5.4,
        "42 62, 36 64",
        { top: "ember", hair: "short", beard: true, legs: "figure", skin: "deepSkin", shoes: "natural" },
        89,
        6,
      ),
      light(corners(0.3, "20.6 45.4,31.4 46.4,31.4 49.4,20.6 48.4")),
      ...kneel(86, 5.3, "60 82, 64 80", { face: -1, top: "accent", hair: "bun", legs: "figure", shoes: "tone" }, 89, 26),
      ...boot(46, 90, 1.1, natural),
      natural(box(104, 80, 26, 9, 1)),
      light(box(104, 77.6, 26, 3.4, 0.6)),
    ],
  ),
  "water-pipes": vignette(
    "a seller who shows a customer a tall water pipe, more of them and tins of tobacco on the shelves",
    "tobacconist",
    ["people"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      figure(box(48, 34, 90, 2.4, 0.8)),
      ...waterPipe(58, 34, 0.66, accent),
      ...waterPipe(82, 34, 0.72, tone),
      ...waterPipe(128, 34, 0.6, ember),
      ...stand(112, 5.4, "92 50, 86 56", { face: -1, top: "figure", hair: "short", beard: true, skin: "deepSkin" }, 103, 4),
      ...stand(30, 5.2, "58 58, 54 56", { top: "tone", hair: "short", legs: "natural", shoes: "figure" }, 90, 8),
      natural(box(40, 65, 98, 4.6, 1)),
      accent(box(44, 69.6, 90, 19)),
      light(...[52, 74, 96, 118].map((x) => corners(0.4, `${x} 74,${x + 5} 79,${x} 84,${x - 5} 79`))),
      ...waterPipe(76, 65, 1.02, ember),
      ...jar(120, 65, 9, 10, tone, figure),
      ...jar(131, 65, 9, 10, natural, figure),
    ],
  ),
  "computer-row": vignette(
    "three guests at a row of computers in an internet cafe while the keeper helps one of them",
    "copy-shop",
    ["people", "computer", "keyboard"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      figure(box(4, 66, 136, 3.6, 1), box(10, 69, 3, 20), box(130, 69, 3, 20), box(70, 69, 3, 20)),
      ...[10, 55, 100].flatMap((x, index) => [
        figure(box(x, 34, 34, 24, 1.4), box(x + 14, 58, 6, 6), box(x + 9, 63.6, 16, 2.6, 0.8)),
        light(box(x + 2, 36, 30, 19, 0.6)),
        [
          accent(box(x + 4, 38, 26, 5, 0.4)),
          green(outline(`M${x + 3} 54V50C${x + 10} 42 ${x + 18} 52 ${x + 31} 44V54Z`)),
          ember(box(x + 4, 38, 11, 10, 0.4)),
        ][index] ?? [],
        tone(
          index === 0
            ? [...box(x + 4, 45, 22, 1.4), ...box(x + 4, 48.4, 24, 1.4), ...box(x + 4, 51.6, 16, 1.4)]
            : index === 1
              ? circle(x + 25, 41.6, 2.4)
              : [...box(x + 18, 39, 12, 1.4), ...box(x + 18, 42.4, 12, 1.4), ...box(x + 4, 51, 26, 1.4)],
        ),
      ]),
      ...stand(49, 5, "64 60, 60 60", { top: "light", hair: "bun", legs: "natural", skin: "deepSkin", shoes: "light" }, 90, 6),
      ...([tone, ember, accent] as const).flatMap((top, index) => {
        const x = 27 + index * 45;
        return [
          skin(box(x - 2.2, 50, 4.4, 9, 1), circle(x - 6.4, 47, 1.8), circle(x + 6.4, 47, 1.8)),
          top(outline(`M${x - 11} 80V66C${x - 11} 55 ${x + 11} 55 ${x + 11} 66V80Z`)),
          (index === 2 ? natural : hair)(
            outline(`M${x - 6.4} 50C${x - 8} 36 ${x + 8} 36 ${x + 6.4} 50C${x + 4} 53 ${x - 4} 53 ${x - 6.4} 50Z`),
          ),
          figure(box(x - 10, 78, 20, 4, 1.6), box(x - 1.6, 80, 3.2, 9), box(x - 8, 88, 16, 2.2, 0.8)),
        ];
      }),
    ],
  ),
  "parcels-packed": vignette(
    "an owner who packs an order at a table beside a computer, shelves with goods and parcels ready to go",
    "general-retail",
    ["people", "parcel", "laptop"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      figure(box(56, 20, 80, 2.2, 0.8), box(56, 40, 80, 2.2, 0.8)),
      accent(box(60, 8, 12, 12, 1), box(106, 30, 10, 10, 1)),
      tone(box(76, 12, 14, 8, 1), box(62, 28, 9, 12, 2), box(74, 28, 9, 12, 2)),
      natural(box(94, 6, 10, 14, 1), box(120, 26, 12, 14, 1)),
      ember(circle(114, 14, 6), box(88, 32, 13, 8, 1)),
      light(box(122, 10, 11, 10, 1)),
      ...stand(44, 5.4, "66 52, 74 50", { top: "accent", hair: "tail", legs: "figure", skin: "skin", shoes: "natural" }, 90, 10),
      figure(box(50, 66, 84, 4, 1), line(2.6, "56 68,56 89"), line(2.6, "128 68,128 89")),
      natural(box(64, 52, 28, 14, 0.6), corners(0.4, "64 52,58 45,70 47,74 52"), corners(0.4, "92 52,98 45,88 46,84 52")),
      light(box(74, 56, 9, 6, 0.4)),
      ember(box(74, 45, 8, 7, 1)),
      figure(corners(0.8, "112 48,132 48,130 63,110 63"), box(98, 63, 32, 3, 1)),
      light(corners(0.4, "114 50,130 50,128.4 61.4,112.4 61.4")),
      accent(corners(0.2, "115.6 52,121 52,120.4 58,115 58")),
      ...drawCarton(8, 73, 24, 16),
      ...drawCarton(11, 60, 18, 13),
      ...drawCarton(72, 76, 20, 13),
      ...drawCarton(95, 72, 24, 17),
    ],
  ),
  "window-samples": vignette(
    "an adviser who holds samples of curtain cloth beside a window for a customer on the sofa",
    "curtain-shop",
    ["people", "window", "curtain", "sofa"],
    () => [
      figure(box(72, 12, 44, 52, 1)),
      light(box(75, 15, 18, 46), box(95, 15, 18, 46)),
      green(ellipse(84, 56, 8, 5), ellipse(104, 55, 8, 6)),
      figure(box(60, 6, 78, 2.4, 1), circle(60, 7.2, 2.2), circle(138, 7.2, 2.2)),
      accent(outline("M112 8H136C134 36 134 60 138 88H112C116 60 114 36 112 8Z")),
      light(...[118, 124, 130].map((x) => curve(1.2, `M${x} 10C${x - 1} 40 ${x - 1} 60 ${x} 86`))),
      ...stand(86, 5.2, "68 42, 72 46", { face: -1, top: "figure", hair: "bob", legs: "natural", shoes: "figure" }, 89, 2),
      accent(outline("M58 34L70 33L70 62L58 64Z")),
      light(circle(62, 42, 1.5), circle(66.6, 49, 1.5), circle(62, 56, 1.5)),
      ember(outline("M52 36L59 35L60 62L52 63Z")),
      natural(outline("M46 38L53 37L54 60L46 61Z")),
      figure(line(2, "46 37,70 33.4")),
      tone(box(4, 46, 9, 40, 4), box(4, 66, 40, 16, 4)),
      figure(box(6, 81, 36, 4, 1), box(8, 84, 4, 5), box(36, 84, 4, 5)),
      ...sit(
        22,
        69,
        5.1,
        "44 52, 36 66",
        { top: "accent", hair: "long", legs: "figure", skin: "deepSkin", shoes: "natural" },
        89,
        0,
      ),
    ],
  ),
  "games-table": vignette(
    "two players with cards and miniatures at a table in a shop full of boxed games and comics",
    "games-shop",
    ["people", "dice", "playing-cards"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      figure(box(8, 6, 128, 2, 0.6), box(8, 24, 128, 2.2, 0.6), box(8, 44, 128, 2.2, 0.6)),
      ...[accent, tone, natural, ember, light, tone, accent, natural].flatMap((paint, index) => [
        paint(box(11 + index * 15.6, 24 - (index % 3 === 1 ? 11 : 14), 13, index % 3 === 1 ? 11 : 14, 0.6)),
        (paint === light ? accent : light)(
          index % 2 === 0 ? star(17.5 + index * 15.6, 17, 3.4, 1.5, 5) : box(14 + index * 15.6, 17, 7, 2.4, 0.4),
        ),
      ]),
      ...[11, 24, 37, 94, 107, 120].flatMap((x, index) => {
        const paint = [ember, accent, natural, tone, ember, accent][index] ?? accent;
        return [paint(box(x, 29, 10.4, 15, 0.4)), light(circle(x + 5.2, 38, 2.8), box(x + 1.6, 30.6, 7.2, 2.4, 0.4))];
      }),
      natural(box(14, 70, 22, 3, 1), line(2.4, "16 72,16 89"), line(2.4, "34 72,34 89")),
      ...sit(
        25,
        70,
        5.4,
        "54 52, 50 58",
        { top: "figure", hair: "curls", legs: "figure", skin: "deepSkin", shoes: "accent" },
        89,
        8,
      ),
      natural(box(108, 70, 22, 3, 1), line(2.4, "110 72,110 89"), line(2.4, "128 72,128 89")),
      ...sit(119, 70, 5.3, "92 54, 96 60", { face: -1, top: "accent", hair: "tail", legs: "tone", shoes: "natural" }, 89, 8),
      light(
        ...[-24, 0, 24].map((degrees) => turned(box(54, 41, 6.4, 10, 0.8), degrees, 56, 53)),
        ...[-24, 0, 24].map((degrees) => turned(box(86, 43, 6.4, 10, 0.8), degrees, 90, 55)),
      ),
      ember(...[-24, 0, 24].map((degrees) => turned(box(55.4, 43, 3.6, 5, 0.6), degrees, 56, 53))),
      figure(...[-24, 0, 24].map((degrees) => turned(box(87.4, 45, 3.6, 5, 0.6), degrees, 90, 55))),
      natural(box(36, 65, 72, 4, 1), line(2.6, "42 68,42 89"), line(2.6, "102 68,102 89")),
      green(box(46, 63.4, 52, 2, 0.6)),
      accent(box(68, 56, 7.6, 7.6, 1)),
      light(circle(70, 58, 0.9), circle(71.8, 59.8, 0.9), circle(73.6, 61.6, 0.9)),
      figure(
        ellipse(62, 62.8, 3, 1),
        box(61, 57, 2, 5, 0.6),
        circle(62, 56, 1.7),
        ellipse(82, 62.8, 3, 1),
        box(81, 57, 2, 5, 0.6),
        circle(82, 56, 1.7),
      ),
    ],
  ),
  "incense-and-candles": vignette(
    "a shopkeeper who wraps candles for a customer, incense smokes in a bowl, prayer beads hang on the wall",
    "devotional-goods",
    ["people", "candle"],
    () => [
      back(box(4, 3, 136, 83, 3)),
      figure(box(50, 8, 50, 2, 0.8)),
      ...[58, 71, 84, 94].flatMap((x, index) => {
        const paint = [natural, accent, figure, ember][index] ?? natural;
        const beads = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324].map((degrees) => {
          const angle = (degrees * Math.PI) / 180;
          return circle(x + Math.sin(angle) * 4.4, 19 - Math.cos(angle) * 8, 1.4);
        });
        return [paint(...beads, circle(x, 28.6, 1.8), box(x - 0.6, 29, 1.2, 5))];
      }),
      figure(box(104, 24, 34, 2.2, 0.8), box(104, 44, 34, 2.2, 0.8)),
      ...[light, ember, natural, accent].map((paint, index) =>
        paint(box(108 + index * 7, 11 + (index % 2) * 3, 5, 13 - (index % 2) * 3, 0.6)),
      ),
      ...jar(110, 44, 12, 9, tone, figure),
      ...jar(121, 44, 12, 9, accent, figure),
      ...jar(132, 44, 12, 9, natural, figure),
      ...stand(
        104,
        5.4,
        "84 56, 78 54",
        { face: -1, top: "accent", hair: "scarf", hairRole: "figure", skin: "deepSkin" },
        104,
        6,
      ),
      ...stand(30, 5.2, "58 56, 54 60", { top: "tone", hair: "bun", legs: "figure", skirt: "knee", shoes: "natural" }, 89, 8),
      natural(box(40, 65, 98, 4.6, 1)),
      tone(box(44, 69.6, 90, 19)),
      light(box(66, 46, 4.4, 15, 1), box(71.6, 44, 4.4, 17, 1), box(77.2, 46, 4.4, 15, 1)),
      ember(ellipse(73.8, 41.6, 1.3, 2.4)),
      accent(box(63, 55, 22, 10, 1)),
      figure(outline("M114 58H132C132 63 128 65 123 65C118 65 114 63 114 58Z")),
      natural(line(1, "120 58,118 46"), line(1, "123 58,123 44"), line(1, "126 58,128 46")),
      ember(circle(118, 45.6, 1), circle(123, 43.6, 1), circle(128, 45.6, 1)),
    ],
  ),
};
