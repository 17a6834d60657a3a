/**
 * A value as a TypeScript literal: strings and keys quoted as in JSON, lists and objects indented
 * by two.
 */
export function formatLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
}
