import { getEndPoint, type Contour, type Cubic, type Path, type Point, type Segment } from "#/studio/marks/geometry/path";
import { evaluateCubic } from "#/studio/marks/geometry/bounds";
import { sliceCubic } from "#/studio/marks/geometry/slice-cubic";

/** Steps per unit of the grid on which intersections are computed exactly. */
const unitsPerStep = 256;
/** Contours with less area than this, in square units, are dropped. */
const minArea = 0.03;

/** The curve or line that an edge is a part of. */
type Source = { readonly from: Point; readonly segment: Segment };

/** A straight piece of an outline, with the part of its source that it stands for. */
type Edge = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly source: Source;
  readonly t1: number;
  readonly t2: number;
  readonly operand: 0 | 1;
};

/** An edge between two grid points, with the change of both winding numbers across it. */
type Boundary = Edge & { turns: [number, number] };

const snap = (value: number) => Math.round(value * unitsPerStep);

function listEdges(path: Path, operand: 0 | 1, tolerance: number): Edge[] {
  const edges: Edge[] = [];
  const addEdge = (x1: number, y1: number, x2: number, y2: number, source: Source, t1: number, t2: number) => {
    if (x1 !== x2 || y1 !== y2) edges.push({ x1, y1, x2, y2, source, t1, t2, operand });
  };
  for (const contour of path) {
    let from = contour.start;
    for (const segment of [...contour.segments, contour.start]) {
      const to = getEndPoint(segment);
      const source = { from, segment };
      let [x, y] = [snap(from[0]), snap(from[1])];
      const steps = segment.length === 6 ? countSteps(from, segment, tolerance) : 1;
      for (let step = 1; step <= steps; step++) {
        const t = step / steps;
        const [nextX, nextY] =
          segment.length === 2 || step === steps
            ? [snap(to[0]), snap(to[1])]
            : [
                snap(evaluateCubic(from[0], segment[0], segment[2], to[0], t)),
                snap(evaluateCubic(from[1], segment[1], segment[3], to[1], t)),
              ];
        if (nextX === x && nextY === y && step < steps) continue;
        addEdge(x, y, nextX, nextY, source, (step - 1) / steps, t);
        [x, y] = [nextX, nextY];
      }
      from = to;
    }
  }
  return edges;
}

function countSteps([x, y]: Point, [x1, y1, x2, y2, x3, y3]: Cubic, tolerance: number): number {
  const bend = Math.max(Math.hypot(x - 2 * x1 + x2, y - 2 * y1 + y2), Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3));
  return Math.max(1, Math.min(48, Math.ceil(Math.sqrt((bend * 0.75) / tolerance))));
}

const cross = (ax: number, ay: number, bx: number, by: number) => ax * by - ay * bx;

/** Splits edges where they meet, until none crosses another. */
function splitEdges(edges: readonly Edge[]): readonly Edge[] {
  let current = edges;
  for (let pass = 0; pass < 4; pass++) {
    const cuts = findCuts(current);
    if (cuts.size === 0) return current;
    current = current.flatMap((edge, index) => {
      const points = cuts.get(index);
      if (points === undefined) return [edge];
      return cutEdge(edge, points);
    });
  }
  return current;
}

function cutEdge(edge: Edge, points: readonly Point[]): Edge[] {
  const [dx, dy] = [edge.x2 - edge.x1, edge.y2 - edge.y1];
  const length = dx * dx + dy * dy;
  const stops = points
    .map(([x, y]) => ({ x, y, s: ((x - edge.x1) * dx + (y - edge.y1) * dy) / length }))
    .filter(({ s }) => s > 0 && s < 1)
    .toSorted((a, b) => a.s - b.s || a.x - b.x || a.y - b.y);
  const pieces: Edge[] = [];
  let [x, y, t] = [edge.x1, edge.y1, edge.t1];
  for (const stop of [...stops, { x: edge.x2, y: edge.y2, s: 1 }]) {
    if (stop.x === x && stop.y === y) continue;
    const next = edge.t1 + (edge.t2 - edge.t1) * stop.s;
    pieces.push({ ...edge, x1: x, y1: y, x2: stop.x, y2: stop.y, t1: t, t2: next });
    [x, y, t] = [stop.x, stop.y, next];
  }
  return pieces;
}

/** Points at which each edge has to be split, by the edge's index. */
function findCuts(edges: readonly Edge[]): Map<number, Point[]> {
  const cuts = new Map<number, Point[]>();
  const addCut = (index: number, x: number, y: number) => {
    const edge = edges[index];
    if (edge === undefined || (x === edge.x1 && y === edge.y1) || (x === edge.x2 && y === edge.y2)) return;
    const list = cuts.get(index);
    if (list) list.push([x, y]);
    else cuts.set(index, [[x, y]]);
  };
  const sides = edges.map(({ x1, y1, x2, y2 }) => ({
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
  }));
  const order = sides.map((side, index) => ({ ...side, index })).toSorted((a, b) => a.left - b.left);
  const active: (typeof order)[number][] = [];
  for (const own of order) {
    const edge = edges[own.index];
    if (edge === undefined) continue;
    let kept = 0;
    for (const other of active) {
      if (other.right < own.left) continue;
      active[kept++] = other;
      const before = edges[other.index];
      if (before === undefined || other.bottom < own.top || other.top > own.bottom) continue;
      meet(edge, own.index, before, other.index, addCut);
    }
    active.length = kept;
    active.push(own);
  }
  return cuts;
}

function meet(a: Edge, ia: number, b: Edge, ib: number, addCut: (index: number, x: number, y: number) => void): void {
  const adx = a.x2 - a.x1;
  const ady = a.y2 - a.y1;
  const bdx = b.x2 - b.x1;
  const bdy = b.y2 - b.y1;
  const b1 = cross(adx, ady, b.x1 - a.x1, b.y1 - a.y1);
  const b2 = cross(adx, ady, b.x2 - a.x1, b.y2 - a.y1);
  const a1 = cross(bdx, bdy, a.x1 - b.x1, a.y1 - b.y1);
  const a2 = cross(bdx, bdy, a.x2 - b.x1, a.y2 - b.y1);
  if (b1 === 0 && isBetween(a, b.x1, b.y1)) addCut(ia, b.x1, b.y1);
  if (b2 === 0 && isBetween(a, b.x2, b.y2)) addCut(ia, b.x2, b.y2);
  if (a1 === 0 && isBetween(b, a.x1, a.y1)) addCut(ib, a.x1, a.y1);
  if (a2 === 0 && isBetween(b, a.x2, a.y2)) addCut(ib, a.x2, a.y2);
  if (b1 * b2 >= 0 || a1 * a2 >= 0) return;
  const s = b1 / (b1 - b2);
  const [x, y] = [Math.round(b.x1 + bdx * s), Math.round(b.y1 + bdy * s)];
  addCut(ia, x, y);
  addCut(ib, x, y);
}

const isBetween = (edge: Edge, x: number, y: number) =>
  x >= Math.min(edge.x1, edge.x2) &&
  x <= Math.max(edge.x1, edge.x2) &&
  y >= Math.min(edge.y1, edge.y2) &&
  y <= Math.max(edge.y1, edge.y2);

/** A number for a point of the grid. Points far outside the grid may share one, so it only narrows a search. */
const hashPoint = (x: number, y: number) => x * 67_108_864 + y;

/** Edges on the same line as one, with the sum of their turns. */
function mergeEdges(edges: readonly Edge[]): readonly Boundary[] {
  const merged: Boundary[] = [];
  const newest = new Map<number, number>();
  /** The boundary before each one that begins at a point with the same number; −1 for none. */
  const earlier: number[] = [];
  for (const edge of edges) {
    const { x1, y1, x2, y2, operand } = edge;
    const forwards = x1 < x2 || (x1 === x2 && y1 < y2);
    const point = forwards ? hashPoint(x1, y1) : hashPoint(x2, y2);
    const last = newest.get(point) ?? -1;
    let at = last;
    let boundary = merged[at];
    while (boundary !== undefined && !joinsSamePoints(boundary, edge)) {
      at = earlier[at] ?? -1;
      boundary = merged[at];
    }
    if (boundary === undefined) {
      boundary = { ...edge, turns: [0, 0] };
      newest.set(point, merged.length);
      earlier.push(last);
      merged.push(boundary);
    }
    boundary.turns[operand] += boundary.x1 === x1 && boundary.y1 === y1 ? 1 : -1;
  }
  return merged.filter(({ turns: [a, b] }) => a !== 0 || b !== 0);
}

const joinsSamePoints = (one: Edge, other: Edge) =>
  (one.x1 === other.x1 && one.y1 === other.y1 && one.x2 === other.x2 && one.y2 === other.y2) ||
  (one.x1 === other.x2 && one.y1 === other.y2 && one.x2 === other.x1 && one.y2 === other.y1);

/** Boundaries by the strips of the plane that they cross. */
function createStrips(boundaries: readonly Boundary[], axis: "x" | "y") {
  const [from, to] = axis === "y" ? (["y1", "y2"] as const) : (["x1", "x2"] as const);
  let [low, high] = [Infinity, -Infinity];
  for (const edge of boundaries) {
    low = Math.min(low, edge[from], edge[to]);
    high = Math.max(high, edge[from], edge[to]);
  }
  const size = Math.max(1, (high - low) / 64);
  const strips: Boundary[][] = Array.from({ length: 65 }, () => []);
  const indexOf = (value: number) => Math.max(0, Math.min(64, Math.floor((value - low) / size)));
  for (const edge of boundaries) {
    if (edge[from] === edge[to]) continue;
    const last = indexOf(Math.max(edge[from], edge[to]));
    for (let index = indexOf(Math.min(edge[from], edge[to])); index <= last; index++) strips[index]?.push(edge);
  }
  return (value: number): readonly Boundary[] => strips[indexOf(value)] ?? [];
}

/** Whether a region belongs to the result, by the winding numbers of both operands there. */
type Rule = (first: number, second: number) => boolean;

/**
 * The boundary of the region in which the rule holds, as contours that do not cross: outlines
 * clockwise, holes anticlockwise. Curves stay curves.
 */
function combineBy(first: Path, second: Path, rule: Rule, tolerance = 0.02): Path {
  const edges = splitEdges([...listEdges(first, 0, tolerance), ...listEdges(second, 1, tolerance)]);
  const boundaries = mergeEdges(edges);
  if (boundaries.length === 0) return [];
  const atRow = createStrips(boundaries, "y");
  const atColumn = createStrips(boundaries, "x");
  const kept: Edge[] = [];
  for (const edge of boundaries) {
    const [x, y] = [(edge.x1 + edge.x2) / 2, (edge.y1 + edge.y2) / 2];
    const level = Math.abs(edge.x2 - edge.x1) > Math.abs(edge.y2 - edge.y1);
    let [a, b] = [0, 0];
    for (const other of level ? atColumn(x) : atRow(y)) {
      if (other === edge) continue;
      const start = level ? other.x1 : other.y1;
      const end = level ? other.x2 : other.y2;
      const at = level ? x : y;
      if (start <= at === end <= at) continue;
      const near = level ? other.y1 : other.x1;
      const far = level ? other.y2 : other.x2;
      if (near + ((at - start) * (far - near)) / (end - start) >= (level ? y : x)) continue;
      const sign = start < end === level ? 1 : -1;
      a += sign * other.turns[0];
      b += sign * other.turns[1];
    }
    const sign = level ? (edge.x1 < edge.x2 ? 1 : -1) : edge.y1 < edge.y2 ? -1 : 1;
    const before = rule(a, b);
    const after = rule(a + sign * edge.turns[0], b + sign * edge.turns[1]);
    if (before === after) continue;
    const runsForward = after === sign > 0;
    kept.push(runsForward ? edge : { ...edge, x1: edge.x2, y1: edge.y2, x2: edge.x1, y2: edge.y1, t1: edge.t2, t2: edge.t1 });
  }
  return linkEdges(kept).flatMap(toContour);
}

/**
 * Joins edges end to end. Where several leave a point, the sharpest right turn keeps regions apart.
 */
function linkEdges(edges: readonly Edge[]): Edge[][] {
  const firstLeaving = new Map<number, number>();
  /** The next edge after each one that leaves a point with the same number; −1 for none. */
  const nextLeaving = new Int32Array(edges.length);
  for (let index = edges.length - 1; index >= 0; index--) {
    const edge = edges[index];
    if (edge === undefined) continue;
    const point = hashPoint(edge.x1, edge.y1);
    nextLeaving[index] = firstLeaving.get(point) ?? -1;
    firstLeaving.set(point, index);
  }
  const used = new Uint8Array(edges.length);
  /** The unused edge that leaves the end of one with the sharpest right turn; −1 if none leaves it. */
  const findNext = (edge: Edge): number => {
    let [best, bestTurn] = [-1, -Infinity];
    for (let at = firstLeaving.get(hashPoint(edge.x2, edge.y2)) ?? -1; at >= 0; at = nextLeaving[at] ?? -1) {
      const next = edges[at];
      if (used[at] === 1 || next === undefined || next.x1 !== edge.x2 || next.y1 !== edge.y2) continue;
      const [ax, ay, bx, by] = [edge.x2 - edge.x1, edge.y2 - edge.y1, next.x2 - next.x1, next.y2 - next.y1];
      const turn = Math.atan2(cross(ax, ay, bx, by), ax * bx + ay * by);
      if (turn > bestTurn) [best, bestTurn] = [at, turn];
    }
    return best;
  };
  const loops: Edge[][] = [];
  for (let first = 0; first < edges.length; first++) {
    const loop: Edge[] = [];
    for (let at = first; at >= 0 && used[at] === 0; ) {
      const edge = edges[at];
      if (edge === undefined) break;
      used[at] = 1;
      loop.push(edge);
      at = findNext(edge);
    }
    if (loop.length > 1) loops.push(loop);
  }
  return loops;
}

/** Puts the pieces of each source together again. */
function toContour(loop: readonly Edge[]): Contour[] {
  let doubled = 0;
  for (const edge of loop) doubled += cross(edge.x1, edge.y1, edge.x2, edge.y2);
  if (Math.abs(doubled) / 2 < minArea * unitsPerStep * unitsPerStep) return [];
  const continues = (edge: Edge, next: Edge) => edge.source === next.source && Math.abs(edge.t2 - next.t1) < 1e-6;
  const start = loop.findIndex((edge, index) => {
    const previous = loop[(index + loop.length - 1) % loop.length];
    return previous === undefined || !continues(previous, edge);
  });
  const ordered = [...loop.slice(Math.max(0, start)), ...loop.slice(0, Math.max(0, start))];
  const [head] = ordered;
  if (head === undefined) return [];
  const segments: Segment[] = [];
  for (let index = 0; index < ordered.length; ) {
    const first = ordered[index];
    if (first === undefined) break;
    let last = first;
    index++;
    for (let next = ordered[index]; next !== undefined && continues(last, next); next = ordered[++index]) last = next;
    const [x, y] = [last.x2 / unitsPerStep, last.y2 / unitsPerStep];
    const { from, segment } = first.source;
    if (segment.length === 2) segments.push([x, y]);
    else {
      const [ax, ay, bx, by] = sliceCubic(from, segment, first.t1, last.t2);
      segments.push([ax, ay, bx, by, x, y]);
    }
  }
  return [{ start: [head.x1 / unitsPerStep, head.y1 / unitsPerStep], segments }];
}

/** The filled region of a path as contours that do not overlap. */
export const simplifyPath = (path: Path): Path => combineBy(path, [], (a) => a !== 0);

/** The filled region of a path by the even-odd rule, for the non-zero rule. */
export const simplifyEvenOdd = (path: Path): Path => combineBy(path, [], (a) => a % 2 !== 0);

/** The region around which a path runs clockwise; what remains of an offset outline. */
export const keepClockwise = (path: Path): Path => combineBy(path, [], (a) => a > 0);

/** What at least one of two paths fills. */
export const unite = (first: Path, second: Path): Path => combineBy(first, second, (a, b) => a !== 0 || b !== 0);

/** What the first path fills and the second does not. */
export const subtract = (first: Path, second: Path): Path => combineBy(first, second, (a, b) => a !== 0 && b === 0);

/** What both paths fill. */
export const intersect = (first: Path, second: Path): Path => combineBy(first, second, (a, b) => a !== 0 && b !== 0);

/** What exactly one of two paths fills. */
export const exclude = (first: Path, second: Path): Path => combineBy(first, second, (a, b) => (a !== 0) !== (b !== 0));
