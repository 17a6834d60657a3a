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
  hoop,
  line,
  outline,
  over,
  petal,
  sharp,
  turned,
} from "../recorded-drawing";

/** Goods for the house and the body. */
export const householdGoods: MotifGroup = {
  rug: motif("a rug", () => [
    body(box(10, 18, 76, 60, 2)),
    body(...[0, 1, 2, 3, 4].map((index) => box(2, 20 + index * 12.2, 10, 6.8, 2))),
    body(...[0, 1, 2, 3, 4].map((index) => box(84, 20 + index * 12.2, 10, 6.8, 2))),
    cut(box(18, 26, 60, 44, 1)),
    body(box(22.6, 30.6, 50.8, 34.8)),
    cut(sharp("48 33,66 48,48 63,30 48")),
    accent(sharp("48 39,59 48,48 57,37 48")),
  ]),
  chandelier: motif("a chandelier", () => [
    body(line(5.5, "48 4,48 66"), circle(48, 70, 7)),
    body(curve(5.5, "M48 64C30 72 18 66 16 48"), curve(5.5, "M48 64C66 72 78 66 80 48")),
    body(curve(5, "M48 54C40 58 34 54 33 44"), curve(5, "M48 54C56 58 62 54 63 44")),
    body(box(9, 42, 14, 6, 2), box(73, 42, 14, 6, 2)),
    accent(outline("M16 16C21 24 22 28 22 31C22 36 19 38 16 38C13 38 10 36 10 31C10 28 11 24 16 16Z")),
    accent(outline("M80 16C85 24 86 28 86 31C86 36 83 38 80 38C77 38 74 36 74 31C74 28 75 24 80 16Z")),
    accent(outline("M33 18C37 25 38 28 38 31C38 35 36 37 33 37C30 37 28 35 28 31C28 28 29 25 33 18Z")),
    accent(outline("M63 18C67 25 68 28 68 31C68 35 66 37 63 37C60 37 58 35 58 31C58 28 59 25 63 18Z")),
    body(outline("M48 82C52 88 53 90 53 92C53 96 43 96 43 92C43 90 44 88 48 82Z")),
  ]),
  toilet: motif("a toilet", () => [
    body(box(58, 6, 28, 40, 3)),
    body(box(10, 46, 76, 9, 4)),
    body(outline("M14 59H84C84 70 76 76 70 78V92H34V80C22 78 14 70 14 59Z")),
    cut(box(66, 16, 12, 5, 2.5)),
  ]),
  cradle: motif("a cradle", () => [
    body(outline("M10 34H86L78 72H18Z"), curve(6, "M10 78C30 92 66 92 86 78")),
    cut(box(28, 44, 5, 18, 2.5), box(45.5, 44, 5, 18, 2.5), box(63, 44, 5, 18, 2.5)),
    accent(circle(28, 20, 10)),
    body(outline("M42 29C44 18 56 12 72 16C80 18 84 24 84 29Z")),
  ]),
  "wood-stove": motif("a wood stove", () => [
    body(box(14, 30, 68, 52, 4), box(10, 22, 76, 8, 2), box(40, 2, 14, 22), box(20, 80, 9, 12, 1), box(67, 80, 9, 12, 1)),
    cut(box(24, 40, 48, 32, 3)),
    accent(outline("M50 44C56 52 63 56 63 62C63 67 57 69.6 48 69.6C39 69.6 33 67 33 62C33 58 38 56 39 51C43 53 48 50 50 44Z")),
  ]),
  mop: motif("a mop and a bucket", () => [
    body(line(6, "78 4,62 50")),
    body(corners(2, "6 48,56 48,50 92,12 92")),
    cut(box(14, 56, 34, 5)),
    over(outline("M54 46H74L88 86C82 92 78 86 74 90C70 94 66 86 62 90C58 92 54 88 52 84Z"), 4),
    cut(line(4.4, "64 60,63 80"), line(4.4, "72 60,76 78")),
  ]),
  kettle: motif("a kettle", () => [
    body(outline("M16 46C18 34 28 28 44 28C60 28 70 34 72 46L80 84C81 88 78 90 74 90H14C10 90 7 88 8 84Z")),
    body(corners(2, "68 60,84 38,94 42,76 82")),
    body(box(37, 18, 14, 11, 4)),
    body(curve(6, "M18 36C16 2 72 2 70 36")),
    cut(box(14, 74, 58, 5)),
  ]),
  "frying-pan": motif("a frying pan", () => [
    body(circle(38, 42, 34)),
    cut(hoop(4.4, 38, 42, 26)),
    body(turned(box(70, 36, 36, 11, 5), 32, 38, 42)),
    accent(circle(38, 42, 8)),
    cut(turned(circle(99, 41.5, 2.6), 32, 38, 42)),
  ]),
  "water-gallon": motif("a large bottle of drinking water", () => [
    body(
      outline(
        "M38 4H58V16C66 20 78 22 78 34V40C78 44 74 44 74 48C74 52 78 52 78 56V84C78 90 74 92 70 92H26C22 92 18 90 18 84V56C18 52 22 52 22 48C22 44 18 44 18 40V34C18 22 30 20 38 16Z",
      ),
    ),
    cut(box(38, 10, 20, 4.4)),
    accent(outline("M48 56C55 66 58 70 58 75C58 81 54 84 48 84C42 84 38 81 38 75C38 70 41 66 48 56Z")),
  ]),
  "sauce-bottle": motif("a bottle of sauce", () => [
    body(outline("M40 20H56V34C60 40 66 44 66 54V86C66 90 64 92 60 92H36C32 92 30 90 30 86V54C30 44 36 40 40 34Z")),
    accent(box(39, 4, 18, 12, 2)),
    cut(box(30, 54, 36, 26)),
    body(petal(36, 67, 54, 67, 8), sharp("53 67,61 60,61 74")),
  ]),
  "receipt-bag": motif("a carrier bag full of receipts", () => [
    body(corners(1, "20 8,44 8,44 30,20 30"), corners(1, "49 2,74 4,71 30,48 30")),
    cut(box(26, 13, 12, 4.4), box(26, 21.6, 12, 4.4), box(55, 10, 12, 4.4), box(54, 19, 12, 4.4)),
    body(corners(3, "10 36,86 36,90 92,6 92")),
    cut(curve(5, "M32 44C32 66 64 66 64 44")),
  ]),
  glove: motif("a glove", () => [
    body(
      outline("M30 70V36C20 30 14 46 8 44C2 42 2 34 8 30L24 16C30 10 36 12 36 18V40"),
      outline("M28 74L28 34V14C28 6 39 6 39 14V10C39 2 50 2 50 10V14C50 6 61 6 61 14V22C61 14 72 16 72 24V56C72 64 68 68 66 74Z"),
      box(26, 80, 42, 12, 3),
    ),
    cut(line(4, "39 16,39 40"), line(4, "50 14,50 40"), line(4, "61 22,61 40")),
  ]),
  sock: motif("a knitted sock", () => [
    body(outline("M36 20H68V58C68 66 64 70 58 74L38 88C26 96 10 88 12 76C13 68 20 66 26 62C34 56 36 52 36 46Z")),
    accent(box(34, 4, 36, 12, 3)),
    cut(box(36, 28, 32, 4.6), box(36, 39, 32, 4.6)),
    cut(curve(4.4, "M20 68C30 70 34 78 34 90")),
  ]),
  kimono: motif("a kimono", () => [
    body(outline("M36 6H60L92 16V52H72V92H24V52H4V16Z")),
    cut(sharp("39 4,57 4,48 24"), bar(4.4, "50 22,40 42")),
    cut(bar(4.4, "24 50,24 30"), bar(4.4, "72 50,72 30")),
    accent(box(24, 44, 48, 14)),
  ]),
  "walking-frame": motif("a walking frame", () => [
    body(curve(6, "M22 12H64C70 12 72 16 73 22L80 78"), curve(6, "M30 14L16 90"), curve(6, "M58 14L66 90")),
    body(bar(5.5, "24 48,77 48"), circle(81, 84, 9)),
    cut(circle(81, 84, 3)),
    accent(box(12, 6, 20, 11, 5)),
  ]),
  "prosthetic-leg": motif("an artificial leg", () => [
    body(outline("M28 4H64L60 34C58 40 52 42 46 42C40 42 34 40 32 34Z")),
    body(box(41, 48, 10, 24, 2)),
    body(circle(46, 47, 7)),
    accent(outline("M36 76H56C60 82 82 82 84 92H36Z")),
    cut(curve(4.4, "M34 22C42 26 50 26 58 22")),
  ]),
};
