import type { Point } from "#/studio/marks/geometry/path";

/**
 * Removes corners that are nearer than `tolerance` to the line between their neighbours
 * (Douglas–Peucker).
 */
export function simplifyOutline(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points[points.length - 1]];
  if (first === undefined || last === undefined || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const distances = points.map(([x, y]) =>
    length < 1e-9 ? Math.hypot(x - first[0], y - first[1]) : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length,
  );
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const at = distances.indexOf(farthest);
  return [...simplifyOutline(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplifyOutline(points.slice(at), tolerance)];
}
