import type { CopyFact } from "#/studio/copy/offer-sentences";
import { findPracticalRole } from "#/studio/copy/practical-facts";
import { splitSentences } from "#/studio/copy/sentences";
import { statesPrice } from "#/studio/copy/stated-prices";

/** What a name adds in brackets. */
const inBrackets = /[(（]([^()（）]{2,24})[)）]/gu;

/** A height or a length, and a year with the words that say what was then. */
const measured = /^\p{Nd}{1,3}(?:[ .,\u00a0\u202f]?\p{Nd}{3})?\s?(?:m|м|μ|ft|km|км|मी|米|公尺|公里)$/u;
const dated = /^[^\p{Nd},]{0,16}(?:(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}|['’]\p{Nd}{2})(?!\p{Nd})[^\p{Nd},]{0,4}$/u;

/** Registers and numbers, which have a year or a number that tells nothing of the organisation. */
const registered = /^(?:rej|reg|रजि|nr|no|n\.º|ש\.ל)/iu;

/** What a page that says nothing else can set large: the height or the year that its name adds in brackets. */
export function findNameFigure(name: string): CopyFact | undefined {
  const found = [...name.matchAll(inBrackets)].map(([, text = ""]) => text.trim());
  const figure = found.find((text) => measured.test(text) || (dated.test(text) && !registered.test(text)));
  return figure === undefined ? undefined : { figure, text: undefined };
}

/** A comma between two clauses. */
const clauseEnd = /[,،]\s|[，、]/u;

/** What the clauses of a tagline say of prices, where no offer says it: people look that up. */
export const listTaglinePrices = (tagline: string, language: string): readonly string[] =>
  splitSentences(tagline)
    .flatMap((sentence) => sentence.split(clauseEnd))
    .filter((clause) => statesPrice(clause) && findPracticalRole(clause, language) === "prices");
