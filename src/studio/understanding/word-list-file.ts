/** Entries of a table in one language, in the order of the table. */
export type WordList = readonly (readonly [id: string, words: readonly string[]])[];

/** Words by language. */
export type WordLists = Pick<ReadonlyMap<string, WordList>, "keys" | "get">;

/** The lines of a list as people write it, such as `warm: en warm* hearty | de warm* herzlich*`. */
const readLines = (text: string) =>
  text.split("\n").flatMap((line) => {
    const colon = line.indexOf(": ");
    if (line.startsWith("#") || colon < 0) return [];
    const parts = line
      .slice(colon + 2)
      .split(" | ")
      .map((part) => part.split(" "));
    return [{ id: line.slice(0, colon), parts }];
  });

/** Reads a list of words as people write it. */
export function parseWordLists(text: string): ReadonlyMap<string, WordList> {
  const lists = new Map<string, [string, string[]][]>();
  for (const { id, parts } of readLines(text))
    for (const [language = "", ...words] of parts) {
      const list = lists.get(language) ?? [];
      list.push([id, words]);
      lists.set(language, list);
    }
  return lists;
}

/**
 * A list as packed files hold it: a line of all ids, then a line for each language with its words in that
 * order. Words of one language stand together, so that they pack better.
 */
export function toPackedLayout(text: string): string {
  const ids = readLines(text).map(({ id }) => id);
  const lines = Array.from(parseWordLists(text), ([language, list]) => {
    const remaining = [...list];
    const cells = ids.map((id) => (remaining[0]?.[0] === id ? (remaining.shift()?.[1] ?? []).join(" ") : ""));
    // A second part in the language would hide all words after it.
    if (remaining[0]) throw new Error(`The words of "${remaining[0][0]}" in ${language} are in two parts.`);
    return [language, ...cells].join("|");
  });
  return [ids.join(" "), ...lines].join("\n");
}

/** Reads what a packed file holds, the words of a language when they are asked for: most briefs need those of two. */
export function parsePackedWordLists(text: string): WordLists {
  const [first = "", ...lines] = text.split("\n");
  const ids = first.split(" ");
  const cellsByLanguage = new Map(
    lines.map((line) => {
      const [language = ""] = line.split("|", 1);
      return [language, line.slice(language.length + 1)];
    }),
  );
  const read = (cells: string): WordList =>
    cells.split("|").flatMap((cell, index) => (cell === "" ? [] : [[ids[index] ?? "", cell.split(" ")] as const]));
  return {
    keys: () => cellsByLanguage.keys(),
    get(language) {
      const cells = cellsByLanguage.get(language);
      return cells === undefined ? undefined : read(cells);
    },
  };
}
