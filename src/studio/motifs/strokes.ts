import { getEndPoint, type Contour, type Cubic, type Path, type Point, type Segment } from "#/studio/marks/geometry/path";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import { arcBand } from "#/studio/marks/geometry/shapes";
import { composeLayers } from "#/studio/marks/geometry/compose";

type Cap = "round" | "butt";

/** A piece of a centre line with its unit directions at both ends. */
type Piece = { readonly start: Point; readonly segment: Segment; readonly leave: Point; readonly arrive: Point };

function direction([x1, y1]: Point, [x2, y2]: Point): Point | undefined {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length < 1e-6 ? undefined : [(x2 - x1) / length, (y2 - y1) / length];
}

/** Halves a cubic twice, so that moving its handles sideways follows it closely. */
function quarter(start: Point, cubic: Cubic): { readonly start: Point; readonly segment: Cubic }[] {
  const halve = (from: Point, [x1, y1, x2, y2, x, y]: Cubic): [Cubic, Point, Cubic] => {
    const middle = (a: number, b: number) => (a + b) / 2;
    const [ax, ay, bx, by, cx, cy] = [
      middle(from[0], x1),
      middle(from[1], y1),
      middle(x1, x2),
      middle(y1, y2),
      middle(x2, x),
      middle(y2, y),
    ];
    const [dx, dy, ex, ey] = [middle(ax, bx), middle(ay, by), middle(bx, cx), middle(by, cy)];
    const at: Point = [middle(dx, ex), middle(dy, ey)];
    return [[ax, ay, dx, dy, ...at], at, [ex, ey, cx, cy, x, y]];
  };
  const [first, at, second] = halve(start, cubic);
  return [
    [start, first],
    [at, second],
  ].flatMap(([from, part]) => {
    const [a, middle, b] = halve(from as Point, part as Cubic);
    return [
      { start: from as Point, segment: a },
      { start: middle, segment: b },
    ];
  });
}

function listPieces({ start, segments }: Contour): Piece[] {
  let from = start;
  return segments.flatMap((segment): Piece[] => {
    const begin = from;
    from = getEndPoint(segment);
    const parts = segment.length === 6 ? quarter(begin, segment) : [{ start: begin, segment }];
    return parts.flatMap((part) => {
      const end = getEndPoint(part.segment);
      const chord = direction(part.start, end);
      if (chord === undefined) return [];
      if (part.segment.length === 2) return [{ ...part, leave: chord, arrive: chord }];
      const [x1, y1, x2, y2] = part.segment;
      const leave = direction(part.start, [x1, y1]) ?? chord;
      const arrive = direction([x2, y2], end) ?? chord;
      return [{ ...part, leave, arrive }];
    });
  });
}

const beside = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [x + dy * distance, y - dx * distance];

/** Segments of one side, `distance` to the left of the centre line, with round outer joins. */
function traceSide(
  pieces: readonly Piece[],
  distance: number,
  closed: boolean,
  mitred: boolean,
): { start: Point; segments: Segment[] } {
  const segments: Segment[] = [];
  const [first] = pieces;
  const start = first === undefined ? ([0, 0] as Point) : beside(first.start, first.leave, distance);
  pieces.forEach((piece, index) => {
    const end = getEndPoint(piece.segment);
    const to = beside(end, piece.arrive, distance);
    if (piece.segment.length === 2) segments.push(to);
    else {
      const [x1, y1, x2, y2] = piece.segment;
      const from = beside(piece.start, piece.leave, distance);
      const chord = Math.hypot(end[0] - piece.start[0], end[1] - piece.start[1]);
      const scale = Math.hypot(to[0] - from[0], to[1] - from[1]) / chord;
      segments.push([
        from[0] + (x1 - piece.start[0]) * scale,
        from[1] + (y1 - piece.start[1]) * scale,
        to[0] + (x2 - end[0]) * scale,
        to[1] + (y2 - end[1]) * scale,
        ...to,
      ]);
    }
    const next = pieces[index + 1] ?? (closed ? first : undefined);
    if (next === undefined) return;
    const turn = piece.arrive[0] * next.leave[1] - piece.arrive[1] * next.leave[0];
    const along = piece.arrive[0] * next.leave[0] + piece.arrive[1] * next.leave[1];
    const target = beside(end, next.leave, distance);
    if (Math.abs(turn) < 0.02 && along > 0) segments.push(target);
    else if (turn * distance > 0) {
      const angle = Math.atan2(turn, along);
      if (mitred && Math.abs(angle) < 2.2) {
        const reach = distance * Math.tan(angle / 2);
        segments.push([to[0] + piece.arrive[0] * reach, to[1] + piece.arrive[1] * reach], target);
      } else {
        const from = (Math.atan2(to[1] - end[1], to[0] - end[0]) * 180) / Math.PI;
        const arc = arcBand(end[0], end[1], Math.abs(distance), 0, from, from + (angle * 180) / Math.PI);
        segments.push(...arc.segments.slice(1));
      }
    } else segments.push(end, target);
  });
  return { start, segments };
}

/** The centre line in the opposite direction. */
const backwards = (pieces: readonly Piece[]): Piece[] =>
  pieces.toReversed().map(({ start, segment, leave, arrive }) => ({
    start: getEndPoint(segment),
    segment: segment.length === 2 ? start : [segment[2], segment[3], segment[0], segment[1], ...start],
    leave: [-arrive[0], -arrive[1]],
    arrive: [-leave[0], -leave[1]],
  }));

function strokeContour(contour: Contour, width: number, cap: Cap, closed: boolean, mitred: boolean): Path {
  const end =
    contour.segments.length === 0 ? contour.start : getEndPoint(contour.segments[contour.segments.length - 1] ?? contour.start);
  const open = Math.hypot(end[0] - contour.start[0], end[1] - contour.start[1]) > 1e-6;
  const pieces = listPieces(closed && open ? { ...contour, segments: [...contour.segments, contour.start] } : contour);
  const half = width / 2;
  const there = traceSide(pieces, half, closed, mitred);
  const back = traceSide(backwards(pieces), half, closed, mitred);
  if (closed) return [there, back];
  const capAt = (piece: Piece | undefined, atEnd: boolean): Segment[] => {
    if (cap === "butt" || piece === undefined) return [];
    const [x, y] = atEnd ? getEndPoint(piece.segment) : piece.start;
    const [dx, dy] = atEnd ? piece.arrive : [-piece.leave[0], -piece.leave[1]];
    const from = (Math.atan2(-dx, dy) * 180) / Math.PI;
    return arcBand(x, y, half, 0, from, from + 180).segments.slice(1);
  };
  return [
    {
      start: there.start,
      segments: [
        ...there.segments,
        ...capAt(pieces[pieces.length - 1], true),
        back.start,
        ...back.segments,
        ...capAt(pieces[0], false),
      ],
    },
  ];
}

/** The points of `x y, x y, …` as an open centre line. */
const parseLine = (points: string): Path => parsePath(`M${points.replaceAll(",", " ")}`);

/** A thick line with round ends and corners through points given as `x y, x y, …`. */
export const line = (width: number, points: string): Path => thick(width, parseLine(points), "round");

/** A thick line with straight ends and mitred corners through points given as `x y, x y, …`. */
export const bar = (width: number, points: string): Path =>
  parseLine(points).flatMap((contour) => strokeContour(contour, width, "butt", false, true));

/** A thick curve with round ends along SVG path data. */
export const curve = (width: number, data: string, cap: Cap = "round"): Path => thick(width, parsePath(data), cap);

/** A thick arc with round ends; degrees clockwise from the right. */
export function arc(width: number, x: number, y: number, radius: number, from: number, to: number, cap: Cap = "round"): Path {
  const { segments } = arcBand(x, y, radius, 0, from, to);
  const [start = [0, 0], ...rest] = segments;
  return thick(width, [{ start: getEndPoint(start), segments: rest }], cap);
}

/** A ring of the given width whose middle line has the radius. */
export const hoop = (width: number, x: number, y: number, radius: number): Path => arc(width, x, y, radius, 0, 360, "butt");

/** A closed outline drawn as a thick line. */
export const rim = (width: number, path: Path, mitred = false): Path =>
  path.flatMap((contour) => strokeContour(contour, width, "round", true, mitred));

const thick = (width: number, path: Path, cap: Cap): Path =>
  path.flatMap((contour) => strokeContour(contour, width, cap, false, false));

/** The path made larger by a margin on every side, with rounded outer corners. */
export const grown = (path: Path, margin: number): Path => [...path, ...path.map((contour) => traceOutside(contour, margin))];

/** The outline at a distance to the left of a contour: outside of a clockwise one. */
function traceOutside({ start, segments }: Contour, distance: number): Contour {
  return traceSide(listPieces({ start, segments: [...segments, start] }), distance, true, false);
}

/** The path made smaller by a margin on every side. */
export const shrunk = (path: Path, margin: number): Path =>
  composeLayers([
    { action: "add", path },
    { action: "remove", path: rim(margin * 2, path) },
  ]);

/** The first path without the others. */
export const minus = (path: Path, ...others: readonly Path[]): Path =>
  composeLayers([{ action: "add", path }, ...others.map((other) => ({ action: "remove" as const, path: other }))]);

/** The part of the first path that lies inside the second. */
export const within = (path: Path, area: Path): Path =>
  composeLayers([
    { action: "add", path },
    { action: "keep", path: area },
  ]);
