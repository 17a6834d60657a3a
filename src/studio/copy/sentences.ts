import { capitalizeTitle } from "#/studio/copy/capitalize";
import { abbreviations, alsoWords, beforeName, beforeNumber, dottedLetters } from "#/studio/copy/abbreviations";
import { isShortDay } from "#/studio/copy/short-days";
import { splitUnmarkedPrices } from "#/studio/copy/unmarked-prices";
import { statesPrice } from "#/studio/copy/amounts";

/** Where a sentence may end: a full stop, closing marks and a space, or a full-width one. */
const possibleEnd = /[.!?։。！？۔።।።](?:["”»’)\]]{0,2}\s+(?=\S))|[。！？](?=[^」』）\s])/gu;

/**
 * Currencies with a full stop. In scripts with capitals they end a sentence after an amount, unless that goes on;
 * in the others sentences end in other ways, or begin with more than an amount.
 */
const currencies: ReadonlySet<string> = new Set(
  "kč zł mt руб грн ден дин лв kr rs rp tk sh shs ksh kshs ush tsh tzs nrs ரூ रु रू রু રૂ ರೂ రూ രൂ රු".split(" "),
);
const afterAmount = /\p{N}\s?[\p{L}\p{M}]+$/u;
const isCased = /\p{Ll}|\p{Lu}/u;

/** Hours after a day in short, which begin a pair of a day and its hours. */
const beforeHours = /^\p{Nd}{1,2}(?:[:.h]\p{Nd}{2}(?!\p{Nd})|\s?[–—-]\s?\p{Nd}{1,2}(?!\p{Nd}))/u;

/** The most letters of an hour and the next one, or of what is before the at sign of an address. */
const maxHours = 22;

/** More letters than an abbreviation has. */
const maxAbbreviation = 12;

/** German words before an ordinal, whose noun has a capital as the next sentence does. */
const beforeOrdinal =
  /(?<!\p{L})(?:(?:am|a[bn]|bis|vom|zum|im|de[rmn]|das|die|jede[nmrs]?) |\d{1,2}\. (?:und|oder|u\.|bis) )\d{1,2}$/iu;

/** Turkish words of an address that a number with a full stop counts: `3. Cadde`. */
const afterOrdinal = /^(?:Cadde|Cad|Sokak|Sok|Bulvar|Kat|Etap|Kısım|Blok|Mahalle|Yol|Çıkmaz)(?!\p{Ll}{3})/u;

/** A short unit after its number, or a time of day: with a capital letter after it, the sentence has ended. */
const afterUnit = /(?:\p{N}\s?(?:\p{Ll}|F|min|max|hod|std|ks|dk|sn|см|млн|тыс|стр)|\p{N}\s?[ap]\.m)$/u;

/** The word for a street after its name, which ends a sentence where a topic with a colon follows. */
const [streetEnd, topicStart] = [/\p{Lu}\p{Ll}+ (?:Rd|Ave|Blvd|Ln|Hwy)$/u, /^\p{Lu}\p{Ll}{4,20}: /u] as const;

/** Whether a full stop belongs to the word before it: an abbreviation, an initial or an ordinal. */
function isWithinSentence(before: string, rest: string, isWithoutCapitals: boolean): boolean {
  const after = rest.slice(0, 1);
  // Georgian has no capitals in running text, although Unicode counts its letters as small ones.
  if (/^\p{Ll}/u.test(after) && !isWithoutCapitals && !/^\p{Script=Georgian}|^[\w.+-]{1,20}@/u.test(rest)) return true;
  const end = before.slice(-maxAbbreviation);
  const word = end.split(/[^\p{L}\p{M}\p{N}:'’°º]/u).at(-1) ?? "";
  if (/^\d{1,2}$/u.test(word)) return beforeOrdinal.test(before) || afterOrdinal.test(rest);
  if (currencies.has(word.toLowerCase())) return !isCased.test(word) || !afterAmount.test(end) || !/^[\p{L}\p{N}]/u.test(after);
  if (isShortDay(word) && beforeHours.test(rest)) return true;
  if (beforeName.has(word.toLowerCase()) && /^\p{N}/u.test(after)) return false;
  if (beforeNumber.has(word.toLowerCase()) && /^\p{N}/u.test(after)) return true;
  if (streetEnd.test(before) && topicStart.test(rest)) return false;
  if (afterUnit.test(end) && !/^\p{N}/u.test(after)) return false;
  if (alsoWords.has(word.toLowerCase()) && /^\p{Lu}/u.test(after)) return false;
  return /^[\p{Lu}\p{Ll}]$/u.test(word) || abbreviations.has(word.toLowerCase()) || dottedLetters.test(before);
}

const countSigns = (text: string, signs: string) => [...text].filter((character) => signs.includes(character)).length;

/** Whether a bracket is open at the end of a text, and the next one in what follows closes it. */
const isInBrackets = (before: string, after: string): boolean =>
  countSigns(before, "(（[") > countSigns(before, ")）]") && /^[^()（）[\]]*[)）\]]/u.test(after);

/** Whether a text has small letters alone: who writes without capitals ends sentences before them. */
const isLowerCase = (text: string): boolean => /\p{Ll}/u.test(text) && !/\p{Lu}|\p{Script=Georgian}/u.test(text);

/** The sentences of a text, trimmed, each with its own end. */
export function splitSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  const isWithoutCapitals = isLowerCase(text);
  for (const match of text.matchAll(possibleEnd)) {
    const end = match.index + match[0].trimEnd().length;
    const after = match.index + match[0].length;
    if (isInBrackets(text.slice(start, end), text.slice(end))) continue;
    // What ends in brackets ends no sentence that goes on after them.
    if (/[)\]]/u.test(match[0]) && /^\p{Ll}/u.test(text.slice(after))) continue;
    const [before, rest] = [text.slice(start, match.index), text.slice(after, after + maxHours)];
    if (text[match.index] === "." && isWithinSentence(before, rest, isWithoutCapitals)) continue;
    sentences.push(text.slice(start, end).trim());
    start = after;
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== "");
}

/** Scripts in which clauses end with spaces, and full stops are rare. */
const clausesBySpace: ReadonlySet<string> = new Set(["th", "lo", "km", "my"]);

/** A space between two clauses: those around numbers belong to one. */
const clauseSpace = /(?<!\p{N}) (?!\p{N})/u;

/** Words with which a Thai or Lao part goes on with the one before it: and, or, but, and the price of it. */
const continuing = /^(?:สำหรับคน|และ|หรือ|แต่|เพราะ|ແລະ|ຫຼື|ແຕ່|(?:ราคา|ລາຄາ)\s?\p{Nd}|[A-Z]{1,3}\p{Nd}{1,4}\s|@)/u;

/** What a thing is counted in and the price of that, after a Thai clause that names the thing and does not begin with a verb for having. */
const pricedEach = /^(?:คน|คืน|เครื่อง|ตัว|ชิ้น|ชั่วโมง|วัน|ครั้ง|กิโล|คู่|ห้อง)ละ\s?\p{Nd}/u;
const having = /^(?:มี|ไม่|รับ|พร้อม)/u;
const furtherPrice = /^[\u0e00-\u0e7f]{3,30} \p{Nd}{1,3},\p{Nd}{3}(?:\s|$)/u;
const goesOnWithPrice = (last: string, part: string): boolean =>
  (furtherPrice.test(part) && statesPrice(last) && [...last].length <= maxPricedList) ||
  (pricedEach.test(part) && !having.test(last) && !statesPrice(last) && [...last].length <= maxPricedThing);

/** The most letters of such a clause, and of a list of prices that another one goes on with. */
const [maxPricedThing, maxPricedList] = [36, 150] as const;

/** The words for and and or, and the most letters of a part between the first part of a list and its last one. */
const listing = /^(?:และ|หรือ|ແລະ|ຫຼື)/u;
const maxListed = 20;

/** A sentence at the spaces between its clauses, to which what follows in brackets belongs. */
function splitClauses(sentence: string): readonly string[] {
  const clauses: string[] = [];
  const join = (part: string) => clauses.push(`${clauses.pop() ?? ""} ${part}`.trim());
  for (const part of sentence.split(clauseSpace)) {
    const last = clauses.at(-1);
    const isOpen = last !== undefined && countSigns(last, "(（[") > countSigns(last, ")）]");
    // The part before the last one of a list is of that list, too.
    if (last !== undefined && listing.test(part) && last.length <= maxListed && clauses.length > 1) join(clauses.pop() ?? "");
    if (last !== undefined && (isOpen || /^[(（[]/u.test(part) || continuing.test(part) || goesOnWithPrice(last, part)))
      join(part);
    else clauses.push(...splitAfterBarePrices(part));
  }
  return clauses;
}

/** A clause after the prices that it begins with, which none of its spaces tells from what follows. */
function splitAfterBarePrices(clause: string): readonly string[] {
  const found = splitUnmarkedPrices(clause);
  return found === undefined || found.rest === "" ? [clause] : [found.entries.join(" "), found.rest.replace(/^[,，]\s?/u, "")];
}

/** Clauses up to this length say too little alone, in letters. */
const maxShortClause = 14;

/** Clauses with the short ones joined to those before them. */
export function joinShortClauses(clauses: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    // After a price begins what something else costs, and what costs something says so itself.
    const isShort =
      last !== undefined && !statesPrice(last) && Math.min(last.length, clause.length) <= maxShortClause && !statesPrice(clause);
    if (isShort) joined[joined.length - 1] = `${last} ${clause}`;
    else joined.push(clause);
  }
  return joined;
}

/** Whether the clauses of a language end with spaces. */
export const endsClausesWithSpaces = (language: string): boolean => clausesBySpace.has(language);

/** The sentences of an offer, or its clauses in scripts that have spaces between those alone. */
export function splitOffer(offer: string, language: string): readonly string[] {
  const sentences = splitSentences(offer);
  const written = isLowerCase(offer) ? sentences.map((sentence) => capitalizeTitle(sentence, language)) : sentences;
  return written.flatMap(clausesBySpace.has(language) ? splitClauses : splitAfterBarePrices);
}

/** Sentences one after the other as one text. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((text, sentence) => (text === "" || /[。！？]$/u.test(text) ? text + sentence : `${text} ${sentence}`), "");

/** Letters of a text. One of the scripts without spaces between words stands for two. */
export const countWideLetters = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);
