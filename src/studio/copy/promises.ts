import { namesChannel } from "#/studio/copy/booking-words";
import { trimEndCharacters } from "#/kernel/text/trim";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { isUnpromising } from "#/studio/copy/conditions";
import { isNotice } from "#/studio/copy/notices";
import { endsOpen } from "#/studio/copy/offer-prose";
import { cutConjunction, listConjunctions } from "#/studio/copy/conjunctions";
import { namesSeveralSpeakers } from "#/studio/copy/persons";
import { namesTime, namesYear } from "#/studio/copy/clock-times";
import { statesDetail } from "#/studio/copy/practical-facts";
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

/** A semicolon after a clause, and what ends a clause in Chinese and Japanese, whose lists have a comma of their own. */
const [semicolon, unspacedEnd] = [/\s?[;；](?!\p{Nd})\s?/u, /[,，;；](?!\p{Nd})\s?/u] as const;

/** The most numbers of a clause that stands where only a name would. */
const mostNumbers = 3;

/** Whether a clause says what is offered, and nothing that people look up. */
function isStatement(clause: string, language: string): boolean {
  const letters = countWideLetters(clause);
  const isUnspaced = /^(?:zh|ja)/u.test(language);
  const isWhole = isUnspaced ? letters > clause.length : clause.split(/\s+/u).length >= leastWords;
  const isLookedUp = /[(（?？:：]/u.test(clause) || statesPrice(clause) || namesChannel(clause) || namesYear(clause);
  const numbers = clause.match(/\p{Nd}+/gu)?.length ?? 0;
  return (
    isWhole &&
    letters >= leastLetters &&
    letters <= mostLetters &&
    numbers <= mostNumbers &&
    !isLookedUp &&
    !statesDetail(clause, language) &&
    !namesTime(clause, language) &&
    !isUnpromising(clause, language) &&
    !isNotice(clause, language) &&
    !endsOpen(clause, language)
  );
}

/**
 * The first clause of a sentence that stands where the page would have only a name: what is offered is more than that. A
 * clause of its own follows a comma, and anything a semicolon.
 */
export function splitFirstClause(sentence: string, language: string): SplitPromise | undefined {
  const isUnspaced = /^(?:zh|ja)/u.test(language);
  for (const end of [isUnspaced ? unspacedEnd : clauseEnd, semicolon]) {
    const { 0: mark, index } = end.exec(sentence) ?? {};
    if (mark === undefined || index === undefined) continue;
    const clause = trimEndCharacters(sentence.slice(0, index).trim(), fullStop);
    const after = sentence.slice(index + mark.length);
    const [next = ""] = after.split(furtherCommas);
    const isEnded = isUnspaced || end === semicolon || next.trim().split(/\s+/u).length >= leastWords;
    if (isEnded && isStatement(clause, language))
      return { promise: capitalizeTitle(clause, language), rest: toRest(sentence, index + mark.length, language) };
  }
  return undefined;
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
  const isNegative = isUnpromising(clause, language) || isNotice(clause, language) || namesChannel(clause);
  if (isLookedUp || isNegative || statesPrice(clause) || endsOpen(clause, language)) return undefined;
  return { promise: capitalizeTitle(clause, language), rest: toRest(sentence, index + mark.length, language) };
}
