import { trimCharacters } from "#/kernel/text/trim";
import { transliterate } from "#/kernel/text/transliterate";

/** Where kana and Chinese characters meet: between words, as Japanese has no spaces. */
const kanaBoundary =
  /(?<=[\p{Script=Hiragana}\p{Script=Katakana}ー])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/**
 * A lower-case ASCII slug of at most `maxLength` characters, words joined by hyphens, never empty.
 * Every script is transliterated, by the rules of `language` (BCP 47) where it matters; text
 * without any letter or digit gives `fallback`. A slug that is too long ends at a word.
 */
export function toSlug(text: string, fallback: string, maxLength = 60, language?: string): string {
  const toWords = (source: string) =>
    trimCharacters(transliterate(source.replace(kanaBoundary, " "), language).replace(/[^a-z0-9]+/g, "-"), "-");
  // A pictograph has a name, which counts only where there is nothing else.
  const words = toWords(text.replace(/\p{Extended_Pictographic}/gu, " ")) || toWords(text);
  return trimCharacters(cutAtWord(words, maxLength), "-") || fallback;
}

/** The text cut to a length, at the last hyphen unless that would lose more than a third. */
function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.charAt(maxLength) === "-" ? maxLength : text.lastIndexOf("-", maxLength);
  return text.slice(0, end > (maxLength * 2) / 3 ? end : maxLength);
}
