import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  join,
  line,
  minus,
  mirrored,
  outline,
  over,
  petal,
  rim,
  row,
  slice,
  turned,
} from "../recorded-drawing";

/** Books, schools and archives. */
export const learning: MotifGroup = {
  book: motif("a book", () => [
    body(outline("M22 6H80V70H24C16 70 16 78 24 78H80V90H22C16 90 12 86 12 80V16C12 10 16 6 22 6Z")),
    cut(box(30, 22, 34, 6, 1), box(30, 34, 22, 6, 1)),
    body(box(24, 76, 52, 5, 1)),
  ]),
  "open-book": motif("an open book", () => [
    body(mirrored(outline("M45.5 26C36 18 20 16 4 18V76C20 74 36 76 45.5 84Z"))),
    cut(mirrored(curve(4.5, "M14 34C22 33 30 35 36 38")), mirrored(curve(4.5, "M14 48C22 47 30 49 36 52"))),
  ]),
  bookshelf: motif("a bookshelf", () => [
    body(box(6, 6, 84, 84, 4)),
    cut(box(14, 14, 68, 30, 1), box(14, 52, 68, 30, 1)),
    body(box(18, 20, 9, 24), box(31, 19, 10, 25), box(45, 22, 8, 22), box(67, 18, 11, 26)),
    body(box(18, 57, 11, 25), box(33, 62, 9, 20), box(46, 56, 10, 26), box(60, 60, 18, 6), box(60, 70, 18, 12)),
  ]),
  "archive-box": motif("an archive box", () => [
    body(box(6, 10, 84, 22, 4), box(12, 36, 72, 52, 4)),
    cut(box(33, 46, 30, 16, 3)),
    body(box(38, 52, 20, 4.6)),
  ]),
  "law-books": motif("law books", () => [
    body(box(6, 10, 22, 80, 3), box(32, 10, 22, 80, 3), turned(box(64, 10, 20, 80, 3), -8, 74, 90)),
    cut(
      box(6, 22, 22, 4.6),
      box(6, 72, 22, 4.6),
      box(32, 22, 22, 4.6),
      box(32, 72, 22, 4.6),
      turned(join(box(62, 22, 24, 4.6), box(62, 72, 24, 4.6)), -8, 74, 90),
    ),
  ]),
  scroll: motif("a scroll", () => [
    body(outline("M22 8H78C88 8 92 16 92 24V32H74V72C74 84 68 90 58 90H18C8 90 4 82 4 74V66H14V20C14 12 16 8 22 8Z")),
    cut(
      outline("M73.5 36V26C74 18 83 18 83 24V32Z"),
      curve(4.5, "M14 64H52V74C52 84 60 88 64 88"),
      box(26, 24, 34, 5.5, 1),
      box(26, 38, 34, 5.5, 1),
      box(26, 52, 22, 5.5, 1),
    ),
  ]),
  "family-tree": motif("a family tree", () => [
    body(
      circle(22, 16, 12),
      circle(74, 16, 12),
      bar(5.5, "22 26,22 44,74 44,74 26"),
      bar(5.5, "48 44,48 56"),
      circle(48, 66, 12),
      bar(5.5, "48 76,48 92"),
    ),
    accent(petal(46, 90, 22, 78, 13), petal(50, 90, 74, 78, 13)),
  ]),
  "graduation-cap": motif("a graduation cap", () => [
    body(corners(2, "48 14,94 36,48 58,2 36"), outline("M22 52L48 64L74 52V70C66 80 30 80 22 70Z")),
    body(box(83, 38, 5.5, 30, 2), circle(85.8, 72, 6.5)),
  ]),
  blackboard: motif("a blackboard", () => [
    body(box(6, 10, 84, 58, 3), bar(7, "28 66,20 92"), bar(7, "68 66,76 92")),
    cut(
      minus(box(12, 16, 72, 46, 1), box(16.2, 20.2, 63.6, 37.6, 1)),
      line(5, "27 48,38 32,48 46"),
      line(5, "58 32,70 32"),
      line(5, "58 44,70 44"),
    ),
  ]),
  abacus: motif(
    "an abacus",
    () => [
      body(rim(8, box(10, 10, 76, 76, 2), true), row(box(10, 24, 76, 4.5), 3, 0, 22)),
      over(
        join(
          box(22, 18, 10, 17, 4),
          box(34, 18, 10, 17, 4),
          box(64, 40, 10, 17, 4),
          box(28, 62, 10, 17, 4),
          box(52, 62, 10, 17, 4),
          box(64, 62, 10, 17, 4),
        ),
        0.1,
      ),
      accent(box(24, 40, 11, 17, 4)),
    ],
    80,
  ),
  bell: motif("a bell", () => [
    body(
      outline("M42 10C42 2 54 2 54 10C70 14 76 28 76 44C76 58 80 64 88 70V77H8V70C16 64 20 58 20 44", "C20 28 26 14 42 10Z"),
      slice(48, 82, 11, 0, 180),
    ),
    cut(curve(5, "M30 44C30 34 34 27 41 24")),
  ]),
};
