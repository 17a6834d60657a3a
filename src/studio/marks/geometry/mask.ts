import type { Box } from "#/studio/marks/geometry/bounds";
import { flatten } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";

/** Cells of a square raster, row by row: 1 where the centre of the cell is filled. */
export type Mask = { readonly size: number; readonly cells: Uint8Array };

const symbolWindow: Box = [0, 0, 48, 48];

/** Where outlines cross the middle of a row of cells, and whether downwards (1) or upwards (−1). */
type Crossings = { readonly xs: number[]; readonly turns: number[] };

/** Samples a path at the centres of `size` × `size` cells of a window, by the non-zero rule. */
export function createMask(path: Path, size: number, [left, top, width, height]: Box = symbolWindow): Mask {
  const cells = new Uint8Array(size * size);
  const [scaleX, scaleY] = [size / width, size / height];
  const crossings: Crossings[] = Array.from({ length: size }, () => ({ xs: [], turns: [] }));
  for (const points of flatten(path, 0.2 / Math.max(scaleX, scaleY))) {
    let [fromX, fromY] = points[points.length - 1] ?? [0, 0];
    for (const [x, y] of points) {
      const y1 = (fromY - top) * scaleY - 0.5;
      const y2 = (y - top) * scaleY - 0.5;
      if (y1 !== y2) {
        const turn = y1 < y2 ? 1 : -1;
        const first = Math.max(0, Math.ceil(Math.min(y1, y2)));
        const last = Math.min(size - 1, Math.ceil(Math.max(y1, y2)) - 1);
        const slope = (x - fromX) / (y2 - y1);
        for (let row = first; row <= last; row++) {
          crossings[row]?.xs.push((fromX + (row - y1) * slope - left) * scaleX);
          crossings[row]?.turns.push(turn);
        }
      }
      [fromX, fromY] = [x, y];
    }
  }
  for (const [row, unsorted] of crossings.entries()) {
    const { xs, turns } = sortCrossings(unsorted);
    let winding = 0;
    for (let at = 0; at + 1 < xs.length; at++) {
      winding += turns[at] ?? 0;
      if (winding === 0) continue;
      const from = Math.max(0, Math.ceil((xs[at] ?? 0) - 0.5));
      const to = Math.min(size - 1, Math.ceil((xs[at + 1] ?? 0) - 0.5) - 1);
      if (from <= to) cells.fill(1, row * size + from, row * size + to + 1);
    }
  }
  return { size, cells };
}

/** Up to so many crossings of a row are sorted by moving them one by one. */
const fewCrossings = 32;

/** Sorts crossings from left to right; those at one place keep their order. */
function sortCrossings(crossings: Crossings): Crossings {
  const { xs, turns } = crossings;
  if (xs.length > fewCrossings) {
    const order = Array.from(xs.keys()).sort((one, other) => (xs[one] ?? 0) - (xs[other] ?? 0));
    return { xs: order.map((index) => xs[index] ?? 0), turns: order.map((index) => turns[index] ?? 0) };
  }
  for (let index = 1; index < xs.length; index++) {
    const [x, turn] = [xs[index] ?? 0, turns[index] ?? 0];
    let at = index;
    for (; at > 0 && (xs[at - 1] ?? 0) > x; at--) {
      xs[at] = xs[at - 1] ?? 0;
      turns[at] = turns[at - 1] ?? 0;
    }
    xs[at] = x;
    turns[at] = turn;
  }
  return crossings;
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
  const line = createLine(padded);
  const { values, result } = line;
  for (let column = 0; column < padded; column++) {
    for (let row = 0; row < padded; row++) values[row] = squares[row * padded + column] ?? far;
    transformLine(line);
    for (let row = 0; row < padded; row++) squares[row * padded + column] = result[row] ?? far;
  }
  const distances = new Float32Array(size * size);
  for (let row = 0; row < size; row++) {
    values.set(squares.subarray((row + 1) * padded, (row + 2) * padded));
    transformLine(line);
    for (let column = 0; column < size; column++) distances[row * size + column] = Math.sqrt(result[column + 1] ?? far);
  }
  return distances;
}

/** The numbers of one line and its result, with space to work in. */
type Line = {
  readonly values: Float64Array;
  readonly result: Float64Array;
  readonly vertices: Int32Array;
  readonly borders: Float64Array;
};

const createLine = (count: number): Line => ({
  values: new Float64Array(count),
  result: new Float64Array(count),
  vertices: new Int32Array(count),
  borders: new Float64Array(count + 1),
});

/**
 * Squared distances along one line, from the lower envelope of parabolas (Felzenszwalb,
 * Huttenlocher).
 */
function transformLine({ values, result, vertices, borders }: Line): void {
  const count = values.length;
  let last = 0;
  vertices[0] = 0;
  borders[0] = -far * 4;
  borders[1] = far * 4;
  for (let index = 1; index < count; index++) {
    const height = (values[index] ?? far) + index * index;
    let border = 0;
    for (;;) {
      const vertex = vertices[last] ?? 0;
      border = (height - ((values[vertex] ?? far) + vertex * vertex)) / (2 * (index - vertex));
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
    result[index] = (index - vertex) * (index - vertex) + (values[vertex] ?? far);
  }
}

/**
 * Labels connected cells of one value from 1, in the order of their first cells; neighbours share a
 * side, or with `diagonal` a corner. Works on runs of cells in rows, of which touching ones are
 * united.
 */
export function labelRegions(mask: Mask, value: 0 | 1, diagonal: boolean): { labels: Int32Array; areas: number[] } {
  const { size } = mask;
  const runs = uniteRuns(mask, value, diagonal);
  const { starts, ends } = runs;
  const { numbers, areas } = numberRegions(runs);
  const labels = new Int32Array(size * size);
  for (const [run, label] of numbers.entries()) labels.fill(label, starts[run] ?? 0, ends[run] ?? 0);
  return { labels, areas };
}

/** The areas of the regions of one value, as `labelRegions` has them. */
export const measureRegions = (mask: Mask, value: 0 | 1, diagonal: boolean): readonly number[] =>
  numberRegions(uniteRuns(mask, value, diagonal)).areas;

/** Runs of cells in rows. The parent of a run is an earlier one of its region, or itself. */
type Runs = { readonly starts: number[]; readonly ends: number[]; readonly parents: number[] };

/** The label of each run, and the area of each label. */
function numberRegions({ starts, ends, parents }: Runs): { readonly numbers: number[]; readonly areas: number[] } {
  const areas: number[] = [0];
  const numbers: number[] = [];
  for (let run = 0; run < starts.length; run++) {
    const root = findRoot(parents, run);
    const label = root === run ? areas.length : (numbers[root] ?? 0);
    numbers.push(label);
    areas[label] = (areas[label] ?? 0) + (ends[run] ?? 0) - (starts[run] ?? 0);
  }
  return { numbers, areas };
}

/** The run that stands for all runs of a region: its first one. Shortens the way there. */
function findRoot(parents: number[], run: number): number {
  let root = run;
  while (parents[root] !== root) root = parents[root] ?? root;
  for (let at = run; at !== root; ) {
    const next = parents[at] ?? root;
    parents[at] = root;
    at = next;
  }
  return root;
}

function uniteRuns({ size, cells }: Mask, value: 0 | 1, diagonal: boolean): Runs {
  const [starts, ends, parents]: [number[], number[], number[]] = [[], [], []];
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
      const from = start - size - reach;
      const to = cell - size + reach;
      while (above < first && (ends[above] ?? 0) <= from) above++;
      for (let other = above; other < first && (starts[other] ?? 0) < to; other++) {
        const one = findRoot(parents, run);
        const two = findRoot(parents, other);
        if (one < two) parents[two] = one;
        else parents[one] = two;
      }
    }
    above = first;
  }
  return { starts, ends, parents };
}

/** Cells that are filled or enclosed by filled cells. */
export function fillHoles(mask: Mask): Mask {
  const { size } = mask;
  const { labels, areas } = labelRegions(mask, 0, false);
  const isOutside = new Uint8Array(areas.length);
  for (let index = 0; index < size; index++) {
    for (const cell of [index, (size - 1) * size + index, index * size, index * size + size - 1])
      isOutside[labels[cell] ?? 0] = 1;
  }
  // Filled cells have no label.
  isOutside[0] = 0;
  const filled = new Uint8Array(size * size);
  for (let index = 0; index < filled.length; index++) filled[index] = isOutside[labels[index] ?? 0] === 1 ? 0 : 1;
  return { size, cells: filled };
}
