import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, corners, ellipse, outline, row, turned } from "#/studio/motifs/outlines";
import { arc, line } from "#/studio/motifs/strokes";
import { bookRow } from "../furniture";
import { drawHost } from "../hosts";
import { head, limb, person } from "../people";
import { sit, stand } from "../stances";
import { drawCar } from "../vehicles";
import { accent, back, deepSkin, figure, light, natural, skin, tone, vignette, type VignetteGroup } from "../vignette-drawing";
import { counter, tree } from "../wares";

/** A telephone with a cracked screen, 24 by 40 units round a point. */
const crackedPhone = (x: number, y: number, degrees: number) => {
  const turn = (path: Path) => turned(path, degrees, x, y);
  return [
    figure(turn(box(x - 12, y - 20, 24, 40, 3.4))),
    light(turn(box(x - 9.8, y - 16, 19.6, 31, 1))),
    figure(
      turn(line(1.1, `${x - 2} ${y - 3}, ${x - 9} ${y - 14}`)),
      turn(line(1.1, `${x - 2} ${y - 3}, ${x + 3} ${y - 16}`)),
      turn(line(1.1, `${x - 2} ${y - 3}, ${x + 9} ${y - 6}`)),
      turn(line(1.1, `${x - 2} ${y - 3}, ${x + 6} ${y + 12}`)),
      turn(line(1.1, `${x - 2} ${y - 3}, ${x - 9} ${y + 5}`)),
      turn(
        line(1, `${x - 6} ${y - 9}, ${x} ${y - 8}, ${x + 4} ${y - 5}, ${x + 2} ${y + 3}, ${x - 5} ${y + 1}, ${x - 6} ${y - 9}`),
      ),
    ),
  ];
};

/** People at the counters, desks and tables of shops and offices in town. */
export const townCounters: VignetteGroup = {
  "phone-repair": vignette(
    "a repairer at a small counter who holds a telephone with a cracked screen",
    "repair-shop electronics-shop",
    ["people", "phone", "screwdriver"],
    () => [
      back(box(4, 4, 136, 60, 3)),
      figure(box(8, 10, 44, 2, 1), box(8, 34, 30, 2, 1)),
      tone(row(box(11, 13, 8, 15, 1.6), 3, 13), row(box(11, 37, 8, 15, 1.6), 2, 13)),
      light(row(box(12.4, 15, 5.2, 10, 0.6), 3, 13), row(box(12.4, 39, 5.2, 10, 0.6), 2, 13)),
      ...drawHost([66, 24, 8.6], {
        hair: "short",
        top: accent,
        far: "92 58, 100 50",
        near: "52 60, 72 63",
        skinIn: deepSkin,
      }),
      ...crackedPhone(112, 38, 14),
      deepSkin(limb([98, 52, 3.6], [103, 48, 3.2], [106, 44, 2.4])),
      ...counter(4, 66, 136),
      light(box(14, 74, 34, 8, 1), box(55, 74, 34, 8, 1), box(96, 74, 34, 8, 1)),
      tone(box(22, 62.6, 40, 3.4, 1)),
      figure(line(1.6, "28 60.6,40 60.6"), line(3, "42 60.6,50 60.6"), box(116, 60, 16, 6, 1)),
    ],
  ),
  "broker-telephone": vignette(
    "an insurance broker on the telephone, with an umbrella over a model car and house",
    "insurance",
    ["people", "phone", "umbrella", "desk"],
    () => [
      back(box(4, 6, 60, 56, 3)),
      figure(box(8, 24, 26, 2, 1)),
      accent(
        bookRow(
          10,
          24,
          [
            [4, 13],
            [4, 11],
          ],
          4,
        ),
      ),
      tone(
        bookRow(
          14,
          24,
          [
            [4, 12],
            [4, 14],
          ],
          4,
        ),
      ),
      ...drawHost([46, 28, 8.4], { hair: "bob", top: figure, far: "66 54, 74 62", near: "34 56, 40 34" }),
      figure(limb([38, 26, 2], [40, 34, 1.6], [45, 39, 2])),
      natural(box(84, 53, 20, 13), corners(0.4, "81 54,94 43,107 54")),
      light(box(88, 57, 5, 9), box(96, 57, 5, 4)),
      drawCar([121, 66, 0.34]),
      accent(outline("M72 34C74 14 92 6 106 6C120 6 138 14 140 34C134 28 124 28 118 34C113 28 99 28 94 34C88 28 78 28 72 34Z")),
      light(outline("M94 34C95 22 100 12 106 6C112 12 117 22 118 34C113 28 99 28 94 34Z")),
      figure(line(1.8, "106 2,106 62"), arc(1.8, 109, 62, 3, 0, 180)),
      figure(box(2, 66, 140, 5, 1.6), box(10, 71, 5, 18), box(129, 71, 5, 18)),
      tone(box(30, 71, 84, 14)),
      light(box(60, 63.4, 14, 2.6)),
    ],
  ),
  "portrait-frame": vignette(
    "a family who pose before a backdrop beside their framed portrait on an easel",
    "photographer",
    ["people", "picture-frame"],
    () => [
      back(box(54, 6, 84, 70, 2), outline("M54 72H138L142 89H48Z")),
      figure(box(50, 4, 92, 3.4, 1.6)),
      ...stand(78, 5.2, "90 52, 86 48", { top: "figure", hair: "short", legs: "figure", shoes: "accent" }, 88, 0),
      ...stand(122, 5, "108 50, 110 54", { face: -1, top: "tone", hair: "long", legs: "tone", skirt: "long" }, 88, 0),
      ...person("98 60 4.6 0", "", "", { top: "accent", hair: "bun", hairRole: "light" }),
      figure(box(90, 66, 22, 3, 1), box(92, 69, 2.6, 19), box(107, 69, 2.6, 19)),
      ...sit(
        97,
        66,
        4.6,
        "106 64, 108 62",
        { top: "accent", hair: "bun", hairRole: "light", legs: "accent", skirt: "long" },
        88,
        0,
      ),
      ...person("112 71 2.9 0 -4", "106 66, 118 66", "109 88, 115 88", {
        face: -1,
        child: true,
        top: "light",
        hair: "bob",
        legs: "figure",
      }),
      figure(line(2.2, "26 16,10 88"), line(2.2, "26 16,42 88"), box(6, 60, 40, 3, 1)),
      natural(box(5, 22, 42, 38, 1)),
      light(box(9, 26, 34, 30)),
      figure(outline("M12 56C12 48 16 46 20 46C24 46 26 48 26 56Z")),
      accent(outline("M26 56C26 49 29 47 33 47C37 47 40 49 40 56Z")),
      tone(outline("M21 56C21 52 24 50 26.5 50C29 50 32 52 32 56Z")),
      head([19.6, 40], 4, { hair: "short" }),
      head([32, 41], 3.8, { face: -1, hair: "bob" }),
      head([26, 48], 2.6, { hair: "short" }),
    ],
  ),
  "book-stairs": vignette(
    "a bookshop with full shelves, a table of books and a child who reads on the stairs",
    "bookshop",
    ["people", "book", "bookshelf", "open-book"],
    () => [
      figure(box(4, 4, 84, 65, 1)),
      tone(box(4, 69, 84, 20, 1)),
      light(row(box(7, 7, 38, 17), 2, 40), row(box(7, 27, 38, 17), 2, 40), row(box(7, 47, 38, 17), 2, 40)),
      ...[0, 1, 2].flatMap((level) => [
        accent(
          bookRow(
            9 + level * 3,
            24 + level * 20,
            [
              [4, 14],
              [5, 12],
              [4, 13],
            ],
            7,
          ),
          bookRow(
            50,
            24 + level * 20,
            [
              [4, 13],
              [5, 14],
            ],
            12,
          ),
        ),
        tone(
          bookRow(
            13 + level * 3,
            24 + level * 20,
            [
              [5, 12],
              [4, 14],
              [5, 11],
            ],
            6,
          ),
          bookRow(
            55,
            24 + level * 20,
            [
              [4, 12],
              [6, 11],
              [4, 14],
            ],
            5,
          ),
        ),
      ]),
      natural(corners(0, "142 30,142 89,88 89,88 76,101 76,101 63,114 63,114 50,127 50,127 37,142 37")),
      figure(line(2, "90 52,138 6"), row(line(1.4, "94 48,94 76"), 4, 13, -12.6)),
      ...person("106 60 3.8 8 14", "118 56, 120 58", "119 75, 120 75", {
        child: true,
        top: "accent",
        hair: "curls",
        legs: "figure",
        skin: "deepSkin",
        shoes: "light",
      }),
      light(corners(0.6, "114 53,120 56,126 52,127 58,120 61,113 59")),
      ...stand(66, 4.6, "50 54, 52 58", { face: -1, top: "accent", hair: "bun", legs: "figure" }, 89, 8),
      light(corners(0.6, "40 53,46 56,52 53,52 59,46 62,40 59")),
      natural(box(6, 70, 46, 3.4, 1), box(10, 73, 3, 16), box(45, 73, 3, 16)),
      accent(box(9, 66.4, 15, 3.6, 0.6), box(28, 63, 14, 3.4, 0.6)),
      light(box(10, 63, 13, 3.4, 0.6), box(28, 66.4, 15, 3.6, 0.6)),
      accent(box(9, 59.6, 14, 3.4, 0.6)),
    ],
  ),
  "stone-street": vignette(
    "two agents who point at flat-roofed stone houses with balconies and water tanks",
    "estate-agent property-management property-development",
    ["people", "apartment"],
    () => [
      back(box(2, 40, 140, 46), box(88, 26, 30, 30)),
      ...[
        [4, 30],
        [92, 24],
      ].flatMap(([x = 0, y = 0]) => [
        figure(
          box(x + 8, y - 13, 13, 9, 2),
          line(1.6, `${x + 10} ${y - 5},${x + 10} ${y}`),
          line(1.6, `${x + 19} ${y - 5},${x + 19} ${y}`),
        ),
        tone(corners(0, `${x + 28} ${y - 1},${x + 41} ${y - 10},${x + 41} ${y - 1}`)),
      ]),
      natural(box(4, 30, 46, 58), box(92, 24, 48, 64)),
      figure(box(2, 28, 50, 3.4), box(90, 22, 52, 3.4)),
      ...[
        [10, 37, 2],
        [98, 31, 3],
      ].flatMap(([x = 0, y = 0, floors = 0]) =>
        Array.from({ length: floors }, (_, floor) => y + floor * 18).flatMap((top) => [
          light(
            box(x, top, 9, 12),
            outline(
              `M${x + 22} ${top + 12}V${top + 3}C${x + 22} ${top - 2} ${x + 32} ${top - 2} ${x + 32} ${top + 3}V${top + 12}Z`,
            ),
          ),
          figure(box(x + 17, top + 11, 21, 1.6), row(box(x + 17.6, top + 6, 1, 6), 5, 4.6), box(x + 17, top + 5, 21, 1.2)),
        ]),
      ),
      accent(box(10, 72, 34, 16), corners(0, "7 72,47 72,51 78,3 78")),
      light(box(14, 80, 12, 8), box(30, 80, 9, 8)),
      ...stand(62, 4.8, "72 58, 70 56", { top: "figure", hair: "short", beard: true, legs: "figure", shoes: "accent" }, 89, 2),
      ...stand(80, 4.6, "98 40, 84 58", { top: "accent", hair: "scarf", hairRole: "tone", skirt: "long", legs: "tone" }, 89, 2),
    ],
  ),
  "honesty-box": vignette(
    "a farm shop at the lane with vegetables, eggs and an honesty box",
    "farm organic-farm orchard grocery",
    ["people", "wicker-basket", "egg"],
    () => [
      back(outline("M0 60C24 40 52 40 76 54C100 36 126 40 144 54V84H0Z")),
      ...tree(123, 80, 54),
      natural(box(12, 24, 4, 65), box(84, 24, 4, 65), box(8, 58, 84, 4), box(8, 76, 84, 4)),
      figure(corners(1, "2 26,12 8,88 8,98 26")),
      light(box(26, 12, 48, 10, 1)),
      figure(box(32, 13, 36, 2, 1), box(38, 17, 24, 2, 1)),
      tone(corners(1, "12 50,34 50,32 58,14 58"), corners(1, "38 50,60 50,58 58,40 58"), corners(1, "12 68,34 68,32 76,14 76")),
      natural(...[15, 21, 27, 18, 24].map((x, n) => ellipse(x + 2, n < 3 ? 49 : 45.6, 3.6, 2.8))),
      accent(row(line(3, "42 49,44 40"), 4, 4.4)),
      { role: "green", path: row(corners(0.6, "40 42,44 32,49 42"), 3, 4.4) },
      light(...[15, 20.6, 26.2, 31.2].map((x) => ellipse(x + 0.4, 67, 2.5, 3.2))),
      { role: "green", path: row(ellipse(44, 72, 5.4, 4.6), 3, 11) },
      accent(box(64, 42, 17, 16, 1.4)),
      figure(box(68, 46, 9, 2, 1), box(63, 40, 19, 3, 1)),
      ...stand(114, 4.9, "86 46, 100 62", { face: -1, top: "figure", hair: "tail", legs: "tone" }, 89, 6),
      skin(circle(85, 44, 2.6)),
      light(circle(80.6, 37.4, 2.4)),
      natural(outline("M92 64H110L107 76H95Z"), arc(1.8, 101, 65, 7, 180, 360)),
    ],
  ),
};
