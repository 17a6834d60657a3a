const maxRangeLetters = 20_000;

const formatRange = ([first, last]: readonly [number, number]) => {
  const from = first.toString(16).toUpperCase();
  return first === last ? `U+${from}` : `U+${from}-${last.toString(16).toUpperCase()}`;
};

/** Code points as ranges, in which gaps of at most `gap` are closed. */
function listRanges(codePoints: Uint32Array, gap: number): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last && codePoint <= last[1] + gap + 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

/**
 * Ascending code points as a CSS `unicode-range` of at most 20,000 letters. Where that is too
 * short, as for East Asian fonts, small gaps are closed: for characters in them the browser looks
 * at the next family, as it does without a range.
 */
export function formatUnicodeRange(codePoints: Uint32Array): string {
  for (let gap = 0; ; gap = gap * 2 + 1) {
    const range = listRanges(codePoints, gap).map(formatRange).join(",");
    if (range.length <= maxRangeLetters) return range;
  }
}
