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
  hoop,
  join,
  line,
  mirrored,
  outline,
  row,
  sharp,
  turned,
} from "../recorded-drawing";

/** Film, photography and broadcasting. */
export const media: MotifGroup = {
  camera: motif("a camera", () => [
    body(corners(5, "6 26,28 26 2,34 14 4,62 14 4,68 26 2,90 26,90 82,6 82")),
    cut(circle(48, 53, 21), box(74, 34, 9, 6, 2)),
    accent(circle(48, 53, 14.5)),
  ]),
  lens: motif("a camera lens", () => [
    body(circle(48, 48, 42)),
    cut(hoop(4.5, 48, 48, 33.5)),
    cut(around(sharp("41 35.9,55 35.9,62 48,48 48"), 6), around(bar(4.2, "41 35.9,72 35.9"), 6)),
  ]),
  "film-roll": motif("a roll of film", () => [
    body(box(8, 22, 38, 62, 4), box(18, 12, 18, 11, 3), corners(2, "50 30,92 30,92 76,50 76")),
    cut(row(box(56, 36, 6, 6, 1), 3, 12), row(box(56, 64, 6, 6, 1), 3, 12), box(8, 36, 38, 4.8), box(8, 66, 38, 4.8)),
  ]),
  tripod: motif("a camera on a tripod", () => [
    body(
      box(22, 10, 52, 34, 5),
      box(34, 4, 20, 9, 2),
      box(44, 44, 8, 12),
      line(6.5, "48 54,24 93"),
      line(6.5, "48 54,72 93"),
      line(6.5, "48 54,48 88"),
    ),
    cut(circle(48, 27, 11)),
    accent(circle(48, 27, 6.4)),
  ]),
  "film-reel": motif("a reel of film", () => [
    body(circle(46, 46, 40), curve(7, "M46 82.500H94", "butt")),
    cut(around(circle(46, 24, 9), 5, 46, 46), circle(46, 46, 4.5)),
  ]),
  "movie-camera": motif("a film camera", () => [
    body(circle(22, 23, 16), circle(54, 23, 16), box(6, 42, 62, 42, 5), corners(3, "72 57,92 44,92 82,72 69")),
    cut(circle(22, 23, 5), circle(54, 23, 5), box(16, 54, 18, 8, 2)),
  ]),
  clapper: motif("a clapperboard", () => [
    body(box(6, 40, 84, 48, 4), turned(box(6, 18, 84, 17, 2), -12, 8, 36)),
    cut(
      turned(
        join(sharp("22 21,31 21,25 32,16 32"), sharp("45 21,54 21,48 32,39 32"), sharp("68 21,77 21,71 32,62 32")),
        -12,
        8,
        36,
      ),
    ),
    cut(box(18, 54, 40, 6, 1), box(18, 68, 28, 6, 1)),
  ]),
  megaphone: motif("a megaphone", () => [
    body(
      outline(
        "M66 8C74 20 78 34 78 48C78 62 74 70 68 76C56 66 44 62 32 62H18C10 62 4 54 4 46C4 38 10 30 18 30",
        "H30C44 28 56 20 66 8Z",
      ),
      corners(4, "18 66,34 66,42 90,28 90"),
    ),
    cut(bar(4.5, "32 26,32 66")),
    accent(arc(6, 78, 42, 13, -60, 60)),
  ]),
  microphone: motif("a microphone", () => [
    body(box(32, 4, 32, 52, 16), arc(7.5, 48, 42, 28, 0, 180), box(44, 68, 8, 20), box(26, 84, 44, 8, 4)),
    cut(box(32, 20, 18, 4.5), box(32, 31, 18, 4.5)),
  ]),
  headphones: motif("a pair of headphones", () => [
    body(arc(8.5, 48, 48, 38, 180, 360, "butt"), mirrored(join(box(5.8, 46, 8.5, 14), box(6, 54, 20, 36, 8)))),
  ]),
  "radio-set": motif("a radio", () => [
    body(box(4, 34, 88, 52, 7), line(5.5, "20 36,72 8")),
    cut(circle(29, 60, 16)),
    body(circle(29, 60, 10.5)),
    cut(circle(29, 60, 4), box(54, 44, 30, 10, 2), circle(60, 70, 5.5), circle(78, 70, 5.5)),
  ]),
  television: motif("a television set", () => [
    body(box(4, 26, 88, 58, 8), mirrored(line(5.5, "46 28,28 5")), mirrored(line(8, "24 84,20 92"))),
    cut(box(13, 35, 58, 40, 5), circle(81, 44, 4.4), circle(81, 59, 4.4)),
  ]),
};
