import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, corners, ellipse, join, moved, outline, petal, sharp, sized } from "#/studio/motifs/outlines";
import { bar, curve, line } from "#/studio/motifs/strokes";
import { paintIn } from "./figures";
import { accent, figure, light, type VignetteRole, type DrawnShape, tone } from "./vignette-drawing";

/** A table with a thin top and straight legs, from its left edge. */
export const table = (x: number, y: number, width: number, role: VignetteRole = "figure", floor = 86): DrawnShape[] => [
  paintIn(role, box(x + 3, y + 1, 2.6, floor - y - 1, 0.8), box(x + width - 5.6, y + 1, 2.6, floor - y - 1, 0.8)),
  paintIn(role, box(x, y, width, 3.2, 1.2)),
];

/** A screen on a stand, seen from the front; `content` lies on its light panel. */
export const monitor = (x: number, y: number, width: number, height: number, stand: number): DrawnShape[] => [
  figure(box(x + width / 2 - 2, y + height - 1, 4, stand, 0.6), box(x + width / 2 - 7, y + height + stand - 2.4, 14, 2.4, 1.2)),
  figure(box(x, y, width, height, 2)),
  light(box(x + 2, y + 2, width - 4, height - 4, 0.8)),
];

/** A window of a program: a frame with a bar on top and a light pane. */
export const appWindow = (x: number, y: number, width: number, height: number, role: VignetteRole = "figure"): DrawnShape[] => [
  paintIn(role, box(x, y, width, height, 3.4)),
  light(box(x + 1.8, y + 8, width - 3.6, height - 9.8, 1.8)),
  light(circle(x + 5.5, y + 4.1, 1.3), circle(x + 10, y + 4.1, 1.3), circle(x + 14.5, y + 4.1, 1.3)),
];

/** Lines that stand for text, each as wide as stated. */
export const textLines = (x: number, y: number, widths: readonly number[], step = 4.2, thick = 1.8): Path =>
  join(...widths.map((width, index) => box(x, y + index * step, width, thick, thick / 2)));

/** Bars of a chart that stand on a line. */
export const chartBars = (x: number, floor: number, heights: readonly number[], width = 4, gap = 2.4): Path =>
  join(...heights.map((height, index) => box(x + index * (width + gap), floor - height, width, height, 0.8)));

/** A pointer whose tip is at the point. */
export const cursor = (x: number, y: number, size = 1): DrawnShape[] => [
  accent(moved(sized(corners(0.5, "0 0,0 15,3.8 11.6,6.2 17,9 15.8,6.6 10.4,11.4 10"), size, 0, 0), x, y)),
];

/** A plant in a pot on a floor; `height` is that of the whole. */
export const potPlant = (
  x: number,
  floor: number,
  height: number,
  pot: VignetteRole = "tone",
  leaves: VignetteRole = "figure",
): DrawnShape[] => {
  const h = height;
  const y = floor - h * 0.34;
  return [
    paintIn(
      leaves,
      petal(x, y, x - h * 0.3, y - h * 0.36, h * 0.17),
      petal(x, y, x + h * 0.3, y - h * 0.4, h * 0.17),
      petal(x, y, x - h * 0.1, y - h * 0.64, h * 0.17),
      petal(x, y, x + h * 0.14, y - h * 0.6, h * 0.16),
    ),
    paintIn(
      pot,
      corners(1, `${x - h * 0.17} ${y - 1},${x + h * 0.17} ${y - 1},${x + h * 0.12} ${floor},${x - h * 0.12} ${floor}`),
    ),
  ];
};

/** An office chair's back and base from behind or the side, with the seat at a height. */
export const sideChair = (x: number, seat: number, turn: 1 | -1, role: VignetteRole = "tone", floor = 86): DrawnShape[] => {
  const at = (dx: number, y: number) => `${x + dx * turn} ${y}`;
  return [
    paintIn(role, line(2.4, `${at(-4, seat + 1)},${at(-5, floor - 1)}`), line(2.4, `${at(6, seat + 1)},${at(7, floor - 1)}`)),
    paintIn(role, line(3, `${at(-7.5, seat - 19)},${at(-5, seat)}`), line(3.2, `${at(-5, seat + 0.6)},${at(7.5, seat + 0.6)}`)),
  ];
};

/** A lamp that hangs from above down to a height. */
export const hangingLamp = (x: number, y: number, width: number, role: VignetteRole = "figure", top = 6): DrawnShape[] => [
  paintIn(role, box(x - 0.9, top, 1.8, y - top)),
  accent(ellipse(x, y + width * 0.34, width * 0.24, width * 0.16)),
  paintIn(role, moved(sized(outline("M-.5 .36C-.5 -.15 .5 -.15 .5 .36Z"), width, 0, 0), x, y)),
];

/** Spines of books that stand side by side on a board, each given by width and height. */
export const bookRow = (x: number, y: number, sizes: readonly (readonly [width: number, height: number])[], gap = 0): Path => {
  let left = x;
  return join(
    ...sizes.map(([width, height]) => {
      const spine = box(left, y - height, width, height, 0.5);
      left += width + gap;
      return spine;
    }),
  );
};

/** A laptop on a table, from the side that its user does not see, or open towards the viewer. */
export const laptop = (x: number, y: number, width: number, role: VignetteRole = "tone"): DrawnShape[] => [
  paintIn(
    role,
    corners(1.2, `${x + 1.5} ${y - width * 0.62},${x + width - 1.5} ${y - width * 0.62},${x + width} ${y},${x} ${y}`),
  ),
];

/** An open laptop in profile whose user looks to the right (or left). */
export const sideLaptop = (x: number, y: number, size: number, turn: 1 | -1, role: VignetteRole = "figure"): DrawnShape[] => [
  paintIn(
    role,
    line(1.8, `${x} ${y - 0.9},${x + size * turn} ${y - 0.9}`),
    line(1.8, `${x + size * turn} ${y - 0.9},${x + size * 1.28 * turn} ${y - size * 0.78}`),
  ),
];

/** A cup on a table. */
export const cup = (x: number, y: number, role: VignetteRole = "accent"): DrawnShape[] => [
  paintIn(
    role,
    box(x - 2.2, y - 4.6, 4.4, 4.6, 1),
    curve(1.2, `M${x + 2} ${y - 3.6}C${x + 4.4} ${y - 3.8} ${x + 4.4} ${y - 1.2} ${x + 2} ${y - 1.4}`),
  ),
];

/** Hanging cloth whose lower edge is scalloped, such as an awning. */
export const awning = (x: number, y: number, width: number, height: number, count: number): DrawnShape[] => {
  const step = width / count;
  const strip = (index: number) => {
    const left = x + index * step;
    const curl = step * 0.62;
    return outline(`M${left} ${y}h${step}v${height}c0 ${curl} ${-step} ${curl} ${-step} 0Z`);
  };
  const strips = Array.from({ length: count }, (_, index) => index);
  return [
    figure(...strips.filter((index) => index % 2 === 0).map(strip)),
    accent(...strips.filter((index) => index % 2 === 1).map(strip)),
  ];
};

/** A tripod whose head is at the point. */
export const tripod = (x: number, y: number, floor: number, spread: number, role: VignetteRole = "figure"): DrawnShape[] => [
  paintIn(
    role,
    bar(1.8, `${x} ${y},${x - spread} ${floor}`),
    bar(1.8, `${x} ${y},${x + spread} ${floor}`),
    bar(1.8, `${x} ${y},${x + 0.5} ${floor - 2}`),
  ),
];

/** A string of pennants or lamps that hangs between two points. */
export function garland(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  kind: "flags" | "lamps",
): DrawnShape[] {
  const at = (t: number): readonly [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * sag * t * (1 - t)];
  const places = Array.from({ length: count }, (_, index) => at((index + 0.5) / count));
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + 2 * sag];
  const cord = curve(1, `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`);
  const flag = ([x, y]: readonly [number, number]) => sharp(`${x - 2.6} ${y},${x + 2.6} ${y},${x} ${y + 6}`);
  const lamp = ([x, y]: readonly [number, number]) => circle(x, y + 1.6, 1.7);
  if (kind === "lamps") return [figure(cord), accent(...places.map(lamp))];
  return [
    figure(cord),
    accent(...places.filter((_, index) => index % 2 === 0).map(flag)),
    tone(...places.filter((_, index) => index % 2 === 1).map(flag)),
  ];
}
