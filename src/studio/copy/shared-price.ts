import { findPrices, startsWithPrice } from "#/studio/copy/amounts";

/** Single words before an amount, of which all are done for that: `wash, iron, fold Rp7.000`. */
const names = /^(?:[\p{L}\p{M}]{2,20}, ){2,4}[\p{L}\p{M}]{2,20} (?=[^,]*\p{Nd})/u;

/** The single words that share the only price of a sentence, which follows them; empty if it does not begin so. */
export function findSharedNames(sentence: string): string {
  const found = names.exec(sentence)?.[0] ?? "";
  return startsWithPrice(sentence.slice(found.length)) && findPrices(sentence).length === 1 ? found : "";
}
