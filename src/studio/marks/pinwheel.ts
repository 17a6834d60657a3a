import type { Box } from "#/studio/marks/geometry/bounds";
import { computeCoverage } from "#/studio/marks/geometry/coverage";
import type { Path } from "#/studio/marks/geometry/path";

const gridSize = 24;
/** Maximum share of ink that may differ between two silhouettes that count as equal. */
const maxDifferenceShare = 0.12;

/**
 * Whether a silhouette is unchanged by quarter turns but not by mirroring. Shapes like that, if
 * built from letters, can look like a swastika and must never be used in a mark.
 */
export function isPinwheel(path: Path, window: Box): boolean {
  const { values } = computeCoverage(path, window, gridSize, gridSize);
  const ink = values.reduce((sum, value) => sum + value, 0);
  const isDifferent = (from: (column: number, row: number) => readonly [number, number]) => {
    let difference = 0;
    for (let row = 0; row < gridSize; row++)
      for (let column = 0; column < gridSize; column++) {
        const [otherColumn, otherRow] = from(column, row);
        difference += Math.abs((values[row * gridSize + column] ?? 0) - (values[otherRow * gridSize + otherColumn] ?? 0));
      }
    return difference > maxDifferenceShare * Math.max(ink, 1);
  };
  const isTurned = !isDifferent((column, row) => [row, gridSize - 1 - column]);
  const isMirrored = !isDifferent((column, row) => [gridSize - 1 - column, row]) || !isDifferent((column, row) => [row, column]);
  return isTurned && !isMirrored;
}
