import type { PartKind } from "#/operations/parts/part-kind";
import { type SearchEntry, splitWords } from "#/operations/parts/search-entries";
import { listWordAliases } from "#/operations/parts/word-aliases";

/** An entry with how well it matches, and the variant that a word names. */
export type WordMatch = { readonly entry: SearchEntry; readonly score: number; readonly variant?: string };

/** The most matches of one kind, so that no kind crowds out the others. */
const maxPerKind = 4;

/** What agents look for most, when all else is equal. */
const kindWeights: Readonly<Record<PartKind, number>> = {
  component: 1.15,
  asset: 1.1,
  page: 1.1,
  token: 1,
  icon: 0.85,
  rule: 0.8,
};

/** Words that say nothing about the part. */
const fillers = new Set(
  (
    "a an and any are at be best by find for from get give i in is it me my near nearest of on or our show the to token " +
    "use value what which with"
  ).split(" "),
);

/** A word with its other words; these count less. */
type Term = { readonly word: string; readonly others: readonly string[] };

/** The entries that match a query best, in order. Only words that say something count. */
export function findByWords(entries: readonly SearchEntry[], query: string): readonly WordMatch[] {
  const words = splitWords(query);
  const telling = words.filter((word) => !fillers.has(word));
  const terms = [...new Set(telling.length > 0 ? telling : words)].map(
    (word): Term => ({ word, others: listWordAliases(word).flatMap(splitWords) }),
  );
  const matches = entries
    .flatMap((entry): WordMatch[] => {
      const scores = terms.map((term) => scoreTerm(entry, term));
      const matched = scores.filter((score) => score > 0).length;
      if (matched === 0) return [];
      const share = matched / terms.length;
      const named = entry.nameWords.length > 0 && entry.nameWords.every((word) => isNamed(word, terms)) ? 4 : 0;
      const score = (scores.reduce((sum, one) => sum + one, 0) * share + named) * kindWeights[entry.kind];
      const variant = findVariant(entry, terms);
      return [{ entry, score, ...(variant !== undefined && { variant }) }];
    })
    .sort((one, other) => other.score - one.score);
  const best = matches[0]?.score ?? 0;
  const counts = new Map<PartKind, number>();
  return matches.filter(({ entry, score }) => {
    const count = (counts.get(entry.kind) ?? 0) + 1;
    counts.set(entry.kind, count);
    return count <= maxPerKind && score >= best / 4;
  });
}

const isNamed = (word: string, terms: readonly Term[]) => terms.some((term) => term.word === word || term.others.includes(word));

function scoreTerm(entry: SearchEntry, { word, others }: Term): number {
  const aliasScores = others.map((other) => scoreWord(entry, other) * 0.7);
  return Math.max(scoreWord(entry, word), ...aliasScores);
}

function scoreWord({ nameWords, keywords, textWords }: SearchEntry, word: string): number {
  const isBeginning = (one: string) =>
    word.length > 2 && (one.startsWith(word) || (one.length > 3 && word.length - one.length < 3 && word.startsWith(one)));
  if (nameWords.includes(word)) return nameWords[0] === word ? 6.5 : 6;
  if (keywords.includes(word)) return 4;
  if (nameWords.some(isBeginning)) return 3;
  if (textWords.includes(word)) return 2;
  return keywords.some(isBeginning) || textWords.some(isBeginning) ? 1 : 0;
}

/** The variant of a component that a word, or else one of its other words, names. */
function findVariant({ variants = [], nameWords }: SearchEntry, terms: readonly Term[]): string | undefined {
  const isOwn = (word: string) => !nameWords.includes(word);
  const find = (words: readonly string[]) =>
    variants.find((variant) => splitWords(variant).some((word) => isOwn(word) && words.includes(word)));
  return find(terms.map(({ word }) => word)) ?? find(terms.flatMap(({ others }) => others));
}
