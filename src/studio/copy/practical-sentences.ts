import { startsWithPrice, statesPrice } from "#/studio/copy/amounts";
import { namesDays } from "#/studio/copy/calendar-names";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { clock, clockRange, everyDay, namesTime, toUntimed } from "#/studio/copy/clock-times";
import { beginsWithDays, statesHours } from "#/studio/copy/opening-hours";
import { splitOffPrices, splitPriceClauses } from "#/studio/copy/price-clauses";
import { isShortDay } from "#/studio/copy/short-days";
import { statesPlace } from "#/studio/copy/stated-places";
import { namesSupport } from "#/studio/copy/support-words";

/** A sentence that says when people can come between two commas as two, the hours apart; else the sentence. */
function splitOffHours(sentence: string, language: string): readonly string[] {
  const parts = sentence.split(/[,，]\s(?!\p{Nd}{1,2}(?:\s|$))/u);
  const index = parts.findIndex(
    (part) =>
      clockRange.test(part) &&
      (clock.test(part) || namesDays(part, language) || everyDay.test(part)) &&
      toUntimed(part, language) === "",
  );
  const others = parts.filter((_, place) => place !== index);
  const before = parts[index - 1]?.split(/[\s,.]+/u).findLast((word) => word !== "") ?? "";
  if (
    index < 0 ||
    others.length === 0 ||
    isShortDay(before, language) ||
    namesSupport(sentence) ||
    statesHours(sentence, language) ||
    namesTime(others.join(", "), language)
  )
    return [sentence];
  const stop = /[.。।۔!]$/u.exec(sentence)?.[0] ?? "";
  return [capitalizeTitle(`${others.join(", ").replace(/[.。।۔!]$/u, "")}${stop}`, language), parts[index]?.trim() ?? ""];
}

/** An address with the word for it, before hours in Chinese or Japanese. */
const addressBeforeHours = /^((?:厂址|廠址|店址|地址|住所|所在地)[^,，、。]{4,40})[,，、](\S[^。]{4,60})(。?)$/u;

/** A sentence that says where something is and then its hours as one about each. */
function splitOffAddress(sentence: string, language: string): readonly string[] {
  const [, address, hours, stop = ""] = addressBeforeHours.exec(sentence) ?? [];
  const isTwo = address !== undefined && hours !== undefined && statesHours(hours, language) && !statesHours(address, language);
  return isTwo ? [`${address}${stop}`, `${hours}${stop}`] : [sentence];
}

/** A sentence that says where something is and, between commas, when it is open, in either order, as one about each. */
function splitPlaceAndHours(sentence: string, language: string): readonly string[] {
  const stop = /[.。।۔!]$/u.exec(sentence)?.[0] ?? "";
  const marks = [...sentence.matchAll(/[,，]\s?(?!\p{Nd}{1,2}(?:\s|$))/gu)];
  const isPlace = (text: string) => statesPlace(text) && !statesHours(text, language);
  for (const { 0: mark, index } of marks) {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + mark.length)];
    const [next = ""] = after.split(/[,，]/u, 1);
    const isPlaceFirst = isPlace(before) && !namesTime(before, language) && statesHours(next.replace(stop, ""), language);
    const isHoursFirst = statesHours(before, language) && isPlace(next.replace(stop, "")) && !namesTime(after, language);
    if (isPlaceFirst || isHoursFirst) return [`${before}${stop}`, capitalizeTitle(after.trim(), language)];
  }
  return [sentence];
}

/** A sentence that says on which days and at what hours something is, and then what that costs, as two. */
function splitOffSessions(sentence: string, language: string): readonly string[] {
  const { 0: mark = "", index } = /[,،]\s(?!\p{Nd}{1,2}(?:\s|$))/u.exec(sentence) ?? {};
  if (index === undefined) return [sentence];
  const [when, costs] = [sentence.slice(0, index), sentence.slice(index + mark.length)];
  const stop = /[.।۔!]$/u.exec(sentence)?.[0] ?? "";
  const isTwo = startsWithPrice(costs) && !statesPrice(when) && clock.test(when) && beginsWithDays(when, language);
  return isTwo ? [`${when}${stop}`, costs] : [sentence];
}

/** A sentence that lists prices and says when people can come as one about each. */
export const splitPracticalSentence = (sentence: string, language: string): readonly string[] =>
  splitOffPrices(sentence, language, (part) => statesHours(part, language))
    .flatMap((part) => splitPriceClauses(part, language, (text) => namesTime(text, language)))
    .flatMap((part) => splitOffHours(part, language))
    .flatMap((part) => splitOffAddress(part, language))
    .flatMap((part) => splitPlaceAndHours(part, language))
    .flatMap((part) => splitOffSessions(part, language));
