import type { GivenLockup } from "#/model/given";

/** Which lockup a file is, and why. */
export type LockupGuess = { readonly lockup: GivenLockup["lockup"]; readonly reason: string };

const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const symbolWords = toWordSet("symbol icon glyph logomark brandmark sign signet bildmarke avatar picto isotype emblem mark");
const wordmarkWords = toWordSet("wordmark logotype wortmarke type text lettering name typo");
const horizontalWords = toWordSet("horizontal landscape lockup inline wide");
const stackedWords = toWordSet("stacked vertical centered centred portrait stack");
const whiteWords = toWordSet("white reversed reverse negative inverse inverted knockout light weiss blanc");
const blackWords = toWordSet("black mono monochrome schwarz noir onecolor onecolour");

/** Width divided by height up to which a drawing counts as a symbol, and from which it is a line. */
const maxSymbolAspect = 1.35;
const minSymbolAspect = 0.74;

/** The words of a file name: split at signs and at capitals after small letters. */
export const splitFileName = (fileName: string): readonly string[] =>
  fileName
    .slice(0, 200)
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/**
 * Guesses which lockup a drawing is, from the words of its name, its proportions and whether all of
 * it is white or black.
 */
export function guessLockup(
  fileName: string,
  aspect: number,
  { isWhite, isBlack }: { readonly isWhite: boolean; readonly isBlack: boolean },
): LockupGuess {
  const words = splitFileName(fileName);
  const find = (set: ReadonlySet<string>) => words.find((word) => set.has(word));
  const isSquare = aspect <= maxSymbolAspect && aspect >= minSymbolAspect;
  const shape = isSquare ? "it is about as wide as high" : `it is ${formatAspect(aspect)} times as wide as high`;
  const named = (word: string) => `its name says “${word}”`;
  const base = ((): LockupGuess => {
    const wordmark = find(wordmarkWords);
    if (wordmark !== undefined) return { lockup: "wordmark", reason: named(wordmark) };
    const stacked = find(stackedWords);
    if (stacked !== undefined) return { lockup: "lockup-stacked", reason: named(stacked) };
    const horizontal = find(horizontalWords);
    if (horizontal !== undefined) return { lockup: "lockup-horizontal", reason: named(horizontal) };
    const symbol = find(symbolWords);
    if (symbol !== undefined && aspect < 2.5) return { lockup: "symbol", reason: named(symbol) };
    if (isSquare) return { lockup: "symbol", reason: shape };
    return { lockup: aspect < 1 ? "lockup-stacked" : "lockup-horizontal", reason: shape };
  })();
  const white = find(whiteWords);
  if (isWhite) {
    const reason = white === undefined ? "all of it is white" : `${named(white)} and all of it is white`;
    return { lockup: base.lockup === "symbol" ? "symbol-white" : "reversed", reason };
  }
  if (white !== undefined && base.lockup !== "symbol") return { lockup: "reversed", reason: named(white) };
  const black = find(blackWords);
  if (isBlack && black !== undefined && base.lockup === "symbol")
    return { lockup: "symbol-black", reason: `${named(black)} and all of it is black` };
  return base;
}

const formatAspect = (aspect: number) => String(Math.round(aspect * 10) / 10);
