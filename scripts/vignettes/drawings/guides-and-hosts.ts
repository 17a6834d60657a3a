import { box, circle, corners, ellipse, heart, outline, row, sharp } from "#/studio/motifs/outlines";
import { arc, curve, line } from "#/studio/motifs/strokes";
import { drawPanes, drawTable } from "../fixtures";
import { fluff, head, limb, person } from "../people";
import { stand } from "../stances";
import {
  accent,
  back,
  deepSkin,
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
} from "../vignette-drawing";

/** A loudspeaker on the floor with two cones. */
const speaker = (x: number, y: number, width: number, floor: number): DrawnShape[] => [
  figure(box(x, y, width, floor - y, 2)),
  tone(circle(x + width / 2, y + width * 0.4, width * 0.26), circle(x + width / 2, floor - width * 0.5, width * 0.36)),
  figure(circle(x + width / 2, floor - width * 0.5, width * 0.14), circle(x + width / 2, y + width * 0.4, width * 0.1)),
];

/** An open book on a low cross of two boards, as children read from on the floor. */
const bookStand = (x: number, floor: number): DrawnShape[] => [
  natural(line(2.2, `${x - 7} ${floor - 11}, ${x + 5} ${floor}`), line(2.2, `${x + 7} ${floor - 11}, ${x - 5} ${floor}`)),
  figure(
    sharp(
      [
        [-9, -12],
        [0, -6.4],
        [9, -12],
        [9, -10.4],
        [0, -4.8],
        [-9, -10.4],
      ]
        .map(([a = 0, b = 0]) => `${x + a} ${floor + b}`)
        .join(","),
    ),
  ),
  light(
    outline(`M${x} ${floor - 6.4}C${x - 3} ${floor - 12} ${x - 6} ${floor - 16} ${x - 9} ${floor - 16.6}V${floor - 12}Z`),
    outline(`M${x} ${floor - 6.4}C${x + 3} ${floor - 12} ${x + 6} ${floor - 16} ${x + 9} ${floor - 16.6}V${floor - 12}Z`),
  ),
];

/** A child who sits on the floor with folded legs and looks to a side. */
const floorChild = (
  x: number,
  floor: number,
  face: 1 | -1,
  top: "accent" | "tone" | "ember",
  hair: "cap" | "scarf" | "short",
) => [
  ...person(`${x} ${floor - 4} 3 10 12`, `${x + 9 * face} ${floor - 11}, ${x + 11 * face} ${floor - 10}`, "", {
    face,
    child: true,
    top,
    hair,
    hairRole: hair === "scarf" ? "light" : "figure",
  }),
  figure(corners(2.4, `${x - 7} ${floor - 6}, ${x + 8 * face} ${floor - 7}, ${x + 10 * face} ${floor}, ${x - 8} ${floor}`)),
];

/** People who accompany others: at a feast, on a journey, in a lesson or at a decision. */
export const guidesAndHosts: VignetteGroup = {
  "dj-decks": vignette(
    "a DJ with headphones behind two turntables between loudspeakers while guests dance below",
    "dj",
    ["people", "turntable", "headphones", "loudspeaker", "disco-ball"],
    () => [
      back(box(4, 4, 136, 82, 2), sharp("72 4, 20 86, 50 86"), sharp("72 4, 124 86, 94 86")),
      figure(line(1, "116 4, 116 12")),
      light(circle(116, 18, 7)),
      tone(
        line(0.8, "110 16, 122 16"),
        line(0.8, "110 20, 122 20"),
        line(0.8, "113.4 12, 113.4 24"),
        line(0.8, "118.6 12, 118.6 24"),
      ),
      ...speaker(8, 32, 22, 88),
      ...speaker(114, 32, 22, 88),
      ...person("70 56 5.6 6 14", "92 51, 57 49 1", "", { top: "accent", sleeves: "short", hair: "short" }),
      figure(arc(2, 75.4, 20.4, 7.2, 172, 318), ellipse(73.6, 22, 2.7, 3.7)),
      figure(box(38, 53, 68, 5, 1.4)),
      tone(box(42, 58, 60, 30, 1)),
      figure(ellipse(54, 51, 12, 2.6), ellipse(91, 51, 12, 2.6)),
      ember(ellipse(54, 50.6, 4, 1), ellipse(91, 50.6, 4, 1)),
      light(line(1.2, "62 46, 57 50"), line(1.2, "99 46, 94 50")),
      skin(
        curve(2.8, "M44 88C40 82 40 76 41 68"),
        curve(2.8, "M57 88C60 82 61 76 59 66"),
        curve(2.8, "M103 88C107 82 107 76 104 66"),
        ...[
          [41, 67],
          [59, 65],
          [104, 65],
        ].map(([x = 0, y = 0]) => circle(x, y, 2.3)),
      ),
      deepSkin(
        curve(2.8, "M68 88C65 82 65 76 67 70"),
        curve(2.8, "M82 88C86 82 87 76 84 68"),
        circle(67, 69, 2.3),
        circle(84, 67, 2.3),
      ),
      accent(outline("M38 91C38 82 62 82 62 91Z")),
      ember(outline("M64 91C64 83 86 83 86 91Z")),
      tone(outline("M87 91C87 82 108 82 108 91Z")),
      hair(circle(50, 80, 5), fluff(75, 80, 5.4, 9), circle(97, 80, 5), circle(97, 74, 2.4)),
    ],
  ),
  "celebrant-arch": vignette(
    "a celebrant with a book who speaks to a bride and groom under an arch of flowers",
    "celebrant",
    ["people", "bouquet", "flower", "open-book", "wedding-dress"],
    () => [
      back(circle(72, 42, 36)),
      green(box(2, 80, 140, 10, 1)),
      natural(curve(2.6, "M28 88V44C28 -4 116 -4 116 44V88")),
      green(
        ...[
          [29, 34],
          [34, 22],
          [44, 13],
          [57, 8.4],
          [72, 7.4],
          [87, 8.4],
          [100, 13],
          [110, 22],
          [115, 34],
        ].map(([x = 0, y = 0]) => fluff(x, y, 6.4, 7)),
      ),
      ember(circle(30, 29, 2.4), circle(48, 13, 2.4), circle(76, 6, 2.4), circle(105, 15, 2.4)),
      light(circle(36, 18, 2.2), circle(62, 8, 2.2), circle(92, 11, 2.2), circle(114, 29, 2.2)),
      ...stand(70, 4.7, "80 46, 88 47", { top: "tone", hair: "bob", hairRole: "tone", legs: "figure", skirt: "knee" }, 85, 2),
      natural(corners(0.8, "74 46, 83 49, 92 45, 92 38, 83 42, 74 39")),
      light(corners(0.6, "75.4 44, 82.6 46.4, 82.6 42.6, 75.4 40.4"), corners(0.6, "83.6 46.4, 90.6 43.6, 90.6 39.6, 83.6 42.6")),
      ...stand(38, 4.9, "54 56, 50 60", { top: "figure", hair: "short", beard: true, legs: "figure", skin: "deepSkin" }, 89, 2),
      ...stand(
        112,
        4.7,
        "98 58, 94 60",
        { face: -1, top: "light", sleeves: "short", hair: "bun", skirt: "long", hairRole: "figure" },
        89,
        2,
      ),
      accent(fluff(97, 55, 4.6, 8)),
      ember(circle(95.4, 54, 1.6), circle(99, 56, 1.6)),
      green(line(2, "97 60, 98 66")),
    ],
  ),
  "quran-circle": vignette(
    "children who read from book stands on a carpet before their teacher in a mosque",
    "quran-school",
    ["people", "open-book", "mosque"],
    () => [
      back(box(4, 4, 136, 80, 2)),
      light(outline("M44 62V34C44 24 58 20 66 10C74 20 88 24 88 34V62Z")),
      tone(outline("M50 62V38C50 30 60 26 66 20C72 26 82 30 82 38V62Z")),
      figure(line(0.9, "24 4, 24 22"), line(0.9, "112 4, 112 18")),
      ember(ellipse(24, 26, 4.4, 5), ellipse(112, 22, 4.4, 5)),
      accent(box(2, 76, 140, 14, 1)),
      light(row(box(8, 79, 8, 1.6), 11, 12)),
      ...person("30 74 5 6 10", "46 66, 44 58", "", { top: "light", hair: "cap", hairRole: "light", beard: true }),
      light(corners(5, "16 70, 44 66, 52 84, 14 85")),
      tone(curve(1, "M24 80C32 76 42 76 48 80")),
      ...bookStand(58, 84),
      ...floorChild(126, 86, -1, "tone", "scarf"),
      ...bookStand(110, 86),
      ...floorChild(98, 84, -1, "ember", "cap"),
      ...bookStand(82, 85),
    ],
  ),
  "abroad-advice": vignette(
    "an adviser who shows a student with a suitcase the world on a globe at her desk",
    "study-abroad",
    ["people", "globe", "suitcase", "plane-aircraft"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      light(box(42, 8, 24, 26, 1)),
      figure(line(2.6, "47 25, 60 16"), sharp("53 23, 60 28, 58 18"), sharp("55 20, 47 16, 57 17"), sharp("46 25, 45 20, 50 23")),
      ...stand(118, 5.2, "100 40, 104 50", { face: -1, top: "tone", hair: "bob", hairRole: "figure", legs: "figure" }, 89, 4),
      ...stand(34, 5, "52 50, 26 58", { top: "accent", hair: "short", legs: "figure", skin: "deepSkin" }, 89, 2),
      ember(corners(3, "18 32, 28 28, 29 50, 19 52")),
      ...drawTable(56, 60, 66),
      figure(box(76, 55, 18, 4, 1.6), box(83.6, 50, 2.8, 8)),
      figure(arc(2, 85, 33, 19.4, 60, 300)),
      light(circle(85, 33, 17)),
      green(
        outline("M72 27C76 20 84 19 88 22C87 27 82 27 82 32C80 37 74 36 72 31Z"),
        outline("M86 36C91 32 98 33 99 38C96 44 91 47 88 45C86 42 84 40 86 36Z"),
      ),
      skin(circle(101, 38.6, 2.6)),
      natural(box(10, 66, 24, 22, 3)),
      figure(curve(2, "M18 66V60H26V66"), box(14, 66, 2, 22), box(28, 66, 2, 22)),
    ],
  ),
  "resuscitation-class": vignette(
    "a trainee on her knees who presses on the chest of a practice dummy while the trainer counts beside a defibrillator",
    "first-aid-training",
    ["people", "heart-monitor", "bandage"],
    () => [
      ...[drawPanes(8, 8, 60, 40, 3, 2)],
      back(box(76, 8, 60, 40, 2)),
      accent(heart(88, 15, 22, 20)),
      tone(box(2, 84, 140, 6, 2)),
      ...stand(128, 5, "116 56, 118 48", { face: -1, top: "accent", hair: "short", beard: true, legs: "figure" }, 88, 6),
      natural(limb([92, 78, 2.6], [99, 77.4, 2.4])),
      light(limb([56, 79, 5.2], [72, 78.4, 5.6], [90, 77.4, 5.4])),
      natural(limb([86, 81, 2], [72, 83.4, 1.6], [62, 84, 1.4])),
      ...head([103, 77], 5.6, { nod: -90, hair: "none", skin: "natural" }),
      figure(box(34, 74, 20, 8, 3)),
      ...person("46 58 5 44 0", "76 72 -1, 78 71 -1", "26 84 40, 44 84 20", {
        top: "ember",
        legs: "figure",
        hair: "tail",
        skin: "deepSkin",
      }),
      ember(box(6, 75, 17, 12, 2)),
      light(curve(1.4, "M8 81H11L13 77L15.4 85L17 81H21")),
    ],
  ),
  "face-consultation": vignette(
    "a doctor who marks the cheek of a patient with a hand mirror on a treatment chair under a lamp",
    "aesthetic-clinic",
    ["people", "mirror"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      figure(line(2, "134 88, 134 14"), line(2, "134 14, 66 10"), box(126, 86, 16, 3, 1.4)),
      light(ellipse(60, 12, 11, 4.4, 10)),
      light(box(98, 30, 30, 2.6, 1), box(98, 48, 30, 2.6, 1)),
      accent(box(101, 22, 5, 8, 1), box(110, 24, 5, 6, 1), box(103, 40, 7, 8, 1)),
      tone(box(114, 39, 5, 9, 1), box(120, 23, 4, 7, 1)),
      ...stand(86, 5.2, "52 40, 60 54", { face: -1, top: "light", hair: "bun", legs: "figure", skirt: "knee" }, 88, 14),
      tone(corners(3, "18 42, 27 38, 44 66, 88 65, 90 73, 38 75")),
      figure(box(52, 74, 8, 12, 1), box(40, 85, 32, 3.4, 1.6)),
      ...person("46 62 4.9 -24", "62 54, 56 58", "85 72 -14, 83 74 -14", {
        top: "accent",
        legs: "figure",
        hair: "bob",
      }),
      figure(line(2, "62 56, 64 51"), ellipse(66.6, 44.6, 5.4, 7, 18)),
      back(ellipse(66.6, 44.6, 3.8, 5.4, 18)),
      figure(line(1.2, "52 40, 45.6 38.6")),
      skin(circle(53, 40.2, 2.6)),
    ],
  ),
};
