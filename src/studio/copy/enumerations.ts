import { capitalizeTitle } from "#/studio/copy/capitalize";
import { endsOpen, knowsClauses } from "#/studio/copy/offer-prose";
import { parseEnumeration } from "#/studio/copy/offer-items";
import { introducesPeople } from "#/studio/copy/people-words";
import { findPracticalRole, namesTime } from "#/studio/copy/practical-facts";
import { beginsWithNo, isRefusal } from "#/studio/copy/refusals";
import { statesPrice } from "#/studio/copy/stated-prices";
import { findNumberWord } from "#/studio/marks/number-words";

/** A list within the sentences of an offer: its items, and the sentences without it. */
export type Enumeration = { readonly items: readonly string[]; readonly sentences: readonly string[] };

/** Fewer parts are a sentence, not a list. */
const leastItems = 4;

/** What a sentence says before the list that it ends with. */
const introduced = /^([^:：]{6,90})[:：](?!\p{Nd}{2})\s*(\S[^:：]+)$/u;

/** What only says that a list follows. */
const leadIns: readonly RegExp[] = [
  /^(?:(?:here|with us|online) you(?:['’]ll| will| can)? find|you(?:['’]ll| will| can)? find here|(?:hier|bei uns|online) finden sie) /iu,
  /^(?:vous (?:trouve(?:z|rez) ici|y trouverez)|ici,? vous trouve(?:z|rez)|aquí (?:encuentra|encontrará)s?|qui trov(?:i|ate)) /iu,
  /^(?:aqui (?:você )?encontra|hier vind(?:t u| je)|här hittar (?:du|ni)|her (?:finder|finner) du|täältä löydät) /iu,
  /^(?:tu(?:taj)? znajdziesz|tutaj znajdą państwo|(?:zde|tady) najdete|tu nájdete|itt megtalálja|aici găsiți|ovdje ćete naći) /iu,
  /^(?:здесь (?:вы найдёте|вы найдете|можно найти)|тут (?:ви знайдете|можна знайти)|тук ще намерите|εδώ θα βρείτε) /iu,
];

/** The marks between the parts of a list in Chinese and Japanese, and after the list. */
const listWithRest = /^([^,，、]{1,18}(?:、[^,，、]{1,18}){2,7})[,，]\s?(\S[^、]+)$/u;

/** Marks in brackets, which say more of their item. */
const inBrackets = /[(（][^()（）]{0,60}[)）]/gu;

const isCased = (text: string): boolean => /^\p{Lu}/u.test(text);

/** The items of a list, if all of them are what is done, and not when, how much, or who. */
function listItems(list: string, language: string, isIntroduced: boolean): readonly string[] {
  const items = parseEnumeration(list, language);
  const isLookedUp = (item: string) =>
    statesPrice(item) || namesTime(item, language) || /\p{Nd}/u.test(item.replace(inBrackets, ""));
  if (items.length < leastItems || items.some(isLookedUp)) return [];
  if (isIntroduced) return items;
  const isCounted = (item: string) => findNumberWord(item) !== undefined || isRefusal(item) || beginsWithNo(item);
  if (!knowsClauses(language) || items.some(isCounted)) return [];
  // Without an introduction, single words are what something is made of, and words with capitals are names.
  const areNames = list.split(/[,،]\s*/u).every(isCased) && language !== "de";
  const isTelling = items.filter((item) => /\s/u.test(item)).length >= items.length / 2;
  return areNames || !isTelling ? [] : items;
}

function readSentence(sentence: string, language: string): Enumeration | undefined {
  const [, intro, introducedList = ""] = introduced.exec(sentence) ?? [];
  // What begins as the middle of a sentence does goes on with something before it, and so does its list.
  if (intro !== undefined && endsOpen(intro.split(" ", 1)[0] ?? "", language)) return undefined;
  const leadIn = leadIns.map((words) => words.exec(sentence)?.[0]).find((found) => found !== undefined);
  if (intro !== undefined && (introducesPeople(intro) || statesPrice(intro))) return undefined;
  const stop = /[.!。！।۔]$/u.exec(sentence)?.[0] ?? "";
  const [, list, rest] = listWithRest.exec(introducedList) ?? [undefined, introducedList, undefined];
  if (intro !== undefined) {
    const items = listItems(list ?? "", language, true);
    const others = rest === undefined ? [] : [capitalizeTitle(rest, language)];
    return items.length === 0 ? undefined : { items, sentences: [`${intro.trim()}${stop}`, ...others] };
  }
  const items = listItems(sentence.slice(leadIn?.length ?? 0), language, leadIn !== undefined);
  return items.length === 0 ? undefined : { items, sentences: [] };
}

/** The first list within the sentences of an offer; `undefined` if none of them is one. */
export function findEnumeration(sentences: readonly string[], language: string): Enumeration | undefined {
  for (const [index, sentence] of sentences.entries()) {
    const role = findPracticalRole(sentence, language);
    const found = role === undefined ? readSentence(sentence, language) : undefined;
    if (found !== undefined) return { items: found.items, sentences: sentences.toSpliced(index, 1, ...found.sentences) };
  }
  return undefined;
}
