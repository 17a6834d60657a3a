import { statesPrice } from "#/studio/copy/amounts";
import { listConjunctions } from "#/studio/copy/conjunctions";
import { endsOpen } from "#/studio/copy/offer-prose";
import { findNumberWord } from "#/studio/marks/number-words";

/** A part that is codes alone, such as classes of licences: `A2`, `C and D`. */
const codes = /^[\p{Lu}\p{Nd}]{1,3}(?: \p{Ll}{1,3} [\p{Lu}\p{Nd}]{1,3})?$/u;
const codeEnd = /\s[\p{Lu}\p{Nd}]{1,3}$/u;

/** Whether a part goes on with the codes that the part before it ends with: `Licences B, A2 and AM`. */
const goesOnWithCodes = (before: string, part: string): boolean =>
  /\p{Lu}/u.test(part) && codes.test(part) && codeEnd.test(before) && /\p{Ll}/u.test(before);

/** What is done with several things, in the plural or as a verbal noun, before the first of them. */
const handling: Readonly<Record<string, RegExp>> = {
  cs: /^(?:výpůjč|zápůjč|půjčov|prodej|nákup|výrob|oprav|pronájem|výkup|montáž|\p{L}{3,16}[áe]n[ií])\p{L}{0,3} \p{L}+$/iu,
  sk: /^(?:výpožičk|požičov|predaj|nákup|výrob|oprav|prenájom|výkup|montáž|\p{L}{3,16}(?:an|en)ie)\p{L}{0,3} \p{L}+$/iu,
  pl: /^(?:wypożycz|sprzedaż|zakup|produkcj|napraw|wynajem|skup|montaż|\p{L}{3,16}(?:an|en)ie)\p{L}{0,4} \p{L}+$/iu,
};
/** Two things in the genitive plural, or the first of two, with a conjunction between them. */
const genitives: Readonly<Record<string, RegExp>> = {
  cs: /^\p{L}{2,20}(?:ů|ek) (?:a|i) \p{L}+$/iu,
  sk: /^\p{L}{2,20}(?:ov|iek) (?:a|i) \p{L}+$/iu,
  pl: /^\p{L}{2,20}(?:ów|ek) (?:i|oraz) \p{L}+$/iu,
};

/** Whether a part ends the list of things that the part before it says what is done with: `loans of books, games and tools`. */
const goesOnWithThings = (before: string, part: string, language: string): boolean =>
  handling[language]?.test(before) === true && genitives[language]?.test(part) === true;

/** The parts of a list, each with those after it that only go on with its codes or things. */
export function joinGoingOn(parts: readonly string[], language: string): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const [before, own] = [joined.at(-1)?.trim(), part.trim()];
    if (before !== undefined && (goesOnWithCodes(before, own) || goesOnWithThings(before, own, language)))
      joined[joined.length - 1] = `${before}, ${own}`;
    else joined.push(part);
  }
  return joined;
}

/** Prepositions with an article before a thing, by language: `help with the forms`. */
const withArticles: Readonly<Record<string, RegExp>> = {
  en: /\s(?:with|of|for|on|about|to|in) (the|your|our)\s/iu,
  de: /\s(?:mit|von|bei|für|zu|über|an) (de[mnr]|die|das|ihre[mnr])\s/iu,
  fr: /\s(?:avec|pour|sur|dans) (les?|la|vos|votre)\s/iu,
  es: /\s(?:con|para|sobre|de) (el|l[ao]s?|su|sus)\s/iu,
  pt: /\s(?:com|para|sobre) ([oa]s?)\s/iu,
  it: /\s(?:con|per|su) (il|lo|la|i|gli|le)\s/iu,
  nl: /\s(?:met|van|voor|over|bij) (de|het|uw|je)\s/iu,
};

/** “Before” at the end of a text and “after” at the start of what follows, which lead to one thing. */
const beforeWord = /(?:^|\s)(?:پیش|قبل|पहले|avant|prima|antes|önce)$/iu;
const afterWord = /^(?:پس|بعد|बाद|après|dopo|después|depois|sonra)(?!\p{L})/iu;

/**
 * Whether a conjunction stands within an item and not between two: before it there is a number without its noun, a
 * preposition, or after it a further thing that the same preposition leads to.
 */
export function joinsWithin(before: string, after: string, language: string): boolean {
  if (/^\p{Nd}{1,4}$/u.test(before) && /^\p{Nd}/u.test(after)) return true;
  if (codeEnd.test(before) && goesOnWithCodes(before, after)) return true;
  if (endsOpen(before, language) || (beforeWord.test(before) && afterWord.test(after))) return true;
  const [first = "", ...others] = after.split(" ");
  const article = withArticles[language]?.exec(before)?.[1]?.toLowerCase();
  return article !== undefined && others.length > 0 && first.toLowerCase() === article;
}

/** Days of a month, which are no thing: `21–24 August`. */
const days = /^\p{Nd}{1,2}\.?(?:\s?[–-]\s?\p{Nd}{1,2}\.?)?\s(?:de |di )?\p{L}{3,12}$/iu;
const months: readonly RegExp[] = [
  /\s(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[ijy]|mei|jun|juin|giu|jul|juil|lug|iul|iun|ian)\p{L}{0,8}$/iu,
  /\s(?:aug|août|ago|sep|set|okt|oct|ott|out|nov|dec|dez|dic|déc)\p{L}{0,8}$/iu,
  /\s(?:янв|фев|мар|апр|мая|май|июн|июл|авг|сен|окт|ноя|дек)\p{L}{0,8}$/iu,
];
const isDate = (part: string): boolean => days.test(part) && months.some((names) => names.test(part));

const isCapitalized = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Languages whose nouns are all capitalized. */
const withCapitalNouns: ReadonlySet<string> = new Set(["de"]);

/** Whether a list counts people and then names them: `three catchers, Deb, Arlo and Big Steve`. */
function namesCounted([first = "", ...others]: readonly string[], language: string): boolean {
  const words = first.split(" ");
  const isCounted = words.length <= 3 && findNumberWord(first) !== undefined;
  return isCounted && !withCapitalNouns.has(language) && others.length > 1 && others.every(isCapitalized);
}

/** Whether a list has ended with a conjunction before a last part that is a name alone, such as that of a place. */
function endsWithPlace(parts: readonly string[], language: string): boolean {
  const [before = "", last = ""] = parts.slice(-2);
  const isEnded = listConjunctions(language).some((word) => before.includes(` ${word} `));
  const areThings = !parts.slice(1, -1).some(isCapitalized);
  return isEnded && areThings && !withCapitalNouns.has(language) && /^\p{Lu}\p{Ll}+$/u.test(last);
}

/** A single word before an amount. */
const wordBeforeAmount = /^\P{Nd}\S{1,19}\s?(?:\p{Sc}|\p{L}{1,3}\.?\s?)?\p{Nd}/u;

/** Whether single words stand before one with the only price: all of them are done for that. */
function sharePrice(parts: readonly string[]): boolean {
  const first = parts.findIndex(statesPrice);
  const names = parts.slice(0, Math.max(first, 0));
  const isOnly = parts.filter(statesPrice).length === 1;
  return isOnly && names.length > 1 && names.every((part) => !part.includes(" ")) && wordBeforeAmount.test(parts[first] ?? "");
}

const countSigns = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

/** Whether a list has an item that means nothing alone: half of a bracket, a date, a place, people, or one of several with one price. */
export const hasTornItem = (parts: readonly string[], language: string): boolean =>
  parts.some((part) => countSigns(part, /[(（]/gu) !== countSigns(part, /[)）]/gu)) ||
  parts.some(isDate) ||
  namesCounted(parts, language) ||
  sharePrice(parts) ||
  endsWithPlace(parts, language);
