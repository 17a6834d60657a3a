import openingFile from "#data/languages/opening.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { dayRange, namesDays, namesWeekday } from "#/studio/copy/calendar-names";
import { splitHourPairs, splitHourRow } from "#/studio/copy/hour-pairs";
import {
  accessWords,
  listPlaceStarts,
  namesAccess,
  namesStreet,
  unspacedAccess,
  vehicleWords,
  wheelchairWords,
} from "#/studio/copy/place-words";
import { statesPayment } from "#/studio/copy/payment";
import { statesLack } from "#/studio/copy/refusals";
import { countWideLetters } from "#/studio/copy/sentences";
import { statesSellingHours } from "#/studio/copy/selling-hours";
import { isShortDay } from "#/studio/copy/short-days";
import { namesSupport } from "#/studio/copy/support-words";
import { createWordPattern } from "#/studio/copy/word-pattern";
import { isDiscount, splitOffPrices, splitPriceClauses } from "#/studio/copy/price-clauses";
import { statesPayout, statesPenalty } from "#/studio/copy/outgoing-amounts";
import { startsWithPrice, statesPrice } from "#/studio/copy/amounts";
import { beginsWithPrices, isAboutPrices, listsPrices } from "#/studio/copy/stated-prices";

/** What people look up before they come or order; what no label fits for certain is a detail. */
export type PracticalRole = "hours" | "prices" | "place" | "payment" | "detail";

/** The roles that have a label of their own. */
export type LabelledRole = Exclude<PracticalRole, "payment">;

/** Sentences of a brief about one thing that people look up, below its label. */
export type PracticalFact = { readonly label: string; readonly texts: readonly string[] };

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

/** A number of an hour with what says so, before or after it. */
const digitClock =
  /\p{Nd}{1,2}\s?(?:[:.h]\s?\p{Nd}{2}(?!\p{Nd})|[ap]\.?\s?m(?!\p{L})|uhr|uur|óra|час|น\.|[時时点點시]|बजे|giờ|h(?!\p{L})|صباح|مساء|σ)/iu;
/** What is counted with a number that is no hour: days, months, people, things and their measures. */
const counted =
  "[%€£$₹°²]|km|kg|m|cm|g|l|days?|weeks?|months?|years?|minutes?|min|hours?|people|persons?|guests?|places?|seats?|tage?n?|" +
  "wochen?|monate?n?|jahre?n?|minuten|stunden|personen|plätze?n?|jours?|semaines?|mois|ans?|personnes?|días?|semanas?|meses|" +
  "años?|personas|giorni|settimane|mesi|anni|persone|dias?|meses|anos?|pessoas|dagen|weken|maanden|jaar|personen|dagar|" +
  String.raw`minut\p{L}{1,3}|минут\p{L}{0,2}|хвилин\p{L}{0,2}|perc|dakika|phút|menit|λεπτά|` +
  String.raw`dager?|dni|dnia|dzień|tygodni|miesięcy|lat|osób|dn[yíů]|týdn\p{L}{0,2}|měsíc\p{L}{0,2}|let|osob|tun|nap\p{L}{0,3}|fő|` +
  String.raw`дн\p{L}{1,3}|недел\p{L}{1,2}|месяц\p{L}{0,3}|лет|человек|осіб|тижн\p{L}{0,3}|місяц\p{L}{0,3}|рок\p{L}{0,3}|весіль|` +
  String.raw`ημέρες|άτομα|gün|kişi|hari|orang|ngày|người|μέτρ\p{L}{1,2}|metr\p{L}{1,4}|метр\p{L}{0,2}|meter|mètres`;
/** Of these, what lasts longer than a day: `5 to 8 weeks` is no time to come. */
const countedInDays =
  "days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|días?|semanas?|meses|años?|giorni|" +
  "settimane|mesi|anni|dias?|anos?|dagen|weken|maanden|jaar|dagar|veckor|månader|dager?|uger?|uker?|måneder|päivää|viikkoa|" +
  String.raw`kuukautta|dni|dnia|tygodni|miesięcy|lat|dn[yíů]|týdn\p{L}{0,2}|měsíc\p{L}{0,2}|nap|hét|hónap|zile|săptămâni|luni|` +
  String.raw`дн\p{L}{1,3}|недел\p{L}{1,2}|месяц\p{L}{0,3}|лет|тижн\p{L}{0,3}|місяц\p{L}{0,3}|ημέρες|εβδομάδες|gün|hafta|ay|` +
  "hari|minggu|bulan|ngày|tuần|tháng|日|週間|か月|天|周|週|个月|個月|일|주|개월";
const hourWord = new RegExp(
  String.raw`(?<!\p{L})(?:from|until|till?|to|bis|ab|à|alle|às|a las|od|do|до|з|с|ως|kl\.?|klo|saat|jam|pukul|lúc|hasta|até|` +
    String.raw`sampai|tot)\s\p{Nd}{1,2}(?!\p{Nd}|\.\s?\p{Ll}|[–—-]|,\p{Nd}|\s?(?:${counted})(?!\p{L}))`,
  "iu",
);

/** Words for all days, or those on which people work. */
const everyDay = new RegExp(
  "(?<!\\p{L})(?:daily|every day|weekdays|täglich|werktags|tous les jours|en semaine|todos los días|a diario|ogni giorno|" +
    "tutti i giorni|feriali|todos os dias|dias úteis|dagelijks|elke dag|werkdagen|varje dag|alla dagar|vardagar|hver dag|alle dager|" +
    "hverdager?|päivittäin|joka päivä|arkisin|codziennie|denně|každý den|denne|naponta|minden nap|hétköznap|zilnic|svaki dan|" +
    "svakodnevno|vsak dan|всеки ден|ежедневно|каждый день|по будням|будни|щодня|у будні|будні|καθημερινά|κάθε μέρα|her gün|" +
    "hafta içi|setiap hari|tiap hari|hàng ngày|mỗi ngày|kila siku)(?!\\p{L})",
  "iu",
);

/** Hours in Chinese numerals, in Armenian, Georgian and Bengali. */
const otherClock = /[一二三四五六七八九十]{1,3}[點点時时]|ժամը\s?\p{Nd}|\p{Nd}\s?(?:საათ|টা(?![\p{L}\p{M}]))/u;
/** Parts of the day before an hour, in Hindi and Marathi and in other languages that need no other word for it. */
const northernDayPart = /(?:सुबह|दोपहर|शाम|रात|सकाळी|दुपारी|संध्याकाळी|रात्री)\s?\p{Nd}{1,2}/u;
const dayPart = /(?:সকাল|বিকাল|রাত|காலை|மாலை|இரவு|ఉదయం|సాయంత్రం|ಬೆಳಿಗ್ಗೆ|ಸಂಜೆ|രാവിലെ|വൈകിട്ട്|સવારે|સાંજે|صبح|شام)\s?\p{Nd}{1,2}/u;
const dayPartAfter = /\p{Nd}{1,2}\s?(?:(?:ال)?صبح|(?:ال)?عصر|(?:ال)?ظهر|الضهر|المغرب|بالليل|شب|بعدازظهر)(?!\p{L})/u;
const nordicHour = /(?<!\p{L})(?:klo|kl\.?)\s?\p{Nd}{1,2}/iu;
const amharicHour = /\p{Nd}{1,2}\s?(?:ሰዓት|ሰአት)/u;
const persianHour = /ساعت\s?\p{Nd}{1,2}/u;
const swahiliHour = /(?<!\p{L})saa\s\p{Nd}{1,2}\s(?:asubuhi|mchana|jioni|usiku|alfajiri)/iu;
const thaiHour = /(?:\p{Nd}|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|เอ็ด)\s?(?:โมง|ทุ่ม)/u;
/** Words for being open at all hours. */
const aroundTheClock =
  /(?<!\p{L})(?:круглосуточно|цілодобово|денонощно|non-?stop|całodobowo|éjjel-nappal|round the clock|rund um die uhr)(?!\p{L})/iu;
const clock = {
  test: (text: string): boolean =>
    aroundTheClock.test(text) ||
    digitClock.test(text) ||
    otherClock.test(text) ||
    dayPart.test(text) ||
    dayPartAfter.test(text) ||
    northernDayPart.test(text) ||
    swahiliHour.test(text) ||
    amharicHour.test(text) ||
    persianHour.test(text) ||
    thaiHour.test(text) ||
    nordicHour.test(text),
};

/** From one hour to another. */
const hour =
  String.raw`\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})?\s?(?:[ap]\.?\s?m\.?|uhr|uur|h|น\.|[時时点點시]半?|` +
  String.raw`(?:صباحًا|الصبح|صبح|مساءً|عصر|ظهر|شب|asubuhi|mchana|jioni|usiku|ሰዓት(?: ጠዋት| ማታ)?)(?!\p{L}))?`;
const joiner =
  "(?:[–—~〜-]|முதல்|से|ते|mpaka|hadi|to|till?|until|bis|" +
  "à|a|às|as|al|alle|do|до|tot|ως|έως|μέχρι|từ|đến|sampai|hingga|по|から|到|至|부터|से|حتى|" +
  "إلى|لـ|تا|עד|እስከ|ve|ile|og|och)";
const clockRange = new RegExp(
  String.raw`(?<!\p{Nd})${hour}\s?${joiner}\s?(?:(?:kl\.?|सुबह|शाम|रात|दोपहर|오전|오후|저녁|夜|午後|下午|晚上?|มืด)\s?)?` +
    String.raw`\p{Nd}{1,2}(?!\p{Nd}|\s?[번호개명세살층号番歳岁个個]|\s?(?:${countedInDays})(?!\p{L}))`,
  "iu",
);

/** A year in which something began is a story. */
const yearNumber = /(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd}|\s?(?:[€£$₴₽]|kr|zł|Kč|Ft|元|円|원|บาท))/u;

/** Longer sentences say more than that, in letters. */
const [maxHours, maxHoursAlone, maxDaysAlone, maxSeason, maxPlace] = [140, 90, 48, 70, 120] as const;
/** The same for a sentence about prices, and for a list of them. */
const [maxPrices, maxPriceList] = [200, 320] as const;

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

/** Whether a text names a day of the week or an hour. */
export const namesTime = (text: string, language: string): boolean =>
  namesDays(text, language) || clock.test(text) || hourWord.test(text);

/** Whether a text has a word for being open or closed. */
export const namesOpening = (text: string, language: string): boolean => getOpeningPattern(language)?.test(text) === true;

/** Whether a text names the year in which something was or began. */
export const namesYear = (text: string): boolean => yearNumber.test(text);

/** Short words between two days. */
export const dayJoiner = /^(?:and|to|und|bis|et|au|y|a|e|i|og|och|en|és|ja|și|и|і|та|й|και|ve|dan|và|u|do|tot|till|til)$/iu;

/** What is left of a text that says only when, without its days, hours and short words between them. */
const toUntimed = (text: string, language: string): string =>
  text
    .replace(everyDay, "")
    .replace(/[\p{L}\p{M}]+/gu, (word) =>
      dayJoiner.test(word) || namesWeekday(word, language) || isShortDay(word, language) ? "" : word,
    )
    .replace(new RegExp(clockRange, "giu"), "")
    .replace(new RegExp(digitClock, "giu"), "")
    .replace(new RegExp(dayRange, "giu"), "")
    .replace(/[^\p{L}]/gu, "");

/** The letters of a sentence in which its first day stands if it begins with it. */
const dayStart = 14;

/** Whether a sentence begins with a day and names another one, such as “Tuesday to Saturday”. */
function beginsWithDays(sentence: string, language: string): boolean {
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
const statesWorship = (sentence: string, language: string): boolean =>
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

/** Whether a sentence says where it is, or how a wheelchair gets in. */
function statesPlace(sentence: string): boolean {
  if (sentence.length > maxPlace) return false;
  if (wheelchairWords.test(sentence)) return !vehicleWords.some((words) => words.test(sentence));
  const isFound = listPlaceStarts(sentence).some((start) => start < (namesYear(sentence) ? 1 : sentence.length));
  return isFound || namesStreet(sentence) || (namesAccess(sentence) && !beginsWithParking(sentence));
}

/** What makes a way in easy stands with where the way is; a place to park alone is no address. */
const easyWay = /^(?:step-free|barrierefrei|バリアフリー|пандус|ліфт|лифт)/iu;

/** Whether a sentence begins with where people park, and so says nothing of where that is. */
const beginsWithParking = (sentence: string): boolean =>
  sentence.length <= maxPlace &&
  !easyWay.test(sentence) &&
  [accessWords, unspacedAccess].some((words) => words.exec(sentence)?.index === 0);

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
function isAboutOpening(sentence: string, language: string): boolean {
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

/** A sentence that says when people can come between two commas as two, the hours apart; else the sentence. */
function splitOffHours(sentence: string, language: string): readonly string[] {
  const parts = sentence.split(/[,，]\s(?!\p{Nd}{1,2}(?:\s|$))/u);
  const index = parts.findIndex(
    (part) =>
      clockRange.test(part) &&
      (clock.test(part) || namesDays(part, language) || everyDay.test(part)) &&
      toUntimed(part, language) === "",
  );
  const others = parts.filter((_, place) => place !== index);
  const before = parts[index - 1]?.split(/[\s,.]+/u).findLast((word) => word !== "") ?? "";
  if (
    index < 0 ||
    others.length === 0 ||
    isShortDay(before, language) ||
    namesSupport(sentence) ||
    statesHours(sentence, language) ||
    namesTime(others.join(", "), language)
  )
    return [sentence];
  const stop = /[.。।۔!]$/u.exec(sentence)?.[0] ?? "";
  return [capitalizeTitle(`${others.join(", ").replace(/[.。।۔!]$/u, "")}${stop}`, language), parts[index]?.trim() ?? ""];
}

/** An address with the word for it, before hours in Chinese or Japanese. */
const addressBeforeHours = /^((?:厂址|廠址|店址|地址|住所|所在地)[^,，、。]{4,40})[,，、](\S[^。]{4,60})(。?)$/u;

/** A sentence that says where something is and then its hours as one about each. */
function splitOffAddress(sentence: string, language: string): readonly string[] {
  const [, address, hours, stop = ""] = addressBeforeHours.exec(sentence) ?? [];
  const isTwo = address !== undefined && hours !== undefined && statesHours(hours, language) && !statesHours(address, language);
  return isTwo ? [`${address}${stop}`, `${hours}${stop}`] : [sentence];
}

/** A sentence that says where something is and, between commas, when it is open, in either order, as one about each. */
function splitPlaceAndHours(sentence: string, language: string): readonly string[] {
  const stop = /[.。।۔!]$/u.exec(sentence)?.[0] ?? "";
  const marks = [...sentence.matchAll(/[,，]\s?(?!\p{Nd}{1,2}(?:\s|$))/gu)];
  const isPlace = (text: string) => statesPlace(text) && !statesHours(text, language);
  for (const { 0: mark, index } of marks) {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + mark.length)];
    const [next = ""] = after.split(/[,，]/u, 1);
    const isPlaceFirst = isPlace(before) && !namesTime(before, language) && statesHours(next.replace(stop, ""), language);
    const isHoursFirst = statesHours(before, language) && isPlace(next.replace(stop, "")) && !namesTime(after, language);
    if (isPlaceFirst || isHoursFirst) return [`${before}${stop}`, capitalizeTitle(after.trim(), language)];
  }
  return [sentence];
}

/** A sentence that says on which days and at what hours something is, and then what that costs, as two. */
function splitOffSessions(sentence: string, language: string): readonly string[] {
  const { 0: mark = "", index } = /[,،]\s(?!\p{Nd}{1,2}(?:\s|$))/u.exec(sentence) ?? {};
  if (index === undefined) return [sentence];
  const [when, costs] = [sentence.slice(0, index), sentence.slice(index + mark.length)];
  const stop = /[.।۔!]$/u.exec(sentence)?.[0] ?? "";
  const isTwo = startsWithPrice(costs) && !statesPrice(when) && clock.test(when) && beginsWithDays(when, language);
  return isTwo ? [`${when}${stop}`, costs] : [sentence];
}

/** Whether a sentence about hours says when people meet for something that it names, or at what hour that begins. */
export function isMeeting(sentence: string, language: string): boolean {
  const [first = ""] = sentence.split(" ", 1);
  const isNamed = sentence.includes(" ") && longWord.test(first) && !namesDays(first, language);
  return !namesOpening(sentence, language) && (isNamed || !clockRange.test(sentence));
}

/** A sentence that lists prices and says when people can come as one about each. */
export const splitPracticalSentence = (sentence: string, language: string): readonly string[] =>
  splitOffPrices(sentence, language, (part) => statesHours(part, language))
    .flatMap((part) => splitPriceClauses(part, language, (text) => namesTime(text, language)))
    .flatMap((part) => splitOffHours(part, language))
    .flatMap((part) => splitOffAddress(part, language))
    .flatMap((part) => splitPlaceAndHours(part, language))
    .flatMap((part) => splitOffSessions(part, language));

/** Whether a sentence says nothing of prices but what is taken off them. */
const isOnlyDiscount = (sentence: string, language: string): boolean =>
  isDiscount(sentence, language) && !/[,，、;；]\s?(?!\p{Nd})/u.test(sentence);

/** Words for closing, with which a sentence that names an hour alone says only until when. */
const closing: readonly RegExp[] = [
  /(?<!\p{L})(?:closed?|closes|geschlossen|schließ\p{L}{1,3}|fermé\p{L}{0,2}|ferme|cerrad[oa]s?|cerramos|chius[oi])(?!\p{L})/iu,
  /(?<!\p{L})(?:fechad[oa]s?|gesloten|stängt|lukket|zamknięt\p{L}|zavřeno|закрыт\p{L}{0,2}|зачинен\p{L})(?!\p{L})/iu,
  /(?<!\p{L})(?:затворено|κλειστ\p{L}|kapalı|tutup|đóng)(?!\p{L})/iu,
  /बंद|বন্ধ|ਬੰਦ|મૂકીએ|மூட|مغلق|تعطیل|بسته|סגור|打烊|閉店|关门|關門/u,
];

/** Whether a sentence says only from which hour on something is closed, and nothing of when it is open. */
const saysOnlyClosing = (sentence: string, language: string): boolean =>
  closing.some((words) => words.test(sentence)) &&
  !namesDays(sentence, language) &&
  !clockRange.test(sentence) &&
  sentence.match(/\p{Nd}+/gu)?.length === 1;

/** Whether a sentence that names a place to park says when something happens there. */
const isEventAtPlace = (sentence: string, language: string): boolean =>
  accessWords.test(sentence) &&
  namesDays(sentence, language) &&
  !clockRange.test(sentence) &&
  !wheelchairWords.test(sentence) &&
  !namesStreet(sentence);

/** What people look up that a sentence states; `undefined` if it says something else. */
export function findPracticalRole(sentence: string, language: string): PracticalRole | undefined {
  if (statesWorship(sentence, language)) return "hours";
  if (statesSellingHours(sentence) && !statesPrice(sentence)) return "hours";
  if (statesHours(sentence, language) && !statesPrice(sentence) && namesSupport(sentence)) return "detail";
  if (statesHours(sentence, language) && !statesPrice(sentence))
    return isAboutOpening(sentence, language) && !saysOnlyClosing(sentence, language) ? "hours" : "detail";
  if (statesPayout(sentence)) return undefined;
  if (statesPenalty(sentence)) return "detail";
  const mostLetters = listsPrices(sentence) ? maxPriceList : maxPrices;
  if (sentence.length <= mostLetters && (isAboutPrices(sentence) || beginsWithPrices(sentence)))
    return isOnlyDiscount(sentence, language) ? "detail" : "prices";
  if (statesPayment(sentence)) return "payment";
  if (statesPlace(sentence) && !isEventAtPlace(sentence, language)) return "place";
  const isInVehicle = sentence.length <= maxPlace && wheelchairWords.test(sentence);
  return isInVehicle || beginsWithParking(sentence) || statesLack(sentence, language) ? "detail" : undefined;
}

/** Whether a sentence is to be looked up only: how to pay, where it is, or a detail. */
export function statesDetail(sentence: string, language: string): boolean {
  const role = findPracticalRole(sentence, language);
  return role === "payment" || role === "place" || role === "detail";
}

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
