import type { Point } from "#/studio/marks/geometry/path";

/** A line along which the field has a constant value. Closed lines end where they begin. */
export type ContourLine = { readonly points: readonly Point[]; readonly closed: boolean };

/** Values on a grid, row by row. */
export type ValueGrid = { readonly columns: number; readonly rows: number; readonly values: Float64Array };

/**
 * Marching squares: the edges that a contour connects in each of the 16 corner cases. 0 top, 1
 * right, 2 bottom, 3 left.
 */
const edgeJoins: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Traces the contour lines of one level, in grid coordinates. */
export function traceContours({ columns, rows, values }: ValueGrid, level: number): readonly ContourLine[] {
  const cells = columns * rows;
  // An edge is numbered by the cell at its upper left end; vertical ones follow the horizontal
  // ones.
  const next = new Int32Array(cells * 2).fill(-1);
  const isEnd = new Uint8Array(cells * 2);
  const starts: number[] = [];
  const getCrossing = (edge: number): Point => {
    const cell = edge % cells;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const one = values[cell] ?? 0;
    const other = values[edge < cells ? cell + 1 : cell + columns] ?? 0;
    const t = one === other ? 0.5 : (level - one) / (other - one);
    return edge < cells ? [column + t, row] : [column, row + t];
  };
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const cell = row * columns + column;
      const code =
        ((values[cell] ?? 0) > level ? 1 : 0) +
        ((values[cell + 1] ?? 0) > level ? 2 : 0) +
        ((values[cell + columns + 1] ?? 0) > level ? 4 : 0) +
        ((values[cell + columns] ?? 0) > level ? 8 : 0);
      if (code === 0 || code === 15) continue;
      const edges = [cell, cells + cell + 1, cell + columns, cells + cell];
      for (const [from, to] of edgeJoins[code] ?? []) {
        const [start, end] = [edges[from], edges[to]];
        if (start === undefined || end === undefined) continue;
        next[start] = end;
        isEnd[end] = 1;
        starts.push(start);
      }
    }
  }
  const lines: ContourLine[] = [];
  const traceLine = (start: number) => {
    const points: Point[] = [];
    let edge = start;
    for (let following = next[edge] ?? -1; following >= 0; following = next[edge] ?? -1) {
      points.push(getCrossing(edge));
      next[edge] = -1;
      edge = following;
    }
    const closed = edge === start;
    if (isEnd[edge] === 1 && !closed) points.push(getCrossing(edge));
    if (points.length > 1) lines.push({ points, closed });
  };
  for (const start of starts) if (isEnd[start] === 0) traceLine(start);
  for (const start of starts) if ((next[start] ?? -1) >= 0) traceLine(start);
  return lines;
}
