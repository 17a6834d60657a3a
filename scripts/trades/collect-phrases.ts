import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findTrade } from "#/studio/understanding/trades/trades";
import { contextStrength } from "#/studio/understanding/trades/phrase-table";
import { isGeneralTerm } from "./general-terms";
import { readPresetNames } from "./read-preset-names";

/** A phrase as people write it, before folding. */
export type ListedPhrase = {
  readonly language: string;
  readonly tradeId: string;
  readonly text: string;
  /** 0 to 1. */
  readonly strength: number;
};

const hintStrength = 0.45;
const rareNameStrength = 0.7;
const strengthByMark: Readonly<Record<string, number>> = { "!": rareNameStrength, "~": hintStrength, "+": contextStrength };
const presetNameStrength = 0.9;
const presetTermStrength = 0.4;
/** Weaker phrases, terms that three trades share, are no evidence. */
const minStrength = 0.25;
/** A term that this many trades share says nothing. */
const maxTradesPerPhrase = 4;

/** Lines of `key: value`, without empty ones. */
function readLines(path: string): readonly (readonly [key: string, value: string])[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const end = line.indexOf(":");
      const key = line.slice(0, end).trim();
      if (findTrade(key) === undefined) throw new Error(`${path}: no trade “${key}”`);
      return [key, line.slice(end + 1).trim()] as const;
    });
}

/** Serbian letters, which are written in Latin too, a digraph for three of them. */
const cyrillicLetters = "абвгдђежзијклљмнњопрстћуфхцчџш";
const latinLetters = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");

/** A Serbian text in Latin letters. */
const toLatin = (text: string) =>
  Array.from(text.toLowerCase(), (letter) => latinLetters[cyrillicLetters.indexOf(letter)] ?? letter).join("");

/** Shorter Latin words are words of too many languages: `med` is honey, and Swedish for “with”. */
const minLatinLength = 5;

/** Both spellings of a phrase, where its language has two. */
function listSpellings(phrase: ListedPhrase): readonly ListedPhrase[] {
  if (phrase.language !== "sr" || !/\p{Script=Cyrillic}/u.test(phrase.text)) return [phrase];
  const text = toLatin(phrase.text);
  return text.length < minLatinLength ? [phrase] : [phrase, { ...phrase, text }];
}

/**
 * The phrases of `data/trades/words`, one file a language: `!` before less usual names, `~` before hints, `+` before
 * goods, tools and tasks.
 */
function readWordLists(folder: string): readonly ListedPhrase[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const language = name.replace(/\.txt$/, "");
      return readLines(join(folder, name)).flatMap(([tradeId, value]) =>
        value
          .split(";")
          .map((text) => text.trim())
          .filter((text) => text !== "")
          .map((text) => {
            const strength = strengthByMark[text.charAt(0)];
            return strength === undefined
              ? { language, tradeId, text, strength: 1 }
              : { language, tradeId, text: text.slice(1), strength };
          })
          .flatMap(listSpellings),
      );
    });
}

/** All phrases, the word lists before the presets, and the languages they are in. */
export function collectPhrases(root: string): {
  readonly phrases: readonly ListedPhrase[];
  readonly languages: readonly string[];
} {
  const byHand = readWordLists(join(root, "data/trades/words"));
  const isContext = ({ strength }: ListedPhrase) => strength === contextStrength;
  const handTrades = new Map<string, string>();
  for (const { language, text, tradeId } of byHand.filter((one) => !isContext(one)))
    handTrades.set(`${language} ${text.toLowerCase()}`, tradeId);
  const presetTrades = readLines(join(root, "data/trades/presets.txt")).map(([tradeId, value]) => ({
    tradeId,
    presets: value.split(" "),
  }));
  const fromPresets = readPresetNames(join(root, "node_modules/@openstreetmap/id-tagging-schema/dist"), presetTrades)
    .filter(({ language, text, isName }) => isName || !isGeneralTerm(language, text))
    .filter(({ language, text }) => !handTrades.has(`${language} ${text.toLowerCase()}`))
    .map(({ language, tradeId, text, isName }) => ({
      language,
      tradeId,
      text,
      strength: isName ? presetNameStrength : presetTermStrength,
    }));
  const trades = new Map<string, Set<string>>();
  const all = [...byHand, ...fromPresets];
  const getKey = ({ language, text }: ListedPhrase) => `${language} ${text.toLowerCase()}`;
  for (const phrase of all.filter((one) => !isContext(one))) {
    const key = getKey(phrase);
    trades.set(key, (trades.get(key) ?? new Set()).add(phrase.tradeId));
  }
  const phrases = all.flatMap((phrase) => {
    const count = trades.get(getKey(phrase))?.size ?? 1;
    if (isContext(phrase)) return [phrase];
    if (count > maxTradesPerPhrase) return [];
    const strength = phrase.strength / Math.sqrt(count);
    return strength < minStrength ? [] : [{ ...phrase, strength }];
  });
  return { phrases, languages: [...new Set(phrases.map(({ language }) => language))].sort() };
}
