import { minPaperChannel } from "#/studio/marks/given/flat-drawing";
import { countComponents } from "#/studio/marks/legibility";
import type { Pixels } from "#/raster/pixels";

/** A rectangle in pixels: left, top, width, height. */
export type PixelBox = readonly [x: number, y: number, width: number, height: number];

/** The box around everything that is not transparent. Undefined for an empty image. */
export function findInk({ width, height, rgba }: Pixels): PixelBox | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return right < 0 ? undefined : [left, top, right - left + 1, bottom - top + 1];
}

/** The largest difference of a channel between two images of the same size, 0–255. */
export function findLargestDifference(one: Pixels, other: Pixels): number {
  let largest = 0;
  const length = Math.min(one.rgba.length, other.rgba.length);
  for (let at = 0; at < length; at++) largest = Math.max(largest, Math.abs((one.rgba[at] ?? 0) - (other.rgba[at] ?? 0)));
  return largest;
}

/** The colour of a pixel without its alpha. */
const readColor = (rgba: Uint8Array, at: number): readonly [number, number, number] => {
  const alpha = (rgba[at + 3] ?? 0) / 255;
  return [0, 1, 2].map((channel) => Math.min(255, Math.round((rgba[at + channel] ?? 0) / alpha))) as [number, number, number];
};

const opaque = 200;

/** The candidates that are seen, as hex, by the number of pixels that are nearest to each. */
export function rankColors({ rgba }: Pixels, candidates: readonly string[]): readonly string[] {
  const known = candidates.map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const counts = new Array<number>(candidates.length).fill(0);
  const nearest = new Map<number, number>();
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < opaque) continue;
    const [red, green, blue] = readColor(rgba, at);
    const key = (red << 16) | (green << 8) | blue;
    let best = nearest.get(key);
    if (best === undefined) {
      let distance = Infinity;
      best = 0;
      for (const [index, [r = 0, g = 0, b = 0]] of known.entries()) {
        const each = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
        if (each >= distance) continue;
        distance = each;
        best = index;
      }
      nearest.set(key, best);
    }
    counts[best] = (counts[best] ?? 0) + 1;
  }
  return candidates
    .map((hex, index) => ({ hex, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ hex }) => hex);
}

/** What an image shows, cell by cell: nothing, white, or ink. */
type Figure = { readonly kinds: Uint8Array; readonly hasPaper: boolean; readonly hasInk: boolean };
const [nothing, paper, ink] = [0, 1, 2];

function readFigure({ rgba }: Pixels): Figure {
  const kinds = new Uint8Array(rgba.length / 4);
  let [hasPaper, hasInk] = [false, false];
  for (let cell = 0; cell < kinds.length; cell++) {
    if ((rgba[cell * 4 + 3] ?? 0) < opaque) continue;
    const isPaper = readColor(rgba, cell * 4).every((channel) => channel >= minPaperChannel);
    kinds[cell] = isPaper ? paper : ink;
    if (isPaper) hasPaper = true;
    else hasInk = true;
  }
  return { kinds, hasPaper, hasInk };
}

/** Smallest distance of two colours whose parts look separate, of 441. */
const separateColors = 60;
/** Share of the outline along which parts of different colours may touch. */
const maxMergedShare = 0.03;

/**
 * Whether parts of different colours touch along more than a little of the outline: in one colour
 * they would become one part. White parts count as holes.
 */
export function hasTouchingParts(pixels: Pixels): boolean {
  const { width, height, rgba } = pixels;
  const { kinds, hasInk } = readFigure(pixels);
  const hole = hasInk ? paper : nothing;
  let [touching, outline] = [0, 0];
  const compare = (cell: number, next: number) => {
    const [one = 0, other = 0] = [kinds[cell], kinds[next]];
    const [isOne, isOther] = [one !== nothing && one !== hole, other !== nothing && other !== hole];
    if (isOne !== isOther) outline++;
    if (!isOne || !isOther) return;
    const [a, b] = [readColor(rgba, cell * 4), readColor(rgba, next * 4)];
    if (Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > separateColors) touching++;
  };
  // Two cells apart, because the edge between two parts blends their colours.
  for (let y = 0; y < height - 2; y++)
    for (let x = 0; x < width - 2; x++) {
      compare(y * width + x, y * width + x + 2);
      compare(y * width + x, (y + 2) * width + x);
    }
  return touching > outline * maxMergedShare;
}

/** Whether a drawing has both ink and white that stands for paper. */
export function hasPaperParts(pixels: Pixels): boolean {
  const { hasPaper, hasInk } = readFigure(pixels);
  return hasPaper && hasInk;
}

/** Largest share of the ink that a drawing in one colour may have more or less than the original. */
const maxChangedShare = 0.01;

/**
 * Whether a drawing in one colour shows the same figure as the original: ink where there was ink,
 * holes where there was nothing or white. Cells at an edge of the original are left out.
 */
export function isSameFigure(original: Pixels, flat: Pixels): boolean {
  if (original.width !== flat.width || original.height !== flat.height) return false;
  const { width, height } = original;
  const { kinds, hasInk } = readFigure(original);
  const isFilled = (cell: number) => (hasInk ? kinds[cell] === ink : kinds[cell] === paper);
  let [inked, changed] = [0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const cell = y * width + x;
      const isInk = isFilled(cell);
      const isEdge = [cell - 1, cell + 1, cell - width, cell + width].some((next) => isFilled(next) !== isInk);
      if (isInk) inked++;
      const alpha = flat.rgba[cell * 4 + 3] ?? 0;
      const before = original.rgba[cell * 4 + 3] ?? 0;
      if (!isEdge && isInk !== alpha > 127 && (isInk || before === 0 || before >= opaque)) changed++;
    }
  return inked > 0 && changed <= inked * maxChangedShare;
}

/** Whether the corners are all opaque: the drawing lies on a background of its own. */
export function hasBackground({ width, height, rgba }: Pixels): boolean {
  const inset = Math.max(1, Math.round(Math.min(width, height) * 0.01));
  const at = (x: number, y: number) => rgba[(y * width + x) * 4 + 3] ?? 0;
  return [
    [inset, inset],
    [width - 1 - inset, inset],
    [inset, height - 1 - inset],
    [width - 1 - inset, height - 1 - inset],
  ].every(([x = 0, y = 0]) => at(x, y) >= opaque);
}

/** Coverage from which a cell counts as inked, in several renderers. */
const thresholds = [0.5, 0.4, 0.6];
/** Share of the parts and holes that a drawing of many parts may lose. */
const maxLostShare = 0.12;

type Topology = { readonly parts: number; readonly holes: number };

/** The number of separate parts and of holes of a figure. */
function countTopology({ width, height, rgba }: Pixels, threshold: number): Topology {
  const [outerWidth, outerHeight] = [width + 2, height + 2];
  const values = new Float64Array(outerWidth * outerHeight);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) values[(y + 1) * outerWidth + x + 1] = (rgba[(y * width + x) * 4 + 3] ?? 0) / 255;
  const parts = countComponents(values, outerWidth, outerHeight, threshold);
  const inverse = values.map((value) => 1 - value);
  return { parts, holes: countComponents(inverse, outerWidth, outerHeight, 1 - threshold) - 1 };
}

/**
 * Heights at which a mark is tried, CSS pixels. The last is what a mark gets that is legible at
 * none.
 */
const triedHeights = [12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 80, 96, 128, 160, 200];
const referenceHeight = 320;

/**
 * The smallest height in CSS pixels at which the parts and holes of a drawing in one colour are
 * still apart, as they are when it is large.
 */
export function measureSmallestHeight(render: (height: number) => Pixels): number {
  const large = countTopology(render(referenceHeight), 0.5);
  const isKept = (before: number, after: number) => Math.abs(before - after) <= Math.floor(before * maxLostShare);
  for (const height of triedHeights) {
    const pixels = render(height);
    const isLegible = thresholds.some((threshold) => {
      const { parts, holes } = countTopology(pixels, threshold);
      return isKept(large.parts, parts) && isKept(large.holes, holes);
    });
    if (isLegible) return height;
  }
  return triedHeights.at(-1) ?? referenceHeight;
}
