import { isPersonTitle } from "#/studio/marks/name-titles";

/** Given names that tradespeople's firms often begin with, and how they shorten them, as in `Wm. Baker`. */
const givenNames: ReadonlySet<string> = new Set(
  (
    "adam ahmed ali ana andré andrea andreas andrzej anna antonio carlos claude dave david dieter elena eric erik frank franz george " +
    "giorgio giovanni giuseppe hans heinz ivan jack jacek james jan jean jim joão john josé juan jürgen karl klaus krzysztof lars " +
    "luca luigi luis manuel marco marek maria marie mario mark martin mehmet michael michel mike mohamed mustafa olga otto paul " +
    "paweł pedro peter petr piotr robert stefan steve thomas tom tomasz wolfgang zbigniew иван олег юрій петро сергій андрій " +
    "józef stanisław kazimierz tadeusz josef václav wm chas jas thos geo robt"
  ).split(" "),
);

const capitalized = /^\p{Lu}[\p{L}\p{M}’'-]{1,40}[,.]?$/u;
const double = /^\p{Lu}\p{Ll}[\p{Ll}\p{M}]{0,30}[-‐‑]\p{Lu}\p{Ll}[\p{Ll}\p{M}]{0,30}[,.]?$/u;
const initial = /^\p{Lu}\.$/u;

/** Whether a word is a given name, which may be shortened. */
export const isGivenName = (word: string): boolean => givenNames.has(word.toLowerCase().replace(/\.$/u, ""));

/** Most words of a person's name after a title. */
const maxWords = 3;

/**
 * The words of a name that are a person's: after a title, the family name after a given name or its letter, and a double
 * name after another one. Whatever they mean, the organisation has nothing to do with it. `rateCommonness` is above 0 for
 * words that say what it is.
 */
export function listPersonalNames(name: string, rateCommonness: (word: string) => number): readonly string[] {
  const words = name.normalize("NFC").trim().split(/\s+/u);
  const isName = (word: string | undefined): word is string => word !== undefined && capitalized.test(word);
  const isOwn = (word: string | undefined): word is string => isName(word) && rateCommonness(word) === 0;
  const found = new Set<number>();
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (isPersonTitle(word)) {
      let at = index + 1;
      while (at <= index + maxWords && isName(words[at]) && !isPersonTitle(words[at] ?? "")) found.add(at++);
    }
    const isGiven = isGivenName(word) && isName(word);
    if ((isGiven || initial.test(word)) && isOwn(next)) found.add(index).add(index + 1);
    if (isOwn(word) && next !== undefined && double.test(next)) found.add(index).add(index + 1);
  }
  return words.filter((_, index) => found.has(index));
}

/** A text without some of its words. */
export const dropWords = (text: string, dropped: readonly string[]): string =>
  text
    .split(/\s+/u)
    .filter((word) => !dropped.includes(word))
    .join(" ");
