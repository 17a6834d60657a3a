import { screenPx } from "#/documents/signature/page-styles";

/** What relative lengths refer to, in CSS pixels. */
export type LengthBasis = {
  readonly emPx: number;
  readonly rootPx: number;
  /** What percentages are of; lengths with one are unknown without it. */
  readonly wholePx?: number;
  /** The value of a variable of the system. */
  readonly getVariable: (name: string) => string | undefined;
};

const maxDepth = 12;
const tokenPattern =
  /\s{0,9}(var\(--[\w-]{1,60}\)|clamp\(|min\(|max\(|calc\(|[-+]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})(?:px|rem|em|vw|vh|ch|%)?|[-+*/(),])/y;

/**
 * A length in CSS pixels on the measured screen, with `calc()`, `clamp()`, `min()`, `max()` and
 * variables; undefined for anything else.
 */
export function measureLength(value: string | undefined, basis: LengthBasis, depth = 0): number | undefined {
  if (value === undefined || depth > maxDepth || value.length > 400) return undefined;
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  const text = value.trim();
  while (tokenPattern.lastIndex < text.length) {
    const [, token] = tokenPattern.exec(text) ?? [];
    if (token === undefined) return undefined;
    // A sign after a value is an operator.
    const previous = tokens.at(-1);
    if (/^[-+]./.test(token) && previous !== undefined && /[\d%)a-z]$/i.test(previous))
      tokens.push(token.slice(0, 1), token.slice(1));
    else tokens.push(token);
  }
  let at = 0;
  const readSum = (): number | undefined => {
    let sum = readProduct();
    while (tokens[at] === "+" || tokens[at] === "-") {
      const isPlus = tokens[at++] === "+";
      const next = readProduct();
      sum = sum === undefined || next === undefined ? undefined : isPlus ? sum + next : sum - next;
    }
    return sum;
  };
  const readProduct = (): number | undefined => {
    let product = readValue();
    while (tokens[at] === "*" || tokens[at] === "/") {
      const isTimes = tokens[at++] === "*";
      const next = readValue();
      product = product === undefined || next === undefined ? undefined : isTimes ? product * next : product / next;
    }
    return product;
  };
  const readArguments = (): readonly number[] | undefined => {
    const values = [readSum()];
    while (tokens[at] === ",") {
      at++;
      values.push(readSum());
    }
    const known = values.filter((one) => one !== undefined);
    return tokens[at++] === ")" && known.length === values.length ? known : undefined;
  };
  const readValue = (): number | undefined => {
    const token = tokens[at++] ?? "";
    if (token.startsWith("var(")) return measureLength(basis.getVariable(token.slice(4, -1)), basis, depth + 1);
    if (!token.endsWith("(")) return toPixels(token, basis);
    const values = readArguments();
    if (values === undefined) return undefined;
    const [first = 0, second = first, third = second] = values;
    if (token === "min(") return Math.min(...values);
    if (token === "max(") return Math.max(...values);
    return token === "clamp(" ? Math.max(first, Math.min(second, third)) : first;
  };
  const result = readSum();
  return at === tokens.length && result !== undefined && Number.isFinite(result) ? result : undefined;
}

function toPixels(token: string, { emPx, rootPx, wholePx }: LengthBasis): number | undefined {
  const [, count, unit = ""] = /^([-+]?[\d.]+)([a-z%]*)$/.exec(token) ?? [];
  if (count === undefined) return undefined;
  const perUnit: Readonly<Record<string, number | undefined>> = {
    "": 1,
    px: 1,
    rem: rootPx,
    em: emPx,
    ch: emPx / 2,
    vw: screenPx.width / 100,
    vh: screenPx.height / 100,
    "%": wholePx === undefined ? undefined : wholePx / 100,
  };
  const factor = perUnit[unit];
  return factor === undefined ? undefined : Number(count) * factor;
}
