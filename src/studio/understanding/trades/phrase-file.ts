/** A phrase as `scripts/trades.ts` lists it for a group of letters. */
export type PhraseRow = {
  readonly language: string;
  readonly tradeId: string;
  /** How surely the phrase names the trade, 0 (hardly) to 100. */
  readonly strength: number;
  /** The stem of the first word and the other words; the whole text in groups that are searched by letters. */
  readonly text: string;
  /** What the first word has after its stem, after `^` where it is written with accents. */
  readonly ending: string;
};

/**
 * What is read of a file of phrases. The rows of `texts`, one per language and trade in their orders, hold phrases
 * between bars; the columns have an entry per phrase.
 */
export type PhraseColumns = {
  readonly tradeIds: readonly string[];
  readonly languages: readonly string[];
  readonly strengths: readonly number[];
  /** An entry is the letter at the place of its strength, from `A`. */
  readonly strengthLetters: string;
  readonly endings: readonly string[];
  readonly texts: string;
};

const firstLetter = "A".charCodeAt(0);

/** The strength that a phrase's letter stands for. */
export const getStrength = ({ strengths, strengthLetters }: PhraseColumns, index: number): number =>
  strengths[strengthLetters.charCodeAt(index) - firstLetter] ?? 0;

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Writes a file of phrases: trades, languages and strengths, the two columns, then the texts. Phrases of a language
 * and trade stand together and what they have in common in columns, which compresses to three quarters of what
 * entries by key do.
 */
export function formatPhraseFile(tradeIds: readonly string[], rows: readonly PhraseRow[]): string {
  const languages = [...new Set(rows.map(({ language }) => language))].sort(order);
  const strengths = [...new Set(rows.map(({ strength }) => strength))].sort((a, b) => b - a);
  const cells = Map.groupBy(rows, ({ language, tradeId }) => `${language} ${tradeId}`);
  const lines = languages.flatMap((language) =>
    tradeIds.map((id) =>
      (cells.get(`${language} ${id}`) ?? []).toSorted((a, b) => order(a.text, b.text) || order(a.ending, b.ending)),
    ),
  );
  const entries = lines.flat();
  const letters = entries.map(({ strength }) => String.fromCharCode(firstLetter + strengths.indexOf(strength)));
  return [
    tradeIds.join(" "),
    languages.join(" "),
    strengths.join(" "),
    letters.join(""),
    entries.map(({ ending }) => ending).join("|"),
    ...lines.map((line) => line.map(({ text }) => text).join("|")),
  ].join("\n");
}

/** Reads a file of phrases. */
export function parsePhraseFile(text: string): PhraseColumns {
  let at = 0;
  const readLine = () => {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end);
    at = end + 1;
    return line;
  };
  const [tradeIds, languages, strengths] = [readLine().split(" "), readLine().split(" "), readLine().split(" ").map(Number)];
  const [strengthLetters, endings] = [readLine(), readLine().split("|")];
  return { tradeIds, languages, strengths, strengthLetters, endings, texts: text.slice(at) };
}

const getLetterLength = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** Where the key of a phrase ends in groups without spaces and in Hangul: after its first two letters. */
export function getLetterKeyEnd(text: string, at: number): number {
  const second = at + getLetterLength(text, at);
  return second + getLetterLength(text, second);
}
