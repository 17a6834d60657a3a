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
  drop,
  inlay,
  join,
  line,
  minus,
  outline,
  sharp,
  slice,
  star,
  turned,
} from "../recorded-drawing";

/** Land, water, sky and weather. */
export const landscape: MotifGroup = {
  mountain: motif("a mountain range", () => [
    body(corners(2, "36 14,58 50.5,68 38,92 84,4 84")),
    cut(sharp("16 38,25 44,32 38,38 46,45 40,54 46,54 37.5,36 8")),
    body(corners(2, "36 14,48.5 34.5,44 31.5,38 37,32 30,27 34,23.5 34.5")),
  ]),
  hill: motif("rolling hills", () => [
    body(outline("M4 84V66C20 40 42 40 60 66C68 56 78 48 92 46V84Z")),
    cut(curve(4.5, "M38 92C48 76 56 66 66 59")),
    accent(circle(54, 26, 14)),
  ]),
  wave: motif("a breaking wave", () => [
    body(
      outline(
        "M4 68C22 66 26 44 36 32C46 18 62 12 76 20C88 27 92 40 87 52C80 44 70 41 63 45C55 50 57 60 66 65",
        "C74 69 84 68 92 66V74C60 84 36 62 4 78Z",
      ),
    ),
    body(outline("M4 82C36 68 60 88 92 78V88C60 96 36 78 4 92Z")),
  ]),
  "river-bend": motif(
    "a river bend",
    () => [
      body(circle(48, 48, 42)),
      cut(
        outline(
          "M54 0C60 14 40 20 38 30C36 42 66 44 66 58C66 72 30 74 26 96H74C70 84 88 74 84 56",
          "C81 40 56 38 58 28C59 20 70 14 66 0Z",
        ),
      ),
    ],
    80,
  ),
  estuary: motif(
    "an estuary",
    () => [
      body(box(6, 6, 84, 84, 10)),
      cut(
        outline(
          "M46 -4H54C52 16 66 20 62 34C58 46 44 44 42 56C40 68 24 80 -4 84V64C16 62 26 54 32 44",
          "C38 34 52 32 52 24C52 14 46 10 46 -4Z",
        ),
      ),
      cut(outline("M44 52C50 60 60 68 100 74V84C66 82 50 74 40 64Z")),
    ],
    78,
  ),
  island: motif("an island with a palm", () => [
    body(outline("M10 76C22 64 34 60 48 60C62 60 74 64 86 76Z"), box(2, 82, 92, 7, 3.5)),
    body(curve(8, "M44 64C42 50 44 38 52 28")),
    accent(
      curve(8, "M52 27C42 14 30 14 20 28"),
      curve(8, "M52 27C48 14 40 8 30 6"),
      curve(8, "M52 27C58 14 68 8 80 10"),
      curve(8, "M52 27C66 20 76 26 82 38"),
    ),
  ]),
  shell: motif("a spiral shell", () => [
    body(outline("M52 8C80 8 92 30 90 52C88 76 66 92 40 90C22 88 8 78 4 62C14 68 24 68 30 64C14 48 22 8 52 8Z")),
    cut(curve(5, "M30 64C40 72 62 70 66 52C69 38 58 30 49 34C41 38 43 49 51 49")),
    cut(
      curve(4.5, "M66 46L92 36"),
      curve(4.5, "M63 62L84 80"),
      curve(4.5, "M50 69L50 94"),
      curve(4.5, "M56 31L64 6"),
      curve(4.5, "M45 36L26 24"),
    ),
  ]),
  drop: motif("a drop of water", () => [body(drop(48, 60, 30, 4)), cut(arc(5.5, 48, 60, 18, 95, 175))]),
  sun: motif("the sun", () => [body(star(48, 48, 44, 30, 12)), inlay(circle(48, 48, 18), 5)]),
  sunrise: motif("a sunrise", () => [
    body(box(4, 66, 88, 8, 4), box(20, 80, 56, 8, 4)),
    accent(slice(48, 60, 21, 180, 360)),
    body(...[180, 225, 270, 315, 360].map((angle) => turned(box(76, 56.5, 16, 7, 3), angle, 48, 60))),
  ]),
  moon: motif("the moon", () => [
    body(minus(circle(46, 48, 42), circle(68, 38, 35))),
    cut(circle(20, 56, 4.5), circle(34, 70, 5.5), circle(26, 38, 3.5)),
  ]),
  star: motif("a star", () => [
    body(
      corners(
        4,
        "48.00 4.00,60.34 33.01,91.75 35.79,67.97 56.49,75.04 87.21,48.00 71.00,20.96 87.21,28.03 56.49,4.25 35.79,35.66 33.01",
      ),
    ),
  ]),
  cloud: motif("a cloud", () => [body(box(6, 46, 84, 34, 17), circle(34, 44, 20), circle(58, 40, 24))]),
  rain: motif("a cloud with rain", () => [
    body(box(8, 30, 80, 28, 14), circle(34, 28, 17), circle(57, 26, 21)),
    accent(line(7, "28 68,22 82"), line(7, "48 68,39 90"), line(7, "68 68,62 82")),
  ]),
  snowflake: motif("a snowflake", () => [
    body(around(join(box(44.5, 4, 7, 44, 2), bar(6, "33 10,48 25,63 10")), 6)),
    inlay(sharp("48.00 39.00,55.79 43.50,55.79 52.50,48.00 57.00,40.21 52.50,40.21 43.50"), 4),
  ]),
  wind: motif("wind", () => [
    body(curve(8, "M6 40H58C72 40 74 18 60 16C52 15 47 21 48 27"), curve(8, "M6 56H76C94 56 94 80 76 80C68 80 64 74 65 68")),
    accent(curve(8, "M14 72H42C52 72 53 88 43 88C38 88 35 85 35 81")),
  ]),
  lightning: motif("a flash of lightning", () => [body(corners(3, "58 4,18 54,44 54,36 92,78 38,52 38"))]),
  flame: motif("a flame", () => [
    body(
      outline(
        "M50 4C52 22 80 34 80 62C80 80 66 92 48 92C30 92 16 80 16 61C16 46 24 38 30 28C32 36 34 40 39 42",
        "C40 28 40 16 50 4Z",
      ),
    ),
    inlay(outline("M49 48C50 56 60 60 60 69C60 76 55 80 48 80C41 80 36 76 36 69C36 61 45 57 49 48Z"), 4.5),
  ]),
};
