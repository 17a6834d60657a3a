import { evaluateCubic } from "#/studio/marks/geometry/bounds";
import { sliceCubic } from "#/studio/marks/geometry/slice-cubic";
import { getEndPoint, type Contour, type Path, type Point, type Segment } from "#/studio/marks/geometry/path";

/**
 * Parameters at which a cubic's distance to a line changes sign, in order; found by sampling and
 * bisection.
 */
function findCrossings(d0: number, d1: number, d2: number, d3: number): number[] {
  if (Math.min(d0, d1, d2, d3) >= 0 || Math.max(d0, d1, d2, d3) <= 0) return [];
  const found: number[] = [];
  const samples = 16;
  for (let index = 0; index < samples; index++) {
    let [low, high] = [index / samples, (index + 1) / samples];
    const startsInside = evaluateCubic(d0, d1, d2, d3, low) >= 0;
    if (startsInside === evaluateCubic(d0, d1, d2, d3, high) >= 0) continue;
    for (let iteration = 0; iteration < 40; iteration++) {
      const middle = (low + high) / 2;
      if (evaluateCubic(d0, d1, d2, d3, middle) >= 0 === startsInside) low = middle;
      else high = middle;
    }
    found.push((low + high) / 2);
  }
  return found;
}

/** A part of an outline on the kept side of the line, from where it enters to where it leaves. */
type Chain = { readonly start: Point; readonly segments: Segment[] };

/** Splits a segment where it crosses the line; each part has its start and its side. */
function splitSegment(from: Point, segment: Segment, distance: (x: number, y: number) => number) {
  const to = getEndPoint(segment);
  const [before, after] = [distance(...from), distance(...to)];
  if (segment.length === 2) {
    if (before >= 0 === after >= 0) return [{ start: from, segment, inside: before >= 0 }];
    const t = before / (before - after);
    const middle: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return [
      { start: from, segment: middle, inside: before >= 0 },
      { start: middle, segment, inside: after >= 0 },
    ];
  }
  const stops = [0, ...findCrossings(before, distance(segment[0], segment[1]), distance(segment[2], segment[3]), after), 1];
  const at = (t: number): Point => [
    evaluateCubic(from[0], segment[0], segment[2], to[0], t),
    evaluateCubic(from[1], segment[1], segment[3], to[1], t),
  ];
  return stops.slice(1).map((end, index) => {
    const start = stops[index] ?? 0;
    return { start: at(start), segment: sliceCubic(from, segment, start, end), inside: distance(...at((start + end) / 2)) >= 0 };
  });
}

/** The parts of a contour on the kept side; `whole` if it never crosses the line. */
function collectChains(contour: Contour, distance: (x: number, y: number) => number): { whole?: Contour; chains: Chain[] } {
  const chains: Chain[] = [];
  const startsInside = distance(...contour.start) >= 0;
  let current: Chain | undefined = startsInside ? { start: contour.start, segments: [] } : undefined;
  let from = contour.start;
  for (const segment of [...contour.segments, contour.start]) {
    for (const part of splitSegment(from, segment, distance)) {
      if (part.inside) {
        current ??= { start: part.start, segments: [] };
        current.segments.push(part.segment);
      } else if (current !== undefined) {
        chains.push(current);
        current = undefined;
      }
    }
    from = getEndPoint(segment);
  }
  if (current === undefined) return { chains };
  if (chains.length === 0) return startsInside ? { whole: contour, chains } : { chains: [current] };
  const [first, ...rest] = chains;
  if (!startsInside || first === undefined) return { chains: [...chains, current] };
  return { chains: [...rest, { start: current.start, segments: [...current.segments, ...first.segments] }] };
}

/** Joins chains along the line: each exit is connected to the neighbouring entry. */
function stitchChains(chains: readonly Chain[], along: (point: Point) => number): Contour[] {
  const ends = chains
    .flatMap((chain) => [
      { chain, enters: true, place: along(chain.start) },
      { chain, enters: false, place: along(getEndPoint(chain.segments[chain.segments.length - 1] ?? chain.start)) },
    ])
    .toSorted((a, b) => a.place - b.place);
  const next = new Map<Chain, Chain>();
  for (let index = 0; index + 1 < ends.length; index += 2) {
    const [one, other] = [ends[index], ends[index + 1]];
    if (one && other && one.enters !== other.enters)
      next.set(one.enters ? other.chain : one.chain, one.enters ? one.chain : other.chain);
  }
  if (next.size !== chains.length) return [...chains];
  const remaining = new Set(chains);
  const contours: Contour[] = [];
  for (const first of chains) {
    if (!remaining.has(first)) continue;
    const segments: Segment[] = [];
    for (let chain: Chain | undefined = first; chain !== undefined && remaining.has(chain); chain = next.get(chain)) {
      remaining.delete(chain);
      if (chain !== first) segments.push(chain.start);
      segments.push(...chain.segments);
    }
    contours.push({ start: first.start, segments });
  }
  return contours;
}

/**
 * The part of a path on one side of a line: where (x − px)·nx + (y − py)·ny ≥ 0. Curves stay
 * curves, and separated pieces become contours of their own. The path's contours must not overlap,
 * and its holes must run against its outlines.
 */
export function clipToSide(path: Path, [px, py]: Point, [nx, ny]: Point): Path {
  const distance = (x: number, y: number) => (x - px) * nx + (y - py) * ny;
  const wholes: Contour[] = [];
  const chains: Chain[] = [];
  for (const contour of path) {
    const found = collectChains(contour, distance);
    if (found.whole) wholes.push(found.whole);
    chains.push(...found.chains.filter((chain) => chain.segments.length > 0));
  }
  return [...wholes, ...stitchChains(chains, ([x, y]) => y * nx - x * ny)];
}

/** The part of a path inside a convex polygon, given clockwise on screen. */
export function clipToConvex(path: Path, corners: readonly Point[]): Path {
  return corners.reduce<Path>((rest, [x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    return clipToSide(rest, [x1, y1], [y1 - y2, x2 - x1]);
  }, path);
}

/**
 * Removes a straight band of the given width that passes through a point at an angle (0 is along x,
 * clockwise).
 */
export function removeBand(path: Path, [x, y]: Point, degrees: number, width: number): Path {
  const radians = (degrees * Math.PI) / 180;
  const normal: Point = [-Math.sin(radians), Math.cos(radians)];
  const half = width / 2;
  return [
    ...clipToSide(path, [x + normal[0] * half, y + normal[1] * half], normal),
    ...clipToSide(path, [x - normal[0] * half, y - normal[1] * half], [-normal[0], -normal[1]]),
  ];
}
