import { getBounds } from "#/studio/marks/geometry/bounds";
import { computeCoverage } from "#/studio/marks/geometry/coverage";
import type { Path } from "#/studio/marks/geometry/path";

/**
 * A letter in whole cells, row by row. `error` is the share of the area (0–1) that differs from the
 * letter.
 */
export type PixelLetter = {
  readonly columns: number;
  readonly rows: number;
  readonly filled: readonly boolean[];
  readonly error: number;
};

const samplesPerCell = 4;

/**
 * Pixelates a letter with the offset and threshold that give the smallest error. Strokes of one
 * cell must not disappear.
 */
export function pixelateLetter(letter: Path, columns: number, rows: number): PixelLetter {
  const [left, top, width, height] = getBounds(letter) ?? [0, 0, 1, 1];
  let best: PixelLetter = { columns, rows, filled: [], error: Infinity };
  for (const growth of [1, 0.93, 1.08]) {
    for (const shift of [0, -0.25, 0.25]) {
      const window = [left + (width - width * growth) / 2 + (shift * width) / columns, top, width * growth, height] as const;
      const { values } = computeCoverage(letter, window, columns * samplesPerCell, rows * samplesPerCell);
      const cells = Array.from({ length: columns * rows }, (_, cell) => {
        const [column, row] = [cell % columns, Math.floor(cell / columns)];
        let sum = 0;
        for (let y = 0; y < samplesPerCell; y++) {
          for (let x = 0; x < samplesPerCell; x++)
            sum += values[(row * samplesPerCell + y) * columns * samplesPerCell + column * samplesPerCell + x] ?? 0;
        }
        return sum / (samplesPerCell * samplesPerCell);
      });
      for (const threshold of [0.5, 0.42, 0.36]) {
        const filled = cells.map((value) => value >= threshold);
        const error = cells.reduce((sum, value, cell) => sum + (filled[cell] ? 1 - value : value), 0) / cells.length;
        if (error < best.error - 0.004) best = { columns, rows, filled, error };
      }
    }
  }
  return best;
}
