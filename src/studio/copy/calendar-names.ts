import nameFile from "#data/calendar-names.json.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";

/** How a language writes the sample month; `day` has `{day}` where the number of a day goes. */
export type CalendarNames = {
  readonly month: string;
  readonly day: string;
  readonly weekdays: readonly string[];
  readonly letters: readonly string[];
};

let namesByLanguage: Readonly<Record<string, CalendarNames>> | undefined;

/** Names of months and days; languages without them take the English ones. */
export function findCalendarNames(lang: string): CalendarNames {
  namesByLanguage ??= JSON.parse(readPackedFile(nameFile).toString()) as Readonly<Record<string, CalendarNames>>;
  const names = namesByLanguage[lang] ?? namesByLanguage.en;
  if (names === undefined) throw new Error("the calendar has no names in English");
  return names;
}

/** Letters at the end of a weekday's name that its other forms change, and the fewest that are left. */
const [endingLength, minStem] = [2, 3] as const;

const arabicArticle = "ال";

/** Languages in which the name of a day has no other forms: what is left of it would begin other words, as “frid” does “fridge”. */
const uninflected: ReadonlySet<string> = new Set(["en", "de", "fr", "nl", "es", "sv", "da", "nb", "af"]);

/** Whether a text names a day of the week, also in another form of the name. */
export function namesWeekday(text: string, lang: string): boolean {
  const lower = text.toLowerCase();
  return findCalendarNames(lang).weekdays.some((name) => {
    // Names with an article before them have no endings, and what is left would be that of any word.
    const isWhole = uninflected.has(lang) || name.startsWith(arabicArticle);
    const length = isWhole ? name.length : Math.max(minStem, name.length - endingLength);
    const stem = name.toLowerCase().slice(0, length);
    return stem.length >= minStem && lower.includes(stem);
  });
}
