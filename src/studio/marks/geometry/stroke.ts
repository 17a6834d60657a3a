import { unite } from "#/studio/marks/geometry/combine";
import type { Contour, Path, Point, Segment } from "#/studio/marks/geometry/path";
import { disc } from "#/studio/marks/geometry/shapes";

/** A corner of a line, with the radius of its bend; 0 is a sharp corner. */
export type Corner = readonly [x: number, y: number, radius: number];

/** The middle of a stroke, from end to end, or around if it is closed. */
export type CenterLine = { readonly corners: readonly Corner[]; readonly isClosed: boolean };

/** Length by which a stroke goes on beyond each of its ends. */
export type Extension = { readonly start: number; readonly end: number };

const getDirection = ([x1, y1]: Corner, [x2, y2]: Corner): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
};

/** The line at a distance to the right of another one: its corners meet in a point or keep their bend. */
function offsetLine({ corners, isClosed }: CenterLine, distance: number): readonly Corner[] {
  const count = corners.length;
  return corners.map((corner, index): Corner => {
    const [x, y, radius] = corner;
    const before = isClosed || index > 0 ? corners[(index + count - 1) % count] : undefined;
    const after = isClosed || index < count - 1 ? corners[(index + 1) % count] : undefined;
    const [ax, ay] = before ? getDirection(before, corner) : after ? getDirection(corner, after) : [1, 0];
    const [bx, by] = after ? getDirection(corner, after) : [ax, ay];
    const share = distance / Math.max(0.1, 1 + ax * bx + ay * by);
    const turn = Math.sign(ax * by - ay * bx);
    return [x - (ay + by) * share, y + (ax + bx) * share, radius > 0 ? Math.max(0, radius - turn * distance) : 0];
  });
}

/** A closed outline through corners, each bent by its radius. */
function drawBentOutline(corners: readonly Corner[]): Contour {
  const count = corners.length;
  const bends = corners.map((corner, index) => {
    const [ax, ay] = getDirection(corners[(index + count - 1) % count] ?? corner, corner);
    const [bx, by] = getDirection(corner, corners[(index + 1) % count] ?? corner);
    const angle = Math.acos(Math.max(-1, Math.min(1, ax * bx + ay * by)));
    const [x, y, radius] = corner;
    const reach = radius * Math.tan(angle / 2);
    const pull = reach - (4 / 3) * Math.tan(angle / 4) * radius;
    const isBent = radius > 1e-6 && angle > 1e-6;
    const end: Point = isBent ? [x + bx * reach, y + by * reach] : [x, y];
    const segments: Segment[] = isBent
      ? [
          [x - ax * reach, y - ay * reach],
          [x - ax * pull, y - ay * pull, x + bx * pull, y + by * pull, ...end],
        ]
      : [end];
    return { end, segments };
  });
  const [first, ...rest] = bends;
  return { start: first?.end ?? [0, 0], segments: [...rest, ...(first ? [first] : [])].flatMap(({ segments }) => segments) };
}

function extendLine({ corners, isClosed }: CenterLine, { start, end }: Extension): CenterLine {
  const [first, second] = corners;
  const [beforeLast, last] = corners.slice(-2);
  if (isClosed || !first || !second || !beforeLast || !last) return { corners, isClosed };
  const move = ([x, y, radius]: Corner, [dx, dy]: Point, by: number): Corner => [x + dx * by, y + dy * by, radius];
  return {
    corners: [
      move(first, getDirection(second, first), start),
      ...corners.slice(1, -1),
      move(last, getDirection(beforeLast, last), end),
    ],
    isClosed,
  };
}

/** The outline of a stroke of one width along a line. Bends stay arcs. */
export function drawStroke(line: CenterLine, width: number, extension: Extension = { start: 0, end: 0 }): Path {
  const extended = extendLine(line, extension);
  const [right, left] = [offsetLine(extended, width / 2), offsetLine(extended, -width / 2)];
  if (line.isClosed) return [drawBentOutline(left), drawBentOutline(right.toReversed())];
  return unite([drawBentOutline([...right, ...left.toReversed()])], []);
}

/** Discs that round off the open ends of a stroke. */
export const drawRoundEnds = ({ corners, isClosed }: CenterLine, width: number): Path =>
  isClosed ? [] : [corners[0], corners.at(-1)].flatMap((end) => (end ? [disc(end[0], end[1], width / 2)] : []));
