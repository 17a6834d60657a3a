import { labelRegions, type Mask } from "#/studio/marks/geometry/mask";

/** A smaller region, in cells, is an error of the raster. */
const minRegion = 6;

/** Steps of the distance to the nearest cell of the other tone: straight and diagonal ones. */
const [straight, diagonal] = [1, Math.SQRT2] as const;

/** Width in cells of the region that is the narrowest at its widest place; of all, or of those that the edge does not touch. */
function measureWidest({ size, cells }: Mask, isInnerOnly = false): number {
  const distances = new Float32Array(cells.length);
  const relax = (at: number, column: number, steps: readonly (readonly [number, number, number])[]) => {
    for (const [dx, shift, step] of steps) {
      const inside = column + dx >= 0 && column + dx < size && at + shift >= 0 && at + shift < cells.length;
      const from = inside ? (distances[at + shift] ?? 0) : 0;
      if (from + step < (distances[at] ?? 0)) distances[at] = from + step;
    }
  };
  const [before, after] = [-1, 1].map((sign) =>
    [
      [sign, sign, straight],
      [0, sign * size, straight],
      [sign, sign * (size + 1), diagonal],
      [-sign, sign * (size - 1), diagonal],
    ].map(([dx = 0, shift = 0, step = 1]) => [dx, shift, step] as const),
  );
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === 0) continue;
    distances[at] = size;
    relax(at, at % size, before ?? []);
  }
  const { labels, areas } = labelRegions({ size, cells }, 1, true);
  const widest = areas.map(() => 0);
  const touches = areas.map(() => false);
  for (let at = cells.length - 1; at >= 0; at--) {
    if (cells[at] === 0) continue;
    relax(at, at % size, after ?? []);
    const label = labels[at] ?? 0;
    widest[label] = Math.max(widest[label] ?? 0, distances[at] ?? 0);
    const [row, column] = [Math.floor(at / size), at % size];
    if (row === 0 || column === 0 || row === size - 1 || column === size - 1) touches[label] = true;
  }
  const widths = widest.flatMap((width, label) =>
    label === 0 || (areas[label] ?? 0) < minRegion || (isInnerOnly && touches[label]) ? [] : [width * 2],
  );
  return Math.min(size, ...widths);
}

/**
 * Width of the smallest inner detail of a drawing, in units of the 48-unit grid: of its openings and of its separate
 * pieces, each where it is widest.
 */
export function measureSmallestDetail({ size, cells }: Mask): number {
  const ground: Mask = { size, cells: cells.map((cell) => 1 - cell) };
  return (Math.min(measureWidest({ size, cells }), measureWidest(ground, true)) * 48) / size;
}
