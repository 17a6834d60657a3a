import { namesChannel } from "#/studio/copy/booking-words";
import { trimEndCharacters } from "#/kernel/text/trim";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { isNotice } from "#/studio/copy/notices";
import { endsOpen } from "#/studio/copy/offer-prose";
import { cutConjunction, listConjunctions } from "#/studio/copy/conjunctions";
import { namesSeveralSpeakers } from "#/studio/copy/persons";
import { namesTime, statesDetail } from "#/studio/copy/practical-facts";
import { beginsWithNo, isRefusal } from "#/studio/copy/refusals";
import { countWideLetters } from "#/studio/copy/sentences";
import { statesPrice } from "#/studio/copy/amounts";

/** A clause that promises something, and what its sentence says after it, as a sentence of its own. */
export type SplitPromise = { readonly promise: string; readonly rest: string | undefined };

/** The least and most letters of a clause that is set as a headline. */
const [leastLetters, mostLetters] = [24, 90] as const;

/** Fewer words are the start of a list. In scripts without spaces letters tell. */
const leastWords = 5;

/** What ends the first clause of a sentence: a comma that no number has, a colon or a dash between two words. */
const clauseEnd = /\s?[,，、،;；:：](?!\p{Nd})\s?|\s[–—-]\s/u;

/** Further commas: what is between them is a list, unless it begins with so many words. */
const furtherCommas = /[,，、،;；](?!\p{Nd})/u;
const leastWordsOfClause = 4;

/** All hours of a day, which are a promise and no time to come. */
const allHours =
  /(?<!\p{Nd})24\s?(?:hours?|hrs|stunden|heures|horas|ore|uur|timer|timmar|godzin\p{L}{0,2}|hodin|час\p{L}{1,3}|saat|ώρες)(?!\p{L})/iu;

const fullStop = ".!。！।۔";

/** What is left of a sentence is a sentence of its own, with its end; nothing if nothing is left. */
function toRest(sentence: string, start: number, language: string): string | undefined {
  const rest = sentence.slice(start).trim();
  return trimEndCharacters(rest, fullStop) === "" ? undefined : capitalizeTitle(cutConjunction(rest, language), language);
}

/**
 * The first clause of a sentence as a promise. An organisation that speaks of what it does may go on with anything; without
 * that, a clause before further commas is the start of a list. `undefined` if it says when, where, what it costs or what not.
 */
export function splitPromise(sentence: string, language: string, mustSpeak: boolean): SplitPromise | undefined {
  const { 0: mark = "", index = sentence.length } = clauseEnd.exec(sentence) ?? {};
  const clause = trimEndCharacters(sentence.slice(0, index).trim(), fullStop);
  const letters = countWideLetters(clause);
  const after = sentence.slice(index + mark.length);
  const speaks = namesSeveralSpeakers(clause, language);
  const [next = "", ...others] = after.split(furtherCommas);
  const isList = others.length > 0 && (!speaks || next.trim().split(/\s+/u).length < leastWordsOfClause);
  // A word and a conjunction are further members of an enumeration, of which the clause has the first.
  const isEnumeration = listConjunctions(language).includes(next.trim().split(/\s+/u)[1] ?? "");
  const isWhole = clause.includes(" ") ? clause.split(/\s+/u).length >= leastWords : letters > clause.length;
  if (letters < leastLetters || letters > mostLetters || !isWhole || (mustSpeak && !speaks) || isList || isEnumeration)
    return undefined;
  const timeless = clause.replace(allHours, "");
  // What is done at all hours is no opening time, also where its verb is that of being open.
  const isDetail = timeless === clause && statesDetail(clause, language);
  const isLookedUp = /[\p{Nd}(（?？]/u.test(timeless) || namesTime(timeless, language) || isDetail;
  const isNegative = isRefusal(clause) || beginsWithNo(clause) || isNotice(clause, language) || namesChannel(clause);
  if (isLookedUp || isNegative || statesPrice(clause) || endsOpen(clause, language)) return undefined;
  return { promise: capitalizeTitle(clause, language), rest: toRest(sentence, index + mark.length, language) };
}
