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

/**
 * The headline of a brief without headline and tagline, in the brief's own words: the offer or its
 * first sentence if that is short enough, else a trade in several words, else the name.
 */
export function getHeadline(
  brief: { readonly name: string; readonly offer: string | undefined; readonly industry: string | undefined },
  language: string,
): string {
  const { name, offer, industry } = brief;
  const firstSentence = offer === undefined ? undefined : splitSentences(offer)[0];
  const trade = industry !== undefined && industry.split(/\s+/u).length >= minTradeWords ? industry : undefined;
  const headline = [firstSentence, trade].find((text) => text !== undefined && [...text].length <= maxHeadlineLength);
  return headline === undefined ? name : capitalizeTitle(headline, language);
}
