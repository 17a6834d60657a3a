import { keepClockwise, simplifyPath } from "#/studio/marks/geometry/combine";
import { flatten } from "#/studio/marks/geometry/flatten";
import { simplifyOutline } from "#/studio/marks/geometry/simplify-outline";
import { polygon, type Contour, type Path, type Point } from "#/studio/marks/geometry/path";

/** How an outline turns around an outer corner. */
export type Join = "round" | "miter";

/** How far a simplified outline may leave the exact one. */
const maxDeviation = 0.035;

/** Longest miter, as a multiple of the distance. */
const maxMiter = 2.5;
const radiansPerStep = Math.PI / 9;

/**
 * The path grown by a distance on every side, or shrunk by a negative one. Corners that open become
 * round or keep their angle.
 */
export function offsetPath(path: Path, distance: number, join: Join = "round"): Path {
  const outline = simplifyPath(path);
  if (distance === 0) return outline;
  const grown = keepClockwise(flatten(outline, 0.05).flatMap((points) => offsetPolygon(points, distance, join)));
  return flatten(grown).map((points) => polygon(simplifyOutline([...points, ...points.slice(0, 1)], maxDeviation).slice(0, -1)));
}

/** Rounds outer and inner corners by a radius, without changing straight edges. */
export const roundCorners = (path: Path, radius: number): Path =>
  offsetPath(offsetPath(offsetPath(path, -radius * 0.5), radius), -radius * 0.5);

function offsetPolygon(points: readonly Point[], distance: number, join: Join): Contour[] {
  const corners = removeRepeated(points);
  if (corners.length < 3) return [];
  const result: Point[] = [];
  corners.forEach(([x, y], index) => {
    const [px, py] = corners[(index + corners.length - 1) % corners.length] ?? [x, y];
    const [nx, ny] = corners[(index + 1) % corners.length] ?? [x, y];
    const before = Math.atan2(y - py, x - px);
    let turn = Math.atan2(ny - y, nx - x) - before;
    if (turn > Math.PI) turn -= Math.PI * 2;
    if (turn < -Math.PI) turn += Math.PI * 2;
    const at = (radians: number, length: number): Point => [x + Math.sin(radians) * length, y - Math.cos(radians) * length];
    const opens = turn * distance > 0;
    if (!opens) {
      result.push(at(before, distance), [x, y], at(before + turn, distance));
      return;
    }
    const miter = 1 / Math.max(0.05, Math.cos(turn / 2));
    if (Math.abs(turn) < 0.06 || (join === "miter" && miter <= maxMiter)) {
      result.push(at(before + turn / 2, distance * miter));
      return;
    }
    const steps = Math.max(1, Math.ceil(Math.abs(turn) / radiansPerStep));
    for (let step = 0; step <= steps; step++) result.push(at(before + (turn * step) / steps, distance));
  });
  return [polygon(result)];
}

function removeRepeated(points: readonly Point[]): readonly Point[] {
  return points.filter(([x, y], index) => {
    const [px, py] = points[(index + points.length - 1) % points.length] ?? [Number.NaN, Number.NaN];
    return Math.abs(px - x) > 1e-6 || Math.abs(py - y) > 1e-6;
  });
}
