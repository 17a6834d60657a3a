import { dayRange, namesDays, namesWeekday } from "#/studio/copy/calendar-names";
import { isShortDay } from "#/studio/copy/short-days";

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

export const hourWord = new RegExp(
  String.raw`(?<!\p{L})(?:from|until|till?|to|bis|ab|à|alle|às|a las|od|do|до|з|с|ως|kl\.?|klo|saat|jam|pukul|lúc|hasta|até|` +
    String.raw`sampai|tot)\s\p{Nd}{1,2}(?!\p{Nd}|\.\s?\p{Ll}|[–—-]|,\p{Nd}|\s?(?:${counted})(?!\p{L}))`,
  "iu",
);

/** Words for all days, or those on which people work. */
export const everyDay = new RegExp(
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

export const clock = {
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

export const clockRange = new RegExp(
  String.raw`(?<!\p{Nd})${hour}\s?${joiner}\s?(?:(?:kl\.?|सुबह|शाम|रात|दोपहर|오전|오후|저녁|夜|午後|下午|晚上?|มืด)\s?)?` +
    String.raw`\p{Nd}{1,2}(?!\p{Nd}|\s?[번호개명세살층号番歳岁个個]|\s?(?:${countedInDays})(?!\p{L}))`,
  "iu",
);

/** A year in which something began is a story. */
const yearNumber = /(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd}|\s?(?:[€£$₴₽]|kr|zł|Kč|Ft|元|円|원|บาท))/u;

/** Whether a text names a day of the week or an hour. */
export const namesTime = (text: string, language: string): boolean =>
  namesDays(text, language) || clock.test(text) || hourWord.test(text);

/** Whether a text names the year in which something was or began. */
export const namesYear = (text: string): boolean => yearNumber.test(text);

/** Short words between two days. */
export const dayJoiner = /^(?:and|to|und|bis|et|au|y|a|e|i|og|och|en|és|ja|și|и|і|та|й|και|ve|dan|và|u|do|tot|till|til)$/iu;

/** What is left of a text that says only when, without its days, hours and short words between them. */
export const toUntimed = (text: string, language: string): string =>
  text
    .replace(everyDay, "")
    .replace(/[\p{L}\p{M}]+/gu, (word) =>
      dayJoiner.test(word) || namesWeekday(word, language) || isShortDay(word, language) ? "" : word,
    )
    .replace(new RegExp(clockRange, "giu"), "")
    .replace(new RegExp(digitClock, "giu"), "")
    .replace(new RegExp(dayRange, "giu"), "")
    .replace(/[^\p{L}]/gu, "");
