import { Failure } from "#/kernel/errors";

/** Brackets within brackets that JSON from outside may have. */
export const jsonDepthMax = 64;

/** Parses JSON from bytes. Throws `invalid`, with `name` in the message, for what is not UTF-8, not JSON, or nested deeper than 64. */
export function parseJson(bytes: Uint8Array, name: string): unknown {
  const text = (() => {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch (error) {
      throw new Failure("invalid", `${name} is not UTF-8 text.`, { cause: error });
    }
  })();
  if (depthOf(text) > jsonDepthMax) throw new Failure("invalid", `${name} is nested deeper than ${jsonDepthMax} levels.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^JSON Parse error: /, "") : "unknown reason";
    throw new Failure("invalid", `${name} is not JSON: ${reason.slice(0, 160)}.`, { cause: error });
  }
}

/** The deepest nesting of brackets outside strings, counted without recursion and before anything is built. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return deepest;
}
