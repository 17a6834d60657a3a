import openingFile from "#data/languages/opening.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";
import { statesPrice } from "#/studio/copy/amounts";
import { namesDays } from "#/studio/copy/calendar-names";
import { clock, clockRange, everyDay, hourWord, namesTime, namesYear, toUntimed } from "#/studio/copy/clock-times";
import { splitHourPairs, splitHourRow } from "#/studio/copy/hour-pairs";
import { countWideLetters } from "#/studio/copy/sentences";
import { createWordPattern } from "#/studio/copy/word-pattern";

const getOpeningWords = openPackedSections(openingFile);

const patterns = new Map<string, RegExp>();

/** Words for being open in scripts without spaces, and in languages that have them as endings. */
const openingParts: Readonly<Record<string, RegExp>> = {
  ja: /営業|開館|開店|閉店|定休|受付時間|診療/u,
  "zh-Hans": /营业|开门|开放|开店|开到|收摊|打烊|休息|关门/u,
  "zh-Hant": /營業|開門|開放|開店|開到|收攤|打烊|公休|休息/u,
  ko: /영업|엽니다|열어|열고|문 열|휴무|쉽니다|진료|닫/u,
  th: /เปิด|ปิด/u,
  lo: /ເປີດ|ປິດ/u,
  km: /បើក|បិទ/u,
  my: /ဖွင့်|ပိတ်/u,
};

function getOpeningPattern(language: string): RegExp | undefined {
  const known = openingParts[language] ?? patterns.get(language);
  const list = getOpeningWords().get(language);
  if (known !== undefined || list === undefined) return known;
  const pattern = createWordPattern(list);
  patterns.set(language, pattern);
  return pattern;
}

/** English things that have being open in their name. */
const openThings = /open[ -](?:day|house|studio|source|air|fire|kitchen|water|mic|plan|minded|evening class)/iu;

/** Longer sentences say more than that, in letters. */
const [maxHours, maxHoursAlone, maxDaysAlone, maxSeason] = [140, 90, 48, 70] as const;

/** More parts are a list of other things. */
const maxHourParts = 2;

/** Where a sentence has begun with something else if being open comes later, as a share. */
const latestOpening = 0.6;

/** A sentence of nothing but hours begins with them, and says little more, in letters. */
const [latestRange, maxRangeAlone, maxRangeAfter] = [10, 56, 40] as const;

/** In a sentence up to this length being open is what it is about, wherever that stands, in letters. */
const maxShortHours = 24;

/** Words for working and receiving people, which alone say nothing about when. */
const working = /^(?:prac|przyjm|dział|работа|прац|приним|прийм|rad|func|atend|iş|نعمل|дир)/iu;

/** Whether a text has a word for being open or closed. */
export const namesOpening = (text: string, language: string): boolean => getOpeningPattern(language)?.test(text) === true;

/** The letters of a sentence in which its first day stands if it begins with it. */
const dayStart = 14;

/** Whether a sentence begins with a day and names another one, such as “Tuesday to Saturday”. */
export function beginsWithDays(sentence: string, language: string): boolean {
  const [first = ""] = sentence.split(/[,，、،]/u, 1);
  // After a comma the other day may have something else: “Sunday test, Monday results”.
  const isApart = toUntimed(first, language) !== "" && !clock.test(sentence) && !clockRange.test(sentence);
  const text = isApart ? first : sentence;
  const space = text.indexOf(" ", dayStart);
  const start = space < 0 ? text : text.slice(0, space);
  return space > 0 && namesDays(start, language) && namesDays(text.slice(space), language);
}

/** Days of the week in Chinese and Japanese characters, with what joins them. */
const hanDays = /[每毎週周星期禮礼拜曜月火水木金土一二三四五六日天祝至到]{2,12}/gu;

/** Whether the first of a few parts is nothing but days and hours, and the others say when else it is open. */
const beginsTimetable = ([first = "", ...others]: readonly string[], language: string): boolean =>
  namesDays(first, language) &&
  clockRange.test(first) &&
  toUntimed(first.replace(hanDays, ""), language) === "" &&
  others.every(isShortPart);

const isShortPart = (part: string): boolean => countWideLetters(part) <= maxPartLetters;

/** The most letters of such a part. */
const maxPartLetters = 24;

/** Selling from an hour on, at the start of what a stall says about it, and words for the hours of an office. */
const hourStarts: readonly RegExp[] = [
  /^(?:bán từ|phục vụ từ|ขาย(?:ตั้งแต่)?|jualan (?:dari|mulai)|sprzedajemy od|verkauf (?:ab|von)|vendita dalle|we sell from)\s?\p{Nd}/iu,
  /^(?:stránkové|úřední|úradné|uradne|radno|godziny urzędowania|sprechzeiten|sprechstunden?|bürozeiten|office hours)(?!\p{L})/iu,
  /^(?:horario de atención|orario di sportello|ügyfélfogadás|félfogadás|program cu publicul|приемно време|приёмные|приймальні)(?!\p{L})/iu,
];

/** Services of faith, with a word for their day before them at most: when they are is when people come. */
const worship: readonly RegExp[] = [
  /^(?:\p{L}{5,9} ){0,2}(?:mass(?:es)?|worship|divine liturgy|vespers|evensong|jumm?u?['’]?ah?|sabbath school)(?!\p{L})/iu,
  /^(?:gottesdienste?|heilige messen?|messes?|misas?|missas?|(?:santa |sante )?mess[ae]|cultos?|msze|mszy|mše|služby božie)(?!\p{L})/iu,
  /^(?:богослуж\p{L}{2,5}|літург\p{L}{2}|литург\p{L}{2}|ibada|misa|kebaktian|thánh lễ|szentmis[eé]k?)(?!\p{L})/iu,
  /^(?:주일|새벽|수요)\s?(?:예배|미사)|^(?:主日|弥撒|彌撒|礼拝|ミサ)/u,
];

const inBrackets = /[(（][^()（）]*[)）]/gu;

/** Whether a sentence says when services of faith are. */
export const statesWorship = (sentence: string, language: string): boolean =>
  worship.some((start) => start.test(sentence)) &&
  namesTime(sentence, language) &&
  !statesPrice(sentence.replace(inBrackets, ""));

/** Whether lines are days and their hours, each of them. */
const areHourRows = (rows: readonly string[], language: string): boolean =>
  rows.length > 1 && rows.every((row) => splitHourRow(row, language) !== undefined);

/** Whether a sentence says when people can come. */
export function statesHours(sentence: string, language: string): boolean {
  if (sentence.length > maxHours || namesYear(sentence) || openThings.test(sentence)) return false;
  const place = getOpeningPattern(language)?.exec(sentence)?.index;
  const namesDay = namesDays(sentence, language) || (sentence.length <= maxDaysAlone && everyDay.test(sentence));
  const isShort = sentence.length <= maxShortHours;
  if (place !== undefined && (language in openingParts || isShort || place <= sentence.length * latestOpening)) {
    const isSeason = place === 0 && sentence.length <= maxSeason && !working.test(sentence);
    return namesDay || clock.test(sentence) || hourWord.test(sentence) || isSeason;
  }
  if (hourStarts.some((start) => start.test(sentence) && namesTime(sentence, language))) return true;
  if (sentence.length <= maxDaysAlone && beginsWithDays(sentence, language)) return true;
  if (sentence.length <= maxHoursAlone && areHourRows(splitHourPairs(sentence, language), language)) return true;
  const parts = sentence.split(/[,，、،](?!\s?\p{Nd})/u);
  const isTimetable = parts.every((part) => namesTime(part, language)) || beginsTimetable(parts, language);
  const isAbout = sentence.length <= maxHoursAlone && (parts.length <= maxHourParts || isTimetable);
  // Some days until an hour, and others not at all.
  if (isTimetable && parts.length > 1 && namesDay && isAbout && clock.test(sentence) && place !== undefined) return true;
  const range = clockRange.exec(sentence)?.index;
  if (range === undefined || !isAbout) return false;
  return (
    namesDay ||
    (clock.test(sentence) && (range <= latestRange ? sentence.length <= maxRangeAlone : sentence.length <= maxRangeAfter))
  );
}

/** The most letters that say something else before a sentence comes to when it is open. */
const maxBeforeOpening = 16;

/** Where a sentence has come to its first day or hour if that is what it is about, in letters. */
const latestTime = 28;

/** A word that is long enough to be a thing, rather than one such as “from”. */
const longWord = /^\p{L}{5}/u;

/** Whether a sentence says when a thing begins, such as a class: it names that first, and has no end. */
function isSession(sentence: string, language: string): boolean {
  const [first = "", ...others] = sentence.split(" ", 2);
  return others.length > 0 && longWord.test(first) && !namesDays(first, language) && !clockRange.test(sentence);
}

/** Whether a sentence about being open says when, of itself alone: not for a season, nor after something else. */
export function isAboutOpening(sentence: string, language: string): boolean {
  if (!namesTime(sentence, language) && !everyDay.test(sentence)) return false;
  const place = getOpeningPattern(language)?.exec(sentence)?.index;
  // Without a word for being open, another thing that happens then begins the sentence: a delivery, a drop-off.
  if (place === undefined)
    return (
      !isSession(sentence, language) &&
      (namesTime(sentence.slice(0, latestTime), language) || clockRange.test(sentence.slice(0, latestTime)))
    );
  const before = sentence.slice(0, Math.max(0, sentence.slice(0, place).search(/[,，،、](?=[^,，،、]{0,60}$)/u)));
  return before.length < maxBeforeOpening || namesTime(before, language);
}

/** Whether a sentence about hours says when people meet for something that it names, or at what hour that begins. */
export function isMeeting(sentence: string, language: string): boolean {
  const [first = ""] = sentence.split(" ", 1);
  const isNamed = sentence.includes(" ") && longWord.test(first) && !namesDays(first, language);
  return !namesOpening(sentence, language) && (isNamed || !clockRange.test(sentence));
}

/** Words for closing, with which a sentence that names an hour alone says only until when. */
const closing: readonly RegExp[] = [
  /(?<!\p{L})(?:closed?|closes|geschlossen|schließ\p{L}{1,3}|fermé\p{L}{0,2}|ferme|cerrad[oa]s?|cerramos|chius[oi])(?!\p{L})/iu,
  /(?<!\p{L})(?:fechad[oa]s?|gesloten|stängt|lukket|zamknięt\p{L}|zavřeno|закрыт\p{L}{0,2}|зачинен\p{L})(?!\p{L})/iu,
  /(?<!\p{L})(?:затворено|κλειστ\p{L}|kapalı|tutup|đóng)(?!\p{L})/iu,
  /बंद|বন্ধ|ਬੰਦ|મૂકીએ|மூட|مغلق|تعطیل|بسته|סגור|打烊|閉店|关门|關門/u,
];

/** Whether a sentence says only from which hour on something is closed, and nothing of when it is open. */
export const statesClosingAlone = (sentence: string, language: string): boolean =>
  closing.some((words) => words.test(sentence)) &&
  !namesDays(sentence, language) &&
  !clockRange.test(sentence) &&
  sentence.match(/\p{Nd}+/gu)?.length === 1;

/** The mark of a topic behind the word for being open, in Japanese and Korean. */
const topicMark = /^(?:時間)?(?:は、?|(?:시간)?[은는]\s)/u;

/** A sentence about hours as its lines: below their label they need no word for being open. */
export function splitHours(sentence: string, language: string): readonly string[] {
  const opening = getOpeningPattern(language)?.exec(sentence);
  const stated =
    opening?.index === 0
      ? sentence
          .slice(opening[0].length)
          .replace(topicMark, "")
          .replace(/^\s*[:：]/u, "")
          .trim()
      : sentence;
  const rows = splitHourPairs(stated, language);
  return rows.length > 1 ? rows : [sentence];
}
