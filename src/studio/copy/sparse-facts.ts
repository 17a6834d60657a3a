import { findFigure } from "#/studio/copy/figures";
import type { CopyFact } from "#/studio/copy/offer-sentences";
import { endsOpen } from "#/studio/copy/offer-prose";
import { findPracticalRole, type PracticalFact } from "#/studio/copy/practical-facts";
import { countWideLetters, splitSentences } from "#/studio/copy/sentences";
import { findSharedNames } from "#/studio/copy/shared-price";
import { statesPrice } from "#/studio/copy/amounts";
import { splitPricedEntry } from "#/studio/copy/priced-entries";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";
import { createWordPattern } from "#/studio/copy/word-pattern";
import { trimEndCharacters } from "#/kernel/text/trim";

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

/** The most words of what a price is for, and the most letters of a price that is set large and of what else its sentence says. */
const [mostWords, maxAmount, maxRest] = [5, 18, 110] as const;

/** Verbs of what something costs: without the price their sentence would be incomplete. */
const costing = createWordPattern(
  "cost costs start starts is are kostet kosten kostar koster ist är er coûte coûtent est cuesta cuestan es vale custa custam é costa " +
    "costano è sale sai เริ่มต้น kosztuje kosztują stojí kerül costă коштує стоит струва κοστίζει עולה",
);

/** Where the first clause of a text ends, which single words with one price are; negative if that is all. */
function findClauseEnd(text: string): number {
  const start = findSharedNames(text).length;
  const end = text.slice(start).search(/[,،;](?!\p{Nd})|[，、]/u);
  return end < 0 ? end : start + end;
}

/** A price that a sentence begins with, or that ends its first clause after the name of what it is for, and what else it says. */
export function findLeadingPrice(sentence: string, language: string): CopyFact | undefined {
  const text = trimEndCharacters(sentence.trim(), ".!。।");
  const figure = findFigure(sentence);
  const after = figure !== undefined && text.startsWith(`${figure} `) ? text.slice(figure.length).trim() : undefined;
  if (figure !== undefined && after !== undefined)
    return statesPrice(figure) && !statesPrice(after) && countWideLetters(after) <= maxRest ? { figure, text: after } : undefined;
  const end = findClauseEnd(text);
  const entry = splitPricedEntry(end < 0 ? text : text.slice(0, end), language);
  const rest = end < 0 ? "" : text.slice(end);
  // A price with a condition is read in a row.
  if (entry === undefined || entry.note !== undefined || statesPrice(rest) || countWideLetters(entry.name + rest) > maxRest)
    return undefined;
  const isNamed = entry.name.split(" ").length <= mostWords && !costing.test(entry.name) && !endsOpen(entry.name, language);
  return isNamed && countWideLetters(entry.amount) <= maxAmount
    ? { figure: entry.amount, text: `${entry.name}${rest}` }
    : undefined;
}

/** What a page sets large, with what goes before that, and what people look up. */
export type ShownFacts = {
  readonly facts: readonly CopyFact[];
  readonly factsIntro: string | undefined;
  readonly practical: readonly PracticalFact[];
};

/** Kinds that sell many things, of which one price beside hours and places tells little. */
const kindsWithGoods: ReadonlySet<OrganizationKind> = new Set(["shop", "producer", "restaurant", "cooperative"]);

/** Facts in which the only price of a page is a figure below its label, if the page has no other figure than that of its name. */
export function raisePrice(said: ShownFacts, language: string, kind: OrganizationKind): ShownFacts {
  const isPrice = (text: string) => findPracticalRole(text, language) === "prices";
  const [only, ...further] = said.practical.filter(({ texts }) => texts.some(isPrice));
  const [text = "", ...texts] = only?.texts ?? [];
  const isAlone = further.length + texts.length === 0 && said.facts.every((fact) => fact.text === undefined);
  const isTold = said.practical.length === 1 || !kindsWithGoods.has(kind);
  const fact = isAlone && isTold && text !== "" ? findLeadingPrice(text, language) : undefined;
  if (fact === undefined) return said;
  const factsIntro = said.facts.length === 0 ? only?.label : undefined;
  return { facts: [fact, ...said.facts], factsIntro, practical: said.practical.filter((group) => group !== only) };
}
