import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  arc,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  hoop,
  join,
  line,
  mirrored,
  outline,
  over,
  row,
  sharp,
  turned,
} from "../recorded-drawing";

/** Tools of gardens, fields and forests. */
export const fieldwork: MotifGroup = {
  rake: motif("a rake", () => [
    body(turned(join(box(43.5, -4, 9, 78, 4), box(14, 68, 68, 10, 3), row(corners(2, "14 74,23 74,21 98,16 98"), 5, 14.7)), 30)),
  ]),
  tractor: motif("a tractor", () => [
    body(corners(3, "26 12,60 12,64 40,86 42,90 48,90 64,26 64"), box(74, 20, 7, 22, 2)),
    cut(corners(2, "34 20,53 20,56 40,34 40")),
    over(hoop(11, 30, 66, 20), 4),
    over(hoop(9, 77, 76, 11.5), 4),
    accent(circle(30, 66, 8)),
  ]),
  plough: motif("a plough", () => [
    body(
      line(9, "4 22,70 52,92 52"),
      line(7.5, "8 48,44 44"),
      corners(2, "40 40,54 46,58 66,74 84,30 84,44 66"),
      line(8, "82 52,82 68"),
    ),
    over(circle(84, 76, 12), 4),
    cut(circle(84, 76, 4.4)),
  ]),
  "watering-can": motif("a watering can", () => [
    body(corners(4, "28 40,70 40,74 88,24 88"), sharp("28 78,28 62,10 36,4 40"), bar(7, "0 44,16 30")),
    body(arc(7.5, 60, 44, 24, 200, 410)),
  ]),
  flowerpot: motif("a plant in a pot", () => [
    body(box(20, 52, 56, 12, 3), corners(4, "25 68,71 68,65 92,31 92")),
    accent(outline("M44 44C24 44 16 32 16 18C36 18 44 28 44 44Z"), outline("M52 44C52 28 60 10 82 8C82 30 72 44 52 44Z")),
  ]),
  beehive: motif("a beehive", () => [
    body(
      outline("M40 6H56C62 6 66 10 66 16H30C30 10 34 6 40 6Z"),
      box(21, 20, 54, 15, 7.5),
      box(13, 39, 70, 15, 7.5),
      box(10, 58, 76, 15, 7.5),
      box(14, 77, 68, 15, 6),
    ),
    body(box(40, 14, 16, 70)),
    cut(circle(48, 72, 9)),
  ]),
  greenhouse: motif("a greenhouse", () => [
    body(corners(3, "48 6,92 36,92 90,4 90,4 36")),
    cut(
      sharp("44 19,44 36,19 36"),
      sharp("52 19,52 36,77 36"),
      box(12, 44, 20, 38, 1),
      box(64, 44, 20, 38, 1),
      box(40, 44, 16, 46, 1),
    ),
  ]),
  secateurs: motif("secateurs", () => [
    body(outline("M52 48C38 40 30 24 36 4C52 12 62 28 60 44Z"), curve(9, "M54 46C66 60 70 76 66 92")),
    over(join(outline("M62 6C68 20 66 36 56 46L46 44C44 34 50 18 62 6Z"), curve(9, "M50 44C36 58 30 76 34 92")), 3.8),
    cut(circle(53, 45, 3.4)),
  ]),
  wheelbarrow: motif("a wheelbarrow", () => [
    body(
      corners(4, "12 30,80 30,66 62,32 62"),
      line(6.5, "2 24,14 30,46 68,24 74"),
      line(6.5, "64 60,72 84"),
      line(6.5, "34 62,64 70"),
    ),
    over(circle(24, 76, 14), 4),
    cut(circle(24, 76, 5)),
  ]),
  log: motif("a stack of logs", () => [
    body(circle(25, 68, 22), circle(71, 68, 22), circle(48, 28, 22)),
    cut(hoop(4.4, 25, 68, 12), hoop(4.4, 71, 68, 12), hoop(4.4, 48, 28, 12)),
  ]),
  drone: motif("a drone", () => [
    body(
      box(32, 40, 32, 20, 6),
      mirrored(line(6.5, "36 46,16 34")),
      mirrored(line(6, "36 58,26 76")),
      mirrored(box(13, 22, 6, 14, 2)),
      mirrored(box(0, 16, 32, 7, 3.5)),
    ),
    accent(circle(48, 72, 8)),
  ]),
};
