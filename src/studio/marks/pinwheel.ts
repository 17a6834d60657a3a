import type { Box } from "#/studio/marks/geometry/bounds";
import { coverageOf } from "#/studio/marks/geometry/coverage";
import type { Path } from "#/studio/marks/geometry/path";

const cells = 24;
/** Share of the ink that may differ between two figures that count as the same. */
const likeness = 0.12;

/**
 * Whether a figure stays itself under quarter turns and not in the mirror, seen as one silhouette. Built from letters, such figures come out as hooked crosses; no
 * mark may be one.
 */
export function isPinwheel(path: Path, window: Box): boolean {
  const { values } = coverageOf(path, window, cells, cells);
  const ink = values.reduce((sum, value) => sum + value, 0);
  const differs = (from: (column: number, row: number) => readonly [number, number]) => {
    let difference = 0;
    for (let row = 0; row < cells; row++)
      for (let column = 0; column < cells; column++) {
        const [otherColumn, otherRow] = from(column, row);
        difference += Math.abs((values[row * cells + column] ?? 0) - (values[otherRow * cells + otherColumn] ?? 0));
      }
    return difference > likeness * Math.max(ink, 1);
  };
  const isTurned = !differs((column, row) => [row, cells - 1 - column]);
  const isMirrored = !differs((column, row) => [cells - 1 - column, row]) || !differs((column, row) => [row, column]);
  return isTurned && !isMirrored;
}
