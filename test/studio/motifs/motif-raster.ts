import { computeCoverage } from "#/studio/marks/geometry/coverage";
import type { Path } from "#/studio/marks/geometry/path";

/** Which cells of a square picture are inked, row by row. */
export type Raster = { readonly size: number; readonly inked: Uint8Array };

/** The motif grid, with a margin, as a picture of `size` × `size` cells. */
export function rasterize(path: Path, size: number, margin = 0): Raster {
  const { values } = computeCoverage(path, [-margin, -margin, 96 + 2 * margin, 96 + 2 * margin], size, size);
  return { size, inked: Uint8Array.from(values, (value) => (value >= 0.5 ? 1 : 0)) };
}

/** The number of cells in each connected group of cells with the value. */
export function findGroups({ size, inked }: Raster, value: 0 | 1 = 1): number[] {
  const seen = new Uint8Array(inked.length);
  const groups: number[] = [];
  for (let start = 0; start < inked.length; start++) {
    if (inked[start] !== value || seen[start]) continue;
    const waiting = [start];
    seen[start] = 1;
    let count = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      count++;
      const column = at % size;
      const neighbors = [at - size, at + size, column > 0 ? at - 1 : -1, column < size - 1 ? at + 1 : -1];
      for (const next of neighbors) {
        if (next < 0 || next >= inked.length || seen[next] || inked[next] !== value) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    groups.push(count);
  }
  return groups;
}

/** Cells that lie within `radius` of a cell that the test accepts. */
function spread(size: number, radius: number, accepts: (at: number) => boolean): Uint8Array {
  const reach = Math.floor(radius);
  const halfWidths = Array.from({ length: 2 * reach + 1 }, (_, row) => Math.floor(Math.sqrt(radius ** 2 - (row - reach) ** 2)));
  const reached = new Uint8Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = y * size + x;
      // Inside an accepted area every neighbor spreads for itself; only its edge has to spread far.
      if (!accepts(at)) continue;
      reached[at] = 1;
      if (
        x > 0 &&
        x < size - 1 &&
        y > 0 &&
        y < size - 1 &&
        accepts(at - 1) &&
        accepts(at + 1) &&
        accepts(at - size) &&
        accepts(at + size)
      ) {
        continue;
      }
      halfWidths.forEach((half, row) => {
        const line = y + row - reach;
        if (line < 0 || line >= size) return;
        reached.fill(1, line * size + Math.max(0, x - half), line * size + Math.min(size - 1, x + half) + 1);
      });
    }
  }
  return reached;
}

/** Cells of the value where no disc of the diameter (in cells) fits; tips of shapes are among them. */
export function findNarrowCells({ size, inked }: Raster, value: 0 | 1, diameter: number): Raster {
  const nearOther = spread(size, diameter / 2, (at) => inked[at] !== value);
  const nearCore = spread(size, diameter / 2 + 0.5, (at) => nearOther[at] === 0);
  return { size, inked: Uint8Array.from(inked, (cell, at) => (cell === value && nearCore[at] === 0 ? 1 : 0)) };
}

/** How much two pictures share: their common ink by all their ink. */
export function compareInk(a: Raster, b: Raster): number {
  let [both, either] = [0, 0];
  a.inked.forEach((inked, at) => {
    const other = b.inked[at] ?? 0;
    both += inked & other;
    either += inked | other;
  });
  return either === 0 ? 1 : both / either;
}
