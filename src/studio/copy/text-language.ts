import { isLatinLanguage } from "#/model/language";
import type { Copy } from "#/studio/copy/copy";
import { detectLanguage } from "#/studio/understanding/detect-language";

/** Fewest words from which a text in the page's script can be recognised as another language. */
const minWords = 5;

const latin = /\p{Script=Latin}/u;

/** Scripts that languages other than those in Latin are written in. */
const scripts: readonly (readonly [letters: RegExp, languages: readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ["ja"]],
  [/\p{Script=Han}/u, ["zh-Hans", "zh-Hant", "ja"]],
  [/\p{Script=Hangul}/u, ["ko"]],
  [/\p{Script=Cyrillic}/u, ["ru", "uk", "bg", "sr", "be", "mk", "kk"]],
  [/\p{Script=Arabic}/u, ["ar", "fa", "ur"]],
  [/\p{Script=Hebrew}/u, ["he", "yi"]],
  [/\p{Script=Greek}/u, ["el"]],
  [/\p{Script=Devanagari}/u, ["hi", "mr", "ne"]],
  [/\p{Script=Bengali}/u, ["bn"]],
  [/\p{Script=Tamil}/u, ["ta"]],
  [/\p{Script=Telugu}/u, ["te"]],
  [/\p{Script=Gujarati}/u, ["gu"]],
  [/\p{Script=Gurmukhi}/u, ["pa"]],
  [/\p{Script=Kannada}/u, ["kn"]],
  [/\p{Script=Malayalam}/u, ["ml"]],
  [/\p{Script=Sinhala}/u, ["si"]],
  [/\p{Script=Lao}/u, ["lo"]],
  [/\p{Script=Khmer}/u, ["km"]],
  [/\p{Script=Myanmar}/u, ["my"]],
  [/\p{Script=Ethiopic}/u, ["am"]],
  [/\p{Script=Thai}/u, ["th"]],
  [/\p{Script=Georgian}/u, ["ka"]],
  [/\p{Script=Armenian}/u, ["hy"]],
];

/** Letters outside Latin of any script, which cannot be the language of a page in Latin. */
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

const known = new WeakMap<Copy, Map<string, string | undefined>>();

/**
 * The language of a text of the brief as a BCP 47 tag if it differs from the page's; undefined if it
 * is the page's or unknown, such as that of a name.
 */
export function findTextLanguage(copy: Copy, text: string): string | undefined {
  const texts = known.get(copy) ?? new Map<string, string | undefined>();
  known.set(copy, texts);
  if (texts.has(text)) return texts.get(text);
  const language = chooseLanguage(copy, text);
  const differs = language !== undefined && language !== copy.lang;
  texts.set(text, differs ? language : undefined);
  return differs ? language : undefined;
}

function chooseLanguage({ lang, briefLang }: Copy, text: string): string | undefined {
  const script = scripts.find(([letters]) => letters.test(text));
  if (script === undefined && otherScript.test(text)) return briefLang ?? detect(text);
  if (script === undefined) return latin.test(text) ? chooseLatinLanguage(lang, briefLang, text) : undefined;
  const [, languages] = script;
  if (languages.includes(briefLang ?? lang)) return briefLang ?? lang;
  return detect(text);
}

/** A Latin text in a brief of another script is often only a name, so it needs enough words. */
function chooseLatinLanguage(lang: string, briefLang: string | undefined, text: string): string | undefined {
  const isLong = text.split(/\s+/u).length >= minWords;
  if (briefLang !== undefined && isLatinLanguage(briefLang)) return briefLang;
  if (isLong) return detect(text);
  return isLatinLanguage(lang) ? lang : undefined;
}

/** The language of a single text; undefined if it holds too little to decide. */
function detect(text: string): string | undefined {
  const { value, reasons } = detectLanguage({ name: "", tagline: text });
  return reasons.length === 0 ? undefined : value;
}
