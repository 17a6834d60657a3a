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
  ellipse,
  hoop,
  inlay,
  join,
  line,
  minus,
  mirrored,
  outline,
  over,
  row,
  sharp,
  turned,
} from "../recorded-drawing";

/** A flue pipe of an organ, 13 units wide. */
const organPipe = (x: number, top: number) =>
  join(box(x, top, 13, 66 - top, 2), sharp(`${x} 65,${x + 13} 65,${x + 9.5} 82,${x + 3.5} 82`));

/** Instruments and what makes music heard. */
export const instruments: MotifGroup = {
  guitar: motif("a guitar", () => [
    body(
      turned(
        join(
          outline(
            "M48 38C60 38 66 44 64 54C63 60 72 62 72 76C72 92 60 98 48 98C36 98 24 92 24 76C24 62 33 60 32 54",
            "C30 44 36 38 48 38Z",
          ),
          box(44, -10, 8, 52),
          box(40, -20, 16, 16, 3),
        ),
        45,
      ),
    ),
    cut(turned(join(circle(48, 62, 8), box(38, 82, 20, 5, 1)), 45)),
  ]),
  violin: motif("a violin", () => [
    body(
      turned(
        join(
          outline(
            "M48 34C58 34 66 40 64 48C60 52 60 58 65 62C74 74 68 98 48 98C28 98 22 74 31 62C36 58 36 52 32 48",
            "C30 40 38 34 48 34Z",
          ),
          box(44.5, -6, 7, 44),
          circle(48, -8, 7),
          box(37, 0, 22, 5, 2),
        ),
        42,
      ),
    ),
    cut(turned(join(box(45.8, 44, 4.4, 30, 1), mirrored(curve(4.5, "M39 62C36 68 40 72 38 78"))), 42)),
  ]),
  cello: motif("a cello with its bow", () => [
    body(
      mirrored(outline("M41 34C52 30 60 36 59 45C58 50 55 52 55 55C55 59 64 63 64 73C64 84 53 88 40 88V34Z"), 40),
      box(37.5, 84, 5, 12, 2),
    ),
    over(join(box(36.5, 4, 7, 50, 2), circle(40, 6, 6), box(30, 12, 20, 5, 2)), 3.6),
    cut(mirrored(curve(4, "M31 54C27 58 31 64 27 68"), 40), corners(1, "36 68,44 68,42.5 80,37.5 80")),
    accent(line(6, "84 8,74 92")),
  ]),
  harp: motif("a harp", () => [
    body(
      box(68, 12, 9, 76, 2),
      curve(9, "M16 34C22 8 44 34 72 14"),
      corners(3, "10 32,22 28,74 84,62 92"),
      box(54, 84, 30, 8, 3),
    ),
    body(bar(4, "34 22,34 50"), bar(4, "45 24,45 62"), bar(4, "56 22,56 74")),
  ]),
  sitar: motif("a sitar", () => [
    body(
      turned(
        join(
          outline("M42 46H54C58 56 68 62 68 76C68 88 58 95 48 95C38 95 28 88 28 76C28 62 38 56 42 46Z"),
          box(42, -14, 12, 64, 3),
          circle(33, 4, 9),
          box(50, -10, 14, 5.5, 2),
          box(50, 1, 14, 5.5, 2),
          box(50, 12, 14, 5.5, 2),
        ),
        38,
      ),
    ),
    cut(turned(join(row(box(42, 8, 12, 4), 4, 0, 11), box(38, 74, 20, 5, 1)), 38)),
  ]),
  piano: motif("piano keys", () => [
    body(row(box(6, 30, 18, 56, 3), 4, 22)),
    over(join(box(6, 12, 84, 14, 3), row(box(21, 14, 10, 42, 1.5), 3, 22)), 3.6),
  ]),
  "organ-pipes": motif("organ pipes", () => [
    body(
      organPipe(5, 34),
      organPipe(23.2, 20),
      organPipe(41.5, 6),
      organPipe(59.8, 20),
      organPipe(78, 34),
      box(2, 80, 92, 12, 2),
    ),
    cut(...[5, 23.2, 41.5, 59.8, 78].map((x) => corners(1, `${x + 3} 62,${x + 10} 62,${x + 6.5} 50`))),
  ]),
  accordion: motif("an accordion", () => [
    body(corners(1, "24 24,32 32,40 24,48 32,56 24,64 32,72 24,72 72,64 64,56 72,48 64,40 72,32 64,24 72")),
    cut(row(box(29.7, 38, 4.6, 20, 1), 3, 16)),
    over(box(4, 16, 21, 64, 4), 4),
    over(box(71, 16, 21, 64, 4), 4),
    cut(row(box(4, 26, 11, 4.6), 4, 0, 13), row(circle(81.5, 31, 3.6), 3, 0, 17)),
  ]),
  trumpet: motif("a trumpet", () => [
    body(
      outline("M92 20V60C84 48 74 44 62 43H12V37H62C74 36 84 32 92 20Z"),
      box(4, 32, 9, 16, 3),
      curve(6.5, "M26 40C14 40 14 66 26 66H60C72 66 72 42 60 40"),
      row(box(30, 26, 8, 46, 3), 3, 12),
    ),
  ]),
  drum: motif("a drum", () => [
    body(box(10, 36, 76, 10, 3), box(14, 44, 68, 40), box(10, 80, 76, 10, 3)),
    cut(line(4.5, "14 50,27 76,41 50,55 76,69 50,82 76")),
    body(line(6, "20 6,44 30"), line(6, "76 6,52 30")),
  ]),
  tabla: motif("a pair of tabla drums", () => [
    body(outline("M4 42C2 74 12 88 27 88C42 88 52 74 50 42Z"), outline("M57 36H89C93 54 95 72 92 88H54C51 72 53 54 57 36Z")),
    over(ellipse(27, 38, 24, 10), 4),
    over(ellipse(73, 30, 19, 9), 4),
    cut(ellipse(27, 38, 11, 4.4), ellipse(73, 30, 9, 4)),
    cut(line(4, "8 62,17 80,27 62,37 80,46 62"), line(4, "58 52,65 80,73 52,81 80,88 52")),
  ]),
  "musical-note": motif("musical notes", () => [
    body(
      ellipse(22, 78, 16, 12, -18),
      ellipse(72, 68, 16, 12, -18),
      box(29, 20, 8.5, 58),
      box(79, 10, 8.5, 58),
      corners(1, "29 18,87.5 6,87.5 26,29 38"),
    ),
  ]),
  metronome: motif("a metronome", () => [
    body(corners(5, "37 4,59 4,80 92,16 92")),
    cut(corners(3, "42 14,54 14,63 66,33 66"), box(26, 74, 44, 5)),
    body(line(5, "46 66,50 26")),
    inlay(turned(join(box(45.5, 2, 5, 50, 2), box(40, 12, 16, 14, 3)), 28, 48, 66), 4),
  ]),
  "music-stand": motif("a music stand with a score", () => [
    body(corners(4, "14 6,82 6,90 50,6 50"), box(3, 48, 90, 8, 4), box(44.5, 54, 7, 30), mirrored(line(7, "48 76,26 92"))),
    cut(circle(38, 38, 5.5), circle(56, 35, 5.5), bar(4.2, "41.5 38,41.5 17,59.5 14,59.5 35"), bar(5, "41.5 18,59.5 15")),
  ]),
  "vinyl-record": motif(
    "a vinyl record",
    () => [
      body(circle(48, 48, 42)),
      cut(circle(48, 48, 17), arc(4.5, 48, 48, 31, 200, 290), arc(4.5, 48, 48, 31, 20, 110)),
      accent(minus(circle(48, 48, 12.5), circle(48, 48, 3.5))),
    ],
    82,
  ),
  turntable: motif("a turntable", () => [
    body(box(4, 12, 88, 70, 6)),
    cut(circle(38, 47, 28)),
    body(circle(38, 47, 23)),
    cut(circle(38, 47, 11)),
    accent(circle(38, 47, 6.5)),
    cut(line(5, "80 24,80 54,69 68"), circle(80, 24, 6)),
  ]),
  loudspeaker: motif("a loudspeaker", () => [
    body(box(18, 4, 60, 88, 6)),
    cut(hoop(5.5, 48, 62, 18.5), circle(48, 62, 5.5), hoop(5, 48, 25, 9.5)),
  ]),
  "mixing-desk": motif("a mixing desk", () => [
    body(box(4, 12, 88, 70, 6)),
    cut(row(box(17.5, 22, 5, 50, 2), 4, 18.5)),
    ...[46, 30, 54, 38].flatMap((y, index) => over(box(12 + index * 18.5, y, 16, 10, 2.5), 3.6)),
  ]),
};
