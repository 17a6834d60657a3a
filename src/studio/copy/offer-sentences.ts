import { isUnpromising, refusesOrBinds } from "#/studio/copy/conditions";
import { findFigure } from "#/studio/copy/figures";
import { countNoticeWords, isNotice } from "#/studio/copy/notices";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { namesTime } from "#/studio/copy/clock-times";
import { namesOpening } from "#/studio/copy/opening-hours";
import { findPracticalRole } from "#/studio/copy/practical-facts";
import { introducesPeople } from "#/studio/copy/people-words";
import { isPersonal } from "#/studio/copy/persons";
import { isRefusal } from "#/studio/copy/refusals";
import { isSideRemark } from "#/studio/copy/side-remarks";
import { endsOpen } from "#/studio/copy/offer-prose";
import { countWideLetters, joinSentences } from "#/studio/copy/sentences";
import { isStory, namesFamily } from "#/studio/copy/stories";

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

/** The longest question that the sentence after it answers, in letters. */
const maxQuestion = 60;
const question = /[?？؟]$/u;

/** Sentences in which a short question stays with the one that answers it: `Burst pipe? Ring at any hour.` */
export function joinQuestions(sentences: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && question.test(last) && countWideLetters(last) <= maxQuestion)
      joined[joined.length - 1] = joinSentences([last, sentence]);
    else joined.push(sentence);
  }
  return joined;
}

/** The longest remark that belongs to the refusal before it, in letters. */
const maxRemark = 32;

/** Sentences in which a short remark stays with the refusal that it is about: `We sell no honey! Three people ask every week.` */
export function joinRemarks(sentences: readonly string[], language: string): readonly string[] {
  const joined: string[] = [];
  let isAfterRefusal = false;
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const isOwn = /\p{Nd}/u.test(sentence) || isNotice(sentence, language) || findPracticalRole(sentence, language) !== undefined;
    if (last !== undefined && isAfterRefusal && !isOwn && countWideLetters(sentence) <= maxRemark)
      joined[joined.length - 1] = joinSentences([last, sentence]);
    else joined.push(sentence);
    isAfterRefusal = isRefusal(sentence) || (isNotice(sentence, language) && sentence.endsWith("!"));
  }
  return joined;
}

/** Sorts sentences into notices, facts and others. */
export function sortSentences(sentences: readonly string[], language: string): OfferSentences {
  // What an offer lists first is what it is about, even if it restricts a part of that.
  const isListed = (sentence: string, index: number) => index === 0 && sentence.split(/[,，、،;]\s?/u).length > 3;
  // So is what it says first, although it ends with what follows from that.
  const isMain = (sentence: string, index: number) => {
    const [main = ""] = sentence.split(/[,，、،;]\s?/u, 1);
    return index === 0 && countWideLetters(main) >= minLeadLength && !isNotice(main, language) && !namesTime(main, language);
  };
  // A “not” about people of the family of the one who speaks is a story.
  const isTold = (sentence: string) =>
    namesFamily(sentence) && isPersonal(sentence, language) && !isUnpromising(sentence, language) && !/\p{Nd}{2}/u.test(sentence);
  const found = sentences.filter(
    (sentence, index) =>
      isNotice(sentence, language) && !isListed(sentence, index) && !isMain(sentence, index) && !isTold(sentence),
  );
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

/** A note has fewer words, and no more letters; in scripts without spaces it has no more letters than that. */
const [leastWords, maxFragment, maxUnspacedFragment] = [4, 28, 16] as const;

/** A sentence up to this length leads to the one after it, in letters. */
const maxLeading = 24;

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/** An email address or one of the web, and nothing else. */
const isAddress = /^(?:[^\s@]+@[^\s@]+|(?:https?:\/\/|www\.)\S+)$/iu;

/** Whether a sentence is a note of a few words: a credential, a condition, a fragment. */
const isFragment = (sentence: string): boolean =>
  isAddress.test(sentence) ||
  (sentence.includes(" ")
    ? countWords(sentence) < leastWords && countWideLetters(sentence) <= maxFragment
    : countWideLetters(sentence) <= maxUnspacedFragment);

/** The rating of a note of a few words. */
const fragmentRating = 2;

/** How much a sentence says of its organisation that is worth being set large. */
function rateStatement(text: string, language: string): number {
  if (countWideLetters(text) > maxStatementLength) return 0;
  if (isUnpromising(text, language)) return 1;
  if (isFragment(text)) return fragmentRating;
  if (isStory(text)) return 6;
  // Who they are by name is read, not seen.
  if (introducesPeople(text) && /[:：]/u.test(text)) return 3;
  if (text.includes("%")) return 2.5;
  if ((text.match(/\p{Nd}+/gu)?.length ?? 0) > 1) return 3;
  return isPersonal(text, language) ? 5 : /\p{Nd}/u.test(text) ? 3 : 4;
}

/** Whether two sentences begin with the same word, as parallel ones do. */
const beginAlike = (one: string, other: string): boolean =>
  one.includes(" ") && one.split(" ", 1)[0]?.toLowerCase() === other.split(" ", 1)[0]?.toLowerCase();

/**
 * The statement of a page and the sentences that it has no room for: the sentence that tells most, with a few words
 * before it that lead to it, or those after it that go on in the same way.
 */
function splitStatement(
  sentences: readonly string[],
  language: string,
): {
  readonly statement: string | undefined;
  readonly notes: readonly string[];
} {
  const fits = (texts: readonly string[]) => countWideLetters(joinSentences(texts)) <= maxStatementLength;
  const ratings = sentences.map((sentence) => rateStatement(sentence, language));
  let start = Math.max(0, ratings.indexOf(Math.max(...ratings)));
  let end = Math.min(start + 1, sentences.length);
  const isAlike = (one: number, other: number) =>
    other >= 0 &&
    other < sentences.length &&
    isUnpromising(sentences[one] ?? "", language) === isUnpromising(sentences[other] ?? "", language);
  const isLeading = (index: number) => {
    const text = sentences[index] ?? "";
    return !isFragment(text) && countWideLetters(text) <= maxLeading;
  };
  const goesOn = (index: number) =>
    isAlike(start, index) &&
    !/[:：]/u.test(sentences[index] ?? "") &&
    !isFragment(sentences[index] ?? "") &&
    fits(sentences.slice(start, index + 1)) &&
    (beginAlike(sentences[start] ?? "", sentences[index] ?? "") || isLeading(start));
  while (goesOn(end)) end++;
  if (isAlike(start, start - 1) && isLeading(start - 1) && fits(sentences.slice(start - 1, end))) start--;
  const statement = joinSentences(sentences.slice(start, end));
  return {
    statement: statement === "" ? undefined : statement,
    notes: sentences.toSpliced(start, end - start),
  };
}

/** Sentences with a figure, and others in which no person speaks, that are too short to be set large, in letters. */
const [shortFigure, shortImpersonal] = [32, 26] as const;

/** Whether a sentence is better read in a list than set large. */
export function isNoteLike(text: string, language: string): boolean {
  if (isFragment(text)) return true;
  const letters = countWideLetters(text);
  if (/\p{Nd}/u.test(text)) return letters < shortFigure;
  return letters < shortImpersonal && text.includes(" ") && !isPersonal(text, language) && !isStory(text);
}

/** What a page says beside its first view and what people look up. */
type StatementInput = {
  /** The tagline, if no other place has it: it is the statement. */
  readonly tagline: string | undefined;
  readonly sentences: readonly string[];
  readonly notices: readonly string[];
  /** What people look up that no label fits: one of them takes the place of a statement before a refusal does. */
  readonly details: readonly string[];
  /** Whether the page has hours, prices or places, among which short notes have their place. */
  readonly isLookedUp: boolean;
  /** Whether the page has a list of what is offered: then it needs no refusal to be set large. */
  readonly isListShown: boolean;
  readonly language: string;
};

/** A sentence of fewer letters that begins with what is not is read among the notices. */
const leastNegated = 40;

/**
 * The notice that takes the place of a statement: what is promised, else what is not, if that says something of the house.
 * Refusals, conditions and when something is closed are read small.
 */
function findReplacement({ notices, details, isListShown, language }: StatementInput, hasOther: boolean): string | undefined {
  const all = [...notices, ...details].filter(
    (text) =>
      !isFragment(text) &&
      countWideLetters(text) <= maxStatementLength &&
      !refusesOrBinds(text, language) &&
      !namesOpening(text, language),
  );
  const isTelling = (text: string) => countWideLetters(text) >= leastNegated;
  return all.find((text) => !isUnpromising(text, language)) ?? (hasOther || isListShown ? undefined : all.findLast(isTelling));
}

/** What a page sets large, what it says below that, and the notices, with notes of a few words where they are in a list. */
export function arrangeStatement(input: StatementInput): {
  readonly statement: string | undefined;
  readonly notices: readonly string[];
  readonly notes: readonly string[];
} {
  const { tagline, sentences, notices, isLookedUp, isListShown, language } = input;
  const { statement: said, notes: rest } = splitStatement(sentences, language);
  const isNote = said !== undefined && isNoteLike(said, language) && (isLookedUp || notices.length > 0);
  const isBinding =
    said !== undefined &&
    (refusesOrBinds(said, language) ||
      isSideRemark(said) ||
      (isListShown && isUnpromising(said, language) && isNotice(said, language)));
  const isOpen = tagline === undefined && (said === undefined || isUnpromising(said, language) || isNote);
  const replacement = isOpen ? findReplacement(input, said !== undefined && !isNote && !isBinding) : undefined;
  const isLarge = (text: string) =>
    !isNoteLike(text, language) &&
    !isUnpromising(text, language) &&
    !isSideRemark(text) &&
    !namesOpening(text, language) &&
    !namesTime(text, language) &&
    countWideLetters(text) <= maxStatementLength;
  const statement = tagline ?? replacement ?? (isNote || isBinding ? rest.find(isLarge) : said);
  const unsaid = statement === said ? rest : sentences.filter((text) => text !== statement);
  const left = notices.filter((text) => text !== statement);
  const isSmall = (text: string) =>
    (isLookedUp || left.length > 0) &&
    ((text === said ? isNoteLike(text, language) : isFragment(text)) || isUnpromising(text, language));
  const read = {
    notices: [...unsaid.filter(isSmall), ...left],
    notes: joinShortNotes(unsaid.filter((text) => !isSmall(text))),
  };
  if (statement !== undefined) return { statement, ...read };
  // Without a statement to stand below, a long one says what is done, and short ones are read among the notices.
  const isLong = (text: string) =>
    countWideLetters(text) > maxStatementLength && !refusesOrBinds(text, language) && !isSideRemark(text);
  const longNote = read.notes.find(isLong);
  const others = read.notes.filter((text) => text !== longNote);
  return longNote === undefined
    ? { statement: undefined, notices: [...others, ...read.notices], notes: [] }
    : { statement: longNote, notices: read.notices, notes: others };
}

/** The least letters of a sentence below a headline: fewer are a fragment there. */
const minLeadLength = 24;

/** The most letters of a sentence below a headline, if there are shorter ones. */
const maxLeadLength = 180;

/** Words with which people say who they are. */
const introductions: readonly RegExp[] = [
  /^(?:we are|we['’]re|I['’]m|I am|wir sind|ich bin|nous sommes|je suis|somos|siamo|w(?:ij|e) zijn|vi är|vi er|jesteśmy|jsme)(?!\p{L})/iu,
  /^(?:sme|suntem|είμαστε|ние сме|мы –|ми –|sisi ni|kami adalah|chúng tôi là|نحن|אנחנו) /iu,
];

/** Whether a sentence says who they are, and not by name. */
const saysWho = (sentence: string): boolean =>
  introductions.some((words) => words.test(sentence)) && !/[:：]/u.test(sentence) && sentence.length <= maxLeadLength;

/** The sentence that says most below a headline: neither a fragment, nor what is not done, nor too long to be read at once. */
export function findLead(all: readonly string[], notices: readonly string[], language: string): string | undefined {
  const main = all.filter((sentence) => !isSideRemark(sentence));
  const sentences = main.length > 0 ? main : all;
  const fits = (sentence: string) => countWideLetters(sentence) >= minLeadLength && !isUnpromising(sentence, language);
  const isPlain = (sentence: string) => !isUnpromising(sentence, language) && !/[\p{Nd}?？؟]/u.test(sentence);
  const suited = sentences.filter((sentence) => fits(sentence) && sentence.length <= maxLeadLength);
  const [first = ""] = suited;
  if (saysWho(first)) return first;
  // A story is large further down.
  // One in which people speak, without a figure, is the warmest.
  const isWarm = (sentence: string) => isPersonal(sentence, language) && isPlain(sentence) && !isStory(sentence);
  const warm = suited.find(isWarm);
  const isLong = (sentence: string) => countWideLetters(sentence) > maxStatementLength;
  // What is left is set large, and a long sentence is not.
  const areOthersLong = suited.length > 1 && suited.every((sentence) => sentence === warm || isLong(sentence));
  if (warm !== undefined && !areOthersLong) return warm;
  const isFigured = suited.every((sentence) => /\p{Nd}/u.test(sentence));
  const promise = notices.find((sentence) => isFigured && isWarm(sentence) && fits(sentence));
  const others = sentences.filter((sentence) => !isStory(sentence));
  const fitting = areOthersLong ? suited.filter(isLong) : suited;
  return promise ?? fitting.find((sentence) => others.includes(sentence)) ?? others.find(fits) ?? others.find(isPlain);
}
