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
  inlay,
  line,
  mirrored,
  outline,
  rim,
  slice,
} from "../recorded-drawing";

/** Clothes, jewellery and bags. */
export const clothing: MotifGroup = {
  shirt: motif("a shirt", () => [
    body(corners(2, "34 10,62 10,92 26 4,82 48,72 43,72 88,24 88,24 43,14 48,4 26 4")),
    cut(slice(48, 8, 13, 0, 180)),
  ]),
  dress: motif("a dress", () => [
    body(corners(2, "30 4,38 4,40 14 5,48 20 4,56 14 5,58 4,66 4,70 24,62 42,84 88 4,66 92,48 93,30 92,12 88 4,34 42,26 24")),
    cut(bar(4.5, "26 44,70 44")),
  ]),
  "wedding-dress": motif("a wedding dress", () => [
    body(
      outline(
        "M34 4C36 12 40 16 48 18C56 16 60 12 62 4L66 6C66 18 64 26 60 34L86 88C74 94 62 92 48 92",
        "C34 92 22 94 10 88L36 34C32 26 30 18 30 6Z",
      ),
    ),
    cut(curve(4.6, "M36 38C44 42 52 42 60 38"), curve(4.4, "M48 52C44 64 40 74 34 84"), curve(4.4, "M52 54C56 66 60 74 66 82")),
  ]),
  dungarees: motif("dungarees", () => [
    body(corners(2, "28 30,68 30,70 50,76 92,54 92,48 60,42 92,20 92,26 50"), line(6.5, "32 30,22 4"), line(6.5, "64 30,74 4")),
    cut(box(38, 36, 20, 12, 2), circle(33, 35, 2.8), circle(63, 35, 2.8)),
    body(box(42.4, 40.4, 11.2, 7.6)),
  ]),
  hoodie: motif("a hooded jumper", () => [
    body(outline("M30 20C32 8 40 4 48 4C56 4 64 8 66 20L84 30L94 74L80 80L74 56V92H22V56L16 80L2 74L12 30Z")),
    cut(
      outline("M38 24C36 14 42 10 48 10C54 10 60 14 58 24C54 30 42 30 38 24Z"),
      line(4.2, "42 36,42 48"),
      line(4.2, "54 36,54 48"),
      corners(2, "36 64,60 64,66 78,30 78"),
    ),
  ]),
  hat: motif("a hat", () => [
    body(
      outline("M24 54C22 34 28 18 36 18C42 18 44 22 48 22C52 22 54 18 60 18C68 18 74 34 72 54Z"),
      outline("M4 60C4 56 8 54 14 56C34 64 62 64 82 56C88 54 92 56 92 60C88 74 70 80 48 80C26 80 8 74 4 60Z"),
    ),
    cut(curve(7, "M18 48C36 56 60 56 78 48")),
  ]),
  cap: motif("a cap", () => [
    body(
      outline("M8 62C8 36 24 20 46 20C68 20 80 36 80 60Z"),
      outline("M48 60H80C88 60 94 66 94 74C80 70 62 70 44 70C24 70 10 72 8 66H48Z"),
      box(40, 12, 12, 10, 4),
    ),
    cut(curve(4.6, "M34 24C28 34 26 46 26 60"), curve(4.6, "M58 24C62 34 64 44 64 58")),
  ]),
  shoe: motif("a shoe", () => [
    body(outline("M6 28C16 34 28 34 36 24C42 38 56 46 76 50C88 52 92 58 92 66H6Z"), box(4, 70, 88, 11, 4)),
    cut(line(4.5, "45 48,53 38"), line(4.5, "55 53,62 43")),
  ]),
  "clothes-hanger": motif("a clothes hanger", () => [
    body(
      curve(6.5, "M38 24C36 14 44 8 50 12C58 16 56 26 48 30V38"),
      rim(7.5, outline("M48 40L90 70C94 74 92 80 86 80H10C4 80 2 74 6 70Z")),
    ),
  ]),
  spectacles: motif("a pair of spectacles", () => [
    body(
      mirrored(hoop(8, 24, 56, 20)),
      arc(7.5, 48, 54, 7, 180, 360, "butt"),
      mirrored(curve(7.5, "M5 50L13 26C15 20 22 19 26 24")),
    ),
  ]),
  handbag: motif("a handbag", () => [
    body(corners(6, "14 40,82 40,90 88,6 88"), arc(7.5, 48, 36, 20, 180, 360), box(24.2, 34, 7.5, 10), box(64.2, 34, 7.5, 10)),
    cut(curve(4.5, "M8 58C24 66 72 66 88 58")),
    accent(circle(48, 64, 7)),
  ]),
  "school-bag": motif("a school bag", () => [
    body(box(10, 26, 76, 62, 8), curve(7, "M34 28V16C34 8 62 8 62 16V28")),
    cut(bar(4.8, "10 52,40 52"), bar(4.8, "56 52,86 52"), box(36, 43, 24, 20, 3)),
    accent(box(41, 48, 14, 10, 2)),
  ]),
  backpack: motif("a backpack", () => [
    body(
      outline("M20 38C20 22 32 14 48 14C64 14 76 22 76 38V86C76 90 73 93 69 93H27C23 93 20 90 20 86Z"),
      curve(6, "M36 16C36 2 60 2 60 16"),
      box(8, 50, 8, 32, 4),
      box(80, 50, 8, 32, 4),
    ),
    cut(rim(4.6, box(31, 58, 34, 24, 4)), box(34, 36, 28, 5, 2.5)),
  ]),
  "shopping-bag": motif("a shopping bag", () => [
    body(corners(5, "14 28,82 28,88 92,8 92"), curve(6.5, "M32 30C32 -2 64 -2 64 30")),
    cut(circle(32, 40, 4), circle(64, 40, 4)),
  ]),
  suitcase: motif("a suitcase", () => [
    body(box(8, 28, 80, 56, 7), rim(8, box(34, 14, 28, 26, 5)), box(18, 82, 10, 8, 2), box(68, 82, 10, 8, 2)),
    cut(box(24, 20, 4.5, 70), box(67.5, 20, 4.5, 70)),
  ]),
  umbrella: motif("an umbrella", () => [
    body(
      outline(
        "M3 54C5 26 24 10 48 10C72 10 91 26 93 54C85 45 73 45 66 54C60 45 54 46 48 54C42 46 36 45 30 54",
        "C23 45 11 45 3 54Z",
      ),
      box(45.5, 3, 5, 10, 2),
      curve(6.5, "M48 46V80C48 92 32 92 32 80"),
    ),
    cut(mirrored(curve(4.2, "M48 16C36 24 31 38 30 54"))),
  ]),
  "ring-jewel": motif("a ring with a stone", () => [
    body(hoop(8.5, 48, 62, 26)),
    inlay(corners(1.5, "36 4,60 4,70 16,48 40,26 16"), 4),
    cut(bar(4, "22 17,74 17")),
  ]),
  gem: motif("a cut gem", () => [
    body(corners(2, "24 12,72 12,92 36,48 88,4 36")),
    cut(bar(4.5, "0 36,96 36"), bar(4.5, "30 36,48 90,66 36"), bar(4.5, "24 8,31 36,48 10,65 36,72 8")),
  ]),
  necklace: motif("a necklace", () => [
    body(curve(5.5, "M14 4C14 40 30 60 48 66C66 60 82 40 82 4")),
    body(circle(22, 36, 6.4), circle(74, 36, 6.4), circle(32, 54, 6.4), circle(64, 54, 6.4)),
    accent(corners(2, "48 58,62 72,48 94,34 72")),
  ]),
  watch: motif("a wristwatch", () => [
    body(corners(3, "34 4,62 4,66 26,30 26"), corners(3, "34 92,62 92,66 70,30 70"), circle(48, 48, 30), box(76, 43, 8, 10, 2)),
    cut(circle(48, 48, 21.5)),
    accent(curve(6.5, "M48 34V49L58 55")),
  ]),
};
