import { intersect, subtract, unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { translate } from "#/studio/marks/geometry/transform";
import { type CenterLine, type Corner, drawRoundEnds, drawStroke } from "#/studio/marks/geometry/stroke";

/**
 * Capitals as the middle lines of their strokes, on a grid of six units: `x,y` or `x,y,radius`, strokes
 * apart by `;`, closed ones with `z`. What comes after `|` is the part that can be set apart.
 */
const drawn: Readonly<Record<string, string>> = {
  A: "0,6 0,0,3 6,0,3 6,6|0,3.7 6,3.7",
  B: "0,0 0,6|0,0 4.9,0,1.5 4.9,3,1.5 0,3;0,3 5.6,3,1.5 5.6,6,1.5 0,6",
  C: "5.6,0 0,0,3 0,6,3 5.6,6",
  D: "0,0 0,6|0,0 6,0,3 6,6,3 0,6",
  E: "5.2,0 0,0 0,6 5.2,6|0,3 4.6,3",
  F: "0,6 0,0 5.2,0|0,3 4.4,3",
  G: "5.6,0 0,0,3 0,6,3 6,6|6,6 6,3 3.4,3",
  H: "0,0 0,6;5.8,0 5.8,6|0,3 5.8,3",
  I: "0.6,0 4.4,0;0.6,6 4.4,6|2.5,0 2.5,6",
  J: "5,0 5,6,2.5 0,6,2.5 0,4",
  K: "0,0 0,6|5.6,0 1.5,3 5.6,6",
  L: "0,0 0,6|0,6 4.8,6",
  M: "0,6 0,0;7,0 7,6|0,0 3.5,4 7,0",
  N: "0,6 0,0;6,6 6,0|0,0 6,6",
  O: "0,0,3 6,0,3 6,6,3 0,6,3z",
  P: "0,0 0,6|0,0 5.4,0,1.85 5.4,3.7,1.85 0,3.7",
  Q: "0,0,3 6,0,3 6,6,3 0,6,3z|3.7,3.7 6.2,6.2",
  R: "0,0 0,6;0,0 5.4,0,1.75 5.4,3.5,1.75 0,3.5|2.9,3.5 5.5,6",
  S: "5.6,0 0.2,0,1.5 0.2,3,1.5 5.8,3,1.5 5.8,6,1.5 0.4,6",
  T: "0,0 5.8,0|2.9,0 2.9,6",
  U: "0,0 0,6,3 6,6,3 6,0",
  V: "0,0 3,6 6,0",
  W: "0,0 2,6 4,1 6,6 8,0",
  X: "0,0 6,6|6,0 0,6",
  Y: "0,0 3,3.2 6,0|3,3.2 3,6",
  Z: "0,0 5.8,0 0,6 5.8,6",
  Γ: "0,0 0,6|0,0 5,0",
  Δ: "0,6 3,0 6,6z",
  Θ: "0,0,3 6,0,3 6,6,3 0,6,3z|2.4,3 3.6,3",
  Λ: "0,6 3,0 6,6",
  Ξ: "0,0 5.6,0;0,6 5.6,6|0.9,3 4.7,3",
  Π: "0,6 0,0 5.8,0 5.8,6",
  Σ: "5.4,0 0,0 3.2,3 0,6 5.4,6",
  Φ: "0,0.8,2.2 6,0.8,2.2 6,5.2,2.2 0,5.2,2.2z|3,-0.4 3,6.4",
  Ψ: "0,0 0,4,3 6,4,3 6,0|3,0 3,6",
  Б: "5,0 0,0 0,6 5.6,6,1.6 5.6,2.8,1.6 0.7,2.8",
  И: "0,0 0,6;6,0 6,6|0,6 6,0",
  Л: "0,6 2.2,0 6,0 6,6",
  Ч: "5.8,0 5.8,6|0,0 0,3.6,2 5.8,3.6",
  Ш: "0,0 0,6 7,6 7,0|3.5,0 3.5,6",
  Э: "0.4,0 6,0,3 6,6,3 0.4,6|6,3 2.4,3",
  Є: "5.6,0 0,0,3 0,6,3 5.6,6|0,3 3.6,3",
  Ю: "0,0 0,6;2.8,0,2.3 7.4,0,2.3 7.4,6,2.3 2.8,6,2.3z|0,3 2.8,3",
  "0": "0,0,2.6 5.2,0,2.6 5.2,6,2.6 0,6,2.6z",
  "1": "0.4,1.2 2.6,0 2.6,6;0,6 5,6",
  "2": "0.2,0 5.6,0,1.5 5.6,3,1.5 0.2,3,1.5 0.2,6 5.8,6",
  "3": "0.4,0 5.6,0,1.5 5.6,3,1.5 1.6,3;1.6,3 5.6,3,1.5 5.6,6,1.5 0.4,6",
  "4": "4.4,6 4.4,0 0,4.3 5.6,4.3",
  "5": "5.4,0 0.4,0 0.4,2.7 5.6,2.7,1.6 5.6,6,1.6 0.2,6",
  "6": "5.4,0 0,0,2.6 0,6,1.6 5.6,6,1.6 5.6,2.8,1.6 0.7,2.8",
  "7": "0,0 5.6,0 2,6",
  "8": "0.4,0,1.5 5.2,0,1.5 5.2,3,1.5 0.4,3,1.5z;0,3,1.5 5.6,3,1.5 5.6,6,1.5 0,6,1.5z",
  "9": "0.2,6 5.6,6,2.6 5.6,0,1.6 0,0,1.6 0,3.2,1.6 4.9,3.2",
  Я: "5.4,0 5.4,6;5.4,0 0,0,1.75 0,3.5,1.75 5.4,3.5|2.5,3.5 -0.1,6",
};

/** Height of a letter's middle lines. */
export const letterUnits = 6;

/** Capitals of other alphabets that look like one of these. */
const [alike, originals] = ["АВЕЗКМНОРСТХΑΒΕΗΚΜΝΟΡΤΥΧΖГПФ", "ABE3KMHOPCTXABEHKMNOPTYXZΓΠΦ"] as const;

/** How strokes of letters end and bend. */
export type StrokeForm = "round" | "square";

/** A capital as strokes of one width. */
export type ConstructedLetter = {
  /** What stays whole, and the part that can be set apart; that may be empty. */
  readonly main: readonly CenterLine[];
  readonly detail: readonly CenterLine[];
};

/** How tightly square letters bend, as a share of the round ones' radius. */
const squareBend = 0.3;

/** Lines from text, see `drawn`. */
export function parseLines(text: string, form: StrokeForm): readonly CenterLine[] {
  return text
    .split(";")
    .filter((line) => line !== "")
    .map((line) => ({
      isClosed: line.endsWith("z"),
      corners: line
        .replace("z", "")
        .split(" ")
        .map((corner): Corner => {
          const [x = 0, y = 0, radius = 0] = corner.split(",").map(Number);
          return [x, y, form === "round" ? radius : radius * squareBend];
        }),
    }));
}

/** The Latin or Greek capital that a letter of another alphabet looks like, or the letter itself. */
export function getLookalike(letter: string): string {
  const at = alike.indexOf(letter);
  return at < 0 || letter.length !== 1 ? letter : (originals[at] ?? letter);
}

/** A capital of a Latin, Greek or Cyrillic alphabet as strokes; undefined for all other letters. */
export function findConstructedLetter(letter: string, form: StrokeForm): ConstructedLetter | undefined {
  const text = drawn[getLookalike(letter)];
  if (text === undefined) return undefined;
  const [main = "", detail = ""] = text.split("|");
  return { main: parseLines(main, form), detail: parseLines(detail, form) };
}

/** A letter in the proportions of a box of middle lines: its strokes keep their width, and bends stay circular. */
function resizeLetter({ main, detail }: ConstructedLetter, width: number, height: number): ConstructedLetter {
  const [left, top, right, bottom] = measureLines([...main, ...detail]);
  const [sx, sy] = [width / Math.max(1, right - left), height / Math.max(1, bottom - top)];
  const resize = (lines: readonly CenterLine[]) =>
    lines.map(({ corners, isClosed }) => ({
      isClosed,
      corners: corners.map(([x, y, radius]): Corner => [(x - left) * sx, (y - top) * sy, radius * Math.min(sx, sy)]),
    }));
  return { main: resize(main), detail: resize(detail) };
}

/** The box of a letter's middle lines. */
export function measureLines(lines: readonly CenterLine[]): readonly [left: number, top: number, right: number, bottom: number] {
  const corners = lines.flatMap((line) => line.corners);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Distance of a point to a line between two corners. */
export function measureDistance([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / Math.max(length, 1e-9)));
  return Math.hypot(x - ax - (bx - ax) * along, y - ay - (by - ay) * along);
}

/** How near two lines are that touch, in units of the grid. */
const touching = 0.4;

const isNear = ([ax, ay]: Corner, [bx, by]: Corner) => Math.hypot(ax - bx, ay - by) < touching;

/** What the end of a line meets: the end or a corner of another one, its side, or nothing. */
function findJoin(end: Corner | undefined, line: CenterLine, all: readonly CenterLine[]): "corner" | "side" | undefined {
  const others = all.filter((other) => other !== line);
  if (end === undefined) return undefined;
  if (others.some(({ corners }) => corners.some((corner) => isNear(corner, end)))) return "corner";
  const isOnSide = others.some(({ corners, isClosed }) =>
    corners.some((corner, index) => {
      const next = corners[index + 1] ?? (isClosed ? corners[0] : undefined);
      return next !== undefined && measureDistance(end, corner, next) < touching;
    }),
  );
  return isOnSide ? "side" : undefined;
}

/** How much steeper than wide a stroke is that is cut by the top or foot of its letter alone. */
const minSteepness = 1.2;

/** How far the strokes that end at one side of a letter reach beyond it: a steep one as far as its cut. */
function measureSlant(lines: readonly CenterLine[], all: readonly CenterLine[], side: number, half: number): number {
  const ends = lines.flatMap((line) => {
    const { corners, isClosed } = line;
    const pairs = [
      [corners[0], corners[1]],
      [corners.at(-1), corners.at(-2)],
    ] as const;
    return isClosed ? [] : pairs.filter(([end]) => findJoin(end, line, all) === undefined);
  });
  return ends.reduce((reach, [end, inner]) => {
    if (!end || !inner || Math.abs(end[0] - side) > 1e-6) return reach;
    const [dx, dy] = [Math.abs(end[0] - inner[0]), Math.abs(end[1] - inner[1])];
    if (dx === 0 || dy < dx * minSteepness) return reach;
    return Math.max(reach, (half * (dx + Math.hypot(dx, dy))) / dy);
  }, half);
}

/** Strokes of one width along lines, with flat ends on the box of the letter or with round ones. */
export function drawLines(lines: readonly CenterLine[], all: readonly CenterLine[], width: number, form: StrokeForm): Path {
  const half = width / 2;
  const isRound = form === "round";
  const [left, top, right, bottom] = measureLines(all);
  const strokes = lines.reduce<Path>((joined, line) => {
    const { corners } = line;
    const extend = (end: Corner | undefined, inner: Corner | undefined) => {
      const join = findJoin(end, line, all);
      if (isRound || join === "side" || !end || !inner) return 0;
      // A slanted end at the edge of the letter goes on until its box cuts it.
      const isAtEdge = Math.min(end[0] - left, right - end[0], end[1] - top, bottom - end[1]) < touching;
      return isAtEdge && end[0] !== inner[0] && end[1] !== inner[1] ? width * 2 : half;
    };
    const stroke = drawStroke(line, width, {
      start: extend(corners[0], corners[1]),
      end: extend(corners.at(-1), corners.at(-2)),
    });
    return unite(joined, isRound ? unite(stroke, drawRoundEnds(line, width)) : stroke);
  }, []);
  const [atLeft, atRight] = [measureSlant(lines, all, left, half), measureSlant(lines, all, right, half)];
  return intersect(strokes, [rectangle([left - atLeft, top - half, right - left + atLeft + atRight, bottom - top + width])]);
}

/** How often the middle lines of a letter are narrowed until its strokes fill a box. */
const maxFits = 3;

/** A letter that fills a box with strokes of one width. */
export function drawInBox(letter: ConstructedLetter, [x, y, width, height]: Box, stroke: number): Path {
  let [inner, path]: [number, Path] = [width - stroke, []];
  for (let fit = 0; fit < maxFits; fit++) {
    const { main, detail } = resizeLetter(letter, inner, height - stroke);
    const all = [...main, ...detail];
    path = drawLines(all, all, stroke, "square");
    // Steep strokes reach further to the sides than upright ones.
    const excess = (getBounds(path)?.[2] ?? width) - width;
    if (Math.abs(excess) < 0.01) break;
    inner -= excess;
  }
  const [left = 0, top = 0] = getBounds(path) ?? [];
  return translate(path, x - left, y - top);
}

/** Whether a line would meet another one if it went on straight from its end. */
function isBlocked(end: Corner, inner: Corner, all: readonly CenterLine[]): boolean {
  const [dx, dy] = [Math.sign(end[0] - inner[0]), Math.sign(end[1] - inner[1])];
  const steps = Array.from(
    { length: letterUnits * 2 },
    (_, index): Corner => [end[0] + (dx * (index + 1)) / 2, end[1] + (dy * (index + 1)) / 2, 0],
  );
  return all.some(({ corners, isClosed }) =>
    corners.some((corner, index) => {
      const next = corners[index + 1] ?? (isClosed ? corners[0] : undefined);
      return (
        next !== undefined &&
        corner !== end &&
        next !== end &&
        steps.some((step) => measureDistance(step, corner, next) < touching)
      );
    }),
  );
}

/** Strokes whose free ends run on for a length: where the letter leaves the field that it divides. */
export function drawRunningLines({ main, detail }: ConstructedLetter, width: number, length: number): Path {
  const all = [...main, ...detail];
  return all.reduce<Path>(
    (joined, line) => {
      const extend = (end: Corner | undefined, inner: Corner | undefined) => {
        const join = findJoin(end, line, all);
        const isSlanted = end !== undefined && inner !== undefined && end[0] !== inner[0] && end[1] !== inner[1];
        // A slanted stroke ends within the upright one that it meets at a corner.
        if (join === "side" || (join === "corner" && isSlanted)) return 0;
        return join === "corner" || !end || !inner || isBlocked(end, inner, all) ? width / 2 : length;
      };
      const { corners } = line;
      return unite(
        joined,
        drawStroke(line, width, { start: extend(corners[0], corners[1]), end: extend(corners.at(-1), corners.at(-2)) }),
      );
    },
    drawLines(all, all, width, "square"),
  );
}

/** A letter with the part that is set apart, with an even gap where it meets the rest. */
export function drawApart(
  { main, detail }: ConstructedLetter,
  width: number,
  gap: number,
  form: StrokeForm,
): { readonly main: Path; readonly detail: Path } {
  const all = [...main, ...detail];
  const around = main.reduce<Path>(
    (drawn, line) => unite(drawn, drawStroke(line, width + gap * 2, { start: width, end: width })),
    [],
  );
  return { main: drawLines(main, all, width, form), detail: subtract(drawLines(detail, all, width, form), around) };
}
