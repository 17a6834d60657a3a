/**
 * Removes the given characters from the end of a text. An expression such as `/x+$/` takes
 * quadratic time on runs of `x` elsewhere in the text.
 */
export function trimEndCharacters(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Removes the given characters from both ends of a text. */
export function trimCharacters(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text.charAt(start))) start++;
  return trimEndCharacters(text.slice(start), characters);
}

/** The text before the first of these characters, or all of it. */
export function getTextBefore(text: string, characters: string): string {
  let end = 0;
  while (end < text.length && !characters.includes(text.charAt(end))) end++;
  return text.slice(0, end);
}
