import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  around,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  drop,
  heart,
  hoop,
  inlay,
  join,
  line,
  minus,
  outline,
  over,
  petal,
  row,
  turned,
} from "../recorded-drawing";

/** What practices, wards and pharmacies work with. */
export const medicine: MotifGroup = {
  stethoscope: motif("a stethoscope", () => [
    body(
      curve(7.5, "M24 8H16V30C16 46 24 54 36 54C48 54 56 46 56 30V8H48"),
      curve(7.5, "M36 54V66C36 80 44 88 56 88C68 88 76 80 76 68V56"),
    ),
    accent(minus(circle(76, 44, 13), circle(76, 44, 4.5))),
  ]),
  pill: motif("a pill", () => [
    body(turned(minus(box(4, 30, 88, 36, 18), box(46, 20, 60, 60)), -45)),
    accent(turned(minus(box(4, 30, 88, 36, 18), box(-10, 20, 60.5, 60), box(60, 37, 22, 6, 3)), -45)),
  ]),
  "mortar-pestle": motif("a mortar with its pestle", () => [
    body(box(6, 36, 84, 12, 4), corners(3, "14 52,82 52,74 76 12,60 82,68 90 2,28 90 2,36 82,22 76 12")),
    accent(corners(4, "76 2,86 10,62 32,46 32")),
  ]),
  "cross-plus": motif("a plus of four hearts", () => [body(around(turned(heart(29, 4, 38, 38), 0), 4))], 86),
  "brace-teeth": motif("teeth with a brace", () => [
    body(
      outline("M4 26C4 20 8 18 14 18H28C32 18 34 20 34 24V64C34 74 28 80 19 80C10 80 4 74 4 64Z"),
      outline("M38 24C38 19 41 16 46 16H50C55 16 58 19 58 24V70C58 80 54 86 48 86C42 86 38 80 38 70Z"),
      outline("M62 24C62 20 64 18 68 18H82C88 18 92 20 92 26V64C92 74 86 80 77 80C68 80 62 74 62 64Z"),
    ),
    body(box(20, 44.4, 56, 5.2)),
    accent(box(12, 40, 14, 14, 2), box(41, 40, 14, 14, 2), box(70, 40, 14, 14, 2)),
  ]),
  toothbrush: motif("a toothbrush", () => [
    body(turned(join(box(8, 44, 92, 10, 5)), -42)),
    accent(turned(join(box(72, 26, 7, 15, 1.5), box(82, 26, 7, 15, 1.5), box(92, 26, 7, 15, 1.5)), -42)),
    accent(turned(box(62, 26, 7, 15, 1.5), -42)),
  ]),
  "dental-mirror": motif("a dental mirror", () => [
    body(circle(66, 28, 25), line(8, "48 48,10 90")),
    cut(circle(66, 28, 17)),
    body(circle(66, 28, 12.6)),
  ]),
  thermometer: motif("a thermometer", () => [
    body(box(36, 3, 24, 66, 12), circle(48, 75, 19)),
    cut(box(43, 11, 10, 62, 5), circle(48, 75, 12)),
    accent(join(box(45, 34, 6, 40, 3), circle(48, 75, 8))),
    body(row(box(66, 14, 14, 5, 2.5), 4, 0, 12)),
  ]),
  bandage: motif("a sticking plaster", () => [
    body(turned(box(0, 30, 96, 36, 18), -40)),
    cut(turned(join(box(27, 30, 4.6, 36), box(64.4, 30, 4.6, 36)), -40)),
    cut(turned(join(circle(41, 41, 3.4), circle(54, 41, 3.4), circle(41, 55, 3.4), circle(54, 55, 3.4)), -40)),
  ]),
  syringe: motif("a syringe", () => [
    body(
      turned(
        join(
          box(37, 18, 22, 50, 3),
          box(45.4, 66, 5.2, 34, 2),
          box(44, -4, 8, 24),
          box(34, -10, 28, 8, 3),
          box(28, 14, 40, 8, 3),
        ),
        45,
      ),
    ),
    cut(turned(join(box(37, 34, 11, 4.4), box(37, 44, 11, 4.4), box(37, 54, 11, 4.4)), 45)),
  ]),
  "medicine-bottle": motif("a bottle of medicine", () => [
    body(
      box(24, 4, 48, 18, 4),
      outline("M28 26H68V30C76 34 80 38 80 46V84C80 89 77 92 72 92H24C19 92 16 89 16 84V46C16 38 20 34 28 30Z"),
    ),
    cut(box(16, 48, 64, 30)),
    accent(turned(box(36, 57, 24, 12, 6), -30)),
  ]),
  crutches: motif("crutches", () => [
    body(
      turned(
        join(box(35, 0, 26, 8, 4), line(6, "40 6,46 66"), line(6, "56 6,50 66"), line(6.5, "48 62,48 98"), box(40, 34, 16, 6)),
        -24,
      ),
    ),
    over(
      turned(
        join(box(35, 0, 26, 8, 4), line(6, "40 6,46 66"), line(6, "56 6,50 66"), line(6.5, "48 62,48 98"), box(40, 34, 16, 6)),
        24,
      ),
      3.6,
    ),
  ]),
  wheelchair: motif("a wheelchair", () => [
    body(hoop(7, 40, 62, 26), line(7.5, "26 8,34 10,38 44,66 44,76 76,88 76"), line(7, "38 30,60 30")),
    body(circle(82, 84, 8)),
    body(circle(40, 62, 6)),
  ]),
  "hospital-bed": motif("a hospital bed", () => [
    body(box(4, 20, 8, 56, 3), box(4, 54, 88, 13, 3), box(84, 40, 8, 36, 3), circle(16, 84, 8), circle(80, 84, 8)),
    body(outline("M36 30H66C76 30 80 36 80 46V49H36Z")),
    accent(circle(24, 40, 9)),
  ]),
  "hearing-aid": motif("a hearing aid", () => [
    body(
      outline(
        "M40 8C62 2 80 18 80 40C80 52 74 60 68 68C62 76 62 90 48 92L44 80C50 76 50 68 56 60",
        "C62 52 66 48 66 40C66 28 56 20 44 22Z",
      ),
      box(14, 10, 34, 14, 7),
      curve(5.5, "M18 22C10 40 18 52 30 58"),
      circle(34, 62, 11),
    ),
    cut(circle(34, 62, 4.4), circle(72, 38, 2.8)),
  ]),
  "heart-monitor": motif("a heart monitor", () => [
    body(box(4, 10, 88, 62, 7), box(30, 78, 36, 9, 4), box(43, 70, 10, 10)),
    cut(box(12, 18, 72, 46, 3)),
    body(line(5, "16 42,32 42,39 27,50 57,58 36,63 42,80 42")),
  ]),
  "blood-bag": motif("a blood bag", () => [
    body(box(22, 12, 52, 62, 12), box(38, 3, 20, 12, 4), line(6, "48 72,48 92")),
    cut(box(44.8, 7, 6.4, 3.4, 1.7), drop(48, 48, 11, 25)),
  ]),
  "herb-bundle": motif("a bundle of herbs", () => [
    body(
      line(5.5, "48 94,48 20"),
      line(5.5, "40 94,52 66,74 28"),
      line(5.5, "56 94,44 66,22 28"),
      petal(48, 30, 48, 0, 13),
      petal(48, 44, 34, 26, 11),
      petal(48, 44, 62, 26, 11),
      petal(74, 32, 86, 8, 12),
      petal(66, 46, 88, 36, 11),
      petal(22, 32, 10, 8, 12),
      petal(30, 46, 8, 36, 11),
    ),
    inlay(box(34, 64, 28, 10, 3), 3.8),
  ]),
  "acupuncture-needles": motif("acupuncture needles", () => [
    body(
      turned(join(box(24, 40, 4.6, 52, 2), box(20.5, 4, 11.6, 34, 3)), -14, 26, 90),
      join(box(45.7, 36, 4.6, 56, 2), box(42.2, 0, 11.6, 34, 3)),
      turned(join(box(67.4, 40, 4.6, 52, 2), box(63.9, 4, 11.6, 34, 3)), 14, 70, 90),
    ),
    accent(curve(6, "M4 96C30 88 66 88 92 96")),
  ]),
  "walking-stick": motif("a walking stick", () => [
    body(curve(12, "M66 82V26C66 2 30 2 30 26"), corners(2, "57 82,75 82,77 94,55 94")),
    cut(box(56, 74, 20, 4.4)),
  ]),
};
