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
  drop,
  ellipse,
  join,
  line,
  mirrored,
  outline,
  over,
  petal,
  sharp,
} from "../recorded-drawing";

/** Birds and insects. */
export const wingedAnimals: MotifGroup = {
  bee: motif("a bee", () => [
    accent(mirrored(ellipse(24, 36, 21, 13, 24))),
    over(join(ellipse(48, 60, 18, 30), circle(48, 24, 12)), 4),
    cut(box(20, 32.5, 56, 4.5), box(20, 49, 56, 5.5), box(20, 64, 56, 5.5), box(20, 79, 56, 5)),
    body(mirrored(curve(5, "M43 16C41 9 37 6 32 5"))),
  ]),
  butterfly: motif("a butterfly", () => [
    body(
      mirrored(outline("M44 46C40 24 26 10 8 12C2 28 10 50 44 52Z")),
      mirrored(outline("M44 54C26 52 12 58 14 72C16 86 36 90 44 66Z")),
    ),
    cut(mirrored(circle(24, 31, 6)), mirrored(circle(28, 70, 5))),
    over(petal(48, 22, 48, 92, 9), 3),
    body(mirrored(curve(4.5, "M48 28C47 18 43 11 36 7"))),
  ]),
  beetle: motif("a beetle", () => [
    body(
      ellipse(48, 58, 25, 33),
      mirrored(line(5, "28 48,8 38,4 28")),
      mirrored(line(5, "24 62,4 62")),
      mirrored(line(5, "28 76,10 84,8 93")),
    ),
    over(outline("M28 26C30 14 38 9 48 9C58 9 66 14 68 26C60 31 36 31 28 26Z"), 4),
    cut(bar(4.4, "48 34,48 94")),
    body(mirrored(curve(4.6, "M40 12C38 6 34 4 30 3"))),
  ]),
  dragonfly: motif("a dragonfly", () => [
    body(circle(48, 15, 8.5), box(43, 20, 10, 26, 5), box(45, 40, 6, 54, 3)),
    accent(mirrored(petal(42, 30, 2, 20, 15, 0.6)), mirrored(petal(42, 38, 6, 56, 14, 0.6))),
  ]),
  bird: motif("a bird", () => [
    body(
      outline("M6 42L22 36C24 22 36 16 46 20C56 24 58 34 64 42C72 52 82 58 94 60L76 70C70 82 56 88 42 86", "C24 84 16 70 20 48Z"),
    ),
    cut(circle(35, 34, 4)),
    cut(curve(5, "M38 56C46 72 60 74 82 64")),
  ]),
  swallow: motif("a swallow", () => [
    body(
      outline(
        "M4 30C16 22 26 24 34 30C44 18 66 6 92 4C80 18 72 30 58 42C62 50 70 58 92 66C78 68 70 68 62 66",
        "C68 74 70 82 70 92C58 78 50 66 40 56C34 60 28 68 24 84C16 66 18 48 22 38C16 34 10 31 4 30Z",
      ),
    ),
  ]),
  owl: motif("an owl", () => [
    body(
      outline(
        "M14 10C26 16 36 18 48 18C60 18 70 16 82 10C84 28 86 42 84 58C82 80 66 92 48 92C30 92 14 80 12 58",
        "C10 42 12 28 14 10Z",
      ),
    ),
    cut(mirrored(circle(31, 42, 14))),
    accent(mirrored(circle(31, 42, 7))),
    cut(sharp("41 58,55 58,48 68"), mirrored(curve(4.5, "M30 74C36 80 42 80 48 74"))),
  ]),
  heron: motif("a heron", () => [
    body(
      outline(
        "M6 22L34 14C44 8 56 14 54 26C52 36 44 40 44 48C60 46 80 54 94 70C78 72 60 72 48 66",
        "C36 60 32 50 36 40C39 33 42 30 40 26L6 26Z",
      ),
      line(4.8, "54 68,52 93"),
      line(4.8, "64 70,64 93"),
    ),
    cut(circle(43, 20, 2.8)),
  ]),
  penguin: motif("a penguin", () => [
    body(
      outline(
        "M48 4C62 4 68 14 69 26C84 38 86 54 88 66L76 62C76 74 74 80 70 86H26C22 80 20 74 20 62L8 66",
        "C10 54 12 38 27 26C28 14 34 4 48 4Z",
      ),
    ),
    cut(
      outline("M48 36C56 30 63 34 63 44C66 56 66 70 58 86H38C30 70 30 56 33 44C33 34 40 30 48 36Z"),
      mirrored(circle(41, 20, 3.2)),
    ),
    accent(corners(2, "42 26,54 26,48 35"), box(22, 86, 20, 8, 4), box(54, 86, 20, 8, 4)),
  ]),
  rooster: motif("a rooster", () => [
    body(
      outline(
        "M30 34C32 28 40 26 48 30C58 36 56 52 72 52C74 34 82 24 92 22C94 52 84 80 56 84C30 86 18 66 24 44",
        "L8 42C14 36 22 34 30 34Z",
      ),
    ),
    body(box(47, 80, 6, 14, 2), box(58, 80, 6, 14, 2)),
    accent(outline("M26 26C20 16 28 8 34 14C36 4 46 4 46 14C52 8 60 16 54 24C48 20 36 20 26 26Z"), drop(22, 58, 6, 46)),
    cut(circle(36, 40, 3.7)),
    cut(curve(4.5, "M42 62C48 72 62 72 70 62")),
  ]),
  duck: motif("a duck", () => [
    body(
      outline(
        "M26 14C40 12 50 22 48 36C48 42 44 48 50 50C62 54 76 48 92 38C94 66 80 84 50 84C24 84 12 70 16 56",
        "C18 50 24 46 24 42C22 40 20 38 20 34H4C4 28 10 26 16 24C18 18 21 15 26 14Z",
      ),
    ),
    cut(circle(31, 27, 4), curve(5, "M38 62C46 74 64 72 78 58")),
  ]),
  dove: motif("a dove with a twig", () => [
    body(
      outline(
        "M22 36C26 26 38 26 44 34C46 24 46 12 42 2C66 6 80 22 80 40L95 46C84 54 82 62 74 70",
        "C62 82 44 82 34 74L16 86L22 64C22 56 24 52 24 46L10 42Z",
      ),
    ),
    cut(curve(4.5, "M46 42C52 52 62 54 72 48"), circle(33, 40, 3)),
    accent(curve(4.5, "M8 48C6 56 6 62 8 72"), petal(8, 62, -8, 52, 9), petal(8, 74, -8, 66, 9), petal(9, 66, 20, 56, 8)),
  ]),
  feather: motif("a feather", () => [
    body(outline("M88 6C54 6 26 24 20 58L16 74L30 72C66 68 88 44 88 6Z"), line(6, "8 90,26 68")),
    cut(curve(4.5, "M24 72C34 56 48 42 66 28"), line(4, "36 70,44 48"), line(4, "62 62,52 44")),
  ]),
};
