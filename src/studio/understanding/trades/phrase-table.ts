import { phraseFiles } from "#data/trades/index";
import { readPackedFile } from "#/kernel/files/packed-file";
import { getLetterKeyEnd, getStrength, parsePhraseFile, type PhraseColumns } from "#/studio/understanding/trades/phrase-file";
import { isSearchedByLetters, type LetterGroup } from "#/studio/understanding/trades/split-words";

/**
 * A phrase that names or hints at a trade. In groups with spaces, `words` holds the folded words:
 * the first without its ending, the others whole. In groups without spaces it holds one text.
 */
export type Phrase = {
  readonly language: string;
  readonly tradeId: string;
  /** How surely the phrase names the trade, 0 (hardly) to 1. */
  readonly strength: number;
  readonly words: readonly [string, ...string[]];
  /** What the first word has after its stem. */
  readonly ending: string;
  /** Whether the first word is written without accents. */
  readonly isPlain: boolean;
};

/** The strength of phrases that name no trade: goods, tools and tasks, which support each other. */
export const contextStrength = 0.3;

/** What phrases are of a trade: its names and hints at it, or its goods, tools and tasks. */
export type PhraseClass = "name" | "context";

/** Phrases by the stem of their first word, or by their first two letters without spaces. */
export type PhraseIndex = { readonly find: (key: string, phraseClass?: PhraseClass) => readonly Phrase[] };

/** Keeps what was found, up to this many keys. */
const maxCachedKeys = 4096;

/** Places in the table that keys are spread over: a power of two, more than phrases. */
const tableSize = 2 ** 18;

const addToHash = (hash: number, code: number) => (Math.imul(hash, 31) + code) | 0;
const toPlace = (hash: number) => (hash ^ (hash >>> 15)) & (tableSize - 1);

/** The place of the key in a part of a text. */
function getPlace(text: string, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at++) hash = addToHash(hash, text.charCodeAt(at));
  return toPlace(hash);
}

const [lineFeed, space, bar] = [10, 32, 124];

/** Where each phrase of `texts` starts and ends, where its key does and its place, and the row that it is in. */
function locatePhrases(texts: string, count: number, isWhole: boolean) {
  const starts = new Int32Array(count);
  const keyEnds = new Int32Array(count);
  const ends = new Int32Array(count);
  const places = new Int32Array(count);
  const rows = new Int32Array(count);
  const { length } = texts;
  for (let index = 0, row = 0, start = 0; index < count; ) {
    let hash = 0;
    let at = start;
    let code = lineFeed;
    // In one go over all letters, because there are millions: the first word is the key.
    for (; at < length; at++) {
      code = texts.charCodeAt(at);
      if (code === space || code === bar || code === lineFeed) break;
      hash = addToHash(hash, code);
    }
    const keyEnd = at;
    while (at < length && code !== bar && code !== lineFeed) code = texts.charCodeAt(++at);
    if (at > start) {
      starts[index] = start;
      keyEnds[index] = isWhole ? Math.min(at, getLetterKeyEnd(texts, start)) : keyEnd;
      places[index] = isWhole ? getPlace(texts, start, keyEnds[index] ?? 0) : toPlace(hash);
      ends[index] = at;
      rows[index] = row;
      index++;
    }
    if (code !== bar) row++;
    start = at + 1;
  }
  return { starts, keyEnds, ends, places, rows };
}

/** An index of phrases in lists that are chained by place: strings are made only of those that are looked up. */
function createIndex(columns: PhraseColumns, isWhole: boolean): PhraseIndex {
  const { texts, tradeIds, languages, endings } = columns;
  const count = endings.length;
  const { starts, keyEnds, ends, places, rows } = locatePhrases(texts, count, isWhole);
  const heads = new Int32Array(tableSize).fill(-1);
  const followers = new Int32Array(count);
  for (let index = count - 1; index >= 0; index--) {
    const place = places[index] ?? 0;
    followers[index] = heads[place] ?? -1;
    heads[place] = index;
  }
  const readPhrase = (index: number): Phrase => {
    const row = rows[index] ?? 0;
    const text = texts.slice(starts[index], ends[index]);
    const ending = endings[index] ?? "";
    const [first = "", ...others] = isWhole ? [text] : text.split(" ");
    return {
      language: languages[Math.floor(row / tradeIds.length)] ?? "",
      tradeId: tradeIds[row % tradeIds.length] ?? "",
      strength: getStrength(columns, index) / 100,
      words: [first, ...others],
      ending: ending.replace("^", ""),
      isPlain: !isWhole && !ending.startsWith("^"),
    };
  };
  const cache = new Map<string, Readonly<Record<PhraseClass, readonly Phrase[]>>>();
  return {
    find(key, phraseClass = "name") {
      const known = cache.get(key);
      if (known) return known[phraseClass];
      const phrases: Phrase[] = [];
      for (let index = heads[getPlace(key, 0, key.length)] ?? -1; index >= 0; index = followers[index] ?? -1) {
        const start = starts[index] ?? 0;
        if (keyEnds[index] === start + key.length && texts.startsWith(key, start)) phrases.push(readPhrase(index));
      }
      const isContext = ({ strength }: Phrase) => strength === contextStrength;
      const byClass = { name: phrases.filter((phrase) => !isContext(phrase)), context: phrases.filter(isContext) };
      if (cache.size >= maxCachedKeys) cache.clear();
      cache.set(key, byClass);
      return byClass[phraseClass];
    },
  };
}

const indexes = new Map<LetterGroup, PhraseIndex>();

/** The phrases of a group of letters; read when they are first needed. */
export function getPhraseIndex(group: LetterGroup): PhraseIndex {
  const known = indexes.get(group);
  if (known) return known;
  const text = readPackedFile(phraseFiles[group]).toString();
  const index = createIndex(parsePhraseFile(text), isSearchedByLetters(group));
  indexes.set(group, index);
  return index;
}
