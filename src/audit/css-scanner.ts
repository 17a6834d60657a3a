/** Whether a character is white space in CSS. */
export const isWhitespace = (character: string | undefined) =>
  character === " " || character === "\n" || character === "\t" || character === "\r" || character === "\f";

/** Where white space ends. */
export function findWhitespaceEnd(css: string, from: number): number {
  let at = from;
  while (isWhitespace(css[at])) at++;
  return at;
}

/** Where a run of plain characters ends. Spaces are plain inside it. */
export function findRunEnd(css: string, from: number): number {
  let at = from;
  while (at < css.length && !isSpecial(css.charCodeAt(at))) at++;
  return at;
}
const specialCodes = new Set([..."\"'\\(){};/"].map((character) => character.charCodeAt(0)));
const isSpecial = (code: number) => specialCodes.has(code);

/** The offset after a string that begins at `from`; a line end ends a string that is not closed. */
export function findStringEnd(css: string, from: number): number {
  const quote = css[from];
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === quote) return at + 1;
    else if (css[at] === "\n") return at;
  }
  return css.length;
}

/** The offset after an escape that begins at `from`. */
export function findEscapeEnd(css: string, from: number): number {
  let at = from + 1;
  while (at < from + 7 && /[0-9a-f]/i.test(css[at] ?? "")) at++;
  if (at === from + 1) return Math.min(css.length, from + 2);
  return isWhitespace(css[at]) ? at + 1 : at;
}

/**
 * The end of an unquoted address; undefined where what follows is quoted and is read like any
 * function.
 */
export function findUrlEnd(css: string, from: number): number | undefined {
  let at = from;
  while (isWhitespace(css[at])) at++;
  if (css[at] === '"' || css[at] === "'") return undefined;
  for (; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === ")") return at;
  }
  return css.length;
}

/** Escapes read: `\75 rl` is `url`. */
export function unescapeCss(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replace(
    /\\(?:([0-9a-f]{1,6})[ \t\n\r\f]?|(\n)|([\s\S]?))/gi,
    (_, hex?: string, newline?: string, plain?: string) => {
      if (hex === undefined) return newline ? "" : (plain ?? "");
      const code = Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
    },
  );
}
