import { measureLetters, splitIntoWords, type Word } from "#/studio/marks/divide-name";
import { beginsArabicName, isTitle } from "#/studio/marks/name-titles";
import { isNumberWord } from "#/studio/marks/number-words";
import { isCompanyForm, isStopWord } from "#/studio/marks/stop-words";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { isSurname } from "#/studio/understanding/trades/surnames";

/** Words as one line: a divided word whose parts are both on it has no hyphen. */
const joinWords = (words: readonly Word[]) =>
  words
    .map(({ text, spaceBefore, isHyphenated }, index) => {
      const shown = isHyphenated === true && index < words.length - 1 ? text.slice(0, -1) : text;
      return spaceBefore && index > 0 ? ` ${shown}` : shown;
    })
    .join("");

/**
 * Splits a name into at most `maxLines` lines of similar length, at its spaces, at hyphens, and in
 * scripts without spaces between words. Lines break where the meaning does: after a comma rather
 * than after an article, at a dash, before a legal form, not inside quotation marks, and never
 * beside a lone separator. A name of one short word stays whole. `costOfLine` is what another line
 * costs, in letters: 0 where lines may be as short as they can. `phrases` are words of one meaning,
 * which stay together where they can.
 */
export function balanceLines(
  name: string,
  maxLines: number,
  costOfLine = lineCost,
  phrases: readonly string[] = [],
): readonly string[] {
  const text = name.trim().replace(/\s+/g, " ");
  const words = splitIntoWords(text);
  const count = Math.min(maxLines, words.length, Math.ceil(measureLetters(name) / 11));
  if (count < 2) return [text];
  const enclosed = listEnclosedBreaks(words);
  const joined = listJoinedBreaks(words, phrases);
  const breaks = words.flatMap((word, index) =>
    index > 0
      ? [
          rateBreak(words[index - 1] ?? word, word, measureLetters(joinWords(words.slice(index)))) +
            (enclosed[index - 1] ? enclosedCost : 0) +
            (joined[index - 1] ? joinedCost : 0),
        ]
      : [],
  );
  const lines = words.length > maxBalancedWords ? undefined : findBestLines(words, breaks, count, costOfLine);
  return lines ?? fillLines(words, count);
}

/** What a break inside quotation marks or brackets costs, in letters. */
const enclosedCost = 30;

/** What a break between words of one meaning costs, in letters. */
const joinedCost = 9;

/** For each break between words, whether a phrase goes over it or both words are the same, as in `Cào Cào`. */
function listJoinedBreaks(words: readonly Word[], phrases: readonly string[]): readonly boolean[] {
  const texts = words.map(({ text }) => text.toLowerCase());
  const joined = texts.slice(0, -1).map((text, index) => text === texts[index + 1] && text.length > 1);
  for (const phrase of phrases) {
    const parts = phrase.toLowerCase().split(" ");
    const at = texts.findIndex((_, index) => parts.every((part, offset) => texts[index + offset] === part));
    for (let index = at; at >= 0 && index < at + parts.length - 1; index++) joined[index] = true;
  }
  return joined;
}

/** Names of more words are filled line by line. */
const maxBalancedWords = 16;

/** What another line costs, in letters: a name is set in few lines rather than in short ones. */
export const lineCost = 4.5;

const separator = /^[·•|/:+~*∙‧・۔]+$/u;
const dash = /^[-–—]+$/u;
const quotes: readonly (readonly [open: string, close: string])[] = [
  ["«", "»"],
  ["»", "«"],
  ["„", "“”‟"],
  ["“", "”"],
  ["「", "」"],
  ["『", "』"],
  ['"', '"'],
  ["(", ")"],
  ["（", "）"],
  ["[", "]"],
  ["¡", "!"],
  ["¿", "?"],
];

/** For each break between words, whether quotation marks or brackets enclose it. */
function listEnclosedBreaks(words: readonly Word[]): readonly boolean[] {
  let closing: string | undefined;
  return words.slice(0, -1).map(({ text }) => {
    for (const character of text) {
      if (closing?.includes(character)) closing = undefined;
      else closing ??= quotes.find(([open]) => open === character)?.[1];
    }
    return closing !== undefined;
  });
}

/** What a break costs between a name and its number, and between an abbreviation and what it belongs to, in letters. */
const numberCost = 11;

/** Words after the name of a street, which they end. */
const streetWord = /^(?:street|road|avenue|lane|terrace|straat|straße|strasse|caddesi|sokağı|utca)[.,]?$/iu;

/** A shorter legal form, such as `Ltd.`, stays on the line of the word before it. */
const minLegalLetters = 8;

/**
 * How bad a line break between two words is, in letters; less than 0 where the meaning has one.
 * `rest` is what follows the break, in letters.
 */
function rateBreak(before: Word, after: Word, rest: number): number {
  if (separator.test(before.text) || separator.test(after.text) || dash.test(after.text)) return 40;
  if (dash.test(before.text)) return -8;
  if (/^\p{Lu}\.$/u.test(before.text) || isTitle(before.text) || beginsArabicName(before.text)) return 14;
  if (/^\p{Lu}$/u.test(before.text) || /^\p{Lu}$/u.test(after.text)) return 20;
  if (!after.spaceBefore) return 7;
  if (/^[&+]$/.test(before.text) || /^\p{L}{1,4}['’ʼ]$/u.test(before.text) || /^['’ʼ]\p{L}{1,2}$/u.test(before.text)) return 24;
  if (isLegalWord(after.text)) return isLegalWord(before.text) || isStopWord(before.text) ? 14 : rest < minLegalLetters ? 6 : -4;
  if (isLegalWord(before.text) && (isStopWord(after.text) || /^[&+]$/.test(after.text))) return 14;
  if (/^[(（[«„“「『]/u.test(after.text) || /[)）\]»”」』]$/u.test(before.text)) return -4;
  if (/^[-–]?\p{N}/u.test(after.text)) return numberCost;
  if (/^\p{Ll}{1,4}\.$/u.test(before.text) && !isLegalWord(before.text)) return numberCost;
  if (/[,:;]$/.test(before.text)) return -3;
  if (/^[&+]$/.test(after.text)) return -1;
  if (isStopWord(before.text) || isStopWord(before.text.slice(before.text.lastIndexOf("-") + 1))) return 12;
  if (isNumberWord(before.text) || streetWord.test(after.text)) return numberCost;
  return isStopWord(after.text) ? -0.5 : isFamilyName(before.text, after.text) ? 6 : 0;
}

/**
 * Legal forms and generic company words; those that are also words of a language need a capital or
 * full stop.
 */
const isLegalWord = (word: string) => isCompanyForm(word.replace(/,$/, "")) && !isStopWord(word);

/**
 * Whether two words look like a given and a family name: the second is a known or a double family
 * name.
 */
const isFamilyName = (before: string, after: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(before) && (/^\p{Lu}[\p{Ll}\p{M}]+-\p{Lu}/u.test(after) || isSurname(foldWord(after)));

/** The lines with the shortest longest line, counting bad breaks; no short word is left alone. */
function findBestLines(
  words: readonly Word[],
  breaks: readonly number[],
  count: number,
  costOfLine: number,
): readonly string[] | undefined {
  const lengths = words.map((_, from) => words.map((__, to) => measureLetters(joinWords(words.slice(from, to + 1)))));
  let best: { readonly cost: number; readonly starts: readonly number[] } | undefined;
  const visit = (starts: readonly number[], longest: number, shortest: number, penalty: number) => {
    const from = starts.at(-1) ?? 0;
    const last = lengths[from]?.[words.length - 1] ?? 0;
    const whole = Math.max(longest, last);
    const orphan = Math.min(shortest, last) < whole * 0.34 && starts.length > 1 ? 5 : 0;
    const cost = whole + penalty + orphan + starts.length * costOfLine;
    if (best === undefined || cost < best.cost - 1e-9) best = { cost, starts };
    if (starts.length === count) return;
    for (let to = from + 1; to < words.length; to++) {
      const length = lengths[from]?.[to - 1] ?? 0;
      visit([...starts, to], Math.max(longest, length), Math.min(shortest, length), penalty + (breaks[to - 1] ?? 0));
    }
  };
  visit([0], 0, Infinity, 0);
  return best?.starts.map((from, line) => joinWords(words.slice(from, best?.starts[line + 1] ?? words.length)));
}

/** The shortest longest line, found by trying each length that a line can have. */
function fillLines(words: readonly Word[], count: number): readonly string[] {
  const lengths = words.map((_, from) => words.map((__, to) => measureLetters(joinWords(words.slice(from, to + 1)))));
  const candidates = [...new Set(lengths.flatMap((row, from) => row.slice(from)))].toSorted((a, b) => a - b);
  const fill = (limit: number): readonly string[] | undefined => {
    const lines: string[] = [];
    for (let from = 0; from < words.length; ) {
      let to = from;
      while (to + 1 < words.length && (lengths[from]?.[to + 1] ?? 0) <= limit) to++;
      if ((lengths[from]?.[to] ?? 0) > limit) return undefined;
      lines.push(joinWords(words.slice(from, to + 1)));
      from = to + 1;
    }
    return lines.length <= count ? lines : undefined;
  };
  for (const limit of candidates) {
    const lines = fill(limit);
    if (lines) return lines;
  }
  return [joinWords(words)];
}

/** Lines of a name without the dashes between them, which the break replaces. */
export const dropEdgeDashes = (lines: readonly string[]): readonly string[] =>
  lines.length < 2 ? lines : lines.map((line) => line.replace(/^[-–—۔]\s|\s[-–—۔]$/gu, ""));
