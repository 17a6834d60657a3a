import { Failure } from "#/kernel/errors";

/** The deepest nesting accepted in JSON from outside. */
export const maxJsonDepth = 64;

/**
 * The most values accepted in JSON from outside. Each takes tens of bytes once parsed, however
 * short its text.
 */
export const maxJsonValues = 100_000;

/**
 * Parses JSON from bytes. Throws `invalid`, with `name` in the message, for bytes that are not
 * UTF-8, not JSON, nested deeper than 64 levels or of more than `maxValues` values.
 */
export function parseJson(bytes: Uint8Array, name: string, maxValues = maxJsonValues): unknown {
  const text = (() => {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch (error) {
      throw new Failure("invalid", `${name} is not UTF-8 text.`, { cause: error });
    }
  })();
  const { depth, values } = measureJson(text);
  if (depth > maxJsonDepth) throw new Failure("invalid", `${name} is nested deeper than ${maxJsonDepth} levels.`);
  if (values > maxValues) throw new Failure("invalid", `${name} has more than ${maxValues} values.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^JSON Parse error: /, "") : "unknown reason";
    throw new Failure("invalid", `${name} is not JSON: ${reason.slice(0, 160)}.`, { cause: error });
  }
}

/**
 * Measures the deepest nesting and the approximate number of values outside strings, without
 * recursion and before anything is built.
 */
function measureJson(text: string): { readonly depth: number; readonly values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) {
      depth++;
      values++;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x5d || code === 0x7d) depth--;
    else if (code === 0x2c) values++;
  }
  return { depth: deepest, values };
}
