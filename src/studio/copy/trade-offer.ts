import { capitalizeTitle } from "#/studio/copy/capitalize";
import { namesOpening, namesTime } from "#/studio/copy/practical-facts";
import { statesPrice } from "#/studio/copy/stated-prices";

/** A trade, and what its text says of the offer after that. */
export type TradeWithOffer = { readonly trade: string; readonly offer: string };

/** The least letters of a trade, and the least words of what follows it that is more than a place. */
const [leastTrade, leastWords] = [8, 3] as const;

/** What follows a trade after a dash or a semicolon, or in brackets at its end. */
const apart = /^([^–—;；(（]{4,120}?)(?:\s[–—-]\s|[;；]\s?)(.{4,300})$/su;
const bracketed = /^([^(（]{4,120}?)\s?[(（]([^()（）]{12,120})[)）]$/u;

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
  const [, before, after] = apart.exec(industry) ?? bracketed.exec(industry) ?? [];
  const detail = before === undefined ? findDetail(industry, language) : undefined;
  const trade = before?.trim() ?? industry.slice(0, detail).replace(/[,،，、]\s?$/u, "");
  const rest = after?.trim() ?? (detail === undefined ? "" : industry.slice(detail));
  const isTelling = countWords(rest) >= leastWords || /\p{Nd}|[,،，、]/u.test(rest);
  if (trade.length < leastTrade || rest === "" || !isTelling) return undefined;
  return { trade, offer: toSentences(rest, language) };
}
