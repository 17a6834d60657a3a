import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { transform } from "#/studio/marks/geometry/transform";
import type { DrawnShape } from "#/studio/marks/recipe";

/** Scales shapes together, evenly, to fill a box and centres them there. */
export function fitShapes(shapes: readonly DrawnShape[], [x, y, width, height]: Box): readonly DrawnShape[] {
  const bounds = getBounds(shapes.flatMap((shape) => shape.path));
  if (bounds === undefined) return shapes;
  const [bx, by, bw, bh] = bounds;
  const factor = Math.min(width / Math.max(bw, 1e-6), height / Math.max(bh, 1e-6));
  const [dx, dy] = [x + width / 2 - factor * (bx + bw / 2), y + height / 2 - factor * (by + bh / 2)];
  return shapes.map((shape) => ({ ...shape, path: transform(shape.path, [factor, 0, 0, factor, dx, dy]) }));
}
