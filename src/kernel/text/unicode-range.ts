/** First and last code points of the ranges of a CSS `unicode-range`, in its order. */
export function parseUnicodeRange(unicodeRange: string): readonly (readonly [first: number, last: number])[] {
  return unicodeRange.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

/** Whether the ranges contain the code point. */
export const isInUnicodeRange = (ranges: readonly (readonly [number, number])[], codePoint: number): boolean =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
