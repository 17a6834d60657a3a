import { labelRegions, type Mask } from "#/studio/marks/geometry/mask";

/** A smaller region, in cells, is an error of the raster. */
const minRegion = 6;

/** Steps of the distance to the nearest cell of the other tone: straight and diagonal ones. */
const [straight, diagonal] = [1, Math.SQRT2] as const;

/**
 * Distances of cells of a tone to the nearest cell of the other, in cells, on a grid with a border of one cell that counts as
 * the other tone. The steps are written out: this runs for each mark that is drawn.
 */
function measureDistances({ size, cells }: Mask, tone: 0 | 1): Float32Array {
  const width = size + 2;
  const distances = new Float32Array(width * width);
  const get = (at: number) => distances[at] ?? 0;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (cells[row * size + column] !== tone) continue;
      const at = (row + 1) * width + column + 1;
      const across = Math.min(get(at - 1), get(at - width)) + straight;
      distances[at] = Math.min(size, across, Math.min(get(at - width - 1), get(at - width + 1)) + diagonal);
    }
  for (let row = size - 1; row >= 0; row--)
    for (let column = size - 1; column >= 0; column--) {
      if (cells[row * size + column] !== tone) continue;
      const at = (row + 1) * width + column + 1;
      const across = Math.min(get(at + 1), get(at + width)) + straight;
      distances[at] = Math.min(get(at), across, Math.min(get(at + width + 1), get(at + width - 1)) + diagonal);
    }
  return distances;
}

/**
 * Width in cells of the region of a tone that is the narrowest at its widest place: of all of the figure, and of those of
 * the ground that the edge does not touch.
 */
function measureWidest(mask: Mask, tone: 0 | 1): number {
  const { size, cells } = mask;
  const distances = measureDistances(mask, tone);
  const { labels, areas } = labelRegions(mask, tone, true);
  const widest = areas.map(() => 0);
  const touches = areas.map(() => false);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const at = row * size + column;
      if (cells[at] !== tone) continue;
      const label = labels[at] ?? 0;
      const distance = distances[(row + 1) * (size + 2) + column + 1] ?? 0;
      if (distance > (widest[label] ?? 0)) widest[label] = distance;
      if (row === 0 || column === 0 || row === size - 1 || column === size - 1) touches[label] = true;
    }
  const widths = widest.flatMap((width, label) =>
    label === 0 || (areas[label] ?? 0) < minRegion || (tone === 0 && touches[label]) ? [] : [width * 2],
  );
  return Math.min(size, ...widths);
}

/**
 * Width of the smallest inner detail of a drawing, in units of the 48-unit grid: of its openings and of its separate
 * pieces, each where it is widest.
 */
export const measureSmallestDetail = (mask: Mask): number =>
  (Math.min(measureWidest(mask, 1), measureWidest(mask, 0)) * 48) / mask.size;
