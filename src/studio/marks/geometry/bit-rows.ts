import type { Mask } from "#/studio/marks/geometry/mask";

/** A mask whose rows are words of 32 cells, `words` a row. The lowest bit of a word is its first cell. */
export type BitRows = { readonly size: number; readonly words: number; readonly bits: Int32Array };

/** The cells of a mask as bits. Throws unless its size is a multiple of 32. */
export function toBitRows({ size, cells }: Mask): BitRows {
  if (size % 32 !== 0) throw new Error(`a mask of ${size} cells a row has no whole words`);
  const bits = new Int32Array((size * size) / 32);
  for (let word = 0, at = 0; word < bits.length; word++) {
    let value = 0;
    for (let bit = 0; bit < 32; bit++, at++) value |= (cells[at] ?? 0) << bit;
    bits[word] = value;
  }
  return { size, words: size / 32, bits };
}

/** The mask with empty cells filled and filled cells empty. */
export const invertRows = ({ size, words, bits }: BitRows): BitRows => ({ size, words, bits: bits.map((word) => ~word) });

/** The number of bits that are set in a word of 32. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A word with its bits in the opposite order. */
export function reverseBits(word: number): number {
  let bits = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return (bits >>> 16) | (bits << 16);
}

/** The rows of a disc of cells, from its middle, with how far each reaches to both sides. */
type DiscRow = { readonly row: number; readonly half: number };

function listDiscRows(radius: number): readonly DiscRow[] {
  const reach = Math.floor(radius);
  return Array.from({ length: reach * 2 + 1 }, (_, index) => {
    const row = index - reach;
    return { row, half: Math.floor(Math.sqrt(radius * radius - row * row)) };
  });
}

/** The cells whose neighbours within `half` columns are all filled; none is beyond the ends of a row. */
function shrinkRows({ words, bits }: BitRows, half: number): Int32Array {
  let shrunk = bits;
  for (let step = 0; step < half; step++) {
    const from = shrunk;
    shrunk = from.map((word, at) => {
      const column = at % words;
      const before = column === 0 ? 0 : (from[at - 1] ?? 0);
      const after = column === words - 1 ? 0 : (from[at + 1] ?? 0);
      return word & ((word << 1) | (before >>> 31)) & ((word >>> 1) | (after << 31));
    });
  }
  return shrunk;
}

/** The cells that have a filled one within `half` columns. */
function widenRows({ words, bits }: BitRows, half: number): Int32Array {
  let widened = bits;
  for (let step = 0; step < half; step++) {
    const from = widened;
    widened = from.map((word, at) => {
      const column = at % words;
      const before = column === 0 ? 0 : (from[at - 1] ?? 0);
      const after = column === words - 1 ? 0 : (from[at + 1] ?? 0);
      return word | (word << 1) | (before >>> 31) | (word >>> 1) | (after << 31);
    });
  }
  return widened;
}

/** One result of `compute` for each different reach of a disc's rows. */
const computeByHalf = (rows: readonly DiscRow[], compute: (half: number) => Int32Array) =>
  new Map([...new Set(rows.map(({ half }) => half))].map((half) => [half, compute(half)]));

/** The cells around which a disc of the radius, in cells, is filled. */
export function erode(rows: BitRows, radius: number): BitRows {
  const { size, words, bits } = rows;
  const disc = listDiscRows(radius);
  const shrunk = computeByHalf(disc, (half) => shrinkRows(rows, half));
  const eroded = new Int32Array(bits.length).fill(-1);
  for (const { row, half } of disc) {
    const from = shrunk.get(half) ?? bits;
    const shift = row * words;
    for (let at = 0; at < eroded.length; at++) eroded[at] = (eroded[at] ?? 0) & (from[at + shift] ?? 0);
  }
  return { size, words, bits: eroded };
}

/** The cells that a disc of the radius, in cells, covers around a filled one. */
export function dilate(rows: BitRows, radius: number): BitRows {
  const { size, words, bits } = rows;
  const disc = listDiscRows(radius);
  const widened = computeByHalf(disc, (half) => widenRows(rows, half));
  const dilated = new Int32Array(bits.length);
  for (const { row, half } of disc) {
    const from = widened.get(half) ?? bits;
    const shift = row * words;
    for (let at = 0; at < dilated.length; at++) dilated[at] = (dilated[at] ?? 0) | (from[at + shift] ?? 0);
  }
  return { size, words, bits: dilated };
}
