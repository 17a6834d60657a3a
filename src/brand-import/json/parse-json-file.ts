import type { Json, TextFile } from "#/brand-import/found-token";
import { maxImportValues } from "#/brand-import/import-limits";

/** Nesting of brackets, those in texts included. */
const maxBrackets = 200;

/** The values of a JSON or JSON5 file, or why it has none. */
export function parseJsonFile({ path, text }: TextFile): { readonly value: Json } | { readonly problem: string } {
  const { depth, values } = measure(text);
  if (depth > maxBrackets) return { problem: `It is nested deeper than ${maxBrackets} levels.` };
  if (values > maxImportValues) return { problem: `It has more than ${maxImportValues} values.` };
  const source = text.startsWith("\ufeff") ? text.slice(1) : text;
  try {
    return { value: JSON.parse(source) as Json };
  } catch (error) {
    if (!/\.(?:json5|jsonc)$/i.test(path) && !/^\s{0,99}(?:\/[/*]|\{)/.test(source))
      return { problem: `It is not JSON: ${describe(error)}.` };
  }
  try {
    return { value: Bun.JSON5.parse(source) as Json };
  } catch (error) {
    return { problem: `It is not JSON: ${describe(error)}.` };
  }
}

const describe = (error: unknown) =>
  error instanceof Error ? error.message.replace(/^JSON5? Parse error: /, "").slice(0, 160) : "unknown reason";

function measure(text: string): { readonly depth: number; readonly values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x5b || code === 0x7b) {
      depth++;
      values++;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x5d || code === 0x7d) depth--;
    else if (code === 0x2c) values++;
  }
  return { depth: deepest, values };
}

export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A property that the value itself has; never one of its prototype. */
export const getOwn = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** A property of a property, and so on. */
export const getPath = (value: Json | undefined, ...keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>((inner, key) => getOwn(inner, key), value);
