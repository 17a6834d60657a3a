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
  grown,
  join,
  line,
  minus,
  outline,
  over,
  slice,
  turned,
  within,
} from "../recorded-drawing";

/** Laboratories, observatories and space. */
export const science: MotifGroup = {
  microscope: motif("a microscope", () => [
    body(
      turned(join(box(26, 8, 20, 40, 4), box(30, 52, 12, 10, 2)), -22, 44, 40),
      arc(8.5, 46, 54, 28, -62, 84, "butt"),
      box(14, 82, 70, 9, 4),
      box(18, 69, 34, 7, 3.5),
    ),
  ]),
  flask: motif("a laboratory flask", () => [
    body(corners(2, "32 4,64 4,64 12,59 12,59 36,86 82 8,80 92 4,16 92 4,10 82 8,37 36,37 12,32 12")),
    cut(corners(1, "42 12,54 12,54 38,62 52,34 52,42 38"), circle(40, 70, 5), circle(58, 78, 4), circle(56, 62, 3)),
  ]),
  "test-tube": motif("a test tube", () => [
    body(turned(join(box(30, 4, 36, 9, 3), box(34, 9, 28, 83, 14)), 28)),
    cut(turned(join(box(40, 13, 16, 27), box(0, 0, 0.1, 0.1)), 28)),
    cut(turned(join(circle(45, 58, 4), circle(52, 70, 3.2)), 28)),
  ]),
  "petri-dish": motif("a petri dish", () => [
    body(circle(48, 48, 42)),
    cut(circle(48, 48, 33.5)),
    body(circle(36, 38, 11), circle(62, 58, 9), circle(38, 66, 6)),
    accent(circle(62, 34, 6)),
  ]),
  dna: motif("a strand of DNA", () => [
    body(
      line(5.5, "34 18,62 18"),
      line(5.5, "36 30,60 30"),
      line(5.5, "36 66,60 66"),
      line(5.5, "34 78,62 78"),
      curve(8, "M28 4C28 34 68 62 68 92"),
    ),
    over(curve(8, "M68 4C68 34 28 62 28 92"), 4),
  ]),
  telescope: motif("a telescope", () => [
    body(
      turned(join(box(4, 28, 32, 22, 3)), -28, 48, 40),
      turned(join(box(39.4, 31, 24, 16, 2)), -28, 48, 40),
      turned(join(box(66.8, 26, 26, 26, 3)), -28, 48, 40),
    ),
    body(circle(48, 56, 6), line(6.5, "48 58,30 92"), line(6.5, "48 58,66 92"), line(6.5, "48 58,48 88")),
  ]),
  "observatory-dome": motif("an observatory", () => [
    body(outline("M10 58C10 34 26 18 48 18C70 18 86 34 86 58Z"), box(4, 62, 88, 9, 3), box(14, 75, 68, 17, 2)),
    cut(outline("M50 58V16C58 16 66 20 70 24L62 58Z")),
    accent(turned(box(54, 6, 10, 38, 3), 20, 58, 40)),
  ]),
  planet: motif("a planet with its ring", () => {
    const ring = turned(minus(ellipse(48, 48, 48, 15), ellipse(48, 46, 38, 7.4)), -22);
    const front = turned(box(-10, 48, 116, 60), -22);
    return [body(minus(ring, grown(circle(48, 48, 26), 4))), body(circle(48, 48, 26)), ...over(within(ring, front), 4)];
  }),
  satellite: motif("a satellite", () => [
    body(
      turned(
        join(
          box(36, 30, 24, 32, 3),
          box(0, 34, 28, 24, 2),
          box(68, 34, 28, 24, 2),
          box(26, 43, 44, 6),
          slice(48, 82, 16, 180, 360),
          box(45, 60, 6, 10),
        ),
        -45,
      ),
    ),
    cut(turned(join(bar(4.5, "14 30,14 62"), bar(4.5, "82 30,82 62")), -45)),
  ]),
  rocket: motif("a rocket", () => [
    body(
      turned(
        join(
          outline("M48 -6C62 6 66 24 64 44L60 64H36L32 44C30 24 34 6 48 -6Z"),
          outline("M31 36L18 54V72L34 60Z"),
          outline("M65 36L78 54V72L62 60Z"),
        ),
        45,
      ),
    ),
    cut(turned(circle(48, 28, 8), 45)),
    accent(turned(outline("M38 69H58C58 80 54 88 48 98C42 88 38 80 38 69Z"), 45)),
  ]),
};
