import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, circle, corners, ellipse, outline } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { drawTree, drawWindow } from "../fixtures";
import { potPlant } from "../furniture";
import { person } from "../people";
import { kneel, sit, stand } from "../stances";
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
  type DrawnShape,
  type VignetteRole,
  fitToGrid,
} from "../vignette-drawing";

/** A chair from the side with its back behind someone who looks to a side. */
const chair = (x: number, seat: number, face: 1 | -1, role: VignetteRole = "natural"): DrawnShape[] => [
  {
    role,
    path: [
      ...box(x - 9, seat, 18, 3.2, 1),
      ...box(face === 1 ? x - 10 : x + 7, seat - 22, 3, 24, 1),
      ...box(x - 8, seat + 3, 2.8, 86 - seat, 0.6),
      ...box(x + 5.2, seat + 3, 2.8, 86 - seat, 0.6),
    ],
  },
];

/** A goblet drum that stands on the height. */
const goblet = (x: number, base: number, skin: VignetteRole): DrawnShape[] => [
  natural(
    outline(
      `M${x - 9} ${base - 25}H${x + 9}C${x + 8} ${base - 15} ${x + 3.4} ${base - 13} ${x + 4} ${base - 6}`,
      `L${x + 6} ${base}H${x - 6}L${x - 4} ${base - 6}C${x - 3.4} ${base - 13} ${x - 8} ${base - 15} ${x - 9} ${base - 25}Z`,
    ),
  ),
  figure(
    line(
      1.1,
      `${x - 7.6} ${base - 21},${x - 3} ${base - 12},${x + 1} ${base - 20},${x + 4} ${base - 12},${x + 7.6} ${base - 21}`,
    ),
  ),
  { role: skin, path: ellipse(x, base - 25, 9.6, 2.8) },
];

/** A horse that walks to the right, its hooves on the height; 70 wide and 64 high. */
const horse = (x: number, base: number, size = 1): DrawnShape[] => {
  const set = (path: Path) => transform(path, [size, 0, 0, size, x, base]);
  return [
    figure(set(curve(4, "M-30-38C-40-36-40-24-37-16"))),
    natural(
      set(line(5, "-24 -30,-27 -15,-24 -2")),
      set(line(5, "-17 -28,-15 -14,-17 -2")),
      set(line(4.8, "14 -28,13 -14,14 -2")),
      set(line(4.8, "19 -30,24 -16,21 -2")),
      set(
        outline(
          "M-31-38C-30-44-22-46-14-44C-4-42 6-42 14-45C20-48 22-56 27-61L29-66L32-61C37-60 42-54 45-47C46-43 42-41 39-43",
          "L33-49C31-42 29-34 25-29C20-23 10-24 2-23C-8-22-18-22-25-25C-30-28-32-33-31-38Z",
        ),
      ),
    ),
    figure(
      set(outline("M27-62C22-58 18-52 14-45C18-44 22-46 24-50C26-54 28-58 30-61Z")),
      ...[-24, -17, 14, 21].map((leg) => set(box(leg - 3, -4, 6.4, 4, 1))),
      set(circle(35, -54, 1.2)),
    ),
  ];
};

/** People who are heard and helped: with drums, horses, open doors and chairs in a ring. */
export const circlesOfChairs: VignetteGroup = {
  "drums-answered": vignette(
    "a music therapist and an older man who answer each other on two drums",
    "music-therapy",
    ["people", "drum"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      ...drawWindow(56, 12, 32, 28),
      ...potPlant(132, 89, 34),
      ...chair(26, 70, 1),
      ...sit(
        26,
        70,
        5.2,
        "48 60, 54 58",
        { top: "accent", hair: "none", hairRole: "tone", beard: true, legs: "figure", shoes: "natural" },
        89,
        6,
      ),
      ...goblet(52, 89, "light"),
      ...chair(114, 70, -1),
      ...sit(
        114,
        70,
        5.2,
        "94 54, 88 60",
        { face: -1, top: "ember", hair: "tail", legs: "figure", shoes: "light", skin: "deepSkin" },
        89,
        8,
      ),
      ...goblet(90, 89, "light"),
    ],
  ),
  "keys-together": vignette(
    "a boy at a keyboard and a therapist with a shaker beside him",
    "music-therapy",
    ["people", "piano"],
    () => [
      back(box(4, 6, 136, 78, 2)),
      figure(box(66, 60, 56, 7, 1.4), line(2.6, "74 67,112 89"), line(2.6, "112 67,74 89")),
      light(box(69, 57.4, 50, 3.4, 0.6)),
      figure(...[72, 76, 82, 86, 90, 96, 100, 106, 110, 114].map((x) => box(x, 57.4, 1.8, 2.2))),
      natural(box(34, 74, 22, 3.4, 1), box(37, 77, 3, 12), box(50, 77, 3, 12)),
      ...person("46 70 3.9 4", "72 56, 78 56", "64 89, 60 89", {
        child: true,
        top: "accent",
        hair: "short",
        legs: "figure",
        shoes: "light",
        skin: "deepSkin",
      }),
      ...stand(18, 5.2, "34 40, 30 52", { top: "tone", hair: "bob", hairRole: "natural", legs: "figure", shoes: "light" }, 89, 4),
      natural(line(2, "34 42,35 34")),
      ember(ellipse(35.6, 30, 4, 5.4)),
    ],
  ),
  "child-on-horse": vignette(
    "a child in a helmet on a horse that a therapist leads by the halter",
    "equine-therapy",
    ["people", "horse"],
    () => [
      back(outline("M2 60C40 44 80 54 142 44V84H2Z")),
      natural(box(2, 56, 140, 2.6), box(2, 68, 140, 2.6), box(20, 52, 3.4, 30), box(134, 52, 3.4, 30)),
      ...drawTree(14, 74, 9),
      green(outline("M2 86C40 82 104 82 142 86V91H2Z")),
      ...horse(52, 89, 0.98),
      accent(outline("M40 46C44 42 56 42 60 46L60 56C54 58 46 58 40 56Z")),
      ...person("50 42 3.3 0", "60 34, 62 36", "54 66 0, 54 66 0", {
        child: true,
        top: "ember",
        hair: "short",
        legs: "figure",
        shoes: "light",
      }),
      accent(outline("M45.6 17C45 8 57 8 57.4 17L60 18.6H45.6Z")),
      figure(line(1.4, "92 44,106 50")),
      ...stand(
        120,
        5.2,
        "106 50, 110 60",
        { face: -1, top: "tone", hair: "tail", hairRole: "natural", legs: "figure", shoes: "natural" },
        89,
        0,
      ),
    ],
  ),
  "muzzle-and-hand": vignette(
    "a woman who lays a hand on the muzzle of a calm horse in a meadow",
    "equine-therapy",
    ["people", "horse"],
    () =>
      fitToGrid([
        back(outline("M2 58C30 40 60 52 84 44C110 36 128 44 142 40V84H2Z")),
        green(outline("M2 84C40 80 104 80 142 84V91H2Z")),
        ...horse(46, 88, 1.16),
        ...stand(
          116,
          5.4,
          "97 36, 94 44",
          { face: -1, top: "accent", hair: "scarf", hairRole: "ember", legs: "figure", skirt: "long" },
          89,
          2,
        ),
      ]),
  ),
  "ring-of-chairs": vignette(
    "people in a ring of chairs who listen to one of them, with one chair free",
    "addiction-recovery",
    ["people", "chair"],
    () => [
      back(box(4, 6, 136, 76, 2)),
      ...drawWindow(58, 10, 28, 24),
      figure(
        box(64, 62, 16, 3, 1),
        box(64, 42, 3, 22, 1),
        box(77, 42, 3, 22, 1),
        box(64, 44, 16, 3.4, 1),
        box(65, 64, 2.6, 16),
        box(76.4, 64, 2.6, 16),
      ),
      ...chair(42, 66, 1, "figure"),
      ...sit(
        42,
        66,
        4.4,
        "56 58, 54 60",
        { top: "tone", hair: "bun", hairRole: "tone", legs: "figure", shoes: "natural" },
        83,
        4,
      ),
      ...chair(102, 66, -1, "figure"),
      ...sit(
        102,
        66,
        4.4,
        "90 52, 88 60",
        {
          face: -1,
          top: "light",
          nearSleeve: "light",
          hair: "short",
          beard: true,
          legs: "figure",
          shoes: "natural",
          skin: "deepSkin",
        },
        83,
        4,
      ),
      ...chair(20, 72, 1),
      ...sit(
        20,
        72,
        5.1,
        "36 64, 34 66",
        { top: "accent", hair: "short", hairRole: "tone", beard: true, legs: "figure", shoes: "natural" },
        90,
        6,
      ),
      ...chair(124, 72, -1),
      ...sit(
        124,
        72,
        5.1,
        "108 64, 110 66",
        { face: -1, top: "ember", hair: "curls", legs: "figure", shoes: "light", skin: "deepSkin" },
        90,
        6,
      ),
    ],
  ),
  "path-at-sunrise": vignette(
    "two people who walk and talk towards a rising sun, one with a hand on the other's shoulder",
    "addiction-recovery",
    ["people", "sunrise", "path"],
    () => [
      ember(circle(104, 52, 20)),
      back(outline("M2 60C30 44 60 56 84 50C110 44 128 52 142 48V84H2Z")),
      light(corners(2, "34 90, 96 60, 104 60, 92 90")),
      green(outline("M2 74C20 70 40 72 60 78L34 90H2Z"), outline("M104 62C120 62 130 66 142 68V90H92Z")),
      ...stand(
        46,
        5.2,
        "58 58, 66 36",
        { top: "accent", hair: "short", hairRole: "tone", legs: "figure", shoes: "natural" },
        90,
        3,
      ),
      ...stand(
        70,
        5,
        "82 60, 76 60",
        { top: "tone", hair: "short", beard: true, legs: "figure", shoes: "light", skin: "deepSkin" },
        90,
        3,
      ),
    ],
  ),
  "door-held-open": vignette(
    "a woman with a child and a suitcase who is received at the lit door of a house",
    "womens-shelter",
    ["people", "door", "suitcase"],
    () => [
      natural(box(66, 6, 76, 84, 1)),
      figure(box(86, 16, 34, 74, 1)),
      light(box(89, 19, 28, 71)),
      accent(corners(0.6, "117 19, 130 14, 130 93, 117 90")),
      ember(circle(78, 28, 4)),
      figure(box(74.6, 21, 7, 3, 1)),
      tone(box(80, 88, 46, 3, 1)),
      ...stand(
        106,
        5,
        "84 50, 92 60",
        { face: -1, top: "ember", hair: "bun", legs: "figure", shoes: "natural", hairRole: "tone" },
        89,
        4,
      ),
      ...stand(
        32,
        5,
        "20 66, 44 66",
        { top: "accent", hair: "scarf", hairRole: "figure", skirt: "long", skin: "deepSkin" },
        90,
        2,
      ),
      ...person("52 68 3 2", "44 66, 58 62", "50 90, 55 90", {
        child: true,
        top: "tone",
        hair: "tail",
        legs: "figure",
        shoes: "light",
        skin: "deepSkin",
      }),
      natural(box(8, 70, 22, 18, 2)),
      figure(curve(1.8, "M14 70C14 64 24 64 24 70"), box(12, 70, 2, 18), box(24, 70, 2, 18)),
    ],
  ),
  "home-with-bear": vignette(
    "a foster mother who kneels with open arms before a child with a bear and a small bag",
    "foster-care",
    ["people", "teddy-bear"],
    () => [
      back(box(4, 6, 136, 80, 2)),
      figure(box(10, 14, 34, 72, 1)),
      light(box(13, 17, 28, 69)),
      ...drawWindow(66, 14, 28, 26),
      natural(box(104, 60, 34, 6, 1), box(104, 66, 4, 22), box(134, 44, 4, 44, 1)),
      accent(box(104, 52, 30, 9, 3)),
      light(box(122, 47, 12, 8, 3)),
      ...person("32 62.6 3.6 2", "46 58, 42 58", "30 89, 36 89", {
        child: true,
        top: "tone",
        hair: "curls",
        legs: "figure",
        shoes: "natural",
        skin: "deepSkin",
      }),
      ember(
        circle(46, 58, 4.4),
        circle(46, 50.6, 3.8),
        circle(43, 47.6, 1.6),
        circle(49, 47.6, 1.6),
        ellipse(42, 57, 2, 2),
        ellipse(50, 57, 2, 2),
        circle(43.4, 62.4, 2),
        circle(48.6, 62.4, 2),
      ),
      figure(circle(44.8, 50, 0.7), circle(47.4, 50, 0.7)),
      accent(box(12, 76, 13, 12, 2)),
      figure(curve(1.4, "M15 76C15 71 22 71 22 76")),
      ...kneel(
        88,
        5.2,
        "58 54, 60 62",
        { face: -1, top: "ember", hair: "long", hairRole: "natural", legs: "figure", shoes: "light" },
        89,
        10,
      ),
    ],
  ),
  "table-of-children": vignette(
    "a house father who serves soup to children of a children's village at a long table",
    "foster-care",
    ["people", "soup-bowl"],
    () => [
      back(box(4, 6, 136, 62, 2)),
      ...drawWindow(54, 10, 36, 26),
      ...stand(118, 5.4, "96 60, 102 56", { face: -1, top: "accent", hair: "short", beard: true, skin: "deepSkin" }, 108, 8),
      ...person("20 70 3.9 4", "32 64, 28 66", "", { child: true, top: "tone", hair: "tail", skin: "deepSkin" }),
      ...person("48 70 3.9 4", "60 64, 56 66", "", { child: true, top: "ember", hair: "short" }),
      ...person("76 71 3.6 0", "86 64, 82 66", "", {
        child: true,
        top: "light",
        nearSleeve: "light",
        hair: "curls",
        skin: "deepSkin",
      }),
      natural(box(2, 70, 140, 5, 1), box(8, 75, 7, 15), box(128, 75, 7, 15)),
      figure(outline("M98 58H116C116 66 114 70 111 70H103C100 70 98 66 98 58Z")),
      ember(ellipse(107, 58, 9, 2)),
      ...[34, 62, 88].flatMap((x) => [
        light(outline(`M${x - 6} 65H${x + 6}C${x + 5} 69 ${x + 3} 70 ${x} 70C${x - 3} 70 ${x - 5} 69 ${x - 6} 65Z`)),
        ember(ellipse(x, 65, 5, 1.2)),
      ]),
    ],
  ),
  "letters-opened": vignette(
    "an adviser who sorts a pile of letters with a worried man and adds up what he owes",
    "debt-advice",
    ["people", "envelope", "calculator"],
    () => [
      back(box(4, 6, 136, 62, 2)),
      ...drawWindow(58, 12, 28, 26),
      ...potPlant(100, 40, 24),
      figure(box(90, 40, 22, 2.6, 0.8)),
      ...stand(24, 5.3, "30 38 -1, 42 64", { top: "tone", hair: "short", beard: true, skin: "deepSkin" }, 108, 8),
      ...stand(120, 5.3, "94 62, 100 62", { face: -1, top: "accent", hair: "bob", hairRole: "natural" }, 108, 8),
      natural(box(2, 70, 140, 5, 1), box(8, 75, 7, 15), box(128, 75, 7, 15)),
      ...[0, 1, 2, 3, 4].map((index) =>
        (index % 2 === 0 ? light : ember)(box(41 + ((index * 4) % 7), 67.4 - index * 2.8, 18, 2.4, 0.4)),
      ),
      light(box(66, 54, 20, 14, 1)),
      figure(line(1.4, "67 55,76 62,85 55")),
      figure(box(90, 63.4, 14, 6.6, 1)),
      light(box(92, 65, 10, 2, 0.4)),
    ],
  ),
};
