import { evaluateCubic } from "#/studio/marks/geometry/bounds";
import type { Cubic, Point } from "#/studio/marks/geometry/path";

/** The part of a cubic between two parameters; runs backwards if the first is the larger one. */
export function sliceCubic(from: Point, [x1, y1, x2, y2, x3, y3]: Cubic, t0: number, t1: number): Cubic {
  const along = (p0: number, p1: number, p2: number, p3: number): [number, number, number] => {
    const evaluateDerivative = (t: number) =>
      3 * (1 - t) * (1 - t) * (p1 - p0) + 6 * (1 - t) * t * (p2 - p1) + 3 * t * t * (p3 - p2);
    const [start, end, third] = [evaluateCubic(p0, p1, p2, p3, t0), evaluateCubic(p0, p1, p2, p3, t1), (t1 - t0) / 3];
    return [start + evaluateDerivative(t0) * third, end - evaluateDerivative(t1) * third, end];
  };
  const [ax, bx, cx] = along(from[0], x1, x2, x3);
  const [ay, by, cy] = along(from[1], y1, y2, y3);
  return [ax, ay, bx, by, cx, cy];
}
