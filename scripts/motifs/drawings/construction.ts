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
  join,
  line,
  mirrored,
  outline,
  over,
  rim,
  row,
  slice,
  turned,
} from "../recorded-drawing";

/** A tile with a round end, 28 units wide. */
const roofTile = (x: number, y: number) =>
  outline(`M${x} ${y}H${x + 28}V${y + 12}C${x + 28} ${y + 30} ${x} ${y + 30} ${x} ${y + 12}Z`);

/** Building sites, mines and what houses are made of. */
export const construction: MotifGroup = {
  brick: motif("a brick wall", () => [
    body(
      box(6, 14, 36, 18, 2),
      box(47, 14, 43, 18, 2),
      box(6, 38, 18, 18, 2),
      box(29, 38, 38, 18, 2),
      box(72, 38, 18, 18, 2),
      box(6, 62, 36, 18, 2),
    ),
    accent(box(47, 62, 43, 18, 2)),
  ]),
  trowel: motif("a trowel", () => [
    body(turned(join(corners(4, "48 98,26 52 6,34 46,62 46,70 52 6"), box(44.5, 28, 7, 20)), 45)),
    accent(turned(box(40, -4, 16, 32, 7), 45)),
  ]),
  "paint-roller": motif("a paint roller", () => [
    accent(box(8, 8, 66, 28, 5)),
    body(curve(7, "M78 22H84C87 22 88 24 88 26V40C88 44 86 46 82 46H52C48 46 46 48 46 52V58"), box(38, 60, 16, 32, 5)),
  ]),
  brush: motif("a paintbrush", () => [
    body(turned(join(corners(4, "43 0,53 0,56 40,62 48,34 48,40 40"), box(33, 52, 30, 8, 1)), 40)),
    accent(turned(outline("M33 64H63C64 78 58 84 60 100C50 98 44 94 38 90C34 84 32 74 33 64Z"), 40)),
  ]),
  ladder: motif("a ladder", () => [body(mirrored(line(8, "32 8,24 88")), row(box(26, 20, 44, 7, 1), 4, 0, 17))]),
  "hard-hat": motif("a hard hat", () => [
    body(outline("M14 62C12 36 28 20 48 20C68 20 84 36 82 62Z"), box(4, 66, 88, 11, 5.5)),
    over(box(40, 12, 16, 34, 5), 4),
  ]),
  crane: motif("a tower crane", () => [
    body(
      box(22, 16, 13, 74),
      box(8, 84, 41, 8, 2),
      corners(2, "18 22,28.5 2,39 22"),
      box(4, 20, 88, 12, 2),
      box(4, 28, 14, 18, 2),
      box(74, 30, 5, 28),
    ),
    cut(box(26, 38, 5, 8), box(26, 52, 5, 8), box(26, 66, 5, 8)),
    accent(box(63, 58, 27, 20, 2)),
  ]),
  excavator: motif("an excavator", () => [
    body(box(36, 74, 54, 18, 9), corners(3, "48 42,56 32,76 32,80 48,88 48,90 68,48 68")),
    cut(circle(46, 83, 3.8), circle(63, 83, 3.8), circle(80, 83, 3.8), corners(2, "59 38,70 38,73 50,56 50,56 43")),
    body(bar(8.5, "52 60,40 28,36 14,18 34,15 56")),
    body(outline("M4 58L24 52L28 66C22 74 8 76 2 66C8 68 8 62 4 58Z")),
  ]),
  shovel: motif("a shovel", () => [
    body(
      turned(
        join(
          outline("M30 58H66C68 78 60 90 48 98C36 90 28 78 30 58Z"),
          box(44, 12, 8, 50),
          rim(7.5, corners(3, "38 0,58 0,52 16,44 16")),
        ),
        40,
      ),
    ),
  ]),
  scaffold: motif("a scaffold", () => [
    body(
      row(box(8, 4, 7, 88, 1), 3, 36.5),
      box(2, 26, 92, 7, 2),
      box(2, 60, 92, 7, 2),
      line(4.6, "12 60,46 32"),
      line(4.6, "84 60,50 32"),
      line(4.6, "12 90,46 66"),
      line(4.6, "84 90,50 66"),
    ),
  ]),
  "concrete-mixer": motif("a concrete mixer", () => [
    body(
      turned(outline("M28 8H66L74 34C76 50 66 62 48 62C30 62 20 50 22 34Z"), 28),
      line(7.5, "46 58,30 92"),
      line(7.5, "46 58,68 92"),
      box(20, 86, 62, 7, 3),
    ),
    cut(turned(join(box(18, 26, 60, 4.6), box(18, 42, 60, 4.6)), 28)),
    over(circle(78, 80, 12), 3.6),
  ]),
  "wrecking-ball": motif("a wrecking ball", () => [
    body(line(7, "88 92,66 8"), line(7, "92 62,66 8"), box(56, 84, 40, 10, 3), line(4.8, "66 8,30 8,30 38")),
    body(circle(30, 60, 24)),
    cut(curve(4.6, "M16 62C15 54 18 48 24 45")),
  ]),
  pickaxe: motif("a pickaxe", () => [
    body(
      turned(
        join(box(43, 4, 10, 96, 4), outline("M2 34C14 10 34 4 48 4C62 4 82 10 94 34C80 22 64 18 48 18C32 18 16 22 2 34Z")),
        40,
      ),
    ),
  ]),
  "mine-cart": motif("a mine cart", () => [
    body(corners(3, "4 38,92 38,80 72,16 72"), outline("M16 32C18 24 26 20 32 22C36 14 50 12 56 20C64 16 76 20 80 32Z")),
    body(circle(30, 83, 9.4), circle(66, 83, 9.4)),
    cut(circle(30, 83, 3.4), circle(66, 83, 3.4), box(22, 50, 52, 4.6, 2)),
  ]),
  "insulation-roll": motif("a roll of insulation", () => [
    body(circle(30, 60, 28), corners(2, "30 76,94 76,94 88,30 88")),
    cut(curve(4.8, "M30 60C36 52 24 46 18 56C12 68 26 80 40 72C54 62 46 38 28 40")),
  ]),
  "roof-tiles": motif("roof tiles", () => [
    body(roofTile(2, 6), roofTile(34, 6), roofTile(66, 6), roofTile(18, 38), roofTile(50, 38)),
    body(roofTile(2, 70), roofTile(66, 70)),
    accent(roofTile(34, 70)),
  ]),
  "floor-tiles": motif("patterned tiles", () => [
    body(box(6, 6, 40, 40, 2), box(50.4, 50.4, 40, 40, 2)),
    accent(box(50.4, 6, 40, 40, 2), box(6, 50.4, 40, 40, 2)),
    cut(corners(1, "26 14,38 26,26 38,14 26"), corners(1, "70.4 58.4,82.4 70.4,70.4 82.4,58.4 70.4")),
    cut(slice(50.4, 46, 22, 270, 360), slice(46, 50.4, 22, 90, 180)),
  ]),
  chimney: motif("a chimney on a roof", () => [
    body(box(26, 34, 44, 58, 2), box(20, 24, 56, 13, 3), box(36, 10, 24, 10, 2)),
    cut(box(26, 50, 20, 4.4), box(50, 66, 20, 4.4), box(26, 80, 20, 4.4)),
    accent(curve(5.5, "M48 2C40 -6 54 -12 46 -20")),
  ]),
  "chimney-brush": motif("a chimney sweep's brush", () => [
    body(circle(60, 36, 7), around(line(5.6, "60 36,60 8"), 12, 60, 36), line(7.5, "54 42,8 90")),
  ]),
};
