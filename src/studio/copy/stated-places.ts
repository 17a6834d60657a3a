import { namesDays } from "#/studio/copy/calendar-names";
import { clockRange, namesYear } from "#/studio/copy/clock-times";
import {
  accessWords,
  listPlaceStarts,
  namesAccess,
  namesStreet,
  unspacedAccess,
  vehicleWords,
  wheelchairWords,
} from "#/studio/copy/place-words";

/** Longer sentences say more than where something is, in letters. */
export const maxPlace = 120;

/** Whether a sentence says where it is, or how a wheelchair gets in. */
export function statesPlace(sentence: string): boolean {
  if (sentence.length > maxPlace) return false;
  if (wheelchairWords.test(sentence)) return !vehicleWords.some((words) => words.test(sentence));
  const isFound = listPlaceStarts(sentence).some((start) => start < (namesYear(sentence) ? 1 : sentence.length));
  return isFound || namesStreet(sentence) || (namesAccess(sentence) && !beginsWithParking(sentence));
}

/** What makes a way in easy stands with where the way is; a place to park alone is no address. */
const easyWay = /^(?:step-free|barrierefrei|バリアフリー|пандус|ліфт|лифт)/iu;

/** Whether a sentence begins with where people park, and so says nothing of where that is. */
export const beginsWithParking = (sentence: string): boolean =>
  sentence.length <= maxPlace &&
  !easyWay.test(sentence) &&
  [accessWords, unspacedAccess].some((words) => words.exec(sentence)?.index === 0);

/** Whether a sentence that names a place to park says when something happens there. */
export const isEventAtPlace = (sentence: string, language: string): boolean =>
  accessWords.test(sentence) &&
  namesDays(sentence, language) &&
  !clockRange.test(sentence) &&
  !wheelchairWords.test(sentence) &&
  !namesStreet(sentence);
