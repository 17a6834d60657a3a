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
  join,
  line,
  mirrored,
  outline,
  over,
  petal,
  row,
  sharp,
} from "../recorded-drawing";

/** Power, heat, water and waste. */
export const utilities: MotifGroup = {
  plug: motif("an electric plug", () => [
    body(
      box(28, 4, 9, 26, 4),
      box(59, 4, 9, 26, 4),
      corners(2, "16 26,80 26,80 40,74 40,74 50 24,54 68 2,54 72,42 72,42 68 2,22 50 24,22 40,16 40"),
      box(43.5, 66, 9, 28, 3),
    ),
  ]),
  cable: motif("a reel of cable", () => [
    body(box(16, 6, 64, 13, 4), box(16, 74, 64, 13, 4), box(26, 24, 44, 45, 2)),
    cut(bar(4.4, "26 37,70 33"), bar(4.4, "26 48.5,70 44.5"), bar(4.4, "26 60,70 56")),
    accent(curve(6, "M76 62C92 62 94 78 90 92")),
  ]),
  "light-bulb": motif("a light bulb", () => [
    body(outline("M48 4C66 4 80 18 80 36C80 52 66 58 64 70H32C30 58 16 52 16 36C16 18 30 4 48 4Z")),
    cut(curve(5, "M30 36C30 26 38 18 48 18")),
    body(box(32, 74.5, 32, 7, 3), box(38, 85, 20, 8, 4)),
  ]),
  battery: motif("a battery", () => [
    body(box(4, 24, 78, 48, 8), box(86, 38, 8, 20, 3)),
    cut(box(11, 31, 64, 34, 3)),
    accent(row(box(17, 37, 13, 22, 1.5), 2, 18)),
    body(box(53, 37, 13, 22, 1.5)),
  ]),
  "solar-panel": motif("a solar panel", () => [
    body(corners(2, "20 36,76 36,92 80,4 80"), box(44, 80, 8, 8), box(28, 86, 40, 7, 3)),
    cut(bar(4.5, "0 56,96 56"), bar(4.5, "40 32,33 84"), bar(4.5, "56 32,63 84")),
    accent(circle(48, 16, 11)),
  ]),
  "wind-turbine": motif("a wind turbine", () => [
    body(corners(2, "44 46,52 46,55 96,41 96")),
    over(around(outline("M43 36V20C44 6 50 0 55 -6C60 10 56 24 53 36Z"), 3, 48, 36), 4),
    cut(circle(48, 36, 3.4)),
  ]),
  pylon: motif("a power pylon", () => [
    body(
      mirrored(line(6, "45 6,22 92")),
      box(8, 20, 80, 6, 2),
      box(16, 40, 64, 6, 2),
      line(4.6, "36 44,66 70"),
      line(4.6, "60 44,30 70"),
      line(4.6, "28 72,74 90"),
      line(4.6, "68 72,22 90"),
      circle(48, 6, 5),
    ),
    body(mirrored(box(9, 22, 6, 13, 2))),
  ]),
  "heat-pump": motif("a heat pump", () => [
    body(box(4, 16, 88, 60, 6), box(14, 76, 14, 9), box(68, 76, 14, 9)),
    cut(circle(36, 46, 23), box(68, 28, 16, 4.8, 2), box(68, 39, 16, 4.8, 2), box(68, 50, 16, 4.8, 2)),
    body(around(petal(36, 44, 36, 26, 13), 4, 36, 46), circle(36, 46, 6)),
  ]),
  radiator: motif("a radiator", () => [
    body(
      row(box(14, 14, 11, 66, 5.5), 5, 15),
      box(6, 24, 82, 7, 2),
      box(6, 62, 82, 7, 2),
      box(16, 78, 7, 14, 1),
      box(76, 78, 7, 14, 1),
    ),
  ]),
  faucet: motif("a tap", () => [
    body(
      box(38, 8, 36, 8, 4),
      box(52, 12, 8, 14),
      outline("M40 26H72V44H92V62H66C58 62 56 58 50 58H38C32 58 32 60 32 66H12V58C12 46 20 38 32 38H40Z"),
    ),
    accent(drop(22, 84, 7.5, 70)),
  ]),
  pipe: motif("a pipe with flanges", () => [
    body(curve(18, "M4 26H32C56 26 68 40 68 62V92", "butt"), box(14, 11, 11, 30, 3), box(53, 74, 30, 11, 3)),
    cut(box(29, 0, 4.5, 44), box(48, 65.5, 44, 4.5)),
  ]),
  "water-tower": motif("a water tower", () => [
    body(
      outline("M16 34H80V46C80 56 70 60 58 60H38C26 60 16 56 16 46Z"),
      corners(3, "48 4,84 29,12 29"),
      mirrored(line(6.5, "34 60,26 92")),
      box(44.5, 58, 7, 35),
      line(4.6, "31 76,65 76"),
    ),
  ]),
  "recycling-loop": motif("three arrows in a loop", () => [
    body(around(join(arc(11, 48, 52, 28, 205, 292, "butt"), sharp("59 11,78 33,52 40")), 3, 48, 52)),
  ]),
  "recycling-bin": motif("a recycling bin", () => [
    body(box(12, 14, 72, 11, 4), box(36, 6, 24, 11, 4), corners(4, "18 30,78 30,72 92,24 92")),
    cut(arc(5, 48, 61, 14, 200, 300), arc(5, 48, 61, 14, 320, 420), arc(5, 48, 61, 14, 80, 180)),
  ]),
};
