import { isPurposeEnding, isPurposeWord } from "#/studio/understanding/trades/function-words";
import type { Word } from "#/studio/understanding/trades/split-words";

const boundary = /[.!?;:,–—|\n]/;

/** As many words before a postposition name the audience. */
const maxWordsBefore = 3;

/** Indexes of the words that follow a purpose word, or precede a postposition, within their sentence. */
export function findPurposeWords(text: string, words: readonly Word[]): ReadonlySet<number> {
  const indexes = new Set<number>();
  let start = 0;
  let isPurpose = false;
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1];
    if (previous !== undefined && boundary.test(text.slice(previous.end, word.start))) {
      isPurpose = false;
      start = index;
    }
    if (isPurposeEnding(word.folded)) for (let at = Math.max(start, index - maxWordsBefore); at < index; at++) indexes.add(at);
    if (isPurpose) indexes.add(index);
    else if (index > 0 && isPurposeWord(word.folded)) isPurpose = true;
  }
  return indexes;
}
