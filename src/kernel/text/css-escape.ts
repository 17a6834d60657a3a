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
