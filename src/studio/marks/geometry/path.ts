/** A position in the plane; y grows downwards, as in SVG. */
export type Point = readonly [number, number];
export type Line = readonly [number, number];
/** Two control points and the end point of a cubic curve. */
export type Cubic = readonly [number, number, number, number, number, number];
export type Segment = Line | Cubic;

/** A closed outline. The last segment is connected to the start by a straight line. */
export type Contour = { readonly start: Point; readonly segments: readonly Segment[] };
/** Closed outlines that are filled together, by the non-zero rule unless stated otherwise. */
export type Path = readonly Contour[];

/** A contour of straight lines through the points. */
export function polygon(points: readonly Point[]): Contour {
  const [start = [0, 0], ...rest] = points;
  return { start, segments: rest };
}

/** The end point of a segment. */
export const getEndPoint = (segment: Segment): Point => (segment.length === 2 ? segment : [segment[4], segment[5]]);

/** The same contour in the opposite direction. */
export function reverse(contour: Contour): Contour {
  const points: Point[] = [contour.start, ...contour.segments.map(getEndPoint)];
  const segments: Segment[] = [];
  for (let index = contour.segments.length - 1; index >= 0; index--) {
    const segment = contour.segments[index];
    const [x, y] = points[index] ?? contour.start;
    if (segment === undefined) continue;
    segments.push(segment.length === 2 ? [x, y] : [segment[2], segment[3], segment[0], segment[1], x, y]);
  }
  return { start: points[points.length - 1] ?? contour.start, segments };
}
