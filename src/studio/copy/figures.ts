/** Signs and short words of currencies, measures, times and counters, before and after a number. */
const before = String.raw`(?:[€£$¥₹₪₩₱฿₦]|[A-Z]{1,3}\$|CHF|GHS|Rs\.?|kr\.?)\s?`;
const currencies = `${String.raw`[€£$₹₪₽₴₺₩₫฿元円원]|CHF|DH|TL|EUR|kr\.?|Kč|zł|Ft|lei|лв\.?|грн|руб\.?|ден|дин\.?|`}บาท|شيكل|ريال|درهم`;
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

/** A year: four digits, of those that are written in ASCII only the ones of the last centuries. */
const year = /^(?:(?:1[5-9]|20)[0-9]{2}|(?![0-9])\p{Nd}{4})\s?[年년]?$/u;

/** Whether a number says something alone: a price, a share or a year. */
const isTelling = (text: string): boolean => withCurrency.test(text) || text.endsWith("%") || year.test(text);

/** What comes before the numbers of houses, districts and rooms, which are no figures. */
const numbering = /(?:^|[\s(])(?:no|nr|núm|str|ul|č|№|tel)\.?\s?$/iu;

const capitalized = /^\p{Lu}[\p{L}\p{M}.’'-]*$/u;
const inCapitals = /\p{Lu}{2}$/u;

/** Whether a text ends with a name, such as that of a standard: a number after it is a part of that. */
function endsWithName(text: string): boolean {
  if (!/\s$/u.test(text)) return false;
  const words = text.trim().split(/\s+/u);
  const last = words.at(-1) ?? "";
  return (words.length > 1 && capitalized.test(last)) || inCapitals.test(last);
}

/** Longer numbers are telephone numbers, and so are those that begin or go on as such. */
const maxDigits = 8;
const phoneStart = /^0\p{Nd}{2}/u;
const phoneRest = /^[ -]\p{Nd}{2}/u;

/** Letters before and after a number that say what it is. */
const nearby = 48;

/** The full stop of an abbreviation belongs to it, that of a sentence does not. */
const cutFullStop = (text: string, isAtEnd: boolean): string =>
  text.indexOf(".") === text.length - 1 && (isAtEnd || !/\p{L}\.$/u.test(text)) ? text.slice(0, -1) : text;

/** Sentences with more numbers are timetables and price lists: no one of them stands for all. */
const maxFigures = 3;

/**
 * The figure that a sentence is about, with its unit: a price, a share or a year. It is the first number
 * of the sentence, because a later one is about a detail. Hours, measures and counts say nothing without
 * the words around them.
 */
export function findFigure(sentence: string): string | undefined {
  const found = [...sentence.matchAll(figure)].filter(({ 0: text, index }) => {
    const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
    const start = sentence.slice(Math.max(0, index - nearby), index);
    const isPhone =
      digits > maxDigits ||
      phoneStart.test(text) ||
      phoneRest.test(sentence.slice(index + text.length, index + text.length + nearby));
    return !isPhone && !numbering.test(start) && (withCurrency.test(text.trim()) || !endsWithName(start));
  });
  const first = found[0]?.[0].trim() ?? "";
  const text = cutFullStop(first, sentence.trimEnd().endsWith(first));
  return found.length <= maxFigures && isTelling(text) ? text : undefined;
}
