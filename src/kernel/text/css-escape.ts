/**
 * A CSS string literal in double quotes. `<` is escaped too, so that it is safe inside a `<style>`
 * element.
 */
export function quoteCssString(text: string): string {
  const escaped = text.replace(/["\\<>\u0000-\u001f\u007f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}

/**
 * Escapes the name of a custom property: letters, digits, `-` and `_` stay (CSS Syntax 3, §4.3.7).
 */
export function escapeCssName(name: string): string {
  return /^[\w-]+$/.test(name)
    ? name
    : name.replace(/[^\w\u00a0-\uffff-]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
}

/** A CSS string or identifier without its escapes (CSS Syntax 3, §4.3.7). */
export const unescapeCss = (text: string): string =>
  text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, character: string | undefined) => {
    if (code === undefined) return character ?? "";
    const point = Number.parseInt(code, 16);
    return point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? "\ufffd" : String.fromCodePoint(point);
  });

/**
 * Text for a block comment in CSS or TypeScript: one line that cannot close the comment or a
 * `<style>` element.
 */
export function escapeCommentText(text: string): string {
  return text
    .replace(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, " ")
    .replace(/\*\//g, "* /")
    .replace(/<(?=[/!])/g, "< ")
    .trim();
}
