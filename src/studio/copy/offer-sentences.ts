import { findFigure } from "#/studio/copy/figures";
import { countNoticeWords, isNotice } from "#/studio/copy/notices";
import { joinSentences } from "#/studio/copy/sentences";

/** A sentence of the brief that is about a figure. */
export type CopyFact = {
  readonly figure: string;
  /** The whole sentence; absent if the figure is that already. */
  readonly text: string | undefined;
};

/** The sentences of an offer by what they are for; each is in one place only. */
export type OfferSentences = {
  /** What is not, only or at the moment the case. */
  readonly notices: readonly string[];
  /** What is about a figure. */
  readonly facts: readonly string[];
  /** The others, in their order. */
  readonly others: readonly string[];
};

/** More would be lists to read instead of what stands out. */
const [maxNotices, maxFacts, minFacts] = [2, 4, 2] as const;

/** A sentence up to this length is as large as its figure, in letters. */
const maxFigureLength = 22;

/** Longer sentences are read, not seen at a glance, in letters. */
const maxFactLength = 220;

/** A sentence with its figure, if it is about one. */
export const toFact = (sentence: string): CopyFact | undefined => {
  const figure = sentence.length > maxFactLength ? undefined : findFigure(sentence);
  if (figure === undefined) return undefined;
  return [...sentence].length <= maxFigureLength ? { figure: sentence, text: undefined } : { figure, text: sentence };
};

/** Sorts sentences into notices, facts and others. */
export function sortSentences(sentences: readonly string[], language: string): OfferSentences {
  const found = sentences.filter((sentence) => isNotice(sentence, language));
  // A short offer has one notice, its clearest: the others are what it says.
  const most = sentences.length < 2 * maxNotices + 1 ? 1 : maxNotices;
  const kept = found.toSorted((one, other) => countNoticeWords(other, language) - countNoticeWords(one, language)).slice(0, most);
  const notices = found.filter((sentence) => kept.includes(sentence));
  const left = sentences.filter((sentence) => !notices.includes(sentence));
  const telling = left.filter((sentence) => toFact(sentence) !== undefined).slice(0, maxFacts);
  // One figure alone would only be said twice, large and in its sentence.
  const isSaidTwice = telling.length < minFacts && telling.some((sentence) => toFact(sentence)?.text !== undefined);
  const facts = isSaidTwice ? [] : telling;
  return {
    notices,
    facts,
    others: left.filter((sentence) => !facts.includes(sentence)),
  };
}

/** The most letters of sentences that are set together as one statement. */
const maxStatementLength = 130;

/** Sentences that belong together as a statement, and those that it has no room for. */
export function splitStatement(sentences: readonly string[]): {
  readonly statement: string | undefined;
  readonly notes: readonly string[];
} {
  let count = 0;
  for (let length = 0; count < sentences.length; count++) {
    length += sentences[count]?.length ?? 0;
    if (count > 0 && length > maxStatementLength) break;
  }
  const statement = joinSentences(sentences.slice(0, count));
  return { statement: statement === "" ? undefined : statement, notes: sentences.slice(count) };
}
