import type { ScriptCode } from "#/model/script-face";

/**
 * The script that a character is written in: one with bundled faces of its own, `Latn`, `Grek` or
 * `Cyrl` for those of the directions' faces, or `Zyyy` for signs, digits and spaces that every
 * script uses.
 */
export type TextScript = ScriptCode | "Latn" | "Grek" | "Cyrl" | "Zyyy" | "other";

/** Scripts by the property of their characters, most frequent first. */
const scriptPatterns: readonly (readonly [script: TextScript, pattern: RegExp])[] = [
  ["Latn", /\p{Script=Latin}/u],
  ["Zyyy", /\p{Script=Common}|\p{Script=Inherited}/u],
  ["Cyrl", /\p{Script=Cyrillic}/u],
  ["Grek", /\p{Script=Greek}/u],
  ["Arab", /\p{Script=Arabic}/u],
  ["Hebr", /\p{Script=Hebrew}/u],
  ["Jpan", /\p{Script=Hiragana}|\p{Script=Katakana}/u],
  ["Kore", /\p{Script=Hangul}/u],
  ["Hans", /\p{Script=Han}/u],
  ["Deva", /\p{Script=Devanagari}/u],
  ["Beng", /\p{Script=Bengali}/u],
  ["Taml", /\p{Script=Tamil}/u],
  ["Telu", /\p{Script=Telugu}/u],
  ["Knda", /\p{Script=Kannada}/u],
  ["Mlym", /\p{Script=Malayalam}/u],
  ["Gujr", /\p{Script=Gujarati}/u],
  ["Guru", /\p{Script=Gurmukhi}/u],
  ["Sinh", /\p{Script=Sinhala}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Laoo", /\p{Script=Lao}/u],
  ["Khmr", /\p{Script=Khmer}/u],
  ["Mymr", /\p{Script=Myanmar}/u],
  ["Geor", /\p{Script=Georgian}/u],
  ["Armn", /\p{Script=Armenian}/u],
  ["Ethi", /\p{Script=Ethiopic}/u],
];

/**
 * The script of a character. Chinese characters are `Hans`: `findHanScript` tells whose they are.
 */
export function findTextScript(character: string): TextScript {
  for (const [script, pattern] of scriptPatterns) if (pattern.test(character)) return script;
  return "other";
}

/**
 * Whose forms the Chinese characters of a text take: by its language (BCP 47), or by kana or Hangul
 * in it. Simplified if nothing tells.
 */
export function findHanScript(text: string, language = ""): ScriptCode {
  const [primary = "", ...rest] = language.toLowerCase().split("-");
  if (primary === "ja") return "Jpan";
  if (primary === "ko") return "Kore";
  if (primary === "yue" || (primary === "zh" && rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part)))) return "Hant";
  if (primary === "zh") return "Hans";
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return "Jpan";
  return /\p{Script=Hangul}/u.test(text) ? "Kore" : "Hans";
}

/**
 * The scripts of a text with bundled faces of their own, in the order of their first character. The
 * Korean faces have few Chinese characters: a text with some needs the Traditional ones as well.
 */
export function listScripts(text: string, language?: string): readonly ScriptCode[] {
  const found = new Set<ScriptCode>();
  for (const character of new Set(text)) {
    if (character <= "\u024f") continue;
    const script = findTextScript(character);
    if (script === "Hans") {
      const own = findHanScript(text, language);
      found.add(own);
      if (own === "Kore") found.add("Hant");
    } else if (script !== "Latn" && script !== "Grek" && script !== "Cyrl" && script !== "Zyyy" && script !== "other")
      found.add(script);
  }
  return [...found];
}

/** Whether a script is written from right to left. */
export const isRightToLeftScript = (script: TextScript): boolean => script === "Arab" || script === "Hebr";

/** Scripts whose letters join or share a line: space between them would tear words apart. */
const joinedScripts: ReadonlySet<TextScript> = new Set(["Arab", "Deva", "Beng", "Guru", "Mymr", "Khmr", "Thai", "Laoo"]);

/** Whether letters of the script must not be spaced. */
export const isJoinedScript = (script: TextScript): boolean => joinedScripts.has(script);
