import type { Box } from "#/studio/marks/geometry/bounds";
import { flatten } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";

/** Cells of a square raster, row by row: 1 where the centre of the cell is filled. */
export type Mask = { readonly size: number; readonly cells: Uint8Array };

const symbolWindow: Box = [0, 0, 48, 48];

/** Samples a path at the centres of `size` × `size` cells of a window, by the non-zero rule. */
export function createMask(path: Path, size: number, [left, top, width, height]: Box = symbolWindow): Mask {
  const cells = new Uint8Array(size * size);
  const [scaleX, scaleY] = [size / width, size / height];
  const crossings: { x: number; turn: number }[][] = Array.from({ length: size }, () => []);
  for (const points of flatten(path, 0.2 / Math.max(scaleX, scaleY))) {
    let [fromX, fromY] = points[points.length - 1] ?? [0, 0];
    for (const [x, y] of points) {
      const [y1, y2] = [(fromY - top) * scaleY - 0.5, (y - top) * scaleY - 0.5];
      if (y1 !== y2) {
        const turn = y1 < y2 ? 1 : -1;
        const first = Math.max(0, Math.ceil(Math.min(y1, y2)));
        const last = Math.min(size - 1, Math.ceil(Math.max(y1, y2)) - 1);
        const slope = (x - fromX) / (y2 - y1);
        for (let row = first; row <= last; row++) {
          crossings[row]?.push({ x: (fromX + (row - y1) * slope - left) * scaleX, turn });
        }
      }
      [fromX, fromY] = [x, y];
    }
  }
  crossings.forEach((row, index) => {
    row.sort((a, b) => a.x - b.x);
    let winding = 0;
    row.forEach(({ x, turn }, position) => {
      winding += turn;
      const next = row[position + 1];
      if (winding === 0 || next === undefined) return;
      const from = Math.max(0, Math.ceil(x - 0.5));
      const to = Math.min(size - 1, Math.ceil(next.x - 0.5) - 1);
      if (from <= to) cells.fill(1, index * size + from, index * size + to + 1);
    });
  });
  return { size, cells };
}

const far = 1e9;

/**
 * Distance of every cell to the nearest cell with the given value, in cells. Cells outside the
 * raster count as empty.
 */
export function measureDistances({ size, cells }: Mask, to: 0 | 1): Float32Array {
  const padded = size + 2;
  const squares = new Float64Array(padded * padded).fill(to === 0 ? 0 : far);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      squares[(row + 1) * padded + column + 1] = cells[row * size + column] === to ? 0 : far;
    }
  }
  const line = new Float64Array(padded);
  for (let column = 0; column < padded; column++) {
    for (let row = 0; row < padded; row++) line[row] = squares[row * padded + column] ?? far;
    const found = transformLine(line);
    for (let row = 0; row < padded; row++) squares[row * padded + column] = found[row] ?? far;
  }
  const distances = new Float32Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < padded; column++) line[column] = squares[(row + 1) * padded + column] ?? far;
    const found = transformLine(line);
    for (let column = 0; column < size; column++) distances[row * size + column] = Math.sqrt(found[column + 1] ?? far);
  }
  return distances;
}

/**
 * Squared distances along one line, from the lower envelope of parabolas (Felzenszwalb,
 * Huttenlocher).
 */
function transformLine(values: Float64Array): Float64Array {
  const count = values.length;
  const result = new Float64Array(count);
  const vertices = new Int32Array(count);
  const borders = new Float64Array(count + 1);
  let last = 0;
  [borders[0], borders[1]] = [-far * 4, far * 4];
  const at = (index: number) => values[index] ?? far;
  for (let index = 1; index < count; index++) {
    let border = 0;
    for (;;) {
      const vertex = vertices[last] ?? 0;
      border = (at(index) + index * index - (at(vertex) + vertex * vertex)) / (2 * (index - vertex));
      if (border > (borders[last] ?? 0) || last === 0) break;
      last--;
    }
    if (border <= (borders[last] ?? 0)) border = borders[last] ?? 0;
    last++;
    vertices[last] = index;
    borders[last] = border;
    borders[last + 1] = far * 4;
  }
  last = 0;
  for (let index = 0; index < count; index++) {
    while ((borders[last + 1] ?? far) < index) last++;
    const vertex = vertices[last] ?? 0;
    result[index] = (index - vertex) * (index - vertex) + at(vertex);
  }
  return result;
}

/**
 * Labels connected cells of one value from 1, in the order of their first cells; neighbours share a
 * side, or with `diagonal` a corner. Works on runs of cells in rows, of which touching ones are
 * united.
 */
export function labelRegions({ size, cells }: Mask, value: 0 | 1, diagonal: boolean): { labels: Int32Array; areas: number[] } {
  const [starts, ends, parents]: [number[], number[], number[]] = [[], [], []];
  const findRoot = (run: number): number => {
    let root = run;
    while (parents[root] !== root) root = parents[root] ?? root;
    for (let at = run; at !== root; ) {
      const next = parents[at] ?? root;
      parents[at] = root;
      at = next;
    }
    return root;
  };
  const reach = diagonal ? 1 : 0;
  let above = 0;
  for (let row = 0; row < size; row++) {
    const first = starts.length;
    const rowEnd = (row + 1) * size;
    for (let cell = row * size; cell < rowEnd; cell++) {
      if (cells[cell] !== value) continue;
      const start = cell;
      while (cell < rowEnd && cells[cell] === value) cell++;
      const run = starts.length;
      starts.push(start);
      ends.push(cell);
      parents.push(run);
      const [from, to] = [start - size - reach, cell - size + reach];
      while (above < first && (ends[above] ?? 0) <= from) above++;
      for (let other = above; other < first && (starts[other] ?? 0) < to; other++) {
        const [one, two] = [findRoot(run), findRoot(other)];
        if (one < two) parents[two] = one;
        else parents[one] = two;
      }
    }
    above = first;
  }
  const labels = new Int32Array(size * size);
  const areas: number[] = [0];
  const numbers = new Int32Array(starts.length);
  for (let run = 0; run < starts.length; run++) {
    const root = findRoot(run);
    if (root === run) {
      numbers[run] = areas.length;
      areas.push(0);
    }
    const label = numbers[root] ?? 0;
    const [start, end] = [starts[run] ?? 0, ends[run] ?? 0];
    labels.fill(label, start, end);
    areas[label] = (areas[label] ?? 0) + end - start;
  }
  return { labels, areas };
}

/** Cells that are filled or enclosed by filled cells. */
export function fillHoles(mask: Mask): Mask {
  const { size } = mask;
  const { labels } = labelRegions(mask, 0, false);
  const outside = new Set<number>();
  for (let index = 0; index < size; index++) {
    for (const cell of [index, (size - 1) * size + index, index * size, index * size + size - 1]) outside.add(labels[cell] ?? 0);
  }
  outside.delete(0);
  const filled = new Uint8Array(size * size);
  for (let index = 0; index < filled.length; index++) {
    const label = labels[index] ?? 0;
    filled[index] = label !== 0 && outside.has(label) ? 0 : 1;
  }
  return { size, cells: filled };
}
