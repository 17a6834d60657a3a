import type { Style } from "#/audit/parse-style";

/** A word of a class list, at its place in the file. */
export type ClassUse = { readonly name: string; readonly offset: number };

/**
 * What a file in a template or script language says about looks: styles and the words of class
 * lists, by offsets in the whole file.
 */
export type ExtractedStyles = { readonly styles: readonly Style[]; readonly classes: readonly ClassUse[] };

/** The words of a class list that begins at an offset of the file. */
export function listClassUses(text: string, offset: number): readonly ClassUse[] {
  return [...text.matchAll(/[^\s]+/g)].map((match) => ({ name: match[0], offset: offset + match.index }));
}

/** Pieces of several parts of one file together. */
export const mergeExtractedStyles = (extracted: readonly ExtractedStyles[]): ExtractedStyles => ({
  styles: extracted.flatMap(({ styles }) => styles),
  classes: extracted.flatMap(({ classes }) => classes),
});

/**
 * The text with everything but some ranges made blank, so that offsets and line breaks stay what
 * they are in the whole file.
 */
export function blankOutside(text: string, ranges: readonly { readonly start: number; readonly end: number }[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end } of ranges) {
    parts.push(blank(text.slice(at, start)), text.slice(start, end));
    at = end;
  }
  return [...parts, blank(text.slice(at))].join("");
}

/** As many blanks as a text has characters; its line breaks stay. */
export const blank = (text: string) => text.replace(/[^\r\n]/g, " ");
