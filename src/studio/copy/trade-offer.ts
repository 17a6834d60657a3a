import { capitalizeTitle } from "#/studio/copy/capitalize";
import { namesTime } from "#/studio/copy/clock-times";
import { namesOpening } from "#/studio/copy/opening-hours";
import { statesPrice } from "#/studio/copy/amounts";

/** A trade, and what its text says of the offer after that. */
export type TradeWithOffer = { readonly trade: string; readonly offer: string };

/** The least letters of a trade, and the least words of what follows it that is more than a place. */
const [leastTrade, leastWords] = [8, 3] as const;

/** What parts a trade from what follows it, and what it adds in brackets at its end. */
const mark = /\s[–—-]\s|[;；]\s?/u;
const bracketed = /^([^(（]{4,120})[(（]([^()（）]{12,120})[)）]$/u;

/** What is before and after a dash or semicolon that no bracket precedes, or before and in the brackets at the end. */
function splitApart(industry: string): readonly [before: string, after: string] | undefined {
  const { 0: text = "", index = 0 } = mark.exec(industry) ?? {};
  const [, trade, remark] = bracketed.exec(industry) ?? [];
  if (trade !== undefined && remark !== undefined) return [trade, remark];
  const before = industry.slice(0, index);
  return index === 0 || /[(（]/u.test(before) ? undefined : [before, industry.slice(index + text.length)];
}

/** A comma between two parts of a trade. */
const partEnd = /[,،]\s|[，、]/gu;

const countWords = (text: string): number => text.split(/\s+/u).length;

/** Prices before parts without any: those say something else. */
function splitOffPrices(text: string): readonly string[] {
  const parts = text.split(/,\s(?!\p{Nd})/u);
  const end = parts.findLastIndex((part) => statesPrice(part)) + 1;
  return end === 0 || end === parts.length || !parts.slice(0, end).every(statesPrice)
    ? [text]
    : [parts.slice(0, end).join(", "), parts.slice(end).join(", ")];
}

/** Sentences of parts between semicolons. */
const toSentences = (text: string, language: string): string =>
  text
    .split(/[;；]\s?/u)
    .flatMap(splitOffPrices)
    .map((part) => capitalizeTitle(part.trim(), language))
    .join(". ");

/** Where the part begins that says what something costs or when it is; `undefined` if none does after the first. */
function findDetail(industry: string, language: string): number | undefined {
  const ends = [...industry.matchAll(partEnd)].map((match) => match.index + match[0].length);
  return ends.find((start, index) => {
    const part = industry.slice(start, ends[index + 1] ?? industry.length);
    return statesPrice(part) || namesTime(part, language) || namesOpening(part, language);
  });
}

/**
 * The trade of a brief without an offer, and what the same text offers: after a dash, a semicolon or in brackets, or from
 * the part on that says what something costs or when it is.
 */
export function splitTradeOffer(industry: string, language: string): TradeWithOffer | undefined {
  const [before, after] = splitApart(industry) ?? [];
  const detail = before === undefined ? findDetail(industry, language) : undefined;
  const trade = before?.trim() ?? industry.slice(0, detail).replace(/[,،，、]\s?$/u, "");
  const rest = after?.trim() ?? (detail === undefined ? "" : industry.slice(detail));
  const isTelling = countWords(rest) >= leastWords || /\p{Nd}|[,،，、]/u.test(rest);
  if (trade.length < leastTrade || rest === "" || !isTelling) return undefined;
  return { trade, offer: toSentences(rest, language) };
}
