import { capitalizeTitle } from "#/studio/copy/capitalize";
import { splitSentences } from "#/studio/copy/sentences";

/** Longest text in characters that is set as a headline. */
const maxHeadlineLength = 96;

/** The sentences of the offer that a headline leaves: all of them, or all but the first. */
export function listOfferRest(offer: string | undefined, headline: string): readonly string[] {
  if (offer === undefined || offer.toLowerCase() === headline.toLowerCase()) return [];
  const [first = "", ...rest] = splitSentences(offer);
  return first.toLowerCase() === headline.toLowerCase() ? rest : [first, ...rest];
}

/** The fewest words of a trade that says more than what the organisation is. */
const minTradeWords = 3;

/** The fewest words of a trade, and letters of one word, that suffice where the offer is listed below. */
const [minShortTradeWords, minCompoundLength] = [2, 12] as const;

/** Letters of a word. One of the scripts without spaces between words stands for two. */
const countLetters = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

/**
 * The headline of a brief without headline and tagline, in the brief's own words: the offer or its
 * first sentence if that is short enough, else a trade in several words, else the name. An offer whose
 * items are listed below is not said twice: there the trade comes first.
 */
export function getHeadline(
  {
    name,
    offer,
    industry,
    isOfferListed,
  }: {
    readonly name: string;
    readonly offer: string | undefined;
    readonly industry: string | undefined;
    readonly isOfferListed: boolean;
  },
  language: string,
): string {
  const firstSentence = offer === undefined ? undefined : splitSentences(offer)[0];
  const words = industry?.split(/\s+/u) ?? [];
  const saysEnough =
    words.length >= (isOfferListed ? minShortTradeWords : minTradeWords) ||
    (isOfferListed && words.some((word) => countLetters(word) >= minCompoundLength));
  const isInName = industry !== undefined && name.toLowerCase().includes(industry.toLowerCase());
  const trade = saysEnough && !isInName ? industry : undefined;
  const choices = isOfferListed ? [trade, firstSentence] : [firstSentence, trade];
  const headline = choices.find((text) => text !== undefined && [...text].length <= maxHeadlineLength);
  return headline === undefined ? name : capitalizeTitle(headline, language);
}
