/** A text with its first letter in upper case, by the rules of no language: for text of the program's own. */
export const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
