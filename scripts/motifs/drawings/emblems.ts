import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  arc,
  body,
  box,
  circle,
  corners,
  curve,
  cut,
  grown,
  hoop,
  inlay,
  join,
  line,
  outline,
  over,
  turned,
} from "../recorded-drawing";

/** Signs for ideas: time, ties, ways, aims and safety. */
export const emblems: MotifGroup = {
  shield: motif("a shield", () => [
    body(outline("M48 4C60 12 72 16 86 16V46C86 68 72 84 48 92C24 84 10 68 10 46V16C24 16 36 12 48 4Z")),
    cut(curve(8, "M30 48L43 61L67 35")),
  ]),
  target: motif("a target with an arrow", () => [
    body(hoop(9, 44, 52, 37), hoop(9, 44, 52, 20)),
    cut(grown(line(7, "44 52,84 12"), 4)),
    accent(line(7, "44 52,78 18"), corners(1.5, "74 22,74 8,86 -4,88 8,100 10,88 22")),
  ]),
  magnifier: motif("a magnifying glass", () => [
    body(hoop(10, 38, 38, 27), line(13, "64 64,84 84")),
    accent(arc(6, 38, 38, 14, 190, 270)),
  ]),
  hourglass: motif("an hourglass", () => [
    body(
      box(14, 4, 68, 10, 4),
      box(14, 82, 68, 10, 4),
      outline("M22 14H74C74 34 60 40 54 48C60 56 74 62 74 82H22C22 62 36 56 42 48C36 40 22 34 22 14Z"),
    ),
    cut(
      outline("M30 19H66C65 23 64 26 62 29H34C32 26 31 23 30 19Z"),
      outline("M48 54C53 60 60 64 64 72C58 66 38 66 32 72C36 64 43 60 48 54Z"),
    ),
  ]),
  path: motif("a path with two stops", () => [
    body(curve(8, "M22 78H62C86 78 86 50 62 50H40C22 50 22 26 40 26H52"), circle(18, 78, 13)),
    cut(circle(18, 78, 5)),
    inlay(outline("M72 46C62 32 58 28 58 20C58 10 64 4 72 4C80 4 86 10 86 20C86 28 82 32 72 46Z"), 4),
    cut(circle(72, 19, 5)),
  ]),
  knot: motif("a reef knot", () => [
    body(curve(9.5, "M2 40H28C42 40 44 22 58 22C76 22 76 74 58 74C44 74 42 56 28 56H2")),
    over(curve(9.5, "M94 40H68C54 40 52 22 38 22C20 22 20 74 38 74C52 74 54 56 68 56H94"), 3.4),
  ]),
  "bridge-hands": motif("two hands that meet", () => [
    body(outline("M4 40C18 34 30 40 38 48L58 66C62 70 56 76 51 73L36 62C40 68 34 74 29 70L16 60L4 60Z")),
    body(outline("M92 60C78 66 66 60 58 50L38 30C34 26 40 20 45 23L60 34C56 28 62 22 67 26L80 36H92Z")),
  ]),
  "seedling-hand": motif("a seedling in a hand", () => [
    body(
      outline(
        "M4 62H16C26 56 36 58 44 64H58C66 64 66 74 58 74H46C56 76 62 74 68 70L82 60C88 56 96 62 90 68",
        "C80 80 68 90 52 90H24L16 84H4Z",
      ),
    ),
    accent(
      line(6, "48 56,48 40"),
      outline("M45 40C28 40 22 28 22 16C38 16 45 26 45 40Z"),
      outline("M51 38C51 22 60 10 78 8C78 26 68 38 51 38Z"),
    ),
  ]),
  "interlocking-rings": motif("two rings joined", () => [
    body(hoop(10, 32, 48, 23)),
    over(hoop(10, 64, 48, 23), 3.6),
    cut(grown(arc(10, 32, 48, 23, 27, 65, "butt"), 3.6)),
    body(arc(10, 32, 48, 23, 5, 90, "butt")),
  ]),
  spiral: motif("a spiral", () => [
    body(
      curve(
        9,
        "M48 50C44 50 42 46 44 42C48 34 60 36 62 46C64 60 50 68 38 64C22 58 18 40 28 28C42 12 68 14 80 32C92 54 80 80 56 88",
      ),
    ),
  ]),
  "woven-grid": motif(
    "a basket weave",
    () => [
      body(box(6, 6, 84, 84, 3)),
      cut(
        ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => {
          const [x, y] = [20 + 28 * (cell % 3), 20 + 28 * Math.floor(cell / 3)];
          return turned(join(box(x - 10, y - 8, 20, 4.6, 1), box(x - 10, y + 3.4, 20, 4.6, 1)), cell % 2 === 0 ? 0 : 90, x, y);
        }),
      ),
    ],
    78,
  ),
};
