/** A sentence's beginning: the text with a capital. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Letters as a sentence names them, such as `A, B and C`. */
export const listLetters = (letters: readonly string[]): string =>
  letters.length < 2 ? letters.join("") : `${letters.slice(0, -1).join(", ")} and ${letters[letters.length - 1]}`;
