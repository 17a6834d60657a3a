import wordFile from "#data/languages/words.txt.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { Language } from "#/model/language";
import { foldWord } from "#/studio/understanding/text-words";

/** What a frequent word adds to the score of its languages; see `addNgramScores` for the scale. */
const grammarPoints = 60;
const nounPoints = 240;

/** Languages that have a word or phrase, and what it adds to their score. */
export type WordEvidence = { readonly languages: readonly Language[]; readonly points: number };

let evidenceByWord: ReadonlyMap<string, WordEvidence> | undefined;

function loadEvidence(): ReadonlyMap<string, WordEvidence> {
  if (evidenceByWord) return evidenceByWord;
  const found = new Map<string, { languages: Language[]; points: number }>();
  const addWords = (language: Language, words: string, points: number) => {
    for (const word of new Set(words.split(" ").map(foldWord))) {
      const entry = found.get(word) ?? { languages: [], points: 0 };
      if (!entry.languages.includes(language)) entry.languages.push(language);
      entry.points = Math.max(entry.points, word.length < 2 ? Math.min(points, 15) : points);
      found.set(word, entry);
    }
  };
  for (const [, language = "", group, listed = ""] of readPackedFile(wordFile)
    .toString()
    .matchAll(/^(\w+) (grammar|nouns): (.*)$/gm))
    addWords(language as Language, listed, group === "grammar" ? grammarPoints : nounPoints);
  evidenceByWord = new Map(
    Array.from(found, ([word, { languages, points }]) => [word, { languages, points: points / Math.sqrt(languages.length) }]),
  );
  return evidenceByWord;
}

/** What frequent words say about the language of a text: one entry a known word. */
export function findWordLanguages(words: readonly string[]): readonly WordEvidence[] {
  const known = loadEvidence();
  return words.flatMap((word) => known.get(foldWord(word)) ?? []);
}
