import { capitalizeTitle } from "#/studio/copy/capitalize";
import { isUnpromising } from "#/studio/copy/conditions";
import { listConjunctions } from "#/studio/copy/conjunctions";
import { countWideLetters } from "#/studio/copy/sentences";

/** The least words of a value that speaks in the brief's own voice, and its least and most letters. */
const [leastWords, leastLetters, mostLetters] = [3, 12, 56] as const;

/** Whether words with commas or a conjunction between them are several notes: `fire, water and patience`. */
function isListing(text: string, words: readonly string[], language: string): boolean {
  const commas = text.match(/[,،;]/gu)?.length ?? 0;
  const isJoined = words.some((word) => listConjunctions(language).includes(word));
  return commas > 1 || (isJoined && (commas > 0 || words.length === leastWords));
}

/** Whether a text is of several words that are no list. */
function isSpeaking(text: string, language: string): boolean {
  const words = text.split(/\s+/u);
  const letters = countWideLetters(text);
  return (
    words.length >= leastWords &&
    letters >= leastLetters &&
    letters <= mostLetters &&
    !/[\p{Nd}:()]/u.test(text) &&
    !isListing(text, words, language) &&
    !isUnpromising(text, language)
  );
}

/** The first of a brief's values that says something in its own voice: `Share it, don't buy it`; `undefined` if none does. */
export function findSpeakingValue(values: readonly string[], language: string): string | undefined {
  const said = values.map((value) => value.trim()).find((value) => isSpeaking(value, language));
  return said === undefined ? undefined : capitalizeTitle(said, language);
}

/** A trade with what it adds in brackets. */
const withBrackets = /^([^()（）]{2,60}?)\s?[(（]([^()（）]{4,80})[)）]$/u;

/** The first part of a trade, before its comma. */
const firstPart = /^([^,，、()（）]{10,64}),\s(.{2,200})$/u;

/** The beginning of a long trade, unless a list goes on after it. */
function cutTrade(trade: string, language: string): string {
  const [, first = "", rest = ""] = firstPart.exec(trade) ?? [];
  return rest.split(/\s+/u).some((word) => listConjunctions(language).includes(word)) ? "" : first;
}

/** The least and most letters of a trade that is set as a headline. */
const [leastTrade, mostTrade] = [10, 76] as const;

/**
 * What a trade says beyond a name that would stand alone: what it lists, without the word that the name has; the beginning of a
 * long one. `undefined` if that is a word alone, or the name itself.
 */
export function findTradeWords(industry: string, name: string, language: string): string | undefined {
  const own = name.toLowerCase();
  const [, outside = "", inside = ""] = withBrackets.exec(industry) ?? [];
  const whole = inside !== "" && own.includes(outside.toLowerCase()) ? inside : industry;
  const text = countWideLetters(whole) > mostTrade ? cutTrade(whole, language) : whole;
  const letters = countWideLetters(text);
  const isPhrase = /\s/u.test(text) || letters > text.length;
  const isSame = own.includes(text.toLowerCase()) || text.toLowerCase().includes(own);
  return letters >= leastTrade && letters <= mostTrade && isPhrase && !isSame ? capitalizeTitle(text, language) : undefined;
}

/** The number of a register in brackets, which no headline has. */
const register =
  /\s?[(（](?:[^()（）]{0,40}\p{Nd}{6}[^()（）]{0,40}|(?:reg|krs|cvr|rc|nip|siret|siren|kvk|vat|ein|abn|cif|nif)\.?\s[^()（）]{1,40})[)）]/giu;

/** A dash between two parts of a name, and the year in which something began at its end. */
const [nameDash, yearAtEnd] = [/\s[–—-]\s/u, /(?:^|\P{Nd})(?:1[89]|20)\p{Nd}{2}$/u] as const;
/** The most letters of what a name claims after its dash, and the fewest words. */
const [maxClaim, leastClaimWords] = [64, 3] as const;

/** What a name says after its dash if that is a sentence, two parts or a year, without signs that names have. */
function findClaim(name: string): string | undefined {
  const [, claim = "", ...others] = name.split(nameDash);
  const isSaying = /^\p{Ll}/u.test(claim) || /,\s/u.test(claim) || yearAtEnd.test(claim);
  const isShort = claim.length <= maxClaim && claim.split(" ").length >= leastClaimWords;
  return others.length === 0 && isSaying && isShort && !/[&.]/u.test(claim) ? claim : undefined;
}

/** A name as a headline: what it claims after its dash, else the name without its number in a register. */
export function toNameHeadline(name: string, language: string): string {
  const claim = findClaim(name);
  return claim === undefined ? name.replace(register, "").trim() : capitalizeTitle(claim, language);
}
