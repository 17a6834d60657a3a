import { describe, expect, test } from "bun:test";
import { phraseLanguages, type PhraseLanguage } from "#/studio/copy/phrases";
import { getLanguagePhrases } from "#/studio/copy/phrases-by-language";
import { getSectionPhrases } from "#/studio/copy/section-phrases";

/** Letters of languages that are not written in Latin. */
const scripts: Readonly<Partial<Record<PhraseLanguage, RegExp>>> = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  bg: /\p{Script=Cyrillic}/u,
  sr: /\p{Script=Cyrillic}/u,
  mk: /\p{Script=Cyrillic}/u,
  be: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  ne: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  gu: /\p{Script=Gujarati}/u,
  pa: /\p{Script=Gurmukhi}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  si: /\p{Script=Sinhala}/u,
  lo: /\p{Script=Lao}/u,
  km: /\p{Script=Khmer}/u,
  my: /\p{Script=Myanmar}/u,
  am: /\p{Script=Ethiopic}/u,
  kk: /\p{Script=Cyrillic}/u,
  ka: /\p{Script=Georgian}/u,
  hy: /\p{Script=Armenian}/u,
  th: /\p{Script=Thai}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
};

/** Latin words that every script keeps, and words that several languages share with English. */
const latinWords = /[\w.]+@example\.com|email|e-mail/giu;
const sharedWords: ReadonlySet<string> = new Set([
  "Date",
  "File",
  "Menu",
  "Status",
  "Name",
  "Neutral",
  "Contact",
  "Message",
  "Page",
  "Pages",
  "Questions",
  "Figure",
  "Total",
  "Guide",
  "Actions",
  "Accent",
  "Programme",
  "Plan",
  "Home",
  "Password",
  "Account",
  "Week",
  "Contrast",
  "Brand",
  "For",
  "W☆1",
  "Role",
]);

type Text = { readonly path: string; readonly text: string; readonly template: ((...values: never[]) => string) | undefined };

/** Every text of a table with its path; functions are called with as many names as they declare. */
function listTexts(value: unknown, path = ""): readonly Text[] {
  if (typeof value === "string") return [{ path, text: value, template: undefined }];
  if (typeof value === "function") {
    const call = value as (...values: string[]) => string;
    return [{ path, text: call("☆1", "☆2"), template: call }];
  }
  return Object.entries(value as object).flatMap(([key, inner]) => listTexts(inner, path === "" ? key : `${path}.${key}`));
}

const listAll = (language: PhraseLanguage) =>
  listTexts({ ...getLanguagePhrases(language), sections: getSectionPhrases(language) });
const english = new Map(listAll("en").map((text) => [text.path, text]));

describe("phrases", () => {
  test("every language has every phrase, and its functions contain each of their arguments", () => {
    for (const language of phraseLanguages) {
      const texts = listAll(language);
      expect({ language, paths: texts.map(({ path }) => path).toSorted() }).toEqual({
        language,
        paths: [...english.keys()].toSorted(),
      });
      for (const { path, text } of texts) {
        const other = english.get(path)?.text ?? "";
        const count = new Set(other.match(/☆\d/g)).size;
        expect({ language, path, text, count: new Set(text.match(/☆\d/g)).size }).toEqual({ language, path, text, count });
        expect({
          language,
          path,
          text,
          isClean: /\S/.test(text) && text.trim() === text && !/ {2}|[{}|]|undefined/.test(text),
        }).toEqual({
          language,
          path,
          text,
          isClean: true,
        });
      }
    }
  });

  test("every language has section phrases of its own", () => {
    for (const language of phraseLanguages.filter((one) => one !== "en"))
      expect({ language, keys: Object.keys(getLanguagePhrases(language).sections).toSorted() }).toEqual({
        language,
        keys: Object.keys(getSectionPhrases("en")).toSorted(),
      });
  });

  test("no language repeats an English phrase, except words that it shares with English", () => {
    const repeated = phraseLanguages
      .filter((one) => one !== "en")
      .flatMap((language) =>
        listAll(language)
          .filter(({ path, text }) => text === english.get(path)?.text && /\p{L}/u.test(text) && !sharedWords.has(text))
          .map(({ path, text }) => `${language} ${path}: ${text}`),
      );
    expect(repeated).toEqual([]);
  });

  test("every phrase is in its language's script", () => {
    for (const language of phraseLanguages) {
      const letters = scripts[language] ?? /\p{Script=Latin}/u;
      for (const { path, text } of listAll(language)) {
        const rest = text.replaceAll(latinWords, "").replace(/@example\.com/g, "");
        const hasWords = /\p{L}/u.test(rest);
        const isForeign = [...rest].some(
          (letter) => /\p{L}/u.test(letter) && !/[\p{Script=Common}\p{Script=Inherited}]/u.test(letter) && !letters.test(letter),
        );
        expect({ language, path, text, isForeign: hasWords && isForeign }).toEqual({ language, path, text, isForeign: false });
      }
    }
  });

  test("languages with their own punctuation use it", () => {
    const foreign: Readonly<Partial<Record<PhraseLanguage, RegExp>>> = {
      ar: /[,;?]/u,
      fa: /[,;?]/u,
      ur: /[,;?]|\.$/u,
      pa: /\.$/u,
      ne: /\.$/u,
      am: /[,;]|\.$/u,
      km: /\.$/u,
      my: /[,;]|\.$/u,
      el: /\?/u,
      ja: /[,?;]|\.$/u,
      "zh-Hans": /[,?;]|\.$/u,
      "zh-Hant": /[,?;]|\.$/u,
      hi: /\.$/u,
      bn: /\.$/u,
      es: /^[^¿]*\?/u,
      fr: /\S[?!;]|[^\s\u00a0]:(?!\/)/u,
    };
    const wrong = phraseLanguages.flatMap((language) =>
      listAll(language)
        .filter(({ text }) => foreign[language]?.test(text.replaceAll(/\d\d:\d\d/g, "")) === true)
        .map(({ path, text }) => `${language} ${path}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
