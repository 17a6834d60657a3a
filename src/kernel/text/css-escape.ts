/**
 * A CSS string literal in double quotes. `<` is escaped too, so that the text can stand in a
 * `<style>` element.
 */
export function quoteCssString(text: string): string {
  const escaped = text.replace(/["\\<>\u0000-\u001f\u007f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}

/**
 * A custom property's name made safe: letters, digits, `-` and `_` stay, anything else is escaped
 * (CSS Syntax 3, §4.3.7).
 */
export function escapeCssName(name: string): string {
  return /^[\w-]+$/.test(name)
    ? name
    : name.replace(/[^\w\u00a0-\uffff-]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
}

/**
 * Text for a block comment in CSS or TypeScript: one line that can neither close the comment nor a
 * `<style>` element.
 */
export function escapeCommentText(text: string): string {
  return text
    .replace(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, " ")
    .replace(/\*\//g, "* /")
    .replace(/<(?=[/!])/g, "< ")
    .trim();
}
