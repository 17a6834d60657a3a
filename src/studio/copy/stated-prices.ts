import { trimEndCharacters } from "#/kernel/text/trim";
import {
  endsInAmount,
  findPrices,
  fullStops,
  isAmountAlone,
  startsWithPrice,
  statesPrice,
  unspacedLetter,
} from "#/studio/copy/amounts";
import { listUnmarkedPrices } from "#/studio/copy/unmarked-prices";
import { joinBrackets } from "#/studio/copy/list-parts";
import { endsOpen } from "#/studio/copy/offer-prose";
import { isFreeEntry } from "#/studio/copy/free-words";
import { findSharedNames } from "#/studio/copy/shared-price";
import { perUnit } from "#/studio/copy/price-notes";
import { splitPricedEntry } from "#/studio/copy/priced-entries";
import { cutConjunction, findLastConjunction, listConjunctions } from "#/studio/copy/conjunctions";
import { capitalizeTitle } from "#/studio/copy/capitalize";

const notDigits = /[^\p{Nd}]+/gu;

/** Words of fewer letters say nothing alone, and more new ones than this say something more. */
const [leastLetters, mostNewWords] = [4, 1] as const;

/**
 * Whether a sentence says no more than texts beside it, such as those of plans, of which `amounts` are the prices: it
 * states prices, all of them are there, and so are its other words.
 */
export function repeatsPrices(sentence: string, amounts: readonly string[], texts: string): boolean {
  if (!isAboutPrices(sentence)) return false;
  const stated = findPrices(sentence).map(({ 0: found }) => found.replace(notDigits, ""));
  const known = new Set(amounts.map((text) => text.replace(notDigits, "")));
  const said = texts.toLowerCase();
  const words = sentence.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const added = words.filter((word) => [...word].length >= leastLetters && !said.includes(word));
  return stated.length > 0 && stated.every((digits) => known.has(digits)) && added.length <= mostNewWords;
}

/** Where the entries of a price list end: at commas that belong to no number, and at slashes after amounts. */
export const entryEnd =
  /(?<=[^\p{N}])[,，、;；،؛]\s?|(?<=\p{N})(?:，|、|；|،|[,;](?!\p{N}|[-–—](?!\p{L})))\s?|(?<=[\p{N}\p{Sc}원円元圆])\s[/／|]\s(?=\S)/u;

/** The least share of the entries of a list that state prices if the list is about them, and the most entries of a short one. */
const [leastShare, mostEntries] = [1 / 2, 3] as const;

/** The prices of a list: its first, or the last of nothing but amounts, names the currency, and the others need not. */
function listPriced(entries: readonly string[]): readonly string[] {
  const isNamed =
    statesPrice(entries[0] ?? "") || (statesPrice(entries.at(-1) ?? "") && entries.slice(0, -1).every(endsInAmount));
  // Beside prices what costs nothing is one.
  const isFree = (entry: string) => isFreeEntry(entry.trim());
  const hasPrice = entries.some((entry) => statesPrice(entry) && !startsWithPrice(entry.trim()));
  return entries.filter(
    (entry) =>
      statesPrice(entry) || (isNamed && endsInAmount(entry)) || (hasPrice && isFree(trimEndCharacters(entry, fullStops))),
  );
}

/** Whether a sentence is about what things cost: not if it lists what is done and one price. */
export function isAboutPrices(sentence: string): boolean {
  const [, intro = "", list] = introduction.exec(sentence) ?? [];
  const listed = list?.split(entryEnd) ?? [];
  // What is sold, a colon and its price alone.
  const isNamed = listed.length <= mostEntries && isBarePrice(listed[0] ?? "") && !/[.(（]/u.test(intro);
  if (list !== undefined && !statesPrice(intro) && (isNamed || hasPriceList(listed))) return true;
  const parts = sentence.split(entryEnd);
  const [first = ""] = parts;
  // A list in brackets after a price says what that has in it.
  const whole = joinBrackets(parts);
  const entries = statesPrice((whole[0] ?? "").replace(/[(（][^()（）]*[)）]/gu, "")) ? whole : parts;
  // What is sold, its price alone, and what else is to be said of it.
  const isOnePriced = entries.length > 1 && entries.length <= mostRemarked && isPricedSecond(entries);
  if (isOnePriced || isPricedWithin(entries, sentence) || findSharedNames(sentence) !== "") return true;
  // A price in brackets is an aside of a sentence that goes on with other things.
  const isBracketed = /[(（][^()（）]{1,40}[)）]$/u.test(first) && !statesPrice(first.replace(/[(（][^()（）]{1,40}[)）]$/u, ""));
  const isAside = /[(（][^()（）]*$/u.test(first) || isBracketed;
  if (isAside && entries.length > 1 && !entries.slice(1).some(statesPrice) && entries.some((entry) => entry.length > maxThing))
    return false;
  // A long sentence without commas that comes to an amount tells something.
  const isLong = entries.length === 1 && sentence.length > maxPricedClause && !startsWithPrice(sentence);
  if (isLong && splitAfterPrices(sentence).length < leastEntries) return false;
  const beginsWithPrice = statesPrice(first) && (startsWithPrice(first) || entries.length <= mostEntries);
  return beginsWithPrice || listPriced(entries).length >= entries.length * leastShare;
}

/** Whether an entry is an amount, or one to another. */
function isBarePrice(entry: string): boolean {
  const [first, second, ...others] = findPrices(entry);
  if (first === undefined || others.length > 0) return false;
  const left = entry.replace(first[0], "").replace(second?.[0] ?? "", "");
  return (
    first.index === 0 && left.replace(/^\s*(?:–|-|to|bis|à|a|al|do|до|till|til|tot|hasta|até|ως|đến)\s*$/u, "").trim() === ""
  );
}

/** The most letters of an entry with its price, of which several begin a sentence. */
const maxLeading = 56;

/** Whether a sentence begins with several names and their prices, whatever it says after them. */
export function beginsWithPrices(sentence: string): boolean {
  const isOpen = (entry: string) => /[(（][^()（）]*$/u.test(entry);
  const entries = sentence.split(entryEnd);
  const end = entries.findIndex(
    (entry) => !statesPrice(entry) || startsWithPrice(entry) || entry.length > maxLeading || isOpen(entry),
  );
  return end >= leastEntries;
}

/** The most letters of a sentence without commas that is about a price. */
const maxPricedClause = 140;

/** The most entries of a sentence about one price, and the most letters of what that is for. */
const [mostRemarked, maxThing] = [4, 56] as const;

/** Whether the second entry is a price alone, with what it is for at most, and the first what is sold. */
function isPricedSecond([first = "", second = ""]: readonly string[]): boolean {
  const [found, ...others] = findPrices(second);
  const rest = second.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).trim();
  const isPrice = found?.index === 0 && others.length === 0 && (rest === "" || perUnit.test(rest) || fullStops.includes(rest));
  return isPrice && !statesPrice(first) && first.length <= maxThing && !/[.:：(（]/u.test(first);
}

/** The most letters of a sentence about one thing and its price, with remarks before or after that. */
const maxPricedWithin = 110;

/** Whether an entry after the first begins with the only price, and those before it name and describe what is sold. */
function isPricedWithin(entries: readonly string[], sentence: string): boolean {
  const [first = "", ...others] = entries;
  const [found, ...more] = findPrices(sentence);
  const isShort = entries.length <= mostRemarked && sentence.length <= maxPricedWithin && first.length <= maxThing;
  return isShort && found !== undefined && more.length === 0 && statesPrice(sentence) && others.some(startsWithPrice);
}

/** The parts of a sentence about one price: that, and more than one remark about it. */
function splitOnePriced(entries: readonly string[]): readonly string[] | undefined {
  const [priced, remarks] = [entries.slice(0, 2), entries.slice(2)];
  return remarks.length > 1 && entries.length <= mostRemarked && isPricedSecond(entries)
    ? [priced.join(", "), remarks.join(", ")]
    : undefined;
}

/** The parts of a sentence whose first entry is a row with a remark in brackets, and what else there is without a price. */
function splitRemarked([first = "", ...others]: readonly string[], language: string): readonly string[] | undefined {
  const bare = first.replace(/\s?[(（][^()（）]{2,60}[)）]$/u, "");
  const isRow = bare !== first && statesPrice(bare) && splitPricedEntry(first, language) !== undefined;
  return isRow && others.length > 0 && !others.some(statesPrice) ? [first, others.join(", ")] : undefined;
}

/** The fewest prices that make a long sentence a list of them. */
const leastOfList = 3;

/** Whether a sentence is a list of what several things cost. */
export const listsPrices = (sentence: string): boolean => countPriced(joinBrackets(sentence.split(entryEnd))) >= leastOfList;

/** How many entries of a list state a price. */
export const countPriced = (entries: readonly string[]): number => listPriced(entries).length;

const rangeWord = /^\s*(?:[到至から～〜–—-]|ถึง|ຫາ)/u;

/** A thing and how long it lasts, before its price, and another length of it. */
const [thingWithLength, otherLength] = [/^([^\p{N}]{2,40}?)\s?\p{Nd}{1,3}\s?\p{L}/u, /^\p{Nd}{1,3}\s?\p{L}/u] as const;

/** Parts of which one that begins with another length has the name of the one before it. */
function nameLengths(parts: readonly string[]): readonly string[] {
  let name: string | undefined;
  return parts.map((part) => {
    name = otherLength.test(part) ? name : thingWithLength.exec(part)?.[1];
    return otherLength.test(part) && name !== undefined ? `${name} ${part}` : part;
  });
}

/** Ends of a Thai entry whose amount has no currency: its thousands, what follows a word that leads to it, or that it is agreed on. */
const thaiEnds: readonly RegExp[] = [
  /(?<=[\u0e00-\u0e7f]\s)\p{Nd}{1,3},\p{Nd}{3}(?=\s[\u0e00-\u0e7f]|$)/gu,
  /(?<=(?:เหลือ|เพียง|แค่)\s?)\p{Nd}{2,4}(?=\s[\u0e00-\u0e7f]|$)/gu,
  /(?<=\s)คิดตามจริง(?=\s|$)/gu,
];
const thaiCurrency = /^\s?บาท/u;

/** The parts of a text without separators that are a name and its price each, with what a Thai one says after them, else the text. */
function splitAfterPrices(text: string): readonly string[] {
  const toEnd = ({ 0: match, index }: RegExpExecArray) => index + match.trimEnd().length;
  const stated = findPrices(text).map(toEnd);
  const unmarked = thaiEnds
    .flatMap((end) => [...text.matchAll(end)])
    .map(toEnd)
    .filter((end) => !thaiCurrency.test(text.slice(end)));
  const ends = stated.length === 0 ? [] : [...stated, ...unmarked].toSorted((one, other) => one - other);
  const parts = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
  const rest = text.slice(ends.at(-1) ?? 0).trim();
  const named = nameLengths(parts);
  const isName = (part: string) => unspacedLetter.test(part.charAt(0)) || (unmarked.length > 0 && otherLength.test(part));
  const areNamed = named.every((part) => isName(part) && !rangeWord.test(part));
  if (parts.length < leastEntries || !areNamed || (rest !== "" && unmarked.length === 0)) return [text];
  // What a price has in it belongs to that.
  if (rest.startsWith("รวม")) return [...named.slice(0, -1), `${named.at(-1) ?? ""}, ${rest}`];
  return rest === "" ? named : [...named, rest];
}

/** An entry of two things with a price each, at the conjunction between them. */
function splitAtAnd(entry: string, language: string): readonly string[] {
  for (const word of listConjunctions(language)) {
    const [first = "", second, ...others] = entry.split(` ${word} `);
    const areNamed = [first, second].every((half) => half !== undefined && splitPricedEntry(half, language) !== undefined);
    if (second !== undefined && others.length === 0 && areNamed && !startsWithPrice(second)) return [first, second];
  }
  return [entry];
}

/** What stands before a list of prices, up to its colon. */
const introduction = /^([^:：]{3,90})[:：](?!\p{Nd}{2})\s*(\S.*)$/su;

/** Words for prices, which the heading above a list says already. */
const priceHeadings = new Set(
  (
    "price prices rate rates fee fees preis preise tarif tarife gebühren prix tarifs precio precios tarifas preço preços prezzo prezzi " +
    "tariffe prijs prijzen tarieven pris priser hinnat cena ceny ceník cenník árak prețuri cijene цена цены ціни цени цене τιμές " +
    "fiyat fiyatlar bei harga giá الأسعار מחירים दाम 価格 料金 价格 價格 가격 ราคา"
  ).split(" "),
);

/** The fewest entries with a price of each that are a list. */
export const leastEntries = 2;

const hasPriceList = (entries: readonly string[]): boolean => listPriced(entries).length >= leastEntries;

/**
 * The entries of a sentence that is a list of prices, else the sentence. What the list is introduced with, what
 * comes before its first price and what comes after its last one are entries of their own.
 */
export function splitPriceList(sentence: string, language: string): readonly string[] {
  const unmarked = listUnmarkedPrices(sentence);
  if (unmarked.length > 0) return unmarked.map((entry) => capitalizeTitle(entry, language));
  const text = trimEndCharacters(sentence, fullStops);
  const [, intro, list] = introduction.exec(text) ?? [];
  const listed = list?.split(entryEnd) ?? [];
  // What an amount alone follows is what that is for, and introduces nothing.
  const isIntroduced =
    intro !== undefined && list !== undefined && !statesPrice(intro) && !isAmountAlone(listed[0] ?? "") && hasPriceList(listed);
  const entries = joinBareAmounts(
    joinBrackets((isIntroduced ? list : text).split(entryEnd))
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "")
      .flatMap(splitAfterPrices)
      .flatMap((entry) => splitAtAnd(entry, language)),
  );
  const priced = new Set(listPriced(entries));
  if (priced.size < leastEntries) {
    const remarks = splitOnePriced(text.split(entryEnd)) ?? splitRemarked(entries, language);
    return remarks === undefined ? [sentence] : remarks.map((part) => capitalizeTitle(part, language));
  }
  const last = entries.findLastIndex((entry) => priced.has(entry));
  // A reason or a condition after the last amount belongs to that.
  const isMore = last === entries.length - 2 && endsOpen((entries[last + 1] ?? "").split(" ", 1)[0] ?? "", language);
  const isIncluded = last >= entries.length - mostRemarked && includesMore(entries[last] ?? "", language);
  const start = entries.findIndex((entry) => priced.has(entry));
  const end = isIncluded ? entries.length - 1 : isMore ? last + 1 : last;
  const separator = /[，、]/u.test(text) ? "，" : text.includes("،") ? "، " : ", ";
  const after = splitRest(text, entries.slice(end + 1));
  const joined = [entries.slice(0, start), ...joinUnpriced(entries.slice(start, end + 1), priced), ...after];
  const [lead = [], first = [], ...others] = joined;
  // Single words before the first price are priced with it: “rice, dal, fish 180”.
  const isOneMeal =
    !isIntroduced && lead.length > 0 && lead.every((part) => !/\s/u.test(part)) && !startsWithPrice(first[0] ?? "");
  const groups = isOneMeal ? [[...lead, ...first], ...others] : joined;
  const isHeading = isIntroduced && priceHeadings.has(intro.trim().toLowerCase());
  return [isIntroduced && !isHeading ? [intro.trim()] : [], ...groups]
    .filter(({ length }) => length > 0)
    .map((parts, index) => (index === 0 ? parts : [cutConjunction(parts[0] ?? "", language), ...parts.slice(1)]))
    .map((parts) => capitalizeTitle(parts.join(separator), language));
}

/** What comes after the last price of a list, at its semicolons, which part what does not belong together. */
function splitRest(text: string, entries: readonly string[]): readonly (readonly string[])[] {
  const [first] = entries;
  const start = first === undefined ? -1 : text.lastIndexOf(first);
  const clauses = start < 0 ? [] : text.slice(start).split(/\s?[;；؛]\s?/u);
  return clauses.length > 1 ? clauses.map((clause) => [clause]) : [entries];
}

/** Words after which the rest of a list is what a price has in it. */
const includingWords =
  /(?<!\p{L})(?:including|incl\.?|inklusive|inkl\.?|y compris|incluyendo|incluye|compres[oaie]|incluindo|inclusief|w tym|включая)\s/iu;

/** Whether an entry begins to list what its price has in it, and has not ended that list. */
function includesMore(entry: string, language: string): boolean {
  const found = includingWords.exec(entry);
  return found !== null && findLastConjunction(` ${entry.slice(found.index)} `, language) === undefined;
}

/** An entry that is an amount and what it is counted in, such as `$200 a month`. */
function isAmountPerUnit(entry: string): boolean {
  const [found, ...others] = findPrices(entry);
  const rest = entry.slice((found?.[0] ?? "").length).trim();
  return found?.index === 0 && others.length === 0 && (perUnit.test(rest) || manner.test(rest));
}

/** A short word and another after an amount, which say how a thing is had: `$300 de ida`. */
const manner = /^\p{L}{1,2} \p{L}{2,12}$/u;

/** Entries of which an amount alone belongs to those before it that have none: `first visit, 60 minutes, £70`. */
function joinBareAmounts(entries: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const entry of entries) {
    const start = joined.findLastIndex(statesPrice) + 1;
    const named = joined.slice(start);
    if (named.length > 0 && (isAmountAlone(entry) || (named.length === 1 && isAmountPerUnit(entry))))
      joined.splice(start, named.length, `${named.join(", ").replace(/\s[–—]\s/u, ", ")}, ${entry}`);
    else joined.push(entry);
  }
  return joined;
}

/** The most letters of an entry without a price that goes on with the one before it: a longer one is something else. */
const maxAdded = 40;

/** The entries of a list, each with those after it that state no price: they go on with it. */
function joinUnpriced(entries: readonly string[], priced: ReadonlySet<string>): readonly (readonly string[])[] {
  const joined: string[][] = [];
  for (const entry of entries) {
    if (priced.has(entry) || entry.length > maxAdded) joined.push([entry]);
    else joined.at(-1)?.push(entry);
  }
  return joined;
}
