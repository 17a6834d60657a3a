import { isGenericWord } from "#/studio/marks/generic-words";
import { findPhrases } from "#/studio/understanding/trades/find-phrases";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { isSurname } from "#/studio/understanding/trades/surnames";

/**
 * How little a word sets a name apart: 1 for one that names a trade, such as `Ferretería`, 2 for
 * one that says what an organisation is, such as `Museum`. Family names are never common.
 */
export function createCommonness(name: string, language: string): (word: string) => number {
  const words = new Set(
    findPhrases(name, language).found.flatMap(({ text }) => text.split(/[^\p{L}\p{M}\p{N}]+/u).map(foldWord)),
  );
  return (word) => {
    const folded = foldWord(word);
    if (isGenericWord(word)) return 2;
    return words.has(folded) && !isSurname(folded) ? 1 : 0;
  };
}
