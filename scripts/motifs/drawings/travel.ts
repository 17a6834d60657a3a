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
  ellipse,
  inlay,
  join,
  line,
  minus,
  outline,
  over,
  sharp,
  turned,
} from "../recorded-drawing";

/** Aircraft, and what travellers find their way with. */
export const travel: MotifGroup = {
  "plane-aircraft": motif("an aircraft", () => [
    body(
      turned(
        outline(
          "M48 2C53 2 55 10 55 18V34L92 58V67L55 55V76L66 85V92L48 87L30 92V85L41 76V55L4 67V58L41 34V18",
          "C41 10 43 2 48 2Z",
        ),
        45,
      ),
    ),
  ]),
  helicopter: motif("a helicopter", () => [
    body(
      outline("M36 34H58C76 34 88 46 88 60C88 66 84 70 78 70H46C38 70 34 64 30 56L6 50V44L34 42Z"),
      box(44, 24, 8, 12),
      box(12, 16, 74, 7, 3.5),
      box(2, 34, 7, 24, 3),
      box(32, 82, 56, 6, 3),
      box(44, 68, 6, 16),
      box(68, 68, 6, 16),
    ),
    cut(outline("M60 42C72 43 79 50 80 58H60Z")),
  ]),
  propeller: motif("a propeller", () => [
    body(around(outline("M44 44C34 30 36 10 48 0C62 12 62 30 52 44Z"), 3), circle(48, 48, 13)),
    cut(circle(48, 48, 5.4)),
  ]),
  "hot-air-balloon": motif("a hot-air balloon", () => [
    body(outline("M48 4C70 4 82 20 82 36C82 50 70 60 60 70H36C26 60 14 50 14 36C14 20 26 4 48 4Z")),
    cut(curve(4.5, "M42 2C28 20 28 50 42 74"), curve(4.5, "M54 2C68 20 68 50 54 74")),
    accent(box(38, 80, 20, 14, 3)),
  ]),
  map: motif("a folded map", () => [
    body(corners(1.5, "6 20,33 10,33 76,6 86"), corners(1.5, "37 10,59 20,59 86,37 76"), corners(1.5, "63 20,90 10,90 76,63 86")),
    inlay(outline("M48 62C38 48 34 42 34 34C34 25 40 20 48 20C56 20 62 25 62 34C62 42 58 48 48 62Z"), 4),
    cut(circle(48, 34, 5)),
  ]),
  compass: motif(
    "a compass",
    () => [
      body(circle(48, 48, 42)),
      cut(circle(48, 48, 33)),
      body(sharp("65 31,54 54,42 42")),
      accent(sharp("31 65,40.5 45.5,50.5 55.5")),
    ],
    82,
  ),
  signpost: motif("a signpost", () => [
    body(box(43.5, 4, 9, 88, 2)),
    over(corners(2, "14 12,74 12,88 23,74 34,14 34"), 3.6),
    over(corners(2, "82 42,24 42,10 53,24 64,82 64"), 3.6),
  ]),
  globe: motif(
    "a globe",
    () => [
      body(circle(48, 48, 42)),
      cut(bar(4.5, "0 48,96 48"), minus(ellipse(48, 48, 22, 43), ellipse(48, 48, 17.5, 46)), bar(4.5, "48 0,48 96")),
    ],
    82,
  ),
  campfire: motif("a campfire", () => [
    accent(
      outline(
        "M48 4C64 18 74 34 70 50C68 62 58 68 48 68C38 68 28 62 26 50C24 40 32 34 34 24C39 28 41 32 42 37",
        "C48 28 50 16 48 4Z",
      ),
    ),
    body(line(10, "10 72,86 90"), line(10, "86 72,10 90")),
  ]),
  torch: motif("a torch with its beam", () => [
    body(turned(join(box(36, 46, 24, 52, 4), corners(3, "28 24,68 24,60 42,36 42")), -40)),
    accent(turned(join(box(45, -6, 6, 20, 3)), -40), turned(line(6, "26 2,31 14"), -40), turned(line(6, "70 2,65 14"), -40)),
    cut(turned(box(44, 56, 8, 16, 4), -40)),
  ]),
  "weather-vane": motif("a weather vane", () => [
    body(
      box(45, 40, 6, 52),
      box(14, 62, 68, 6, 3),
      box(34, 88, 28, 6, 3),
      outline("M6 34L22 24V30H54C60 20 70 14 84 12C80 22 86 30 92 36H22V44Z"),
    ),
    cut(circle(76, 22, 2.8)),
  ]),
};
