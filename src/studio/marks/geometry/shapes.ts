import type { Box } from "#/studio/marks/geometry/bounds";
import { polygon, reverse, type Contour, type Cubic, type Path, type Point } from "#/studio/marks/geometry/path";

const pointOnCircle = (x: number, y: number, radius: number, radians: number): Point => [
  x + radius * Math.cos(radians),
  y + radius * Math.sin(radians),
];

/**
 * Cubics along a circle from one angle to another, in radians clockwise from the right; each covers
 * at most a quarter turn.
 */
function arcCubics(x: number, y: number, radius: number, from: number, to: number): Cubic[] {
  const arcCount = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
  const step = (to - from) / arcCount;
  const pull = (4 / 3) * Math.tan(step / 4) * radius;
  return Array.from({ length: arcCount }, (_, index): Cubic => {
    const [a, b] = [from + step * index, from + step * (index + 1)];
    const [ax, ay] = pointOnCircle(x, y, radius, a);
    const [bx, by] = pointOnCircle(x, y, radius, b);
    return [ax - pull * Math.sin(a), ay + pull * Math.cos(a), bx + pull * Math.sin(b), by - pull * Math.cos(b), bx, by];
  });
}

/** A full circle, clockwise. */
export function disc(x: number, y: number, radius: number): Contour {
  return { start: [x + radius, y], segments: arcCubics(x, y, radius, 0, Math.PI * 2) };
}

/** A ring between two radii. */
export const ring = (x: number, y: number, outer: number, inner: number): Path => [disc(x, y, outer), reverse(disc(x, y, inner))];

/** Part of a ring, angles in degrees clockwise from the right; a slice if the inner radius is 0. */
export function arcBand(x: number, y: number, outer: number, inner: number, fromDegrees: number, toDegrees: number): Contour {
  const [from, to] = [(fromDegrees * Math.PI) / 180, (toDegrees * Math.PI) / 180];
  const outside = arcCubics(x, y, outer, from, to);
  if (inner <= 0) return { start: [x, y], segments: [pointOnCircle(x, y, outer, from), ...outside] };
  return {
    start: pointOnCircle(x, y, outer, from),
    segments: [...outside, pointOnCircle(x, y, inner, to), ...arcCubics(x, y, inner, to, from)],
  };
}

export const rectangle = ([x, y, width, height]: Box): Contour =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A rectangle with rounded corners; a pill if the radius is at least half the shorter side. */
export function roundedRectangle(box: Box, radius: number): Contour {
  const [x, y, width, height] = box;
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return rectangle(box);
  const [right, bottom] = [x + width, y + height];
  return {
    start: [x + r, y],
    segments: [
      [right - r, y],
      ...arcCubics(right - r, y + r, r, -Math.PI / 2, 0),
      [right, bottom - r],
      ...arcCubics(right - r, bottom - r, r, 0, Math.PI / 2),
      [x + r, bottom],
      ...arcCubics(x + r, bottom - r, r, Math.PI / 2, Math.PI),
      [x, y + r],
      ...arcCubics(x + r, y + r, r, Math.PI, Math.PI * 1.5),
    ],
  };
}

/**
 * Corners of a regular polygon; the first is at the given angle, in degrees clockwise from the
 * right.
 */
export function regularPolygon(x: number, y: number, radius: number, sides: number, degrees: number): Point[] {
  return Array.from({ length: sides }, (_, index) =>
    pointOnCircle(x, y, radius, (degrees * Math.PI) / 180 + (index * 2 * Math.PI) / sides),
  );
}
