import type { Brief } from "#/model/brief";
import { isLanguage, languageNames, type Language } from "#/model/language";
import { chooseByScript, type LanguageText, rankScripts } from "#/studio/understanding/compare-languages";
import { scripts } from "#/studio/understanding/language-scripts";
import { findLanguageOfName, findNameLanguage } from "#/studio/understanding/name-language";
import { listWords } from "#/studio/understanding/text-words";
import type { Understood, UnderstandingSource } from "#/studio/understanding/understanding";

const maxQuoteLength = 80;

/** The beginning of a text, cut at a word if it is long. */
export function toQuote(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  if (line.length <= maxQuoteLength) return line;
  const cut = Array.from(line)
    .slice(0, maxQuoteLength - 10)
    .join("");
  const space = cut.lastIndexOf(" ");
  return `${space > 40 ? cut.slice(0, space) : cut}…`;
}

/** Letters of one text, and of all, that are read: more do not change the verdict. */
const maxTextLength = 400;
const maxTotalLength = 2400;

/** The beginnings of the texts, most telling first, up to the limits. */
function limitTexts(texts: readonly LanguageText[]): readonly LanguageText[] {
  let remaining = maxTotalLength;
  return texts.flatMap(({ source, text, weight }) => {
    const part = text.slice(0, Math.min(maxTextLength, remaining));
    remaining -= part.length;
    return part === "" ? [] : [{ source, text: part, weight }];
  });
}

/** The texts that visitors read first: they decide more than notes. */
function listLanguageTexts(brief: Brief): readonly LanguageText[] {
  const { copy = {} } = brief;
  const list = (
    source: UnderstandingSource,
    weight: number,
    ...texts: readonly (string | undefined)[]
  ): readonly LanguageText[] =>
    texts.flatMap((text) => (text === undefined || text.trim() === "" ? [] : [{ source, text, weight }]));
  return limitTexts([
    ...list("copy", 3, copy.headline, copy.subhead, copy.cta, copy.audience, ...(copy.values ?? []), ...(copy.navigation ?? [])),
    ...list("tagline", 3, brief.tagline),
    ...list("offer", 3, brief.offer),
    ...list("industry", 2, brief.industry),
    ...list("audience", 2, brief.audience),
    ...list("values", 1, (brief.values ?? []).join(", ")),
    ...list("adjectives", 1, (brief.adjectives ?? []).join(", ")),
    ...list("tone", 1, brief.tone),
    ...list("copy", 3, ...(copy.features ?? []).flatMap(({ title, body }) => [title, body])),
  ]);
}

/**
 * Detects the language of a brief by script, letters, frequent words and n-grams. Its texts decide;
 * the name counts if it is not in Latin script or if it holds words that only one language has.
 * English if nothing decides.
 */
export function detectLanguage(brief: Brief): Understood<Language> {
  if (brief.language !== undefined)
    return { value: brief.language, reasons: [{ source: "correction", phrase: languageNames[brief.language] }] };
  const name: LanguageText = { source: "name", text: brief.name, weight: 1 };
  const texts = listLanguageTexts(brief);
  const all = [...texts, name];
  const [script] = rankScripts(texts.length > 0 ? texts : [name]);
  if (script === undefined) return { value: "en", reasons: [] };
  const { letters } = scripts[script === "kana" ? "kana" : script];
  const written = (texts.length > 0 ? texts : [name]).filter(({ text }) => text.match(letters) !== null);
  if (script === "cyrillic" && isMongolian(all)) return { value: "en", reasons: [] };
  const verdict = chooseByScript(script, written, all);
  const isNameOnly = texts.length === 0;
  const areNotes = texts.every(({ weight }) => weight < 2);
  if (script === "latin" && areNotes && texts.flatMap(({ text }) => listWords(text)).length <= maxNoteWords && !isNameOnly)
    return findLanguageOfName(brief.name);
  if (script === "latin" && isNameOnly) {
    return findLanguageOfName(brief.name);
  }
  if (!verdict.isCertain) {
    const language = findNameLanguage(brief.name);
    const agreed = language === verdict.language ? language : undefined;
    return agreed === undefined
      ? { value: "en", reasons: [] }
      : { value: agreed, reasons: [{ source: "name", phrase: brief.name }] };
  }
  if (script === "latin" && rareLanguages.has(verdict.language) && isShortWord(texts)) return { value: "en", reasons: [] };
  const longest = written.toSorted((one, other) => other.weight - one.weight || other.text.length - one.text.length)[0];
  const reasons = longest ? [{ source: longest.source, phrase: toQuote(longest.text) }] : [];
  return { value: verdict.language, reasons };
}

/** The fewest letters ө and ү that are no slip of the pen. */
const leastOwnLetters = 2;

/** Whether Cyrillic texts are in Mongolian, which no page of ours can be in: Kazakh has further letters, Russian none of these. */
function isMongolian(texts: readonly LanguageText[]): boolean {
  const letters = texts.map(({ text }) => text.toLowerCase()).join(" ");
  return (letters.match(/[өү]/gu)?.length ?? 0) >= leastOwnLetters && !/[әғқңұіһ]/u.test(letters);
}

/** Languages that one short word without a letter of their own is rarely in. */
const rareLanguages: ReadonlySet<Language> = new Set<Language>(
  ["is", "et", "lv", "lt", "sl", "sk", "ca", "gl", "eu", "ga", "cy", "sq", "af", "ms", "fil", "sw"].filter(isLanguage),
);

const maxShortWord = 6;

/** Whether all that a brief says beside its name is one short word of plain letters. */
const isShortWord = (texts: readonly LanguageText[]): boolean => {
  const [word = "", ...more] = texts.flatMap(({ text }) => listWords(text));
  return more.length === 0 && word.length <= maxShortWord && /^[a-z]*$/i.test(word);
};

/** Notes of so few words do not decide the language of the pages. */
const maxNoteWords = 3;
