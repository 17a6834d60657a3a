import { polygon, reverse, type Contour, type Path, type Point, type Segment } from "#/studio/marks/geometry/path";
import { arcBand, disc, roundedRectangle } from "#/studio/marks/geometry/shapes";
import { flatten, signedArea } from "#/studio/marks/geometry/flatten";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { rotate, transform } from "#/studio/marks/geometry/transform";

/** Points as text: `x y` or `x y radius`, separated by commas. */
type Points = string;

const parsePoints = (points: Points) =>
  points.split(",").map((text) => {
    const [x = 0, y = 0, radius] = text.trim().split(/\s+/).map(Number);
    return { x, y, radius };
  });

/** Makes every contour clockwise, so that contours of one path add up. */
const asSolid = (path: Path): Path =>
  path.map((contour) => (signedArea(flatten([contour], 1)[0] ?? []) < 0 ? reverse(contour) : contour));

/** Several paths as one. */
export const join = (...paths: readonly Path[]): Path => paths.flat();

/** A full circle. */
export const circle = (x: number, y: number, radius: number): Path => [disc(x, y, radius)];

/** An ellipse, turned clockwise by some degrees. */
export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, degrees = 0): Path =>
  rotate(transform([disc(0, 0, 1)], [radiusX, 0, 0, radiusY, x, y]), degrees, [x, y]);

/** A rectangle with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): Path => [
  roundedRectangle([x, y, width, height], radius),
];

/** A slice of a disc, or of a ring if it has an inner radius; degrees clockwise from the right. */
export const slice = (x: number, y: number, outer: number, from: number, to: number, inner = 0): Path => [
  arcBand(x, y, outer, inner, from, to),
];

/** Any outline as SVG path data, in one or several pieces; each contour is solid. */
export const outline = (...data: readonly string[]): Path => asSolid(parsePath(data.join(" ")));

/**
 * A polygon with rounded corners: each point's own radius, or else the given one. A corner is
 * rounded no further than half of its shorter side.
 */
export function corners(radius: number, points: Points): Path {
  const list = parsePoints(points);
  const segments: Segment[] = [];
  list.forEach((corner, index) => {
    const before = list[(index + list.length - 1) % list.length] ?? corner;
    const after = list[(index + 1) % list.length] ?? corner;
    const [inX, inY, outX, outY] = [before.x - corner.x, before.y - corner.y, after.x - corner.x, after.y - corner.y];
    const [inLength, outLength] = [Math.hypot(inX, inY), Math.hypot(outX, outY)];
    const cosine = (inX * outX + inY * outY) / (inLength * outLength);
    const half = Math.acos(Math.max(-1, Math.min(1, cosine))) / 2;
    const wanted = (corner.radius ?? radius) / Math.tan(half);
    const reach = Math.min(wanted, inLength / 2, outLength / 2);
    if (!(reach > 0.01) || half > 1.56) {
      segments.push([corner.x, corner.y]);
      return;
    }
    const actual = reach * Math.tan(half);
    const pull = (4 / 3) * Math.tan((Math.PI - 2 * half) / 4) * actual;
    const [fromX, fromY] = [corner.x + (inX / inLength) * reach, corner.y + (inY / inLength) * reach];
    const [toX, toY] = [corner.x + (outX / outLength) * reach, corner.y + (outY / outLength) * reach];
    segments.push(
      [fromX, fromY],
      [
        fromX - (inX / inLength) * pull,
        fromY - (inY / inLength) * pull,
        toX - (outX / outLength) * pull,
        toY - (outY / outLength) * pull,
        toX,
        toY,
      ],
    );
  });
  const last = segments[segments.length - 1];
  const start: Point = last === undefined ? [0, 0] : last.length === 2 ? last : [last[4], last[5]];
  return asSolid([{ start, segments }]);
}

/** A polygon with sharp corners. */
export const sharp = (points: Points): Path => corners(0, points);

/** How far a handle reaches along its chord, so that points on a circle give nearly a circle. */
const handleShare = 0.37;

/**
 * A smooth closed curve through the points. A point with a third number is a corner, whatever the
 * number is.
 */
export function smooth(points: Points): Path {
  const list = parsePoints(points);
  const at = (index: number) => list[(index + list.length) % list.length] ?? { x: 0, y: 0, radius: undefined };
  const tangent = (index: number): Point | undefined => {
    if (at(index).radius !== undefined) return undefined;
    const [a, b] = [at(index - 1), at(index + 1)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return [(b.x - a.x) / length, (b.y - a.y) / length];
  };
  const segments = list.map((from, index): Segment => {
    const to = at(index + 1);
    const reach = Math.hypot(to.x - from.x, to.y - from.y) * handleShare;
    const [leave, arrive] = [tangent(index), tangent(index + 1)];
    const end: Point | undefined = arrive && [to.x - arrive[0] * reach, to.y - arrive[1] * reach];
    const begin: Point | undefined = leave && [from.x + leave[0] * reach, from.y + leave[1] * reach];
    const [beginX, beginY] = begin ?? (end ? [(from.x + end[0]) / 2, (from.y + end[1]) / 2] : [from.x, from.y]);
    const [endX, endY] = end ?? (begin ? [(to.x + begin[0]) / 2, (to.y + begin[1]) / 2] : [to.x, to.y]);
    return begin || end ? [beginX, beginY, endX, endY, to.x, to.y] : [to.x, to.y];
  });
  const [first] = list;
  return asSolid([{ start: [first?.x ?? 0, first?.y ?? 0], segments }]);
}

/**
 * A leaf with two points, from the first to the second, as wide in the middle as stated. `belly`
 * moves the widest place towards the first point (below 0.5) or the second.
 */
export function petal(x1: number, y1: number, x2: number, y2: number, width: number, belly = 0.5): Path {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width * 0.667, (dx / length) * width * 0.667];
  const [a, b] = [belly - 0.25, belly + 0.25];
  const along = (share: number, side: number): Point => [x1 + dx * share + nx * side, y1 + dy * share + ny * side];
  return asSolid([
    {
      start: [x1, y1],
      segments: [
        [...along(a, -1), ...along(b, -1), x2, y2],
        [...along(b, 1), ...along(a, 1), x1, y1],
      ],
    },
  ]);
}

/**
 * A drop: a disc of the radius round the point with a tip straight above it at the given height.
 */
export function drop(x: number, y: number, radius: number, tipY: number): Path {
  const height = y - tipY;
  const side = height * 0.42;
  return asSolid([
    {
      start: [x, tipY],
      segments: [
        [x + radius * 0.32, y - side * 1.25, x + radius, y - radius * 0.75, x + radius, y],
        [x + radius, y + radius * 0.5523, x + radius * 0.5523, y + radius, x, y + radius],
        [x - radius * 0.5523, y + radius, x - radius, y + radius * 0.5523, x - radius, y],
        [x - radius, y - radius * 0.75, x - radius * 0.32, y - side * 1.25, x, tipY],
      ],
    },
  ]);
}

/** A star whose first tip points upwards. */
export function star(x: number, y: number, outer: number, inner: number, tips: number): Path {
  return [
    polygon(
      Array.from({ length: tips * 2 }, (_, index): Point => {
        const radians = (Math.PI * index) / tips - Math.PI / 2;
        const radius = index % 2 === 0 ? outer : inner;
        return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)];
      }),
    ),
  ];
}

/** A heart that fills the box. */
export const heart = (x: number, y: number, width: number, height: number): Path => {
  const unit: Contour = {
    start: [0.5, 1],
    segments: [
      [0.28, 0.86, 0, 0.58, 0, 0.3],
      [0, 0.12, 0.12, 0, 0.27, 0],
      [0.37, 0, 0.455, 0.06, 0.5, 0.16],
      [0.545, 0.06, 0.63, 0, 0.73, 0],
      [0.88, 0, 1, 0.12, 1, 0.3],
      [1, 0.58, 0.72, 0.86, 0.5, 1],
    ],
  };
  return transform([unit], [width, 0, 0, height, x, y]);
};

/** The path together with its mirror image about a vertical axis. */
export const mirrored = (path: Path, axis = 48): Path => join(path, flipped(path, axis));

/** The mirror image about a vertical axis. */
export const flipped = (path: Path, axis = 48): Path => transform(path, [-1, 0, 0, 1, 2 * axis, 0]).map(reverse);

/** The mirror image about a horizontal axis. */
export const upended = (path: Path, axis = 48): Path => transform(path, [1, 0, 0, -1, 0, 2 * axis]).map(reverse);

/** The path turned clockwise by some degrees. */
export const turned = (path: Path, degrees: number, x = 48, y = 48): Path => rotate(path, degrees, [x, y]);

/** The path and its copies, evenly turned about a centre. */
export const around = (path: Path, count: number, x = 48, y = 48): Path =>
  Array.from({ length: count }, (_, index) => rotate(path, (360 * index) / count, [x, y])).flat();

/** The path moved. */
export const moved = (path: Path, x: number, y: number): Path => transform(path, [1, 0, 0, 1, x, y]);

/** The path and copies of it, each moved on by the same step. */
export const row = (path: Path, count: number, stepX: number, stepY = 0): Path =>
  Array.from({ length: count }, (_, index) => moved(path, stepX * index, stepY * index)).flat();

/** The path scaled about a point. */
export const sized = (path: Path, factor: number, x = 48, y = 48): Path =>
  transform(path, [factor, 0, 0, factor, x * (1 - factor), y * (1 - factor)]);
