import { getEndPoint, type Path, type Point } from "#/studio/marks/geometry/path";
import { evaluateCubic } from "#/studio/marks/geometry/bounds";

/** The path as polygons, at most about `tolerance` away from the curves. */
export function flatten(path: Path, tolerance = 0.05): Point[][] {
  return path.map((contour) => {
    const points: Point[] = [contour.start];
    let [x, y] = contour.start;
    for (const segment of contour.segments) {
      const [endX, endY] = getEndPoint(segment);
      if (segment.length === 6) {
        const [x1, y1, x2, y2] = segment;
        const bend = Math.max(Math.hypot(x - 2 * x1 + x2, y - 2 * y1 + y2), Math.hypot(x1 - 2 * x2 + endX, y1 - 2 * y2 + endY));
        const steps = Math.max(1, Math.min(64, Math.ceil(Math.sqrt((bend * 0.75) / tolerance))));
        for (let step = 1; step < steps; step++) {
          const t = step / steps;
          points.push([evaluateCubic(x, x1, x2, endX, t), evaluateCubic(y, y1, y2, endY, t)]);
        }
      }
      points.push([endX, endY]);
      [x, y] = [endX, endY];
    }
    return points;
  });
}

/** Area of a polygon; positive if it is clockwise on screen. */
export function signedArea(points: readonly Point[]): number {
  let sum = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

/**
 * The filled area of a path whose contours do not overlap and whose holes run against their
 * outlines.
 */
export const getArea = (path: Path) => Math.abs(flatten(path).reduce((sum, points) => sum + signedArea(points), 0));

/** Whether a point lies inside a polygon, by the even-odd rule. */
export function isInside(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
