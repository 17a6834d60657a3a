import { findFigure } from "#/studio/copy/figures";
import { countNoticeWords, isNotice } from "#/studio/copy/notices";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { beginsWithNo, isRefusal } from "#/studio/copy/refusals";
import { endsOpen } from "#/studio/copy/offer-prose";
import { countWideLetters, joinSentences } from "#/studio/copy/sentences";

/** A sentence of the brief that is about a figure. */
export type CopyFact = {
  readonly figure: string;
  /** What the sentence says beside the figure; absent if the figure is all of it. */
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

/** What is left of a sentence without the figure that it begins or ends with; `undefined` if it is no text of its own. */
function cutFigure(sentence: string, figure: string, language: string): string | undefined {
  const whole = sentence.replace(/[.!]$/u, "");
  if (whole.startsWith(`${figure} `)) return capitalizeTitle(whole.slice(figure.length).trim(), language);
  const isShareAtEnd = figure.endsWith("%") && whole.endsWith(` ${figure}`);
  const before = isShareAtEnd ? whole.slice(0, -figure.length).trim() : undefined;
  return before === undefined || endsOpen(before, language) ? undefined : before;
}

/** A sentence with its figure, if it is about one that the rest of it can stand below. */
export const toFact = (sentence: string, language: string): CopyFact | undefined => {
  const figure = sentence.length > maxFactLength ? undefined : findFigure(sentence);
  if (figure === undefined) return undefined;
  if ([...sentence].length <= maxFigureLength) return { figure: sentence, text: undefined };
  const text = cutFigure(sentence, figure, language);
  return text === undefined ? undefined : { figure, text };
};

/** Sorts sentences into notices, facts and others. */
export function sortSentences(sentences: readonly string[], language: string): OfferSentences {
  // What an offer lists first is what it is about, even if it restricts a part of that.
  const isListed = (sentence: string, index: number) => index === 0 && sentence.split(/[,，、،;]\s?/u).length > 3;
  const found = sentences.filter((sentence, index) => isNotice(sentence, language) && !isListed(sentence, index));
  // A short offer has one notice, its clearest: the others are what it says.
  const most = sentences.length < 2 * maxNotices + 1 ? 1 : maxNotices;
  const kept = found.toSorted((one, other) => countNoticeWords(other, language) - countNoticeWords(one, language)).slice(0, most);
  const notices = found.filter((sentence) => kept.includes(sentence));
  const left = sentences.filter((sentence) => !notices.includes(sentence));
  const telling = left.filter((sentence) => toFact(sentence, language) !== undefined).slice(0, maxFacts);
  // One figure alone would only be said twice, large and in its sentence.
  const isSaidTwice = telling.length < minFacts && telling.some((sentence) => toFact(sentence, language)?.text !== undefined);
  const facts = isSaidTwice ? [] : telling;
  return {
    notices,
    facts,
    others: left.filter((sentence) => !facts.includes(sentence)),
  };
}

/** The most letters that are set large as a statement: more are read, not seen. */
const maxStatementLength = 110;

/** Shorter sentences alone leave a column empty, in letters. */
const minNoteLength = 36;

/** Sentences that stand below each other, the short ones with the next. */
export function joinShortNotes(notes: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const note of notes) {
    const last = joined.at(-1);
    const isShort = last !== undefined && Math.min(countWideLetters(last), countWideLetters(note)) < minNoteLength;
    if (isShort) joined[joined.length - 1] = joinSentences([last, note]);
    else joined.push(note);
  }
  return joined;
}

/** Whether a sentence says what is not done. */
const isNegative = (sentence: string): boolean => isRefusal(sentence) || beginsWithNo(sentence);

/**
 * The statement of a page and the sentences that it has no room for: the first sentence that is short,
 * with those after it that belong to it and have room. What is not done is the statement only of a page that has
 * nothing else to say there.
 */
export function splitStatement(sentences: readonly string[]): {
  readonly statement: string | undefined;
  readonly notes: readonly string[];
} {
  const isShort = (text: string) => countWideLetters(text) <= maxStatementLength;
  const positive = sentences.findIndex((text) => isShort(text) && !isNegative(text));
  const start = positive < 0 ? Math.max(0, sentences.findIndex(isShort)) : positive;
  let end = Math.min(start + 1, sentences.length);
  const goesOn = (index: number) =>
    index < sentences.length &&
    isNegative(sentences[start] ?? "") === isNegative(sentences[index] ?? "") &&
    isShort(joinSentences(sentences.slice(start, index + 1)));
  while (goesOn(end)) end++;
  const statement = joinSentences(sentences.slice(start, end));
  return {
    statement: statement === "" ? undefined : statement,
    notes: joinShortNotes(sentences.toSpliced(start, end - start)),
  };
}

/** The least letters of a sentence below a headline: fewer are a fragment there. */
const minLeadLength = 24;

/** The most letters of a sentence below a headline, if there are shorter ones. */
const maxLeadLength = 180;

/** The sentence that says most below a headline: neither a fragment, nor what is not done, nor too long to be read at once. */
export function findLead(sentences: readonly string[]): string | undefined {
  const fits = (sentence: string) => countWideLetters(sentence) >= minLeadLength && !isNegative(sentence);
  const isPlain = (sentence: string) => !isNegative(sentence) && !/\p{Nd}/u.test(sentence);
  const short = sentences.find((sentence) => fits(sentence) && sentence.length <= maxLeadLength);
  return short ?? sentences.find(fits) ?? sentences.find(isPlain);
}
