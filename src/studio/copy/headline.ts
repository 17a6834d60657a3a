import { capitalizeTitle } from "#/studio/copy/capitalize";

/** Longest text in characters that is set as a headline. */
const maxHeadlineLength = 72;

/** The end of a first sentence that is followed by another. */
const sentenceEnd = /[.!?。！？۔।።။។]\s+(?=\S)|[。！？](?=\S)/u;

/** What a headline leaves of the offer: nothing, all but its first sentence, or all of it. */
export function getOfferRest(offer: string | undefined, headline: string): string | undefined {
  if (offer === undefined || offer.toLowerCase() === headline.toLowerCase()) return undefined;
  const end = sentenceEnd.exec(offer);
  if (end === null) return offer;
  const first = offer.slice(0, end.index + 1);
  return first.toLowerCase() === headline.toLowerCase() ? offer.slice(end.index + end[0].length).trim() : offer;
}

/**
 * The headline of a brief without headline and tagline, in the brief's own words: the offer or its
 * first sentence if that is short enough, else the trade, else the name.
 */
export function getHeadline(
  brief: { readonly name: string; readonly offer: string | undefined; readonly industry: string | undefined },
  language: string,
): string {
  const { name, offer, industry } = brief;
  const end = offer === undefined ? null : sentenceEnd.exec(offer);
  const firstSentence = offer === undefined || end === null ? offer : offer.slice(0, end.index + 1);
  const headline = [firstSentence, industry].find((text) => text !== undefined && [...text].length <= maxHeadlineLength);
  return headline === undefined ? name : capitalizeTitle(headline, language);
}
