import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  arc,
  around,
  bar,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  ellipse,
  hoop,
  join,
  line,
  mirrored,
  outline,
  over,
  petal,
  row,
  sharp,
  turned,
} from "../recorded-drawing";

/** Boats and harbours. */
export const seafaring: MotifGroup = {
  "sailing-boat": motif("a sailing boat", () => [
    body(outline("M6 72H90C86 84 78 90 68 90H28C18 90 10 84 6 72Z"), outline("M44 6V66H10C28 52 40 32 44 6Z")),
    accent(outline("M52 16C72 28 82 46 84 66H52Z")),
  ]),
  ship: motif("a ship", () => [
    body(
      corners(2, "4 58,92 58,80 84,16 84"),
      corners(2, "20 54,20 40,74 40,74 54"),
      corners(1, "34 36,34 14,46 14,46 36"),
      corners(1, "54 36,54 20,64 20,64 36"),
    ),
    cut(row(circle(30, 69, 3.4), 4, 12)),
    cut(box(34, 20, 12, 4.5)),
  ]),
  ferry: motif("a ferry", () => [
    body(
      outline("M2 54H94L86 76C84 80 82 82 78 82H20C14 82 10 78 8 74Z"),
      box(18, 34, 60, 16, 3),
      box(30, 18, 34, 13, 2),
      corners(1, "66 8,78 8,80 30,66 30"),
    ),
    cut(row(box(26, 39, 8, 6, 1), 4, 12), row(circle(24, 65, 3.8), 4, 16)),
    accent(curve(5, "M4 92C12 87 20 87 28 92C36 96 44 96 52 92C60 87 68 87 76 92C82 95 88 95 93 92")),
  ]),
  "fishing-boat": motif("a fishing boat", () => [
    body(
      outline("M4 60H92C90 74 84 84 74 88H22C12 82 6 72 4 60Z"),
      box(54, 36, 24, 24, 2),
      line(5.5, "34 60,34 8"),
      line(5, "34 12,62 30"),
    ),
    cut(box(61, 42, 10, 9, 1)),
    accent(sharp("28 18,28 52,8 52")),
  ]),
  "fishing-hook": motif("a fishing hook", () => [
    body(circle(60, 12, 9), curve(8, "M60 20V62C60 86 20 90 18 60"), corners(2, "10 66,18 40,34 58")),
    cut(circle(60, 12, 3.6)),
  ]),
  submarine: motif("a submarine", () => [
    body(
      outline("M14 62C14 50 24 44 38 44H66C82 44 92 52 92 62C92 74 82 80 66 80H38C24 80 14 74 14 62Z"),
      corners(3, "40 28,62 28,66 46,36 46"),
      curve(5.5, "M51 28V14H62"),
      sharp("2 46,16 58,16 66,2 78"),
    ),
    cut(circle(36, 61, 5.4), circle(54, 61, 5.4), circle(72, 61, 5.4)),
  ]),
  kayak: motif("a kayak with its paddle", () => [
    body(turned(petal(48, -8, 48, 104, 30), 45)),
    cut(turned(ellipse(48, 48, 6.5, 15), 45)),
    over(turned(join(box(45, 2, 6, 92), box(40.5, -8, 15, 24, 7), box(40.5, 80, 15, 24, 7)), -45), 4),
  ]),
  anchor: motif("an anchor", () => [
    body(
      hoop(8, 48, 15, 9),
      box(43.5, 22, 9, 66),
      box(28, 32, 40, 9, 4),
      arc(10, 48, 52, 36, 15, 165, "butt"),
      mirrored(sharp("2 68,10 48,24 64")),
    ),
  ]),
  "life-buoy": motif(
    "a lifebuoy",
    () => [body(hoop(22, 48, 48, 30)), cut(around(bar(4.6, "39 2,39 34"), 4), around(bar(4.6, "57 2,57 34"), 4))],
    80,
  ),
  "ship-wheel": motif("a ship's wheel", () => [
    body(hoop(8, 48, 48, 25), around(line(6.5, "48 48,48 4"), 8), circle(48, 48, 11)),
    cut(circle(48, 48, 4.4)),
  ]),
  "harbour-crane": motif("a harbour crane", () => [
    body(
      line(7.5, "26 90,30 28"),
      line(7.5, "66 90,62 28"),
      box(14, 86, 64, 7, 2),
      box(26, 54, 40, 7),
      corners(2, "20 26,74 26,74 36,20 36"),
      line(6, "60 28,92 6"),
      line(4.6, "92 8,92 40"),
      line(6, "34 28,46 8,60 28"),
    ),
    accent(box(80, 44, 15, 18, 2)),
  ]),
};
