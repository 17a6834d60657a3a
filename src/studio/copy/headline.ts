import { namesChannel } from "#/studio/copy/booking-words";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { isUnpromising } from "#/studio/copy/conditions";
import { namesTime, namesYear } from "#/studio/copy/clock-times";
import { namesOpening } from "#/studio/copy/opening-hours";
import { findPracticalRole, statesDetail } from "#/studio/copy/practical-facts";
import { cutAllHours } from "#/studio/copy/phone-sentences";
import { isNotice } from "#/studio/copy/notices";
import { findSpeakingValue, findTradeWords } from "#/studio/copy/own-headline";
import { isPersonal, namesSeveralSpeakers } from "#/studio/copy/persons";
import { splitFirstClause, splitPromise } from "#/studio/copy/promises";
import { isSideRemark } from "#/studio/copy/side-remarks";
import { countWideLetters } from "#/studio/copy/sentences";
import { createWordPattern } from "#/studio/copy/word-pattern";
import { statesPrice } from "#/studio/copy/amounts";

/** Longest text that is set as a headline, in letters. */
const maxLength = 64;

/** A sentence with an hour is short to be a headline, in letters. */
const maxTimedLength = 48;

/** A longer sentence without a person, after the first, is a detail, in letters. */
const maxImpersonal = 56;

/** A rating below it is for what says less than the trade. */
const leastRating = 1;

/** Shorter sentences say too little to stand above a page. */
const minLength = 14;

/** A sentence with a number, or with what it lists at its end, is short to be one too, in letters. */
const maxOtherLength = 70;

/** A shorter sentence with a number, after the first, is a figure to look up, in letters. */
const minNumbered = 24;

/** More numbers are figures to read. */
const maxNumbers = 1;

/** The most commas of a sentence that is no list: Chinese and Japanese have them between clauses. */
const getMaxCommas = (language: string): number => (/^(?:zh|ja)/u.test(language) ? 2 : 1);
const commas = /[,，、،;；]\s?(?!\p{Nd})/gu;

/** Words of sentences that only add to what was said before. */
const adding = createWordPattern(
  "also too auch aussi également también anche também ook även också også myös także też również také taky tiež također " +
    "także также тоже також επίσης bile juga cũng भी",
);
const unspacedAdding = /もあ|也/u;

/** Languages in which the short words of `adding` have that meaning. */
const shortAdding: Readonly<Record<string, RegExp>> = {
  tr: /\sd[ea](?:\s|$)/u,
  hu: /\sis\s/u,
  // Right after its verb the word for “and” means “also”.
  sr: /^(?:\p{L}+(?:им|ем|ам|мо) и|\p{L}+(?:im|em|am|mo) i)\s/u,
  hr: /^\p{L}+(?:im|em|am|mo) i\s/u,
  bg: /^\p{L}+(?:им|ем|ам|ме|вам) и\s/u,
  mk: /^\p{L}+(?:ам|ме) и\s/u,
  ru: /^\p{L}+(?:ем|им|ём|аю|яю|ую|жу) и\s/u,
};

type HeadlineInput = {
  readonly name: string;
  /** The trade, in the brief's words. */
  readonly industry: string | undefined;
  /** The offer's sentences. */
  readonly sentences: readonly string[];
  /** Promises within what the page says at other places, which are later sentences. */
  readonly further: readonly string[];
  /** Whether the first sentence is a list, which the page shows item by item. */
  readonly isOfferListed: boolean;
  /** What the brief stands for, and its industry with all that this lists. */
  readonly values?: readonly string[];
  readonly wholeTrade?: string | undefined;
  /** Whether the sentences stand with the trade, in the same text. */
  readonly isWithTrade?: boolean;
  /** Whether a list stood before the first sentence: then that only goes on. */
  readonly isAfterList: boolean;
};

const onlyAdds = (sentence: string, language: string): boolean =>
  adding.test(sentence) || unspacedAdding.test(sentence) || shortAdding[language]?.test(sentence) === true;

const bracket = /[(（]/u;

/** What a first sentence may add in brackets. */
const shortBracketAtEnd = /^[^()（）]*[(（][^()（）]{1,24}[)）][.!。！]?$/u;

/** Nothing is to be paid for what fails: a promise, also where it says what not. */
const withoutPay: readonly RegExp[] = [
  /[不没沒](?:好|成|了)(?:我们|我們)?(?:都|就)?不(?:收|要)(?:[钱錢费費]|一分)|直らなければ(?:無料|お代)/u,
  /no (?:fix|cure|win),? no (?:fee|pay|charge)/iu,
  /^(?:nu [^,]{2,30}, nu plăti|no [^,]{2,30}, no (?:paga|se paga|cobramos)|não [^,]{2,30}, não (?:paga|cobramos))/iu,
  /^(?:non [^,]{2,30}, non (?:paghi|pagate|si paga)|pas de [^,]{2,30}, pas de (?:frais|facture|paiement))/iu,
  /^(?:keine? [^,]{2,30}, keine? (?:kosten|rechnung|bezahlung|gebühr)|geen [^,]{2,30}, geen (?:kosten|rekening))/iu,
  /^(?:nie [^,]{2,30}, nie płac|не [^,]{2,30}, (?:то )?не (?:плат|берём|беремо)|ingen [^,]{2,30}, ingen betaling)/iu,
];

/** Whether a short text says that nothing is to be paid for what fails. */
export const promisesWithoutPay = (text: string): boolean =>
  withoutPay.some((words) => words.test(text)) && countWideLetters(text) <= maxTimedLength;

/** Words for “please” at the start: what people are asked for is no promise. */
const request =
  /^(?:please|kindly|bitte|s['’]il vous pla[iî]t|veuillez|por favor|se ruega|per favore|vă rugăm|prosimy|prosíme)(?!\p{L})/iu;
const easternRequest = /^(?:lütfen|sila|mohon|пожалуйста|просьба|будь ласка|молим|silakan)(?!\p{L})/iu;

const asks = (sentence: string): boolean => request.test(sentence) || easternRequest.test(sentence);

/** How well a sentence of the offer stands as the headline; 0 if it cannot. */
function rateSentence(sentence: string, index: number, input: HeadlineInput, language: string): number {
  const { isOfferListed, isAfterList } = input;
  const length = countWideLetters(sentence);
  const isFirst = index === 0 && !isAfterList;
  const isLong = length > maxLength;
  const isList = (isOfferListed && index === 0) || (sentence.match(commas)?.length ?? 0) > getMaxCommas(language);
  if (length > maxOtherLength) return rateLong(sentence, language);
  if (promisesWithoutPay(sentence)) return 3.5;
  const isAside = bracket.test(sentence) && !(isFirst && shortBracketAtEnd.test(sentence));
  if (length < minLength || isAside || statesPrice(sentence)) return 0;
  const hasFewWords = index > 0 && sentence.includes(" ") && sentence.split(/\s+/u).length < leastWords;
  if (hasFewWords || endsWithColon.test(sentence) || (isOfferListed && index === 0)) return 0;
  // When it is open, how to pay and where it is, and what is not done, are no promises.
  const isLookedUp = findPracticalRole(sentence, language) === "hours" || statesDetail(sentence, language);
  if (isLookedUp || isUnpromising(sentence, language) || isSideRemark(sentence) || asks(sentence)) return 0;
  if (isLong || isList) return rateOther(sentence, index, input, language);
  // How long something has been there is a promise, also beside when it is open.
  if (namesYear(sentence)) return 4;
  if (/\p{Nd}/u.test(sentence) || namesTime(sentence, language))
    return isFirst && length <= maxTimedLength && isTimedPromise(sentence, language)
      ? 1
      : rateOther(sentence, index, input, language);
  if (!isFirst && namesOpening(sentence, language)) return 0;
  const isSaidInPerson = isPersonal(sentence, language);
  if (isNotice(sentence, language) || namesChannel(sentence)) return isSaidInPerson ? 3 : 0;
  if (isFirst) return 6;
  if (onlyAdds(sentence, language)) return 0;
  return isSaidInPerson ? 4 : length > maxImpersonal ? detailRating : 3;
}

/** The least words beside the hours of a sentence that is more than hours. */
const leastWordsBeside = 3;

/** Whether a sentence says what happens at a time, rather than when it is open. */
const isTimedPromise = (sentence: string, language: string): boolean =>
  namesTime(sentence, language) &&
  !namesOpening(sentence, language) &&
  (!sentence.includes(" ") || (sentence.match(/\p{L}[\p{L}\p{M}]{2,40}/gu)?.length ?? 0) >= leastWordsBeside);

/** The most letters of a sentence in which people speak, and that is the headline where only the trade would be. */
const maxLongLength = 88;

/** How well a sentence that is longer than headlines are stands as one. */
function rateLong(sentence: string, language: string): number {
  const isPlain = !/\p{Nd}|[(（:：]/u.test(sentence) && (sentence.match(commas)?.length ?? 0) <= 2;
  const isLookedUp = statesDetail(sentence, language) || namesTime(sentence, language) || statesPrice(sentence);
  const isPromise =
    (isPersonal(sentence, language) || namesSeveralSpeakers(sentence, language)) &&
    !isNotice(sentence, language) &&
    !isUnpromising(sentence, language);
  return countWideLetters(sentence) <= maxLongLength && isPlain && !isLookedUp && isPromise && !namesChannel(sentence) ? 1.2 : 0;
}

/** The rating of a detail: it is the headline only where the trade is none. */
const detailRating = 0.5;

/** A later sentence of fewer words is a note. */
const leastWords = 3;

const endsWithColon = /[:：]/u;

/** The most commas of a sentence that says something before it lists, and the least words before its first comma. */
const [maxOtherCommas, leastWordsBefore] = [2, 5] as const;

/** How well a sentence with a number or a short list at its end stands as the headline: better than no promise. */
function rateOther(sentence: string, index: number, { isAfterList }: HeadlineInput, language: string): number {
  const [before = "", ...others] = sentence.split(commas);
  const timeless = cutAllHours(sentence);
  const numbers = timeless.match(/\p{Nd}+/gu)?.length ?? 0;
  const isSaid =
    others.length === 0 || before.split(/\s+/u).length >= leastWordsBefore || (index > 0 && isPersonal(before, language));
  const isTimed = namesTime(timeless, language) || namesOpening(sentence, language);
  // A number of what is there at all hours is a promise.
  const beginsWhole = /^\p{L}/u.test(sentence) || (timeless !== sentence && index === 0);
  const isFragment = !beginsWhole || (index === 0 && isAfterList);
  if (isTimed || isFragment || namesChannel(sentence) || isNotice(sentence, language) || onlyAdds(sentence, language)) return 0;
  const isTooShort = index > 0 && numbers > 0 && countWideLetters(sentence) < minNumbered;
  return !isTooShort && numbers <= maxNumbers && others.length <= maxOtherCommas && isSaid && /\s/u.test(sentence)
    ? index === 0
      ? 2.9
      : 2
    : 0;
}

/** The rating of a value that is a sentence: it promises more than a detail that no person says. */
const valueRating = 3.2;

/** The most letters of a trade that is set as a headline, and the least that say more than a name. */
const [maxTrade, minTrade] = [76, 10] as const;

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
function findHeadline(input: HeadlineInput, language: string): string {
  const said = isTradeFirst(input) ? input.sentences.filter(promisesWithoutPay) : input.sentences;
  const rated = [
    ...said.map((sentence, index) => ({ sentence, rating: rateSentence(sentence, index, input, language) })),
    ...input.further.map((sentence) => ({ sentence, rating: rateSentence(sentence, 1, input, language) })),
  ];
  const value = findSpeakingValue(input.values ?? [], language);
  if (value !== undefined) rated.push({ sentence: value, rating: valueRating });
  const [best] = rated.toSorted((one, other) => other.rating - one.rating);
  const trade = getTradeHeadline(input, language);
  if (best !== undefined && (best.rating >= leastRating || (best.rating > 0 && trade === undefined)))
    return capitalizeTitle(best.sentence, language);
  return trade ?? findTradeWords(input.wholeTrade ?? "", input.name, language) ?? input.name;
}

/** The most words of a trade that is only a category, and says less than any clause of the offer: it names no place. */
const mostCategoryWords = 3;
const namesNoPlace = (industry: string): boolean => !/[,，、]|\s\p{Lu}/u.test(industry);

/** Whether the trade says more than what stands with it: it is no category alone. */
const isTradeFirst = ({ isWithTrade = false, industry = "" }: HeadlineInput): boolean =>
  isWithTrade && industry.split(/\s+/u).length > mostCategoryWords;

/** The headline of a brief without headline and tagline, and the sentences of its offer without what that says of the first. */
export function takeHeadline(
  input: HeadlineInput,
  language: string,
): { readonly headline: string; readonly sentences: readonly string[] } {
  const { name, industry = "", isOfferListed, isAfterList, sentences } = input;
  const headline = findHeadline(input, language);
  const isTrade = headline.toLowerCase() === industry.toLowerCase();
  const [first, ...others] = sentences;
  const isOfTrade = isTrade || headline === findTradeWords(input.wholeTrade ?? "", name, language);
  const isFound = (headline !== name && !isOfTrade) || isTradeFirst(input);
  if (first === undefined || isOfferListed || isAfterList || isFound) return { headline, sentences };
  const isCategory = namesNoPlace(industry) && industry.split(/\s+/u).length <= mostCategoryWords;
  const split =
    splitPromise(first, language, isTrade && !isCategory) ??
    (headline === name || (isOfTrade && !isTrade) ? splitFirstClause(first, language) : undefined);
  if (split === undefined) return { headline, sentences };
  return { headline: split.promise, sentences: split.rest === undefined ? [first, ...others] : [split.rest, ...others] };
}
