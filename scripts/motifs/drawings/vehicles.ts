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

/** Vehicles on land, and their parts. */
export const vehicles: MotifGroup = {
  bicycle: motif("a bicycle", () => [
    body(
      hoop(7, 22, 62, 18),
      hoop(7, 74, 62, 18),
      line(6, "22 62,36 34,64 34,46 62,22 62"),
      line(6, "46 62,33 28"),
      line(6, "74 62,62 22"),
      line(6.5, "26 26,40 26"),
      line(6, "62 22,74 20"),
    ),
  ]),
  "cargo-bike": motif("a cargo bike", () => [
    body(
      hoop(6.5, 18, 68, 14),
      hoop(6.5, 80, 72, 11),
      line(6, "18 68,34 44,44 70,18 68"),
      line(6, "44 70,70 72"),
      line(6, "34 44,50 46,58 72"),
      line(6, "30 38,40 38"),
      line(6, "48 46,44 28,54 26"),
    ),
    accent(corners(3, "58 34,94 34,90 58,62 58")),
  ]),
  car: motif("a car", () => [
    body(
      outline(
        "M4 52C4 46 8 44 14 43L24 27C26 24 28 22 33 22H58C62 22 65 23 68 26L80 42C88 43 92 46 92 54V66",
        "C92 68 91 69 89 69H7C5 69 4 68 4 66Z",
      ),
    ),
    cut(corners(1.5, "30 29,44 29,44 42,23 42"), corners(1.5, "49 29,59 29,71 42,49 42")),
    over(join(circle(25, 69, 11), circle(71, 69, 11)), 4),
    cut(circle(25, 69, 4), circle(71, 69, 4)),
  ]),
  "classic-car": motif("a classic car", () => [
    body(
      outline("M4 60C4 50 10 48 20 46L30 26C31 24 33 23 36 23H58C61 23 63 24 65 27L72 44C84 46 92 50 92 60V68H4", "Z"),
      outline("M4 66C4 52 34 46 42 66Z"),
      outline("M54 66C58 46 92 50 92 66Z"),
    ),
    cut(corners(1.5, "38 30,47 30,47 44,32 44"), corners(1.5, "52 30,58 30,64 44,52 44")),
    ...over(join(circle(22, 70, 12), circle(74, 70, 12)), 4),
    cut(circle(22, 70, 5), circle(74, 70, 5)),
  ]),
  taxi: motif("a taxi", () => [
    body(corners(4, "26 24,70 24,80 48,88 54,88 78,8 78,8 54,16 48"), box(14, 76, 14, 14, 3), box(68, 76, 14, 14, 3)),
    cut(corners(2, "31 31,65 31,72 48,24 48"), mirrored(circle(21, 63, 5)), box(36, 60, 24, 5, 2)),
    accent(box(36, 8, 24, 11, 3)),
  ]),
  bus: motif("a bus", () => [
    body(box(4, 18, 88, 56, 7)),
    cut(row(box(12, 28, 15, 16, 2), 3, 19.5), box(71, 28, 14, 26, 2), box(0, 53, 62, 4.5)),
    over(join(circle(26, 74, 10.5), circle(68, 74, 10.5)), 4),
    cut(circle(26, 74, 3.8), circle(68, 74, 3.8)),
  ]),
  tram: motif("a tram", () => [
    body(box(20, 22, 56, 58, 9), mirrored(bar(7, "34 78,24 94")), bar(5, "34 4,48 18,62 4"), box(45.5, 14, 5, 10)),
    cut(box(28, 32, 40, 22, 3), mirrored(circle(33, 67, 4.5))),
    body(box(45.5, 32, 5, 22)),
  ]),
  train: motif("a train", () => [
    body(
      outline("M28 6H68C76 6 80 12 81 20L86 60C87 68 82 74 74 74H22C14 74 9 68 10 60L15 20C16 12 20 6 28 6Z"),
      mirrored(bar(7, "28 72,16 92")),
      box(24, 80, 48, 6),
    ),
    cut(
      outline("M28 16H68C70 16 71 18 72 20L74 38H22L24 20C25 18 26 16 28 16Z"),
      mirrored(circle(27, 56, 5.5)),
      box(42, 53, 12, 6, 3),
    ),
  ]),
  "steam-locomotive": motif("a steam locomotive", () => [
    body(
      box(4, 16, 30, 52, 3),
      box(30, 36, 54, 32, 6),
      corners(2, "66 12,82 12,79 36,69 36"),
      outline("M42 36C42 26 56 26 56 36Z"),
      sharp("84 60,94 74,84 74"),
    ),
    cut(box(11, 24, 16, 16, 2), box(34, 50, 44, 4.6, 2)),
    ...over(join(circle(18, 76, 12), circle(46, 76, 12), circle(72, 76, 12)), 4),
    cut(circle(18, 76, 4), circle(46, 76, 4), circle(72, 76, 4)),
  ]),
  truck: motif("a truck", () => [
    body(box(4, 22, 54, 48, 3), corners(3, "62 36,80 36,92 52,92 70,62 70")),
    cut(corners(1.5, "69 43,77 43,84 53,69 53")),
    over(join(circle(24, 70, 11), circle(74, 70, 11)), 4),
    cut(circle(24, 70, 4), circle(74, 70, 4)),
  ]),
  van: motif("a van", () => [
    body(corners(6, "4 24,66 24,82 44,92 50,92 72,4 72")),
    cut(corners(1.5, "59 32,64 32,75 46,59 46"), box(40, 32, 13, 14, 1.5), box(0, 54, 34, 4.5)),
    over(join(circle(24, 72, 11), circle(72, 72, 11)), 4),
    cut(circle(24, 72, 4), circle(72, 72, 4)),
  ]),
  motorbike: motif("a motorbike", () => [
    body(hoop(9, 20, 66, 16), hoop(9, 76, 66, 16), bar(7, "76 66,60 28"), line(6.5, "52 26,64 26")),
    body(outline("M4 40C16 36 26 38 36 44C42 36 52 34 62 38L68 52L58 58L52 74H36L30 56C24 52 14 46 4 46Z")),
    cut(circle(45, 62, 5)),
  ]),
  wheel: motif(
    "a spoked wheel",
    () => [body(hoop(9, 48, 48, 37), around(box(45, 12, 6, 34), 8), circle(48, 48, 12)), cut(circle(48, 48, 5))],
    82,
  ),
  "steering-wheel": motif("a steering wheel", () => [
    body(hoop(10, 48, 48, 37), outline("M12 44C30 36 66 36 84 44L82 54C70 52 62 56 58 66L56 88H40L38 66C34 56 26 52 14 54Z")),
    cut(circle(48, 53, 6)),
  ]),
  tyre: motif("a tyre", () => [
    body(circle(48, 48, 42)),
    cut(hoop(4.6, 48, 48, 27)),
    cut(around(bar(4.4, "48 4,48 13"), 12), circle(48, 48, 7), around(circle(48, 33, 3.4), 5)),
  ]),
  "spark-plug": motif("a spark plug", () => [
    body(
      turned(
        join(
          box(41, -8, 14, 16, 3),
          corners(3, "38 10,58 10,60 40,36 40"),
          box(30, 44, 36, 14, 2),
          box(37, 62, 22, 22, 2),
          box(45, 84, 6, 10),
        ),
        30,
      ),
    ),
    cut(turned(join(box(36, 68, 24, 4.2), box(36, 76, 24, 4.2)), 30)),
    body(turned(curve(5, "M60 84V100H48"), 30)),
  ]),
};
