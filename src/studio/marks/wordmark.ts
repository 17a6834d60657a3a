import type { TypeGenre } from "#/model/face";
import { isTitle } from "#/studio/marks/name-titles";
import { isRightToLeftScript, type TextScript } from "#/model/text-script";
import { html, type Markup } from "#/kernel/markup";
import { splitGraphemes } from "#/kernel/text/graphemes";
import type { Direction } from "#/model/direction";
import { isCompanyForm, isStopWord } from "#/studio/marks/stop-words";
import { findPhrases } from "#/studio/understanding/trades/find-phrases";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { isSurname } from "#/studio/understanding/trades/surnames";
import { findAccents } from "#/studio/marks/wordmark-accents";
import type { Path } from "#/studio/marks/geometry/path";
import { printNumber, printPath } from "#/studio/marks/geometry/print-path";
import { typesetText } from "#/studio/marks/typeset-text";

/** A line of the name, 1000 units per em: left edge of the ink at 0, baseline at 0, y downwards. */
export type WordmarkLine = {
  readonly width: number;
  /** Ink above and below the baseline, both positive. */
  readonly ascent: number;
  readonly descent: number;
  /** Height of a capital, or of a letter in scripts without capitals. */
  readonly capHeight: number;
  /** Half the visual height of the line, measured from the baseline. */
  readonly middle: number;
  readonly stem: number;
  /** Size of the line as a share of the name's: a descriptor is smaller. */
  readonly size: number;
  /** Lines from right to left are set flush right. */
  readonly rightToLeft: boolean;
  /**
   * Draws the line with its left edge and baseline at a position and a given number of pixels per em.
   * The signs that set it apart, such as the dots of i and Ö, may have a colour of their own.
   */
  draw(x: number, baseline: number, emPx: number, fill: string, accentFill?: string): Markup;
};

/**
 * Space after each letter in thousandths of an em, by genre. Display sizes need less, high contrast
 * needs more.
 */
const trackingByGenre: Readonly<Record<TypeGenre, number>> = {
  grotesque: -14,
  humanist: -10,
  geometric: -10,
  serif: -4,
  didone: 12,
  slab: -6,
  mono: -30,
  expressive: 0,
};

/** Scripts with capitals: the visual height of a line depends on its letters. */
const scriptsWithCapitals: ReadonlySet<TextScript> = new Set(["Latn", "Grek", "Cyrl"]);

/** Most lines in memory: the files of one mark set the same few lines again and again. */
const maxLinesInMemory = 200;
const knownLines = new Map<string, WordmarkLine>();

/** How a line differs from one of the name itself. */
type LineSetting = { readonly size: number; readonly tracking: number };

/** One line of outlined text; the last ones are kept. */
export function createLine(
  text: string,
  direction: Direction,
  language: string | undefined,
  setting?: LineSetting,
): WordmarkLine {
  const { faces, weights, typeGenre } = direction;
  const key = [faces.display, weights.display, typeGenre, language, setting?.size, setting?.tracking, text].join("|");
  const known = knownLines.get(key);
  if (known !== undefined) return known;
  if (knownLines.size >= maxLinesInMemory) knownLines.clear();
  const line = setLine(text, direction, language, setting);
  knownLines.set(key, line);
  return line;
}

function setLine(text: string, direction: Direction, language: string | undefined, setting?: LineSetting): WordmarkLine {
  const tracking = setting?.tracking ?? trackingByGenre[direction.typeGenre];
  const typeset = typesetText(text, { face: direction.faces.display, weight: direction.weights.display, tracking, language });
  const { path, bounds, font, script } = typeset;
  const [, top, width, height] = bounds;
  const drawIn = createLineDrawing(path, () => (setting ? [] : findAccents(text, typeset, tracking)));
  const hasTallLetters = /[\p{Lu}\p{N}bdfhklтßþ]/u.test(text);
  return {
    width,
    ascent: Math.max(1, -top),
    descent: Math.max(0, top + height),
    capHeight: font.capHeight,
    middle: !scriptsWithCapitals.has(script) ? font.middle : (hasTallLetters ? font.capHeight : font.xHeight) / 2,
    stem: font.stem,
    size: setting?.size ?? 1,
    rightToLeft: isRightToLeftScript(script),
    draw: drawIn,
  };
}

/** Draws a path in one colour, or its accents in another one. Path data is printed when it is first needed. */
function createLineDrawing(path: Path, listAccents: () => Path): WordmarkLine["draw"] {
  const printed = new Map<"whole" | "base" | "accents", string>();
  const print = (part: "whole" | "base" | "accents"): string => {
    const known = printed.get(part);
    if (known !== undefined) return known;
    const accents = part === "whole" ? [] : listAccents();
    const data = printPath(part === "accents" ? accents : path.filter((contour) => !accents.includes(contour)), 0);
    printed.set(part, data);
    return data;
  };
  return (x, baseline, emPx, fill, accentFill = fill) => {
    const place = `translate(${printNumber(x)} ${printNumber(baseline)}) scale(${printNumber(emPx / 1000, 5)})`;
    const draw = (color: string, data: string) => html`
        <path transform="${place}"
            fill="${color}" d="${data}"/>`;
    if (accentFill === fill || print("accents") === "") return draw(fill, print("whole"));
    return html`${draw(fill, print("base"))}${draw(accentFill, print("accents"))}`;
  };
}

/** A part of a name that stays on one line. */
export type Word = { readonly text: string; readonly spaceBefore: boolean };

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
    return parts.flatMap(divideWord).map((text, part) => ({ text, spaceBefore: index > 0 && part === 0 }));
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

/** The place nearest to another one at which a part of a name without spaces begins, or that place. */
function findPart(letters: readonly string[], middle: number): number {
  const places = Array.from({ length: wordReach * 2 + 1 }, (_, step) => middle - wordReach + step);
  const [nearest = middle] = places
    .filter((at) => at > 0 && at < letters.length && beginsPart(letters, at))
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return nearest;
}

/** How far from an equal part such a part may begin, in letters. */
const wordReach = 6;

/** The place nearest to another one at which a syllable begins, or that place. */
function findSyllable(letters: readonly string[], middle: number): number {
  const places = Array.from({ length: syllableReach * 2 + 1 }, (_, step) => middle - syllableReach + step);
  const [nearest = middle] = places
    .filter((at) => beginsSyllable(letters, at))
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
  const ends = Array.from({ length: count + 1 }, (_, part) =>
    part === 0 ? 0 : part === count ? letters.length : (isBreakable ? findPart : findSyllable)(letters, part * length),
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

const joinWords = (words: readonly Word[]) =>
  words.map(({ text, spaceBefore }, index) => (spaceBefore && index > 0 ? ` ${text}` : text)).join("");

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
const lineCost = 4.5;

const separator = /^[·•|/:+~*∙‧・]+$/u;
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

/** A shorter legal form, such as `Ltd.`, stays on the line of the word before it. */
const minLegalLetters = 8;

/**
 * How bad a line break between two words is, in letters; less than 0 where the meaning has one.
 * `rest` is what follows the break, in letters.
 */
function rateBreak(before: Word, after: Word, rest: number): number {
  if (separator.test(before.text) || separator.test(after.text) || dash.test(after.text)) return 40;
  if (dash.test(before.text)) return -8;
  if (/^\p{Lu}\.$/u.test(before.text) || isTitle(before.text)) return 14;
  if (/^\p{Lu}$/u.test(before.text) || /^\p{Lu}$/u.test(after.text)) return 20;
  if (!after.spaceBefore) return 7;
  if (/^[&+]$/.test(before.text) || /^\p{L}{1,4}['’ʼ]$/u.test(before.text) || /^['’ʼ]\p{L}{1,2}$/u.test(before.text)) return 24;
  if (isLegalWord(after.text)) return isLegalWord(before.text) || isStopWord(before.text) ? 14 : rest < minLegalLetters ? 6 : -4;
  if (isLegalWord(before.text) && (isStopWord(after.text) || /^[&+]$/.test(after.text))) return 14;
  if (/^[(（[«„“「『]/u.test(after.text) || /[)）\]»”」』]$/u.test(before.text)) return -4;
  if (/^[-–]?\p{N}/u.test(after.text)) return 8;
  if (/[,:;]$/.test(before.text)) return -3;
  if (/^[&+]$/.test(after.text)) return -1;
  if (isStopWord(before.text)) return 12;
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
  lines.length < 2 ? lines : lines.map((line) => line.replace(/^[-–—]\s|\s[-–—]$/gu, ""));

/**
 * Sets the name in outlines: in the direction's display face, in the nearest bundled face, or in
 * the face of its script, with the forms of `language` (BCP 47). For `costOfLine` see
 * `balanceLines`.
 */
export function createWordmarkLines(
  name: string,
  direction: Direction,
  maxLines = 1,
  language?: string,
  costOfLine = lineCost,
): readonly WordmarkLine[] {
  const text = name.normalize("NFC").trim().replace(/\s+/g, " ");
  const listPhrases = () => (language === undefined ? [] : findPhrases(text, language).found.map((one) => one.text));
  const lines = maxLines > 1 ? balanceLines(text, maxLines, costOfLine, listPhrases()) : [text];
  return dropEdgeDashes(lines).map((line) => createLine(line, direction, language));
}
