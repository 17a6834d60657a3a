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
  ellipse,
  hoop,
  inlay,
  join,
  minus,
  mirrored,
  outline,
  over,
  sharp,
  slice,
  turned,
} from "../recorded-drawing";

/** What babies have, and toys. */
export const childhood: MotifGroup = {
  "baby-carriage": motif("a baby carriage", () => [
    body(slice(46, 50, 36, 0, 180), slice(46, 46, 36, 180, 270), curve(7.5, "M80 52L84 34C85 30 88 28 92 28")),
    inlay(join(circle(28, 86, 9), circle(64, 86, 9)), 4),
  ]),
  rattle: motif("a baby rattle", () => [
    body(circle(62, 34, 28), bar(10, "45 51,26 70"), hoop(8, 20, 76, 10)),
    cut(turned(box(30, 25, 64, 5), 45, 62, 34), turned(box(30, 38, 64, 5), 45, 62, 34)),
  ]),
  "swaddled-baby": motif("a swaddled baby", () => [
    body(
      outline(
        "M48 4C66 4 76 18 74 34C72 42 76 50 76 60C76 80 64 93 48 93C32 93 20 80 20 60C20 50 24 42 22 34",
        "C20 18 30 4 48 4Z",
      ),
    ),
    cut(circle(48, 30, 17), curve(4.6, "M24 52C40 56 58 66 70 82"), curve(4.6, "M73 50C64 53 58 57 54 61")),
    body(circle(48, 30, 12.5)),
    cut(mirrored(circle(43, 30, 2.8))),
  ]),
  "baby-bottle": motif("a baby's bottle", () => [
    body(
      outline("M40 16C40 10 44 8 44 4H52C52 8 56 10 56 16H62V22H34V16Z"),
      box(28, 26, 40, 10, 4),
      outline("M30 40H66C70 46 70 50 70 56V84C70 90 67 93 62 93H34C29 93 26 90 26 84V56C26 50 26 46 30 40Z"),
    ),
    cut(box(52, 52, 18, 4.6), box(52, 64, 18, 4.6), box(52, 76, 18, 4.6)),
  ]),
  "teddy-bear": motif("a teddy bear", () => [
    body(
      circle(48, 26, 19),
      mirrored(circle(31, 12, 9)),
      ellipse(48, 64, 23, 22),
      mirrored(ellipse(22, 56, 9, 15, 38)),
      mirrored(ellipse(28, 84, 12, 10)),
    ),
    cut(mirrored(circle(41, 23, 2.8)), ellipse(48, 33, 7, 5), ellipse(48, 64, 11, 11)),
  ]),
  "rocking-horse": motif("a rocking horse", () => [
    body(
      outline(
        "M18 24C24 14 34 10 42 8L46 16C52 24 52 34 58 38C66 42 74 38 82 44C88 50 90 58 86 66L80 58L72 78",
        "H62L64 60H46L40 78H30L36 56C34 48 36 40 32 36L22 38C16 36 14 30 18 24Z",
      ),
      curve(7.5, "M6 74C24 94 74 94 92 72"),
    ),
    cut(circle(32, 23, 3)),
  ]),
  "toy-block": motif("toy blocks", () => [
    body(box(6, 50, 40, 40, 4), box(50, 50, 40, 40, 4)),
    cut(circle(26, 70, 10), sharp("70 58,82 80,58 80")),
    accent(minus(box(28, 6, 40, 40, 4), box(40, 18, 16, 16, 1))),
  ]),
  "toy-train": motif("a toy train", () => [
    body(box(6, 14, 34, 50, 4), box(40, 36, 46, 28, 4), corners(2, "60 16,78 16,75 36,63 36")),
    cut(box(14, 22, 18, 16, 2)),
    ...over(join(circle(22, 74, 14), circle(54, 76, 11), circle(80, 76, 11)), 4),
    cut(circle(22, 74, 5), circle(54, 76, 4), circle(80, 76, 4)),
  ]),
  crayon: motif("a crayon", () => [
    body(turned(join(box(34, 18, 28, 78, 4), corners(2, "38 14,58 14,52 -6,44 -6")), 40)),
    cut(turned(join(box(34, 30, 28, 4.8), box(34, 78, 28, 4.8)), 40)),
    cut(turned(curve(5, "M41 64C46 56 50 68 55 60C57 56 52 50 48 46"), 40)),
  ]),
  kite: motif("a kite", () => [
    body(corners(1, "60 4,88 40,36 62")),
    cut(bar(4.5, "64 0,34 66"), bar(4.5, "36 22,92 40")),
    body(corners(1, "57 6,33 30,37 58")),
    accent(curve(5.5, "M36 66C24 68 30 80 20 80C10 80 14 90 6 92")),
  ]),
};
