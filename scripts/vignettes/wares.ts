import type { Path } from "#/studio/marks/geometry/path";
import { transform } from "#/studio/marks/geometry/transform";
import { box, corners, moved, outline, row, slice } from "#/studio/motifs/outlines";
import { curve, line } from "#/studio/motifs/strokes";
import type { Paint } from "./hosts";
import { accent, figure, light, natural, type DrawnShape, tone, green } from "./vignette-drawing";

/** Goods and fittings that several vignettes of shops, kitchens and gardens contain. */

/** An outline that is drawn 100 wide and 100 high above the origin, placed on `base` about x. */
const fit = (data: string, x: number, base: number, width: number, height: number): Path =>
  transform(outline(data), [width / 100, 0, 0, height / 100, x, base]);

/** A bottle that stands on `base`. */
export const bottle = (x: number, base: number, height: number, width: number): Path =>
  fit("M-20 -100L20 -100L20 -76C20 -66 50 -68 50 -54L50 0L-50 0L-50 -54C-50 -68 -20 -66 -20 -76Z", x, base, width, height);

/** A glass with a stem. */
export const stemGlass = (x: number, base: number, height: number, width: number): Path =>
  fit(
    "M-50 -100L50 -100C55 -60 30 -46 14 -42L14 -12L42 0L-42 0L-14 -12L-14 -42C-30 -46 -55 -60 -50 -100Z",
    x,
    base,
    width,
    height,
  );

/** A jar with its lid. */
export const jar = (x: number, base: number, height: number, width: number, body: Paint, lid: Paint): DrawnShape[] => [
  body(box(x - width / 2, base - height * 0.84, width, height * 0.84, width * 0.18)),
  lid(box(x - width * 0.42, base - height, width * 0.84, height * 0.2, 0.8)),
];

/** A striped awning with scallops. */
export const awning = (x: number, y: number, width: number, height: number, count: number): DrawnShape[] => {
  const step = width / count;
  const [right, low, round] = [x + step, y + height - step / 2, y + height + step / 6];
  const stripe = outline(`M${x} ${y}H${right}V${low}C${right} ${round} ${x} ${round} ${x} ${low}Z`);
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
  front(box(x + 2, y + 2, width - 4, 88 - y)),
  top(box(x, y, width, 4.5, 1)),
];

/** A conifer, 0.6 times as wide as high. */
export const pine = (x: number, base: number, height: number, paint: Paint = figure): DrawnShape[] => [
  natural(box(x - 1.4, base - height * 0.2, 2.8, height * 0.2)),
  paint(
    fit("M0 -100L30 -62L16 -62L41 -36L22 -36L50 -10L-50 -10L-22 -36L-41 -36L-16 -62L-30 -62Z", x, base, height * 0.6, height),
  ),
];

/** A round tree, 0.75 times as wide as high. */
export const tree = (x: number, base: number, height: number, crown: Paint = green, trunk: Paint = natural): DrawnShape[] => [
  trunk(corners(0, `${x - 1.6} ${base - height / 2}, ${x + 1.6} ${base - height / 2}, ${x + 2.6} ${base}, ${x - 2.6} ${base}`)),
  crown(
    fit(
      "M0 -100C45 -100 55 -80 50 -68C65 -50 45 -34 0 -34C-45 -34 -65 -50 -50 -68C-55 -80 -45 -100 0 -100Z",
      x,
      base,
      height * 0.68,
      height,
    ),
  ),
];

/** A plant of three leaves in a pot, nearly as wide as high. */
export const potPlant = (x: number, base: number, height: number, leaf: Paint = figure, pot: Paint = accent): DrawnShape[] => [
  leaf(
    fit("M0 -34C-9 -54 -18 -74 -48 -80C-48 -55 -22 -36 0 -34Z", x, base, height, height),
    fit("M0 -34C9 -54 18 -82 48 -88C48 -63 22 -36 0 -34Z", x, base, height, height),
  ),
  leaf(fit("M0 -34C-22 -64 -22 -80 0 -100C22 -80 22 -64 0 -34Z", x, base, height, height)),
  pot(fit("M-26 -34L26 -34L20 0L-20 0Z", x, base, height, height)),
];

/** A flame that stands on `base`. */
export const flame = (x: number, base: number, width: number, height: number): Path =>
  fit(
    "M5 -100C15 -70 50 -55 50 -28C50 -8 25 0 0 0C-25 0 -50 -8 -50 -30C-50 -46 -30 -56 -28 -72C-10 -66 5 -80 5 -100Z",
    x,
    base,
    width,
    height,
  );

/** Steam in thin wavy lines above a dish: thick ones look like sausages. */
export const steam = (x: number, base: number, height: number, count = 3, step = 6, paint: Paint = tone): DrawnShape =>
  paint(
    ...Array.from({ length: count }, (_, index) => {
      const at = x + (index - (count - 1) / 2) * step;
      return curve(
        1.1,
        `M${at} ${base}C${at - 3} ${base - height * 0.35} ${at + 3} ${base - height * 0.65} ${at} ${base - height}`,
      );
    }),
  );

/** A round table top seen slightly from above, on one foot. */
export const roundTable = (x: number, y: number, width: number, paint: Paint = figure): DrawnShape[] => [
  figure(box(x - 1.8, y, 3.6, 86 - y)),
  figure(fit("M-24 0C-20 -60 -6 -100 0 -100C6 -100 20 -60 24 0Z", x, 88, width, 3)),
  paint(fit("M-50 0C-50 -100 50 -100 50 0C50 100 -50 100 -50 0Z", x, y, width, 5)),
];
