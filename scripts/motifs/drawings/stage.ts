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
  minus,
  mirrored,
  outline,
  over,
  petal,
  sharp,
  star,
  turned,
} from "../recorded-drawing";

/** Theatre, dance, circus and fairs. */
export const stage: MotifGroup = {
  "theatre-masks": motif("two theatre masks", () => [
    body(turned(outline("M40 30C52 34 68 34 80 28C88 30 90 60 82 74C76 86 62 92 54 88C42 80 36 48 40 30Z"), 4, 60, 60)),
    cut(petal(65, 50, 80, 48, 8), curve(5, "M58 74C64 68 74 66 78 68")),
    over(outline("M8 12C22 18 40 18 54 8C62 14 62 40 56 54C50 68 40 76 32 74C18 68 6 46 8 12Z"), 4),
    cut(
      petal(16, 32, 29, 34, 8),
      petal(38, 33, 51, 28, 8),
      outline("M19 48C28 52 42 50 50 43C48 58 40 64 34 63C27 62 22 56 19 48Z"),
    ),
  ]),
  puppet: motif("a hand puppet", () => [
    body(
      circle(48, 26, 21),
      mirrored(circle(31, 9, 8)),
      outline(
        "M38 48H58C70 46 80 42 86 36C94 32 98 42 90 48C84 56 76 62 70 64L76 90H20L26 64C20 62 12 56 6 48",
        "C-2 42 2 32 10 36C16 42 26 46 38 48Z",
      ),
    ),
    body(box(36, 40, 24, 14)),
    cut(mirrored(circle(40, 24, 3)), curve(4.5, "M41 34C45 38 51 38 55 34"), box(10, 75, 76, 5)),
  ]),
  curtain: motif("a stage curtain", () => [
    body(box(4, 8, 88, 14, 2), mirrored(outline("M8 26H44C42 44 30 56 18 62C24 70 26 80 26 90H8Z"))),
    cut(mirrored(curve(4.5, "M22 24C22 40 18 50 12 56")), mirrored(curve(4.5, "M33 24C32 38 26 48 20 54"))),
  ]),
  spotlight: motif("a stage spotlight", () => [
    body(
      turned(
        join(
          outline("M34 6C40 2 56 2 62 6L74 40H22Z"),
          curve(6.5, "M20 32C4 26 10 -12 48 -12C86 -12 92 26 76 32", "butt"),
          box(44, -22, 8, 14, 1),
        ),
        -35,
        48,
        28,
      ),
    ),
    accent(turned(corners(1, "22 46,74 46,88 84,8 84"), -35, 48, 28)),
  ]),
  dancer: motif("a dancer", () => [
    body(
      circle(46, 12, 9.4),
      outline("M42 24H52C56 32 56 40 54 46H40C38 40 38 32 42 24Z"),
      outline("M38 44H56L78 62C62 68 34 68 18 62Z"),
      line(6, "44 28,24 18,14 4"),
      line(6, "50 28,72 22,88 28"),
      line(7, "46 62,44 94"),
      line(7, "54 62,70 78,92 82"),
    ),
  ]),
  "circus-tent": motif("a circus tent", () => [
    body(outline("M48 16C58 30 74 40 90 44V54H6V44C22 40 38 30 48 16Z"), corners(2, "12 58,84 58,88 92,8 92")),
    cut(corners(1, "48 62,61 92,35 92"), sharp("48 20,56 54,66 54"), sharp("48 20,40 54,30 54")),
    body(box(46, 4, 4, 16)),
    accent(sharp("50 2,68 8,50 14")),
  ]),
  unicycle: motif("a unicycle", () => [
    body(
      hoop(7.5, 48, 66, 23),
      line(6.5, "48 66,48 20"),
      curve(10, "M32 12C40 22 54 22 64 12"),
      line(6, "36 74,60 58"),
      line(6, "30 74,40 74"),
      line(6, "56 58,66 58"),
    ),
  ]),
  "ferris-wheel": motif("a Ferris wheel", () => [
    body(
      hoop(5.5, 48, 44, 31),
      around(bar(4.6, "48 44,48 13"), 6, 48, 44),
      around(circle(48, 11, 8.5), 6, 48, 44),
      circle(48, 44, 8),
      mirrored(line(6.5, "48 46,26 92")),
      box(16, 88, 64, 7, 3.5),
    ),
  ]),
  ticket: motif("a ticket", () => [
    body(turned(minus(box(2, 26, 92, 44, 4), circle(2, 48, 9), circle(94, 48, 9)), -25)),
    cut(turned(join(bar(4.5, "64 22,64 34"), bar(4.5, "64 42,64 54"), bar(4.5, "64 62,64 74"), star(38, 49, 13, 6, 5)), -25)),
  ]),
};
