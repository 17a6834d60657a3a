import { splitSentences } from "#/studio/copy/sentences";

/** The space after a mark between two clauses, which ends the line: none stands between two numbers. */
const clauseEnd = /(?<=[^\s\p{N}][,;:،؛]) |(?<=\p{N}[,;:،؛]) (?!\p{N})|(?<= [–—]) /gu;

/** The most clauses that are read as lines, and the least letters of each: more or shorter ones are a list. */
const [mostClauses, leastLetters] = [3, 6] as const;

/** The least length of the shortest clause as a share of the longest: a much shorter one would only waste a line. */
const leastShare = 0.4;

const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** The clauses of a sentence that is set large, if lines that end with them are of similar length; else the sentence. */
export function splitClauses(sentence: string): readonly string[] {
  const clauses = sentence.split(clauseEnd);
  const lengths = clauses.map(countLetters);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  // A word before a dash is no line.
  const isTorn = clauses.some((clause) => /^[^\s]{1,40} [–—]$/u.test(clause));
  return !isTorn && clauses.length <= mostClauses && shortest >= leastLetters && shortest >= longest * leastShare
    ? clauses
    : [sentence];
}

/** The sentences of a text that is set large, each as the clauses that its lines end with first. */
export const splitHeadlineLines = (text: string): readonly (readonly string[])[] => splitSentences(text).map(splitClauses);
