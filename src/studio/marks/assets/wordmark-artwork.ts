import type { Direction } from "#/model/direction";
import { createTextArtwork } from "#/studio/marks/assets/text-artwork";
import { measureLetters } from "#/studio/marks/divide-name";
import { readSeenName } from "#/studio/marks/name-additions";
import { createWordmarkLines, type WordmarkLine } from "#/studio/marks/wordmark";

/** Height of the capitals in the wordmark's file, in CSS pixels. */
const wordmarkCapPx = 96;

/** Longest name in one line, in letters, and the most lines of the wordmark. */
const maxLineLetters = 24;
const maxLines = 4;

/** Smallest capitals, and thinnest stem that still renders as a line, in CSS pixels. */
const minCapPx = 9;
const minStemPx = 1.2;

/**
 * The lines of the wordmark: one for names of up to 24 letters, otherwise two to four of similar
 * length. The name is set as people see it, in both scripts if it has two; what only registers need is left out.
 */
export function createWordmark(name: string, direction: Direction, language = "en", trade = ""): readonly WordmarkLine[] {
  const seen = readSeenName(name, language, trade);
  const set = (text: string) =>
    createWordmarkLines(text, direction, Math.min(maxLines, Math.ceil(measureLetters(text) / maxLineLetters)), language);
  return [...set(seen.name), ...(seen.added?.isOtherScript === true ? set(seen.added.text) : [])];
}

/** The lines of the wordmark as a drawing, flush left. */
export const createWordmarkArtwork = (lines: readonly WordmarkLine[]) => createTextArtwork(lines, wordmarkCapPx, "left");

/** The smallest height of the wordmark's file, in CSS pixels: its letters stay legible. */
export function measureSmallestWordmark(lines: readonly WordmarkLine[]): number {
  const capPx = Math.max(minCapPx, ...lines.map((line) => (minStemPx * line.capHeight) / line.stem));
  return Math.ceil((capPx * createWordmarkArtwork(lines).height) / wordmarkCapPx);
}
