import { capitalizeTitle } from "#/studio/copy/capitalize";
import { namesOpening, namesTime, namesYear, statesDetail } from "#/studio/copy/practical-facts";
import { isNotice } from "#/studio/copy/notices";
import { isRefusal } from "#/studio/copy/refusals";
import { countWideLetters } from "#/studio/copy/sentences";
import { createWordPattern } from "#/studio/copy/word-pattern";
import { statesPrice } from "#/studio/copy/stated-prices";

/** Longest text that is set as a headline, in letters. */
const maxLength = 64;

/** A sentence with an hour is short to be a headline, in letters. */
const maxTimedLength = 48;

/** Shorter sentences say too little to stand above a page. */
const minLength = 14;

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
function rateSentence(sentence: string, index: number, { isOfferListed, isAfterList }: HeadlineInput, language: string): number {
  const length = countWideLetters(sentence);
  const isFirst = index === 0 && !isAfterList;
  const isList = (isOfferListed && index === 0) || (sentence.match(commas)?.length ?? 0) > getMaxCommas(language);
  if (length > maxLength || length < minLength || isList || /[(（]/u.test(sentence) || statesPrice(sentence)) return 0;
  // How to pay and where it is, and what is not done, are no promises.
  if (statesDetail(sentence, language) || isRefusal(sentence)) return 0;
  // How long something has been there is a promise, also beside when it is open.
  if (namesYear(sentence)) return 4;
  if (/\p{Nd}/u.test(sentence) || namesTime(sentence, language))
    return isFirst && length <= maxTimedLength && namesTime(sentence, language) && !namesOpening(sentence, language) ? 1 : 0;
  if (!isFirst && namesOpening(sentence, language)) return 0;
  const isPersonal = persons[language]?.test(sentence) === true;
  if (isNotice(sentence, language)) return isPersonal ? 3 : 0;
  if (isFirst) return 6;
  return onlyAdds(sentence, language) ? 0 : isPersonal ? 4 : 3;
}

/**
 * The headline of a brief without headline and tagline, in the brief's own words: the most promising of
 * the offer's sentences that is short, else the name. Lists, hours and prices have places of their own.
 */
export function getHeadline(input: HeadlineInput, language: string): string {
  const rated = input.sentences.map((sentence, index) => ({ sentence, rating: rateSentence(sentence, index, input, language) }));
  const [best] = rated.toSorted((one, other) => other.rating - one.rating);
  return best === undefined || best.rating === 0 ? input.name : capitalizeTitle(best.sentence, language);
}
