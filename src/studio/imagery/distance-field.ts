import type { Box } from "#/studio/marks/geometry/bounds";
import { computeCoverage } from "#/studio/marks/geometry/coverage";
import type { Path } from "#/studio/marks/geometry/path";

/**
 * Signed distances from the cell centres of a grid to an outline, in cells: positive outside,
 * negative inside.
 */
export type DistanceField = {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
  /** Distance at any position in cells, interpolated bilinearly. */
  at(column: number, row: number): number;
};

/**
 * Squared distances along one line to the nearest seed: the lower envelope of parabolas of
 * Felzenszwalb and Huttenlocher.
 */
function transformLine(line: Float64Array): Float64Array {
  const count = line.length;
  const vertices = new Int32Array(count);
  const bounds = new Float64Array(count + 1);
  let last = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  const value = (index: number) => line[index] ?? 0;
  for (let here = 1; here < count; here++) {
    let crossing = 0;
    for (;;) {
      const vertex = vertices[last] ?? 0;
      crossing = (value(here) + here * here - value(vertex) - vertex * vertex) / (2 * here - 2 * vertex);
      if (crossing > (bounds[last] ?? -Infinity) || last === 0) break;
      last--;
    }
    if (crossing <= (bounds[last] ?? -Infinity)) {
      vertices[last] = here;
    } else {
      last++;
      vertices[last] = here;
      bounds[last] = crossing;
    }
    bounds[last + 1] = Infinity;
  }
  const result = new Float64Array(count);
  let part = 0;
  for (let here = 0; here < count; here++) {
    while ((bounds[part + 1] ?? Infinity) < here) part++;
    const vertex = vertices[part] ?? 0;
    result[here] = (here - vertex) ** 2 + value(vertex);
  }
  return result;
}

const maxDistance = 1e3;

/**
 * Distances to the nearest seed, in cells. `startAt` gives a seed's own distance from the outline,
 * which can be a fraction of a cell, and a large value for all other cells.
 */
function computeDistances(columns: number, rows: number, startAt: (cell: number) => number): Float64Array {
  const grid = Float64Array.from({ length: columns * rows }, (_, cell) => startAt(cell) ** 2);
  for (let column = 0; column < columns; column++) {
    const line = transformLine(Float64Array.from({ length: rows }, (_, row) => grid[row * columns + column] ?? maxDistance ** 2));
    line.forEach((value, row) => {
      grid[row * columns + column] = value;
    });
  }
  for (let row = 0; row < rows; row++) grid.set(transformLine(grid.slice(row * columns, (row + 1) * columns)), row * columns);
  return grid.map(Math.sqrt);
}

/** The distance field of a path within a window. */
export function createDistanceField(path: Path, window: Box, columns: number, rows: number): DistanceField {
  const { values: coverage } = computeCoverage(path, window, columns, rows);
  const getShare = (cell: number) => coverage[cell] ?? 0;
  const outside = computeDistances(columns, rows, (cell) =>
    getShare(cell) === 0 ? maxDistance : Math.max(0, 0.5 - getShare(cell)),
  );
  const inside = computeDistances(columns, rows, (cell) =>
    getShare(cell) === 1 ? maxDistance : Math.max(0, getShare(cell) - 0.5),
  );
  const values = outside.map((value, cell) => value - (inside[cell] ?? 0));
  const sample = (column: number, row: number) =>
    values[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
  return {
    columns,
    rows,
    values,
    at(column, row) {
      const [x, y] = [Math.floor(column), Math.floor(row)];
      const [fx, fy] = [column - x, row - y];
      const above = sample(x, y) * (1 - fx) + sample(x + 1, y) * fx;
      const below = sample(x, y + 1) * (1 - fx) + sample(x + 1, y + 1) * fx;
      return above * (1 - fy) + below * fy;
    },
  };
}
