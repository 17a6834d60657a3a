import { motif, type MotifGroup } from "../motif-drawing";
import {
  accent,
  around,
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
  outline,
  over,
  petal,
} from "../recorded-drawing";

/** Leaves, trees and flowers. */
export const plants: MotifGroup = {
  leaf: motif("a leaf", () => [
    body(outline("M86 10C88 50 78 82 42 82C22 82 12 68 14 50C18 22 52 14 86 10Z"), curve(7, "M8 92C14 82 20 76 30 68")),
    cut(curve(5, "M27 71C38 60 50 50 66 32"), curve(4, "M44 53C44 46 44 42 46 34"), curve(4, "M38 60C46 61 52 61 60 58")),
  ]),
  sprout: motif("a sprout", () => [
    body(outline("M44 54C16 56 6 38 6 16C32 14 46 28 48 50Z"), curve(8, "M48 90C48 74 48 66 47 50")),
    accent(outline("M56 60C55 38 66 26 92 28C92 50 80 62 56 60Z")),
  ]),
  tree: motif("a tree", () => [
    body(circle(48, 30, 24), circle(28, 44, 20), circle(68, 44, 20), box(28, 46, 40, 18)),
    over(join(corners(2, "43 40,53 40,55 92,41 92"), line(6, "48 64,62 50"), line(6, "48 58,35 46")), 3.5),
  ]),
  "fruit-tree": motif("a fruit tree", () => [
    body(
      circle(48, 28, 25),
      circle(26, 42, 21),
      circle(70, 42, 21),
      box(30, 34, 36, 28, 8),
      corners(2, "43 60,53 60,57 93,39 93"),
    ),
    cut(circle(48, 24, 7.6), circle(28, 42, 7.6), circle(68, 42, 7.6), circle(48, 50, 7.6)),
    accent(circle(48, 24, 4), circle(28, 42, 4), circle(68, 42, 4), circle(48, 50, 4)),
  ]),
  pine: motif("a pine tree", () => [
    body(corners(2.5, "48 4,68 34,58 34,78 62,18 62,38 34,28 34")),
    body(corners(2.5, "20 66,76 66,86 80,10 80"), box(43, 78, 10, 16, 1)),
  ]),
  flower: motif("a flower", () => [body(around(circle(48, 24, 18.5), 5)), inlay(circle(48, 48, 12), 4.5)]),
  tulip: motif("a tulip", () => [
    accent(
      outline(
        "M26 10C34 14 38 20 40 24C42 16 45 10 48 6C51 10 54 16 56 24C58 20 62 14 70 10C76 30 70 50 48 50",
        "C26 50 20 30 26 10Z",
      ),
    ),
    body(
      box(44.5, 54, 7, 38, 3),
      outline("M44.5 90C24 88 14 74 14 54C32 58 42 70 44.5 84Z"),
      outline("M51.5 90C72 88 82 74 82 54C64 58 54 70 51.5 84Z"),
    ),
  ]),
  lotus: motif("a lotus flower", () => [
    body(outline("M48 78C20 80 8 66 4 48C22 46 40 54 48 78Z"), outline("M48 78C76 80 88 66 92 48C74 46 56 54 48 78Z")),
    over(
      join(outline("M48 78C24 70 18 48 22 28C40 36 50 54 48 78Z"), outline("M48 78C72 70 78 48 74 28C56 36 46 54 48 78Z")),
      3.5,
    ),
    inlay(outline("M48 78C28 60 30 36 48 16C66 36 68 60 48 78Z"), 4),
  ]),
  rose: motif("a rose", () => [
    body(ellipse(48, 24, 16, 20)),
    over(
      join(outline("M18 14C34 14 50 26 50 56C28 58 12 40 18 14Z"), outline("M78 14C62 14 46 26 46 56C68 58 84 40 78 14Z")),
      0.1,
    ),
    cut(curve(4.5, "M18 12C38 16 50 30 49 58"), curve(4.5, "M80 10C70 14 62 18 55 26")),
    body(box(44.5, 60, 7, 34, 3), petal(48, 88, 80, 66, 18), petal(48, 92, 16, 72, 18)),
  ]),
  sunflower: motif("a sunflower", () => [
    body(around(petal(48, 22, 48, 0, 13), 12, 48, 34), circle(48, 34, 18)),
    cut(hoop(4.2, 48, 34, 14)),
    body(box(45, 62, 6, 34)),
    accent(petal(45, 84, 20, 70, 13), petal(51, 84, 76, 70, 13)),
  ]),
  cactus: motif("a cactus in a pot", () => [
    body(box(36, 6, 24, 62, 12), curve(13, "M48 50H26C20 50 18 46 18 40V32"), curve(13, "M48 42H70C76 42 78 38 78 32V24")),
    cut(box(45.8, 16, 4.5, 12, 2.2), box(45.8, 48, 4.5, 10, 2.2)),
    inlay(corners(3, "24 68,72 68,66 92,30 92"), 4),
  ]),
  "pot-plant": motif("a young tree in a pot", () => [
    body(corners(3, "24 66,72 66,66 93,30 93"), box(45.5, 34, 5, 32)),
    accent(circle(48, 22, 17)),
    body(petal(46, 54, 24, 44, 11), petal(50, 54, 72, 44, 11)),
  ]),
  fern: motif("a fern frond", () => [
    body(curve(6, "M40 94C44 62 46 40 50 30")),
    ...[0, 1, 2, 3].map((step) =>
      body(
        petal(43 + step * 2, 86 - step * 18, 8 + step * 7, 70 - step * 17, 14, 0.45),
        petal(44 + step * 2, 84 - step * 18, 84 - step * 5, 70 - step * 18, 14, 0.45),
      ),
    ),
    accent(petal(50, 26, 56, 2, 11)),
  ]),
  seed: motif("a seed that opens", () => [
    body(outline("M48 90C24 90 12 72 18 52C22 38 34 26 48 18C62 26 74 38 78 52C84 72 72 90 48 90Z")),
    cut(curve(5, "M48 98C48 80 46 66 34 52")),
    inlay(outline("M46 44C44 22 56 6 76 4C80 24 68 42 46 44Z"), 4),
  ]),
  acorn: motif("an acorn", () => [
    body(outline("M20 46H76C76 68 64 82 48 92C32 82 20 68 20 46Z")),
    accent(outline("M14 42C14 24 28 14 44 14C44 10 44 7 48 4H55C52 8 52 10 52 14C68 14 82 24 82 42Z")),
  ]),
  branch: motif("a branch with leaves", () => [
    body(curve(6, "M10 90C34 76 56 52 80 10")),
    body(petal(26, 80, 14, 46, 20, 0.6), petal(45, 62, 34, 26, 20, 0.6), petal(62, 42, 54, 8, 18, 0.6)),
    body(petal(34, 74, 70, 82, 20, 0.6), petal(52, 54, 88, 58, 20, 0.6)),
    accent(petal(70, 32, 94, 30, 13)),
  ]),
};
