import type { Json } from "#/brand-import/found-token";
import { maxImportDepth } from "#/brand-import/import-limits";
import { isObject } from "#/brand-import/json/parse-json-file";
import { parseCssValue } from "#/brand-import/values/css-value";

/** The values of nested objects as tokens, each under its keys. Lists are values. */
export function toPlainTree(value: Json, depth = 0): Json {
  if (!isObject(value) || depth >= maxImportDepth) return { $value: value };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlainTree(inner, depth + 1)]));
}

/** Types of values that say that a file is about design. */
const designTypes: ReadonlySet<string> = new Set(["color", "dimension", "duration", "cubicBezier", "shadow", "fontFamily"]);
/** Values that are looked at. */
const maxSample = 2000;
const leastValues = 3;

/**
 * Whether an object without tokens holds design values as builds of token packages write them, such
 * as `{"color": {"blue": "#0055ff"}}`: at least a third of its values are colours, lengths and the like.
 */
export function isPlainValues(value: Json): boolean {
  const pending: Json[] = [value];
  let [values, design] = [0, 0];
  for (let next = pending.pop(); next !== undefined && values < maxSample; next = pending.pop()) {
    if (isObject(next)) pending.push(...Object.values(next));
    else {
      values++;
      if (typeof next === "string" && next.length < 400 && designTypes.has(parseCssValue(next).type)) design++;
    }
  }
  return isObject(value) && values >= leastValues && design * 3 >= values;
}
