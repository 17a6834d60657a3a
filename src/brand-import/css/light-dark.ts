import { splitCss } from "#/kernel/text/split-css";

const opening = "light-dark(";

/**
 * A value in light or in dark surroundings: every `light-dark()` is replaced by its first or second
 * part.
 */
export function chooseLightDark(text: string, isDark: boolean): string {
  let result = text;
  for (let round = 0; round < 100; round++) {
    const at = result.toLowerCase().lastIndexOf(opening);
    if (at < 0) return result;
    let depth = 1;
    let end = at + opening.length;
    for (; end < result.length && depth > 0; end++) {
      if (result[end] === "(") depth++;
      else if (result[end] === ")") depth--;
    }
    const parts = splitCss(result.slice(at + opening.length, end - 1), ",");
    result = result.slice(0, at) + (parts[isDark ? 1 : 0] ?? parts[0] ?? "") + result.slice(end);
  }
  return result;
}
