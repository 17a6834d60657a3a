import { governsOthers } from "#/studio/copy/governed-items";
import { trimEndCharacters } from "#/kernel/text/trim";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import {
  attachedConjunctions,
  cutConjunction,
  cutLastConjunction,
  findLastConjunction,
  listConjunctions,
} from "#/studio/copy/conjunctions";
import { hasTornItem, joinGoingOn, joinsWithin } from "#/studio/copy/torn-items";
import { endsOpen, isDescribed, isProse } from "#/studio/copy/offer-prose";
import { heldTail, holdTogether, inBrackets, joinTail, separators } from "#/studio/copy/list-parts";
import { cutRecipientList, joinsRecipients } from "#/studio/copy/list-recipients";
import { cutSellingWord } from "#/studio/copy/offering-verbs";
import { introducesPeople } from "#/studio/copy/people-words";
import { namesTime } from "#/studio/copy/clock-times";
import { splitSentences } from "#/studio/copy/sentences";
import { isStoryInParts } from "#/studio/copy/stories";
import { statesPrice } from "#/studio/copy/amounts";
import { statesFree } from "#/studio/copy/free-words";

/** Maximum number of items that an offer is split into. */
const maxOfferItems = 12;

/** Languages that put no space between words: their items are measured in characters. */
const withoutSpaces: ReadonlySet<string> = new Set(["ja", "zh-Hans", "zh-Hant", "th", "lo", "km", "my"]);
/** Spaces between the items of a list in scripts that put none between words. */
const listSpaces: Readonly<Record<string, RegExp>> = {
  th: / (?!และ|รวมถึง)/u,
  lo: /(?<!ແລະ|ລວມທັງ) (?!ແລະ|ລວມທັງ)/u,
  km: / (?!និង|ព្រមទាំង)/u,
  my: / (?!နှင့်|နဲ့)/u,
};
/** The most words of an item in languages that put spaces between words, and the most syllables in Vietnamese. */
const [maxItemWords, maxItemSyllables] = [8, 12] as const;
const isShortItem = (part: string, language: string) =>
  withoutSpaces.has(language)
    ? [...part].length <= (language in listSpaces ? 36 : 18)
    : part.split(/\s+/u).length <= (language === "vi" ? maxItemSyllables : maxItemWords);
/** The most letters of an item of a longer list, which may have more words. */
const maxItemLetters = 45;
const isEnumerated = (part: string, language: string) =>
  withoutSpaces.has(language) ? isShortItem(part, language) : part.length <= maxItemLetters;

/** A number that counts what a later part names: `11, 21 or 31 players`. */
const isBareNumber = (part: string | undefined) => part !== undefined && /\p{N}/u.test(part) && !/\p{L}/u.test(part);

/** Parts of a text, those within one pair of brackets joined again, and bare numbers with what follows them. */
function joinIncomplete(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let open = 0;
  for (const part of parts) {
    if (open > 0 || isBareNumber(joined.at(-1))) joined.push(`${joined.pop()},${part}`);
    else joined.push(part);
    open = Math.max(0, open + part.split(/[(（]/u).length - part.split(/[)）]/u).length);
  }
  return joined;
}

/**
 * An offer's parts between commas and other separators. Languages without spaces between words may
 * separate with spaces, and Arabic may join all items with conjunctions.
 */
function splitAtSeparators(offer: string, language: string): readonly string[] {
  const parts = joinIncomplete(offer.split(separators));
  if (parts.length > 1) return parts;
  const listSpace = listSpaces[language];
  if (listSpace !== undefined) {
    const bySpace = offer.split(listSpace);
    return findLastConjunction(bySpace.at(-1) ?? "", language) === undefined ? parts : bySpace;
  }
  return language === "ar" ? joinLoneWords(offer.split(/ و(?=\p{L}{3})/u)) : parts;
}

/**
 * Parts of an Arabic list without commas: a word alone after a part of several is another adjective or noun of that
 * (`labour cases and commercial`), and goes on with it.
 */
function joinLoneWords(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.trim().includes(" ") === true && !part.trim().includes(" ")) joined[joined.length - 1] = `${last} و${part}`;
    else joined.push(part);
  }
  return joined;
}

/** A sentence that may be a list and then say when or where, and the most letters of that. */
const [qualified, maxRest] = [/^[^.!?:()]{8,280}[.!।۔]?$/u, 80] as const;

/** What a sentence says before the list that it ends with, such as `We look after bees: hives, …`. */
const introduced =
  /^((?:[^:：]|:(?=\p{Nd}{2})){8,90}|\p{Script=Han}{2,20})[:：](?!\p{Nd}{2})\s*((?!\s)(?:[^:：()（）]|[(（][^()（）]*[)）]){2,})$/u;

/**
 * The two halves of an offer's sentence that introduces its list, each a sentence; `undefined` if it has
 * no such list.
 */
export function splitIntroduced(
  sentence: string,
  language: string,
): { readonly intro: string; readonly list: string } | undefined {
  const [, intro = "", list = ""] = introduced.exec(sentence) ?? [];
  if (introducesPeople(intro) || parseList(list, language).length === 0) return undefined;
  return { intro: `${intro.trim()}${/[.!。।۔።]$/u.exec(sentence)?.[0] ?? ""}`, list };
}

/** The fewest items of a list before what qualifies it. */
const minItems = 3;

/**
 * A sentence that is a list and then says when or how far (`cuts, colour and perms, from Tuesday to Saturday`)
 * as two: the list has ended before its last comma. `undefined` if it is none.
 */
export function splitQualified(sentence: string, language: string): { readonly list: string; readonly rest: string } | undefined {
  if (!qualified.test(sentence) || language in attachedConjunctions) return undefined;
  const end = /[.!।۔]$/u.exec(sentence)?.[0] ?? "";
  for (const { 0: mark, index } of sentence.matchAll(/[,،] /gu)) {
    const [list, rest] = [sentence.slice(0, index), sentence.slice(index + mark.length, sentence.length - end.length)];
    const last = list.split(separators).at(-1) ?? "";
    const isElse =
      (namesTime(rest, language) || /\p{Nd}/u.test(rest)) && isProse(rest, language, false) && rest.length <= maxRest;
    const isEnded = findLastConjunction(` ${last} `, language) !== undefined;
    if (isElse && isEnded && parseList(list, language).length >= minItems)
      return { list, rest: `${capitalizeTitle(rest, language)}${end}` };
  }
  return undefined;
}

/**
 * Splits an offer that is a list (`frames, lens fitting and repairs`), or whose first sentence is one
 * or ends with one, into items in their own words, capitalized, in their order. Empty if it is
 * prose, because half a sentence cannot be a heading.
 */
export function parseOfferItems(offer: string, language = "en"): readonly string[] {
  const text = offer.replace(/\s+/gu, " ").trim();
  const [sentence = ""] = splitSentences(text);
  return parseList(splitIntroduced(sentence, language)?.list ?? splitQualified(sentence, language)?.list ?? sentence, language);
}

/** Languages whose nouns are all capitalized. */
const withCapitalNouns: ReadonlySet<string> = new Set(["de"]);

/**
 * Whether a part is a name that goes on from the part before it (`towage in Friesland and Groningen`):
 * then commas and conjunctions join names, not items.
 */
function goesOnWithName(part: string, before: string | undefined, language: string): boolean {
  if (before === undefined || withCapitalNouns.has(language)) return false;
  const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
  const words = before.split(" ");
  return part.split(" ").every(isName) && words.length > 2 && isName(words.at(-1) ?? "") && !words.every(isName);
}

/** Prepositions before what an activity is about, by language. */
const subjectPrepositions: Readonly<Record<string, string>> = {
  en: "on about of with",
  de: "zu über von mit",
  fr: "sur de des avec",
  es: "sobre de con",
  it: "su di con",
  pt: "sobre de com",
  nl: "over van met",
};

/**
 * Whether what follows the first part only goes on with what that is about (`advice on housing, benefits
 * and debt`): alone the rest means something else.
 */
function goesOnWithSubject([first = "", ...rest]: readonly string[], language: string): boolean {
  const words = first.split(" ");
  const prepositions = subjectPrepositions[language]?.split(" ") ?? [];
  return words.length > 2 && prepositions.includes(words.at(-2) ?? "") && rest.every((part) => !part.includes(" "));
}

/** An English thing and what it is for, as an activity: `an app for counting stock`. */
const englishPurpose = /^(?:an?|the|our|one) \S.*\sfor \S{2,20}ing(?:\s|$)/iu;
const englishActivity = /^\S{2,20}ing(?:\s|$)/iu;

/** Whether what follows the first part goes on with what that is for (`an app for counting stock, ordering …`). */
const goesOnWithPurpose = ([first = "", ...rest]: readonly string[], language: string): boolean =>
  language === "en" && englishPurpose.test(first) && rest.every((part) => englishActivity.test(part));

/** “More” as the last entry of a list, which is no item. */
const moreWords: ReadonlySet<string> = new Set(
  (
    "that's it, that's all, das war's, das ist alles, c'est tout, nada más, eso es todo, è tutto, só isso, hepsi bu, זהו, זה הכל, וזהו, " +
    "more, much more, many more, you name it, others, other, etc, mehr, viel mehr, vieles mehr, einiges mehr, weiteres, plus, bien plus, " +
    "más, mucho más, altro, molto altro, mais, muito mais, meer, veel meer, nog meer, mer, mycket mer, mere, meget mere, muuta, " +
    "więcej, wiele więcej, inne, další, ďalšie, egyéb, altele, другое, многое другое, інше, друго, άλλα, daha fazlası, " +
    "وغيرها, غيرها, المزيد, עוד, ועוד, अन्य, lainnya, khác, 등, など, 其他, 更多"
  ).split(", "),
);

const plural = /[^s]s$/u;

/** The least parts of a list whose last one may say more than the others, and the most letters of that. */
const [leastPlain, maxLastLetters] = [4, 110] as const;

/**
 * Whether the parts before the last one are words before its noun (`car, household and business cover
 * from nine insurers`), which say nothing alone.
 */
function sharesLastNoun(parts: readonly string[], language: string): boolean {
  if (parts.some((part) => part.endsWith("-"))) return true;
  const words = parts.at(-1)?.split(" ") ?? [];
  const areSingle = parts.slice(0, -1).every((part) => !part.includes(" ") && !plural.test(part));
  return (
    language === "en" && areSingle && words.length > 2 && !endsOpen(words[1] ?? "", language) && !plural.test(words[0] ?? "")
  );
}

/** The most parts of a sentence that says where and when something is. */
const mostPlaced = 3;

/** Whether a few parts end with an hour that only the last has: they say where and when, and are no list. */
const endsWithTime = (parts: readonly string[], language: string): boolean =>
  parts.length <= mostPlaced &&
  namesTime(parts.at(-1) ?? "", language) &&
  !parts.slice(0, -1).some((part) => namesTime(part, language));

/** “With” after its noun, in languages that have it there: such a last part goes on with the sentence. */
const endsWithWith = / (?:साथ|সহ|সঙ্গে|ile|birlikte)$/u;

/** The least words of a remark on a list after its end: a shorter part is one more item. */
const leastRemarkWords = 7;

/**
 * Whether a list of a few parts that begins with a single word has ended with a conjunction before its last part, a
 * clause that says something of them: `mother, daughter and one apprentice, covering all the villages along the bay`.
 */
function isEndedBefore(parts: readonly string[], language: string): boolean {
  if (parts.length !== mostPlaced || language in attachedConjunctions) return false;
  const [first = "", ended = "", last = ""] = parts.map((part) => part.trim());
  const joins = (part: string) => findLastConjunction(` ${part} `, language) !== undefined;
  const isRemark = last.split(/\s+/u).length >= leastRemarkWords;
  return !first.includes(" ") && joins(ended) && isRemark;
}

/** The most prices of a list that says what is done, in scripts in which a comma may also divide a price list. */
const maxPricesUnspaced = 1;

/** Marks of two kinds between the parts of a text in Chinese or Japanese: one of them ends a list that the other is in. */
const hasTwoCommas = (text: string): boolean => text.includes("、") && /[,，](?!\p{Nd})/u.test(text);

/** An English word that shares the noun of the part after it, as in `church, civil and woodland burials`. */
const sharedNoun = /^\p{L}+ (?:and|or) \p{L}+ \p{L}+s$/u;

function joinSharedNouns(parts: readonly string[], language: string): readonly string[] {
  if (language !== "en") return parts;
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && sharedNoun.test(part) && !last.includes(" ") && !plural.test(last))
      joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** A mark that no item has: the end of a sentence, unless a word in short or a number has it. */
const sentenceMark =
  /(?<!(?<!\p{L})(?:kl|ca|inkl|incl|exkl|zzgl|lt|mwst|min|max|st|nr|ч|г|год)|\p{L}\.\p{L})[.](?![\p{Nd}\p{L}])|[!?:。！？؟።။။](?!\p{Nd})/iu;

/** The items of a longer list anywhere in an offer, in their own words; empty if it is none. */
export const parseEnumeration = (list: string, language: string): readonly string[] => parseList(list, language, isEnumerated);

function parseList(sentence: string, language: string, isShort = isShortItem): readonly string[] {
  const list = cutRecipientList(trimEndCharacters(sentence, ".!?。！？؟।۔።។"), language);
  const { text, release } = holdTogether(cutSellingWord(list, language));
  const least = isShort === isEnumerated ? minItems : leastPlain;
  const separated = splitAtSeparators(text, language);
  const going = joinGoingOn(separated, language);
  const bySeparator = joinTail(going, least, language);
  const all = bySeparator
    .flatMap((part, index) => (index < bySeparator.length - 1 ? [part] : splitAtConjunction(part, language, index === 0)))
    .map((part) => part.trim().replace(addingWords, ""))
    .filter((part) => part !== "" && !moreWords.has(part.toLowerCase()))
    .map((part, index, others) =>
      language === "ar" && index > 0 && others.slice(1).every((one) => /^و\p{L}{3}/u.test(one))
        ? part.slice(1)
        : index > 1 && index === others.length - 1
          ? cutLastConjunction(part, language)
          : part,
    );
  const parts = joinSharedNouns(all, language);
  const ends = new Set(listConjunctions(language));
  // An item may say more of what it is, and the last one at length.
  const isToldMore = (part: string, index: number) =>
    index > 0 &&
    (index === parts.length - 1 ? part.length <= maxLastLetters : isShort(part, language)) &&
    parts.length + separated.length - going.length >= least &&
    isDescribed(part, language);
  const isItem = (part: string, index: number) =>
    !isProse(part, language, index === 0) && isShort(part.replace(inBrackets, ""), language);
  const isList =
    parts.length >= 3 &&
    parts.length <= maxOfferItems &&
    !hasTwoCommas(sentence) &&
    !hasTornItem(parts, language) &&
    !isStoryInParts(parts) &&
    !isEndedBefore(bySeparator, language) &&
    !goesOnWithSubject(parts, language) &&
    !goesOnWithPurpose(parts, language) &&
    !sharesLastNoun(parts, language) &&
    !(withoutSpaces.has(language) && parts.filter(statesPrice).length > maxPricesUnspaced) &&
    !endsWithTime(parts, language) &&
    !governsOthers(parts, language) &&
    !inOne.test(parts.at(-1) ?? "") &&
    !endsWithWith.test(parts.at(-1) ?? "") &&
    !parts.some((part, index) => goesOnWithName(part, parts[index - 1], language)) &&
    parts.every((part, index) => isItem(part, index) || isToldMore(part, index)) &&
    !parts.some((part) => ends.has(part.split(" ").at(-1) ?? "") || sentenceMark.test(part.replace(inBrackets, "")));
  return isList ? parts.map((part) => capitalizeTitle(release(part), language)) : [];
}

/** One thing that all of a list is in, after its last item. */
const inOne =
  /\s(?:in one|in einem einzigen|in één|i (?:ét|ett enda|én)|dans une? seule?|en un solo|w jednym|v jednom|в одн(?:ом|ому))\s/iu;

/** A conjunction before an indefinite article, in the languages that have both, and the end of the article. */
const withArticle = / (?:and an?|und eine?n?|et une?|y una?|e una?|e uma?|en een|och ett?|och en|og et|og en|og ei|i una?) /iu;

/** “Also” at the start of a last item in languages that attach their conjunction: what joins words within it is no end. */
const alsoWord = /^(?:גם|وأيضا|أيضا)/u;

/** Words that only add the last item of a list to it. */
const addingWords = /^(?:also|plus|dazu|außerdem|ayrıca|साथ में|साथ ही|এছাড়া) /iu;

/** Languages that attach their conjunction to the next word. */
const wordsJoined: ReadonlySet<string> = new Set(["ar", "he"]);

/** Two letters or numbers that count kinds of one thing, which is after the second one: `βιβλία Β΄ και Γ΄ κατηγορίας`. */
const [ordinalEnd, ordinalStart] = [
  /(?:^|\s)(?:\p{Lu}[΄'’ʹ´]|\p{Nd}{1,2}[.ºª°])$/u,
  /^(?:\p{Lu}[΄'’ʹ´]|\p{Nd}{1,2}[.ºª°])\s\p{L}/u,
] as const;
const joinsOrdinals = (before: string, after: string): boolean => ordinalEnd.test(before) && ordinalStart.test(after);

/**
 * The last part of a list at its last conjunction, which may also begin the part (`…, and
 * repairs`). Earlier conjunctions join words within an item. An attached conjunction looks like the
 * first letter of a word, so it splits only between two words.
 */
function splitAtConjunction(part: string, language: string, isFirst: boolean): readonly string[] {
  const isAttached = language in attachedConjunctions;
  const [beforeNoun = ""] = part.trim().split(" ", 1);
  if (language === "en" && !isFirst && sharedNoun.test(part.trim()) && !plural.test(beforeNoun)) return [part];
  if (isAttached && !isFirst && alsoWord.test(part.trim())) return [part];
  const joined = cutConjunction(part.trim(), language);
  if (!isFirst && !isAttached && joined !== part.trim()) return [joined];
  const padded = ` ${part.trim()} `;
  const ended = padded.split(heldTail, 1)[0] ?? "";
  // What has an article of its own is the last item, and further conjunctions are within that.
  const article = isAttached ? undefined : withArticle.exec(ended)?.[0];
  let place = findLastConjunction(
    ended.slice(0, article === undefined ? undefined : ended.lastIndexOf(article) + article.length),
    language,
  );
  let afterEnd = padded.length;
  const isWithin = ([start, end]: readonly [number, number]) =>
    joinsOrdinals(padded.slice(0, start), padded.slice(end, afterEnd)) ||
    joinsRecipients(padded.slice(0, start), padded.slice(end, afterEnd), language) ||
    joinsWithin(padded.slice(0, start).trim(), padded.slice(end, afterEnd).trim(), language);
  while (place !== undefined && isWithin(place)) {
    afterEnd = place[0];
    place = findLastConjunction(padded.slice(0, afterEnd + 1), language);
  }
  if (place === undefined) return [part];
  const before = padded.slice(0, place[0]).trim();
  const after = padded.slice(place[1]).trim();
  // “Free” qualifies the last item, and is none itself.
  if (!isFirst && !after.includes(" ") && statesFree(after)) return [part];
  if (before === "") return isFirst || isAttached ? [part] : [after];
  // One word after several may go on with any of them: `contracts of rent and partnership`.
  if (wordsJoined.has(language) && before.includes(" ") && !after.includes(" ")) return [part];
  return isAttached && ([...before].length < 2 || [...after].length < 2) ? [part] : [before, after];
}

/** The most letters of a clause that is an item, in scripts that separate clauses with spaces. */
const maxClause = 20;

/** The clauses that an offer begins with and that are a list, in scripts that separate clauses with spaces. */
export function takeListedClauses(clauses: readonly string[], language: string): readonly string[] {
  if (!(language in listSpaces)) return [];
  const end = clauses.findIndex(
    (clause) => [...clause].length > maxClause || /\p{N}/u.test(clause) || isProse(clause, language, false),
  );
  const listed = clauses.slice(0, end < 0 ? clauses.length : end);
  return listed.length >= 3 && listed.length <= maxOfferItems ? listed : [];
}
