import { formatLiteral } from "#/formats/typescript-literal";

/**
 * The declarations of a style attribute: parted at semicolons that stand in no string, no brackets
 * and no comment (CSS Syntax 3, §5.4.6).
 */
function splitDeclarations(style: string): readonly string[] {
  const found: string[] = [];
  let quote = "";
  let depth = 0;
  let current = "";
  for (let at = 0; at < style.length; at++) {
    const character = style[at] ?? "";
    if (character === "\\") current += character + (style[++at] ?? "");
    else if (quote !== "") {
      current += character;
      if (character === quote) quote = "";
    } else if (style.startsWith("/*", at)) {
      const end = style.indexOf("*/", at + 2);
      at = end < 0 ? style.length : end + 1;
    } else if (character === ";" && depth === 0) {
      found.push(current);
      current = "";
    } else {
      current += character;
      if (character === '"' || character === "'") quote = character;
      else if (character === "(") depth++;
      else if (character === ")") depth = Math.max(0, depth - 1);
    }
  }
  return [...found, current];
}

/**
 * The name of a property in a style object: `-webkit-line-clamp` → `WebkitLineClamp`; custom
 * properties keep theirs.
 */
function toPropertyName(name: string): string {
  if (name.startsWith("--")) return name;
  return name
    .toLowerCase()
    .replace(/^-ms-/, "ms-")
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The value of a `style` attribute as an expression: an object by property. It is told to be a
 * plain `object`, because the types know neither custom properties nor every value that browsers
 * do. Undefined where nothing is declared.
 */
export function toStyleExpression(style: string): string | undefined {
  const entries = splitDeclarations(style).flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, colon).trim();
    const value = declaration.slice(colon + 1).trim();
    return colon > 0 && value !== "" && /^-{0,2}[a-zA-Z][\w-]*$/.test(name) ? [[toPropertyName(name), value]] : [];
  });
  if (entries.length === 0) return undefined;
  const fields = entries.map(
    ([name, value]) => `${/^[A-Za-z]+$/.test(name) ? name : formatLiteral(name)}: ${formatLiteral(value)}`,
  );
  return `({ ${fields.join(", ")} } as object)`;
}
