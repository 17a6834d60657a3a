import ngramFile from "#data/languages/ngrams.txt.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { Language } from "#/model/language";

/** The unpacked file and its languages; `scripts/language-ngrams.ts` describes and writes it. */
type NgramTable = { readonly text: string; readonly languages: readonly Language[] };

let table: NgramTable | undefined;

function loadTable(): NgramTable {
  if (table) return table;
  const text = readPackedFile(ngramFile).toString("latin1");
  table = { text, languages: text.slice(0, text.indexOf("\n")).split(" ") as Language[] };
  return table;
}

/** Pairs of language and weight of an n-gram, found by bisection over the sorted lines. */
function findWeights(text: string, gram: string): string {
  const key = `${gram}\t`;
  let low = text.indexOf("\n") + 1;
  let high = text.length;
  while (low < high) {
    const start = text.lastIndexOf("\n", (low + high) >>> 1) + 1;
    const lineStart = Math.max(start, low);
    const end = text.indexOf("\n", lineStart);
    const tab = text.indexOf("\t", lineStart);
    const found = text.slice(lineStart, tab + 1);
    if (found === key) return text.slice(tab + 1, end);
    if (found.slice(0, -1) < gram) low = end + 1;
    else high = lineStart;
  }
  return "";
}

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
  const { text, languages } = loadTable();
  const found = new Set(words.flatMap(listNgrams));
  for (const gram of found) {
    const packed = findWeights(text, gram);
    for (let index = 0; index < packed.length; index += 2) {
      const language = languages[packed.charCodeAt(index) - 35];
      if (language === undefined) continue;
      const points = (packed.charCodeAt(index + 1) - 35 + baseWeight) * weight;
      scores.set(language, (scores.get(language) ?? 0) + points);
      const borrower = borrowers[language];
      if (borrower !== undefined) scores.set(borrower, (scores.get(borrower) ?? 0) + points);
    }
  }
  return found.size * weight;
}
