import { createMask, labelRegions, type Mask, measureRegions } from "#/studio/marks/geometry/mask";
import type { DrawnShape } from "#/studio/marks/recipe";

/** Cells of the raster on which drawings are measured: two for each unit of the 48-unit grid. */
const rasterSize = 96;
const cellsPerUnit = rasterSize / 48;
const faviconPx = 16;

/** Thinnest stroke and gap that hold at 48 and at 16 px, in units of the 48-unit grid. */
const minStroke = 2;
const minGap = 1.5;

/** A piece with a smaller share of the ink is a crumb; the dots of Ö have more. */
const maxCrumbShare = 0.028;

/** What was measured of a drawing, in one colour on the 48-unit grid. Shares are 0–1. */
export type Assessment = {
  /** The drawing at 96 × 96 cells. */
  readonly mask: Mask;
  readonly ink: number;
  /** Share of the ink in strokes thinner than two units: slivers and horns. */
  readonly slivers: number;
  /** Share of the ink's area in gaps narrower than one and a half units, which close when small. */
  readonly tightGaps: number;
  /** Separate pieces at 16 px, and at full size. */
  readonly pieces: number;
  readonly largePieces: number;
  /** Pieces too small to be more than crumbs of a cut. */
  readonly crumbs: number;
  /** Enclosed white areas that close at 16 px, as a share of all of them. */
  readonly lostCounters: number;
  /** Distance of the ink's centre from the middle of the grid, in units. */
  readonly imbalance: number;
  /** Width divided by height. */
  readonly aspect: number;
  /** Share of the 16 px raster that is neither clearly ink nor clearly ground. */
  readonly blur: number;
  /**
   * How much of the drawing its 16 px version keeps: common area divided by both areas together.
   */
  readonly fidelity: number;
  /**
   * Share of the ink that a reflection or half a turn leaves in its place, at best; 1 is symmetric.
   */
  readonly symmetry: number;
  /**
   * Width of the smallest inner detail, in units of the grid: of the openings and of the separate pieces, each where it
   * is widest.
   */
  readonly smallestDetail: number;
  /** Length of the outline in units of the grid's side: 3 for a square that fills it. */
  readonly complexity: number;
};

/** The drawing in one colour, without inlays. */
export function createDrawingMask(shapes: readonly DrawnShape[], size = rasterSize): Mask {
  const cells = new Uint8Array(size * size);
  for (const { path } of shapes.filter(({ fill }) => fill !== "inlay")) {
    const drawn = createMask(path, size).cells;
    for (let index = 0; index < cells.length; index++) if (drawn[index] === 1) cells[index] = 1;
  }
  return { size, cells };
}

/** Measures a drawing. */
export function assessDrawing(shapes: readonly DrawnShape[]): Assessment {
  const mask = createDrawingMask(shapes);
  const { cells, size } = mask;
  let [ink, sumX, sumY, edge] = [0, 0, 0, 0];
  let [left, top, right, bottom] = [size, size, -1, -1];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const index = row * size + column;
      const cell = cells[index];
      if (column + 1 < size && cell !== cells[index + 1]) edge++;
      if (row + 1 < size && cell !== cells[index + size]) edge++;
      if (cell === 0) continue;
      ink++;
      sumX += column;
      sumY += row;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  }
  const small = shrinkMask(mask, faviconPx);
  const smallMask: Mask = { size: faviconPx, cells: Uint8Array.from(small, (value) => (value >= 0.5 ? 1 : 0)) };
  const grey = small.reduce((sum, value) => sum + (value > 0.25 && value < 0.75 ? 1 : 0), 0);
  const areas = measureRegions(mask, 1, true);
  return {
    mask,
    ink: ink / cells.length,
    slivers: measureThin(mask, minStroke) / Math.max(1, ink),
    tightGaps: measureThin(invert(mask), minGap) / Math.max(1, ink),
    pieces: measureRegions(smallMask, 1, true).length - 1,
    largePieces: areas.filter((area) => area >= 8).length,
    crumbs: areas.filter((area) => area > 0 && area < ink * maxCrumbShare).length,
    lostCounters: measureLostCounters(mask, smallMask),
    imbalance: ink === 0 ? 24 : Math.hypot(sumX / ink - (size - 1) / 2, sumY / ink - (size - 1) / 2) / cellsPerUnit,
    aspect: bottom < top ? 0 : (right - left + 1) / (bottom - top + 1),
    blur: grey / small.length,
    fidelity: measureFidelity(mask, smallMask),
    symmetry: measureSymmetry(mask, ink),
    smallestDetail: Math.min(measureWidest(mask), measureWidest(invert(mask), true)) / cellsPerUnit,
    complexity: edge / size,
  };
}

/** A smaller region, in cells, is an error of the raster. */
const minRegion = 6;

/** Steps of the distance to the nearest cell of the other tone: straight and diagonal ones. */
const [straight, diagonal] = [1, Math.SQRT2] as const;

/** Width in cells of the region that is the narrowest at its widest place; of all, or of those that the edge does not touch. */
function measureWidest({ size, cells }: Mask, isInnerOnly = false): number {
  const distances = new Float32Array(cells.length);
  const relax = (at: number, column: number, steps: readonly (readonly [number, number, number])[]) => {
    for (const [dx, shift, step] of steps) {
      const inside = column + dx >= 0 && column + dx < size && at + shift >= 0 && at + shift < cells.length;
      const from = inside ? (distances[at + shift] ?? 0) : 0;
      if (from + step < (distances[at] ?? 0)) distances[at] = from + step;
    }
  };
  const [before, after] = [-1, 1].map((sign) =>
    [
      [sign, sign, straight],
      [0, sign * size, straight],
      [sign, sign * (size + 1), diagonal],
      [-sign, sign * (size - 1), diagonal],
    ].map(([dx = 0, shift = 0, step = 1]) => [dx, shift, step] as const),
  );
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === 0) continue;
    distances[at] = size;
    relax(at, at % size, before ?? []);
  }
  const { labels, areas } = labelRegions({ size, cells }, 1, true);
  const widest = areas.map(() => 0);
  const touches = areas.map(() => false);
  for (let at = cells.length - 1; at >= 0; at--) {
    if (cells[at] === 0) continue;
    relax(at, at % size, after ?? []);
    const label = labels[at] ?? 0;
    widest[label] = Math.max(widest[label] ?? 0, distances[at] ?? 0);
    const [row, column] = [Math.floor(at / size), at % size];
    if (row === 0 || column === 0 || row === size - 1 || column === size - 1) touches[label] = true;
  }
  const widths = widest.flatMap((width, label) =>
    label === 0 || (areas[label] ?? 0) < minRegion || (isInnerOnly && touches[label]) ? [] : [width * 2],
  );
  return Math.min(size, ...widths);
}

/** The number of filled cells in each cell of a coarser raster. */
function countCells({ size, cells }: Mask, to: number): Uint16Array {
  const step = size / to;
  const columns = Uint16Array.from({ length: size }, (_, column) => Math.floor(column / step));
  const counts = new Uint16Array(to * to);
  for (let row = 0; row < size; row++) {
    const start = Math.floor(row / step) * to;
    for (let column = 0, at = row * size; column < size; column++, at++) {
      if (cells[at] === 0) continue;
      const cell = start + (columns[column] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return counts;
}

/** The share of ink in each cell of a coarser raster. */
export function shrinkMask(mask: Mask, to: number): Float32Array {
  const step = mask.size / to;
  const share = 1 / (step * step);
  const counts = countCells(mask, to);
  // Sums of equal shares, each rounded as a number of 32 bits is.
  const sums = new Float32Array(counts.reduce((most, count) => Math.max(most, count), 0) + 1);
  for (let count = 1; count < sums.length; count++) sums[count] = (sums[count - 1] ?? 0) + share;
  const small = new Float32Array(to * to);
  for (let cell = 0; cell < small.length; cell++) small[cell] = sums[counts[cell] ?? 0] ?? 0;
  return small;
}

/** Common area of a drawing and its version in whole pixels, divided by their area together. */
function measureFidelity(mask: Mask, small: Mask): number {
  const counts = countCells(mask, small.size);
  const area = (mask.size / small.size) ** 2;
  let [both, either] = [0, 0];
  for (let pixel = 0; pixel < counts.length; pixel++) {
    const count = counts[pixel] ?? 0;
    const isFilled = small.cells[pixel] === 1;
    if (isFilled) both += count;
    either += isFilled ? area : count;
  }
  return either === 0 ? 0 : both / either;
}

function measureSymmetry({ size, cells }: Mask, ink: number): number {
  let [upright, level, turned] = [0, 0, 0];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (cells[row * size + column] === 0) continue;
      upright += cells[row * size + size - 1 - column] ?? 0;
      level += cells[(size - 1 - row) * size + column] ?? 0;
      turned += cells[(size - 1 - row) * size + size - 1 - column] ?? 0;
    }
  }
  return Math.max(upright, level, turned) / Math.max(1, ink);
}

/** The rows of a disc of cells, from its middle, with how far each reaches to both sides. */
function listDiscRows(radius: number): readonly { readonly row: number; readonly half: number }[] {
  const reach = Math.floor(radius);
  return Array.from({ length: reach * 2 + 1 }, (_, index) => {
    const row = index - reach;
    return { row, half: Math.floor(Math.sqrt(radius * radius - row * row)) };
  });
}

/**
 * Number of filled cells that a disc of the width cannot reach without leaving the filled area. Works on
 * runs of cells in rows: where they begin and end, the sums along a row change.
 */
function measureThin({ size, cells }: Mask, width: number): number {
  const radius = (width / 2) * cellsPerUnit;
  const [inner, outer] = [listDiscRows(radius), listDiscRows(radius + 0.8)];
  const stride = size + 1;
  /** How the number of the disc's rows that fit changes from one middle to the next. */
  const fits = new Int16Array(size * stride);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (cells[row * size + column] === 0) continue;
      const start = column;
      while (column < size && cells[row * size + column] === 1) column++;
      for (const { row: offset, half } of inner) {
        const middle = row - offset;
        if (middle >= 0 && middle < size && start + half < column - half) {
          const at = middle * stride;
          fits[at + start + half] = (fits[at + start + half] ?? 0) + 1;
          fits[at + column - half] = (fits[at + column - half] ?? 0) - 1;
        }
      }
    }
  }
  /** How the number of discs over a cell changes from one cell to the next. */
  const covers = new Int16Array(size * stride);
  for (let row = 0; row < size; row++) {
    let [sum, start] = [0, -1];
    for (let column = 0; column <= size; column++) {
      sum += fits[row * stride + column] ?? 0;
      if (sum === inner.length) {
        if (start < 0) start = column;
      } else if (start >= 0) {
        for (const { row: offset, half } of outer) {
          const at = (row + offset) * stride;
          if (row + offset < 0 || row + offset >= size) continue;
          const [from, to] = [at + Math.max(0, start - half), at + Math.min(size, column + half)];
          covers[from] = (covers[from] ?? 0) + 1;
          covers[to] = (covers[to] ?? 0) - 1;
        }
        start = -1;
      }
    }
  }
  let thin = 0;
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let column = 0; column < size; column++) {
      sum += covers[row * stride + column] ?? 0;
      if (sum === 0 && cells[row * size + column] === 1) thin++;
    }
  }
  return thin;
}

function invert({ size, cells }: Mask): Mask {
  const inverted = new Uint8Array(cells.length);
  for (let index = 0; index < cells.length; index++) inverted[index] = cells[index] === 0 ? 1 : 0;
  return { size, cells: inverted };
}

/**
 * Enclosed white areas that no clear white cell shows at favicon size, as a share of all of them.
 */
function measureLostCounters(mask: Mask, small: Mask): number {
  const { size } = mask;
  const step = size / small.size;
  const { labels, areas } = labelRegions(mask, 0, false);
  const isEnclosed = areas.map((area) => area >= 10);
  const isOpen = areas.map(() => false);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const label = labels[row * size + column] ?? 0;
      if (label === 0) continue;
      if (row === 0 || column === 0 || row === size - 1 || column === size - 1) isEnclosed[label] = false;
      if (small.cells[Math.floor(row / step) * small.size + Math.floor(column / step)] === 0) isOpen[label] = true;
    }
  }
  const counters = isEnclosed.filter((enclosed, label) => enclosed && label > 0).length;
  const lost = isEnclosed.filter((enclosed, label) => enclosed && label > 0 && !isOpen[label]).length;
  return counters === 0 ? 0 : lost / counters;
}

/** Limits beyond which a drawing is never used. */
export function isUsable(measured: Assessment): boolean {
  const { ink, pieces, aspect, slivers, tightGaps, largePieces } = measured;
  return (
    ink >= 0.18 &&
    ink <= 0.65 &&
    pieces >= 1 &&
    pieces <= 4 &&
    largePieces <= 12 &&
    aspect >= 0.6 &&
    aspect <= 1.6 &&
    slivers <= 0.09 &&
    tightGaps <= 0.14
  );
}

/** How well a drawing is made, 0–1. */
export function rateDrawing(measured: Assessment): number {
  const { slivers, tightGaps, lostCounters, imbalance, blur, complexity, ink, pieces, fidelity, symmetry, crumbs } = measured;
  const faults =
    slivers * 4 +
    tightGaps * 3 +
    lostCounters * 0.3 +
    Math.max(0, imbalance - 1) * 0.05 +
    Math.max(0, blur - 0.22) * 1.2 +
    Math.max(0, 0.88 - fidelity) * 2 +
    crumbs * 0.09 +
    Math.max(0, 0.8 - symmetry) * 0.12 +
    Math.max(0, complexity - 5.5) * 0.08 +
    Math.max(0, pieces - 2) * 0.05 +
    (ink < 0.22 ? 0.08 : 0);
  return Math.max(0, 1 - faults);
}
