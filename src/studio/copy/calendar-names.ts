import nameFile from "#data/calendar-names.json.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import { namesShortDays } from "#/studio/copy/short-days";

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

/** Days in short from one to another, such as Mo–Fr. */
export const dayRange = new RegExp(
  String.raw`(?<!\p{L})(?:пн|вт|ср|чт|пт|mo|mon|tues?|wed|di|mi|lun|mar|mer|po|út|pn|wt|śr|ma|man|mån|tir|tis|seg|ter|hé|δευ|τρ)` +
    String.raw`\.?\s?(?:[–—-]|to|bis|à|a)\s?(?:пт|сб|нд|вс|чт|fri?|sat?|sun?|do|so|ven|sam|dim|vie|sáb|dom|pá|pt|sob|vr|za|` +
    String.raw`fre|lør|lör|sex|p|παρ|σαβ)(?!\p{L})`,
  "iu",
);

/** Days in scripts and languages that write them in other ways than their names. */
const shortDays =
  /[月火水木金土日]曜|平日|毎日|周[一二三四五六日末]|週[一二三四五六日末]|每天|[월화수목금토일]요일|평일|주말|매일|ימי? (?:ראשון|שני|שלישי|רביעי|חמישי|שישי)/u;

/** Whether a text names a day, also in short or in scripts with other names for days. */
export const namesDays = (text: string, language: string): boolean =>
  namesWeekday(text, language) || dayRange.test(text) || shortDays.test(text) || namesShortDays(text, language);
