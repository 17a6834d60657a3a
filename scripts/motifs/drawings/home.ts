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
  ellipse,
  hoop,
  inlay,
  join,
  line,
  minus,
  mirrored,
  outline,
  over,
  sharp,
  turned,
} from "../recorded-drawing";

/** Furniture, lamps and housework. */
export const home: MotifGroup = {
  key: motif("a key", () => [
    body(turned(join(hoop(11, 48, 22, 16), box(43, 38, 10, 56, 2), box(50, 68, 16, 9, 1), box(50, 83, 12, 9, 1)), 40)),
  ]),
  lock: motif("a padlock", () => [
    body(box(14, 42, 68, 50, 8), curve(10, "M29 46V28C29 2 67 2 67 28V46", "butt")),
    cut(circle(48, 62, 7), corners(1, "45 64,51 64,53 80,43 80")),
  ]),
  door: motif("an open door", () => [
    body(minus(box(10, 4, 70, 88, 2), box(52, 11, 21, 90)), box(2, 85, 92, 7, 2)),
    cut(box(58, 11, 15, 74)),
    over(corners(2, "10 4,56 15,56 98,10 92"), 3.6),
    cut(circle(46, 56, 4.2)),
  ]),
  window: motif("a window", () => [
    body(outline("M14 84V42C14 20 30 6 48 6C66 6 82 20 82 42V84Z"), box(6, 84, 84, 8, 2)),
    cut(minus(outline("M22 76V42C22 26 34 14 48 14C62 14 74 26 74 42V76Z"), box(44, 0, 8, 96), box(0, 44, 96, 8))),
  ]),
  lift: motif("a lift", () => [
    body(box(12, 4, 72, 88, 4)),
    cut(box(20, 26, 25.6, 66, 1), box(50.4, 26, 25.6, 66, 1), sharp("34 20,46 20,40 11"), sharp("50 11,62 11,56 20")),
    body(box(24.4, 30.4, 16.8, 62), box(54.8, 30.4, 16.8, 62)),
  ]),
  chair: motif("a chair", () => [
    body(box(24, 6, 48, 30, 8), box(28, 30, 7, 24), box(61, 30, 7, 24), box(18, 50, 60, 12, 4), mirrored(bar(7, "27 58,22 92"))),
  ]),
  armchair: motif("an armchair", () => [
    body(outline("M24 40V22C24 12 30 6 40 6H56C66 6 72 12 72 22V40C66 42 66 46 66 54H30C30 46 30 42 24 40Z")),
    body(
      outline(
        "M14 44C22 44 24 50 24 58V62H72V58C72 50 74 44 82 44C88 44 92 48 92 54C92 60 88 62 87 66V78",
        "C87 81 85 83 82 83H14C11 83 9 81 9 78V66C8 62 4 60 4 54C4 48 8 44 14 44Z",
      ),
    ),
    body(box(14, 82, 10, 11, 2), box(72, 82, 10, 11, 2)),
  ]),
  sofa: motif("a sofa", () => [
    body(box(18, 20, 60, 40, 8)),
    over(join(box(4, 38, 18, 42, 7), box(74, 38, 18, 42, 7), box(14, 54, 68, 24, 4)), 4),
    cut(bar(4.5, "48 14,48 51")),
    body(box(10, 78, 8, 10, 2), box(78, 78, 8, 10, 2)),
  ]),
  bed: motif("a bed", () => [
    body(
      box(4, 16, 9, 70, 4),
      box(4, 62, 88, 14, 3),
      box(83, 50, 9, 36, 4),
      outline("M40 58V48C40 40 46 36 54 36H74C86 36 92 44 92 56V58Z"),
    ),
    accent(box(17, 40, 20, 18, 7)),
  ]),
  "bunk-bed": motif("a bunk bed", () => [
    body(
      box(6, 4, 8, 88, 2),
      box(82, 4, 8, 88, 2),
      box(6, 30, 84, 10, 2),
      box(6, 70, 84, 10, 2),
      box(20, 18, 20, 9, 4),
      box(20, 58, 20, 9, 4),
      line(5, "62 40,62 70"),
      line(5, "74 40,74 70"),
      box(62, 52, 12, 5),
    ),
  ]),
  desk: motif("a desk with a lamp", () => [
    body(
      box(2, 52, 92, 9, 2),
      box(8, 60, 8, 32, 1),
      box(56, 61, 32, 31, 2),
      line(5.5, "20 50,20 34,34 16"),
      corners(2, "30 8,46 18,38 32,24 20"),
      box(12, 46, 18, 6, 2),
    ),
    cut(box(62, 68, 20, 4.6, 2), box(62, 80, 20, 4.6, 2)),
    accent(box(56, 40, 26, 8, 1)),
  ]),
  clock: motif("a clock", () => [body(circle(48, 48, 42)), cut(line(7, "48 22,48 50"), line(7, "48 50,64 60"))], 82),
  "long-case-clock": motif("a long-case clock", () => [
    body(corners(2, "48 2,66 12,66 34,30 34,30 12"), box(34, 38, 28, 38, 1), box(28, 80, 40, 13, 2)),
    cut(circle(48, 22, 8.4), box(41, 44, 14, 26, 1)),
    body(circle(48, 61, 4.4), box(46.4, 44, 3.2, 14)),
  ]),
  "tiled-stove": motif("a tiled stove", () => [
    body(box(18, 12, 60, 76, 3), box(12, 4, 72, 12, 3), box(10, 84, 76, 9, 2)),
    cut(box(18, 32, 60, 4), box(18, 50, 60, 4), box(46, 16, 4, 16), box(30, 36, 4, 14), box(62, 36, 4, 14)),
    cut(outline("M32 84V70C32 60 39 56 48 56C57 56 64 60 64 70V84Z")),
    accent(outline("M48 62C53 67 57 71 57 76C57 81 53 84 48 84C43 84 39 81 39 76C39 71 43 67 48 62Z")),
  ]),
  lamp: motif("a table lamp", () => [
    accent(corners(3, "32 6,64 6,80 44,16 44")),
    body(box(44, 48, 8, 34), box(26, 80, 44, 11, 5)),
  ]),
  lantern: motif("a lantern", () => [
    body(
      box(28, 20, 40, 9, 3),
      corners(2, "32 33,64 33,68 78,28 78"),
      box(22, 82, 52, 10, 3),
      curve(5.5, "M34 20C34 0 62 0 62 20"),
    ),
    cut(corners(1, "39 40,57 40,60 71,36 71")),
    accent(outline("M48 46C54 54 55 58 53 62C52 65 50 66 48 66C46 66 44 65 43 62C41 58 44 54 48 46Z")),
  ]),
  "paper-lantern": motif("a paper lantern", () => [
    body(box(34, 13, 28, 12, 2), ellipse(48, 48, 34, 26), box(34, 71, 28, 12, 2), box(45.5, 2, 5, 14), box(45.5, 80, 5, 15)),
    cut(bar(4.4, "22 36,74 36"), bar(4.4, "18 48,78 48"), bar(4.4, "22 60,74 60")),
  ]),
  broom: motif("a broom", () => [
    body(turned(join(box(44, -8, 8, 56, 4), box(32, 46, 32, 11, 3), corners(2, "34 61,62 61,72 98,24 98")), 40)),
    cut(turned(join(bar(4.5, "42 70,38 104"), bar(4.5, "54 70,58 104")), 40)),
  ]),
  bucket: motif("a bucket", () => [
    body(corners(4, "10 36,86 36,76 92,20 92"), curve(6, "M16 38C16 -6 80 -6 80 38")),
    cut(box(6, 48, 84, 4.8)),
  ]),
  vacuum: motif("a vacuum cleaner", () => [
    body(
      outline("M10 88C8 62 20 46 42 46C56 46 62 56 62 68V88Z"),
      curve(7.5, "M46 50C42 22 52 10 64 10C78 10 78 24 78 36V84"),
      corners(3, "70 82,86 82,92 92,68 92"),
    ),
    inlay(circle(30, 76, 10), 4),
  ]),
  "washing-machine": motif(
    "a washing machine",
    () => [
      body(box(12, 6, 72, 84, 6)),
      cut(circle(48, 56, 25), circle(25, 18, 4.2), box(36, 15.5, 36, 5, 2.5)),
      body(circle(48, 56, 19.5)),
      cut(curve(4.5, "M26 56C34 50 40 62 48 56C56 50 62 62 70 56")),
    ],
    78,
  ),
};
