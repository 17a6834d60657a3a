import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  around,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  ellipse,
  join,
  minus,
  outline,
  over,
  sharp,
  turned,
} from "../recorded-drawing";

/** Tools and machines of workshops. */
export const tools: MotifGroup = {
  hammer: motif("a hammer", () => [
    body(
      turned(
        join(
          box(42, 34, 12, 60, 5),
          corners(2, "30 8,64 8,64 14,74 14,74 8,84 8,84 38,74 38,74 32,64 32,64 36,30 36"),
          outline("M32 8C18 8 8 18 6 30C14 24 22 26 32 34Z"),
        ),
        40,
      ),
    ),
  ]),
  mallet: motif("a mallet", () => [
    body(turned(join(box(18, 4, 60, 36, 7), box(43, 44, 10, 54, 4)), 38)),
    body(turned(box(43, 36, 10, 12), 38)),
    cut(turned(join(box(29, 4, 4.6, 36), box(62.4, 4, 4.6, 36)), 38)),
  ]),
  saw: motif("a hand saw", () => [
    body(corners(1, "2 42,58 24,64 62,58 62,55 70,49 62,45 70,39 62,35 70,29 62,25 70,19 62,15 70,9 62,2 62")),
    body(outline("M58 22C70 14 90 16 93 34C96 52 88 66 76 68C70 69 66 66 63 60Z")),
    cut(outline("M70 34C75 28 83 30 84 38C85 46 82 54 76 56C73 57 72 55 72 52Z")),
  ]),
  "saw-blade": motif(
    "a saw blade",
    () => [
      body(circle(48, 48, 33), around(sharp("40 18,62 20,56 4"), 12)),
      cut(circle(48, 48, 9), around(ellipse(48, 28, 4.4, 4.4), 4)),
    ],
    82,
  ),
  chainsaw: motif("a chain saw", () => [
    body(corners(6, "4 42,44 42,44 78,4 78"), curve(7.5, "M12 44V34C12 24 30 20 40 26V44")),
    body(
      outline("M48 50H86C92 50 95 54 95 60C95 66 92 70 86 70H48Z"),
      ...[50, 62, 74].map((x) => sharp(`${x} 51,${x + 8} 51,${x + 4} 42`)),
    ),
    cut(box(54, 57.6, 30, 4.8, 2.4), circle(16, 60, 5), box(28, 54, 10, 4.6, 2), box(28, 63, 10, 4.6, 2)),
  ]),
  axe: motif("an axe", () => [
    body(turned(box(43, 0, 10, 104, 4), 40)),
    over(turned(outline("M38 8H58V36H38C32 36 24 42 18 46C10 34 10 14 18 0C24 4 32 8 38 8Z"), 40), 4),
  ]),
  wrench: motif("a wrench", () => [
    body(
      turned(
        minus(
          join(box(40, 26, 16, 50, 2), circle(48, 20, 20), circle(48, 78, 16)),
          corners(2, "40 -6,56 -6,56 18 4,48 23 3,40 18 4"),
          sharp("55 78,51.5 84,44.5 84,41 78,44.5 72,51.5 72"),
        ),
        40,
      ),
    ),
  ]),
  screwdriver: motif("a screwdriver", () => [
    body(turned(join(box(44, 44, 8, 40), corners(1, "42 82,54 82,55 96,41 96"), corners(3, "40 38,56 38,56 46,40 46")), -42)),
    accent(turned(minus(corners(7, "37 -4,59 -4,61 12,58 34,38 34,35 12"), box(45.7, 4, 4.6, 24, 2)), -42)),
  ]),
  drill: motif("a power drill", () => [
    body(
      corners(4, "30 20,84 20,90 30,90 46,84 52,78 52,72 80,50 80,56 52,30 52"),
      box(44, 80, 36, 12, 3),
      box(20, 26, 12, 20, 2),
      corners(1, "20 32,6 33,2 36,6 39,20 40"),
    ),
    cut(box(44, 30, 34, 4.5, 2), box(44, 39, 34, 4.5, 2)),
  ]),
  pliers: motif("a pair of pliers", () => [
    body(outline("M44 4C34 10 30 26 34 40L44 52L50 48V4Z"), curve(12, "M44 46C60 58 70 74 70 90")),
    over(join(outline("M54 4C64 10 68 26 64 40L54 52L48 46L52 40V4Z"), curve(12, "M54 46C38 58 28 74 28 90")), 3.6),
    cut(circle(49, 48, 4)),
  ]),
  plane: motif("a carpenter's plane", () => [
    body(
      corners(2, "4 64,92 64,92 84,4 84"),
      outline("M66 68C64 54 70 48 66 32C64 24 82 22 84 32C85 42 82 52 88 68Z"),
      circle(20, 46, 10.5),
      box(14.5, 50, 11, 18),
    ),
    body(corners(1, "38 66,56 26,66 30,54 66")),
    cut(sharp("26 74,38 74,30 90,18 90")),
  ]),
  chisel: motif("a chisel", () => [
    body(turned(join(corners(1, "38 50,58 50,58 100,38 86"), box(42, 36, 12, 16, 1)), 42)),
    accent(turned(corners(6, "38 -8,58 -8,62 16,58 34,38 34,34 16"), 42)),
  ]),
  anvil: motif("an anvil", () => [
    body(
      corners(2, "30 22,92 22,92 38,74 42,68 56,70 66,82 72,82 82,22 82,22 72,34 66,36 56,30 48"),
      outline("M26 22V46C12 44 4 34 2 24V22Z"),
    ),
  ]),
  lathe: motif("a lathe", () => [
    body(
      box(4, 72, 88, 10, 3),
      box(10, 82, 10, 11),
      box(76, 82, 10, 11),
      box(4, 26, 26, 42, 4),
      corners(3, "74 42,92 42,92 68,74 68"),
      box(64, 52, 12, 7),
    ),
    accent(outline("M34 44H44C46 40 50 40 52 44C56 50 58 50 60 48V62C58 60 56 60 52 66C50 70 46 70 44 66H34Z")),
    cut(circle(17, 40, 5)),
  ]),
  gear: motif(
    "a gear",
    () => [body(circle(48, 48, 31), around(corners(2, "38 6,58 6,61 22,35 22"), 8)), cut(circle(48, 48, 13))],
    82,
  ),
  "bolt-nut": motif("a bolt with its nut", () => [
    body(corners(3, "26 4,70 4,76 10,76 26,20 26,20 10"), box(37, 26, 22, 68, 3)),
    over(corners(3, "24 44,72 44,78 50,78 64,72 70,24 70,18 64,18 50"), 4),
    cut(bar(4.5, "37 44,37 70"), bar(4.5, "59 44,59 70"), bar(4.5, "30 80,66 86")),
  ]),
  "pocket-knife": motif("a pocket knife", () => [
    accent(turned(box(38, 44, 22, 56, 10), 50)),
    body(turned(outline("M38 40V-8C54 2 60 22 58 40Z"), 50)),
    cut(turned(join(circle(49, 54, 3.4), circle(49, 90, 3.4)), 50)),
  ]),
  caliper: motif("a caliper", () => [
    body(corners(2, "4 16,92 16,92 32,28 32,28 78,18 88,18 32,4 32")),
    over(corners(2, "46 10,72 10,72 40,58 40,58 88,48 78,48 40,46 40"), 4),
    cut(box(78, 16, 4.4, 8)),
  ]),
  "spirit-level": motif("a spirit level", () => [
    body(box(2, 32, 92, 32, 5)),
    cut(box(30, 40, 36, 16, 8), circle(15, 48, 6), circle(81, 48, 6)),
    accent(ellipse(48, 48, 8, 4.6)),
  ]),
  "welding-mask": motif("a welding mask", () => [
    body(outline("M18 10C34 2 62 2 78 10C84 30 84 54 76 72C68 84 58 92 48 92C38 92 28 84 20 72C12 54 12 30 18 10Z")),
    cut(box(24, 26, 48, 26, 4)),
    accent(box(30, 32, 36, 14, 2)),
    cut(bar(4.6, "36 66,60 66"), bar(4.6, "40 77,56 77")),
  ]),
};
