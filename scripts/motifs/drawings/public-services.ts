import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
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
  line,
  mirrored,
  outline,
  rim,
  row,
  sharp,
  slice,
  turned,
} from "../recorded-drawing";

/** Law, councils and rescue. */
export const publicServices: MotifGroup = {
  scales: motif("a pair of scales", () => [
    body(
      box(44.5, 6, 7, 80),
      box(10, 18, 76, 7, 3),
      box(26, 84, 44, 8, 3),
      circle(48, 12, 8),
      mirrored(slice(20, 58, 17, 0, 180)),
      mirrored(rim(4.6, sharp("20 24,33 60,7 60"), true)),
    ),
  ]),
  gavel: motif("a gavel", () => [
    body(turned(join(box(34, 14, 36, 26, 2), box(26, 9, 9, 36, 3), box(69, 9, 9, 36, 3), box(47.5, 38, 9, 56, 4)), 40)),
    accent(box(2, 82, 48, 10, 3)),
  ]),
  column: motif("a column", () => [
    body(box(14, 4, 68, 11, 2), mirrored(circle(24, 24, 10)), box(24, 12, 48, 20), box(27, 30, 42, 51), box(14, 80, 68, 12, 2)),
    cut(mirrored(circle(24, 24, 3.4)), row(box(34, 38, 4.5, 36, 2), 3, 11.7)),
  ]),
  "ballot-box": motif("a ballot box", () => [
    body(box(8, 44, 80, 48, 4)),
    cut(box(28, 52, 40, 6, 2)),
    accent(corners(2, "30 4,66 4,66 38,30 38")),
    cut(line(5, "38 21,45 28,58 13")),
  ]),
  lectern: motif("a lectern with a microphone", () => [
    body(
      corners(3, "10 34,86 34,78 52,18 52"),
      corners(2, "32 56,64 56,60 84,36 84"),
      box(24, 84, 48, 9, 3),
      curve(5.5, "M56 36C56 22 62 18 70 14"),
    ),
    accent(turned(box(66, 2, 12, 16, 6), 50)),
  ]),
  "police-cap": motif("a police officer's cap", () => [
    body(
      outline("M4 36C14 18 30 12 48 12C66 12 82 18 92 36C90 44 82 48 76 50H20C14 48 6 44 4 36Z"),
      box(18, 54, 60, 12, 2),
      outline("M14 70H82C80 82 66 88 48 88C30 88 16 82 14 70Z"),
    ),
    cut(ellipse(48, 34, 8, 9)),
  ]),
  "fire-helmet": motif("a firefighter's helmet", () => [
    body(
      outline("M14 62C14 34 26 14 48 14C70 14 82 34 82 62Z"),
      outline("M2 74C4 68 12 66 20 66H76C84 66 92 68 94 74C80 72 64 72 48 72C32 72 16 72 2 74Z"),
      box(43.5, 6, 9, 20, 4),
    ),
    body(outline("M8 70H88L94 76C80 86 64 80 48 80C32 80 16 86 2 76Z")),
    inlay(corners(3, "36 36,60 36,60 54,48 64,36 54"), 4),
  ]),
  "fire-hose": motif("a coiled fire hose", () => [
    body(
      hoop(8, 40, 52, 32),
      hoop(8, 40, 52, 19),
      circle(40, 52, 9),
      curve(8, "M40 16H74V24"),
      corners(2, "68 26,80 26,84 44,64 44"),
    ),
    cut(circle(40, 52, 3.8)),
    accent(box(64, 50, 20, 7, 2)),
  ]),
};
