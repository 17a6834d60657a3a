/**
 * Shapes as a text of commands and streams of numbers, which take far less room when compressed than path data:
 * numbers of one kind stand together, and most are small, as only what differs from what is expected is stored.
 *
 * The text has a line for each shape: the first letter of its role, then the commands of its contours, each of which
 * ends with `z`. `l`, `h`, `v` and `c` are those of SVG, one letter for every segment; `C` is a curve back to where
 * its contour began. The streams hold
 *
 * - `moves`: where a contour begins, seen from where the one before in the drawing began,
 * - `runs`: how far `h` and `v` go,
 * - `lines`: where `l` ends,
 * - `ends`: where `c` ends,
 * - `handles`: by how much the two handles of `c` and `C` differ from what is expected, the second one seen from the
 *   end of the curve. After a curve the first is expected to be like the last one before it; the others as in an arc.
 *
 * Except for moves they are turned by quarters until the segment before leads to the right: then the corners of a
 * rectangle, and the quarters of a circle, have equal numbers. A number n is stored as 2n or, when it is negative, as
 * -2n - 1: in one byte below 224, else in two, 224 more than the high one and the low one.
 */
import { type VignetteShape, vignetteRoles } from "#/studio/vignettes/vignette";

const [moves, runs, lines, ends, handles] = [0, 1, 2, 3, 4] as const;

/** How many streams there are. */
export const streamCount = 5;

type Vector = { readonly x: number; readonly y: number };

/** Takes a number through a stream: a writer appends it, a reader ignores it and returns the next one there. */
type Carry = (stream: number, value: number) => number;

const origin: Vector = { x: 0, y: 0 };
const add = (one: Vector, other: Vector): Vector => ({ x: one.x + other.x, y: one.y + other.y });
const subtract = (one: Vector, other: Vector): Vector => ({ x: one.x - other.x, y: one.y - other.y });
const scale = ({ x, y }: Vector, factor: number): Vector => ({ x: Math.round(x * factor), y: Math.round(y * factor) });
const measure = ({ x, y }: Vector) => Math.sqrt(x * x + y * y);
const isZero = ({ x, y }: Vector) => x === 0 && y === 0;

/** How many quarters a vector is turned from one to the right. */
function countQuarters({ x, y }: Vector): number {
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 2 : 0;
  return y > 0 ? 1 : 3;
}

function turnBack({ x, y }: Vector, quarters: number): Vector {
  if (quarters === 0) return { x, y };
  if (quarters === 2) return { x: -x, y: -y };
  return quarters === 1 ? { x: y, y: -x } : { x: -y, y: x };
}

/** The cosine of the angle between two vectors, none below 0. */
const compare = (one: Vector, other: Vector) =>
  Math.max(0, (one.x * other.x + one.y * other.y) / (measure(one) * measure(other)) || 0);

/** Follows the segments of a drawing and takes their numbers through streams. */
class Tracer {
  readonly #carry: Carry;
  #start = origin;
  /** From the start of the contour to the current point. */
  #way = origin;
  /** The last segment, or its second handle. */
  #before = origin;
  #isAfterCurve = false;

  constructor(carry: Carry) {
    this.#carry = carry;
  }

  /** Whether a segment of this size would return to where the contour began. */
  closes(step: Vector): boolean {
    return isZero(add(this.#way, step));
  }

  /** The numbers of a command. */
  trace(command: string, numbers: readonly number[]): readonly number[] {
    const at = (index: number): Vector => ({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
    switch (command) {
      case "M":
        return this.#move(at(0));
      case "h":
      case "v":
        return this.#run(command === "h", numbers[0] ?? 0);
      case "l": {
        const step = this.#turn(lines, at(0));
        this.#go(step, step, false);
        return [step.x, step.y];
      }
      default:
        return this.#curve(command === "C", at(0), at(2), at(4));
    }
  }

  #move(to: Vector): readonly number[] {
    const { x, y } = subtract(to, this.#start);
    this.#start = add(this.#start, { x: this.#carry(moves, x), y: this.#carry(moves, y) });
    this.#way = origin;
    this.#go(origin, origin, false);
    return [this.#start.x, this.#start.y];
  }

  #run(isLevel: boolean, length: number): readonly number[] {
    const quarters = countQuarters(this.#before);
    const sign = quarters === 2 || quarters === (isLevel ? 1 : 3) ? -1 : 1;
    const run = sign * this.#carry(runs, sign * length);
    const step = isLevel ? { x: run, y: 0 } : { x: 0, y: run };
    this.#go(step, step, false);
    return [run];
  }

  #curve(isClosing: boolean, one: Vector, two: Vector, to: Vector): readonly number[] {
    const end = isClosing ? subtract(origin, this.#way) : this.#turn(ends, to);
    const expected = this.#expectHandle(end);
    const first = add(expected, this.#turn(handles, subtract(one, expected)));
    const bend = compare(first, end);
    const opposite = subtract(scale(end, ((4 / 3) * bend) / (1 + bend)), first);
    const last = add(opposite, this.#turn(handles, subtract(subtract(end, two), opposite)));
    this.#go(end, isZero(last) ? subtract(end, first) : last, !isZero(last));
    return [first.x, first.y, end.x - last.x, end.y - last.y, end.x, end.y];
  }

  /** The first handle of a curve that goes on smoothly: as the one before it ended, or as an arc does after a line. */
  #expectHandle(end: Vector): Vector {
    if (this.#isAfterCurve) return this.#before;
    const line = isZero(this.#before) ? end : this.#before;
    return scale(line, ((2 / 3) * measure(end)) / (1 + compare(line, end)) / measure(line) || 0);
  }

  /** Takes a vector through a stream, turned so that the segment before leads to the right. */
  #turn(stream: number, vector: Vector): Vector {
    const quarters = countQuarters(this.#before);
    const { x, y } = turnBack(vector, quarters);
    return turnBack({ x: this.#carry(stream, x), y: this.#carry(stream, y) }, 4 - (quarters || 4));
  }

  #go(step: Vector, before: Vector, isAfterCurve: boolean) {
    this.#way = add(this.#way, step);
    this.#before = before;
    this.#isAfterCurve = isAfterCurve;
  }
}

/** Stored numbers from here on take two bytes. */
const wide = 224;

function toBytes(value: number): readonly number[] {
  const stored = value < 0 ? -2 * value - 1 : 2 * value;
  if (stored < wide) return [stored];
  const high = wide + Math.floor(stored / 256);
  if (high > 255) throw new RangeError(`${value} is too large for a drawing`);
  return [high, stored % 256];
}

/** The only path data that there are streams for: whole numbers, and commands as `printPath` writes them. */
const pathData = /^(?:M[-\d ]+(?:[chlv][-\d ]+)+z)+$/;
const numberCounts: Readonly<Record<string, number>> = { M: 2, c: 6, l: 2, h: 1, v: 1 };

/** Appends the numbers of a drawing to streams and returns its text. */
export function writeDrawing(shapes: readonly VignetteShape[], streams: readonly number[][]): string {
  const tracer = new Tracer((stream, value) => {
    streams[stream]?.push(...toBytes(value));
    return value;
  });
  const writeContour = (data: string) => {
    let commands = "";
    for (const [, command = "", list = ""] of data.matchAll(/([Mchlv])([-\d ]+)/g)) {
      const numbers = list.match(/-?\d+/g)?.map(Number) ?? [];
      const count = numberCounts[command] ?? 1;
      for (let index = 0; index < numbers.length; index += count) {
        const segment = numbers.slice(index, index + count);
        const isClosing = command === "c" && tracer.closes({ x: segment[4] ?? 0, y: segment[5] ?? 0 });
        tracer.trace(isClosing ? "C" : command, segment);
        commands += isClosing ? "C" : command.replace("M", "");
      }
    }
    return `${commands}z`;
  };
  return shapes
    .map(({ role, data }) => {
      if (!pathData.test(data)) throw new TypeError(`A drawing cannot store ${data}`);
      return role.slice(0, 1) + data.split("z").slice(0, -1).map(writeContour).join("");
    })
    .join("\n");
}

/** Numbers as `printPath` writes them, after a space where they follow a number. */
const print = (numbers: readonly number[], isAfterNumber: boolean) =>
  numbers.map((value, index) => (value >= 0 && (index > 0 || isAfterNumber) ? ` ${value}` : `${value}`)).join("");

/** The shapes of a drawing by its text and where in some bytes its part of each stream starts. */
export function readDrawing(text: string, bytes: Uint8Array, starts: readonly number[]): readonly VignetteShape[] {
  const places = [...starts];
  const tracer = new Tracer((stream) => {
    const place = places[stream] ?? 0;
    const first = bytes[place] ?? 0;
    const isWide = first >= wide;
    places[stream] = place + (isWide ? 2 : 1);
    const stored = isWide ? (first - wide) * 256 + (bytes[place + 1] ?? 0) : first;
    return stored % 2 === 0 ? stored / 2 : -(stored + 1) / 2;
  });
  const readContour = (commands: string) => {
    let data = `M${print(tracer.trace("M", []), false)}`;
    let previous = "";
    for (const letter of commands) {
      const command = letter.toLowerCase();
      const isRepeated = command === previous && (command === "c" || command === "l");
      data += (isRepeated ? "" : command) + print(tracer.trace(letter, []), isRepeated);
      previous = command;
    }
    return `${data}z`;
  };
  return text.split("\n").map((line) => ({
    role: vignetteRoles.find((role) => line.startsWith(role.slice(0, 1))) ?? "figure",
    data: line.slice(1).split("z").slice(0, -1).map(readContour).join(""),
  }));
}
