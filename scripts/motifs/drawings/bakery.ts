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
  drop,
  minus,
  mirrored,
  outline,
  petal,
  row,
  sharp,
} from "../recorded-drawing";

/** Bread, cakes and sweets. */
export const bakery: MotifGroup = {
  loaf: motif("a loaf of bread", () => [
    body(box(6, 20, 84, 38, 19), box(15, 40, 66, 38, 6)),
    cut(row(petal(26, 52, 38, 26, 9), 3, 16)),
  ]),
  croissant: motif("a croissant", () => [
    body(
      outline(
        "M6 66C4 40 24 18 48 18S92 40 90 66C90 74 82 76 78 70C72 58 62 54 48 54S24 58 18 70C14 76 6 74 6 66Z"
          .replace("S92 40", "C72 18 92 40")
          .replace("S24 58", "C34 54 24 58"),
      ),
    ),
    cut(bar(5, "37 14,40 60"), bar(5, "59 14,56 60"), bar(5, "12 34,30 66"), bar(5, "84 34,66 66")),
  ]),
  pretzel: motif("a pretzel", () => [
    body(
      curve(12, "M26 84C34 70 62 58 74 44C84 30 78 16 66 16C56 16 50 24 48 34"),
      curve(12, "M70 84C62 70 34 58 22 44C12 30 18 16 30 16C40 16 46 24 48 34"),
      curve(12, "M22 44C8 60 18 78 48 80C78 78 88 60 74 44"),
    ),
  ]),
  cake: motif("a layered cake", () => [
    body(box(12, 36, 72, 24, 6), box(12, 64, 72, 18, 2), box(4, 82, 88, 8, 3)),
    cut(curve(4.5, "M8 50C16 57 22 57 28 50C34 57 42 57 48 50C54 57 62 57 68 50C74 57 80 57 88 50")),
    body(box(12, 64, 72, 18, 2)),
    accent(drop(48, 23, 7, 5)),
  ]),
  cupcake: motif("a cupcake", () => [
    body(
      corners(3, "20 56,76 56,68 90,28 90"),
      outline(
        "M18 52C6 52 6 36 18 35C18 26 26 24 30 25C32 14 42 12 48 18C58 14 68 18 66 26C74 24 78 30 77 35",
        "C90 36 90 52 78 52Z",
      ),
    ),
    cut(bar(4.5, "35 56,38 92"), bar(4.5, "48 56,48 92"), bar(4.5, "61 56,58 92")),
    accent(circle(48, 9, 6)),
  ]),
  "wedding-cake": motif("a wedding cake", () => [
    body(box(32, 16, 32, 18, 3), box(21, 38, 54, 20, 3), box(10, 62, 76, 22, 3), box(2, 88, 92, 7, 3.5)),
    cut(row(circle(30, 38, 4.8), 4, 12), row(circle(18, 62, 4.8), 6, 12)),
    accent(circle(48, 8, 6)),
  ]),
  "ice-cream": motif("an ice-cream cone", () => [
    body(corners(3, "24 50,72 50,48 94")),
    cut(bar(4, "30 46,56 84"), bar(4, "66 46,40 84")),
    body(box(18, 40, 60, 10, 5)),
    accent(outline("M20 36C18 16 32 4 48 4C64 4 78 16 76 36Z")),
  ]),
  "ice-lolly": motif("an ice lolly", () => [
    body(
      outline("M26 66V28C26 14 36 5 48 5C60 5 70 14 70 28V66C70 68 68 70 66 70H30C28 70 26 68 26 66Z"),
      box(43, 74, 10, 20, 5),
    ),
    cut(box(37, 26, 5, 32, 2.5), box(54, 26, 5, 32, 2.5)),
  ]),
  chocolate: motif("a bar of chocolate", () => [
    body(box(20, 6, 56, 84, 4)),
    cut(
      bar(4.5, "48 2,48 52"),
      bar(4.5, "16 28,80 28"),
      sharp("14 49,24 54,33 48,43 55,53 48,63 55,72 49,82 54,82 58,72 54,63 60,53 53,43 60,33 53,24 59,14 54"),
    ),
  ]),
  cookie: motif("a cookie with a bite taken", () => [
    body(minus(circle(48, 48, 42), circle(82, 18, 15), circle(64, 8, 9), circle(92, 38, 10))),
    cut(circle(34, 34, 6), circle(54, 46, 6), circle(30, 58, 6), circle(50, 72, 6), circle(72, 62, 5.5)),
  ]),
  bonbon: motif("a wrapped sweet", () => [
    body(circle(48, 48, 21), mirrored(corners(4, "31 48,6 28,14 48,6 68"))),
    cut(curve(4.6, "M38 36C48 42 50 54 46 66"), curve(4.6, "M54 31C61 38 63 50 60 61")),
  ]),
  lollipop: motif("a lollipop", () => [
    body(circle(48, 34, 30), box(44.5, 66, 7, 28, 3)),
    cut(curve(4.6, "M48 34C48 28 56 28 57 35C58 43 47 46 42 41C34 34 42 20 54 22C66 24 70 36 67 45")),
  ]),
};
