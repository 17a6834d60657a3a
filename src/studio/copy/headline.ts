import { capitalizeTitle } from "#/studio/copy/capitalize";
import { namesWeekday } from "#/studio/copy/calendar-names";
import { isNotice } from "#/studio/copy/notices";

/** Longest text in characters that is set as a headline, and that is set as large as a poster. */
const [maxHeadlineLength, maxShortLength] = [96, 64] as const;

/** Shorter sentences say too little to stand above a page. */
const minLength = 14;

/** The fewest words of a trade that says more than what the organisation is. */
const minTradeWords = 3;

/** The fewest words of a trade, and letters of one word, that suffice where the offer is listed below. */
const [minShortTradeWords, minCompoundLength] = [2, 12] as const;

/** The fewest sentences of an offer of which the list can be the headline: the page needs the others. */
const minSentences = 3;

/** Letters of a text. One of the scripts without spaces between words stands for two. */
const countLetters = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

type HeadlineInput = {
  readonly name: string;
  /** The offer's sentences. */
  readonly sentences: readonly string[];
  readonly industry: string | undefined;
  /** Whether the first sentence is a list, which the page can show item by item. */
  readonly isOfferListed: boolean;
};

/** How well a sentence of the offer stands as the headline; 0 if it cannot. */
function rateSentence(sentence: string, index: number, { sentences, isOfferListed }: HeadlineInput, language: string): number {
  const length = countLetters(sentence);
  // A list is shown as one, unless the page has more to say.
  const isList = isOfferListed && index === 0;
  if (length > (isList ? maxShortLength : maxHeadlineLength) || (isList && sentences.length < minSentences)) return 0;
  if (index === 0) return length >= minLength || sentences.length === 1 ? 6 : 2;
  const saysWhen = namesWeekday(sentence, language) || /\p{Nd}/u.test(sentence);
  if (length > maxShortLength || length < minLength || saysWhen || isNotice(sentence, language)) return 0;
  return 3;
}

/** The trade if it says more than what the organisation is, and the name does not say it. */
function getTrade({ name, industry, isOfferListed }: HeadlineInput): string | undefined {
  const words = industry?.split(/\s+/u) ?? [];
  const saysEnough =
    words.length >= (isOfferListed ? minShortTradeWords : minTradeWords) ||
    (isOfferListed && words.some((word) => countLetters(word) >= minCompoundLength));
  const isInName = industry !== undefined && name.toLowerCase().includes(industry.toLowerCase());
  return saysEnough && !isInName ? industry : undefined;
}

/**
 * The headline of a brief without headline and tagline, in the brief's own words: the most telling of
 * the offer's sentences that is short enough, else a trade in several words, else the name.
 */
export function getHeadline(input: HeadlineInput, language: string): string {
  const { name, sentences, isOfferListed } = input;
  const rated = sentences.map((sentence, index) => ({ sentence, rating: rateSentence(sentence, index, input, language) }));
  const best = rated.toSorted((one, other) => other.rating - one.rating)[0];
  const [list] = sentences;
  const headline =
    (best !== undefined && best.rating > 0 ? best.sentence : undefined) ??
    getTrade(input) ??
    (isOfferListed && list !== undefined && countLetters(list) <= maxHeadlineLength ? list : name);
  return headline === name ? name : capitalizeTitle(headline, language);
}
