import type { Box } from "#/studio/marks/geometry/bounds";
import { computeCoverage } from "#/studio/marks/geometry/coverage";
import type { Path } from "#/studio/marks/geometry/path";

const gridSize = 24;
/** Share of the ink that may differ between two figures that count as the same. */
const maxDifferenceShare = 0.12;

/**
 * Whether a figure stays itself under quarter turns and not in the mirror, seen as one silhouette. Built from letters, such figures come out as hooked crosses; no
 * mark may be one.
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
