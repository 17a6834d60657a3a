import { capitalizeTitle } from "#/studio/copy/capitalize";
import { cutConjunction } from "#/studio/copy/conjunctions";
import { endsOpen, knowsClauses } from "#/studio/copy/offer-prose";
import { splitListedClauses } from "#/studio/copy/listed-clauses";
import { parseEnumeration } from "#/studio/copy/offer-items";
import { offeringVerbs } from "#/studio/copy/offering-verbs";
import { introducesPeople } from "#/studio/copy/people-words";
import { namesTime } from "#/studio/copy/clock-times";
import { findPracticalRole } from "#/studio/copy/practical-facts";
import { beginsWithNo, isRefusal } from "#/studio/copy/refusals";
import { countWideLetters } from "#/studio/copy/sentences";
import { isStoryInParts } from "#/studio/copy/stories";
import { statesPrice } from "#/studio/copy/amounts";
import { findNumberWord } from "#/studio/marks/number-words";

/** A list within the sentences of an offer: its items, and the sentences without it. */
export type Enumeration = {
  readonly items: readonly string[];
  readonly sentences: readonly string[];
  /** Whether its items say several things of the house, and are not what is offered alone. */
  readonly isOverview?: boolean;
};

/** Fewer parts are a sentence, not a list, and fewer yet after a verb that offers them. */
const [leastItems, leastOffered] = [4, 3] as const;

/** What a sentence says before the list that it ends with. */
const introduced = /^((?:[^:：]|:(?=\p{Nd}{2})){6,90})[:：](?!\p{Nd}{2})\s*((?!\s)(?:[^:：()（）]|[(（][^()（）]*[)）]){2,})$/u;

/** A word or two before a colon are the heading of a list, and say nothing alone: `Patterns: diamonds, waves, rain`. */
const [mostHeadingWords, mostHeadingLetters] = [2, 20] as const;
const isHeading = (intro: string): boolean =>
  intro.trim().split(/\s+/u).length <= mostHeadingWords && countWideLetters(intro) <= mostHeadingLetters;

/** What only says that a list follows. */
const leadIns: readonly RegExp[] = [
  /^(?:(?:here|with us|online) you(?:['’]ll| will| can)? find|you(?:['’]ll| will| can)? find here|(?:hier|bei uns|online) finden sie) /iu,
  /^(?:vous (?:trouve(?:z|rez) ici|y trouverez)|ici,? vous trouve(?:z|rez)|aquí (?:encuentra|encontrará)s?|qui trov(?:i|ate)) /iu,
  /^(?:aqui (?:você )?encontra|hier vind(?:t u| je)|här hittar (?:du|ni)|her (?:finder|finner) du|täältä löydät) /iu,
  /^(?:tu(?:taj)? znajdziesz|tutaj znajdą państwo|(?:zde|tady) najdete|tu nájdete|itt megtalálja|aici găsiți|ovdje ćete naći) /iu,
  /^(?:здесь (?:вы найдёте|вы найдете|можно найти)|тут (?:ви знайдете|можна знайти)|тук ще намерите|εδώ θα βρείτε) /iu,
];

/** The end of a Turkish list of what there is. */
const thereIs = /(?<=\p{L}|\)) (?:var|vardır|mevcuttur)\.?$/u;

/** The marks between the parts of a list in Chinese and Japanese, and after the list. */
const listWithRest = /^([^,，、]{1,18}(?:、[^,，、]{1,18}){2,7})[,，]\s?(\S[^、]+)$/u;

/** What all of a list comes with, after its last item, as a sentence of its own. */
const withTail = /^(.{3,60}), ((?:with|mit|avec|con|com|met|med|cu|със?|kèm|dengan) \S+ \S+ .{3,80})$/u;

/** Marks in brackets, which say more of their item. */
const inBrackets = /[(（][^()（）]{0,60}[)）]/gu;

const isCased = (text: string): boolean => /^\p{Lu}/u.test(text);

/** A size or a number of things, which qualifies the item before it. */
const measure = /^\p{Nd}{1,4}(?:\s?(?:to|bis|à|a|[–-])\s?\p{Nd}{1,4})?\s?\p{L}{1,6}$/iu;

/** The items of a list, if all of them are what is done, and not when, how much, or who. */
function listItems(list: string, language: string, isIntroduced: boolean, isOffered = false): readonly string[] {
  const items = parseEnumeration(list, language);
  const isLookedUp = (item: string) => statesPrice(item) || (!isOffered && (/\p{Nd}/u.test(item) || namesTime(item, language)));
  if (items.some((item) => measure.test(item))) return [];
  if (items.length < (isOffered ? leastOffered : leastItems) || items.some((item) => isLookedUp(item.replace(inBrackets, ""))))
    return [];
  if (isIntroduced) return items;
  // Two kinds of marks are between clauses of a sentence.
  if (/;/u.test(list) && /,/u.test(list)) return [];
  const counted = items.filter((item) => findNumberWord(item) !== undefined).length;
  const isNegative = (item: string) => isRefusal(item) || beginsWithNo(item);
  if (!knowsClauses(language) || counted > 1 || items.some(isNegative)) return [];
  // Without an introduction, single words are what something is made of, and words with capitals are names.
  const areNames = list.split(/[,،]\s*/u).every(isCased) && language !== "de";
  const isTelling = items.filter((item) => /\s/u.test(item)).length >= items.length / 2;
  return areNames || !isTelling ? [] : items;
}

function readSentence(sentence: string, language: string): Enumeration | undefined {
  const [, intro, introducedList = ""] = introduced.exec(sentence) ?? [];
  // What begins as the middle of a sentence does goes on with something before it, and so does its list.
  if (intro !== undefined && endsOpen(intro.split(" ", 1)[0] ?? "", language)) return undefined;
  if (intro !== undefined && (introducesPeople(intro) || statesPrice(intro))) return undefined;
  const stop = /[.!。！।۔]$/u.exec(sentence)?.[0] ?? "";
  const [, list, rest] = listWithRest.exec(introducedList) ?? [undefined, introducedList, undefined];
  if (intro !== undefined) {
    const items = listItems(list ?? "", language, true);
    const others = rest === undefined ? [] : [capitalizeTitle(rest, language)];
    const said = isHeading(intro) ? [] : [`${intro.trim()}${stop}`];
    return items.length === 0 ? undefined : { items, sentences: [...said, ...others] };
  }
  const clauses = splitListedClauses(sentence, language);
  const leadIn = [...leadIns, ...offeringVerbs].map((words) => words.exec(sentence)?.[0]).find((found) => found !== undefined);
  // Of two verbs only the first is left out: `we sell and install …`.
  if (leadIn !== undefined && cutConjunction(sentence.slice(leadIn.length), language) !== sentence.slice(leadIn.length))
    return undefined;
  const isOffered = leadIn !== undefined || thereIs.test(sentence);
  const offered = sentence.slice(leadIn?.length ?? 0).replace(thereIs, "");
  const items = clauses.length > 0 ? clauses : listItems(offered, language, isOffered, isOffered);
  const [, last = "", tail] = withTail.exec(items.at(-1) ?? "") ?? [];
  return items.length === 0
    ? undefined
    : tail === undefined
      ? { items, sentences: [] }
      : { items: [...items.slice(0, -1), last], sentences: [`${capitalizeTitle(tail, language)}${stop}`] };
}

/** The fewest and most clauses of a Chinese sentence that stand one by one, and the most characters of one and fewest of all. */
const [leastClauses, mostClauses, maxClause, leastAll] = [3, 6, 24, 24] as const;

/** Words with which a clause goes on with the one before it. */
const goesOn = /^(?:但|因|所以|让|讓|并|並|也|就|而|却|卻|才|还|還|再|又|目前|全部|其中|然后|然後|最)/u;

/** The clauses of a Chinese sentence that each say something of their own; none if one goes on with another. */
function splitChinese(sentence: string): readonly string[] {
  const clauses = sentence.replace(/。$/u, "").split(/[,，](?!\p{Nd})/u);
  const isList =
    clauses.length >= leastClauses &&
    clauses.length <= mostClauses &&
    sentence.length >= leastAll &&
    !isStoryInParts(clauses) &&
    clauses.every(
      (clause) =>
        clause.length >= leastClauses && clause.length <= maxClause && !goesOn.test(clause) && !/[：:；;]/u.test(clause),
    );
  return isList ? clauses : [];
}

/** The first list within the sentences of an offer; `undefined` if none of them is one. */
export function findEnumeration(sentences: readonly string[], language: string): Enumeration | undefined {
  for (const [index, sentence] of sentences.entries()) {
    const role = findPracticalRole(sentence, language);
    const found = role === undefined ? readSentence(sentence, language) : undefined;
    if (found !== undefined) return { items: found.items, sentences: sentences.toSpliced(index, 1, ...found.sentences) };
  }
  const [first = "", ...others] = sentences;
  const clauses = /^zh/u.test(language) && findPracticalRole(first, language) === undefined ? splitChinese(first) : [];
  return clauses.length === 0 ? undefined : { items: clauses, sentences: others, isOverview: true };
}
