import { getEndPoint, type Contour, type Cubic, type Path, type Point, type Segment } from "#/studio/marks/geometry/path";
import { evaluateCubic } from "#/studio/marks/geometry/bounds";

/**
 * A step of a composition, in painting order: `add` fills the path, `remove` erases it, `keep`
 * erases everything outside it. Paths are filled by the non-zero rule and may overlap themselves.
 */
export type Layer = { readonly action: "add" | "remove" | "keep"; readonly path: Path };

/** A straight piece of an outline that remembers which part of which curve it follows. */
type Edge = {
  readonly layer: number;
  readonly curve: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly from: number;
  readonly to: number;
};

const grid = 2 ** 21;
const snap = (value: number) => Math.round(value * grid) / grid;
/** An end nearer than this to an edge is on it; a few steps of the grid. */
const mergeDistance = 2e-6;
/** How far beside an edge the two sides are examined; well above the merging distance. */
const sideDistance = 2e-5;
const curveTolerance = 0.05;

type Curve = { readonly start: Point; readonly segment: Segment };

/** The edges of every contour, with curves cut into chords. */
function collectEdges(paths: readonly Path[], curves: Curve[]): Edge[] {
  const edges: Edge[] = [];
  paths.forEach((path, layer) => {
    for (const contour of path) {
      let [x, y] = contour.start;
      for (const segment of [...contour.segments, contour.start]) {
        const [endX, endY] = getEndPoint(segment);
        const curve = curves.push({ start: [x, y], segment }) - 1;
        let steps = 1;
        if (segment.length === 6) {
          const [x1, y1, x2, y2] = segment;
          const bend = Math.max(Math.hypot(x - 2 * x1 + x2, y - 2 * y1 + y2), Math.hypot(x1 - 2 * x2 + endX, y1 - 2 * y2 + endY));
          steps = Math.max(1, Math.min(48, Math.ceil(Math.sqrt((bend * 0.75) / curveTolerance))));
        }
        let [fromX, fromY] = [snap(x), snap(y)];
        for (let step = 1; step <= steps; step++) {
          const t = step / steps;
          const toX = snap(segment.length === 6 ? evaluateCubic(x, segment[0], segment[2], endX, t) : endX);
          const toY = snap(segment.length === 6 ? evaluateCubic(y, segment[1], segment[3], endY, t) : endY);
          if (toX !== fromX || toY !== fromY) {
            edges.push({ layer, curve, x1: fromX, y1: fromY, x2: toX, y2: toY, from: (step - 1) / steps, to: t });
          }
          [fromX, fromY] = [toX, toY];
        }
        [x, y] = [endX, endY];
      }
    }
  });
  return edges;
}

/** A place where an edge is divided: its position along the edge (0–1) and the exact point. */
type Division = readonly [position: number, x: number, y: number];

/** Divides an edge at the end of another one that lies on it. */
function divideAtEnd({ x1, y1, x2, y2 }: Edge, x: number, y: number, divisions: Division[]): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const lengthSquared = dx * dx + dy * dy;
  const position = ((x - x1) * dx + (y - y1) * dy) / lengthSquared;
  if (position < 0 || position > 1) return false;
  const offset = Math.abs((x - x1) * dy - (y - y1) * dx) / Math.sqrt(lengthSquared);
  if (offset > mergeDistance) return false;
  divisions.push([position, x, y]);
  return true;
}

/** Divides two edges where they touch or cross. */
function divideAtCrossing(a: Edge, b: Edge, divisionsOfA: Division[], divisionsOfB: Division[]): void {
  const touches = [
    divideAtEnd(a, b.x1, b.y1, divisionsOfA),
    divideAtEnd(a, b.x2, b.y2, divisionsOfA),
    divideAtEnd(b, a.x1, a.y1, divisionsOfB),
    divideAtEnd(b, a.x2, a.y2, divisionsOfB),
  ].includes(true);
  const [ax, ay, bx, by] = [a.x2 - a.x1, a.y2 - a.y1, b.x2 - b.x1, b.y2 - b.y1];
  const cross = ax * by - ay * bx;
  if (touches || Math.abs(cross) < 1e-14) return;
  const [dx, dy] = [b.x1 - a.x1, b.y1 - a.y1];
  const alongA = (dx * by - dy * bx) / cross;
  const alongB = (dx * ay - dy * ax) / cross;
  if (alongA <= 0 || alongA >= 1 || alongB <= 0 || alongB >= 1) return;
  const [x, y] = [snap(a.x1 + ax * alongA), snap(a.y1 + ay * alongA)];
  divisionsOfA.push([alongA, x, y]);
  divisionsOfB.push([alongB, x, y]);
}

/** The edges, divided wherever two of them meet. */
function divideEdges(edges: readonly Edge[]): Edge[] {
  const order = edges.map((_, index) => index).sort((a, b) => leftOf(edges, a) - leftOf(edges, b) || a - b);
  const divisions: Division[][] = edges.map(() => []);
  for (let at = 0; at < order.length; at++) {
    const first = edges[order[at] ?? 0];
    if (first === undefined) continue;
    const right = Math.max(first.x1, first.x2);
    const [top, bottom] = [Math.min(first.y1, first.y2), Math.max(first.y1, first.y2)];
    for (let next = at + 1; next < order.length; next++) {
      const second = edges[order[next] ?? 0];
      if (second === undefined || Math.min(second.x1, second.x2) > right) break;
      if (Math.min(second.y1, second.y2) > bottom || Math.max(second.y1, second.y2) < top) continue;
      divideAtCrossing(first, second, divisions[order[at] ?? 0] ?? [], divisions[order[next] ?? 0] ?? []);
    }
  }
  return edges.flatMap((edge, index) => {
    const own = (divisions[index] ?? []).sort((a, b) => a[0] - b[0]);
    if (own.length === 0) return [edge];
    const pieces: Edge[] = [];
    let [x, y, from] = [edge.x1, edge.y1, edge.from];
    for (const [position, toX, toY] of [...own, [1, edge.x2, edge.y2] as const]) {
      if (toX === x && toY === y) continue;
      const to = edge.from + (edge.to - edge.from) * position;
      pieces.push({ ...edge, x1: x, y1: y, x2: toX, y2: toY, from, to });
      [x, y, from] = [toX, toY, to];
    }
    return pieces;
  });
}

const leftOf = (edges: readonly Edge[], index: number) => Math.min(edges[index]?.x1 ?? 0, edges[index]?.x2 ?? 0);

/** The layers that a point lies in, as a set of bits; only edges on the point's own band count. */
function createLayerTest(edges: readonly Edge[], layerCount: number): (x: number, y: number) => number {
  let [top, bottom] = [Infinity, -Infinity];
  for (const { y1, y2 } of edges) {
    top = Math.min(top, y1, y2);
    bottom = Math.max(bottom, y1, y2);
  }
  const bandCount = 256;
  const bandHeight = Math.max((bottom - top) / bandCount, 1e-6);
  const bandOf = (y: number) => Math.max(0, Math.min(bandCount - 1, Math.floor((y - top) / bandHeight)));
  const bands: Edge[][] = Array.from({ length: bandCount }, () => []);
  for (const edge of edges) {
    if (edge.y1 === edge.y2) continue;
    const last = bandOf(Math.max(edge.y1, edge.y2));
    for (let band = bandOf(Math.min(edge.y1, edge.y2)); band <= last; band++) bands[band]?.push(edge);
  }
  const windings = new Int32Array(layerCount);
  return (x, y) => {
    windings.fill(0);
    for (const { x1, y1, x2, y2, layer } of bands[bandOf(y)] ?? []) {
      if (y1 > y === y2 > y) continue;
      if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) windings[layer] = (windings[layer] ?? 0) + (y2 > y1 ? 1 : -1);
    }
    let layers = 0;
    for (let layer = 0; layer < layerCount; layer++) if (windings[layer] !== 0) layers |= 1 << layer;
    return layers;
  };
}

/** An edge with the layers on its two sides, as sets of bits. */
type SidedEdge = { readonly edge: JoinedEdge; readonly left: number; readonly right: number };

/** An edge with the numbers of the points that it joins. */
type JoinedEdge = Edge & { readonly start: number; readonly end: number };

/** Every edge once, however many layers share it. */
function findSides(edges: readonly Edge[], layersAt: (x: number, y: number) => number): SidedEdge[] {
  const columns = new Map<number, Map<number, number>>();
  let pointCount = 0;
  const numberPoint = (x: number, y: number) => {
    const column = columns.get(x) ?? new Map<number, number>();
    if (column.size === 0) columns.set(x, column);
    const point = column.get(y) ?? pointCount++;
    column.set(y, point);
    return point;
  };
  const seen = new Set<number>();
  return edges.flatMap((edge): SidedEdge[] => {
    const { x1, y1, x2, y2 } = edge;
    const [a, b] = [numberPoint(x1, y1), numberPoint(x2, y2)];
    const key = Math.min(a, b) * 2 ** 25 + Math.max(a, b);
    if (seen.has(key)) return [];
    seen.add(key);
    const length = Math.hypot(x2 - x1, y2 - y1);
    const distance = Math.min(sideDistance, length / 4);
    const [nx, ny] = [(-(y2 - y1) / length) * distance, ((x2 - x1) / length) * distance];
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    return [{ edge: { ...edge, start: a, end: b }, left: layersAt(x - nx, y - ny), right: layersAt(x + nx, y + ny) }];
  });
}

/**
 * Edges between filled and empty, each with the filled area on its right, as on clockwise outlines.
 */
function selectBoundary(sidedEdges: readonly SidedEdge[], isFilled: (layers: number) => boolean): JoinedEdge[] {
  const boundary: JoinedEdge[] = [];
  for (const { edge, left, right } of sidedEdges) {
    if (left === right) continue;
    const isRight = isFilled(right);
    if (isRight === isFilled(left)) continue;
    const { x1, y1, x2, y2, from, to, start, end } = edge;
    boundary.push(isRight ? edge : { ...edge, x1: x2, y1: y2, x2: x1, y2: y1, from: to, to: from, start: end, end: start });
  }
  return boundary;
}

/**
 * Joins boundary edges into closed rings; where several leave a point, the sharpest right turn is
 * taken.
 */
function joinRings(boundary: readonly JoinedEdge[]): JoinedEdge[][] {
  const leaving = new Map<number, JoinedEdge[]>();
  for (const edge of boundary) {
    const known = leaving.get(edge.start);
    if (known) known.push(edge);
    else leaving.set(edge.start, [edge]);
  }
  const take = (edge: JoinedEdge) => {
    const known = leaving.get(edge.start) ?? [];
    if (known.length === 1) leaving.delete(edge.start);
    else known.splice(known.indexOf(edge), 1);
  };
  const findNearest = (x: number, y: number): JoinedEdge | undefined => {
    let best: JoinedEdge | undefined;
    let bestDistance = 0.1;
    for (const edges of leaving.values()) {
      const [edge] = edges;
      if (edge === undefined) continue;
      const distance = Math.hypot(edge.x1 - x, edge.y1 - y);
      if (distance < bestDistance) [best, bestDistance] = [edge, distance];
    }
    return best;
  };
  const findNext = (edge: JoinedEdge): JoinedEdge | undefined => {
    const candidates = leaving.get(edge.end);
    if (candidates === undefined) return findNearest(edge.x2, edge.y2);
    if (candidates.length === 1) return candidates[0];
    const heading = Math.atan2(edge.y2 - edge.y1, edge.x2 - edge.x1);
    const turn = (other: Edge) => {
      const angle = Math.atan2(other.y2 - other.y1, other.x2 - other.x1) - heading;
      return ((angle + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
    };
    return candidates.reduce((a, b) => (turn(b) > turn(a) ? b : a));
  };
  const rings: JoinedEdge[][] = [];
  for (const start of boundary) {
    if (!leaving.get(start.start)?.includes(start)) continue;
    const ring = [start];
    take(start);
    for (let edge = start; edge.end !== start.start; ) {
      const next = findNext(edge);
      if (next === undefined) break;
      take(next);
      ring.push(next);
      edge = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** The part of a cubic between two of its parameters; backwards if the first is the larger one. */
function cutCubic([x, y]: Point, [x1, y1, x2, y2, endX, endY]: Cubic, from: number, to: number): Cubic {
  const at = (a: number, b: number, c: number, d: number, t: number, u: number, v: number) => {
    const blend = (p: number, q: number, s: number) => p + (q - p) * s;
    const [ab, bc, cd] = [blend(a, b, t), blend(b, c, t), blend(c, d, t)];
    return blend(blend(ab, bc, u), blend(bc, cd, u), v);
  };
  const part = (a: number, b: number, c: number, d: number) =>
    [at(a, b, c, d, from, from, to), at(a, b, c, d, from, to, to), at(a, b, c, d, to, to, to)] as const;
  const [firstX, secondX, lastX] = part(x, x1, x2, endX);
  const [firstY, secondY, lastY] = part(y, y1, y2, endY);
  return [firstX, firstY, secondX, secondY, lastX, lastY];
}

/** Whether the second edge goes on along the same curve where the first one ends. */
const continues = (edge: Edge, next: Edge) =>
  edge.curve === next.curve && edge.to === next.from && edge.from < edge.to === next.from < next.to;

/** Replaces runs of chords by the curves they came from. */
function restoreCurves(ring: readonly Edge[], curves: readonly Curve[]): Contour | undefined {
  const startAt = ring.findIndex((edge, index) => !continues(ring[(index + ring.length - 1) % ring.length] ?? edge, edge));
  const ordered = startAt > 0 ? [...ring.slice(startAt), ...ring.slice(0, startAt)] : ring;
  const [first] = ordered;
  if (first === undefined || ring.length < 2) return undefined;
  const segments: Segment[] = [];
  for (let index = 0; index < ordered.length; ) {
    const begin = ordered[index];
    if (begin === undefined) break;
    let end = begin;
    index++;
    for (let next = ordered[index]; next !== undefined && continues(end, next); next = ordered[index]) {
      end = next;
      index++;
    }
    const curve = curves[begin.curve];
    if (curve?.segment.length === 6) {
      const [x1, y1, x2, y2] = cutCubic(curve.start, curve.segment, begin.from, end.to);
      segments.push([x1, y1, x2, y2, end.x2, end.y2]);
    } else segments.push([end.x2, end.y2]);
  }
  return { start: [first.x1, first.y1], segments };
}

const ringArea = (ring: readonly Edge[]) => Math.abs(ring.reduce((sum, { x1, y1, x2, y2 }) => sum + x1 * y2 - x2 * y1, 0)) / 2;

/** Paths laid over each other once, so that any of the areas between their outlines can be chosen. */
export type Arrangement = {
  /**
   * The outline of the areas for which the test holds: clockwise outlines with anticlockwise holes,
   * none of which overlap, so that every fill rule agrees. The test gets the paths that an area lies
   * in as a set of bits, the first path as bit 0. Curves stay curves.
   */
  readonly select: (isFilled: (paths: number) => boolean) => Path;
};

const maxPathCount = 31;

/**
 * Divides the plane by the outlines of at most 31 paths, which are filled by the non-zero rule and
 * may overlap themselves. Made for drawings of some hundred units with details down to a tenth of a
 * unit. Throws a plain `Error` for more paths.
 */
export function arrangePaths(paths: readonly Path[]): Arrangement {
  if (paths.length > maxPathCount) throw new Error(`more than ${maxPathCount} paths: ${paths.length}`);
  const curves: Curve[] = [];
  const edges = divideEdges(divideEdges(collectEdges(paths, curves)));
  const sidedEdges = findSides(edges, createLayerTest(edges, paths.length));
  return {
    select: (isFilled) =>
      joinRings(selectBoundary(sidedEdges, isFilled)).flatMap((ring) =>
        ringArea(ring) < 0.02 ? [] : (restoreCurves(ring, curves) ?? []),
      ),
  };
}

/** Whether layers leave an area filled, from the layers it lies in as a set of bits. */
export function paintArea(actions: readonly Layer["action"][], layers: number): boolean {
  let filled = false;
  actions.forEach((action, layer) => {
    const inside = (layers & (1 << layer)) !== 0;
    if (action === "keep") filled = filled && inside;
    else if (inside) filled = action === "add";
  });
  return filled;
}

/** Paints at most 31 layers onto each other and returns the outline of what remains filled. */
export function composeLayers(layers: readonly Layer[]): Path {
  const actions = layers.map(({ action }) => action);
  return arrangePaths(layers.map(({ path }) => path)).select((bits) => paintArea(actions, bits));
}
