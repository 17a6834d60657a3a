import { cubicAt } from "#/studio/marks/geometry/bounds";
import { endOf, type Contour, type Cubic, type Path, type Point, type Segment } from "#/studio/marks/geometry/path";

/** The part of a cubic between two parameters. */
function subCubic(from: Point, [x1, y1, x2, y2, x3, y3]: Cubic, t0: number, t1: number): Cubic {
  const along = (p0: number, p1: number, p2: number, p3: number): [number, number, number] => {
    const derivative = (t: number) => 3 * (1 - t) * (1 - t) * (p1 - p0) + 6 * (1 - t) * t * (p2 - p1) + 3 * t * t * (p3 - p2);
    const [start, end, third] = [cubicAt(p0, p1, p2, p3, t0), cubicAt(p0, p1, p2, p3, t1), (t1 - t0) / 3];
    return [start + derivative(t0) * third, end - derivative(t1) * third, end];
  };
  const [ax, bx, cx] = along(from[0], x1, x2, x3);
  const [ay, by, cy] = along(from[1], y1, y2, y3);
  return [ax, ay, bx, by, cx, cy];
}

/** Parameters at which a cubic's distance to a line changes sign, in order; found by sampling and bisection. */
function crossings(d0: number, d1: number, d2: number, d3: number): number[] {
  if (Math.min(d0, d1, d2, d3) >= 0 || Math.max(d0, d1, d2, d3) <= 0) return [];
  const found: number[] = [];
  const samples = 16;
  for (let index = 0; index < samples; index++) {
    let [low, high] = [index / samples, (index + 1) / samples];
    const startsInside = cubicAt(d0, d1, d2, d3, low) >= 0;
    if (startsInside === cubicAt(d0, d1, d2, d3, high) >= 0) continue;
    for (let round = 0; round < 40; round++) {
      const middle = (low + high) / 2;
      if (cubicAt(d0, d1, d2, d3, middle) >= 0 === startsInside) low = middle;
      else high = middle;
    }
    found.push((low + high) / 2);
  }
  return found;
}

function clipContour(contour: Contour, distance: (x: number, y: number) => number): Contour | undefined {
  const segments: Segment[] = [];
  let start: Point | undefined;
  const lineTo = (point: Point) => {
    if (start === undefined) start = point;
    else segments.push(point);
  };
  let from = contour.start;
  const closing: Segment = contour.start;
  for (const segment of [...contour.segments, closing]) {
    const to = endOf(segment);
    const [before, after] = [distance(...from), distance(...to)];
    if (segment.length === 2) {
      if (before >= 0) lineTo(from);
      if (before >= 0 !== after >= 0) {
        const t = before / (before - after);
        lineTo([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
      }
    } else {
      const cuts = crossings(before, distance(segment[0], segment[1]), distance(segment[2], segment[3]), after);
      const stops = [0, ...cuts, 1];
      for (let index = 0; index + 1 < stops.length; index++) {
        const [t0 = 0, t1 = 1] = [stops[index], stops[index + 1]];
        const middle = (t0 + t1) / 2;
        const x = cubicAt(from[0], segment[0], segment[2], to[0], middle);
        const y = cubicAt(from[1], segment[1], segment[3], to[1], middle);
        if (distance(x, y) < 0) continue;
        lineTo([cubicAt(from[0], segment[0], segment[2], to[0], t0), cubicAt(from[1], segment[1], segment[3], to[1], t0)]);
        segments.push(subCubic(from, segment, t0, t1));
      }
    }
    from = to;
  }
  return start === undefined || segments.length < 2 ? undefined : { start, segments };
}

/**
 * The part of a path on one side of a line: where (x − px)·nx + (y − py)·ny ≥ 0. Curves stay curves. Pieces of a contour that the line parts
 * remain one contour, joined along the line by edges that enclose nothing.
 */
export function clipToSide(path: Path, [px, py]: Point, [nx, ny]: Point): Path {
  const distance = (x: number, y: number) => (x - px) * nx + (y - py) * ny;
  return path.flatMap((contour) => clipContour(contour, distance) ?? []);
}

/** The part of a path inside a convex polygon, given clockwise on screen. */
export function clipToConvex(path: Path, corners: readonly Point[]): Path {
  return corners.reduce<Path>((rest, [x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    return clipToSide(rest, [x1, y1], [y1 - y2, x2 - x1]);
  }, path);
}

/** The path without a straight band of the given width whose middle passes through a point at an angle (0 runs along x, clockwise). */
export function withoutBand(path: Path, [x, y]: Point, degrees: number, width: number): Path {
  const radians = (degrees * Math.PI) / 180;
  const normal: Point = [-Math.sin(radians), Math.cos(radians)];
  const half = width / 2;
  return [
    ...clipToSide(path, [x + normal[0] * half, y + normal[1] * half], normal),
    ...clipToSide(path, [x - normal[0] * half, y - normal[1] * half], [-normal[0], -normal[1]]),
  ];
}
