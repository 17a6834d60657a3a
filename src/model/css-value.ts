const closing: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
]);
/** Functions that load something, wherever the value is used. */
const loading = /(?:url|src|image|image-set|element|expression)\s{0,9}\(/i;
const maxLength = 2000;

/**
 * Whether a text is one whole CSS value for a declaration of ours: its brackets and
 * quotes match, it ends nothing around it, and it loads nothing.
 */
export function isCssValue(text: string): boolean {
  if (text.trim() !== text || text === "" || text.length > maxLength || loading.test(text)) return false;
  const open: string[] = [];
  let quote = "";
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? "";
    if (character < " " || "\u007f<>".includes(character)) return false;
    if (quote !== "") {
      if (character === quote) quote = "";
      // An escape, whose own characters end nothing.
      else if (character === "\\" && (text[++index] ?? "") < " ") return false;
      continue;
    }
    const end = closing.get(character);
    if (character === '"' || character === "'") quote = character;
    else if (end !== undefined) open.push(end);
    else if (character === ")" || character === "]") {
      if (open.pop() !== character) return false;
    } else if ("{};!@`\\".includes(character)) return false;
    else if (character === "/" && text[index + 1] === "*") return false;
  }
  return quote === "" && open.length === 0;
}
