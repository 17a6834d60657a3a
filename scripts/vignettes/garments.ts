import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { circle, corners, ellipse, flipped, outline } from "#/studio/motifs/outlines";
import { arc, line } from "#/studio/motifs/strokes";
import type { Paint } from "./hosts";
import { figure, light, type DrawnShape } from "./vignette-drawing";

/** Clothes on hangers and figures, shoes and bags. */

const place = (path: Path, x: number, y: number, scale: number): Path => transform(path, [scale, 0, 0, scale, x, y]);

const cuts = {
  shirt: "M-6 2L-2 0L2 0L6 2L13 6L16 18L10 20L9 16L9 34L-9 34L-9 16L-10 20L-16 18L-13 6Z",
  hoodie: "M-6 0C-6 -8 6 -8 6 0L12 5L16 26L11 28L9 18L9 34L-9 34L-9 18L-11 28L-16 26L-12 5Z",
  coat: "M-6 1L-2 0L2 0L6 1L12 5L15 26L10 27L9 18L11 48L-11 48L-9 18L-10 27L-15 26L-12 5Z",
  dress: "M-7 0L-3 6L3 6L7 0L7 18L16 50L-16 50L-7 18Z",
  gown: "M-8 0C-4 5 4 5 8 0L7 18C12 40 20 54 28 64L-28 64C-20 54 -12 40 -7 18Z",
  dungarees: "M-7 0L-4 0L-4 10L4 10L4 0L7 0L8 14L10 46L2 46L0 26L-2 46L-10 46L-8 14Z",
};

/** A garment whose shoulders are at y; about 32 wide for a scale of 1. */
export const garment = (cut: keyof typeof cuts, x: number, y: number, scale: number): Path =>
  place(outline(cuts[cut]), x, y, scale);

/** A garment on a hanger under a rail at y. */
export const hung = (cut: keyof typeof cuts, x: number, y: number, scale: number, paint: Paint): DrawnShape[] => [
  figure(arc(1.6, x, y + 1, 2, 180, 420), line(1.6, `${x} ${y + 3}, ${x} ${y + 6}`)),
  paint(garment(cut, x, y + 5, scale)),
];

const shoes = {
  trainer: "M0 0L0 -14C4 -16 8 -15 10 -12C14 -8 20 -7 26 -6C30 -5 31 -2 31 0Z",
  pump: "M0 0L0 -12C2 -14 5 -12 7 -10C14 -4 20 -5 27 -3C30 -2 30 0 30 0L17 0C12 0 8 -4 4 -8L3 0Z",
  boot: "M0 0L0 -30L14 -30L14 -12C18 -9 26 -8 30 -5C31 -3 31 0 31 0Z",
};

/** A shoe on `base` that points right, about 31 long for a scale of 1, with its sole. */
export const shoe = (
  cut: keyof typeof shoes,
  x: number,
  base: number,
  scale: number,
  paint: Paint,
  facing?: "left",
): DrawnShape[] => {
  const set = (path: Path) => place(facing === "left" ? flipped(path, 0) : path, x, base, scale);
  return [paint(set(outline(shoes[cut]))), ...(cut === "pump" ? [] : [light(set(outline("M0 -3L31 -3L31 0L0 0Z")))])];
};

/** A bag with a handle on `base`. */
export const handbag = (x: number, base: number, width: number, paint: Paint): DrawnShape[] => {
  const [w, h] = [width / 2, width * 0.7];
  return [
    figure(arc(width * 0.1, x, base - h, w * 0.55, 180, 360)),
    paint(corners(1.5, `${x - w * 0.82} ${base - h}, ${x + w * 0.82} ${base - h}, ${x + w} ${base}, ${x - w} ${base}`)),
    light(
      ellipse(x, base - h * 0.55, w * 0.2, w * 0.16),
      line(1.6, `${x - w * 0.86} ${base - h * 0.62}, ${x - w * 0.3} ${base - h * 0.62}`),
      line(1.6, `${x + w * 0.3} ${base - h * 0.62}, ${x + w * 0.86} ${base - h * 0.62}`),
    ),
  ];
};

/** A tailor's dummy on a stand, its shoulders at y. */
export const dummy = (x: number, y: number, scale: number, paint: Paint): DrawnShape[] => [
  figure(
    place(line(3, "0 34, 0 66"), x, y, scale),
    place(outline("M-13 70C-10 63 10 63 13 70Z"), x, y, scale),
    place(circle(0, -7, 3), x, y, scale),
  ),
  paint(
    place(
      outline(
        "M-4 -6L4 -6L4 -1C9 0 13 3 13 8C13 14 9 17 9 22C9 27 12 30 12 36L-12 36C-12 30 -9 27 -9 22C-9 17 -13 14 -13 8C-13 3 -9 0 -4 -1Z",
      ),
      x,
      y,
      scale,
    ),
  ),
];
