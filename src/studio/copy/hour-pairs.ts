import { namesDays, namesWeekday } from "#/studio/copy/calendar-names";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { cutLastConjunction, listConjunctions } from "#/studio/copy/conjunctions";
import { beginsAsProse } from "#/studio/copy/offer-prose";
import { countWideLetters } from "#/studio/copy/sentences";
import { isShortDay } from "#/studio/copy/short-days";
import { trimEndCharacters } from "#/kernel/text/trim";

/** Days and the hours of them, at the two ends of a line. */
export type HourRow = { readonly days: string; readonly hours: string };

/** A mark between two parts: after it, no number of the same hours follows. */
const partEnd = /[,،]\s(?!\p{Nd}{1,2}(?:\s|$))|[，、]/u;

/** A short word for from or until, before the first hour of a part. */
const joinsHour = new RegExp(
  String.raw`(?<!\p{L})(?:from|till?|until|von|ab|bis|de|das?|dès|à|hasta las?|até|às|as|dalle|alle|od|do|до|з|с|kl\.?|klo|van|tot|om|` +
    String.raw`حتى|من|עד)\s$|(?:早上?|上午|凌晨|清晨|中午|下午|晚上?|午前|午後|朝|夜)$`,
  "iu",
);

/** A short day that is also such a word, after the day from which the hours are: `Mo–Do 8–17`. */
const lastDay = /\p{L}\.?\s?[–—-]\s?\p{Lu}\p{Ll}\s$/u;

/** Where the hours of a text begin; 0 if it has none. */
function findHours(text: string): number {
  const index = Math.max(0, text.search(/\p{Nd}/u));
  const before = text.slice(0, index);
  return index - (lastDay.test(before) ? 0 : (joinsHour.exec(before)?.[0].length ?? 0));
}

/** The most letters of days and of their hours in a line, and the most lines. */
const [maxDays, maxHours, mostRows] = [40, 34, 5] as const;

/** The fewest lines that are a list. */
const leastRows = 2;

const hasDay = (text: string, language: string): boolean =>
  namesDays(text, language) || text.split(/[\s.–—-]+/u).some((word) => isShortDay(word) && word !== word.toLowerCase());

/** Days by their first letters, from one to another, which hours follow: `L–V`. */
const letterDays = /^\p{Lu}\s?[–-]\s?\p{Lu}$/u;

/** A full stop at the end, which no part of the day ends with. */
const fullStop = /(?<!m)[.。।]$/u;

/** A text as days and their hours; `undefined` if it is anything else. */
export function splitHourRow(text: string, language: string): HourRow | undefined {
  const whole = text.trim().replace(fullStop, "");
  const index = findHours(whole);
  const days = trimEndCharacters(whole.slice(0, index), " ,:،");
  const hours = whole.slice(index);
  const isRow = days !== "" && /\p{Nd}/u.test(hours) && countWideLetters(days) <= maxDays && countWideLetters(hours) <= maxHours;
  // Right before its hours a day may be in short without a capital.
  const namesDay =
    hasDay(days, language) || letterDays.test(days) || isShortDay(trimEndCharacters(days.split(" ").at(-1) ?? "", "."));
  return isRow && namesDay && !hasDay(hours, language) ? { days, hours } : undefined;
}

/** The parts of a sentence about hours, also at a conjunction before a day that has hours of its own. */
function splitParts(sentence: string, language: string): readonly string[] {
  const words = [...listConjunctions(language), "and"];
  return sentence.split(partEnd).flatMap((part) => {
    const ends = words.flatMap((word) => {
      const start = part.indexOf(` ${word} `);
      const [before, after] = [part.slice(0, start), part.slice(start + word.length + 2)];
      return start > 0 && splitHourRow(before, language) !== undefined && splitHourRow(after, language) !== undefined
        ? [[before, after]]
        : [];
    });
    return ends[0] ?? [part];
  });
}

/** From one hour to another, and nothing else. */
const hoursAlone = /^\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?\s?[–—-]\s?\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?$/u;

/** Whether a text is nothing but days, which others with their hours may follow: `Mo` before `Mi 9–17`. */
const isDaysAlone = (text: string, language: string): boolean =>
  text.split(/[\s,.]+/u).every((word) => isShortDay(word, language) || namesWeekday(word, language));

/** The lines of a text without semicolons. */
function splitPairs(sentence: string, language: string): readonly string[] {
  const parts = splitParts(sentence, language).map((part) => part.trim());
  const rows: string[] = [];
  let isDone = false;
  for (const part of parts) {
    const last = rows.at(-1);
    const isDays = hasDay(part, language) || splitHourRow(part, language) !== undefined || isDaysAlone(part, language);
    if (isDone || part === "") return [sentence];
    // Hours after days alone are of those days, and so are more of them after the first.
    if (isDays && last !== undefined && isDaysAlone(last, language)) rows[rows.length - 1] = `${last}, ${part}`;
    else if (!isDays && /^\p{Nd}/u.test(part) && last !== undefined && (!/\p{Nd}/u.test(last) || hoursAlone.test(part)))
      rows[rows.length - 1] = `${last}, ${part}`;
    else if (isDays || (/\p{Nd}/u.test(part) && (last === undefined || !hasDay(last, language)))) rows.push(part);
    else if (last === undefined || (rows.length < leastRows && beginsAsProse(part, language, false))) return [sentence];
    else {
      isDone = true;
      rows.push(part);
    }
  }
  const paired = rows.filter((row) => splitHourRow(row, language) !== undefined).length;
  const isList = paired > 0 || rows.length > leastRows;
  return rows.length >= leastRows && rows.length <= mostRows && isList ? rows : [sentence];
}

/**
 * A sentence that says on which days it is open at which hours as a line for each of them, and for a day on which it is not;
 * the sentence as it is written unless all of it is such lines and at most something else at its end. What a semicolon
 * parts are lines of their own.
 */
export function splitHourPairs(sentence: string, language: string): readonly string[] {
  const rows = sentence
    .replace(fullStop, "")
    .split(/;\s/u)
    .flatMap((part) => splitPairs(part, language));
  return rows.length >= leastRows && rows.length <= mostRows
    ? rows.map((row) => capitalizeTitle(cutLastConjunction(row, language), language))
    : [sentence];
}
