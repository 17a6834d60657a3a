import { type BitRows, countBits, dilate, erode, invertRows, reverseBits, toBitRows } from "#/studio/marks/geometry/bit-rows";
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

/** The ink of a drawing and the length of its outline, as `assessDrawing` has them. */
export function measureOutline(shapes: readonly DrawnShape[]): Pick<Assessment, "ink" | "complexity"> {
  const { cells, size } = createDrawingMask(shapes);
  const { ink, edge } = measureRows(toBitRows({ size, cells }));
  return { ink: ink / cells.length, complexity: edge / size };
}

/** Measures a drawing. */
export function assessDrawing(shapes: readonly DrawnShape[]): Assessment {
  const mask = createDrawingMask(shapes);
  const { cells, size } = mask;
  const rows = toBitRows(mask);
  const { ink, sumX, sumY, edge, width, height } = measureRows(rows);
  const counts = countCells(mask, faviconPx);
  const small = toShares(counts, size / faviconPx);
  const smallMask: Mask = { size: faviconPx, cells: Uint8Array.from(small, (value) => (value >= 0.5 ? 1 : 0)) };
  const grey = small.reduce((sum, value) => sum + (value > 0.25 && value < 0.75 ? 1 : 0), 0);
  const areas = measureRegions(mask, 1, true);
  return {
    mask,
    ink: ink / cells.length,
    slivers: measureThin(rows, minStroke) / Math.max(1, ink),
    tightGaps: measureThin(invertRows(rows), minGap) / Math.max(1, ink),
    pieces: measureRegions(smallMask, 1, true).length - 1,
    largePieces: areas.filter((area) => area >= 8).length,
    crumbs: areas.filter((area) => area > 0 && area < ink * maxCrumbShare).length,
    lostCounters: measureLostCounters(mask, smallMask),
    imbalance: ink === 0 ? 24 : Math.hypot(sumX / ink - (size - 1) / 2, sumY / ink - (size - 1) / 2) / cellsPerUnit,
    aspect: height === 0 ? 0 : width / height,
    blur: grey / small.length,
    fidelity: measureFidelity(counts, size / faviconPx, smallMask),
    symmetry: measureSymmetry(rows, ink),
    complexity: edge / size,
  };
}

/** Bits of a word whose places have a power of two in their number, for sums of places. */
const placeBits = [0xaaaaaaaa, 0xcccccccc, 0xf0f0f0f0, 0xff00ff00, 0xffff0000] as const;

/**
 * The number of filled cells, the sums of their columns and rows, the number of sides between a filled
 * and an empty cell, and the size of the box around the filled ones.
 */
function measureRows({ size, words, bits }: BitRows) {
  let [ink, sumX, sumY, edge, top, bottom] = [0, 0, 0, 0, size, -1];
  const columns = new Int32Array(words);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < words; column++) {
      const at = row * words + column;
      const word = bits[at] ?? 0;
      const isLast = column === words - 1;
      const after = isLast ? word >> 31 : (bits[at + 1] ?? 0);
      edge += countBits(word ^ ((word >>> 1) | (after << 31)));
      if (row + 1 < size) edge += countBits(word ^ (bits[at + words] ?? 0));
      if (word === 0) continue;
      const count = countBits(word);
      ink += count;
      sumX += column * 32 * count;
      for (const [power, places] of placeBits.entries()) sumX += countBits(word & places) << power;
      sumY += row * count;
      columns[column] = (columns[column] ?? 0) | word;
      top = Math.min(top, row);
      bottom = row;
    }
  }
  let [left, right] = [size, -1];
  for (const [column, word] of columns.entries()) {
    if (word === 0) continue;
    left = Math.min(left, column * 32 + 31 - Math.clz32(word & -word));
    right = column * 32 + 31 - Math.clz32(word);
  }
  return { ink, sumX, sumY, edge, width: Math.max(0, right - left + 1), height: Math.max(0, bottom - top + 1) };
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
export const shrinkMask = (mask: Mask, to: number): Float32Array => toShares(countCells(mask, to), mask.size / to);

/** Numbers of cells as shares of squares of `step` cells: sums of equal shares, each rounded to 32 bits. */
function toShares(counts: Uint16Array, step: number): Float32Array {
  const share = 1 / (step * step);
  const sums = new Float32Array(counts.reduce((most, count) => Math.max(most, count), 0) + 1);
  for (let count = 1; count < sums.length; count++) sums[count] = (sums[count - 1] ?? 0) + share;
  const shares = new Float32Array(counts.length);
  for (let cell = 0; cell < shares.length; cell++) shares[cell] = sums[counts[cell] ?? 0] ?? 0;
  return shares;
}

/** Common area of a drawing and its version in whole pixels of `step` cells, divided by their area together. */
function measureFidelity(counts: Uint16Array, step: number, small: Mask): number {
  let [both, either] = [0, 0];
  for (let pixel = 0; pixel < counts.length; pixel++) {
    const count = counts[pixel] ?? 0;
    const isFilled = small.cells[pixel] === 1;
    if (isFilled) both += count;
    either += isFilled ? step * step : count;
  }
  return either === 0 ? 0 : both / either;
}

function measureSymmetry({ size, words, bits }: BitRows, ink: number): number {
  let [upright, level, turned] = [0, 0, 0];
  for (let row = 0; row < size; row++) {
    const [own, opposite] = [row * words, (size - 1 - row) * words];
    for (let column = 0; column < words; column++) {
      const word = bits[own + column] ?? 0;
      if (word === 0) continue;
      const mirrored = words - 1 - column;
      upright += countBits(word & reverseBits(bits[own + mirrored] ?? 0));
      level += countBits(word & (bits[opposite + column] ?? 0));
      turned += countBits(word & reverseBits(bits[opposite + mirrored] ?? 0));
    }
  }
  return Math.max(upright, level, turned) / Math.max(1, ink);
}

/** Number of filled cells that a disc of the width cannot reach without leaving the filled area. */
function measureThin(rows: BitRows, width: number): number {
  const radius = (width / 2) * cellsPerUnit;
  const covered = dilate(erode(rows, radius), radius + 0.8).bits;
  return rows.bits.reduce((thin, word, at) => thin + countBits(word & ~(covered[at] ?? 0)), 0);
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
  for (let index = 0; index < size; index++)
    for (const cell of [index, (size - 1) * size + index, index * size, index * size + size - 1])
      isEnclosed[labels[cell] ?? 0] = false;
  for (const [pixel, filled] of small.cells.entries()) {
    if (filled === 1) continue;
    const [top, left] = [Math.floor(pixel / small.size) * step, (pixel % small.size) * step];
    for (let row = top; row < top + step; row++)
      for (let cell = row * size + left, end = cell + step; cell < end; cell++) isOpen[labels[cell] ?? 0] = true;
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
