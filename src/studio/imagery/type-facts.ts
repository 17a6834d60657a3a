import type { Brief } from "#/model/brief";
import { parseOfferItems } from "#/studio/copy/offer-items";
import { isUnspaced } from "#/studio/copy/phrase-breaks";
import { splitSentences } from "#/studio/copy/sentences";
import { lacksWordSpaces } from "#/studio/copy/word-breaks";
import { isGenericWord } from "#/studio/marks/generic-words";
import { shortenName } from "#/studio/marks/short-name";
import { isCompanyForm, isStopWord } from "#/studio/marks/stop-words";

/** Words of a brief that a picture can set very large: a number with its unit, or a few words. */
export type TypeFact = {
  readonly kind: "number" | "words";
  readonly text: string;
  /** Of a number: its figures and what is counted; one of them may be empty. */
  readonly figures: string;
  readonly unit: string;
};

/** Letters of a fact and of one of its words that can be read at a glance and stand large. */
const maxLetters = 22;
const maxWordLetters = 14;
const maxWords = 3;
/** The same for scripts without spaces: those whose signs are words, and those of letters. */
const [maxSigns, maxJoinedLetters] = [8, 14] as const;
/** As many facts as the pictures of a page can show. */
const maxFacts = 8;
/** More figures would look like a report. */
const maxNumbers = 3;
const pricePlace = 2;

const countLetters = (text: string) => [...text].length;

/** Figures, possibly with a sign of money or a `No.` before them, and signs that belong to them. */
const moneySigns = "€£$¥₹₩₺₪₫₴₱";
const numberPattern = new RegExp(
  String.raw`(?<![\p{N}.,:/+-])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])` +
    String.raw`(?:(?:No\.?|Nr\.?|Nº|N°|№|#)\s?)?[${moneySigns}]?\s?\p{Nd}{1,5}(?:[.,:]\p{Nd}{1,3}){0,2}` +
    String.raw`(?:\s?(?:%|‰|°C?|[${moneySigns}]))?(?![\p{Nd}/+-])`,
  "gu",
);
const yearPattern = /^(?:1[5-9]|20)\d\d$/;
/** Figures that say what they are: with a sign beside them, or a time. */
const hasOwnUnit = /[^\p{Nd}.,:\s]|^\d{1,2}[.:][0-5]\d$/u;
/** Counters that East Asian languages write right after a number. */
const counters = /^\s?(?:時間|年代|[年时時点點日月分間人名席室台杯円元圆碗公里米号號楼階層歲岁代番坪畳年시분층명원평개석살])/u;
/** A word after a number, up to what ends the phrase. */
const unitPattern = /^\s([\p{L}\p{M}'’.-]{1,14})(?=\s|[,;:.!?)、，。]|$)/u;
/** The halves of a day, of which `am` joins words in German. */
const halves = /^[ap]\.?m$/iu;
/** Words after a time that begin another one. */
const turns: ReadonlySet<string> = new Set(["then", "till", "until", "bis", "dann", "puis", "luego", "poi"]);
const hasLetters = /\p{L}{2}|^[a-zA-Z]$/u;
const boundary = /^(?:[,;:.!?)、，。؛،]|\s[-–—(]|\s*$)/u;

/** The unit after a number: a counter, or one or two words that end a phrase or are followed by a word without meaning. */
function findUnit(rest: string): string | undefined {
  const counter = counters.exec(rest)?.[0];
  if (counter !== undefined) return counter;
  const [whole = "", ended = ""] = unitPattern.exec(rest) ?? [];
  const word = ended.replace(/\.$/, "");
  if (halves.test(word)) return whole;
  if (isStopWord(word) || !hasLetters.test(word) || turns.has(word)) return undefined;
  const after = rest.slice(whole.length);
  const [second = "", other = ""] = /^\s([\p{L}\p{M}'’]{1,14})/u.exec(after) ?? [];
  if (boundary.test(after) || lacksWordSpaces(word) || isStopWord(other)) return whole;
  return second !== "" && boundary.test(after.slice(second.length)) ? `${whole}${second}` : undefined;
}

const toFact = (figures: string, unit: string): TypeFact => {
  const [one, other] = [figures.trim(), unit.trim().replace(/\.$/, "")];
  return { kind: "number", figures: one, unit: other, text: /^\s/.test(unit) ? `${one} ${other}` : `${one}${other}` };
};

function listNumbers(text: string): readonly TypeFact[] {
  return [...text.matchAll(numberPattern)].flatMap((match) => {
    const [figures] = match;
    const plain = figures.trim();
    const rest = text.slice(match.index + figures.length, match.index + figures.length + 40);
    if (yearPattern.test(plain) && !counters.test(rest)) return [toFact(plain, "")];
    if (hasOwnUnit.test(plain)) return [toFact(plain, "")];
    const unit = findUnit(rest);
    return unit === undefined || countLetters(plain + unit) > maxLetters ? [] : [toFact(plain, unit)];
  });
}

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

const toWords = (text: string): TypeFact => ({ kind: "words", text, figures: "", unit: "" });

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
const minNameLetters = 4;

/** A name that is short enough to stand large, else its first word that is a name. */
function listNameWords(name: string): readonly string[] {
  const parts = shortenName(name).split(" ");
  const short = parts.length > 1 && isCompanyForm(parts.at(-1) ?? "") ? parts.slice(0, -1).join(" ") : parts.join(" ");
  if (
    (isShort(short) && hasLetters.test(short) && short.split(" ").every((word) => countLetters(word) <= maxWordLetters)) ||
    (isUnspaced(short) && countLetters(short) <= maxNameLetters)
  )
    return [short];
  const words = short.split(/\s+/u).filter((word) => standsAlone(word) && !isGenericWord(word) && !isCompanyForm(word));
  return words.filter((word) => countLetters(word) >= minNameLetters).slice(0, 1);
}

/** Facts in turn from several lists, so that pictures of one page differ in kind. */
function interleave(lists: readonly (readonly TypeFact[])[]): readonly TypeFact[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/**
 * What the pictures of a brief can set in type, the most telling first: numbers and items of its offer,
 * then short clauses and the words of its trade, last its name. Nothing that it avoids, nothing twice,
 * and nothing that the headline says. Reads each text once.
 */
export function listTypeFacts(brief: Brief, language: string): readonly TypeFact[] {
  const { name, tagline, industry = "", offer = "", avoid = [], copy = {} } = brief;
  const headline = copy.headline ?? tagline;
  const said = toFolded(headline ?? "");
  const numbers = [offer, copy.subhead, tagline, industry, name].flatMap((text) => listNumbers(text ?? "")).slice(0, maxNumbers);
  // A price is no opening.
  const prices = listNumbers(copy.plans?.[0]?.price ?? "").slice(0, 1);
  const items = [...(copy.features ?? []).map(({ title }) => title), ...parseOfferItems(offer, language)]
    .map(cutAtJoiningWord)
    .filter(standsAlone);
  const clauses = [...listClauses(offer), ...listClauses(copy.subhead ?? "")];
  const trade = [industry, ...listClauses(industry)].filter(standsAlone).slice(0, 1);
  const own = headline === undefined && offer === "" && industry === "" ? [] : listNameWords(name);
  const avoided = listStems(avoid);
  const known = new Set<string>();
  const facts = [
    ...interleave([numbers, [...items, ...clauses].map(toWords)]).toSpliced(pricePlace, 0, ...prices),
    ...[...trade, ...own].map(toWords),
  ].filter(({ text }) => {
    const folded = toFolded(text);
    const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
    if (sharesWord(text, avoided) || said.includes(folded) || known.has(folded) || words.some((word) => known.has(word)))
      return false;
    for (const word of [folded, ...words]) known.add(word);
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
  const said = toFolded(shown.map(({ text }) => text).join("\n"));
  const trade = industry.split(clauseEnds)[0]?.trim() ?? "";
  return [trade, shortenName(name)].find(
    (text) =>
      text !== "" &&
      countLetters(text) <= maxRunningLetters &&
      !sharesWord(text, avoided) &&
      !said.split("\n").some((one) => toFolded(text).includes(one) || one.includes(toFolded(text))),
  );
}
