import { endOf, type Path } from "#/studio/marks/geometry/path";

/** A number for SVG: at most `places` decimals, never an exponent, never a negative zero. */
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

/** SVG path data of a path, relative commands, coordinates rounded to `places` decimals without drift. */
export function printPath(path: Path, places = 2): string {
  const factor = 10 ** places;
  const whole = (value: number) => Math.round(value * factor);
  const print = (units: number) => printNumber(units / factor, places);
  let text = "";
  for (const contour of path) {
    let [x, y] = [whole(contour.start[0]), whole(contour.start[1])];
    const [startX, startY] = [x, y];
    let body = "";
    let previous = "";
    const put = (command: string, units: readonly number[]) => {
      const numbers = join(units.map(print));
      const same = command === previous && command !== "h" && command !== "v";
      body += same ? (numbers.startsWith("-") ? numbers : ` ${numbers}`) : command + numbers;
      previous = command;
    };
    contour.segments.forEach((segment, index) => {
      const [endX, endY] = endOf(segment).map(whole) as [number, number];
      const closes = index === contour.segments.length - 1 && segment.length === 2 && endX === startX && endY === startY;
      if (segment.length === 6) {
        const [x1, y1, x2, y2] = segment;
        put("c", [whole(x1) - x, whole(y1) - y, whole(x2) - x, whole(y2) - y, endX - x, endY - y]);
      } else if (!closes && (endX !== x || endY !== y)) {
        if (endY === y) put("h", [endX - x]);
        else if (endX === x) put("v", [endY - y]);
        else put("l", [endX - x, endY - y]);
      }
      [x, y] = [endX, endY];
    });
    if (body !== "") text += `M${join([print(startX), print(startY)])}${body}z`;
  }
  return text;
}
