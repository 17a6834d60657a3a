/** CSS pixels per unit in a window of 1280 × 900 with the default text size. */
const pixels: Readonly<Record<string, number>> = { "": 1, px: 1, rem: 16, vw: 12.8, vh: 9, svh: 9 };

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(px|rem|vw|vh|svh)?$/;

/**
 * Evaluates a sum or product of lengths in pixels; `undefined` if a part depends on the element.
 */
function evaluateLength(text: string): number | undefined {
  const parts = text
    .trim()
    .split(/\s+([+-])\s+|\s*([*/])\s*/)
    .filter((part) => part !== undefined);
  const values = parts.filter((_, index) => index % 2 === 0).map((part) => ({ part, match: number.exec(part) }));
  const lengths = values.map(({ part, match }) =>
    match === null ? undefined : Number.parseFloat(part) * (pixels[match[1] ?? ""] ?? Number.NaN),
  );
  let total = 0;
  let product = lengths[0];
  for (const [index, sign] of parts.filter((_, at) => at % 2 === 1).entries()) {
    const next = lengths[index + 1];
    if (product === undefined || next === undefined) return undefined;
    if (sign === "*") product *= next;
    else if (sign === "/") product /= next;
    else {
      total += product;
      product = sign === "-" ? -next : next;
    }
  }
  return product === undefined ? undefined : total + product;
}

/**
 * Resolves calc(), min(), max() and clamp() to pixels if they only contain lengths of the window
 * and the root's text size.
 */
export function resolveLengths(value: string): string {
  const call = /(?:\b(calc|min|max|clamp))?\(([^()]*)\)/;
  let text = value;
  for (let match = call.exec(text); match !== null; match = call.exec(text)) {
    const [whole, name = "calc", inner = ""] = match;
    const found = inner.split(",").map(evaluateLength);
    const [first, second, third] = found;
    if (first === undefined || found.includes(undefined)) return value;
    const numbers = found.filter((one) => one !== undefined);
    const result =
      name === "min"
        ? Math.min(...numbers)
        : name === "max"
          ? Math.max(...numbers)
          : name === "clamp"
            ? Math.max(first, Math.min(second ?? first, third ?? first))
            : first;
    text = text.replace(whole, `${Math.round(result * 1000) / 1000}${/px|rem|v[wh]/.test(whole) ? "px" : ""}`);
  }
  return text;
}
