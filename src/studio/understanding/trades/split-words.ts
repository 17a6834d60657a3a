import { foldWord } from "#/studio/understanding/trades/fold-word";

/** Groups of letters that never share a word. Each has a table of phrases of its own. */
export const letterGroups = [
  "latin",
  "cyrillic",
  "greek",
  "hebrew",
  "arabic",
  "devanagari",
  "bengali",
  "hangul",
  "ideographs",
  "thai",
  "other",
] as const;
export type LetterGroup = (typeof letterGroups)[number];

/** A word of a text: its spelling for comparison, and where it is in the text (UTF-16 units). */
export type Word = {
  readonly folded: string;
  /** Lower case with its accents, if that is as long as `folded`; else the same as `folded`. */
  readonly written: string;
  readonly group: LetterGroup;
  readonly start: number;
  readonly end: number;
};

/** Whether the group's texts have no spaces between words. */
export const hasNoSpaces = (group: LetterGroup) => group === "ideographs" || group === "thai";

/** Whether phrases are found at any letter: those of Korean, too, are written with and without spaces. */
export const isSearchedByLetters = (group: LetterGroup) => hasNoSpaces(group) || group === "hangul";

const groupStarts: readonly (readonly [firstCodePoint: number, group: LetterGroup])[] = [
  [0x0000, "latin"],
  [0x0370, "greek"],
  [0x0400, "cyrillic"],
  [0x0530, "other"],
  [0x0590, "hebrew"],
  [0x0600, "arabic"],
  [0x0780, "other"],
  [0x0900, "devanagari"],
  [0x0980, "bengali"],
  [0x0a00, "other"],
  [0x0e00, "thai"],
  [0x10a0, "other"],
  [0x1100, "hangul"],
  [0x1200, "other"],
  [0x1780, "thai"],
  [0x1800, "other"],
  [0x1e00, "latin"],
  [0x1f00, "greek"],
  [0x2000, "latin"],
  [0x2e80, "ideographs"],
  [0x3130, "hangul"],
  [0x3190, "ideographs"],
  [0xa000, "other"],
  [0xac00, "hangul"],
  [0xd800, "ideographs"],
  [0xe000, "other"],
  [0xf900, "ideographs"],
  [0xfb00, "latin"],
  [0xfb1d, "hebrew"],
  [0xfb50, "arabic"],
  [0xff00, "latin"],
  [0xff66, "ideographs"],
];

/** The group of the letter at a position of a text. */
export function getLetterGroup(text: string, at = 0): LetterGroup {
  const unit = text.charCodeAt(at);
  let group: LetterGroup = "latin";
  for (const [first, candidate] of groupStarts) {
    if (unit < first) break;
    group = candidate;
  }
  return group;
}

const arabicArticles = ["وال", "بال", "كال", "فال", "لل", "ال"];

/** An Arabic word without the article that is written together with it. */
export function stripArticle(folded: string): string {
  const article = arabicArticles.find((start) => folded.startsWith(start) && folded.length - start.length >= 3);
  return article === undefined ? folded : folded.slice(article.length);
}

/**
 * Letters that touch. Signs without width, which only say how letters join or where a line may break, divide no
 * word from India or Indochina.
 */
const wordPattern = /(?:[\p{L}\p{M}\p{N}]|(?<=[\u0900-\u109f\u1780-\u17ff])[\u200b-\u200d](?=[\u0900-\u109f\u1780-\u17ff]))+/gu;

/** Between two letters these belong to the word: Ukrainian здоров'я, Hebrew עו"ד. */
const joiningSigns = /['’ʼ"״׳]/;

/**
 * Divides a run of letters where the group changes, as in `web制作`. Digits and signs without width stay with their
 * neighbours.
 */
function* splitByGroup(text: string, from: number, to: number): Generator<readonly [LetterGroup, number, number]> {
  let start = from;
  let group: LetterGroup | undefined;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    const isMark = (unit >= 0x300 && unit <= 0x36f) || (unit >= 0x200b && unit <= 0x200d) || (unit >= 0xdc00 && unit <= 0xdfff);
    if (isMark || (unit >= 0x30 && unit <= 0x39)) continue;
    const next = getLetterGroup(text, at);
    if (group !== undefined && next !== group) {
      yield [group, start, at];
      start = at;
    }
    group = next;
  }
  yield [group ?? "latin", start, to];
}

function createWord(text: string, group: LetterGroup, start: number, end: number): Word {
  const folded = foldWord(text);
  const lower = text.normalize("NFC").toLowerCase();
  return { folded, written: lower.length === folded.length ? lower : folded, group, start, end };
}

/** The words of a text in their order. Linear in its length. */
export function splitWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(wordPattern)) {
    for (const [group, start, end] of splitByGroup(text, index, index + run.length)) {
      const word = createWord(text.slice(start, end), group, start, end);
      const previous = words.at(-1);
      const isTouching = previous !== undefined && previous.end === start - 1 && joiningSigns.test(text.charAt(start - 1));
      if (isTouching && (group === "cyrillic" || group === "hebrew") && previous.group === group) {
        const folded = previous.folded + word.folded;
        words[words.length - 1] = { folded, written: folded, group, start: previous.start, end };
      } else if (!(isTouching && word.folded === "s")) words.push(word);
    }
  }
  return words;
}
