import { languages, type Language } from "#/model/language";
import { chooseHanLanguage } from "#/studio/understanding/han-characters";
import { foreignLetterPoints, handicaps, hasForeignLetter, typicalLetters } from "#/studio/understanding/language-letters";
import { addNgramScores } from "#/studio/understanding/language-ngrams";
import { languageByScript, languagesByScript, type Script, scriptNames, scripts } from "#/studio/understanding/language-scripts";
import { findWordLanguages } from "#/studio/understanding/language-words";
import { listWords } from "#/studio/understanding/text-words";
import { findTradeLanguages } from "#/studio/understanding/trade-languages";
import type { UnderstandingSource } from "#/studio/understanding/understanding";

/** A text and how much it says about the language of the pages. */
export type LanguageText = { readonly source: UnderstandingSource; readonly text: string; readonly weight: number };

const countMatches = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Scripts by how much of the texts is written in them, most used first. */
export function rankScripts(texts: readonly LanguageText[]): readonly Script[] {
  const amounts = scriptNames.map((script) => {
    const { letters, value } = scripts[script];
    return { script, amount: texts.reduce((sum, { text, weight }) => sum + countMatches(text, letters) * value * weight, 0) };
  });
  return amounts
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount)
    .map(({ script }) => script);
}

/** In longer texts, frequent words and letters decide better than the names of trades. */
const maxShortWords = 5;

/** How sure the choice between languages of one script is. */
type Verdict = { readonly language: Language; readonly isCertain: boolean };

/**
 * Chooses between languages of one script by letters, frequent words and n-grams. Not certain if
 * the texts hold too little to decide.
 */
export function compareLanguages(texts: readonly LanguageText[], candidates: readonly Language[]): Verdict {
  const scores = new Map<Language, number>();
  let total = 0;
  let wordCount = 0;
  for (const { text, weight } of texts) {
    const lower = text.normalize("NFKC").toLowerCase();
    const words = listWords(lower);
    wordCount += words.length;
    total += addNgramScores(words, weight, scores);
    for (const [language, letters, points] of typicalLetters)
      if (candidates.includes(language))
        scores.set(language, (scores.get(language) ?? 0) + countMatches(lower, letters) * points * weight);
    for (const language of candidates)
      if (hasForeignLetter(lower, language)) scores.set(language, (scores.get(language) ?? 0) - foreignLetterPoints * weight);
    const evidence = [...findWordLanguages(words), ...(words.length <= maxShortWords ? findTradeLanguages(text) : [])];
    for (const { languages, points } of evidence)
      for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + points * weight);
  }
  const ranked = candidates
    .map((language) => ({
      language,
      score: (scores.get(language) ?? 0) / Math.max(total, 1) - (handicaps[language] ?? 0) * Math.min(1, 12 / (wordCount + 1)),
    }))
    .sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (best === undefined) throw new Error("there are no languages to compare");
  const english = ranked.find(({ language }) => language === "en");
  const margin = best.score - (english?.score ?? second?.score ?? 0);
  return {
    language: best.language,
    isCertain: best.language === "en" || margin >= (wordCount <= 2 ? 34 : wordCount <= 5 ? 12 : 2),
  };
}

/** The language of texts that share their main script. */
export function chooseByScript(script: Script, texts: readonly LanguageText[], all: readonly LanguageText[]): Verdict {
  const only = languageByScript[script];
  if (only) return { language: only, isCertain: true };
  if (script === "kana") return { language: "ja", isCertain: true };
  if (script === "han") {
    if (all.some(({ text }) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)))
      return { language: "ja", isCertain: true };
    if (texts.some(({ text }) => /\p{Script=Hangul}/u.test(text))) return { language: "ko", isCertain: true };
    return { language: chooseHanLanguage(texts.map(({ text }) => text).join("\n")), isCertain: true };
  }
  if (script === "hebrew") {
    const text = texts.map((one) => one.text).join(" ");
    const isYiddish = /[װױײ]|א[ַָ]|(?:^|\s)(?:און|דער|פֿון|פון|מיט|איז)(?:\s|$)/u.test(text);
    return { language: isYiddish ? "yi" : "he", isCertain: true };
  }
  const verdict = compareLanguages(texts, languagesByScript[script] ?? languages);
  return script === "latin" ? verdict : { ...verdict, isCertain: true };
}
