import { getBounds } from "#/studio/marks/geometry/bounds";
import { flatten } from "#/studio/marks/geometry/flatten";
import { createMask, measureDistances } from "#/studio/marks/geometry/mask";
import type { Path } from "#/studio/marks/geometry/path";

/** A circle by its centre and radius. */
export type Circle = { readonly x: number; readonly y: number; readonly radius: number };

const cellCount = 64;

/** The largest circle inside a path; prefers the middle of the path among nearly equal ones. */
export function findInscribedCircle(path: Path): Circle | undefined {
  const bounds = getBounds(path);
  if (bounds === undefined) return undefined;
  const [x, y, width, height] = bounds;
  const side = Math.max(width, height);
  const window = [x + width / 2 - side / 2, y + height / 2 - side / 2, side, side] as const;
  return findLargest(measureDistances(createMask(path, cellCount, window), 0), window);
}

/** The largest circle inside a box that touches none of a path's ink. */
export function findEmptyCircle(path: Path, box: readonly [number, number, number, number]): Circle | undefined {
  const [x, y, width, height] = box;
  const side = Math.max(width, height);
  const window = [x + width / 2 - side / 2, y + height / 2 - side / 2, side, side] as const;
  const mask = createMask(path, cellCount, window);
  const step = side / cellCount;
  const cells = mask.cells.map((cell, index) => {
    const column = window[0] + ((index % cellCount) + 0.5) * step;
    const row = window[1] + (Math.floor(index / cellCount) + 0.5) * step;
    return cell === 1 || column < x || column > x + width || row < y || row > y + height ? 0 : 1;
  });
  return findLargest(measureDistances({ size: cellCount, cells }, 0), window);
}

/** Distance of a point to the nearest outline of a path. */
export function measureClearance(path: Path, x: number, y: number): number {
  return Math.min(
    ...flatten(path, 0.05).flatMap((points) =>
      points.map(([px, py], index) => {
        const [qx, qy] = points[(index + 1) % points.length] ?? [px, py];
        const [dx, dy] = [qx - px, qy - py];
        const t = Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / Math.max(1e-9, dx * dx + dy * dy)));
        return Math.hypot(x - px - t * dx, y - py - t * dy);
      }),
    ),
  );
}

function findLargest(distances: Float32Array, [left, top, side]: readonly [number, number, number, number]): Circle | undefined {
  let best = 0;
  let at = -1;
  distances.forEach((distance, index) => {
    const [aside, above] = [(index % cellCount) - (cellCount - 1) / 2, Math.floor(index / cellCount) - (cellCount - 1) / 2];
    const value = distance - Math.abs(aside) * 0.16 - Math.abs(above) * 0.02;
    if (value > best) [best, at] = [value, index];
  });
  if (at < 0) return undefined;
  const step = side / cellCount;
  return {
    x: left + ((at % cellCount) + 0.5) * step,
    y: top + (Math.floor(at / cellCount) + 0.5) * step,
    radius: Math.max(0, (distances[at] ?? 0) - 0.5) * step,
  };
}
