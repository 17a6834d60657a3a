/**
 * What `scripts/trades.ts` writes for a group of letters: a line with the ids of the trades, then a
 * line of key and phrases for each key, sorted by UTF-16 code units.
 */
export type PhraseFile = { readonly tradeIds: readonly string[]; readonly lines: readonly string[] };

/** Writes a file of phrases. */
export const formatPhraseFile = ({ tradeIds, lines }: PhraseFile) => [tradeIds.join(" "), ...lines].join("\n");

/** Reads a file of phrases. */
export function parsePhraseFile(text: string): PhraseFile {
  const [first = "", ...lines] = text.split("\n");
  return { tradeIds: first.split(" "), lines };
}

const getLetterLength = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** Where a phrase is filed in groups without spaces and in Hangul: its first two letters. */
export function toLetterKey(text: string, at = 0): string {
  const second = at + getLetterLength(text, at);
  return text.slice(at, second + getLetterLength(text, second));
}
