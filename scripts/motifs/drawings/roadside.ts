import { motif, type MotifGroup } from "../motif-drawing";
import { accent, body, box, circle, corners, curve, cut, line, mirrored, sharp, turned } from "../recorded-drawing";

/** Things of roads and parks. */
export const roadside: MotifGroup = {
  "traffic-light": motif("a traffic light", () => [
    body(box(28, 3, 40, 76, 10), box(44, 79, 8, 14)),
    cut(circle(48, 20, 9), circle(48, 41, 9), circle(48, 62, 9)),
    accent(circle(48, 62, 4.8)),
  ]),
  "fuel-pump": motif("a fuel pump", () => [
    body(box(12, 8, 46, 80, 5), box(6, 84, 58, 9, 3), curve(6.5, "M58 50H66C72 50 72 54 72 60V70C72 80 86 80 86 70V34L74 20")),
    cut(box(21, 18, 28, 20, 3)),
  ]),
  "ev-charger": motif("a charging station", () => [
    body(
      box(12, 6, 46, 82, 8),
      box(6, 84, 58, 9, 3),
      curve(6.5, "M58 54H66C72 54 72 58 72 62V70C72 80 86 80 86 70V46"),
      box(77, 30, 18, 18, 4),
      box(80, 22, 4.4, 10, 1),
      box(88, 22, 4.4, 10, 1),
    ),
    cut(sharp("40 22,24 50,34 50,30 72,48 42,37 42")),
  ]),
  "parking-barrier": motif("a parking barrier", () => [
    body(box(10, 34, 22, 56, 3), box(4, 86, 34, 7, 3), turned(box(24, 38, 74, 11, 3), -22, 22, 44)),
    cut(
      ...[42, 62, 82].map((x) => turned(corners(0.5, `${x} 37,${x + 7} 37,${x + 3} 50,${x - 4} 50`), -22, 22, 44)),
      circle(21, 44, 4.6),
    ),
  ]),
  "security-camera": motif("a security camera", () => [
    body(
      turned(box(14, 24, 62, 28, 5), 16),
      turned(box(80.4, 30, 12, 16, 3), 16),
      line(7.5, "34 50,30 74,8 74"),
      box(2, 60, 8, 30, 3),
    ),
    cut(turned(circle(64, 38, 6), 16)),
  ]),
  billboard: motif("a billboard", () => [
    body(box(4, 8, 88, 50, 4), box(20, 58, 8, 34, 1), box(68, 58, 8, 34, 1)),
    cut(box(12, 16, 72, 34, 1)),
    body(sharp("12 50,34 28,48 42,58 34,74 50")),
    accent(circle(68, 27, 5.4)),
  ]),
  "park-bench": motif("a park bench", () => [
    body(
      box(6, 24, 84, 10, 3),
      box(6, 40, 84, 10, 3),
      box(2, 58, 92, 10, 3),
      mirrored(box(16, 20, 8, 46, 2)),
      mirrored(line(7, "20 66,14 90")),
    ),
  ]),
};
