import { isLanguage, type Language } from "#/model/language";
import { findPhrases } from "#/studio/understanding/trades/find-phrases";
import type { WordEvidence } from "#/studio/understanding/language-words";

/** Weakest match of a trade's phrase that tells the language. */
const minStrength = 0.5;
/** What a trade's phrase adds to the score of its languages; see `addNgramScores` for the scale. */
const phrasePoints = 240;

/**
 * What the names of trades say about the language of a short text: one entry for each phrase, with
 * all languages that have it.
 */
export function findTradeLanguages(text: string): readonly WordEvidence[] {
  const byPosition = new Map<number, Map<Language, number>>();
  for (const { phrase, strength, wordIndex } of findPhrases(text, undefined).found) {
    if (strength < minStrength || !isLanguage(phrase.language)) continue;
    const languages = byPosition.get(wordIndex) ?? new Map<Language, number>();
    languages.set(phrase.language, Math.max(strength, languages.get(phrase.language) ?? 0));
    byPosition.set(wordIndex, languages);
  }
  return Array.from(byPosition.values(), (languages) => ({
    languages: [...languages.keys()],
    points: phrasePoints / Math.sqrt(languages.size),
  }));
}
