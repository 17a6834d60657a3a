import type { PlacedSubject } from "#/studio/imagery/subject";
import { flatten } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";

/** What a cell of a tone raster shows. */
export const rasterTones = { ground: 0, body: 1, accent: 2 } as const;

/** Subjects as cells: the tone at the centre of each cell, row by row (see `rasterTones`). */
export type ToneRaster = { readonly columns: number; readonly rows: number; readonly tones: Uint8Array };

/** Fills the cells whose centres are inside a path, by the non-zero rule. */
function fillCells(
  tones: Uint8Array,
  columns: number,
  rows: number,
  cellX: number,
  cellY: number,
  path: Path,
  tone: number,
): void {
  const crossings: { x: number; turn: number }[][] = Array.from({ length: rows }, () => []);
  for (const points of flatten(path, 0.4)) {
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
      if (y1 === y2) return;
      const first = Math.max(0, Math.ceil(Math.min(y1, y2) / cellY - 0.5));
      const last = Math.min(rows - 1, Math.ceil(Math.max(y1, y2) / cellY - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const y = (row + 0.5) * cellY;
        crossings[row]?.push({ x: x1 + ((y - y1) * (x2 - x1)) / (y2 - y1), turn: y1 < y2 ? 1 : -1 });
      }
    });
  }
  crossings.forEach((line, row) => {
    line.sort((a, b) => a.x - b.x);
    let winding = 0;
    line.forEach(({ x, turn }, index) => {
      winding += turn;
      const next = line[index + 1];
      if (winding === 0 || next === undefined) return;
      const first = Math.max(0, Math.ceil(x / cellX - 0.5));
      const last = Math.min(columns, Math.ceil(next.x / cellX - 0.5));
      if (last > first) tones.fill(tone, row * columns + first, row * columns + last);
    });
  });
}

/** Samples subjects at the centres of cells of the given size in pixels. */
export function createToneRaster(
  subjects: readonly PlacedSubject[],
  columns: number,
  rows: number,
  cellX: number,
  cellY = cellX,
): ToneRaster {
  const tones = new Uint8Array(columns * rows);
  for (const { shapes } of subjects)
    for (const { tone, path } of shapes)
      fillCells(tones, columns, rows, cellX, cellY, path, tone === "cut" ? rasterTones.ground : rasterTones[tone]);
  return { columns, rows, tones };
}

/** Share of body and of accent in each block of `factor` × `factor` cells of a finer raster. */
export function averageTones(raster: ToneRaster, factor: number) {
  const [columns, rows] = [Math.floor(raster.columns / factor), Math.floor(raster.rows / factor)];
  const body = new Float64Array(columns * rows);
  const accent = new Float64Array(columns * rows);
  const weight = 1 / (factor * factor);
  for (let row = 0; row < rows * factor; row++) {
    for (let column = 0; column < columns * factor; column++) {
      const tone = raster.tones[row * raster.columns + column];
      const cell = Math.floor(row / factor) * columns + Math.floor(column / factor);
      if (tone === rasterTones.body) body[cell] = (body[cell] ?? 0) + weight;
      else if (tone === rasterTones.accent) accent[cell] = (accent[cell] ?? 0) + weight;
    }
  }
  return { columns, rows, body, accent };
}
