import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, ellipse, join, outline, row, turned } from "#/studio/motifs/outlines";
import { curve } from "#/studio/motifs/strokes";
import { accent, back, figure, light, natural, type DrawnShape, tone, green } from "./vignette-drawing";
import { placed } from "./workers";

/** A quiet window behind everything, of panes with gaps between them. */
export const drawPanes = (x: number, y: number, width: number, height: number, columns = 2, rows = 2): DrawnShape => {
  const [stepX, stepY] = [(width + 2) / columns, (height + 2) / rows];
  return back(row(row(box(x, y, stepX - 2, stepY - 2, 1), columns, stepX), rows, 0, stepY));
};

/** A window with two by two panes. */
export const drawWindow = (x: number, y: number, width: number, height: number): readonly DrawnShape[] => [
  figure(box(x, y, width, height, 1)),
  light(row(row(box(x + 1.6, y + 1.6, (width - 4.8) / 2, (height - 4.8) / 2), 2, (width - 1.6) / 2), 2, 0, (height - 1.6) / 2)),
];

/** A plant in a pot that stands on the given height, 31 units tall. */
export const drawPlant = (x: number, y: number, size = 1): readonly DrawnShape[] => {
  const put = (data: string) => placed(outline(data), [x, y], size);
  return [
    tone(put("M0-9C-1-17-7-21-12-21C-13-15-8-9 0-9Z"), put("M0-9C1-19 7-24 12-24C14-17 8-9 0-9Z")),
    figure(put("M0-8C-5-16-5-25 0-31C5-25 5-16 0-8Z")),
    accent(put("M-6-10L6-10L4.6 0L-4.6 0Z")),
  ];
};

/** A wheel with its tyre. */
export const drawWheel = (x: number, y: number, radius: number): readonly DrawnShape[] => [
  figure(circle(x, y, radius)),
  light(circle(x, y, radius * 0.56)),
  figure(circle(x, y, radius * 0.22)),
];

/** A table top on two legs, its upper edge at the height. */
export const drawTable = (x: number, y: number, width: number, floor = 88): readonly DrawnShape[] => [
  figure(box(x + 5, y + 3, 4, floor - y - 3, 1), box(x + width - 9, y + 3, 4, floor - y - 3, 1)),
  figure(box(x, y, width, 4, 1.5)),
];

/** A counter with panels in its front. */
export const drawCounter = (x: number, y: number, width: number): readonly DrawnShape[] => [
  tone(box(x + 4, y + 4, width - 8, 86 - y)),
  figure(row(box(x + width / 3, y + 8, 1.6, 78 - y), 2, width / 3 - 1.6)),
  figure(box(x, y, width, 5, 1)),
];

/** A carton with its tape. */
export const drawCarton = (x: number, y: number, width: number, height: number): readonly DrawnShape[] => [
  natural(box(x, y, width, height, 1)),
  light(box(x + width / 2 - 2, y, 4, Math.min(7, height / 2))),
];

/** A hammer that is held at the point, turned clockwise by some degrees from upright. */
export const drawHammer = (x: number, y: number, degrees: number, size = 1): DrawnShape =>
  figure(turned(placed(join(box(-1.3, -15, 2.6, 19, 1), box(-6, -19, 13, 5.6, 1)), [x, y], size), degrees, x, y));

/** Hills behind everything, from edge to edge. */
export const drawHills = (y = 58): DrawnShape =>
  back(
    outline(
      `M2 84C10 ${y - 4} 38 ${y - 8} 56 ${y + 8}C74 ${y - 16} 102 ${y - 18} 120 ${y + 4}`,
      `C130 ${y + 8} 138 ${y + 18} 142 84Z`,
    ),
  );

/** A round tree on the floor. */
export const drawTree = (x: number, y: number, radius: number): readonly DrawnShape[] => [
  natural(box(x - 1.4, y - radius * 2, 2.8, radius * 2, 0.8)),
  green(ellipse(x, y - radius * 2.2, radius, radius * 1.25)),
];

/** A lamp that hangs from the upper edge. */
export const drawLamp = (x: number, y: number): readonly DrawnShape[] => [
  figure(box(x - 0.9, 4, 1.8, y - 4)),
  accent(outline(`M${x - 9} ${y + 8}C${x - 9} ${y - 2} ${x + 9} ${y - 2} ${x + 9} ${y + 8}Z`)),
];

/** Joints between bricks: courses and staggered uprights. */
export const drawJoints = (x: number, y: number, width: number, courses: number, brick: number, height: number): Path =>
  join(
    row(box(x, y + height - 0.6, width, 1.2), courses - 1, 0, height),
    ...Array.from({ length: courses }, (_, index) => {
      const start = x + (index % 2 === 0 ? brick : brick / 2);
      const count = Math.max(0, Math.ceil((x + width - start - 1) / brick));
      return row(box(start - 0.6, y + index * height, 1.2, height), count, brick);
    }),
  );

/** Steam or smoke that rises. */
export const drawSteam = (x: number, y: number): Path => curve(2.2, `M${x} ${y}c-5-5 4-8 0-14`);
