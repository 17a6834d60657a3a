import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { formatLiteral } from "#/formats/typescript-literal";

const { Function: FunctionToken, Semicolon, LeftParenthesis, RightParenthesis, Comment } = tokenTypes;

/**
 * Splits a style attribute at its semicolons, except those in strings, parentheses and comments
 * (CSS Syntax 3, §5.4.6).
 */
function splitDeclarations(style: string): readonly string[] {
  const declarations: string[] = [];
  let openParentheses = 0;
  let current = "";
  tokenize(style, (type, start, end) => {
    if (type === Comment) return;
    if (type === Semicolon && openParentheses === 0) {
      declarations.push(current);
      current = "";
      return;
    }
    if (type === LeftParenthesis || type === FunctionToken) openParentheses++;
    if (type === RightParenthesis) openParentheses = Math.max(0, openParentheses - 1);
    current += style.slice(start, end);
  });
  return [...declarations, current];
}

/**
 * The key of a property in a style object: `-webkit-line-clamp` → `WebkitLineClamp`. Custom
 * properties keep their name.
 */
function toPropertyName(name: string): string {
  if (name.startsWith("--")) return name;
  return name
    .toLowerCase()
    .replace(/^-ms-/, "ms-")
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The value of a `style` attribute as an object expression. It is cast to `object`, because React's
 * types do not include custom properties and every valid value. Undefined if there are no
 * declarations.
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
