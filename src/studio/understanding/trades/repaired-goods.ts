import type { FoundPhrase } from "#/studio/understanding/trades/find-phrases";
import type { Word } from "#/studio/understanding/trades/split-words";

/** Who repairs what these trades sell or make. */
const repairTrades: Readonly<Record<string, string>> = {
  "shoe-shop": "shoe-repair",
  shoemaker: "shoe-repair",
  "furniture-shop": "restoration",
  fashion: "tailor",
  "car-dealer": "car-repair",
  "yarn-shop": "repair-shop",
  homeware: "repair-shop",
  "fabric-shop": "tailor",
  "rug-shop": "carpet-cleaning",
  "electronics-shop": "repair-shop",
  "computing-hardware": "repair-shop",
  telecommunications: "repair-shop",
};

/** What may stand between a repair and what is repaired. */
const links: ReadonlySet<string> = new Set(["", ..."の 的 का की के of de di von van".split(" ")]);

/** A shop by its last word, which sells and repairs nothing by itself. */
const shop = /(?:shop|store|studio|club)s?$/;

/**
 * Trades of goods that an English industry names before their repair: sewing machines, in “sewing machine and
 * vacuum repair shop”. Their words tell of the repair in every text.
 */
export function listRepairedTrades(found: readonly FoundPhrase[]): ReadonlySet<string> {
  const repair = found.find(
    ({ phrase, text }) => phrase.tradeId === "repair-shop" && /repairs?(?: shop)?$/.test(text.toLowerCase()),
  );
  if (repair === undefined) return new Set();
  const goods = found.filter(
    ({ phrase, wordIndex, text }) =>
      wordIndex < repair.wordIndex && repairTrades[phrase.tradeId] === "repair-shop" && !shop.test(text.toLowerCase()),
  );
  return new Set(goods.map(({ phrase }) => phrase.tradeId));
}

/** A repair with what is repaired, and the trade of both together. */
export type Repair = { readonly tradeId: string; readonly parts: readonly FoundPhrase[] };

function locate(text: string, words: readonly Word[], { wordIndex, text: quote }: FoundPhrase) {
  const from = words[Math.floor(wordIndex)]?.start ?? 0;
  const start = Math.max(from, text.indexOf(quote, from));
  return { start, end: start + quote.length };
}

/** The repairs that a text names beside what is repaired: shoes that are repaired are not sold. */
export function findRepairs(text: string, words: readonly Word[], found: readonly FoundPhrase[]): readonly Repair[] {
  const repair = found.find(({ phrase }) => phrase.tradeId === "repair-shop");
  if (repair === undefined) return [];
  const at = locate(text, words, repair);
  return found.flatMap((goods) => {
    const tradeId = repairTrades[goods.phrase.tradeId];
    if (tradeId === undefined) return [];
    const { start, end } = locate(text, words, goods);
    const between = start >= at.end ? text.slice(at.end, start) : text.slice(end, at.start);
    return (start >= at.end || end <= at.start) && links.has(between.trim()) ? [{ tradeId, parts: [goods, repair] }] : [];
  });
}
