import type { Point } from "#/studio/marks/geometry/path";
import { printNumber } from "#/studio/marks/geometry/print-path";

/** Keeps every n-th point and the last one. */
export function thinPoints(points: readonly Point[], every: number): readonly Point[] {
  return points.filter((_, index) => index % every === 0 || index === points.length - 1);
}

/**
 * Resamples a closed line at even distances of about `spacing`, so that a smooth line through the
 * points does not show the original sampling.
 */
export function resampleEvenly(points: readonly Point[], spacing: number): readonly Point[] {
  const [first] = points;
  if (first === undefined) return [];
  const ring = [...points, first];
  const lengths = ring.slice(1).map(([x, y], index) => Math.hypot(x - (ring[index]?.[0] ?? x), y - (ring[index]?.[1] ?? y)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(6, Math.round(whole / spacing));
  const found: Point[] = [];
  let passedLength = 0;
  lengths.forEach((length, index) => {
    const [x, y] = ring[index] ?? first;
    const [nextX, nextY] = ring[index + 1] ?? first;
    while (found.length < count && (found.length * whole) / count <= passedLength + length) {
      const share = length === 0 ? 0 : ((found.length * whole) / count - passedLength) / length;
      found.push([x + (nextX - x) * share, y + (nextY - y) * share]);
    }
    passedLength += length;
  });
  return found;
}

/**
 * Path data of a smooth line: quadratic curves between the midpoints, with the points as control
 * points. `places` is the number of decimals.
 */
export function printSmoothLine(points: readonly Point[], closed: boolean, places = 0): string {
  const [first, second] = points;
  if (first === undefined || second === undefined) return "";
  const getMidpoint = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
  const factor = 10 ** places;
  const whole = ([x, y]: Point): Point => [Math.round(x * factor), Math.round(y * factor)];
  const start = closed ? getMidpoint(first, second) : first;
  let [px, py] = whole(start);
  let text = `M${printNumber(px / factor, places)} ${printNumber(py / factor, places)}`;
  let hasStarted = false;
  const curveTo = (control: Point, end: Point) => {
    const [cx, cy] = whole(control);
    const [ex, ey] = whole(end);
    const numbers = [cx - px, cy - py, ex - px, ey - py].map((value) => printNumber(value / factor, places));
    const joined = numbers.join(" ").replaceAll(" -", "-");
    text += hasStarted ? (joined.startsWith("-") ? joined : ` ${joined}`) : `q${joined}`;
    hasStarted = true;
    [px, py] = [ex, ey];
  };
  const rest = closed ? [...points.slice(1), first] : points.slice(1);
  rest.forEach((point, index) => {
    const next = rest[index + 1] ?? (closed ? second : undefined);
    curveTo(
      next === undefined ? getMidpoint([px / factor, py / factor], point) : point,
      next === undefined ? point : getMidpoint(point, next),
    );
  });
  return closed ? `${text}z` : text;
}
