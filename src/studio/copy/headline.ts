import { capitalizeTitle } from "#/studio/copy/capitalize";
import { namesOpening, namesTime, namesYear, statesDetail } from "#/studio/copy/practical-facts";
import { isNotice } from "#/studio/copy/notices";
import { beginsWithNo, isRefusal } from "#/studio/copy/refusals";
import { countWideLetters } from "#/studio/copy/sentences";
import { createWordPattern } from "#/studio/copy/word-pattern";
import { statesPrice } from "#/studio/copy/stated-prices";

/** Longest text that is set as a headline, in letters. */
const maxLength = 64;

/** A sentence with an hour is short to be a headline, in letters. */
const maxTimedLength = 48;

/** Shorter sentences say too little to stand above a page. */
const minLength = 14;

/** A sentence with a number, or with what it lists at its end, is short to be one too, in letters. */
const maxOtherLength = 70;

/** More numbers are figures to read. */
const maxNumbers = 1;

/** The most commas of a sentence that is no list: Chinese and Japanese have them between clauses. */
const getMaxCommas = (language: string): number => (/^(?:zh|ja)/u.test(language) ? 2 : 1);
const commas = /[,，、،;；]\s?(?!\p{Nd})/gu;

/** Words for those who speak and those spoken to: with them, what is not done is a promise. */
const persons: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:we|our|us|you|your)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wir|uns|unsere?[mnrs]?|sie|ihre?[mnrs]?|du|dich|dein)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|notre|nos|vous|votre|vos|on)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotr[oa]s|nuestr[oa]s?|usted(?:es)?|tus?|te)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:noi|nostr[oaie]|voi|vostr[oaie]|tu[oa]?)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:nós|noss[oa]s?|você|vocês)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:wij|we|ons|onze|u|uw|je|jij|jouw)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:vi|oss|vår|våra|du|dig|din|er)(?!\p{L})/iu,
  da: /(?<!\p{L})(?:vi|os|vores|du|dig|din)(?!\p{L})/iu,
  nb: /(?<!\p{L})(?:vi|oss|vår|våre|du|deg|din)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:my|nas|nasz[aey]?|ty|ciebie|państwa)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:my|nás|náš|naše|vy|vás|váš|vaše)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:мы|нас|наш[аеи]?|вы|вас|вам|ваш[аеи]?)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ми|нас|наш[аеі]?|ви|вас|вам|ваш[аеі]?)(?!\p{L})/iu,
  el: /(?<!\p{L})(?:εμείς|μας|εσείς|σας)(?!\p{L})/iu,
  hi: /(?<!\p{L})(?:हम|हमारे|हमारी|हमारा|आप|आपके|आपकी|आपका)(?!\p{L})/u,
  he: /אנחנו|אצלנו|שלנו|אתכם|לכם/u,
};

/** Words of sentences that only add to what was said before. */
const adding = createWordPattern(
  "also too auch aussi également también anche também ook även också også myös także też również také taky tiež također " +
    "także также тоже також επίσης bile juga cũng भी",
);
const unspacedAdding = /もあ|也/u;

/** Languages in which the short words of `adding` have that meaning. */
const shortAdding: Readonly<Record<string, RegExp>> = { tr: /\sd[ea](?:\s|$)/u, hu: /\sis\s/u };

type HeadlineInput = {
  readonly name: string;
  /** The trade, in the brief's words. */
  readonly industry: string | undefined;
  /** The offer's sentences. */
  readonly sentences: readonly string[];
  /** Whether the first sentence is a list, which the page shows item by item. */
  readonly isOfferListed: boolean;
  /** Whether a list stood before the first sentence: then that only goes on. */
  readonly isAfterList: boolean;
};

const onlyAdds = (sentence: string, language: string): boolean =>
  adding.test(sentence) || unspacedAdding.test(sentence) || shortAdding[language]?.test(sentence) === true;

/** How well a sentence of the offer stands as the headline; 0 if it cannot. */
function rateSentence(sentence: string, index: number, input: HeadlineInput, language: string): number {
  const { isOfferListed, isAfterList } = input;
  const length = countWideLetters(sentence);
  const isFirst = index === 0 && !isAfterList;
  const isLong = length > maxLength;
  const isList = (isOfferListed && index === 0) || (sentence.match(commas)?.length ?? 0) > getMaxCommas(language);
  if (length > maxOtherLength || length < minLength || /[(（]/u.test(sentence) || statesPrice(sentence)) return 0;
  if (endsWithColon.test(sentence) || (isOfferListed && index === 0)) return 0;
  // How to pay and where it is, and what is not done, are no promises.
  if (statesDetail(sentence, language) || isRefusal(sentence) || beginsWithNo(sentence)) return 0;
  if (isLong || isList) return rateOther(sentence, index, input, language);
  // How long something has been there is a promise, also beside when it is open.
  if (namesYear(sentence)) return 4;
  if (/\p{Nd}/u.test(sentence) || namesTime(sentence, language))
    return isFirst && length <= maxTimedLength && namesTime(sentence, language) && !namesOpening(sentence, language)
      ? 1
      : rateOther(sentence, index, input, language);
  if (!isFirst && namesOpening(sentence, language)) return 0;
  const isPersonal = persons[language]?.test(sentence) === true;
  if (isNotice(sentence, language)) return isPersonal ? 3 : 0;
  if (isFirst) return 6;
  return onlyAdds(sentence, language) ? 0 : isPersonal ? 4 : 3;
}

const endsWithColon = /[:：]/u;

/** The most commas of a sentence that says something before it lists, and the least words before its first comma. */
const [maxOtherCommas, leastWordsBefore] = [2, 5] as const;

/** How well a sentence with a number or a short list at its end stands as the headline: better than no promise. */
function rateOther(sentence: string, index: number, { isAfterList }: HeadlineInput, language: string): number {
  const [before = "", ...others] = sentence.split(commas);
  const numbers = sentence.match(/\p{Nd}+/gu)?.length ?? 0;
  const isSaid = others.length === 0 || before.split(/\s+/u).length >= leastWordsBefore;
  const isTimed = namesTime(sentence, language) || namesOpening(sentence, language);
  const isFragment = !/^\p{L}/u.test(sentence) || (index === 0 && isAfterList);
  if (isTimed || isFragment || isNotice(sentence, language) || onlyAdds(sentence, language)) return 0;
  return numbers <= maxNumbers && others.length <= maxOtherCommas && isSaid && /\s/u.test(sentence) ? 2 : 0;
}

/** The most letters of a trade that is set as a headline, and the least that say more than a name. */
const [maxTrade, minTrade] = [64, 10] as const;

/** The trade as a headline, if it says more than the name. */
function getTradeHeadline({ name, industry }: HeadlineInput, language: string): string | undefined {
  if (industry === undefined) return undefined;
  const letters = countWideLetters(industry);
  const [trade, own] = [industry.toLowerCase(), name.toLowerCase()];
  const isPhrase = /\s/u.test(industry) || countWideLetters(industry) > industry.length;
  if (letters > maxTrade || letters < minTrade || !isPhrase || own.includes(trade) || trade.includes(own)) return undefined;
  return capitalizeTitle(industry, language);
}

/**
 * The headline of a brief without headline and tagline, in the brief's own words: the most promising of
 * the offer's sentences that is short, else the trade, which says more than the name in the header, else the
 * name. Lists, hours and prices have places of their own.
 */
export function getHeadline(input: HeadlineInput, language: string): string {
  const rated = input.sentences.map((sentence, index) => ({ sentence, rating: rateSentence(sentence, index, input, language) }));
  const [best] = rated.toSorted((one, other) => other.rating - one.rating);
  if (best !== undefined && best.rating > 0) return capitalizeTitle(best.sentence, language);
  return getTradeHeadline(input, language) ?? input.name;
}
