import type { FoundPhrase } from "#/studio/understanding/trades/find-phrases";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import type { Word } from "#/studio/understanding/trades/split-words";
import { findTrade } from "#/studio/understanding/trades/trades";

/** Words for a computer program, which also mean plans and broadcasts. Folded. */
const programmes: ReadonlySet<string> = new Set(
  "program programm programa programma programi programari software softver softvér программа програма програм софтуер πρόγραμμα"
    .split(" ")
    .map(foldWord),
);

/** “For”, and words that mean it after a program. Folded. */
const audienceWords: ReadonlySet<string> = new Set(
  "for für pour para per voor för til dla do pro pre pentru za для за για".split(" ").map(foldWord),
);

/** Sectors whose work is done with programs of its own: one for children or the poor is no software. */
const sectors: ReadonlySet<string> = new Set("health animals beauty hospitality law property building making".split(" "));

/** More words hardly stand between a program and those who work with it. */
const maxDistance = 5;

/** Weaker phrases only hint at a trade. */
const minStrength = 0.6;

/** The word for a program at the beginning of a text that says for which trade it is. */
export function findProgramme(words: readonly Word[], found: readonly FoundPhrase[]): string | undefined {
  const [first] = words;
  if (first === undefined || !programmes.has(first.folded)) return undefined;
  const at = words.findIndex(({ folded }, index) => index > 0 && index < maxDistance && audienceWords.has(folded));
  const isForTrade = found.some(
    ({ phrase, strength, wordIndex }) =>
      wordIndex > at && strength >= minStrength && sectors.has(findTrade(phrase.tradeId)?.sector ?? ""),
  );
  return at > 0 && isForTrade ? first.written : undefined;
}
