import { splitGraphemes } from "#/kernel/text/graphemes";

/** A part of a name that stays on one line. */
export type Word = {
  readonly text: string;
  readonly spaceBefore: boolean;
  /** Whether the hyphen at its end stands only where a line ends. */
  readonly isHyphenated?: boolean;
};

/**
 * Places inside a long word without spaces where a line may break: between Chinese characters and
 * kana, after the particle の, and before the vowels that begin a syllable in Thai and Lao.
 */
const innerBreaks = new RegExp(
  [
    String.raw`(?<=\p{Script=Han})(?=\p{Script=Katakana})`,
    String.raw`(?<=[\p{Script=Katakana}ー])(?=\p{Script=Han})`,
    String.raw`(?<=の)(?=\p{L})`,
    String.raw`(?<=[\u0e01-\u0e5b\u0e81-\u0edf])(?=[\u0e40-\u0e44\u0ec0-\u0ec4])`,
    "(?<=[-–—/_.&])",
  ].join("|"),
  "u",
);

/** Scripts whose lines may break after any character. */
const anywhereBreaks = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** Thai and Lao: a syllable is no word, so only a name that is too long for a line is divided. */
const syllabicScripts = /[\u0e00-\u0eff]/u;

/** A word of fewer letters stays whole. */
const minDividedLetters = 14;
const minDividedSyllabicLetters = 26;

/** Longest part of a name that stays in one piece, in letters; a longer word is divided. */
const maxWordLetters = 26;

/** How wide a text is, in letters: full-width characters count as two, marks not at all. */
export function measureLetters(text: string): number {
  let letters = 0;
  for (const character of text) {
    if (/\p{M}/u.test(character)) continue;
    letters += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]/u.test(character) ? 1.8 : 1;
  }
  return letters;
}

/** The parts that a name can be broken at: words, and parts of long words. */
export function splitIntoWords(name: string): readonly Word[] {
  return name.split(" ").flatMap((word, index): readonly Word[] => {
    const most = syllabicScripts.test(word) ? minDividedSyllabicLetters : minDividedLetters;
    const parts = measureLetters(word) > most ? word.split(innerBreaks) : [word];
    return parts
      .flatMap((part) => divideWord(part).map((text) => ({ text, isHyphenated: text.endsWith("-") && !part.includes(text) })))
      .map(({ text, isHyphenated }, part) => ({
        text,
        spaceBefore: index > 0 && part === 0,
        ...(isHyphenated && { isHyphenated }),
      }));
  });
}

/** Letters of Latin, Greek and Cyrillic that are vowels, without marks, and consonants that are written with several letters. */
const vowel = /[aeiouyæøœıαεηιουωаеёиіїоуыэюяє]/u;
const jointConsonant = /(?:sch|ch|ck|ph|th|sh|sz|cz|rz|qu|gh|gn|ll|ss|ng)$/u;

/** How far from the middle a word may be divided between syllables, in letters. */
const syllableReach = 5;

const toPlain = (letter: string | undefined) => (letter ?? "").normalize("NFD").charAt(0).toLowerCase();

/** Whether a syllable begins at a letter: a consonant before a vowel that is no part of the consonant before it. */
function beginsSyllable(letters: readonly string[], at: number): boolean {
  const [before, first, next] = [letters[at - 1], letters[at], letters[at + 1]].map(toPlain) as [string, string, string];
  const joined = [letters[at - 2], letters[at - 1], letters[at]].map(toPlain).join("");
  return /\p{L}/u.test(before) && /\p{L}/u.test(first) && !vowel.test(first) && vowel.test(next) && !jointConsonant.test(joined);
}

/** A bracket that is open at the end of a text. */
const openBracket = /[(（[「『][^()（）[\]「」『』]*$/u;

const isEastAsian = (letter: string | undefined): boolean => anywhereBreaks.test(letter ?? "");
const isOtherLetter = (letter: string | undefined): boolean => /[\p{L}\p{N}]/u.test(letter ?? "") && !isEastAsian(letter);

/** Whether a line of a name without spaces may end before a letter: where the script changes, or beside brackets. */
function beginsPart(letters: readonly string[], at: number): boolean {
  const [before, after] = [letters[at - 1], letters[at]];
  if (openBracket.test(letters.slice(0, at).join(""))) return false;
  const changes = (isEastAsian(before) && isOtherLetter(after)) || (isOtherLetter(before) && isEastAsian(after));
  return changes || /[(（[「『]/u.test(after ?? "") || /[)）\]」』]/u.test(before ?? "");
}

/** How far from the middle a name without spaces may be divided, in letters. */
const partReach = 6;

/** Whether a line may begin at a letter of a word. */
type BeginsLine = (letters: readonly string[], at: number) => boolean;

/** The place nearest to the middle, and at most `reach` letters away, at which a line may begin; else the middle. */
function findNearest(letters: readonly string[], middle: number, reach: number, begins: BeginsLine): number {
  const places = Array.from({ length: reach * 2 + 1 }, (_, step) => middle - reach + step);
  const [nearest = middle] = places
    .filter((at) => at > 0 && at < letters.length && begins(letters, at))
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return nearest;
}

/** A word in similar parts of about `maxWordLetters`, hyphenated between syllables in Latin, Greek and Cyrillic. */
function divideWord(word: string): readonly string[] {
  const letters = splitGraphemes(word);
  const isBreakable = anywhereBreaks.test(word);
  const most = isBreakable ? minDividedLetters : syllabicScripts.test(word) ? minDividedSyllabicLetters : maxWordLetters;
  const count = Math.ceil(measureLetters(word) / most);
  if (count < 2) return [word];
  const length = Math.ceil(letters.length / count);
  const [reach, begins] = isBreakable ? ([partReach, beginsPart] as const) : ([syllableReach, beginsSyllable] as const);
  const ends = Array.from({ length: count + 1 }, (_, part) =>
    part === 0 ? 0 : part === count ? letters.length : findNearest(letters, part * length, reach, begins),
  );
  return ends
    .slice(1)
    .map((end, part) => {
      const text = letters.slice(ends[part], end).join("");
      return part < count - 1 && !isBreakable && /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u.test(text)
        ? `${text}-`
        : text;
    })
    .filter((text) => text !== "");
}
