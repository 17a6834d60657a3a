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
  inlay,
  join,
  line,
  mirrored,
  outline,
  over,
  row,
  sharp,
  turned,
} from "../recorded-drawing";

/** Writing, printing and post. */
export const printing: MotifGroup = {
  pen: motif("a fountain pen nib", () => [
    body(turned(outline("M48 98L26 52C24 46 32 34 36 22H60C64 34 72 46 70 52Z"), 45), turned(box(32, -4, 32, 20, 3), 45)),
    cut(turned(join(box(45.7, 56, 4.6, 50), circle(48, 52, 6.5)), 45)),
  ]),
  pencil: motif("a pencil", () => [
    body(turned(join(box(36, 14, 24, 52), corners(1.5, "36 70,60 70,48 100"), box(36, -6, 24, 14, 4)), 45)),
    cut(turned(box(45.7, 20, 4.6, 40), 45)),
    cut(turned(sharp("46 88,50 88,48 94"), 45)),
  ]),
  "ink-pot": motif("an ink pot with a quill", () => [
    body(corners(7, "16 54,62 54,68 66,68 90,10 90,10 66"), box(24, 42, 30, 8, 3)),
    accent(outline("M46 38C46 20 60 6 92 4C90 20 82 34 58 38Z")),
    cut(box(24, 66, 30, 12, 3)),
  ]),
  "paper-stack": motif("a stack of paper", () => [
    body(corners(2, "34 4,68 4,88 24,88 72,34 72")),
    cut(bar(4.5, "66 0,66 26,92 26")),
    cut(box(44, 38, 34, 5.5, 1), box(44, 51, 34, 5.5, 1)),
    body(bar(7, "26 14,26 80,78 80"), bar(7, "14 28,14 92,66 92")),
  ]),
  envelope: motif("an envelope", () => [
    body(box(4, 20, 88, 58, 4)),
    cut(bar(5, "0 22,48 56,96 22"), bar(5, "0 80,34 48"), bar(5, "96 80,62 48")),
  ]),
  newspaper: motif("a newspaper", () => [
    body(box(6, 12, 66, 74, 4), outline("M76 30H90V76C90 88 76 88 76 76Z")),
    cut(box(15, 22, 48, 12, 1), box(15, 42, 22, 18, 1), box(43, 42, 20, 5, 1), box(43, 54, 20, 5, 1), box(15, 68, 48, 5.5, 1)),
  ]),
  magazine: motif("a magazine", () => [
    body(box(14, 4, 68, 88, 4)),
    cut(box(24, 14, 48, 12, 1.5), box(24, 34, 48, 34, 1.5), box(24, 76, 32, 5.5, 1)),
    body(sharp("29 68,46 48,55 58,60 53,67 68")),
    accent(circle(62, 44, 4.6)),
  ]),
  typewriter: motif("a typewriter", () => [
    accent(box(28, 4, 40, 28, 2)),
    body(box(6, 32, 84, 11, 5.5), corners(6, "18 47,78 47,92 90,4 90")),
    cut(row(circle(28.5, 59, 3.8), 4, 13), row(circle(22, 71, 3.8), 5, 13), box(30, 79, 36, 5, 2.5)),
  ]),
  "type-sort": motif("a sort of movable type", () => [
    body(box(18, 4, 60, 88, 5)),
    cut(bar(9, "31 58,46 18,50 18,65 58"), bar(6.5, "36 45,60 45"), box(18, 70, 60, 5.5), box(41, 83, 14, 10, 1)),
  ]),
  "printing-press": motif("a printing press", () => [
    body(
      box(10, 6, 11, 84, 2),
      box(75, 6, 11, 84, 2),
      box(6, 6, 84, 14, 2),
      box(42, 18, 12, 24),
      box(27, 40, 42, 11, 2),
      box(4, 82, 88, 9, 2),
      box(18, 66, 60, 9),
    ),
    accent(box(29, 55, 38, 6.5, 1)),
    cut(bar(4.5, "40 26,56 22"), bar(4.5, "40 34,56 30")),
  ]),
  "ink-roller": motif("an ink roller", () => [
    body(box(6, 10, 84, 26, 8)),
    body(curve(6, "M6 23H2V48H48"), curve(6, "M90 23H94V48H48"), box(42, 48, 12, 12)),
    accent(box(39, 60, 18, 34, 7)),
  ]),
  "squeegee-frame": motif("a screen for printing", () => [
    body(box(6, 22, 84, 70, 4)),
    cut(box(17, 33, 62, 48, 1)),
    body(outline("M30 74C22 60 40 58 48 46C56 58 74 60 66 74Z")),
    over(join(box(20, 8, 56, 12, 4), box(24, 18, 48, 24, 1)), 4),
    cut(box(20, 24, 56, 4.4)),
  ]),
  "book-press": motif("a book press", () => [
    body(box(8, 82, 80, 10, 3), mirrored(box(10, 18, 9, 68)), box(6, 14, 84, 11, 3), box(44, 8, 8, 34), box(24, 4, 48, 7, 3.5)),
    body(box(24, 40, 48, 9, 2)),
    accent(box(25, 54, 46, 10, 1), box(25, 68, 46, 10, 1)),
  ]),
  "stamp-tool": motif("a hand stamp", () => [
    body(
      outline(
        "M48 4C60 4 66 12 66 20C66 32 56 36 56 48H78C84 48 86 52 86 56V68H10V56C10 52 12 48 18 48H40",
        "C40 36 30 32 30 20C30 12 36 4 48 4Z",
      ),
      box(10, 73, 76, 15, 2),
    ),
  ]),
  "wax-seal": motif("a sealed letter", () => [
    body(box(4, 16, 88, 64, 5)),
    cut(line(4.8, "6 20,48 54,90 20"), line(4.6, "6 78,32 52"), line(4.6, "90 78,64 52")),
    inlay(join(circle(48, 56, 17), around(circle(48, 40, 5), 8, 48, 56)), 4),
  ]),
};
