import { capitalizeTitle } from "#/studio/copy/capitalize";
import { parseOfferItems, splitIntroduced, splitQualified } from "#/studio/copy/offer-items";
import { splitSentences } from "#/studio/copy/sentences";
import { startsWithPrice, statesPrice } from "#/studio/copy/amounts";
import { isPriceAlone, splitPricedEntry } from "#/studio/copy/priced-entries";
import { countPriced, entryEnd } from "#/studio/copy/stated-prices";
import { findNumberWord } from "#/studio/marks/number-words";

/** What is compared of an item of an offer. */
type ListedItem = { readonly title: string };

/** The share of a sentence's letters that its items repeat if they leave nothing of it unsaid. */
const wholeShare = 0.8;

/** A text as its letters and numbers alone, to be compared. */
export const toLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

const countLetters = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;

/** Whether the items of an offer say all that its sentence says. */
export const isListed = (sentence: string, items: readonly ListedItem[]): boolean =>
  items.every(({ title }) => sentence.toLowerCase().includes(title.toLowerCase())) &&
  items.reduce((sum, { title }) => sum + countLetters(title), 0) >= countLetters(sentence) * wholeShare;

/** The least share of the items of a list that state prices if it is a price list. */
const leastPriced = 0.5;

/** Whether a list is one of prices. */
export const isMostlyPriced = (items: readonly string[]): boolean =>
  items.length > 0 && countPriced(items) / items.length >= leastPriced;

/** How many there are at the end of a Korean item: one bath, one person. */
const koreanCount = /\s(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열|(?:한|두|세|네|다섯|여섯)\s?(?:명|개|대|곳|분|마리|칸))$/u;

/** A number of things or their measure in Chinese numerals. */
const hanCount = /[一二三四五六七八九十百千兩两]{1,6}(?:個|个|間|间|條|条|公里|台|張|张|位|名|人|分鐘|分钟|次|送)/u;

export const countNumbered = (items: readonly ListedItem[]): number =>
  items.filter(
    ({ title }) =>
      (/\p{Nd}/u.test(title) && !statesPrice(title)) ||
      koreanCount.test(title) ||
      hanCount.test(title) ||
      findNumberWord(title) !== undefined,
  ).length;

/** The most words before a colon that head a list, and say nothing without it. */
const mostHeadingWords = 2;

/** Whether a sentence is a list after a word or two that name all of it: `New roofs: tiles, sheet metal, shingles`. */
function isHeaded(sentence: string, lang: string): boolean {
  const intro = splitIntroduced(sentence, lang)?.intro.trim().split(/\s+/u);
  return intro !== undefined && intro.length <= mostHeadingWords;
}

/** The items of an offer that begins with a list: one that a heading of its own names stays a sentence. */
export const listOffered = (offer: string, lang: string): readonly string[] =>
  isHeaded(splitSentences(offer)[0] ?? "", lang) ? [] : parseOfferItems(offer, lang);

/**
 * An offer without the list that its first sentence introduces or qualifies, where the list is shown by itself. A list of
 * prices is kept, as a sentence after that which introduces it.
 */
export function cutListed(offer: string | undefined, lang: string, listed: readonly string[]): string | undefined {
  const [first = ""] = splitSentences(offer ?? "");
  if (isHeaded(first, lang)) return offer;
  const introduced = splitIntroduced(first, lang);
  if (isMostlyPriced(listed))
    return introduced === undefined
      ? offer
      : offer?.replace(first, () => `${introduced.intro} ${capitalizeTitle(introduced.list, lang)}`);
  const kept = introduced?.intro ?? splitQualified(first, lang)?.rest;
  return kept === undefined ? offer : offer?.replace(first, () => kept);
}

/** Measures, in which what is sold is counted and which are no name of it. */
const measures: readonly RegExp[] = [
  /^(?:(?:the|el|le|il|der|das|die|o|al) )?(?:kilo|kg|litre|liter|hour|month|stück|stunde|monat|heure|mois|mes|hora|ora|mese)$/iu,
  /^(?:ال)?(?:كيلو|لتر|ساعة|شهر)$|^(?:किलो|लीटर|월|회|시간|每月|月|每人)$/u,
];

/** An item with prices in brackets. */
const bracketed = /^(.{3,60}?)\s?[(（]([^()（）]{3,60})[)）]$/u;

/** An item of which the brackets say what several kinds of it cost, as its name and a price for each. */
function splitBracketed(title: string, lang: string): { readonly name: string; readonly prices: readonly string[] } | undefined {
  const [, name, list] = bracketed.exec(title) ?? [];
  if (name === undefined || list === undefined) return undefined;
  const entries = list.split(entryEnd);
  // An amount and what it is counted in is the price of the thing itself.
  if (entries.length === 1 && startsWithPrice(list)) return { name, prices: [`${name} ${list}`] };
  const rows = entries.map((entry) => splitPricedEntry(entry, lang));
  const prices = rows.flatMap((row) => (row === undefined || row.note !== undefined ? [] : [row]));
  const others = entries.filter((entry) => !statesPrice(entry));
  const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return prices.length === 0 || prices.length + others.length < rows.length
    ? undefined
    : {
        name: others.length === 0 ? name : `${name} (${others.join(", ")})`,
        prices: prices.map((row) => `${name} (${lang === "de" ? row.name : lower(row.name)}) ${row.amount}`),
      };
}

/** The fewest items of a list beside those that are prices, and of those with a price each that stand with others. */
const [leastBesidePrices, leastPricedItems] = [2, 2] as const;

/**
 * The items of a list without the prices among them, which stand with the others, and those: an item that is a price alone
 * is none, and several with their prices, or one beside `others`, are shown without them.
 */
export function takePrices(
  titles: readonly string[],
  lang: string,
  hasOthers: boolean,
): { readonly titles: readonly string[]; readonly prices: readonly string[] } {
  const brackets = new Map(titles.map((title) => [title, splitBracketed(title, lang)] as const));
  const toName = (title: string) => {
    const name = brackets.get(title)?.name ?? splitPricedEntry(title, lang)?.name;
    return name === undefined || measures.some((words) => words.test(name)) ? undefined : name;
  };
  const isAlone = (title: string) =>
    toName(title) === undefined && (isPriceAlone(title) || splitPricedEntry(title, lang) !== undefined);
  const alone = titles.filter(isAlone);
  const named = titles.filter((title) => toName(title) !== undefined);
  const taken = hasOthers || named.length >= leastPricedItems || alone.length > 0 ? [...alone, ...named] : alone;
  const plain = titles.flatMap((title) => {
    if (!taken.includes(title)) return [title];
    const name = toName(title);
    return name === undefined ? [] : [name];
  });
  const prices = titles.flatMap((title) => (taken.includes(title) ? (brackets.get(title)?.prices ?? [title]) : []));
  return taken.length === 0 || plain.length < leastBesidePrices ? { titles, prices: [] } : { titles: plain, prices };
}
