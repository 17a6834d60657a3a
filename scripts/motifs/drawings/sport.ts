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
  join,
  line,
  minus,
  mirrored,
  outline,
  over,
  rim,
  sharp,
  star,
  turned,
  within,
} from "../recorded-drawing";

/** What is worn and used for sport. */
export const sport: MotifGroup = {
  ball: motif(
    "a football",
    () => [
      body(circle(48, 48, 42)),
      cut(
        bar(4.5, "48 36,48 0"),
        bar(4.5, "62 43,96 32"),
        bar(4.5, "57 58,78 90"),
        bar(4.5, "39 58,18 90"),
        bar(4.5, "34 43,0 32"),
      ),
      over(corners(1.5, "48 28,67 42,60 64,36 64,29 42"), 4),
    ],
    82,
  ),
  racket: motif("a racket and ball", () => [
    body(
      turned(
        join(
          minus(ellipse(48, 26, 26, 32), ellipse(48, 26, 18.5, 24.5)),
          sharp("42 56,54 56,52 68,44 68"),
          box(43, 62, 10, 38, 4),
        ),
        40,
      ),
    ),
    body(
      turned(
        within(
          join(
            bar(4.5, "37 -10,37 62"),
            bar(4.5, "48 -10,48 62"),
            bar(4.5, "59 -10,59 62"),
            bar(4.5, "20 14,76 14"),
            bar(4.5, "20 26,76 26"),
            bar(4.5, "20 38,76 38"),
          ),
          ellipse(48, 26, 20, 26),
        ),
        40,
      ),
    ),
    accent(circle(76, 80, 10)),
  ]),
  trophy: motif("a trophy", () => [
    body(
      outline("M24 6H72V28C72 46 62 56 53 58V74H66V90H30V74H43V58C34 56 24 46 24 28Z"),
      mirrored(curve(7, "M26 16H10C10 34 18 42 30 42")),
    ),
    cut(star(48, 29, 13, 5.5, 5)),
  ]),
  flag: motif("a flag", () => [body(box(12, 4, 9, 88, 4)), accent(outline("M25 10C40 2 52 20 86 10V56C52 66 40 48 25 56Z"))]),
  dumbbell: motif("a dumbbell", () => [
    body(box(30, 43, 36, 10), mirrored(box(16, 22, 14, 52, 5)), mirrored(box(4, 32, 9, 32, 4))),
  ]),
  "yoga-pose": motif("a person in a seated yoga pose", () => [
    body(
      circle(48, 14, 11),
      outline("M42 29H54C60 29 60 34 60 38C58 48 58 54 60 64H36C38 54 38 48 36 38C36 34 36 29 42 29Z"),
      mirrored(curve(8, "M40 34C34 46 28 56 14 62")),
    ),
    body(mirrored(outline("M50 69C36 66 16 70 8 80C6 86 10 90 16 90H50Z"))),
    cut(mirrored(curve(4.5, "M30 84C40 84 46 82 48 80"))),
  ]),
  "yoga-mat": motif("a rolled mat", () => [
    body(circle(26, 62, 24), corners(2, "26 76,92 76,92 86,26 86")),
    cut(curve(4.8, "M26 62C30 56 20 52 16 60C12 70 26 78 35 68C44 54 30 42 18 46")),
    body(corners(3, "46 52,88 52,94 72,52 72")),
  ]),
  "boxing-glove": motif("a boxing glove", () => [
    body(
      outline("M22 62V36C22 18 36 6 54 6C74 6 86 18 86 36C86 50 78 58 70 64V66H26C24 66 22 65 22 62Z"),
      box(26, 72, 44, 20, 5),
    ),
    cut(curve(4.6, "M40 40C52 44 62 40 64 30")),
    over(outline("M16 30C26 24 38 30 42 42C44 52 38 58 32 56C20 52 10 44 10 38C10 34 12 32 16 30Z"), 4),
  ]),
  "running-shoe": motif("a running shoe", () => [
    body(
      outline("M6 66C8 54 8 40 12 30C20 38 28 36 34 26C38 30 42 36 48 40C60 48 78 52 88 58C92 61 93 64 92 68H6Z"),
      box(4, 72, 90, 12, 6),
    ),
    cut(line(4.4, "46 50,56 38"), line(4.4, "57 55,66 44"), curve(4.4, "M14 54C24 56 32 50 36 42")),
  ]),
  "hiking-boot": motif("a hiking boot", () => [
    body(
      outline("M16 8H50V36C54 44 66 48 80 52C88 55 91 60 91 68V72H12V60C14 44 16 28 16 8Z"),
      corners(1, "8 76,94 76,94 90,84 90,82 84,72 84,70 90,58 90,56 84,46 84,44 90,32 90,30 84,20 84,18 90,8 90"),
    ),
    cut(line(4.4, "36 20,52 20"), line(4.4, "36 32,52 32"), curve(4.4, "M44 46C50 44 54 44 58 40")),
  ]),
  kettlebell: motif("a kettlebell", () => [
    body(circle(48, 60, 32), rim(9, outline("M30 34L36 10H60L66 34Z"))),
    cut(curve(4.6, "M28 66C26 56 30 48 37 44")),
  ]),
  stopwatch: motif("a stopwatch", () => [
    body(circle(48, 56, 36), box(38, 2, 20, 9, 3), box(43.5, 8, 9, 14), turned(box(43, 8, 10, 14, 3), 42, 48, 56)),
    cut(circle(48, 56, 27)),
    accent(line(6, "48 56,60 42")),
    body(circle(48, 56, 6)),
  ]),
  whistle: motif("a whistle", () => [
    body(outline("M6 36H88V54L62 58C64 76 50 88 34 88C18 88 6 76 6 60Z")),
    cut(circle(34, 61, 10), box(46, 36, 12, 11, 1)),
    accent(line(5.5, "52 26,52 10"), line(5.5, "66 28,74 14"), line(5.5, "38 28,30 14")),
  ]),
  "finish-line": motif("a finishing flag", () => [
    body(line(7, "12 6,12 92")),
    body(outline("M18 10C34 2 50 20 90 10V58C50 68 34 50 18 58Z")),
    cut(
      box(32, 4, 14, 16),
      box(60, 6, 15, 18),
      box(18, 24, 14, 16),
      box(46, 26, 14, 18),
      box(75, 24, 16, 16),
      box(32, 40, 14, 18),
      box(60, 44, 15, 18),
    ),
  ]),
  "orienteering-flag": motif("an orienteering marker", () => [
    body(line(5.5, "48 2,48 18")),
    body(corners(2, "14 20,82 20,82 88,14 88")),
    cut(sharp("20.5 26.5,75.5 26.5,20.5 81.5")),
  ]),
  "swim-goggles": motif("swimming goggles", () => [
    body(
      mirrored(outline("M45 40C38 32 18 30 11 38C6 46 8 60 16 66C26 72 38 68 42 58C43 54 45 52 48 52V42", "C47 42 46 41 45 40Z")),
      mirrored(curve(6, "M12 44C6 42 2 36 2 26")),
    ),
    cut(mirrored(ellipse(26, 50, 11, 9))),
  ]),
  "diving-mask": motif("a diving mask with its snorkel", () => [
    body(
      outline(
        "M14 26H62C70 26 74 32 74 40V54C74 62 68 68 60 68H52C46 68 44 60 38 60C32 60 30 68 24 68H16",
        "C8 68 2 62 2 54V40C2 32 6 26 14 26Z",
      ),
      curve(7.5, "M86 6V66C86 92 48 96 38 84"),
    ),
    cut(
      outline(
        "M16 34H60C64 34 66 36 66 40V52C66 57 63 60 58 60H54C49 60 46 52 38 52C30 52 27 60 22 60H18",
        "C13 60 10 57 10 52V40C10 36 12 34 16 34Z",
      ),
    ),
    accent(line(5, "20 46,28 40")),
  ]),
  surfboard: motif("a surfboard", () => [
    body(turned(outline("M48 -6C64 14 68 40 64 66C62 84 56 98 48 104C40 98 34 84 32 66C28 40 32 14 48 -6Z"), 32)),
    cut(turned(join(bar(4.4, "48 4,48 60"), bar(4.6, "30 70,66 70")), 32)),
  ]),
  skateboard: motif("a skateboard", () => [
    body(
      outline(
        "M2 38C4 34 8 34 12 38C16 42 18 46 24 46H72C78 46 80 42 84 38C88 34 92 34 94 38C92 50 84 58 74 58",
        "H22C12 58 4 50 2 38Z",
      ),
      box(24, 56, 12, 8),
      box(60, 56, 12, 8),
    ),
    over(circle(30, 70, 10), 3.6),
    over(circle(66, 70, 10), 3.6),
    cut(circle(30, 70, 3.6), circle(66, 70, 3.6)),
  ]),
  "ice-skate": motif("an ice skate", () => [
    body(
      outline("M20 4H48V28C52 38 64 42 76 46C84 49 88 54 88 62V66H14V52C17 38 20 22 20 4Z"),
      box(24, 64, 8, 18),
      box(68, 64, 8, 18),
      curve(7, "M6 84H84C90 84 93 80 93 76"),
    ),
    cut(line(4.4, "34 16,50 16"), line(4.4, "34 28,50 28"), curve(4.4, "M42 42C48 41 52 40 56 36")),
  ]),
  skis: motif("a pair of skis", () => [
    body(turned(join(box(28, -2, 12, 104, 5)), 24)),
    over(turned(join(box(56, -2, 12, 104, 5)), -24), 4.4),
    cut(turned(box(26, 46, 16, 5), 24), turned(box(54, 46, 16, 5), -24)),
  ]),
  carabiner: motif("a carabiner", () => [
    body(rim(10, outline("M44 8H60C72 8 78 16 76 28L66 74C64 82 58 88 50 88H44C32 88 26 80 26 70V26C26 16 32 8 44 8Z"))),
    cut(box(20, 32, 14, 4.6), box(20, 62, 14, 4.6)),
  ]),
  "ice-axe": motif("an ice axe", () => [
    body(turned(join(box(44, 14, 8, 86, 3), outline("M8 26C20 10 40 4 56 8L66 4L76 6L76 18L62 20C44 18 26 20 8 26Z")), 30)),
    cut(turned(box(42, 78, 12, 4.6), 30)),
  ]),
  "climbing-shoe": motif("a climbing shoe", () => [
    body(
      outline(
        "M10 22C18 14 30 14 36 18C42 34 60 44 80 54C90 60 94 68 92 76C86 84 70 82 56 80C38 76 20 78 10 74",
        "C2 60 4 36 10 22Z",
      ),
    ),
    cut(line(4.4, "34 34,24 48"), line(4.4, "46 44,36 60"), line(4.4, "60 52,52 66")),
    accent(curve(5.5, "M14 16C10 8 16 2 24 4")),
  ]),
  "judo-belt": motif("a tied belt", () => [
    body(box(2, 30, 92, 15, 3), outline("M40 44L20 88L34 92L50 50Z"), outline("M56 44L76 88L62 92L46 50Z")),
    over(box(36, 24, 24, 27, 6), 4.4),
  ]),
  "racing-helmet": motif("a racing helmet", () => [
    body(outline("M8 52C8 26 26 8 50 8C76 8 92 28 92 54V78C92 84 88 88 82 88H34C24 88 18 84 14 76L8 62Z")),
    cut(outline("M4 42H52C58 42 60 46 58 52L54 64C53 67 51 68 48 68H8C2 60 2 50 4 42Z")),
    cut(box(66, 48, 30, 4.6)),
  ]),
  "cycle-helmet": motif("a cycling helmet", () => [
    body(
      outline("M4 60C4 32 24 14 50 14C76 14 93 34 92 56C92 60 90 62 86 62C60 58 30 62 8 66C5 66 4 64 4 60Z"),
      curve(5.5, "M26 62C30 78 36 86 46 88C56 86 62 78 70 62"),
    ),
    cut(curve(5, "M24 46C28 36 34 30 44 26"), curve(5, "M42 48C46 38 54 32 64 29"), curve(5, "M62 50C66 42 72 38 78 37")),
  ]),
  "golf-flag": motif("a golf flag on its green", () => [
    body(line(6, "44 6,44 80"), ellipse(48, 82, 42, 10)),
    accent(sharp("51 6,84 20,51 36")),
    cut(ellipse(44, 80, 9, 3.2)),
    body(box(41, 60, 6, 20)),
  ]),
  "golf-ball": motif("a golf ball on a tee", () => [
    body(circle(48, 34, 30), corners(2, "34 68,62 68,52 80,50 94,46 94,44 80")),
    cut(
      circle(38, 26, 3.6),
      circle(52, 22, 3.6),
      circle(46, 37, 3.6),
      circle(60, 33, 3.6),
      circle(56, 47, 3.6),
      circle(34, 42, 3.6),
    ),
  ]),
  "tennis-ball": motif(
    "a tennis ball",
    () => [body(circle(48, 48, 42)), cut(curve(5.5, "M18 14C40 30 40 66 18 82"), curve(5.5, "M78 14C56 30 56 66 78 82"))],
    76,
  ),
  "exercise-ball": motif(
    "an exercise ball",
    () => [
      body(circle(48, 50, 40)),
      cut(curve(4.8, "M12 36C30 22 66 22 84 36"), curve(4.8, "M8 54C28 42 68 42 88 54"), curve(4.8, "M14 72C32 62 64 62 82 72")),
    ],
    76,
  ),
};
