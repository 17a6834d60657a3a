import { readColorNotation } from "#/color/color-notation";
import { roundTo } from "#/kernel/decimal";
import { unescapeCss } from "#/kernel/text/css-escape";
import { isCssValue } from "#/model/css-value";
import { parseCssShadow } from "#/model/parse-css-shadow";
import type { FoundValue, Json, TokenType } from "#/brand-import/found-token";
import { computeCalc } from "#/brand-import/values/calc";
import { toDtcgColor } from "#/brand-import/values/dtcg-color";
import { parseCall, splitCss } from "#/kernel/text/split-css";

/** A value with the type that its text has. */
export type TypedValue = FoundValue & { readonly type: TokenType };

/** What a value's name says about its type. A bare `0` or a list of words has none of its own. */
export type TypeHint = TokenType | undefined;

/**
 * A value of no type of the token format: a quoted string, or CSS that is kept as its text. What is
 * no CSS value is a string.
 */
export function toText(text: string): TypedValue {
  const [, quoted] = /^"([^"]*)"$/s.exec(text) ?? /^'([^']*)'$/s.exec(text) ?? [];
  if (quoted !== undefined) return { type: "string", value: unescapeCss(quoted), css: text };
  return { type: isCssValue(text) ? "css" : "string", value: text, css: text };
}

const dimension = /^([+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12}))(px|rem)$/i;
/** Lengths and angles with units of CSS that the token format does not have. */
const quantity = /^([+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12}))(%|[a-z]{1,5})$/i;
const otherUnits = /^(?:%|r?(?:em|ex|ch|cap|ic|lh)|(?:[sld]?v|cq)(?:w|h|i|b|min|max)|cm|mm|q|in|pt|pc|fr|deg|turn)$/i;
const time = /^([+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12}))(ms|s)$/i;
const plainNumber = /^[+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})$/;

const namedCurves: ReadonlyMap<string, readonly [number, number, number, number]> = new Map([
  ["linear", [0, 0, 1, 1]],
  ["ease", [0.25, 0.1, 0.25, 1]],
  ["ease-in", [0.42, 0, 1, 1]],
  ["ease-out", [0, 0, 0.58, 1]],
  ["ease-in-out", [0.42, 0, 0.58, 1]],
]);

const namedWeights: ReadonlyMap<string, number> = new Map([
  ["normal", 400],
  ["bold", 700],
]);

const genericFamilies =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-(?:serif|sans-serif|monospace|rounded)|math|emoji|fangsong)$/i;

/**
 * The type and value of a CSS value without variables. What no type of the token format can hold,
 * such as `clamp()` and gradients, keeps its text as `css`.
 */
export function parseCssValue(text: string, hint?: TypeHint): TypedValue {
  const css = text.trim();
  // The colour library reads three digits as a colour even without a number sign.
  const color = hint === "fontFamily" || /^[0-9a-f]{1,8}$/i.test(css) ? undefined : readColorNotation(css);
  if (color) return { type: "color", value: toDtcgColor(color), css };
  return (
    parseDimension(css, hint) ??
    parseDuration(css) ??
    parseCurve(css, hint) ??
    parseNumber(css, hint) ??
    (hint === "shadow" || hint === undefined ? parseShadow(css) : undefined) ??
    parseFontFamily(css, hint) ??
    toText(css)
  );
}

function parseDimension(css: string, hint: TypeHint): TypedValue | undefined {
  const [, digits, unit] = dimension.exec(css) ?? [];
  if (digits !== undefined && unit !== undefined) {
    return { type: "dimension", value: { value: Number(digits), unit: unit.toLowerCase() }, css };
  }
  const [, amount, other = ""] = quantity.exec(css) ?? [];
  if (amount !== undefined && otherUnits.test(other)) {
    return { type: "dimension", value: { value: Number(amount), unit: other.toLowerCase() }, css };
  }
  if (hint === "dimension" && Number(css) === 0 && css !== "") return { type: "dimension", value: { value: 0, unit: "px" }, css };
  const call = parseCall(css);
  if (call?.name !== "calc") return undefined;
  const result = computeCalc(call.content);
  if (!result) return undefined;
  const value = roundTo(result.value, 6);
  return result.unit === "px"
    ? { type: "dimension", value: { value, unit: "px" }, css: `${value}px` }
    : { type: "number", value, css: String(value) };
}

function parseDuration(css: string): TypedValue | undefined {
  const [, digits, unit] = time.exec(css) ?? [];
  return digits === undefined || unit === undefined
    ? undefined
    : { type: "duration", value: { value: Number(digits), unit: unit.toLowerCase() }, css };
}

function parseCurve(css: string, hint: TypeHint): TypedValue | undefined {
  const call = parseCall(css);
  if (call?.name === "cubic-bezier") {
    const points = splitCss(call.content, ",").map(Number);
    return points.length === 4 && points.every(Number.isFinite) ? { type: "cubicBezier", value: points, css } : undefined;
  }
  const named = hint === "cubicBezier" ? namedCurves.get(css.toLowerCase()) : undefined;
  return named ? { type: "cubicBezier", value: named, css } : undefined;
}

function parseNumber(css: string, hint: TypeHint): TypedValue | undefined {
  if (hint === "fontWeight") {
    const weight = plainNumber.test(css) ? Number(css) : namedWeights.get(css.toLowerCase());
    return weight !== undefined && weight >= 1 && weight <= 1000 ? { type: "fontWeight", value: weight, css } : undefined;
  }
  return plainNumber.test(css) ? { type: "number", value: Number(css), css } : undefined;
}

/** A family list without its quotes. */
export function parseFamilyList(css: string): string[] | undefined {
  const parts = splitCss(css, ",");
  const isBare = parts.map((name) => !/^["']/.test(name));
  const names = parts.map((name) => {
    const quoted = /^(["'])(.*)\1$/s.exec(name);
    return unescapeCss((quoted ? (quoted[2] ?? "") : name.replace(/\s+/g, " ")).trim());
  });
  return names.length > 0 &&
    names.length <= 60 &&
    names.every((name, index) => name !== "" && !(isBare[index] && /[(){};<>]/.test(name)))
    ? names
    : undefined;
}

function parseFontFamily(css: string, hint: TypeHint): TypedValue | undefined {
  if (hint !== undefined && hint !== "fontFamily") return undefined;
  const names = parseFamilyList(css);
  if (!names || (hint !== "fontFamily" && !(names.length > 1 && genericFamilies.test(names.at(-1) ?? "")))) return undefined;
  return { type: "fontFamily", value: names, css };
}

const zero: Json = { value: 0, unit: "px" };

/** A length of a shadow in the form of the token format. */
function readShadowLength(word: string): Json | undefined {
  if (word === "0") return zero;
  const parsed = parseDimension(word, undefined);
  return parsed?.type === "dimension" ? parsed.value : undefined;
}

function parseShadow(css: string): TypedValue | undefined {
  if (!/\d(?:px|rem)?\s/i.test(css)) return undefined;
  const layers = parseCssShadow(css, readShadowLength);
  const value = layers?.map(
    ({ x, y, blur = zero, spread = zero, color, isInset }): Json => ({
      color: toDtcgColor(color),
      offsetX: x,
      offsetY: y,
      blur,
      spread,
      ...(isInset ? { inset: true } : {}),
    }),
  );
  return value && { type: "shadow", value, css };
}

/** The smallest and largest size of a fluid length in CSS pixels; the same if it is not fluid. */
export function readFluidPx(css: string): { readonly minPx: number; readonly maxPx: number } | undefined {
  const call = parseCall(css.trim());
  const compute = (text: string | undefined) => {
    const found = text === undefined ? undefined : computeCalc(text);
    return found && (found.unit === "px" || found.value === 0) ? roundTo(found.value, 6) : undefined;
  };
  if (call?.name === "clamp") {
    const [least, , most] = splitCss(call.content, ",");
    const minPx = compute(least);
    const maxPx = compute(most);
    return minPx === undefined || maxPx === undefined ? undefined : { minPx, maxPx };
  }
  const px = compute(css.trim());
  return px === undefined ? undefined : { minPx: px, maxPx: px };
}
