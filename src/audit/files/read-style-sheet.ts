import { blank, type ExtractedStyles } from "#/audit/files/extracted-styles";
import { parseStyle, type Style } from "#/audit/parse-style";

/** Supported style sheet languages: CSS and those with the same declaration syntax. */
export const styleLanguages: readonly string[] = ["css", "pcss", "postcss", "scss", "less"];

/**
 * Parses a style sheet that is a whole file, or `length` characters of one from an offset.
 * Declarations outside rules are included, because SCSS and Less define variables there.
 */
export function readStyleSheet(file: string, language: string, from = 0, length = file.length): ExtractedStyles {
  const sheet = file.slice(from, from + length);
  const css = language === "scss" || language === "less" ? toPlainCss(sheet) : sheet;
  const style: Style = parseStyle(css, (offset) => ({ text: file, offset: from + offset, label: "" }), {
    inline: language !== "css",
  });
  return {
    styles: [{ ...style, declarations: style.declarations.filter(({ property }) => propertyPattern.test(property)) }],
    classes: [],
  };
}

/** A property, or a variable in SCSS or Less. */
const propertyPattern = /^(?:--|[$@])?[\w-]+$/;

/**
 * Blanks the line comments of SCSS or Less, and renames `@variables:` to `$variables:`. Offsets do
 * not change.
 */
function toPlainCss(text: string): string {
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const character = text[at] ?? "";
    if (character === '"' || character === "'") {
      const end = findStringEnd(text, at);
      plain += text.slice(at, end);
      at = end;
    } else if (text.startsWith("/*", at)) {
      const end = text.indexOf("*/", at + 2);
      plain += text.slice(at, end < 0 ? text.length : end + 2);
      at = end < 0 ? text.length : end + 2;
    } else if (text.startsWith("//", at) && text[at - 1] !== ":") {
      const end = text.indexOf("\n", at);
      plain += blank(text.slice(at, end < 0 ? text.length : end));
      at = end < 0 ? text.length : end;
    } else if (character === "@" && /^@[\w-]{1,60}[ \t]{0,20}:/.test(text.slice(at, at + 100))) {
      plain += "$";
      at++;
    } else {
      plain += character;
      at++;
    }
  }
  return plain;
}

/** The offset after the string that starts here. An unclosed string ends at the line break. */
function findStringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === text[start]) return at + 1;
    else if (text[at] === "\n") return at;
  }
  return text.length;
}
