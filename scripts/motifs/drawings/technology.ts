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
  line,
  mirrored,
  outline,
  rim,
  row,
} from "../recorded-drawing";

/** Computers, networks and robots. */
export const technology: MotifGroup = {
  computer: motif("a computer", () => [
    body(box(6, 10, 84, 58, 5), corners(1, "40 66,56 66,59 82,37 82"), box(26, 80, 44, 9, 3)),
    cut(box(14, 18, 68, 38, 1)),
    accent(corners(1, "40 26,60 37,40 48")),
  ]),
  laptop: motif("a laptop", () => [
    body(box(14, 16, 68, 50, 5), corners(4, "2 70,94 70,89 84,7 84")),
    cut(box(22, 24, 52, 34, 2), box(39, 70, 18, 5)),
  ]),
  phone: motif("a phone", () => [
    body(box(24, 4, 48, 88, 9)),
    cut(box(31, 16, 34, 56, 1), box(41, 78, 14, 5, 2.5)),
    accent(box(37, 23, 22, 18, 2)),
  ]),
  keyboard: motif("a keyboard", () => [
    body(box(2, 22, 92, 54, 7)),
    cut(row(box(12, 32, 9, 8, 2), 5, 15.8), row(box(12, 45, 9, 8, 2), 5, 15.8), box(24, 59, 48, 8, 2)),
  ]),
  cursor: motif("a pointer", () => [body(corners(4, "22 4,22 78,38 63,50 92,64 86,52 58,75 57"))]),
  chip: motif(
    "a chip",
    () => [
      body(box(22, 22, 52, 52, 5), around(row(box(31, 6, 7, 18, 2), 3, 13.5), 4)),
      cut(box(33, 33, 30, 30, 2)),
      accent(box(40, 40, 16, 16, 1)),
    ],
    82,
  ),
  "circuit-board": motif("a circuit board", () => [
    body(box(6, 6, 84, 84, 6)),
    cut(
      rim(4.6, box(36, 36, 24, 24, 2)),
      bar(5, "48 34,48 18"),
      bar(5, "62 48,76 48,76 26"),
      bar(5, "48 62,48 78"),
      bar(5, "34 48,20 48,20 70"),
      circle(48, 18, 6.4),
      circle(76, 25, 6.4),
      circle(48, 78, 6.4),
      circle(20, 71, 6.4),
    ),
  ]),
  server: motif(
    "a rack of servers",
    () => [
      body(box(10, 6, 76, 25, 4), box(10, 36, 76, 25, 4), box(10, 66, 76, 25, 4)),
      cut(row(circle(23, 18.5, 4.2), 3, 0, 30), row(box(48, 16.2, 28, 4.6, 2), 3, 0, 30)),
    ],
    80,
  ),
  "database-stack": motif("a stack of disks", () => [
    body(
      ellipse(48, 18, 36, 14),
      outline("M12 28C24 40 72 40 84 28V44C84 62 12 62 12 44Z"),
      outline("M12 57C24 69 72 69 84 57V76C84 96 12 96 12 76Z"),
    ),
  ]),
  "cloud-server": motif("a cloud of data", () => [
    body(box(6, 34, 84, 30, 15), circle(34, 32, 18), circle(58, 28, 22)),
    body(
      bar(6, "28 64,28 82"),
      bar(6, "48 64,48 84"),
      bar(6, "68 64,68 82"),
      circle(28, 84, 7),
      circle(48, 88, 7),
      circle(68, 84, 7),
    ),
    cut(box(30, 38, 36, 6, 3), box(30, 50, 24, 6, 3)),
  ]),
  terminal: motif("a terminal window", () => [
    body(box(6, 12, 84, 72, 7)),
    cut(line(7, "22 36,36 50,22 64"), box(44, 60, 28, 7, 3)),
  ]),
  "code-brackets": motif("a pair of code brackets", () => [
    body(mirrored(bar(13, "32 18,8 48,32 78"))),
    accent(bar(10, "57 14,39 82")),
  ]),
  "version-branch": motif("a branching version history", () => [
    body(
      circle(28, 16, 12),
      circle(28, 80, 12),
      circle(70, 32, 12),
      line(7.5, "28 22,28 74"),
      curve(7.5, "M70 40C70 56 28 48 28 66"),
    ),
    cut(circle(28, 16, 4.6), circle(28, 80, 4.6), circle(70, 32, 4.6)),
  ]),
  network: motif("a network of nodes", () => [
    body(
      line(6, "48 46,20 20"),
      line(6, "48 46,78 26"),
      line(6, "48 46,76 78"),
      line(6, "48 46,22 74"),
      circle(48, 46, 15),
      circle(18, 18, 12),
      circle(80, 24, 11),
      circle(78, 80, 13),
      circle(20, 76, 11),
    ),
    cut(circle(48, 46, 6)),
  ]),
  antenna: motif("a radio mast", () => [
    body(corners(1, "44 44,52 44,70 92,60 92,48 58,36 92,26 92"), circle(48, 36, 9), box(36, 72, 24, 6)),
    accent(
      arc(6.5, 48, 36, 21, -50, 50),
      arc(6.5, 48, 36, 21, 130, 230),
      arc(6.5, 48, 36, 36, -50, 50),
      arc(6.5, 48, 36, 36, 130, 230),
    ),
  ]),
  robot: motif("a robot's head", () => [
    body(box(14, 28, 68, 58, 12), box(45, 14, 6, 16), circle(48, 10, 7), mirrored(box(3, 46, 14, 24, 4))),
    cut(mirrored(circle(33, 50, 8)), box(30, 68, 36, 7, 3)),
  ]),
  "robot-arm": motif("a robot arm", () => [
    body(
      box(10, 80, 44, 12, 3),
      corners(2, "20 82,24 62,40 62,44 82"),
      line(11, "32 58,22 26"),
      line(10, "22 26,62 22"),
      line(6.5, "62 22,76 36"),
      mirrored(curve(6, "M78 38C70 44 70 52 74 58"), 80),
    ),
    body(circle(32, 58, 9), circle(22, 26, 9)),
  ]),
  "printer-3d": motif("a three-dimensional printer", () => [
    body(rim(8, box(8, 8, 80, 80, 3)), box(8, 26, 80, 6.5), box(38, 22, 20, 22, 2), corners(1, "43 44,53 44,49.5 52,46.5 52")),
    accent(corners(2, "34 58,62 58,66 78,30 78")),
  ]),
};
