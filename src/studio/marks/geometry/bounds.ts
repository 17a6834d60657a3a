import { getEndPoint, type Path } from "#/studio/marks/geometry/path";

/** A rectangle: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Parameters strictly inside (0, 1) at which a coordinate of a cubic has an extremum. */
function findExtremes(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  const roots: number[] = [];
  if (Math.abs(a) < 1e-9) {
    if (Math.abs(b) > 1e-9) roots.push(-c / b);
  } else {
    const discriminant = b * b - 4 * a * c;
    if (discriminant >= 0) {
      const root = Math.sqrt(discriminant);
      roots.push((-b + root) / (2 * a), (-b - root) / (2 * a));
    }
  }
  return roots.filter((t) => t > 0 && t < 1);
}

/** The value of a cubic's coordinate at `t`. */
export function evaluateCubic(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}

/** The bounding box of a path, or `undefined` for a path without contours. */
export function getBounds(path: Path): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x: number, y: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const contour of path) {
    let [x, y] = contour.start;
    include(x, y);
    for (const segment of contour.segments) {
      const [endX, endY] = getEndPoint(segment);
      include(endX, endY);
      if (segment.length === 6) {
        const [x1, y1, x2, y2] = segment;
        for (const t of findExtremes(x, x1, x2, endX)) include(evaluateCubic(x, x1, x2, endX, t), y);
        for (const t of findExtremes(y, y1, y2, endY)) include(x, evaluateCubic(y, y1, y2, endY, t));
      }
      [x, y] = [endX, endY];
    }
  }
  return left === Infinity ? undefined : [left, top, right - left, bottom - top];
}
