import type { Box } from "#/studio/marks/geometry/bounds";
import { flatten } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";

/** The filled share of each cell (0–1), row by row. */
export type Coverage = { readonly width: number; readonly height: number; readonly values: Float64Array };

/**
 * Sampling precision: eight lines per cell, exact along each; or, like fast renderers, four lines
 * per cell with four samples along each.
 */
export type Precision = "fine" | "quarter";

/** Rasterizes a path within a window. */
export function computeCoverage(
  path: Path,
  window: Box,
  width: number,
  height: number,
  rule: "nonzero" | "evenodd" = "nonzero",
  precision: Precision = "fine",
): Coverage {
  const [left, top, w, h] = window;
  const [scaleX, scaleY] = [width / w, height / h];
  const linesPerCell = precision === "fine" ? 8 : 4;
  const snap = (x: number) => (precision === "fine" ? x : Math.round(x * 4) / 4);
  const values = new Float64Array(width * height);
  const edges = flatten(path, 0.06 / Math.max(scaleX, scaleY)).flatMap((points) =>
    points.map(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      return [(x - left) * scaleX, (y - top) * scaleY, (nextX - left) * scaleX, (nextY - top) * scaleY] as const;
    }),
  );
  const lines: { x: number; turn: number }[][] = Array.from({ length: height * linesPerCell }, () => []);
  for (const [x1, y1, x2, y2] of edges) {
    if (y1 === y2) continue;
    const turn = y1 < y2 ? 1 : -1;
    const first = Math.max(0, Math.ceil(Math.min(y1, y2) * linesPerCell - 0.5));
    const last = Math.min(lines.length - 1, Math.ceil(Math.max(y1, y2) * linesPerCell - 0.5) - 1);
    for (let line = first; line <= last; line++) {
      const y = (line + 0.5) / linesPerCell;
      lines[line]?.push({ x: x1 + ((y - y1) * (x2 - x1)) / (y2 - y1), turn });
    }
  }
  lines.forEach((line, index) => {
    line.sort((a, b) => a.x - b.x);
    const row = Math.floor(index / linesPerCell) * width;
    let winding = 0;
    line.forEach(({ x, turn }, position) => {
      winding += turn;
      const filled = rule === "nonzero" ? winding !== 0 : position % 2 === 0;
      const next = line[position + 1];
      if (filled && next !== undefined) addSpan(values, row, width, snap(x), snap(next.x), 1 / linesPerCell);
    });
  });
  return { width, height, values };
}

function addSpan(values: Float64Array, row: number, width: number, from: number, to: number, weight: number): void {
  const [start, end] = [Math.max(0, from), Math.min(width, to)];
  for (let cell = Math.floor(start); cell < end; cell++) {
    const share = Math.min(end, cell + 1) - Math.max(start, cell);
    values[row + cell] = (values[row + cell] ?? 0) + share * weight;
  }
}
