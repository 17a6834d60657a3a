/** Splits a CSS value at a separator that is outside brackets and quotes. Linear, not recursive. */
export function splitCss(text: string, separator: "," | " " | "/"): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = "";
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? "";
    if (character === "\\") index++;
    else if (quote) quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === "(" || character === "[" || character === "{") depth++;
    else if (character === ")" || character === "]" || character === "}") depth--;
    else if (depth === 0 && (separator === " " ? isSpace(character) : character === separator)) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  const trimmed = parts.map((part) => part.trim());
  return separator === " " ? trimmed.filter((part) => part !== "") : trimmed;
}

const isSpace = (character: string) => character === " " || character === "\t" || character === "\n" || character === "\r";

/** A call such as `rgb(1 2 3)`: its name in lower case and what is in the brackets. */
export type CssCall = { readonly name: string; readonly content: string };

/** The call that a value consists of, or undefined. */
export function parseCall(text: string): CssCall | undefined {
  const open = text.indexOf("(");
  if (open < 1 || !text.endsWith(")") || !/^[a-z-][\w-]{0,40}$/i.test(text.slice(0, open))) return undefined;
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    if (text[index] === "(") depth++;
    else if (text[index] === ")" && --depth === 0 && index < text.length - 1) return undefined;
  }
  return depth === 0 ? { name: text.slice(0, open).toLowerCase(), content: text.slice(open + 1, -1).trim() } : undefined;
}
