import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, corners, moved, outline, row, sharp, slice, turned } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import { head, limb, person } from "../people";
import { stand } from "../stances";
import {
  accent,
  back,
  deepSkin,
  ember,
  figure,
  green,
  light,
  natural,
  skin,
  tone,
  vignette,
  type VignetteGroup,
  water,
} from "../vignette-drawing";
import { steam } from "../wares";

/** A tray with a plate of food, a bowl and a glass. */
const tray = (x: number, y: number) => [
  light(box(x + 3, y - 3.4, 12, 3.4, 1)),
  ember(slice(x + 7, y - 3.2, 3, 180, 360)),
  green(slice(x + 12, y - 3.2, 2.4, 180, 360)),
  water(box(x + 17.4, y - 6, 3.4, 6, 0.6)),
  figure(box(x, y, 23, 2.4, 1)),
];

/** An upright piano from its front, its lower edge about the point, turned by some degrees. */
const piano = (x: number, base: number, degrees: number) => {
  const put = (path: Path) => turned(moved(path, x, base), degrees, x, base);
  return [
    figure(put(box(-25, -34, 50, 34, 1.6)), put(box(-27, -37, 54, 4, 1))),
    natural(put(box(-21, -30, 42, 9, 1))),
    light(put(box(-22, -16, 44, 5, 0.6))),
    figure(...Array.from({ length: 13 }, (_, index) => put(box(-19.4 + index * 3, -16, 1.4, 3)))),
    tone(put(box(-24, -11, 48, 2.4, 0.6))),
    ember(put(box(-17, -37.6, 4.4, 38.6)), put(box(12.6, -37.6, 4.4, 38.6))),
  ];
};

/** Meals for many, a bath for one, and what is too heavy for most. */
export const traysAndStairs: VignetteGroup = {
  "school-lunch": vignette(
    "two cooks of a school canteen who hand trays with lunch to children",
    "canteen",
    ["people", "serving-tray", "soup-bowl"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      figure(box(8, 10, 40, 26, 1.6)),
      light(row(box(13, 16, 20, 1.8, 0.8), 3, 0, 6)),
      ember(circle(41, 17, 1.6), circle(41, 29, 1.6)),
      green(circle(41, 23, 1.6)),
      ...stand(
        24,
        5.4,
        "42 50, 46 56",
        { top: "accent", hair: "cap", hairRole: "tone", legs: "figure", skin: "deepSkin" },
        96,
        6,
      ),
      ...stand(62, 5.4, "84 53, 88 53", { top: "accent", hair: "scarf", hairRole: "tone", legs: "figure" }, 96, 6),
      // The counter with its pans.
      tone(box(6, 64, 84, 25)),
      light(row(box(12, 70, 20, 14, 1), 3, 25)),
      figure(box(4, 61, 88, 4.4, 1)),
      ember(slice(46, 61, 10, 180, 360)),
      figure(box(34, 57.4, 24, 4, 1)),
      ...tray(80, 54),
      ...stand(
        106,
        3.7,
        "99 55, 100 58",
        { face: -1, child: true, top: "natural", hair: "bob", legs: "figure", shoes: "tone" },
        89,
        2,
      ),
      ...stand(
        130,
        3.7,
        "117 60, 116 62",
        { face: -1, child: true, top: "green", hair: "curls", legs: "figure", shoes: "tone", skin: "deepSkin" },
        89,
        2,
      ),
      ...tray(106, 64).slice(-1),
      steam(46, 50, 9, 3, 6),
    ],
  ),
  "body-scrubbed": vignette(
    "a bath attendant with a mitt who scrubs the back of a client under a towel, a tub of water beside them",
    "body-scrub",
    ["people", "towel", "bathtub"],
    () =>
      [
        back(box(4, 4, 136, 82, 3)),
        figure(box(8, 26, 30, 2.6, 0.8)),
        light(box(11, 20, 12, 6, 3), box(24, 20, 12, 6, 3)),
        tone(box(17, 14, 12, 6, 3)),
        // The tub behind.
        tone(outline("M98 50H142V80C142 84 138 86 134 86H108C102 86 98 82 98 76Z")),
        water(box(98, 48, 44, 6, 2)),
        figure(box(95, 46, 47, 4, 2), curve(2.6, "M128 46V36C128 32 120 32 120 37"), line(2.6, "124 42,132 42")),
        steam(108, 42, 14, 3, 7),
        person("48 70 6.4 18 8", "", "", { top: "figure", hair: "bun" }),
        // The bed and the client.
        accent(box(4, 72, 98, 8, 3)),
        figure(box(12, 80, 6, 10), box(88, 80, 6, 10)),
        light(box(76, 65, 22, 7, 3.5)),
        head([86, 57], 7.4, { nod: 76, hair: "short", skin: "deepSkin" }),
        deepSkin(outline("M82 72C80 63 74 58 62 58C48 58 40 63 28 64L26 72Z"), limb([74, 68, 4.6], [86, 71, 3.8], [97, 70, 3.2])),
        deepSkin(limb([22, 68, 4], [12, 69.4, 3], [7, 69.6, 2.4])),
        light(outline("M14 72C14 64 24 58.6 36 60C42 61 46 65 47 72Z")),
        natural(line(1.2, "20 66,22 72"), line(1.2, "25 63,28 72")),
        // Arms over the client's back, a mitt on one hand.
        skin(limb([44, 46, 4], [52, 54, 3.4], [62, 57, 2.8])),
        skin(limb([58, 47, 4.2], [68, 48, 3.6], [74, 55, 2.8])),
        figure(limb([57, 45, 5], [64, 47, 4.6])),
        tone(limb([42, 45, 5.2], [48, 51, 4.8])),
        ember(corners(3.4, "68 50,78 50,80 60,67 60")),
        light(circle(62, 53, 1.8), circle(66, 61, 1.4), circle(80, 64, 1.4), circle(58, 61, 1.6)),
        // A bowl for pouring.
        natural(outline("M48 84H66L63 92H51Z")),
      ].flat(),
  ),
  "piano-upstairs": vignette(
    "two movers who carry an upright piano up a staircase with straps",
    "piano-movers",
    ["people", "piano", "stairs"],
    () => [
      back(box(4, 4, 136, 84, 3)),
      figure(line(2.4, "6 42,46 34,140 8")),
      tone(sharp("34 91,34 86,54 86,54 81,74 81,74 76,94 76,94 71,142 71,142 91")),
      ...stand(
        120,
        4.4,
        "98 52, 100 38",
        { face: -1, top: "accent", hair: "short", beard: true, legs: "figure", shoes: "light" },
        71,
        22,
      ),
      ...piano(74, 73, -14),
      ...stand(
        22,
        4.9,
        "46 66, 44 44",
        { top: "accent", hair: "cap", hairRole: "figure", skin: "deepSkin", legs: "figure", shoes: "light" },
        90,
        16,
      ),
      ember(line(2.4, "24 42,28 54,50 76")),
    ],
  ),
  "grand-wrapped": vignette(
    "two movers with a grand piano that stands on its side on a trolley, wrapped in a blanket and strapped",
    "piano-movers",
    ["people"],
    () => [
      back(box(4, 4, 136, 82, 3)),
      light(box(104, 10, 32, 76, 1)),
      tone(box(107, 13, 26, 73, 1)),
      // The piano on its long side, its curved side above.
      figure(outline("M36 76V24C36 20 40 18 44 19C56 22 58 36 70 40C84 44 100 46 102 62V76Z")),
      natural(outline("M40 76V28C48 24 54 38 68 44C82 49 96 50 98 64V76Z")),
      light(line(1, "40 56,97 56"), line(1, "58 35,58 76"), line(1, "78 47,78 76")),
      ember(corners(0, "46 20.6,51 23.4,51 76,46 76"), corners(0, "86 44.6,91 47,91 76,86 76"), box(36, 63, 66, 3.6)),
      figure(box(30, 76, 78, 5, 1.4), circle(42, 85, 4.6), circle(96, 85, 4.6)),
      light(circle(42, 85, 1.8), circle(96, 85, 1.8)),
      ...stand(18, 5.3, "36 42, 36 54", { top: "accent", hair: "bun", legs: "figure", shoes: "tone", skin: "deepSkin" }, 90, 12),
      ...stand(
        120,
        5.3,
        "102 58, 100 50",
        { face: -1, top: "accent", hair: "cap", hairRole: "figure", legs: "figure", shoes: "light" },
        90,
        12,
      ),
    ],
  ),
};
