import type { Brief } from "#/model/brief";
import { createCopy } from "#/studio/copy/copy";
import { parseOfferItems } from "#/studio/copy/offer-items";
import { isUnspaced } from "#/studio/copy/phrase-breaks";
import { splitSentences } from "#/studio/copy/sentences";
import { lacksWordSpaces } from "#/studio/copy/word-breaks";
import { isGenericWord } from "#/studio/marks/generic-words";
import { shortenName } from "#/studio/marks/short-name";
import { isCompanyForm, isStopWord } from "#/studio/marks/stop-words";

/** A few words of a brief that a picture can set very large. */
export type TypeFact = {
  readonly text: string;
  /** Whether they only name the organisation or its trade, as pages do anyway. */
  readonly isName: boolean;
};

/** Letters of a fact and of one of its words that can be read at a glance and stand large. */
const maxLetters = 22;
const maxWordLetters = 14;
const maxWords = 3;
/** The same for scripts without spaces: those whose signs are words, and those of letters. */
const [maxSigns, maxJoinedLetters] = [8, 14] as const;
/** As many facts as the pictures of a page can show. */
const maxFacts = 8;

const countLetters = (text: string) => [...text].length;

const hasLetters = /\p{L}{2}|^[a-zA-Z]$/u;

const isShort = (text: string) =>
  isUnspaced(text)
    ? countLetters(text) <= (/\p{Script=Han}/u.test(text) ? maxSigns : maxJoinedLetters) && countLetters(text) > 1
    : countLetters(text) <= maxLetters && text.split(" ").length <= maxWords;

/** Whether words can stand alone: short, without figures or punctuation, and neither begun nor ended by a joining word. */
function standsAlone(text: string): boolean {
  const words = text.split(" ");
  return (
    isShort(text) &&
    /^[\p{L}\p{M}'’& -]{3,}$|^\p{Lo}{2}$/u.test(text) &&
    words.every((word) => countLetters(word) <= maxWordLetters) &&
    !isStopWord(words[0] ?? "") &&
    !isStopWord(words.at(-1) ?? "")
  );
}

const toWords = (text: string, isName = false): TypeFact => ({ text, isName });

/** Parts of sentences between commas and other signs. */
const unspacedEnds = /[\s,;:()،；：，、。.!?！？]+/u;
const clauseEnds = /[,;:()،؛、，：；。.!?！？।]+|\s[-–—]\s/u;

/**
 * Parts of sentences that stand alone. What begins within a sentence does so only in an enumeration:
 * elsewhere it goes on from the part before it.
 */
const listClauses = (text: string): readonly string[] =>
  splitSentences(text).flatMap((sentence) => {
    // Scripts without spaces between words put them between clauses.
    const ends = lacksWordSpaces(sentence) ? unspacedEnds : clauseEnds;
    const clauses = sentence.split(ends).map((clause) => clause.trim());
    const isAlone = clauses.map(standsAlone);
    return clauses.filter(
      (clause, index) =>
        isAlone[index] === true &&
        // What stands before figures belongs to them.
        !/^\p{Nd}/u.test(clauses[index + 1] ?? "") &&
        (!/^\p{Ll}/u.test(clause) || (isAlone[index - 1] === true && clause.split(" ").length <= 2)),
    );
  });

const minCutLetters = 8;

/** The part of an item before what only says more about it (`Filter coffee from 6 am`). */
function cutAtJoiningWord(item: string): string {
  const words = item.split(" ");
  const at = words.findIndex((word, index) => index > 0 && isStopWord(word));
  const start = words.slice(0, at).join(" ");
  // A single short word may be half of an expression (`FIRS and state tax filing`).
  return at < 0 || (at < 2 && countLetters(start) < minCutLetters) ? item : start;
}

const toFolded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Longest start by which two forms of one word are recognised. */
const stemLetters = 5;

/** Whether a text has one of some words, in any form. */
const sharesWord = (text: string, stems: ReadonlySet<string>) =>
  toFolded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => {
      const stem = word.slice(0, stemLetters);
      // A plural of a short word is longer than the word.
      return word.length > 2 && (stems.has(stem) || stems.has(`${stem}s`));
    });

const listStems = (texts: readonly string[]) =>
  new Set(
    texts.flatMap((text) =>
      toFolded(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 2 && !isStopWord(word))
        .map((word) => word.slice(0, stemLetters)),
    ),
  );

/** Letters of a name without spaces that is shown whole. */
const maxNameLetters = 12;

/** A name that is short enough to stand large. One word of a longer name is another name. */
function listNameWords(name: string): readonly string[] {
  const parts = shortenName(name).split(" ");
  const short = parts.length > 1 && isCompanyForm(parts.at(-1) ?? "") ? parts.slice(0, -1).join(" ") : parts.join(" ");
  const fits =
    (isShort(short) && hasLetters.test(short) && short.split(" ").every((word) => countLetters(word) <= maxWordLetters)) ||
    (isUnspaced(short) && countLetters(short) <= maxNameLetters);
  return fits && !short.split(" ").every(isGenericWord) ? [short] : [];
}

/** What a page sets large or says in a sentence already. A list of items does not count: its words are few. */
function getPageText(brief: Brief): string {
  const { headline, lead, facts, notices, statement, notes } = createCopy(brief);
  const sentences = [headline, lead, statement, ...facts.flatMap(({ figure, text }) => [figure, text]), ...notices, ...notes];
  return toFolded(sentences.filter((text) => text !== undefined).join("\n"));
}

/** How many items of a list pictures repeat; the others run along the pattern. */
const maxItems = 3;

/** Letters of an abbreviation, which does not say what is offered. */
const abbreviation = /^\p{Lu}[\p{L}\p{Nd}]{0,4}$/u;
const isAbbreviation = (text: string) => abbreviation.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > 1;

/**
 * What the pictures of a brief can set in type, the most telling first: items and short clauses of its
 * offer, then the words of its trade and its name. Nothing that it avoids, nothing twice,
 * and nothing that the page says in a sentence. Reads each text once.
 */
export function listTypeFacts(brief: Brief, language: string): readonly TypeFact[] {
  const { name, tagline, industry = "", offer = "", avoid = [], copy = {} } = brief;
  const pageText = getPageText(brief);
  const items = [...(copy.features ?? []).map(({ title }) => title), ...parseOfferItems(offer, language)]
    .map(cutAtJoiningWord)
    .filter(standsAlone);
  const clauses = [...listClauses(offer), ...listClauses(copy.subhead ?? "")];
  const trade = [industry, ...listClauses(industry)].filter((text) => standsAlone(text) && !isAbbreviation(text)).slice(0, 1);
  const own = copy.headline === undefined && tagline === undefined && offer === "" && industry === "" ? [] : listNameWords(name);
  const words = [...items.slice(0, maxItems), ...clauses].map((text) => toWords(text));
  const avoided = listStems(avoid);
  const known = new Set<string>();
  const facts = [
    ...words,
    ...[...trade, ...own].map((text) => toWords(text, true)),
    ...items.slice(maxItems).map((text) => toWords(text)),
  ].filter(({ text }) => {
    const folded = toFolded(text);
    const parts = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
    if (sharesWord(text, avoided) || pageText.includes(folded) || known.has(folded) || parts.some((word) => known.has(word)))
      return false;
    for (const word of [folded, ...parts]) known.add(word);
    return true;
  });
  return facts.slice(0, maxFacts);
}

/** Longest text that runs along a pattern. */
const maxRunningLetters = 40;

/**
 * Longer words that run along a pattern where no facts are left: the trade, or else the name. Nothing
 * that other words of the pictures say already.
 */
export function findRunningWords({ name, industry = "", avoid = [] }: Brief, shown: readonly TypeFact[]): string | undefined {
  const avoided = listStems(avoid);
  const texts = shown.map(({ text }) => toFolded(text));
  const trade = industry.split(clauseEnds)[0]?.trim() ?? "";
  return [trade, shortenName(name)].find(
    (text) =>
      text !== "" &&
      countLetters(text) <= maxRunningLetters &&
      !sharesWord(text, avoided) &&
      !texts.some((one) => toFolded(text).includes(one) || one.includes(toFolded(text))),
  );
}
