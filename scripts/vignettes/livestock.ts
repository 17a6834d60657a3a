import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { circle, ellipse, flipped, outline, petal } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import type { Paint } from "./hosts";
import { accent, figure, light, type DrawnShape, skin, tone } from "./vignette-drawing";

/** Farm animals seen from the side; their feet are at the origin's height. */

type Place = readonly [x: number, base: number, scale: number, facing?: "left"];

const set = (path: Path, [x, base, scale, facing]: Place): Path =>
  transform(facing === "left" ? flipped(path, 0) : path, [scale, 0, 0, scale, x, base]);

/** A cow, 58 wide and 38 high, with spots. */
export const drawCow = (place: Place, hide: Paint = figure, spots: Paint = light): DrawnShape[] => [
  hide(set(curve(1.8, "M-25 -27C-29 -25 -28 -18 -29 -13"), place)),
  skin(set(ellipse(0, -10, 6, 4), place)),
  hide(
    set(
      outline(
        "M-26 -24C-26 -28 -23 -30 -19 -30L6 -30C10 -31 11 -35 15 -36L20 -37L24 -34L29 -27C30 -24 28 -22 26 -22",
        "L20 -21C17 -17 15 -14 13 -12L13 0L8 0L7 -11L-14 -10L-14 0L-19 0L-20 -12C-24 -15 -26 -19 -26 -24Z",
      ),
      place,
    ),
  ),
  spots(set(outline("M-21 -29C-13 -31 -8 -28 -10 -23C-12 -19 -19 -19 -22 -22Z"), place), set(ellipse(2, -20, 5, 4, 20), place)),
  accent(set(outline("M26 -30L29 -27C30 -24 28 -22 26 -22L23 -22C22 -25 23 -28 26 -30Z"), place)),
  hide(set(petal(17, -35, 9, -37, 4), place)),
  tone(set(petal(20, -35, 24, -42, 3.4), place)),
];

/** A sheep, 34 wide and 26 high. */
export const drawSheep = (place: Place, wool: Paint = tone): DrawnShape[] => [
  figure(
    set(line(2.6, "-8 -8, -8 -1"), place),
    set(line(2.6, "7 -8, 7 -1"), place),
    set(line(2.6, "-3 -8, -3 -1"), place),
    set(line(2.6, "3 -8, 3 -1"), place),
  ),
  wool(
    set(
      outline(
        "M-13 -8C-18 -9 -18 -15 -15 -16C-17 -21 -11 -24 -8 -22C-6 -26 0 -26 2 -23C6 -26 11 -23 11 -20",
        "C15 -19 16 -14 13 -12C14 -8 9 -5 6 -7C3 -4 -2 -4 -4 -6C-7 -4 -12 -5 -13 -8Z",
      ),
      place,
    ),
  ),
  figure(
    set(outline("M9 -21C11 -25 16 -24 17 -21L19 -14C19 -11 15 -11 14 -13L10 -17Z"), place),
    set(petal(11, -21, 6, -20, 2.6), place),
  ),
];

/** A hen, 16 wide and 15 high. */
export const drawHen = (place: Place, feathers: Paint = figure): DrawnShape[] => [
  accent(
    set(line(1.6, "-1 -4, -1 0, 1 0"), place),
    set(line(1.6, "3 -4, 3 0, 5 0"), place),
    set(circle(5, -14, 1.6), place),
    set(circle(7, -13.6, 1.4), place),
  ),
  feathers(
    set(
      outline(
        "M-9 -13C-5 -13 -4 -9 0 -9C2 -9 3 -11 4 -12C6 -14 8 -13 8.6 -11L10.5 -10L8.5 -9C8 -5 5 -3 1 -3C-5 -3 -9 -7 -9 -13Z",
      ),
      place,
    ),
  ),
];
