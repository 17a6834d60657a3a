import { phraseFiles } from "#data/trades/index";
import { readPackedFile } from "#/kernel/files/packed-file";
import { parsePhraseFile, type PhraseFile } from "#/studio/understanding/trades/phrase-file";
import type { LetterGroup } from "#/studio/understanding/trades/split-words";

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

/** Phrases by the stem of their first word, or by their first two letters without spaces. */
export type PhraseIndex = { readonly find: (key: string) => readonly Phrase[] };

function parsePhrase(entry: string, key: string, tradeIds: readonly string[]): Phrase {
  const [language = "", trade = "", strength = "", ending = "", rest = ""] = entry.split(",");
  const others = rest === "" ? [] : rest.split(" ");
  const isWhole = ending === "=";
  return {
    language,
    tradeId: tradeIds[Number(trade)] ?? "",
    strength: Number(strength) / 100,
    words: isWhole ? [rest] : [key, ...others],
    ending: isWhole ? "" : ending.replace("^", ""),
    isPlain: !isWhole && !ending.startsWith("^"),
  };
}

/** Index of the first line that is not before `start`. */
function findLine(lines: readonly string[], start: string): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Keeps what was found, up to this many keys. */
const maxCachedKeys = 4096;

function createIndex({ lines, tradeIds }: PhraseFile): PhraseIndex {
  const cache = new Map<string, readonly Phrase[]>();
  return {
    find(key) {
      const known = cache.get(key);
      if (known) return known;
      const start = `${key}\t`;
      const line = lines[findLine(lines, start)];
      const entries = line?.startsWith(start) ? line.slice(start.length).split("|") : [];
      const phrases = entries.map((entry) => parsePhrase(entry, key, tradeIds));
      if (cache.size >= maxCachedKeys) cache.clear();
      cache.set(key, phrases);
      return phrases;
    },
  };
}

const indexes = new Map<LetterGroup, PhraseIndex>();

/** The phrases of a group of letters; read when they are first needed. */
export function getPhraseIndex(group: LetterGroup): PhraseIndex {
  const known = indexes.get(group);
  if (known) return known;
  const text = readPackedFile(phraseFiles[group]).toString();
  const index = createIndex(parsePhraseFile(text));
  indexes.set(group, index);
  return index;
}
