/**
 * Welsh and Irish change the first letter of a noun after an article, a number, a possessive or many
 * prepositions: `côr`, but `y gôr` and `ei chôr`; `siopa`, but `mo shiopa`. Each rule gives the letters that a word
 * begins with and those that may stand for them.
 */
type Mutations = readonly (readonly [initial: string, mutated: readonly string[]])[];

/** Longer initials before their first letters: `ll` is a letter of its own. Those without forms never change. */
const welsh: Mutations = [
  ["ch", []],
  ["dd", []],
  ["ff", []],
  ["ph", []],
  ["th", []],
  ["ll", ["l"]],
  ["rh", ["r"]],
  ["p", ["b", "mh", "ph"]],
  ["t", ["d", "nh", "th"]],
  ["c", ["g", "ngh", "ch"]],
  ["b", ["f", "m"]],
  ["d", ["dd", "n"]],
  ["g", ["", "ng"]],
  ["m", ["f"]],
];

const irishVowels: Mutations = Array.from("aeiouáéíóú", (vowel) => [vowel, [`t${vowel}`, `n${vowel}`, `h${vowel}`]]);

const irish: Mutations = [
  ...["sc", "sp", "st", "sm", "sf"].map((initial) => [initial, []] as const),
  ["s", ["sh", "ts"]],
  ["b", ["bh", "mb"]],
  ["c", ["ch", "gc"]],
  ["d", ["dh", "nd"]],
  ["f", ["fh", "bhf"]],
  ["g", ["gh", "ng"]],
  ["m", ["mh"]],
  ["p", ["ph", "bp"]],
  ["t", ["th", "dt"]],
  ...irishVowels,
];

const mutationsByLanguage: Readonly<Record<string, Mutations>> = { cy: welsh, ga: irish };

/** A form that loses a letter and has fewer left is a word of too many other languages. */
const minShortenedLetters = 4;

/** The forms that a phrase takes when its first letter changes; none in other languages. */
export function listMutations(text: string, language: string): readonly string[] {
  const lower = text.normalize("NFC").toLowerCase();
  const [initial, mutated] = mutationsByLanguage[language]?.find(([start]) => lower.startsWith(start)) ?? [];
  if (initial === undefined || mutated === undefined) return [];
  const rest = lower.slice(initial.length);
  return mutated
    .map((start) => start + rest)
    .filter((form) => form.length >= lower.length || (form.split(" ")[0] ?? "").length >= minShortenedLetters);
}
