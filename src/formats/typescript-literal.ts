/** Formats a value as a TypeScript literal, quoted as in JSON and indented by two spaces. */
export function formatLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
}
