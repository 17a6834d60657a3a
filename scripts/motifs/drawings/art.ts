import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  line,
  mirrored,
  outline,
  over,
  rim,
  row,
  sharp,
  turned,
} from "../recorded-drawing";

/** Painting, design and exhibitions. */
export const art: MotifGroup = {
  "palette-board": motif("a painter's palette", () => [
    body(
      outline("M48 6C74 6 92 22 92 44C92 60 80 64 68 62C58 60 54 66 58 74C62 82 56 90 46 90C22 90 4 72 4 48", "C4 24 24 6 48 6Z"),
    ),
    cut(circle(24, 52, 7), circle(30, 30, 7), circle(52, 22, 7), circle(72, 36, 7)),
  ]),
  easel: motif("an easel with a canvas", () => [
    body(box(44, 4, 8, 16, 2), line(7, "28 66,16 92"), line(7, "68 66,80 92"), box(44.5, 66, 7, 22, 2)),
    body(box(14, 14, 68, 48, 3), box(10, 62, 76, 7, 3)),
    cut(box(22, 22, 52, 32, 1)),
    body(sharp("24 54,42 34,54 46,61 40,72 54")),
    accent(circle(63, 31, 4.6)),
  ]),
  "picture-frame": motif("a framed portrait", () => [
    body(mirrored(line(4.6, "48 5,24 20")), box(12, 17, 72, 74, 3)),
    cut(box(21, 26, 54, 56, 1)),
    body(circle(48, 48, 11), outline("M27 82C27 68 36 62 48 62C60 62 69 68 69 82Z")),
  ]),
  showcase: motif("a vase in a showcase", () => [
    body(box(20, 4, 56, 58, 3), box(12, 66, 72, 26, 3)),
    cut(box(27, 11, 42, 51, 1)),
    body(outline("M42 20H54C54 26 52 28 56 34C60 41 59 50 53 58H43C37 50 36 41 40 34C44 28 42 26 42 20Z")),
  ]),
  "drafting-compass": motif("a pair of compasses", () => [
    body(mirrored(line(8, "48 22,26 84")), circle(48, 18, 12), box(44.5, 2, 7, 10, 3)),
    cut(circle(48, 18, 4.4)),
    body(mirrored(sharp("21 82,30 85,20 95"))),
    accent(curve(5.5, "M14 66C36 78 60 78 82 66")),
  ]),
  "set-square": motif("a set square", () => [
    body(corners(4, "10 6,90 86,10 86")),
    cut(corners(2, "25 40,55 70,25 70"), row(box(30, 79, 4.4, 7), 4, 12)),
  ]),
  blueprint: motif("a building plan", () => [
    body(box(14, 12, 76, 66, 3)),
    cut(rim(4.6, box(28, 24, 50, 42)), box(50, 24, 4.6, 24), box(50, 46, 14, 4.6), box(36, 60, 14, 12)),
    over(box(4, 6, 15, 84, 7.5), 4),
  ]),
  "swatch-fan": motif("a fan of colour swatches", () => [
    body(turned(box(14, 4, 24, 86, 5), 68, 26, 78)),
    over(turned(box(14, 4, 24, 86, 5), 34, 26, 78), 4),
    over(box(14, 4, 24, 86, 5), 4),
    cut(circle(26, 78, 4.6), box(14, 24, 24, 4.4), box(14, 44, 24, 4.4)),
  ]),
};
