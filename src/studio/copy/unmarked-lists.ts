import { endsInAmount, fullStops, statesPrice } from "#/studio/copy/amounts";
import { hasPredicate } from "#/studio/copy/offer-prose";
import { namesTime, namesYear } from "#/studio/copy/clock-times";
import { entryEnd, isAboutPrices } from "#/studio/copy/stated-prices";
import { trimEndCharacters } from "#/kernel/text/trim";

/** The most letters of an entry with an amount that has no currency, and of all entries of a price list. */
const [maxEntry, maxList] = [56, 200] as const;

/** The fewest amounts without a currency that are prices after a sentence which has none of them. */
const leastBare = 2;

/** Whether a sentence is nothing but names with an amount each, without a currency. */
const isBareList = (entries: readonly string[], language: string): boolean =>
  entries.every(
    (entry) =>
      endsInAmount(entry) &&
      entry.length <= maxEntry &&
      !namesYear(entry) &&
      !namesTime(entry, language) &&
      !hasPredicate(entry, language) &&
      (entry.match(/\p{Nd}+/gu)?.length ?? 0) <= 2,
  );

const listEntries = (sentence: string): readonly string[] => trimEndCharacters(sentence, fullStops).split(entryEnd);

/**
 * Sentences in which amounts without a currency follow those that name it, as one list: `Visit €30, chip 25. Claws 10.`
 * One alone may be a number of anything, unless the sentence before it has such amounts, too.
 */
export function joinUnmarkedLists(sentences: readonly string[], language: string): readonly string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const entries = statesPrice(sentence) ? [] : listEntries(sentence);
    const before = last !== undefined && statesPrice(last) && isAboutPrices(last) ? listEntries(last) : [];
    const isBefore = before.some((entry) => !statesPrice(entry) && endsInAmount(entry));
    const isList =
      entries.length > 0 && before.length > 0 && (isBefore || entries.length >= leastBare) && isBareList(entries, language);
    if (last === undefined || !isList || last.length + sentence.length > maxList) joined.push(sentence);
    else {
      const mark = /[،]/u.test(`${last}${sentence}`) ? "، " : /[，、]/u.test(`${last}${sentence}`) ? "，" : ", ";
      joined[joined.length - 1] = `${trimEndCharacters(last, fullStops)}${mark}${sentence}`;
    }
  }
  return joined;
}
