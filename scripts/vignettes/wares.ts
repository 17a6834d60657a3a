import type { Path } from "#/studio/marks/geometry/path";
import { box, corners, join, moved, outline, row, slice } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import type { Paint } from "./hosts";
import { accent, figure, light, type DrawnShape, tone } from "./vignette-drawing";

/** Goods and fittings that several vignettes of shops, kitchens and gardens contain. */

/** A bottle that stands on `base`. */
export const bottle = (x: number, base: number, height: number, width: number): Path =>
  corners(
    width * 0.3,
    `${x - width * 0.2} ${base - height} 0.3, ${x + width * 0.2} ${base - height} 0.3, ${x + width * 0.2} ${base - height * 0.72}, ${x + width / 2} ${base - height * 0.56}, ${x + width / 2} ${base} 0.6, ${x - width / 2} ${base} 0.6, ${x - width / 2} ${base - height * 0.56}, ${x - width * 0.2} ${base - height * 0.72}`,
  );

/** A glass with a stem. */
export const stemGlass = (x: number, base: number, height: number, width: number): Path => {
  const [w, h] = [width / 2, height];
  return outline(
    `M${x - w} ${base - h}L${x + w} ${base - h}C${x + w * 1.1} ${base - h * 0.6} ${x + w * 0.6} ${base - h * 0.46} ${x + 0.9} ${base - h * 0.42}L${x + 0.9} ${base - h * 0.1}L${x + w * 0.8} ${base}L${x - w * 0.8} ${base}L${x - 0.9} ${base - h * 0.1}L${x - 0.9} ${base - h * 0.42}C${x - w * 0.6} ${base - h * 0.46} ${x - w * 1.1} ${base - h * 0.6} ${x - w} ${base - h}Z`,
  );
};

/** A jar with its lid. */
export const jar = (x: number, base: number, height: number, width: number, body: Paint, lid: Paint): DrawnShape[] => [
  body(box(x - width / 2, base - height * 0.84, width, height * 0.84, width * 0.18)),
  lid(box(x - width * 0.42, base - height, width * 0.84, height * 0.2, 0.8)),
];

/** A striped awning with scallops. */
export const awning = (x: number, y: number, width: number, height: number, count: number): DrawnShape[] => {
  const step = width / count;
  const stripe = join(box(x, y, step, height - step / 2), slice(x + step / 2, y + height - step / 2 - 0.05, step / 2, 0, 180));
  return [
    accent(row(stripe, count, step)),
    light(moved(row(stripe, Math.floor(count / 2), step * 2), step, 0)),
    figure(box(x - 0.5, y - 1, width + 1, 3.4, 1.2)),
  ];
};

/** A lamp on a cord. */
export const pendant = (x: number, bottom: number, width: number, paint: Paint = accent, top = 4): DrawnShape[] => [
  figure(line(1.6, `${x} ${top}, ${x} ${bottom - width * 0.4}`)),
  paint(slice(x, bottom, width / 2, 180, 360)),
];

/** A counter whose top juts out on both sides. */
export const counter = (x: number, y: number, width: number, front: Paint = tone, top: Paint = figure): DrawnShape[] => [
  front(box(x + 2, y + 2, width - 4, 86 - y)),
  top(box(x, y, width, 4.5, 1)),
];

/** A slatted crate. */
export const crate = (x: number, y: number, width: number, height: number, paint: Paint = tone): DrawnShape[] => [
  paint(box(x, y, width, height, 1)),
  light(box(x + 2, y + height * 0.46, width - 4, 1.6, 0.6)),
];

/** A conifer. */
export const pine = (x: number, base: number, height: number, paint: Paint = figure): DrawnShape[] => {
  const w = height * 0.3;
  return [
    tone(box(x - 1.4, base - height * 0.2, 2.8, height * 0.2)),
    paint(
      outline(
        `M${x} ${base - height}L${x + w * 0.6} ${base - height * 0.62}L${x + w * 0.32} ${base - height * 0.62}L${x + w * 0.82} ${base - height * 0.36}L${x + w * 0.45} ${base - height * 0.36}L${x + w} ${base - height * 0.1}L${x - w} ${base - height * 0.1}L${x - w * 0.45} ${base - height * 0.36}L${x - w * 0.82} ${base - height * 0.36}L${x - w * 0.32} ${base - height * 0.62}L${x - w * 0.6} ${base - height * 0.62}Z`,
      ),
    ),
  ];
};

/** A round tree. */
export const tree = (x: number, base: number, height: number, crown: Paint = figure, trunk: Paint = tone): DrawnShape[] => {
  const r = height * 0.34;
  return [
    trunk(outline(`M${x - 1.6} ${base - height * 0.5}L${x + 1.6} ${base - height * 0.5}L${x + 2.6} ${base}L${x - 2.6} ${base}Z`)),
    crown(
      outline(
        `M${x} ${base - height}C${x + r * 0.9} ${base - height} ${x + r * 1.1} ${base - height * 0.8} ${x + r} ${base - height * 0.68}C${x + r * 1.3} ${base - height * 0.5} ${x + r * 0.9} ${base - height * 0.34} ${x} ${base - height * 0.34}C${x - r * 0.9} ${base - height * 0.34} ${x - r * 1.3} ${base - height * 0.5} ${x - r} ${base - height * 0.68}C${x - r * 1.1} ${base - height * 0.8} ${x - r * 0.9} ${base - height} ${x} ${base - height}Z`,
      ),
    ),
  ];
};

/** A plant of three leaves in a pot. */
export const potPlant = (x: number, base: number, height: number, leaf: Paint = figure, pot: Paint = accent): DrawnShape[] => {
  const [top, potTop, w] = [base - height, base - height * 0.34, height * 0.22];
  const blade = (side: number, tipY: number) =>
    `M${x} ${potTop}C${x + side * w * 0.4} ${potTop - height * 0.2} ${x + side * w * 0.8} ${tipY + 2} ${x + side * w * 2.2} ${tipY}C${x + side * w * 2.2} ${tipY + height * 0.25} ${x + side * w} ${potTop - height * 0.02} ${x} ${potTop}Z`;
  return [
    leaf(outline(blade(-1, top + height * 0.2)), outline(blade(1, top + height * 0.12))),
    leaf(
      outline(
        `M${x} ${potTop}C${x - w} ${potTop - height * 0.3} ${x - w} ${top + height * 0.2} ${x} ${top}C${x + w} ${top + height * 0.2} ${x + w} ${potTop - height * 0.3} ${x} ${potTop}Z`,
      ),
    ),
    pot(corners(1, `${x - w * 1.2} ${potTop}, ${x + w * 1.2} ${potTop}, ${x + w * 0.9} ${base}, ${x - w * 0.9} ${base}`)),
  ];
};

/** A flame that stands on `base`. */
export const flame = (x: number, base: number, width: number, height: number): Path => {
  const w = width / 2;
  return outline(
    `M${x + w * 0.1} ${base - height}C${x + w * 0.3} ${base - height * 0.7} ${x + w} ${base - height * 0.55} ${x + w} ${base - height * 0.28}C${x + w} ${base - height * 0.08} ${x + w * 0.5} ${base} ${x} ${base}C${x - w * 0.5} ${base} ${x - w} ${base - height * 0.08} ${x - w} ${base - height * 0.3}C${x - w} ${base - height * 0.46} ${x - w * 0.6} ${base - height * 0.56} ${x - w * 0.55} ${base - height * 0.72}C${x - w * 0.2} ${base - height * 0.66} ${x + w * 0.1} ${base - height * 0.8} ${x + w * 0.1} ${base - height}Z`,
  );
};

/** Steam in wavy lines above a dish. */
export const steam = (x: number, base: number, height: number, count = 3, step = 6, paint: Paint = tone): DrawnShape =>
  paint(
    ...Array.from({ length: count }, (_, index) => {
      const at = x + (index - (count - 1) / 2) * step;
      return curve(
        1.8,
        `M${at} ${base}C${at - 3} ${base - height * 0.35} ${at + 3} ${base - height * 0.65} ${at} ${base - height}`,
      );
    }),
  );

/** A round table top seen slightly from above, on one foot. */
export const roundTable = (x: number, y: number, width: number, paint: Paint = figure): DrawnShape[] => [
  figure(box(x - 1.8, y, 3.6, 86 - y)),
  figure(
    outline(
      `M${x - width * 0.24} 88C${x - width * 0.2} 85 ${x - 3} 85 ${x} 85C${x + 3} 85 ${x + width * 0.2} 85 ${x + width * 0.24} 88Z`,
    ),
  ),
  paint(
    outline(
      `M${x - width / 2} ${y}C${x - width / 2} ${y - 5} ${x + width / 2} ${y - 5} ${x + width / 2} ${y}C${x + width / 2} ${y + 5} ${x - width / 2} ${y + 5} ${x - width / 2} ${y}Z`,
    ),
  ),
];
