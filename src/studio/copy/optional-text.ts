/** The trimmed text, or `undefined` if it is empty. */
export const toOptionalText = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === "" ? undefined : text.trim();
