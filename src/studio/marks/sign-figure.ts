import { countBits } from "#/studio/marks/geometry/bit-rows";
import { type Mask, measureRegions } from "#/studio/marks/geometry/mask";

/** Side of the rasters that are compared, in cells. */
const side = 32;
/** Distance of the ink from its centre (root mean square) in a normalized raster, in cells. */
const spread = 9;

/**
 * A normalized raster: one 32-bit word for each row, the same grown by a cell, and its filled
 * cells.
 */
export type Bits = { readonly rows: Uint32Array; readonly grown: Uint32Array; readonly count: number };
/** A figure with the number of its separate pieces and of its holes. */
export type Figure = { readonly bits: Bits; readonly pieces: number; readonly holes: number };
/** The least area of a piece or hole that counts, as a share of the figure's area. */
const minPartShare = 0.012;

/**
 * Moves the centre of the filled cells to the middle and scales them to the same spread. Undefined
 * for a few cells.
 */
export function normalize({ size, cells }: Mask): Bits | undefined {
  let [count, sumX, sumY, squares] = [0, 0, 0, 0];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (cells[y * size + x] === 0) continue;
      count++;
      sumX += x;
      sumY += y;
      squares += x * x + y * y;
    }
  }
  if (count < 24) return undefined;
  const [x, y] = [sumX / count, sumY / count];
  const factor = Math.sqrt(Math.max(1, squares / count - x * x - y * y)) / spread;
  const rows = new Uint32Array(side);
  for (let row = 0; row < side; row++) {
    let word = 0;
    const fromY = Math.round(y + (row - side / 2 + 0.5) * factor);
    for (let column = 0; column < side; column++) {
      const fromX = Math.round(x + (column - side / 2 + 0.5) * factor);
      if (fromX < 0 || fromY < 0 || fromX >= size || fromY >= size) continue;
      if (cells[fromY * size + fromX] === 1) word |= 1 << column;
    }
    rows[row] = word >>> 0;
  }
  return grow(rows);
}

/** Counts the parts of a mask that are large enough. */
export function createFigure(mask: Mask, bits: Bits): Figure {
  const count = mask.cells.reduce((sum, cell) => sum + cell, 0);
  const countParts = (value: 0 | 1, diagonal: boolean) =>
    measureRegions(mask, value, diagonal).filter((area, label) => label > 0 && area >= count * minPartShare).length;
  return { bits, pieces: countParts(1, true), holes: countParts(0, false) - 1 };
}

export function grow(rows: Uint32Array): Bits {
  const wide = rows.map((row) => (row | (row << 1) | (row >>> 1)) >>> 0);
  const grown = wide.map((row, index) => (row | (rows[index - 1] ?? 0) | (rows[index + 1] ?? 0)) >>> 0);
  return { rows, grown, count: rows.reduce((sum, row) => sum + countBits(row), 0) };
}

/** How much of each raster lies on the other, a cell of difference forgiven, 0–1. */
export function compareBits(one: Bits, other: Bits): number {
  let [first, second] = [0, 0];
  for (let row = 0; row < side; row++) {
    first += countBits(((one.rows[row] ?? 0) & (other.grown[row] ?? 0)) >>> 0);
    second += countBits(((other.rows[row] ?? 0) & (one.grown[row] ?? 0)) >>> 0);
  }
  return Math.min(first / one.count, second / other.count);
}
