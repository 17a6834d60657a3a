/** An n-gram, one character a byte of its UTF-8 form, and its weight for languages, by their places in the list. */
export type NgramEntry = {
  readonly gram: string;
  readonly weights: readonly { readonly language: number; readonly weight: number }[];
};

/** What is read of a file of n-grams: `starts` says where in the two columns the weights of each begin. */
export type NgramTable = {
  readonly languages: readonly string[];
  /** Sorted. */
  readonly grams: readonly string[];
  readonly starts: Uint32Array;
  readonly languageColumn: string;
  readonly weightColumn: string;
};

/** Numbers are written as characters from here on, past controls and the line feed. */
const firstCharacter = 35;

/** How many letters an n-gram shares with the one before it is a control character before its other letters. */
const firstControl = 11;
const isControl = (code: number) => code >= firstControl && code < firstControl + 16;

function countShared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

const toCharacters = (numbers: readonly number[]) => numbers.map((one) => String.fromCharCode(firstCharacter + one)).join("");

/**
 * Writes sorted n-grams with one character a byte: a line of BCP 47 tags, then a column each of n-grams, of the
 * numbers of their weights, of languages and of weights.
 */
export function formatNgrams(languages: readonly string[], entries: readonly NgramEntry[]): string {
  const grams = entries.map(({ gram }, index) => {
    const shared = countShared(gram, entries[index - 1]?.gram ?? "");
    return String.fromCharCode(firstControl + shared) + gram.slice(shared);
  });
  const weights = entries.flatMap((entry) => entry.weights);
  return [
    languages.join(" "),
    grams.join(""),
    toCharacters(entries.map((entry) => entry.weights.length)),
    toCharacters(weights.map(({ language }) => language)),
    toCharacters(weights.map(({ weight }) => weight)),
  ].join("\n");
}

/** Reads a file of n-grams. */
export function parseNgrams(text: string): NgramTable {
  const [languages = "", column = "", counts = "", languageColumn = "", weightColumn = ""] = text.split("\n");
  const grams: string[] = [];
  const starts = new Uint32Array(counts.length + 1);
  let gram = "";
  for (let at = 0; at < column.length; ) {
    let end = at + 1;
    while (end < column.length && !isControl(column.charCodeAt(end))) end++;
    gram = gram.slice(0, column.charCodeAt(at) - firstControl) + column.slice(at + 1, end);
    starts[grams.length + 1] = (starts[grams.length] ?? 0) + counts.charCodeAt(grams.length) - firstCharacter;
    grams.push(gram);
    at = end;
  }
  return { languages: languages.split(" "), grams, starts, languageColumn, weightColumn };
}

/** The weights of an n-gram, none if it is not listed. */
export function findNgramWeights(table: NgramTable, gram: string): NgramEntry["weights"] {
  const { grams, starts, languageColumn, weightColumn } = table;
  let [low, high] = [0, grams.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((grams[middle] ?? "") < gram) low = middle + 1;
    else high = middle;
  }
  if (grams[low] !== gram) return [];
  const [from = 0, to = 0] = [starts[low], starts[low + 1]];
  return Array.from({ length: to - from }, (_, index) => ({
    language: languageColumn.charCodeAt(from + index) - firstCharacter,
    weight: weightColumn.charCodeAt(from + index) - firstCharacter,
  }));
}
