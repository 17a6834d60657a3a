import type { Style } from "#/audit/parse-style";

/** A class name, its offset in the file, and that of the list or element that it is in. */
export type ClassUse = { readonly name: string; readonly offset: number; readonly list: number };

/** The styles and class names in a template or script file. Offsets are those of the whole file. */
export type ExtractedStyles = {
  readonly styles: readonly Style[];
  readonly classes: readonly ClassUse[];
  /** Offsets of JSX images without a text alternative. */
  readonly images?: readonly number[];
};

/** The names in a class list that starts at an offset of the file. */
export function listClassUses(text: string, offset: number): readonly ClassUse[] {
  return [...text.matchAll(/[^\s]+/g)].map((match) => ({ name: match[0], offset: offset + match.index, list: offset }));
}

export const mergeExtractedStyles = (extracted: readonly ExtractedStyles[]): ExtractedStyles => ({
  styles: extracted.flatMap(({ styles }) => styles),
  classes: extracted.flatMap(({ classes }) => classes),
  images: extracted.flatMap(({ images = [] }) => images),
});

/** Blanks everything outside the ranges. Offsets and line breaks do not change. */
export function blankOutside(text: string, ranges: readonly { readonly start: number; readonly end: number }[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end } of ranges) {
    parts.push(blank(text.slice(at, start)), text.slice(start, end));
    at = end;
  }
  return [...parts, blank(text.slice(at))].join("");
}

/** Replaces every character except line breaks with a space. */
export const blank = (text: string) => text.replace(/[^\r\n]/g, " ");
