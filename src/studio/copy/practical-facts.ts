import { statesPrice } from "#/studio/copy/amounts";
import { isAboutOpening, statesClosingAlone, statesHours, statesWorship } from "#/studio/copy/opening-hours";
import { statesPayout, statesPenalty } from "#/studio/copy/outgoing-amounts";
import { statesPayment } from "#/studio/copy/payment";
import { wheelchairWords } from "#/studio/copy/place-words";
import { isDiscount } from "#/studio/copy/price-clauses";
import { statesLack } from "#/studio/copy/refusals";
import { statesSellingHours } from "#/studio/copy/selling-hours";
import { beginsWithParking, isEventAtPlace, maxPlace, statesPlace } from "#/studio/copy/stated-places";
import { beginsWithPrices, isAboutPrices, listsPrices } from "#/studio/copy/stated-prices";
import { namesSupport } from "#/studio/copy/support-words";

/** What people look up before they come or order; what no label fits for certain is a detail. */
export type PracticalRole = "hours" | "prices" | "place" | "payment" | "detail";

/** The roles that have a label of their own. */
export type LabelledRole = Exclude<PracticalRole, "payment">;

/** Sentences of a brief about one thing that people look up, below its label. */
export type PracticalFact = { readonly label: string; readonly texts: readonly string[] };

/** Whether a sentence says nothing of prices but what is taken off them. */
const isOnlyDiscount = (sentence: string, language: string): boolean =>
  isDiscount(sentence, language) && !/[,，、;；]\s?(?!\p{Nd})/u.test(sentence);

/** The most letters of a sentence about prices, and of a list of them: a longer one says more than that. */
const [maxPrices, maxPriceList] = [200, 320] as const;

/** What people look up that a sentence states; `undefined` if it says something else. */
export function findPracticalRole(sentence: string, language: string): PracticalRole | undefined {
  if (statesWorship(sentence, language)) return "hours";
  if (statesSellingHours(sentence) && !statesPrice(sentence)) return "hours";
  if (statesHours(sentence, language) && !statesPrice(sentence) && namesSupport(sentence)) return "detail";
  if (statesHours(sentence, language) && !statesPrice(sentence))
    return isAboutOpening(sentence, language) && !statesClosingAlone(sentence, language) ? "hours" : "detail";
  if (statesPayout(sentence)) return undefined;
  if (statesPenalty(sentence)) return "detail";
  const mostLetters = listsPrices(sentence) ? maxPriceList : maxPrices;
  if (sentence.length <= mostLetters && (isAboutPrices(sentence) || beginsWithPrices(sentence)))
    return isOnlyDiscount(sentence, language) ? "detail" : "prices";
  if (statesPayment(sentence)) return "payment";
  if (statesPlace(sentence) && !isEventAtPlace(sentence, language)) return "place";
  const isInVehicle = sentence.length <= maxPlace && wheelchairWords.test(sentence);
  return isInVehicle || beginsWithParking(sentence) || statesLack(sentence, language) ? "detail" : undefined;
}

/** Whether a sentence is to be looked up only: how to pay, where it is, or a detail. */
export function statesDetail(sentence: string, language: string): boolean {
  const role = findPracticalRole(sentence, language);
  return role === "payment" || role === "place" || role === "detail";
}
