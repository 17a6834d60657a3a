import type { Language } from "#/model/language";
import { compareLanguages } from "#/studio/understanding/compare-languages";
import { findWordLanguages } from "#/studio/understanding/language-words";
import { listWords } from "#/studio/understanding/text-words";
import { findTradeLanguages } from "#/studio/understanding/trade-languages";
import { foldWord as foldTradeWord } from "#/studio/understanding/trades/fold-word";
import { isSurname } from "#/studio/understanding/trades/surnames";
import type { Understood } from "#/studio/understanding/understanding";

/** The language of a name; English if its words do not decide. */
export function findLanguageOfName(name: string): Understood<Language> {
  const language = findNameLanguage(name);
  return language === undefined ? { value: "en", reasons: [] } : { value: language, reasons: [{ source: "name", phrase: name }] };
}

/**
 * Letters that only one of the languages in Latin script has. They decide for names whose words are
 * not known; one word may be a place or a surname.
 */
const ownLetters: readonly (readonly [language: Language, letters: RegExp])[] = [
  ["vi", /[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu],
  ["cs", /[ěřů]/iu],
  ["pl", /[łżźśńę]/iu],
  ["hu", /[őű]/iu],
  ["ro", /[șț]/iu],
  ["tr", /[ğı]/u],
];

/** The language whose own letters are in two words of a name, or in its only word. */
function findLanguageOfLetters(name: string): Language | undefined {
  const words = listWords(name);
  const needed = Math.min(2, words.length);
  return ownLetters.find(([, letters]) => words.filter((word) => letters.test(word)).length >= Math.max(1, needed))?.[0];
}

/** Short words of company names that decide although other short words do not. */
const legalForms: ReadonlySet<string> = new Set(["gmbh"]);

/**
 * Points that the words of a name need to decide, and the most languages that they may leave open.
 */
const minNamePoints = 60;
const maxNameLanguages = 4;
/** Share of the best score from which another language is as likely. */
const tieShare = 0.8;

/**
 * The language of a name by words that few languages have, such as “Bäckerei” or “Centro
 * Veterinario”. Surnames and words that English has too do not decide.
 */
export function findNameLanguage(name: string): Language | undefined {
  const words = listWords(name).filter(
    (word) => (word.length >= minNameLetters || legalForms.has(word)) && !isSurname(foldTradeWord(word)),
  );
  const votes = new Map<Language, number>();
  for (const { languages: named, points } of [...findWordLanguages(words), ...findTradeLanguages(words.join(" "))])
    for (const language of named) votes.set(language, (votes.get(language) ?? 0) + points);
  const best = Math.max(0, ...votes.values());
  const likely = [...votes].filter(([, points]) => points >= best * tieShare).map(([language]) => language);
  if (best < minNamePoints) return findLanguageOfLetters(name);
  if (likely.includes("en") || likely.length > maxNameLanguages) return undefined;
  return compareLanguages([{ source: "name", text: name, weight: 1 }], likely).language;
}

const minNameLetters = 6;
