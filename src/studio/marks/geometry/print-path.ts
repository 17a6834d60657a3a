import { getEndPoint, type Path } from "#/studio/marks/geometry/path";

/** A number for SVG: at most `places` decimals, no exponent, no negative zero. */
export function printNumber(value: number, places = 2): string {
  const factor = 10 ** places;
  const text = String((Math.round(value * factor) + 0) / factor);
  return text === "-0" ? "0" : text.replace(/^(-?)0\./, "$1.");
}

/** Joins numbers with as few separators as SVG allows. */
function join(numbers: readonly string[]): string {
  let text = "";
  for (const number of numbers) {
    const needsSpace = text !== "" && !number.startsWith("-") && !(number.startsWith(".") && /\.\d*$/.test(text));
    text += (needsSpace ? " " : "") + number;
  }
  return text;
}

/**
 * SVG path data with relative commands. Coordinates are rounded to `places` decimals without
 * accumulating error.
 */
export function printPath(path: Path, places = 2): string {
  const factor = 10 ** places;
  const toUnits = (value: number) => Math.round(value * factor);
  const print = (units: number) => printNumber(units / factor, places);
  let text = "";
  for (const contour of path) {
    let [x, y] = [toUnits(contour.start[0]), toUnits(contour.start[1])];
    const [startX, startY] = [x, y];
    let body = "";
    let previous = "";
    const appendCommand = (command: string, units: readonly number[]) => {
      const numbers = join(units.map(print));
      const same = command === previous && command !== "h" && command !== "v";
      body += same ? (numbers.startsWith("-") ? numbers : ` ${numbers}`) : command + numbers;
      previous = command;
    };
    contour.segments.forEach((segment, index) => {
      const [endX, endY] = getEndPoint(segment).map(toUnits) as [number, number];
      const closes = index === contour.segments.length - 1 && segment.length === 2 && endX === startX && endY === startY;
      if (segment.length === 6) {
        const [x1, y1, x2, y2] = segment;
        appendCommand("c", [toUnits(x1) - x, toUnits(y1) - y, toUnits(x2) - x, toUnits(y2) - y, endX - x, endY - y]);
      } else if (!closes && (endX !== x || endY !== y)) {
        if (endY === y) appendCommand("h", [endX - x]);
        else if (endX === x) appendCommand("v", [endY - y]);
        else appendCommand("l", [endX - x, endY - y]);
      }
      [x, y] = [endX, endY];
    });
    if (body !== "") text += `M${join([print(startX), print(startY)])}${body}z`;
  }
  return text;
}
