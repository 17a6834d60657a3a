import type { Element, Markup } from "#/audit/parse-markup";

/** A box in user units: its edges. */
export type Edges = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A scale and a shift along both axes. */
type Placement = { readonly scaleX: number; readonly scaleY: number; readonly x: number; readonly y: number };

const unplaced: Placement = { scaleX: 1, scaleY: 1, x: 0, y: 0 };
/** How many points of a curve are measured. */
const curveSteps = 8;
/** Path data is read up to this length. */
const maxPathLength = 100_000;

/**
 * The box around the paths of a drawing, in units of its view box. Undefined without paths, and for
 * drawings with rotations, clips, arcs or nested images, whose box is not this simple.
 */
export function measureDrawing({ elements }: Markup): Edges | undefined {
  const placements = new Map<Element, Placement>();
  const boxes: Edges[] = [];
  for (const element of elements) {
    const outer = (element.parent && placements.get(element.parent)) ?? unplaced;
    const own = parsePlacement(element.attributes.get("transform") ?? "");
    if (own === undefined || element.attributes.has("clip-path") || element.name === "use" || element.name === "pattern")
      return undefined;
    const placed = combine(outer, own);
    placements.set(element, placed);
    const path = element.name === "path" ? element.attributes.get("d") : undefined;
    if (path === undefined) continue;
    const box = findPathBox(path);
    if (box === undefined) return undefined;
    boxes.push(place(box, placed));
  }
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const combine = (outer: Placement, own: Placement): Placement => ({
  scaleX: outer.scaleX * own.scaleX,
  scaleY: outer.scaleY * own.scaleY,
  x: outer.x + outer.scaleX * own.x,
  y: outer.y + outer.scaleY * own.y,
});

function place({ left, top, right, bottom }: Edges, { scaleX, scaleY, x, y }: Placement): Edges {
  const [x1, x2, y1, y2] = [x + left * scaleX, x + right * scaleX, y + top * scaleY, y + bottom * scaleY];
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}

/** A transform of shifts and scales. Undefined for others. */
function parsePlacement(transform: string): Placement | undefined {
  let placed = unplaced;
  if (transform.length > 200) return undefined;
  for (const call of transform.split(")")) {
    if (call.trim() === "") continue;
    const [name = "", list = ""] = call.split("(");
    const numbers = (list.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    const [first = 0, second] = numbers;
    if (name.trim() === "translate") placed = combine(placed, { ...unplaced, x: first, y: second ?? 0 });
    else if (name.trim() === "scale") placed = combine(placed, { ...unplaced, scaleX: first, scaleY: second ?? first });
    else return undefined;
  }
  return placed;
}

/** How many numbers each command of path data takes. */
const commandLengths: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, z: 0 };

/** The boxes of the last paths: the files of a mark repeat its symbol and its name. */
const maxKnownBoxes = 64;
const knownBoxes = new Map<string, Edges | undefined>();

function findPathBox(data: string): Edges | undefined {
  if (knownBoxes.has(data)) return knownBoxes.get(data);
  if (knownBoxes.size >= maxKnownBoxes) knownBoxes.clear();
  const box = measurePath(data);
  knownBoxes.set(data, box);
  return box;
}

/** The box around path data. Undefined for arcs and for what cannot be read. */
function measurePath(data: string): Edges | undefined {
  if (data.length > maxPathLength) return undefined;
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const add = (pointX: number, pointY: number) => {
    if (pointX < left) left = pointX;
    if (pointX > right) right = pointX;
    if (pointY < top) top = pointY;
    if (pointY > bottom) bottom = pointY;
  };
  for (const [, letter = "", list = ""] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const command = letter.toLowerCase();
    const length = commandLengths[command];
    if (length === undefined) return undefined;
    const isRelative = letter === command;
    const numbers = (list.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    if (length === 0) [x, y] = [startX, startY];
    for (let at = 0; length > 0 && at + length <= numbers.length; at += length) {
      const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
      const read = (index: number) => numbers[at + index] ?? 0;
      const [fromX, fromY] = [x, y];
      if (command === "h") x = baseX + read(0);
      else if (command === "v") y = baseY + read(0);
      else [x, y] = [baseX + read(length - 2), baseY + read(length - 1)];
      if (command === "m" && at === 0) [startX, startY] = [x, y];
      if (command === "c")
        for (let step = 1; step < curveSteps; step++) {
          const t = step / curveSteps;
          const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
          add(
            a * fromX + b * (baseX + read(0)) + c * (baseX + read(2)) + d * x,
            a * fromY + b * (baseY + read(1)) + c * (baseY + read(3)) + d * y,
          );
        }
      add(x, y);
    }
  }
  return left <= right ? { left, top, right, bottom } : undefined;
}
