import { isGenericWord } from "#/studio/marks/generic-words";
import { findPhrases } from "#/studio/understanding/trades/find-phrases";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { isSurname } from "#/studio/understanding/trades/surnames";

/** Shortest beginning, in letters, that two forms of one word share, and the least share of the longer one. */
const [minShared, minShare] = [5, 0.7] as const;

/** Whether two folded words are forms of one word, such as `logopedyczna` and `logopedyczny`. */
function isSameWord(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return one === other || (shared >= minShared && shared >= Math.max(one.length, other.length) * minShare);
}

/** Strength below which the end of a longer word names no trade: a Brattström sells no electricity. */
const minStrength = 0.4;

/** Words of scripts without spaces, and the shortest that is looked for in a trade. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const minUnspaced = 3;

/** How East Asian words end that say what a place is: a workshop, a factory, a shop. */
const workplace = /.(?:工房|製作所|製麺所|工場|工業所|教室|商店|食堂|農園|事務所|診療所|医院|工作室)$/u;

/** How common a word of a trade is that the brief does not say of its own. */
const notRepeated = 0.9;

const splitText = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");

/** Arabic words with their conjunction, preposition and article: `والحساسية` is `حساسية`. */
const arabicPrefix = /^و?(?:لل|ال|ل)?(?=[\u0620-\u064a]{3})/u;
const toArabicStem = (word: string) => (/^[\u0620-\u064a]/u.test(word) ? word.replace(arabicPrefix, "") : word);

/** Words of what an organisation does. Names in it have capitals, except in German, where all nouns have one. */
const listTradeWords = (trade: string, language: string) =>
  splitText(trade)
    .filter((word, index) => index === 0 || language === "de" || !/^\p{Lu}/u.test(word))
    .map((word) => toArabicStem(foldWord(word)));

/**
 * How little a word sets a name apart: 1 for one that names a trade, such as `Ferretería`, or that the
 * brief says of its own trade; 2 for one that says what an organisation is, such as `Museum`. Family
 * names are never common.
 */
export function createCommonness(name: string, language: string, trade = ""): (word: string) => number {
  const named = findPhrases(name, language).found.filter(
    ({ text, strength, phrase }) => strength >= minStrength || foldWord(text).startsWith(phrase.words[0] ?? ""),
  );
  const words = new Set(named.flatMap(({ text }) => splitText(text).map(foldWord)));
  const own = listTradeWords(trade, language);
  /** Scripts without spaces write a word of the trade anywhere in it. */
  const isSaid = (word: string) => unspaced.test(word) && word.length >= minUnspaced && trade.includes(word);
  return (word) => {
    const folded = foldWord(word);
    if (isGenericWord(word) || isGenericWord(toArabicStem(word))) return 2;
    if (workplace.test(word) && word !== name.trim()) return 1;
    if (isSurname(folded)) return 0;
    // A name without a word of its own is rather known by one that the brief does not repeat.
    if (isSaid(word) || own.some((other) => isSameWord(toArabicStem(folded), other))) return 1;
    return words.has(folded) ? notRepeated : 0;
  };
}
