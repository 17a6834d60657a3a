import { trimEndCharacters } from "#/kernel/text/trim";
import { capitalizeTitle } from "#/studio/copy/capitalize";

/** Currencies before and after an amount. */
const before =
  String.raw`[€£$¥₹₪₩₱฿₦₺₴₽]|৳|R\$|S\$|S/\.?|RM|CHF|EUR|USD|GBP|Rs\.?|Rp\.?|Tk\.?|ரூ\.?|रु\.?|रू\.?|રૂ\.?|ರೂ\.?|రూ\.?|രൂ\.?|රු\.?|` +
  "GH₵|KES|KSh|TZS|UGX|NGN|GHS|AED|SAR|PHP|" +
  String.raw`HK\$|NT\$|TT\$|C\$|A\$|NZ\$|kr\.?`;
const after =
  String.raw`[€£$₹₪₽₴₺₩₫฿]|EUR|CHF|DH|TL|RSD|PLN|kn|kr\.?|Kč|zł|Ft|lei|MT|MZN|Kz|đ|F?CFA|лв\.?|грн\.?|` +
  String.raw`руб\p{L}{0,3}\.?|ден\p{L}{0,3}|дин\.?|динар\p{L}{0,2}|тг|тенге|драм\p{L}{0,2}|euros?|ευρώ|` +
  String.raw`kroner|kronor|kronur|гривень|рублей|лари|dollars?|pounds?|triệu|nghìn|ngàn|baht|ringgit|rupiah|` +
  String.raw`ש["״]ח|שקל\p{L}{0,2}|دينار\p{L}{0,2}|دنانير|ريال\p{L}{0,2}|درهم\p{L}{0,2}|` +
  String.raw`جنيه\p{L}{0,2}|شيكل|تومان|रुपये|रुपए|টাকা|დრამი|լարი|դրամ\p{L}{0,3}|ብር`;
const unspacedAfter = "[元円圆원]|บาท|ກີບ|រៀល|ကျပ်|万円|千円|만\\s?원|천\\s?원";
const amount = String.raw`\p{Nd}[\p{Nd}.,'\u00a0\u202f ]{0,14}`;
const price = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${before})\s?(?<lead>${amount})|` +
    String.raw`(?<rest>${amount})(?:(?:${after})(?![\p{L}\p{M}\p{N}])|[万千만천]?\s?(?:${unspacedAfter}))`,
  "giu",
);

/** Larger amounts are what something is insured for or worth, not what it costs. */
const mostDigits = 5;
const strongCurrency = /[€£$]/u;

/** Whether a sentence says what something costs. */
export const statesPrice = (sentence: string): boolean =>
  [...sentence.matchAll(price)].some(({ 0: text, groups }) => {
    const digits = (groups?.lead ?? groups?.rest ?? "").replace(/[.,]\p{Nd}{2}(?!\p{Nd})/u, "").match(/\p{Nd}/gu)?.length ?? 0;
    return !(strongCurrency.test(text) && digits > mostDigits);
  });

/** Where the entries of a price list end: at commas that belong to no number. */
const entryEnd = /(?<=[^\p{N}])[,，、;；]\s?|(?<=\p{N})(?:，|、|；|[,;](?!\p{N}))\s?/u;

/** The least share of the entries of a list that state prices if the list is about them, and the most entries of a short one. */
const [leastShare, mostEntries] = [1 / 2, 3] as const;

/** An entry that ends with an amount: in a list that has named its currency, it is in that. */
const endsWithAmount = /\p{L}\s\p{Nd}{2,5}\s?$/u;
const fullStops = ".。।۔";

/** The prices of a list: its first names the currency, and the others need not. */
function listPriced(entries: readonly string[]): readonly string[] {
  const [first = ""] = entries;
  const isNamed = statesPrice(first);
  return entries.filter(
    (entry, index) => statesPrice(entry) || (isNamed && index > 0 && endsWithAmount.test(trimEndCharacters(entry, fullStops))),
  );
}

/** Whether a sentence is about what things cost: not if it lists what is done and one price. */
export function isAboutPrices(sentence: string): boolean {
  const entries = sentence.split(entryEnd);
  const [first = ""] = entries;
  const beginsWithPrice = entries.length <= mostEntries && statesPrice(first);
  return beginsWithPrice || listPriced(entries).length >= entries.length * leastShare;
}

/** Letters of scripts without spaces, in which a price may be followed by the next name at once. */
const unspacedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const rangeWord = /^\s*(?:[到至から～〜–—-]|ถึง|ຫາ)/u;

/** The parts of a text without separators that are a name and its price each, else the text. */
function splitAfterPrices(text: string): readonly string[] {
  const ends = [...text.matchAll(price)].map(({ 0: match, index }) => index + match.trimEnd().length);
  const parts = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
  const isWhole = text.slice(ends.at(-1) ?? 0).trim() === "";
  const areNamed = parts.every((part) => unspacedLetter.test(part.charAt(0)) && !rangeWord.test(part));
  return parts.length > 1 && isWhole && areNamed ? parts : [text];
}

/** The entries of a sentence that is a list of prices, else the sentence. */
export function splitPriceList(sentence: string, language: string): readonly string[] {
  const entries = trimEndCharacters(sentence, fullStops)
    .split(entryEnd)
    .flatMap((entry) => splitAfterPrices(entry.trim()))
    .map((entry) => capitalizeTitle(entry, language));
  return entries.length > 1 && listPriced(entries).length === entries.length ? entries : [sentence];
}
