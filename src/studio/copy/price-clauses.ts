import { capitalizeTitle } from "#/studio/copy/capitalize";
import { cutConjunction } from "#/studio/copy/conjunctions";
import { isNotice } from "#/studio/copy/notices";
import { endsOpen } from "#/studio/copy/offer-prose";
import { isPersonal } from "#/studio/copy/persons";
import { countWideLetters } from "#/studio/copy/sentences";
import { statesCost, statesDiscount } from "#/studio/copy/price-remarks";
import { endsInAmount, statesPrice } from "#/studio/copy/amounts";
import { statesFree } from "#/studio/copy/free-words";
import { splitPricedEntry } from "#/studio/copy/priced-entries";
import { countPriced, entryEnd, isAboutPrices, leastEntries, splitPriceList } from "#/studio/copy/stated-prices";

/** Where a clause ends: a comma that no number has, outside of brackets. */
const comma = /[,，、،]\s?(?!\p{Nd})/gu;
const semicolon = /[;；؛]\s*/gu;

/** The most letters of an entry with its price, and the least of what is a sentence of its own after a single one. */
const [maxEntry, leastRest] = [64, 64] as const;

/** The fewest words of a clause that stands as a sentence, in scripts with spaces. */
const leastWords = 3;

/** A few words and a colon before a list of what they have in them. */
const listStart = /^\p{L}[^,.:：;]{4,40}[:：]\s/u;

const stops = /[.。।۔!]$/u;

/** A remark in brackets at the end of a sentence. */
const lastBracket = /\s?\([^()]{1,80}\)[.!]?$/u;

const isInBrackets = (before: string): boolean => before.split(/[(（]/u).length > before.split(/[)）]/u).length;

/**
 * Whether a clause begins as a sentence does, is none of a few words, and says something of its own: neither more
 * amounts nor what restricts the clause before it.
 */
function standsAlone(clause: string, language: string): boolean {
  const words = clause.trim().split(/\s+/u);
  const isFragment = endsOpen(words[0] ?? "", language) || (clause.includes(" ") && words.length < leastWords);
  // A word for no in what costs nothing restricts nothing.
  return /^\p{L}/u.test(clause) && !isFragment && (!isNotice(clause, language) || statesFree(clause));
}

/** The two clauses of a sentence at a mark as sentences, the second without the conjunction that it begins with. */
function toSentences(first: string, second: string, language: string): readonly string[] {
  const stop = stops.exec(second)?.[0] ?? "";
  return [`${first.trim()}${stop}`, capitalizeTitle(cutConjunction(second.trim(), language), language)];
}

/** A sentence of two clauses with a semicolon between them, of which one alone is about prices, as two. */
function splitAtSemicolon(sentence: string, language: string, isTimed: (text: string) => boolean): readonly string[] {
  const [mark, ...others] = sentence.matchAll(semicolon);
  if (mark === undefined || others.length > 0 || isInBrackets(sentence.slice(0, mark.index))) return [sentence];
  const [first, second] = [sentence.slice(0, mark.index), sentence.slice(mark.index + mark[0].length)];
  const priced = statesPrice(first) ? first : second;
  const plain = priced.replace(lastBracket, "");
  // After its price an entry may speak to people.
  const entry = priced.split(entryEnd).find(statesPrice) ?? priced;
  const isPrice =
    isAboutPrices(priced) && statesPrice(plain) && !/[(（]/u.test(plain) && !isPersonal(entry, language) && !isTimed(priced);
  const areApart = statesPrice(first) !== statesPrice(second) && isPrice && !isAboutPrices(sentence);
  return areApart && standsAlone(second, language) ? toSentences(first, second, language) : [sentence];
}

/** A sentence that begins with entries of a price list and then says something else, as two. */
function splitAfterEntries(sentence: string, language: string): readonly string[] {
  const entries: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of sentence.matchAll(comma)) {
    const [before, entry] = [sentence.slice(0, index), sentence.slice(start, index)];
    if (isInBrackets(before)) continue;
    const isOpen = /[:：]/u.test(entry) || (/[(（]/u.test(entry) && splitPricedEntry(entry, language) === undefined);
    if (!statesPrice(entry) || entry.length > maxEntry || isOpen || isPersonal(entry, language)) break;
    entries.push(entry);
    start = index + mark.length;
  }
  const rest = sentence.slice(start);
  const [first = "", ...others] = entries;
  const isSingle = others.length === 0 && (splitPricedEntry(first, language) === undefined || rest.length < leastRest);
  const hasAmount = rest.split(entryEnd).some((clause) => statesPrice(clause) || endsInAmount(clause));
  if (first === "" || hasAmount || (others.length === 0 && /\p{Nd}/u.test(rest)) || isSingle) return [sentence];
  if (!listStart.test(rest) && !standsAlone(rest, language)) return [sentence];
  // What all entries of a short list say of prices stays with them.
  if (others.length > 0 && isAboutPrices(sentence)) return [sentence];
  return toSentences(sentence.slice(0, start).replace(/[,，、،]\s?$/u, ""), rest, language);
}

/** The least letters of what a sentence says before the entries of a price list that it ends with. */
const leastHead = 24;

/** The most letters of a last clause without a price after entries of a price list: it says more of them. */
const maxLast = 64;

/** A sentence that says something and ends with several names and their prices, with one more clause at most, as two. */
function splitBeforeEntries(sentence: string, language: string): readonly string[] {
  const marks = [...sentence.matchAll(comma)].filter(({ index }) => !isInBrackets(sentence.slice(0, index)));
  const ends = [...marks.map(({ index }) => index), sentence.length];
  const parts = ends.map((end, place) => {
    const before = marks[place - 1];
    return sentence.slice(before === undefined ? 0 : before.index + before[0].length, end);
  });
  const isEntry = (part: string) =>
    part.length <= maxEntry &&
    splitPricedEntry(part, language) !== undefined &&
    /^\p{L}/u.test(part) &&
    !isPersonal(part, language);
  const last = parts.at(-1) ?? "";
  const isMore = !/\p{Nd}/u.test(last) && last.length <= maxLast && standsAlone(last, language);
  const end = isMore ? parts.length - 1 : parts.length;
  const start = parts.slice(0, end).findLastIndex((part) => !isEntry(part)) + 1;
  const mark = marks[start - 1];
  if (mark === undefined || end - start < leastEntries) return [sentence];
  const head = sentence.slice(0, mark.index);
  if (head.length < leastHead || statesPrice(head) || endsOpen(head, language)) return [sentence];
  return toSentences(head, sentence.slice(mark.index + mark[0].length), language);
}

/** A sentence that states prices and says something else, as one about each; `isTimed` says whether a text names a time. */
export const splitPriceClauses = (sentence: string, language: string, isTimed: (text: string) => boolean): readonly string[] =>
  statesPrice(sentence)
    ? splitAtSemicolon(sentence, language, isTimed)
        .flatMap((part) => (statesPrice(part) ? splitAfterEntries(part, language) : [part]))
        .flatMap((part) => (statesPrice(part) ? splitBeforeEntries(part, language) : [part]))
    : [sentence];

/** Where a clause ends, with the mark that ends it. */
const clauseEnd = /[,，、;；]\s?(?!\p{Nd})/gu;

/**
 * A sentence that lists prices and then says something else, or the other way round, as two; else the sentence.
 * `isElse` says whether a part of it is such a thing.
 */
export function splitOffPrices(sentence: string, language: string, isElse: (part: string) => boolean): readonly string[] {
  const isList = (part: string) => {
    const entries = part.split(entryEnd);
    return countPriced(entries) === entries.length && entries.length >= leastEntries;
  };
  for (const { 0: mark, index } of sentence.matchAll(clauseEnd)) {
    const [first, second] = [sentence.slice(0, index), sentence.slice(index + mark.length)];
    const isTwo = (isList(first) && !statesPrice(second) && isElse(second)) || (isList(second) && isElse(first));
    const stop = /[.。।۔!]$/u.exec(sentence)?.[0] ?? "";
    if (isTwo) return [`${first}${stop}`, capitalizeTitle(second.trim(), language)];
  }
  return [sentence];
}

/** Whether an entry of a price list says what is taken off a price, and names nothing that costs that. */
export const isDiscount = (entry: string, language: string): boolean =>
  statesDiscount(entry) &&
  entry.split(entryEnd).every((clause) => !statesPrice(clause) || statesDiscount(clause)) &&
  splitPricedEntry(entry, language) === undefined;

/** Entries of a list of prices in which what restricts the last priced one stays with it if that is more than a name and amount. */
export function joinRestriction(texts: readonly string[], end: number, sentence: string, language: string): readonly string[] {
  const [priced, restriction, ...others] = texts.slice(Math.max(0, end - 1));
  const isJoined =
    priced !== undefined &&
    restriction !== undefined &&
    others.length === 0 &&
    /^\p{L}/u.test(priced) &&
    isNotice(restriction, language) &&
    (splitPricedEntry(priced, language) === undefined || splitPricedEntry(priced, language)?.note !== undefined);
  if (!isJoined) return texts;
  const written = sentence.slice(sentence.toLowerCase().lastIndexOf(restriction.toLowerCase())).slice(0, restriction.length);
  return [...texts.slice(0, end - 1), `${priced}, ${written}`];
}

/** The most letters before an amount that a sentence is about, and of the sentence, unless it begins with the amount. */
const [maxBefore, maxAbout, maxStart] = [60, 110, 12] as const;

/** Whether a sentence with an amount is read below the heading of prices: as rows, as one, or as a price and remarks on it. */
export function readsAsPrices(sentence: string, language: string): boolean {
  const rows = splitPriceList(sentence, language);
  if (rows.filter(statesCost).length >= leastEntries || rows.some((row) => splitPricedEntry(row, language) !== undefined))
    return true;
  const [first = ""] = sentence.split(entryEnd);
  // A price in brackets is what the sentence is about if its first clause has it.
  const texts = [first, sentence.replace(/[(（][^()（）]*[)）]/gu, "")];
  const costsWithin = (letters: number) => texts.some((text) => statesCost(text.slice(0, letters)));
  return costsWithin(maxStart) || (countWideLetters(sentence) <= maxAbout && costsWithin(maxBefore));
}
