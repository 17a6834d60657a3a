import type { FoundPhrase } from "#/studio/understanding/trades/find-phrases";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { isFunctionWord, isPurposeWord } from "#/studio/understanding/trades/function-words";
import { isOrganizationWord } from "#/studio/understanding/trades/organization-words";
import type { Word } from "#/studio/understanding/trades/split-words";

/**
 * What a phrase does in its noun phrase: it is the head, it describes a head that is a trade too, or
 * it describes one that is not known, which can be anything.
 */
export type PhraseRole = "head" | "describes-known" | "describes-unknown";

/** A text with its words and the phrases found in it. */
export type ReadText = { readonly text: string; readonly words: readonly Word[]; readonly found: readonly FoundPhrase[] };

/** Prepositions after which a text names what something is of: `reliure de livres`, `naprawa z …`. */
const complementWords: ReadonlySet<string> = new Set(
  "de del d du des da do das dos di della dei delle degli dell von vom van of af av".split(" ").map(foldWord),
);

/** Words after a noun that make it describe the next one. */
const genitiveWords: ReadonlySet<string> = new Set("का की के च्या चा ची ਦਾ ਦੀ ਦੇ".split(" ").map(foldWord));

/** The same in scripts without spaces, right after the noun. */
const genitiveLetters = /^[の的之]/u;

/** English nouns for those who do something, which leave the trade what it is: yoga teachers, brush makers. */
const doers: ReadonlySet<string> = new Set(
  (
    "company firm business services service shop store studio specialist specialists expert experts provider providers team " +
    "group collective practice clinic maker makers artist artists teacher teachers instructor instructors dealer dealers " +
    "supplier suppliers merchant merchants house lab labs people works co ltd limited llp inc club society association " +
    "classes class lessons courses course training workshops project network partner partners trade industry sales " +
    "installer installers operator operators technician technicians fitter fitters grower growers producer producers " +
    "breeder breeders trader traders seller sellers retailer vendor vendors repairer repairers restorer restorers " +
    "planner planners adviser advisers advisor advisors agent agents agency coach coaches tutor tutors trainer trainers " +
    "therapist therapists professional professionals practitioner practitioners crafters enthusiasts owners station " +
    "stations venue venues stall stalls stand counter mart academy institute union programme program scheme initiative " +
    "charity trust foundation campaign campaigners boutique outlet showroom surgery parlour parlor salon hire rental " +
    "rentals unit volunteers helpers users advocates start startup restoration treatment treatments site channel movement " +
    "race league components products shelter branch redistribution range hall court courts gym team squad sessions camp camps " +
    "tuition"
  ).split(" "),
);

/** After a genitive, words for making, selling and serving, which leave the trade what it is: `किताबों की दुकान`. */
const genitiveDoers: ReadonlySet<string> = new Set(
  "दुकान कार्यालय काम निर्माण बिक्री व्यापार कारोबार सेवा सेवाएं केंद्र कक्षाएं मरम्मत उत्पादन कारखाना उद्योग".split(" ").map(foldWord),
);

/** The same in scripts without spaces: `家具の製作`. */
const genitiveDoerLetters =
  /^[の的之](?:製作|製造|制作|販売|企画|設計|施工|卸|小売|修理|修復|専門|店|お店|工房|会社|教室|メーカー|レンタル|制造|生产|销售|维修|製造|銷售)/u;

/** English words that begin what is said about a noun before them: a butcher since 1921, an inn with rooms. */
const followers: ReadonlySet<string> = new Set(
  (
    "since with without from near by beside behind above below under over around across along through inside outside " +
    "between within who which that where whose est established serving using about as via until"
  ).split(" "),
);

/** Shorter words in -ed are nouns: a seed, a shed. */
const minParticipleLetters = 6;

/** Whether a word says more about the noun before it: roasted weekly, ground to order. */
export const isFollower = (folded: string, isJoined: boolean) =>
  followers.has(folded) || (!isJoined && folded.length >= minParticipleLetters && folded.endsWith("ed"));

/** A capital within a text in small letters: a place or a name, which is no head. */
const isProperNoun = (text: string, word: Word, previous: Word) =>
  /^\p{Lu}/u.test(text.slice(word.start)) && /^\p{Ll}/u.test(text.slice(previous.start));

/** A word that is only known in another language is not known here. */
const minKnownStrength = 0.15;

/** Whether an English phrase is followed by a noun that it describes and that nothing else names. */
function describesUnknown({ text, words, found }: ReadText, { lastIndex }: FoundPhrase): boolean {
  const [last, next] = [words[lastIndex], words[lastIndex + 1]];
  if (last === undefined || next === undefined || /[^\s]/.test(text.slice(last.end, next.start).replace("-", ""))) return false;
  if (isFunctionWord(next.folded, "en") || isPurposeWord(next.folded) || isOrganizationWord(next.folded)) return false;
  if (isFollower(next.folded, text.slice(last.end, next.start).includes("-"))) return false;
  if (doers.has(next.folded) || next.folded.endsWith("ing") || /\d/.test(next.folded) || isProperNoun(text, next, last))
    return false;
  return !found.some(
    ({ wordIndex, lastIndex: end, strength }) =>
      wordIndex <= lastIndex + 1 && end >= lastIndex + 1 && strength >= minKnownStrength,
  );
}

/** Whether a phrase stands after “of”, and another trade before it. */
function isComplement({ text, words, found }: ReadText, { wordIndex }: FoundPhrase, isTrade: (one: FoundPhrase) => boolean) {
  const previous = words[wordIndex - 1];
  if (previous === undefined || !complementWords.has(previous.folded)) return false;
  return found.some((head) => {
    const last = words[head.lastIndex];
    return (
      head.lastIndex < wordIndex &&
      last !== undefined &&
      isTrade(head) &&
      !/[.,;:!?–—|\n]/.test(text.slice(last.end, previous.start))
    );
  });
}

/** A genitive may stand after the further nouns of a pair, as in `शादी-ब्याह का`. */
const maxNounsBeforeGenitive = 2;

/** Whether a genitive stands between a phrase and what comes next. */
function isGenitive({ text, words }: ReadText, { lastIndex, wordIndex, text: quote }: FoundPhrase): boolean {
  for (let index = lastIndex + 1; index <= lastIndex + maxNounsBeforeGenitive; index++) {
    const [previous, next] = [words[index - 1], words[index]];
    if (previous === undefined || next === undefined || /[.,;:!?\n]/.test(text.slice(previous.end, next.start))) break;
    if (genitiveWords.has(next.folded)) return !genitiveDoers.has(words[index + 1]?.folded ?? "");
  }
  const start = words[Math.floor(wordIndex)]?.start ?? 0;
  const at = text.indexOf(quote, start);
  const rest = at < 0 ? "" : text.slice(at + quote.length);
  return genitiveLetters.test(rest) && !genitiveDoerLetters.test(rest);
}

/**
 * The role of a phrase in a text of a language.
 * @param isTrade whether another phrase is a trade by itself, not one that any trade can be, such as a school
 */
export function findRole(
  read: ReadText,
  phrase: FoundPhrase,
  language: string | undefined,
  isTrade: (one: FoundPhrase) => boolean,
): PhraseRole {
  if (phrase.isModifier) return "describes-unknown";
  if (isComplement(read, phrase, isTrade)) return "describes-known";
  const isOwn = read.found.some(({ lastIndex, wordIndex }) => wordIndex > phrase.wordIndex && lastIndex >= phrase.lastIndex);
  if (isGenitive(read, phrase)) {
    const isKnown = read.found.some((other) => other.wordIndex > phrase.wordIndex && isTrade(other));
    if (isKnown) return "describes-known";
    return isOwn ? "head" : "describes-unknown";
  }
  return (language === undefined || language === "en") && phrase.phrase.language === "en" && describesUnknown(read, phrase)
    ? "describes-unknown"
    : "head";
}
