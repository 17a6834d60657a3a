import { flatten, signedArea } from "#/studio/marks/geometry/flatten";
import { type Path, reverse } from "#/studio/marks/geometry/path";

/**
 * Fonts differ in the direction of their contours. Here outlines run clockwise and counters
 * anticlockwise.
 */
export function toClockwise(path: Path): Path {
  const area = flatten(path, 4).reduce((sum, points) => sum + signedArea(points), 0);
  return area < 0 ? path.map(reverse) : path;
}
