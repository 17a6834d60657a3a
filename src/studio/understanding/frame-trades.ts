import type { Brief } from "#/model/brief";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { findPhrases, type FoundPhrase } from "#/studio/understanding/trades/find-phrases";
import { isFunctionWord, isPurposeWord } from "#/studio/understanding/trades/function-words";
import { isOrganizationWord } from "#/studio/understanding/trades/organization-words";
import { findPurposeWords } from "#/studio/understanding/trades/purpose-words";
import { hasNoSpaces, type Word } from "#/studio/understanding/trades/split-words";
import type { Trade } from "#/studio/understanding/trades/trade";
import type { Understood } from "#/studio/understanding/understanding";

/** Trades that are about another one as soon as more is said: a school for wrestlers, a chair factory. */
const frameTrades: ReadonlySet<string> = new Set([
  "school",
  "adult-education",
  "vocational-training",
  "manufacturing",
  "general-retail",
  "wholesale",
  "research-institute",
  "business-association",
  "hobby-club",
  "community-centre",
  "livestock",
  "repair-shop",
  "travel-agency",
  "sports-club",
]);

/** Trades that never say what is done. */
const emptyTrades: ReadonlySet<string> = new Set(["association", "cooperative"]);

/** Words that say which school, factory or association it is, and not what it is about. Folded. */
const plainSorts: ReadonlySet<string> = new Set(
  (
    "primary secondary high elementary private public independent small evening boarding village community family local " +
    "international bilingual national regional catholic state free grade comprehensive " +
    "grund abend real volks private privat offentliche freie gesamt mittel stadt land industrie " +
    "primaire secondaire privee publique elementaire maternelle primaria secundaria privada publica media elementare " +
    "basisschool middelbare podstawowa prywatna zakladni stredni soukroma osnovna srednja " +
    "частная начальная средняя общеобразовательная приватна початкова загальноосвітня " +
    "小学 中学 高等 私立 公立 国立 民間"
  )
    .split(" ")
    .map(foldWord),
);

/** Letters of a word that says something; other scripts need fewer than Latin. */
const getMinLetters = ({ group }: Word) => (group === "latin" || group === "cyrillic" || group === "greek" ? 4 : 3);
const minUnspacedLetters = 2;
/** Letters of Chinese and Japanese that join words. */
const joiningLetters = /[のとをやで・及び的和与與、。（）()\s]/gu;
const prepositions: ReadonlySet<string> = new Set("in im at near en à a w v в у на из din i på de of".split(" ").map(foldWord));

/** Letters before the head of a compound that are a word of their own. */
const minModifierLetters = 3;

const getModifier = (word: Word | undefined, { phrase, isModifier }: FoundPhrase): string => {
  const [first] = phrase.words;
  if (word === undefined || isModifier || phrase.words.length > 1 || word.folded.startsWith(first)) return "";
  return word.folded.slice(0, Math.max(0, word.folded.lastIndexOf(first)));
};

const isPlace = (text: string, word: Word, previous: Word | undefined) =>
  previous !== undefined && prepositions.has(previous.folded) && /^\p{Lu}/u.test(text.slice(word.start));

/** Whether a text says more than the phrases of a trade; undefined if it has none of them. */
function saysMore(text: string, trade: string, language: string): boolean | undefined {
  const { words, found } = findPhrases(text, language);
  const own = found.filter(({ phrase }) => phrase.tradeId === trade);
  if (own.length === 0) return undefined;
  if (words.some(({ group }) => hasNoSpaces(group))) {
    const rest = own.reduce((left, { text: quote }) => left.replace(quote, ""), text);
    const plain = [...plainSorts].reduce((left, sort) => left.replace(sort, ""), rest.replace(joiningLetters, ""));
    return plain.length >= minUnspacedLetters;
  }
  const purpose = findPurposeWords(text, words);
  const isSaid = (index: number) => own.some(({ wordIndex, lastIndex }) => wordIndex <= index && index <= lastIndex);
  const isPlain = (folded: string) => plainSorts.has(folded) || plainSorts.has(folded.replace(/s$/, ""));
  return words.some((word, index) => {
    const head = own.find(({ wordIndex }) => wordIndex === index);
    if (head !== undefined) {
      const modifier = getModifier(word, head);
      return modifier.length >= minModifierLetters && !isPlain(modifier);
    }
    const { folded } = word;
    const isMinor = isFunctionWord(folded, language) || isPurposeWord(folded) || isOrganizationWord(folded) || isPlain(folded);
    return !(
      isSaid(index) ||
      purpose.has(index) ||
      isMinor ||
      folded.length < getMinLetters(word) ||
      isPlace(text, word, words[index - 1])
    );
  });
}

/**
 * Whether the brief says no more than the frame of its trade: that it is a school, a factory or an
 * association, of something that is not understood. Then the things of the frame, a satchel or a gear,
 * would say something wrong.
 */
export function isOnlyFrame({ industry = "" }: Brief, language: string, { value, reasons }: Understood<Trade>): boolean {
  if (reasons.some(({ source }) => source === "correction")) return false;
  if (emptyTrades.has(value.id)) return true;
  if (!frameTrades.has(value.id) || industry.trim() === "") return false;
  const said = industry.split(/[,،、;/(]/).map((part) => saysMore(part, value.id, language));
  // An industry without the frame, which then is in the name only, is about something else.
  return said.every((more) => more !== false);
}
