import { isLatinLanguage, languages, type Language } from "#/model/language";

/**
 * Scripts, their letters, and the language if only one of ours uses them. Chinese characters count
 * more, because each stands for a word.
 */
export const scripts = {
  latin: { letters: /\p{Script=Latin}/gu, value: 1 },
  cyrillic: { letters: /\p{Script=Cyrillic}/gu, value: 1 },
  arabic: { letters: /\p{Script=Arabic}/gu, value: 1 },
  devanagari: { letters: /\p{Script=Devanagari}/gu, value: 1 },
  hebrew: { letters: /\p{Script=Hebrew}/gu, value: 1 },
  han: { letters: /\p{Script=Han}/gu, value: 2.5 },
  kana: { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, value: 2 },
  hangul: { letters: /\p{Script=Hangul}/gu, value: 2 },
  greek: { letters: /\p{Script=Greek}/gu, value: 1 },
  armenian: { letters: /\p{Script=Armenian}/gu, value: 1 },
  georgian: { letters: /\p{Script=Georgian}/gu, value: 1 },
  bengali: { letters: /\p{Script=Bengali}/gu, value: 1 },
  tamil: { letters: /\p{Script=Tamil}/gu, value: 1 },
  telugu: { letters: /\p{Script=Telugu}/gu, value: 1 },
  gujarati: { letters: /\p{Script=Gujarati}/gu, value: 1 },
  gurmukhi: { letters: /\p{Script=Gurmukhi}/gu, value: 1 },
  kannada: { letters: /\p{Script=Kannada}/gu, value: 1 },
  malayalam: { letters: /\p{Script=Malayalam}/gu, value: 1 },
  sinhala: { letters: /\p{Script=Sinhala}/gu, value: 1 },
  thai: { letters: /\p{Script=Thai}/gu, value: 1 },
  lao: { letters: /\p{Script=Lao}/gu, value: 1 },
  khmer: { letters: /\p{Script=Khmer}/gu, value: 1 },
  burmese: { letters: /\p{Script=Myanmar}/gu, value: 1 },
  ethiopic: { letters: /\p{Script=Ethiopic}/gu, value: 1 },
} as const;
export type Script = keyof typeof scripts;
export const scriptNames = Object.keys(scripts) as readonly Script[];

/** The language of a script that only one of ours is written in. */
export const languageByScript: Readonly<Partial<Record<Script, Language>>> = {
  hangul: "ko",
  greek: "el",
  armenian: "hy",
  georgian: "ka",
  bengali: "bn",
  tamil: "ta",
  telugu: "te",
  gujarati: "gu",
  gurmukhi: "pa",
  kannada: "kn",
  malayalam: "ml",
  sinhala: "si",
  thai: "th",
  lao: "lo",
  khmer: "km",
  burmese: "my",
  ethiopic: "am",
};

/** The languages of a script that several are written in. */
export const languagesByScript: Readonly<Partial<Record<Script, readonly Language[]>>> = {
  latin: languages.filter(isLatinLanguage),
  cyrillic: ["ru", "uk", "bg", "sr", "be", "mk", "kk"],
  arabic: ["ar", "fa", "ur"],
  devanagari: ["hi", "mr", "ne"],
};
