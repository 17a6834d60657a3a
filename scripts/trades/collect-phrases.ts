import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findTrade } from "#/studio/understanding/trades/trades";
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
const presetNameStrength = 0.9;
const presetTermStrength = 0.4;
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

/** The phrases of `data/trades/words`, one file a language, `~` before hints. */
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
          .map((text) =>
            text.startsWith("~")
              ? { language, tradeId, text: text.slice(1), strength: hintStrength }
              : { language, tradeId, text, strength: 1 },
          )
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
  const handTrades = new Map<string, string>();
  for (const { language, text, tradeId } of byHand) handTrades.set(`${language} ${text.toLowerCase()}`, tradeId);
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
  for (const phrase of all) {
    const key = getKey(phrase);
    trades.set(key, (trades.get(key) ?? new Set()).add(phrase.tradeId));
  }
  const phrases = all.flatMap((phrase) => {
    const count = trades.get(getKey(phrase))?.size ?? 1;
    return count > maxTradesPerPhrase || phrase.strength / Math.sqrt(count) < 0.3 ? [] : [{ ...phrase, strength: phrase.strength / Math.sqrt(count) }];
  });
  return { phrases, languages: [...new Set(phrases.map(({ language }) => language))].sort() };
}
