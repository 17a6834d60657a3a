import { namesWeekday } from "#/studio/copy/calendar-names";
import { isProse } from "#/studio/copy/offer-prose";

/** Signs and short words of currencies, measures and times, before and after a number. */
const before = String.raw`(?:[€£$¥₹₪₩₱฿]|R\$|CHF|Rs\.?|kr\.?)\s?`;
const currencies =
  String.raw`[€£$₹₪₽₴₺₩₫฿元円원]|CHF|DH|TL|EUR|kr\.?|Kč|zł|Ft|lei|лв\.?|грн|руб\.?|ден|дин\.?|` + "บาท|شيكل|ريال|درهم";
const measures = String.raw`[%坪평㎡]|°C?|m²|km|cm|mm|m|kg|g|l|ha|kW|h|м²|км|см|мм|м|кг|г|л|кв\.м`;
const clocks = String.raw`[ap]\.?m\.?|giờ|Uhr|uur|óra|час(?:ов|а)?|น\.|[時时點点시]`;
const counters = "[년年月日席名人間间种杯分]";
const start = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}.,:/#+-])`;
const number = String.raw`\p{Nd}{1,2}\s?h\s?\p{Nd}{2}|\p{Nd}{1,9}(?:[.,:’'h]\p{Nd}{1,4}){0,3}(?:[\u00a0\u202f ]\p{Nd}{3}(?!\p{Nd}))?`;
const range = String.raw`(?:\s?[–/-]\s?\p{Nd}{1,6}(?:[.:h]\p{Nd}{2})?)?`;
const unit = String.raw`(?:\s?(?:${currencies}|${measures}|${clocks}|${counters})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}]))?`;
const end = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])`;
const figure = new RegExp(`${start}(?:${before})?(?:${number})${range}${unit}${end}`, "giu");

const withCurrency = new RegExp(`^${before}|(?:${currencies})$`, "iu");
const withTime = new RegExp(String.raw`\p{Nd}\s?[:.h]\s?\p{Nd}{2}(?!\p{Nd})|(?:${clocks}|h)$`, "iu");
const withMeasure = new RegExp(`(?:${measures}|${counters})$`, "u");

/** What comes before the numbers of houses, districts and rooms, which are no figures. */
const numbering = /(?:^|[\s(])(?:no|nr|núm|str|ul|č|№|tel)\.?\s?$/iu;

/** A name before a number, such as that of a street: the number is a part of it. */
const named = /(?:\S\s+\p{Lu}[\p{L}\p{M}.’'-]{0,30}|\p{Lu}{2,8})\s$/u;

const isTime = (text: string): boolean => !withCurrency.test(text) && withTime.test(text);

/** How telling a figure is: prices first, then years, ranges, measures, other numbers. */
function rankFigure(text: string): number {
  if (withCurrency.test(text)) return 6;
  if (/^\p{Nd}{4}$/u.test(text)) return 4;
  if (/[–/-]/.test(text)) return 3;
  if (withMeasure.test(text) || isTime(text)) return 3;
  return /^\p{Nd}$/u.test(text) ? 1 : 2;
}

/** Longer numbers are telephone numbers, and so are those that begin or go on as such. */
const maxDigits = 8;
const phoneStart = /^0\p{Nd}{2}/u;
const phoneRest = /^[ -]\p{Nd}{2}/u;

/** The word after a number, which says that it counts something. */
const counted = /^ (\p{Ll}[\p{L}\p{M}]{3,14}|\p{Lo}[\p{Lo}\p{M}]{2,14})(?![\p{L}\p{M}’'])/u;

/** Longer plain numbers are those of standards and registers. */
const maxPlainDigits = 4;

/** A number that can stand large above its sentence: a plain one counts something, and a digit says what. */
function toFigure(number: string, after: string, language: string): string | undefined {
  if (rankFigure(number) > 2) return number;
  const word = counted.exec(after)?.[1];
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
  if (word === undefined || isProse(word, language, true) || digits > maxPlainDigits) return undefined;
  return digits === 1 ? `${number} ${word}` : number;
}

/** Letters before and after a number that say what it is. */
const nearby = 48;

/** The full stop of an abbreviation with several belongs to it, that of a sentence does not. */
const cutFullStop = (text: string): string => (text.indexOf(".") === text.length - 1 ? text.slice(0, -1) : text);

/** Sentences with more numbers are timetables and price lists: no one of them stands for all. */
const maxFigures = 3;

/**
 * The figure that a sentence is about, with its unit: a price, a year, a measure or another number. It
 * is the first that the sentence says, because a later one is about a detail. A time of day stands alone:
 * hours and days of opening say little without one another.
 */
export function findFigure(sentence: string, language: string): string | undefined {
  const found = [...sentence.matchAll(figure)]
    .filter(({ 0: text, index }) => {
      const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
      const start = sentence.slice(Math.max(0, index - nearby), index);
      const isPhone =
        digits > maxDigits ||
        phoneStart.test(text) ||
        phoneRest.test(sentence.slice(index + text.length, index + text.length + nearby));
      return !isPhone && !numbering.test(start) && !(rankFigure(text.trim()) <= 2 && named.test(start));
    })
    .map(({ 0: text, index }) => ({
      text: cutFullStop(text.trim()),
      after: sentence.slice(index + text.length, index + text.length + nearby),
    }));
  const [first] = found;
  if (first === undefined || found.length > maxFigures) return undefined;
  const times = found.filter(({ text }) => isTime(text));
  const isRange = /[–/-]/.test(first.text);
  const saysWhen = times.length > (isTime(first.text) ? 1 : 0) || namesWeekday(sentence, language);
  if (isTime(first.text) ? isRange || saysWhen : isRange && saysWhen && !withCurrency.test(first.text)) return undefined;
  return toFigure(first.text, first.after, language);
}
