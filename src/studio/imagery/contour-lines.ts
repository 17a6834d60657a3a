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
  const getValue = (column: number, row: number) => values[row * columns + column] ?? 0;
  const nextByEdge = new Map<string, { to: string; point: Point }>();
  const interpolateCrossing = (c1: number, r1: number, c2: number, r2: number): Point => {
    const [one, other] = [getValue(c1, r1), getValue(c2, r2)];
    const t = one === other ? 0.5 : (level - one) / (other - one);
    return [c1 + (c2 - c1) * t, r1 + (r2 - r1) * t];
  };
  const endPoints = new Map<string, Point>();
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const code =
        (getValue(column, row) > level ? 1 : 0) +
        (getValue(column + 1, row) > level ? 2 : 0) +
        (getValue(column + 1, row + 1) > level ? 4 : 0) +
        (getValue(column, row + 1) > level ? 8 : 0);
      const edges: readonly (readonly [string, () => Point])[] = [
        [`h${column},${row}`, () => interpolateCrossing(column, row, column + 1, row)],
        [`v${column + 1},${row}`, () => interpolateCrossing(column + 1, row, column + 1, row + 1)],
        [`h${column},${row + 1}`, () => interpolateCrossing(column, row + 1, column + 1, row + 1)],
        [`v${column},${row}`, () => interpolateCrossing(column, row, column, row + 1)],
      ];
      for (const [from, to] of edgeJoins[code] ?? []) {
        const [start, end] = [edges[from], edges[to]];
        if (start === undefined || end === undefined) continue;
        nextByEdge.set(start[0], { to: end[0], point: start[1]() });
        endPoints.set(end[0], end[1]());
      }
    }
  }
  const lines: ContourLine[] = [];
  const traceLine = (start: string) => {
    const points: Point[] = [];
    let edge = start;
    for (let step = nextByEdge.get(edge); step !== undefined; step = nextByEdge.get(edge)) {
      points.push(step.point);
      nextByEdge.delete(edge);
      edge = step.to;
    }
    const last = endPoints.get(edge);
    const closed = edge === start;
    if (last && !closed) points.push(last);
    if (points.length > 1) lines.push({ points, closed });
  };
  for (const start of [...nextByEdge.keys()]) if (!endPoints.has(start)) traceLine(start);
  for (const start of [...nextByEdge.keys()]) if (nextByEdge.has(start)) traceLine(start);
  return lines;
}
