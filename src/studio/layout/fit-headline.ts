import { splitHeadlineLines } from "#/studio/copy/headline-lines";
import { maxWholeWord, splitAtBreaks } from "#/studio/copy/line-breaks";
import { isUnspaced, splitPhrases } from "#/studio/copy/phrase-breaks";
import { fitsOneLine } from "#/studio/copy/word-breaks";
import { wideTextScale } from "#/studio/layout/layout-base-css";
import type { PageContent } from "#/studio/layout/page-content";
import { splitTradeHeadline } from "#/studio/layout/trade-headline";
import { estimateWidthEm, estimateWordEm, getLetterWidth, getLongestWordEm } from "#/studio/layout/text-width";

const headingClasses = ["display", "h1", "h2"] as const;
export type HeadingClass = (typeof headingClasses)[number];
const sizeSteps = { display: "4xl", h1: "3xl", h2: "2xl" } as const;

const usualLeading = 1.1;

/** The size of a heading style on wide screens, CSS pixels. */
export const getStylePx = ({ tokens }: PageContent, style: HeadingClass) =>
  (tokens.typography.sizes.find(({ name }) => name === sizeSteps[style])?.maxPx ?? 48) * wideTextScale;

/**
 * The number of lines that a text takes in a column, filled word by word. A sentence that does not fit
 * beside the one before it begins a line, and so does a clause within a sentence.
 */
function countLines(text: string, language: string, letterWidth: number, columnEm: number): number {
  if (isUnspaced(text)) return countLinesOf(splitPhrases(text), 0, letterWidth, columnEm);
  const space = letterWidth / 2;
  const countWords = (clause: string) => countLinesOf(splitAtBreaks(clause, language), space, letterWidth, columnEm);
  const sentences = splitHeadlineLines(text).map((clauses) => {
    const own = clauses.map((clause) => ({ widthEm: estimateWidthEm(clause, letterWidth), lines: countWords(clause) }));
    return { widthEm: estimateWidthEm(clauses.join(" "), letterWidth), lines: countLinesOfBlocks(own, space, columnEm) };
  });
  return countLinesOfBlocks(sentences, space, columnEm);
}

/** A part of a text that begins a line unless it fits beside the one before it. */
type TextBlock = { readonly widthEm: number; readonly lines: number };

function countLinesOfBlocks(blocks: readonly TextBlock[], space: number, columnEm: number): number {
  let [lines, width] = [1, 0];
  for (const { widthEm, lines: own } of blocks) {
    const isBeside = width > 0 && width + space + widthEm <= columnEm;
    if (width > 0 && !isBeside) lines++;
    lines += own - 1;
    width = own > 1 ? columnEm : isBeside ? width + space + widthEm : widthEm;
  }
  return lines;
}

function countLinesOf(words: readonly string[], space: number, letterWidth: number, columnEm: number): number {
  let [lines, width] = [1, 0];
  for (const word of words) {
    const wordWidth = estimateWidthEm(word, letterWidth);
    const next = width === 0 ? wordWidth : width + space + wordWidth;
    if (next > columnEm && width > 0) lines++;
    width = next > columnEm ? wordWidth : next;
  }
  return lines;
}

/** Words of fewer letters look lost on a line of their own. */
const leastAloneLength = 4;

/** Whether a short word, such as a conjunction, gets a line of its own between others. */
function leavesWordAlone(text: string, language: string, letterWidth: number, columnEm: number): boolean {
  if (isUnspaced(text)) return false;
  const words = splitAtBreaks(text, language);
  const fits = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && estimateWidthEm(`${one} ${other}`, letterWidth) <= columnEm;
  return words.some(
    (word, index) => word.length < leastAloneLength && !fits(words[index - 1], word) && !fits(word, words[index + 1]),
  );
}

/** Whether a text of clauses has one that does not fit a line. */
const breaksClause = (text: string, letterWidth: number, columnEm: number): boolean =>
  splitHeadlineLines(text).some(
    (clauses) => clauses.length > 1 && clauses.some((clause) => estimateWidthEm(clause, letterWidth) > columnEm),
  );

/** How much smaller a headline may get so that its clauses are its lines, or no word is left alone. */
const mostShrink = 0.78;

/** The room that a headline has in a form of the first view. */
export type HeadlineBox = {
  /** Its column's share of the page's container, 0–1. */
  readonly share: number;
  /** The most lines on wide screens. */
  readonly lines: number;
  /** The most height on wide screens, CSS pixels. */
  readonly heightPx: number;
  /** Largest size as a multiple of the scale's display size. */
  readonly growth?: number;
};

/** A headline's size: its style, and CSS pixels in windows of 1280 and of 390 pixels. */
export type HeadlineSize = { readonly style: HeadingClass; readonly widePx: number; readonly narrowPx: number };

/**
 * The estimated width of the longest word of a headline, in em, or of its longest phrase in scripts
 * without spaces. Long compounds may break at hyphens, long phrases anywhere.
 */
const getHeadlineWordEm = (text: string, language: string, letterWidth: number) =>
  Math.max(
    ...(isUnspaced(text) ? splitPhrases(text) : splitAtBreaks(text, language)).map((word) =>
      word.length > maxWholeWord && !word.includes(" ") && !fitsOneLine(word)
        ? getLongestWordEm([word], letterWidth)
        : estimateWordEm(word, letterWidth),
    ),
  );

/** The room of a page in a window of 1280 pixels, CSS pixels. */
const mostPagePx = 1180;

const largestPx = 124;

/**
 * Headlines of this many letters are sentences, which would fill the window at the size of a poster.
 */
const sentenceLength = 40;
const largestSentencePx = 70;
const narrowColumnPx = 324;
const [leastNarrowPx, mostNarrowPx, mostNarrowLines] = [24, 46, 4] as const;

/** Longer halves of a trade take several lines in any column, in letters. */
const maxTradeLine = 24;

/** The width of the longer half of a headline that is a trade with its place, in em; 0 if it is none. */
function getTradeLineEm({ copy }: PageContent, text: string, letterWidth: number): number {
  const halves = splitTradeHeadline(copy, text) ?? [];
  return Math.max(0, ...halves.filter((half) => half.length <= maxTradeLine).map((half) => estimateWidthEm(half, letterWidth)));
}

/**
 * The size at which a headline fills its room: the largest at which it takes no more lines and no
 * more height than it may, and its longest word fits the column. It may be larger than the scale's
 * display size, because the first view has one headline only.
 */
export function fitHeroHeadline(content: PageContent, text: string, room: HeadlineBox): HeadlineSize {
  const letter = getLetterWidth(content.tokens) * 1.04;
  const language = content.copy.lang;
  const longestEm = getHeadlineWordEm(text, language, letter);
  const [displayPx, smallestPx] = [getStylePx(content, "display"), getStylePx(content, "h2")];
  const columnPx = Math.min(content.tokens.layout.containerPx, mostPagePx) * room.share;
  const findSize = (from: number, to: number, widthPx: number, fits: (lines: number, px: number) => boolean) => {
    for (let px = Math.round(from); px > to; px--)
      if (longestEm * px <= widthPx && fits(countLines(text, language, letter, widthPx / px), px)) return px;
    // A broken word is worse than a small one.
    return Math.min(to, Math.max(leastNarrowPx, Math.floor(widthPx / longestEm)));
  };
  const mostPx = Math.min(text.length < sentenceLength ? largestPx : largestSentencePx, displayPx * (room.growth ?? 1.5));
  const fitsRoom = (lines: number, px: number) => lines <= room.lines && lines * px * usualLeading <= room.heightPx;
  const fittingPx = findSize(mostPx, smallestPx, columnPx, fitsRoom);
  const leastPx = Math.max(smallestPx, Math.round(fittingPx * mostShrink));
  const findUntorn = (isTorn: (columnEm: number) => boolean) => {
    const px = findSize(fittingPx, leastPx, columnPx, (lines, px) => fitsRoom(lines, px) && !isTorn(columnPx / px));
    return px > leastPx ? px : undefined;
  };
  const inClausesPx = splitHeadlineLines(text).some(({ length }) => length > 1)
    ? findUntorn((columnEm) => breaksClause(text, letter, columnEm))
    : undefined;
  const freePx = inClausesPx ?? findUntorn((columnEm) => leavesWordAlone(text, language, letter, columnEm)) ?? fittingPx;
  // The halves of a trade are read as lines, if they fit them at the size of a heading.
  const linePx = Math.floor(columnPx / getTradeLineEm(content, text, letter));
  const widePx = linePx >= smallestPx ? Math.min(freePx, linePx) : freePx;
  const narrowPx = findSize(Math.min(mostNarrowPx, mostPx), leastNarrowPx, narrowColumnPx, (lines) => lines <= mostNarrowLines);
  const style = headingClasses.find((name) => widePx >= getStylePx(content, name) * 0.95) ?? "h2";
  return { style, widePx, narrowPx };
}

/** A number with two decimals for CSS. */
const toCssNumber = (value: number) => String(Math.round(value * 100) / 100);

const toClamp = (px: number, windowPx: number, largestPx: number) =>
  `clamp(1.375rem, ${toCssNumber((px / windowPx) * 100)}vw, ${toCssNumber(largestPx / 16)}rem)`;

/** A headline's size as CSS values that grow with the window, for small and for wide screens. */
export const toFluidSize = ({ widePx, narrowPx }: HeadlineSize): { readonly narrow: string; readonly wide: string } => ({
  narrow: toClamp(narrowPx, 390, narrowPx * 1.6),
  wide: toClamp(widePx, 1280, widePx),
});
