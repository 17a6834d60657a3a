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
  mirrored,
  outline,
  over,
  rim,
  row,
  turned,
} from "../recorded-drawing";

/** Pottery, glass, leather, textiles and the tools for them. */
export const craftwork: MotifGroup = {
  vase: motif("a vase", () => [
    body(
      outline(
        "M36 6H60C62 6 62 12 60 14C56 22 58 28 66 36C80 50 78 72 62 90H34C18 72 16 50 30 36",
        "C38 28 40 22 36 14C34 12 34 6 36 6Z",
      ),
    ),
    cut(curve(5, "M14 54C26 46 36 62 48 54C60 46 70 62 84 54"), curve(5, "M14 68C26 60 36 76 48 68C60 60 70 76 84 68")),
  ]),
  amphora: motif("an amphora", () => [
    body(
      box(34, 4, 28, 9, 3),
      outline("M40 13H56V28C72 32 78 46 72 62C68 74 58 80 56 86H40C38 80 28 74 24 62C18 46 24 32 40 28Z"),
      box(34, 85, 28, 8, 3),
    ),
    body(mirrored(curve(7, "M42 19C24 12 14 24 24 44"))),
    cut(box(10, 49, 76, 4.5), box(10, 58, 76, 4.5)),
  ]),
  "pottery-wheel": motif("a pot on a potter's wheel", () => [
    body(
      outline("M36 6H60C62 14 74 22 74 36C74 46 66 52 60 56H36C30 52 22 46 22 36C22 22 34 14 36 6Z"),
      box(8, 60, 80, 9, 4),
      box(42, 69, 12, 14),
      box(24, 82, 48, 9, 3),
    ),
    cut(bar(4.5, "14 30,82 24"), bar(4.5, "14 42,82 36")),
  ]),
  kiln: motif("a kiln", () => [
    body(outline("M12 88V46C12 26 28 16 48 16C68 16 84 26 84 46V88Z"), box(40, 3, 16, 16, 2), box(4, 86, 88, 8, 3)),
    cut(rim(4.6, box(28, 42, 40, 38, 5)), box(38, 48, 20, 26, 2)),
    accent(outline("M48 52C54 57 56 61 55 65C54 69 51 71 48 71C45 71 42 69 41 65C40 61 44 58 48 52Z")),
  ]),
  "glass-pipe": motif("molten glass on a blowpipe", () => [
    body(turned(join(box(44.4, -14, 7.2, 72, 3), box(41, -14, 14, 22, 4)), 42)),
    accent(turned(outline("M40 60H56C70 66 74 80 70 92C64 106 32 106 26 92C22 80 26 66 40 60Z"), 42)),
  ]),
  bust: motif("a sculpted bust", () => [
    body(
      outline(
        "M36 12C42 4 60 4 66 14C70 22 70 30 66 38C64 44 62 46 62 52C72 56 80 62 82 72C70 78 30 78 16 72",
        "C18 62 28 56 40 52V46C34 46 30 46 30 40L26 34L31 26C31 20 32 16 36 12Z",
      ),
      box(38, 80, 22, 6),
      box(28, 86, 42, 8, 2),
    ),
    cut(curve(4.6, "M42 60C50 66 60 66 68 62")),
  ]),
  "leather-hide": motif("a leather hide", () => [
    body(
      outline(
        "M38 6C44 12 52 12 58 6L66 12C66 20 72 24 82 18L90 26C84 34 78 40 78 48C78 56 86 62 92 70L84 80C76 74 70 76 66 82",
        "C60 90 54 88 48 94C42 88 36 90 30 82C26 76 20 74 12 80L4 70C10 62 18 56 18 48C18 40 12 34 6 26L14 18C24 24 30 20 30 12Z",
      ),
    ),
    cut(curve(4.6, "M48 28V70"), mirrored(curve(4.4, "M34 34C30 44 30 56 34 66"))),
  ]),
  awl: motif("an awl with waxed thread", () => [
    accent(turned(outline("M38 -4C40 -10 56 -10 58 -4C64 8 62 26 56 38H40C34 26 32 8 38 -4Z"), 40)),
    body(turned(join(box(42, 42, 12, 9, 2), corners(1, "45 52,51 52,49.4 104,46.6 104")), 40)),
    body(curve(5, "M30 84C46 96 60 88 56 76C52 66 64 58 76 66C84 72 82 84 92 88")),
  ]),
  "shoe-last": motif("a shoemaker's last", () => [
    body(
      outline(
        "M10 12H42C44 28 50 38 62 46C76 54 92 58 92 72C92 80 84 82 72 82C58 82 50 72 40 70",
        "C32 69 30 82 20 82C10 82 6 74 6 60C6 44 10 28 10 12Z",
      ),
    ),
    cut(circle(26, 26, 6)),
  ]),
  "needle-thread": motif("a needle and thread", () => [
    body(outline("M9 89L72 11C79 4 87 3 91 6C95 10 94 18 87 25Z")),
    cut(line(5.2, "70 27,81 15")),
    accent(curve(6, "M92 32C96 54 86 66 72 62C60 58 64 44 74 48C88 54 74 88 36 88")),
  ]),
  "thread-spool": motif("a spool of thread", () => [
    body(box(16, 6, 64, 14, 4), box(16, 76, 64, 14, 4)),
    accent(corners(3, "24 24,72 24,72 72,24 72")),
    cut(bar(4.5, "20 42,76 34"), bar(4.5, "20 54,76 46"), bar(4.5, "20 66,76 58")),
  ]),
  yarn: motif("a ball of yarn", () => [
    body(circle(44, 44, 38), curve(7, "M44 82C60 94 72 78 90 86", "round")),
    cut(
      curve(4.5, "M10 30C30 26 56 40 70 76"),
      curve(4.5, "M20 14C44 14 70 34 82 58"),
      curve(4.5, "M6 46C22 44 42 56 52 84"),
      curve(4.5, "M58 6C52 12 50 14 48 18"),
      curve(4.5, "M74 16C68 20 66 24 64 27"),
    ),
  ]),
  button: motif("a button", () => [body(circle(48, 48, 42)), cut(hoop(4.5, 48, 48, 32), around(circle(39, 39, 5.5), 4))], 80),
  loom: motif("a loom", () => [
    body(box(6, 8, 84, 10, 3), box(6, 80, 84, 10, 3), box(10, 8, 9, 82), box(77, 8, 9, 82)),
    body(row(box(26, 18, 4.5, 32), 5, 10)),
    accent(box(24, 52, 48, 22, 2)),
  ]),
  shuttle: motif("a weaver's shuttle", () => [
    body(turned(outline("M-6 48C10 32 26 30 48 30C70 30 86 32 102 48C86 64 70 66 48 66C26 66 10 64 -6 48Z"), -38)),
    cut(turned(box(22, 39, 52, 18, 9), -38)),
    accent(turned(box(32, 43.6, 32, 8.8, 4), -38)),
  ]),
  "spinning-wheel": motif("a spinning wheel", () => [
    body(hoop(7, 34, 40, 28), around(line(4.6, "34 40,34 14"), 6, 34, 40), circle(34, 40, 7)),
    body(
      line(7, "8 78,90 62"),
      line(6.5, "34 42,22 93"),
      line(6.5, "70 66,76 93"),
      line(6, "74 66,74 34"),
      box(64, 26, 26, 12, 5),
    ),
  ]),
  knitting: motif("knitting on two needles", () => [
    body(line(6, "4 10,80 40"), line(6, "92 10,16 40"), circle(6, 10, 7), circle(90, 10, 7)),
    over(box(22, 38, 52, 54, 5), 4),
    cut(
      line(4.4, "30 52,35 60,40 52,45 60,50 52,55 60,60 52,65 60"),
      line(4.4, "30 70,35 78,40 70,45 78,50 70,55 78,60 70,65 78"),
    ),
  ]),
  "sewing-machine": motif("a sewing machine", () => [
    body(outline("M10 18C10 14 12 12 16 12H84C90 12 92 16 92 22V74H70V44H34V52H16V44C12 44 10 42 10 38Z"), box(4, 78, 88, 12, 4)),
    body(box(22.6, 52, 5, 20, 1), box(24, 4, 14, 8, 2)),
    cut(circle(81, 30, 6), box(28, 25, 30, 4.8, 2)),
  ]),
  "tailors-dummy": motif("a tailor's dummy", () => [
    body(
      outline(
        "M42 14H54C54 20 62 22 70 26C72 36 70 44 64 50C62 56 66 62 68 70H28C30 62 34 56 32 50",
        "C26 44 24 36 26 26C34 22 42 20 42 14Z",
      ),
      box(41, 3, 14, 8, 3),
      box(45, 70, 6, 16),
      box(28, 86, 40, 8, 4),
    ),
    cut(bar(4.4, "48 26,48 64")),
  ]),
  "fabric-roll": motif("rolls of fabric", () => [
    body(circle(20, 66, 17), corners(3, "24 49,92 49,92 83,24 83")),
    cut(circle(20, 66, 8.6)),
    body(circle(20, 66, 4)),
    accent(corners(4, "34 14,88 14,88 42,34 42")),
    body(circle(24, 28, 14)),
    cut(circle(24, 28, 5.4)),
  ]),
  "clothes-iron": motif("an iron", () => [
    body(
      outline("M4 74C6 50 26 36 50 36H76L88 74Z"),
      box(4, 79, 86, 9, 3),
      curve(8, "M38 32C38 16 44 12 54 12H66C76 12 78 24 82 38"),
    ),
    cut(circle(30, 60, 4.4), circle(46, 60, 4.4), circle(62, 60, 4.4)),
  ]),
  tatami: motif("tatami mats", () => [
    body(box(4, 6, 88, 38, 1), box(4, 50, 41, 40, 1), box(51, 50, 41, 40, 1)),
    cut(box(10, 12, 76, 4.6), box(10, 33.4, 76, 4.6)),
    cut(...[10, 34.4, 57, 81.4].map((x) => box(x, 56, 4.6, 28))),
  ]),
};
