import type { IconStyle } from "#/model/icon";

/** A command with absolute coordinates. An arc keeps its radii, rotation and flags. */
type Step = { readonly command: "M" | "L" | "C" | "Q" | "A" | "Z"; readonly values: readonly number[] };

const valueCounts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** Rounded corners up to this radius follow the system's corners; larger arcs are curves. */
const maxCornerRadius = 2;

/** Dots are lines of 0.01 units, which only round caps make visible. */
const maxDotLength = 0.02;

const isNear = (one: number, other: number) => Math.abs(one - other) < 0.02;

/**
 * Parses the path data of the bundled icons into absolute commands. Throws a plain `Error` for
 * commands that they do not use.
 */
function parseSteps(data: string): readonly Step[] {
  const tokens = data.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: readonly [number, number] | undefined;
  let command = "";
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? "";
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      at++;
    }
    const lower = command.toLowerCase();
    const count = valueCounts[lower];
    if (count === undefined) throw new Error(`icon command not understood: ${command}`);
    const values = tokens.slice(at, at + count).map(Number);
    at += count;
    const [ox, oy] = command === lower ? [x, y] : [0, 0];
    const toAbsolute = (numbers: readonly number[]) => numbers.map((value, index) => value + (index % 2 === 0 ? ox : oy));
    if (lower === "z") {
      steps.push({ command: "Z", values: [] });
      [x, y] = [startX, startY];
    } else if (lower === "a") {
      const [rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0, dx = 0, dy = 0] = values;
      [x, y] = [ox + dx, oy + dy];
      steps.push({ command: "A", values: [rx, ry, rotation, large, sweep, x, y] });
    } else if (lower === "h" || lower === "v") {
      [x, y] = lower === "h" ? [ox + (values[0] ?? 0), y] : [x, oy + (values[0] ?? 0)];
      steps.push({ command: "L", values: [x, y] });
    } else {
      const absolute = toAbsolute(values);
      const mirrored = control === undefined ? [x, y] : [2 * x - control[0], 2 * y - control[1]];
      const points = lower === "s" ? [...mirrored, ...absolute] : absolute;
      [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
      if (lower === "m") [startX, startY] = [x, y];
      steps.push({ command: lower === "m" ? "M" : lower === "l" ? "L" : lower === "q" ? "Q" : "C", values: points });
      control = lower === "c" || lower === "s" ? [points.at(-4) ?? x, points.at(-3) ?? y] : undefined;
      if (lower === "m") command = command === "m" ? "l" : "L";
      continue;
    }
    control = undefined;
  }
  return steps;
}

const getEnd = (step: Step | undefined): readonly [number, number] => [step?.values.at(-2) ?? 0, step?.values.at(-1) ?? 0];

/**
 * The point that a rounded corner rounds off: where its two tangents meet. `undefined` for other
 * arcs, such as parts of circles.
 */
function findCorner(from: readonly [number, number], { command, values }: Step): readonly [number, number] | undefined {
  const [rx = 0, ry = 0, , large = 0, sweep = 0, x = 0, y = 0] = values;
  if (command !== "A" || rx !== ry || large !== 0 || rx > maxCornerRadius) return undefined;
  if (!isNear(Math.abs(x - from[0]), rx) || !isNear(Math.abs(y - from[1]), rx)) return undefined;
  // The centre is the corner of the bounding square from which the arc turns in its direction.
  const turn = (cx: number, cy: number) => (from[0] - cx) * (y - cy) - (from[1] - cy) * (x - cx);
  return turn(from[0], y) > 0 === (sweep === 1) ? [x, from[1]] : [from[0], y];
}

const print = (value: number) => String(Math.round(value * 1000) / 1000 + 0);
const printStep = ({ command, values }: Step) => `${command}${values.map(print).join(" ")}`;

/** Whether a step is a straight line, or a corner that becomes one. */
const isStraight = (step: Step | undefined) => step === undefined || step.command !== "C";

/**
 * Redraws the path data of an icon: small rounded corners become the style's corners, and dots a
 * short line as long as the stroke is wide, which butt caps make a square. Output is absolute path
 * data with at most three decimals.
 */
export function redrawPath(data: string, { corner, cap, stroke }: Pick<IconStyle, "corner" | "cap" | "stroke">): string {
  const steps = parseSteps(data);
  return steps
    .flatMap((step, index): readonly Step[] => {
      const previous = steps[index - 1];
      const from = getEnd(previous);
      const to = getEnd(step);
      if (step.command === "L" && Math.hypot(to[0] - from[0], to[1] - from[1]) <= maxDotLength) {
        const half = cap === "round" ? 0.005 : stroke / 2;
        return [
          { command: "M", values: [from[0] - half, from[1]] },
          { command: "L", values: [from[0] + half, from[1]] },
        ];
      }
      const point =
        corner === "round" || !isStraight(previous) || !isStraight(steps[index + 1]) ? undefined : findCorner(from, step);
      if (point === undefined) return [step];
      const end: Step = { command: "L", values: to };
      return corner === "cut" ? [end] : [{ command: "L", values: point }, end];
    })
    .map(printStep)
    .join("");
}
