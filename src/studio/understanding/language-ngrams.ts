import ngramFile from "#data/languages/ngrams.txt.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { Language } from "#/model/language";
import { findNgramWeights, type NgramTable, parseNgrams } from "#/studio/understanding/ngram-file";

let table: NgramTable | undefined;

const loadTable = (): NgramTable => (table ??= parseNgrams(readPackedFile(ngramFile).toString("latin1")));

/** Weight of an n-gram that the source leaves out of its numbers to save space. */
export const baseWeight = 53;
const maxWordBytes = 70;

/**
 * Languages without n-grams of their own share those of a language: words and letters tell the two
 * apart.
 */
const borrowers: Readonly<Partial<Record<Language, Language>>> = { id: "ms", hi: "ne", uk: "kk" };

/** The n-grams of a word, four bytes each, marked where the word begins and ends. */
export function listNgrams(word: string): readonly string[] {
  const bytes = String.fromCharCode(...new TextEncoder().encode(word).subarray(0, maxWordBytes));
  const grams: string[] = [];
  let start = 0;
  for (; start + 4 < bytes.length; start += 3) grams.push(`${start === 0 ? " " : ""}${bytes.slice(start, start + 4)}`);
  grams.push(`${start === 0 ? " " : ""}${bytes.slice(Math.max(0, bytes.length - 4))} `);
  return grams;
}

/**
 * Adds the evidence of lower-case words for each language to `scores`, times `weight`. Returns the
 * number of n-grams that were counted, times `weight`.
 */
export function addNgramScores(words: readonly string[], weight: number, scores: Map<Language, number>): number {
  const ngrams = loadTable();
  const found = new Set(words.flatMap(listNgrams));
  for (const gram of found) {
    for (const { language: place, weight: listed } of findNgramWeights(ngrams, gram)) {
      const language = ngrams.languages[place] as Language | undefined;
      if (language === undefined) continue;
      const points = (listed + baseWeight) * weight;
      scores.set(language, (scores.get(language) ?? 0) + points);
      const borrower = borrowers[language];
      if (borrower !== undefined) scores.set(borrower, (scores.get(borrower) ?? 0) + points);
    }
  }
  return found.size * weight;
}
