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
  grown,
  inlay,
  join,
  line,
  minus,
  mirrored,
  outline,
  over,
  rim,
  row,
  sharp,
  slice,
} from "../recorded-drawing";

/** Money, offices and shops. */
export const business: MotifGroup = {
  handshake: motif("a handshake", () => [
    body(outline("M20 30L46 22L58 26L78 28L72 58L56 74C50 80 44 80 40 76L28 64Z")),
    cut(curve(4.5, "M48 26L38 44C42 52 50 48 56 42L72 58"), line(4.5, "50 58,60 68"), line(4.5, "42 64,50 74")),
    over(join(corners(2, "2 28,18 22,29 62,12 68"), corners(2, "94 28,78 22,67 62,84 68")), 3.6),
  ]),
  people: motif("people", () => [
    body(circle(48, 28, 15), outline("M20 86C20 62 32 50 48 50C64 50 76 62 76 86Z")),
    body(
      mirrored(
        join(
          circle(15, 38, 10),
          minus(
            outline("M-2 80C-2 62 4 52 15 52C26 52 32 62 32 80Z"),
            grown(outline("M20 86C20 62 32 50 48 50C64 50 76 62 76 86Z"), 4.2),
          ),
        ),
      ),
    ),
  ]),
  "circle-of-people": motif(
    "a circle of people",
    () => [body(around(join(circle(48, 13, 9), slice(48, 48, 28, 233, 307, 13)), 4))],
    88,
  ),
  "speech-bubble": motif("a speech bubble", () => [
    body(box(6, 10, 84, 60, 14), sharp("22 64,46 64,22 90")),
    cut(row(circle(27, 40, 5.5), 3, 21)),
  ]),
  "chart-bars": motif("a bar chart", () => [
    body(box(8, 56, 18, 34, 2), box(31, 38, 18, 52, 2), box(54, 24, 18, 66, 2)),
    accent(box(77, 6, 18, 84, 2)),
  ]),
  "chart-line": motif("a rising line chart", () => [
    body(
      bar(8, "10 8,10 86,92 86"),
      line(8, "26 66,44 44,58 56,82 24"),
      circle(26, 66, 7.5),
      circle(44, 44, 7.5),
      circle(58, 56, 7.5),
    ),
    accent(circle(82, 22, 9)),
  ]),
  coins: motif("stacks of coins", () => [
    body(row(box(6, 74, 40, 13, 6), 3, 0, -17)),
    body(row(box(51, 74, 40, 13, 6), 4, 0, -17)),
    accent(box(51, 6, 40, 13, 6)),
  ]),
  banknote: motif("a banknote", () => [
    body(box(4, 22, 88, 52, 5)),
    cut(circle(48, 48, 15), mirrored(circle(19, 48, 4.5))),
    accent(circle(48, 48, 8)),
  ]),
  "bank-card": motif("a bank card", () => [body(box(3, 18, 90, 60, 7)), cut(box(3, 32, 90, 11), box(14, 57, 24, 9, 2))]),
  "piggy-bank": motif("a piggy bank", () => [
    body(
      outline(
        "M18 34L16 20C22 20 28 24 31 28C38 24 50 23 58 25C76 28 88 40 88 56C88 66 84 72 78 77V90H64V83H46",
        "V90H32V80C26 76 22 72 19 66L6 62V44L14 42C15 39 16 36 18 34Z",
      ),
      curve(5.5, "M86 46C94 46 96 38 92 34"),
    ),
    cut(circle(30, 45, 4), line(5, "48 36,64 37")),
    accent(circle(56, 10, 9.5)),
  ]),
  strongbox: motif("a strongbox", () => [
    body(box(6, 6, 84, 78, 7), box(16, 82, 14, 10, 2), box(66, 82, 14, 10, 2)),
    cut(rim(4.8, box(16, 16, 64, 58, 4)), circle(48, 45, 18)),
    body(around(line(5.5, "48 45,48 31"), 4, 48, 45), circle(48, 45, 8)),
  ]),
  calculator: motif("a calculator", () => [
    body(box(16, 4, 64, 88, 6)),
    cut(box(25, 13, 46, 18, 2), row(row(box(25, 39, 11, 10, 2), 3, 17.5), 3, 0, 16)),
  ]),
  "ledger-book": motif("a ledger", () => [
    body(box(14, 6, 68, 84, 5)),
    cut(box(26, 0, 4.5, 100), box(40, 24, 32, 22, 2)),
    body(row(box(6, 18, 14, 7, 3), 4, 0, 18)),
  ]),
  briefcase: motif("a briefcase", () => [
    body(box(6, 26, 84, 60, 6), rim(8, box(33, 12, 30, 22, 4))),
    cut(curve(5, "M4 50C28 62 68 62 92 50")),
    inlay(box(41, 50, 14, 16, 3), 4),
  ]),
  document: motif("a document", () => [
    body(corners(3, "16 4,58 4 2,82 28 2,82 92,16 92")),
    cut(bar(4.5, "56 0,56 30,86 30"), box(28, 44, 42, 6, 1), box(28, 58, 42, 6, 1), box(28, 72, 28, 6, 1)),
  ]),
  calendar: motif(
    "a calendar",
    () => [
      body(box(8, 14, 80, 76, 6), box(24, 4, 9, 18, 4), box(63, 4, 9, 18, 4)),
      cut(box(16, 36, 64, 46, 2)),
      body(row(box(23, 43, 12, 12, 2), 3, 19), box(23, 63, 12, 12, 2)),
      accent(box(42, 63, 31, 12, 2)),
    ],
    80,
  ),
  "check-list": motif("a check list", () => [
    body(box(14, 10, 68, 82, 5), box(34, 3, 28, 15, 4)),
    cut(
      line(4.8, "26 36,31 41,39 31"),
      line(4.8, "26 56,31 61,39 51"),
      line(4.8, "26 76,31 81,39 71"),
      box(48, 34, 24, 5, 1),
      box(48, 54, 24, 5, 1),
      box(48, 74, 24, 5, 1),
    ),
  ]),
  "name-badge": motif("a name badge", () => [
    body(box(10, 28, 76, 60, 6), line(6, "26 4,44 26"), line(6, "70 4,52 26")),
    cut(
      box(38, 34, 20, 5.4, 2.7),
      circle(32, 58, 8),
      outline("M18 78C18 66 46 66 46 78Z"),
      box(56, 56, 20, 5.4, 1),
      box(56, 68, 20, 5.4, 1),
    ),
  ]),
  "reception-bell": motif("a reception bell", () => [
    body(
      outline("M10 66C10 44 26 30 48 30C70 30 86 44 86 66Z"),
      box(2, 72, 92, 11, 4),
      box(44.5, 18, 7, 14),
      box(38, 10, 20, 10, 5),
    ),
    cut(curve(4.6, "M24 58C26 50 31 45 38 42")),
  ]),
  "shop-sign": motif("a hanging shop sign", () => [
    body(
      box(6, 4, 8, 88, 2),
      box(6, 12, 82, 7, 2),
      line(5, "14 44,36 18"),
      box(36, 18, 5, 16),
      box(72, 18, 5, 16),
      ellipse(57, 56, 34, 24),
    ),
    cut(ellipse(57, 56, 26, 16.6)),
    accent(corners(1, "57 46,69 56,57 66,45 56")),
  ]),
};
