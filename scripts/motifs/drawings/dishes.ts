import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  arc,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  ellipse,
  join,
  line,
  outline,
  over,
  petal,
  slice,
  turned,
} from "../recorded-drawing";

/** Meals, and what they are served in. */
export const dishes: MotifGroup = {
  pizza: motif("a slice of pizza", () => [
    body(corners(3, "16 30,80 30,48 94"), curve(13, "M12 19C34 8 62 8 84 19")),
    cut(circle(38, 44, 6.5), circle(59, 49, 6.5), circle(46, 68, 5.5)),
  ]),
  "noodle-bowl": motif("a bowl of noodles", () => [
    body(slice(48, 50, 42, 0, 180), box(32, 84, 32, 8, 2)),
    body(arc(7, 30, 46, 13, 180, 360), arc(7, 56, 46, 13, 180, 360)),
    body(line(6.5, "92 12,70 44"), line(6.5, "80 6,62 28")),
    cut(curve(4.5, "M22 64C30 58 38 70 48 64C58 58 66 70 74 64"), box(0, 45.5, 96, 4.5)),
  ]),
  burger: motif("a burger", () => [
    body(
      outline("M8 42C8 22 26 10 48 10C70 10 88 22 88 42Z"),
      box(8, 60, 80, 9, 4.5),
      corners(12, "10 74 2,86 74 2,86 90,10 90"),
    ),
    accent(outline("M6 47H90V51C84 58 78 58 72 52C66 58 60 58 54 52C48 58 42 58 36 52C30 58 24 58 18 52", "C14 56 8 56 6 51Z")),
    cut(petal(32, 28, 40, 24, 5.5), petal(48, 22, 56, 24, 5.5), petal(62, 28, 70, 33, 5.5)),
  ]),
  taco: motif("a taco", () => [
    accent(circle(26, 34, 10), circle(44, 24, 11), circle(64, 30, 10), circle(78, 44, 8)),
    over(outline("M4 76C4 50 24 34 48 34C72 34 92 50 92 76C92 80 90 82 86 82H10C6 82 4 80 4 76Z"), 4),
    cut(circle(34, 58, 4.5), circle(54, 52, 4.5), circle(66, 66, 4.5), circle(46, 70, 4)),
  ]),
  dumplings: motif("dumplings", () => [
    body(outline("M4 66C6 40 26 26 48 26C70 26 90 40 92 66C92 74 86 78 78 78H18C10 78 4 74 4 66Z")),
    cut(line(4.4, "48 30,48 48"), curve(4.4, "M32 32C30 40 32 46 36 52"), curve(4.4, "M64 32C66 40 64 46 60 52")),
    cut(curve(4.4, "M18 42C19 50 22 56 27 60"), curve(4.4, "M78 42C77 50 74 56 69 60")),
    body(box(8, 84, 80, 7, 3.5)),
    accent(curve(5, "M36 16C32 10 40 8 36 2"), curve(5, "M58 16C54 10 62 8 58 2")),
  ]),
  "sushi-roll": motif("a sushi roll", () => [
    body(outline("M10 34V66C10 82 26 90 48 90C70 90 86 82 86 66V34Z"), ellipse(48, 32, 40, 20)),
    cut(ellipse(48, 32, 31, 13.5)),
    body(ellipse(48, 32, 26, 9.6)),
    cut(ellipse(48, 32, 14, 5.6)),
    accent(ellipse(48, 32, 9, 3.4)),
  ]),
  skewer: motif("a skewer", () => [
    body(turned(join(box(45.2, -10, 5.6, 116, 2)), 42)),
    over(turned(box(33, 8, 30, 22, 8), 42), 4),
    over(turned(circle(48, 48, 13), 42), 4),
    over(turned(box(33, 66, 30, 22, 8), 42), 4),
  ]),
  samosa: motif("samosas on a plate", () => [
    body(corners(7, "34 10,62 64,6 64")),
    over(corners(7, "62 22,90 66,32 66"), 4.4),
    cut(curve(4.2, "M46 56C54 60 66 60 76 56")),
    over(outline("M2 70H94C92 82 80 88 66 88H30C16 88 4 82 2 70Z"), 4.4),
  ]),
  sausages: motif("sausages", () => [
    body(curve(18, "M14 20C14 50 34 72 66 74"), line(6, "66 74,86 80"), line(6, "14 22,10 4")),
    over(curve(18, "M46 16C48 34 60 46 80 48"), 4.4),
    cut(line(4.2, "18 46,28 40"), line(4.2, "32 64,40 55")),
  ]),
  "french-fries": motif("fries in a carton", () => [
    accent(box(24, 14, 10, 40, 2), box(38, 4, 10, 46, 2), box(52, 10, 10, 40, 2), box(66, 18, 10, 36, 2)),
    over(corners(4, "14 40,26 40,36 50,60 50,70 40,82 40,74 92,22 92"), 4),
  ]),
  "paper-cone": motif("a paper cone of snacks", () => [
    body(corners(4, "12 36,84 36,50 94,46 94")),
    cut(line(4.4, "34 42,48 82")),
    accent(circle(30, 20, 11), circle(54, 15, 11), circle(73, 24, 9)),
  ]),
  "soup-bowl": motif("a bowl of soup", () => [
    body(outline("M4 46H92C92 68 80 82 64 86V92H32V86C16 82 4 68 4 46Z")),
    accent(curve(5.5, "M34 34C28 26 40 20 34 8"), curve(5.5, "M62 34C56 26 68 20 62 8")),
    cut(curve(4.6, "M16 56C20 66 26 70 34 73")),
  ]),
  cloche: motif("a dish under a cloche", () => [
    body(outline("M8 68C8 42 24 24 48 24C72 24 88 42 88 68Z"), box(2, 74, 92, 9, 4.5), circle(48, 17, 8)),
    cut(curve(4.6, "M20 58C22 46 30 38 40 35")),
  ]),
  "serving-tray": motif("a tray with a meal", () => [
    body(outline("M2 62H94L88 78C87 81 84 83 80 83H16C12 83 9 81 8 78Z")),
    body(outline("M12 56C12 40 22 30 36 30C50 30 60 40 60 56Z"), circle(36, 25, 5)),
    accent(corners(3, "68 28,88 28,85 56,71 56")),
  ]),
  bowl: motif("a bowl", () => [
    body(outline("M4 34H92C92 60 78 76 62 82V90H34V82C18 76 4 60 4 34Z")),
    cut(curve(4.6, "M8 48C20 54 30 42 42 48C54 54 64 42 76 48C82 51 86 50 90 47")),
  ]),
  chopsticks: motif("a bowl with chopsticks", () => [
    body(outline("M6 48H90C90 68 78 80 64 84V91H32V84C18 80 6 68 6 48Z"), line(5.5, "40 46,62 4"), line(5.5, "54 46,80 8")),
    cut(box(6, 57, 84, 4.6)),
  ]),
};
