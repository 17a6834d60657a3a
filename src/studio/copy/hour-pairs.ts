import { capitalizeTitle } from "#/studio/copy/capitalize";
import { namesWeekday } from "#/studio/copy/calendar-names";
import { isShortDay } from "#/studio/copy/sentences";
import { trimEndCharacters } from "#/kernel/text/trim";

/** A mark between two pairs of days and hours: what follows it begins with a day. */
const pairEnd = /[,;]\s(?!\p{Nd})/u;

/** The last word of the days of a pair and its hours at the end. */
const pair =
  /(?<day>[\p{L}\p{M}]{2,16})[.:]?\s(?<hours>\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?\s?[–—-]\s?\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?)(?:\s\p{L}{1,4}\.?)?$/u;

/** The fewest pairs that are set line by line. */
const leastPairs = 2;

/**
 * A sentence that says on which days it is open at which hours as a line for each pair; the sentence as it is written
 * unless all of it is such pairs and something else at its end.
 */
export function splitHourPairs(sentence: string, language: string): readonly string[] {
  const parts = trimEndCharacters(sentence, ".").split(pairEnd);
  const isPair = (part: string) => {
    const day = pair.exec(part)?.groups?.day ?? "";
    return isShortDay(day) || (day !== "" && namesWeekday(day, language));
  };
  const firstOther = parts.findIndex((part) => !isPair(part));
  const pairs = firstOther < 0 ? parts.length : firstOther;
  if (pairs < leastPairs || pairs < parts.length - 1) return [sentence];
  return parts.map((part) => capitalizeTitle(part.trim(), language));
}
