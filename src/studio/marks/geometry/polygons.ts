import type { Box } from "#/studio/marks/geometry/bounds";
import type { Point } from "#/studio/marks/geometry/path";

/**
 * A fine polygon in the shape of a rounded rectangle, clockwise, so that clipping and drawing use
 * the same edge.
 */
export function roundedRectanglePolygon([x, y, width, height]: Box, radius: number): Point[] {
  const r = Math.min(radius, width / 2, height / 2);
  const corners: readonly (readonly [cx: number, cy: number, from: number])[] = [
    [x + width - r, y + r, -90],
    [x + width - r, y + height - r, 0],
    [x + r, y + height - r, 90],
    [x + r, y + r, 180],
  ];
  const steps = r > 0 ? Math.max(4, Math.ceil(r * 1.2)) : 0;
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const radians = ((from + (steps === 0 ? 0 : (step * 90) / steps)) * Math.PI) / 180;
      return [cx + r * Math.cos(radians), cy + r * Math.sin(radians)];
    }),
  );
}

/** A fine polygon in the shape of a disc, clockwise. */
export function discPolygon(x: number, y: number, radius: number, corners = 96): Point[] {
  return Array.from({ length: corners }, (_, index): Point => {
    const radians = (index * 2 * Math.PI) / corners;
    return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)];
  });
}
