import { isProse } from "#/studio/copy/offer-prose";

/** Signs and short words of units, currencies and times, before and after a number. */
const before = String.raw`(?:[€£$¥₹₪₩₱฿]|R\$|CHF|Rs\.?|kr\.?|№)\s?`;
const currencies = String.raw`€|£|\$|₹|₪|₽|₴|₺|₩|₫|฿|CHF|DH|TL|EUR|kr\.?|Kč|zł|Ft|lei|лв\.?|грн|руб\.?|บาท|元|円|원|ден|дин\.?|شيكل|ريال|درهم`;
const measures = String.raw`%|°C?|m²|km|cm|mm|m|kg|g|l|ha|kW|h|м²|км|см|мм|м|кг|г|л|кв\.м|평|坪|㎡`;
const times = String.raw`a\.?m\.?|p\.?m\.?|giờ|Uhr|uur|óra|час(?:ов|а)?|時|时|點|点|시|น\.|[년年月日席名人間间种杯분分]`;
const figure = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}.,:/#+-])(?:${before})?\p{Nd}{1,9}(?:[.,:’'h]\p{Nd}{1,4}){0,3}` +
    String.raw`(?:\s?[–/-]\s?\p{Nd}{1,6}(?:[.:h]\p{Nd}{2})?)?(?:\s?(?:${currencies}|${measures}|${times})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}]))?`,
  "giu",
);

const withCurrency = new RegExp(`^${before}|(?:${currencies})$`, "iu");
const withTime = new RegExp(String.raw`\p{Nd}[:.h]\p{Nd}{2}(?!\p{Nd})|(?:${times}|h)$`, "iu");
const withMeasure = new RegExp(`(?:${measures})$`, "u");

/** What comes before the numbers of houses, districts and rooms, which are no figures. */
const numbering = /(?:^|[\s(])(?:no|nr|núm|str|ul|č|№|tel)\.?\s?$/iu;

/** A name before a number, such as that of a street: the number is a part of it. */
const named = /\S\s+\p{Lu}[\p{L}\p{M}.’'-]{0,30}\s$/u;

/** How telling a figure is: prices and times first, then years, ranges, measures, other numbers. */
function rankFigure(text: string): number {
  if (withCurrency.test(text)) return 6;
  if (withTime.test(text)) return 5;
  if (/^\p{Nd}{4}$/u.test(text)) return 4;
  if (/[–/-]/.test(text)) return 3;
  if (withMeasure.test(text)) return 3;
  return /^\p{Nd}$/u.test(text) ? 1 : 2;
}

/** The most digits of a figure; longer ones are telephone numbers. */
const maxDigits = 8;

/** The word after a number, which says what it counts. */
const counted = /^ (\p{Ll}[\p{L}\p{M}]{3,14}|\p{Lo}[\p{Lo}\p{M}]{2,14})(?![\p{L}\p{M}’'])/u;

/** A number with the word for what it counts, unless that only goes on with the sentence. */
function addCounted(number: string, after: string, language: string): string {
  const word = rankFigure(number) > 2 ? undefined : counted.exec(after)?.[1];
  return word === undefined || isProse(word, language, true) ? number : `${number} ${word}`;
}

/** The figure that a sentence is about, with its unit: a price, a time, a year, or another number. */
export function findFigure(sentence: string, language: string): string | undefined {
  const found = [...sentence.matchAll(figure)]
    .filter(({ 0: text, index }) => {
      const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
      const start = sentence.slice(0, index);
      return digits <= maxDigits && !numbering.test(start) && !(rankFigure(text.trim()) <= 2 && named.test(start));
    })
    .map(({ 0: text, index }) => ({ text: text.trim(), after: sentence.slice(index + text.length) }));
  const best = found.toSorted((one, other) => rankFigure(other.text) - rankFigure(one.text))[0];
  return best && addCounted(best.text, best.after, language);
}
