import type { FaceId } from "#/model/face";
import { findFaceFile } from "#/model/face-weight";
import type { TokenSet } from "#/model/token-set";
import { maxWholeWord } from "#/studio/copy/line-breaks";

/** Faces with unusually narrow or wide letters: mean letter width in em at display weight. */
const letterWidths: Partial<Readonly<Record<FaceId, number>>> = {
  "big-shoulders": 0.46,
  archivo: 0.82,
  syne: 0.66,
  unbounded: 0.74,
  "martian-mono": 0.68,
  "jetbrains-mono": 0.6,
  "bodoni-moda": 0.52,
  "eb-garamond": 0.48,
};
const usualLetterWidth = 0.56;

/** The weight from which directions set headings in capitals, and the width of those of the face with Cyrillic ones. */
const heavyCapitals = { weight: 800, face: "rubik", width: 0.76 } as const;

/** Scripts whose letters fill a square. */
const squareLetter = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;
const combiningMark = /[\p{Mn}\p{Me}]/u;

/**
 * Mean width of letters of scripts whose letters are wider than Latin ones, in em, spacing vowels
 * included.
 */
const wideScripts: readonly (readonly [letters: RegExp, widthEm: number])[] = [
  // Vowels that stand on both sides of their consonant.
  [/[\u0bca-\u0bcc\u0d4a-\u0d4c\u09cb\u09cc]/u, 1.6],
  [/\p{Script=Tamil}/u, 0.94],
  [/\p{Script=Malayalam}/u, 0.85],
  [/[\p{Script=Kannada}\p{Script=Telugu}\p{Script=Sinhala}\p{Script=Myanmar}]/u, 0.72],
  [/[\p{Script=Khmer}\p{Script=Ethiopic}]/u, 0.66],
  [/[\p{Script=Georgian}\p{Script=Armenian}]/u, 0.72],
  [/[\p{Script=Thai}\p{Script=Lao}]/u, 0.64],
  [/\p{Script=Greek}/u, 0.6],
  [/[\p{Script=Cyrillic}\p{Script=Hebrew}]/u, 0.58],
  [/\p{Script=Arabic}/u, 0.52],
  [/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}]/u, 0.6],
];
const otherLetter = /[^\u0000-\u036f]/;

/** The width of a letter in em if a Latin one is `letterWidth` em wide. */
function getLetterEm(letter: string, letterWidth: number): number {
  if (combiningMark.test(letter)) return 0;
  if (!otherLetter.test(letter)) return letterWidth;
  if (squareLetter.test(letter)) return 1;
  const widthEm = wideScripts.find(([letters]) => letters.test(letter))?.[1] ?? 0;
  return Math.max(letterWidth, widthEm);
}

/** Full-width scripts (Chinese and Japanese) break anywhere, so they have no long words. */
const breaksAnywhere = /[\u2e80-\u9fff\uff00-\uffef]/;

/**
 * Thai, Lao, Khmer and Burmese: without spaces between words, which browsers find by dictionary.
 */
const breaksByDictionary = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
const longDictionaryWord = 12;

/**
 * Widths of headings relative to the average width of text, which includes spaces and narrow words.
 */
const headingFactor = 1.25;

/** Mean letter width of the heading face, in em. */
export function getLetterWidth({ typography }: TokenSet): number {
  const { face, given } = typography.families.display;
  const isHeavy = face === heavyCapitals.face && typography.weights.display >= heavyCapitals.weight;
  if (given === undefined) return isHeavy ? heavyCapitals.width : (letterWidths[face] ?? usualLetterWidth);
  const { averageWidth } = findFaceFile(given, typography.weights.display) ?? given.metrics;
  return given.generic === "monospace" ? averageWidth : averageWidth * headingFactor;
}

/** The estimated width of a line of text, in em, if a letter is `letterWidth` em wide. */
export function estimateWidthEm(text: string, letterWidth: number): number {
  let width = 0;
  for (const letter of text) width += getLetterEm(letter, letterWidth);
  return width;
}

/** The words of texts that a line cannot break. */
const listUnbreakableWords = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(/\s+/))
    .flatMap((word) => ([...word].length <= maxWholeWord ? [word] : word.split(/[\u2010-\u2015-]+(?!\u2060)/)))
    .filter((word) => !breaksAnywhere.test(word))
    .map((word) => (breaksByDictionary.test(word) ? word.slice(0, longDictionaryWord) : word));

/** Letters half as wide again as others, of which a single word can have many. */
const wideLetters = /[mwMWмшщжюМШЩЖЮФ@%]/gu;

/** What the wide letters of a word add to its estimated width, in em. */
const getWideLettersEm = (word: string, letterWidth: number): number =>
  (word.match(wideLetters)?.length ?? 0) * letterWidth * 0.56;

/** How much wider than its letters are on average a word may be: it has too few of them to even out. */
const wordAllowance = 1.08;

/** The width that one word may take, in em. */
export const estimateWordEm = (word: string, letterWidth: number): number =>
  (estimateWidthEm(word, letterWidth) + getWideLettersEm(word, letterWidth)) * wordAllowance;

/** The estimated width of the longest unbreakable word in the texts, in em; at least 1. */
export const getLongestWordEm = (texts: readonly string[], letterWidth: number): number =>
  Math.max(1, ...listUnbreakableWords(texts).map((word) => estimateWordEm(word, letterWidth)));
