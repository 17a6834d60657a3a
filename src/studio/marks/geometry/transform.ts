import type { Contour, Path, Point } from "#/studio/marks/geometry/path";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";

/** An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Applies the map to a path. Mirroring reverses the direction of every contour. */
export function transform(path: Path, [a, b, c, d, e, f]: Matrix): Path {
  const at = (x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];
  return path.map(
    (contour): Contour => ({
      start: at(...contour.start),
      segments: contour.segments.map((segment) =>
        segment.length === 2
          ? at(segment[0], segment[1])
          : [...at(segment[0], segment[1]), ...at(segment[2], segment[3]), ...at(segment[4], segment[5])],
      ),
    }),
  );
}

export const translate = (path: Path, x: number, y: number): Path => transform(path, [1, 0, 0, 1, x, y]);

/** Scales about the origin. */
export const scale = (path: Path, x: number, y = x): Path => transform(path, [x, 0, 0, y, 0, 0]);

/** Rotates clockwise about a centre. Quarter turns are exact. */
export function rotate(path: Path, degrees: number, [x, y]: Point): Path {
  const quarter = (((degrees / 90) % 4) + 4) % 4;
  const exact = [0, 1, 0, -1];
  const radians = (degrees * Math.PI) / 180;
  const sine = Number.isInteger(quarter) ? (exact[quarter] ?? 0) : Math.sin(radians);
  const cosine = Number.isInteger(quarter) ? (exact[(quarter + 1) % 4] ?? 1) : Math.cos(radians);
  return transform(path, [cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y]);
}

/**
 * Scales the path evenly to the largest size that fits the box and centres it there. An empty path
 * stays empty.
 */
export function fitInto(path: Path, [x, y, width, height]: Box): Path {
  const bounds = getBounds(path);
  if (bounds === undefined) return path;
  const [bx, by, bw, bh] = bounds;
  const factor = Math.min(width / Math.max(bw, 1e-6), height / Math.max(bh, 1e-6));
  return transform(path, [factor, 0, 0, factor, x + width / 2 - factor * (bx + bw / 2), y + height / 2 - factor * (by + bh / 2)]);
}
