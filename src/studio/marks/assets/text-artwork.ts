import { html, type Markup } from "#/kernel/markup";
import type { WordmarkLine } from "#/studio/marks/wordmark";
import type { Paint } from "#/studio/marks/brand-colors";

/** A drawing with its size in CSS pixels that can be drawn in any colours. */
export type Artwork = {
  readonly width: number;
  readonly height: number;
  draw(x: number, y: number, scale: number, paint: Paint, textFill: string): Markup;
};

/**
 * Lines of a name as one drawing with capitals `capPx` tall: cropped to the ink, flush with the start of reading or
 * centred.
 */
export function createTextArtwork(
  lines: readonly WordmarkLine[],
  capPx: number,
  align: "left" | "centre",
): Artwork & { readonly middle: number } {
  const cap = lines[0]?.capHeight ?? 700;
  const em = (capPx * 1000) / cap;
  const toPx = (units: number) => (units * em) / 1000;
  const width = Math.max(...lines.map((line) => toPx(line.width)));
  const ascent = toPx(lines[0]?.ascent ?? cap);
  // Marks above and below letters, as in Thai or Vietnamese, push the next line down.
  const baselines: number[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const needed = before === undefined ? 0 : toPx(before.descent + line.ascent + cap * 0.22);
    baselines.push(index === 0 ? ascent : (baselines[index - 1] ?? ascent) + Math.max(toPx(cap) * 1.5, needed));
  });
  const height = (baselines.at(-1) ?? ascent) + toPx(lines.at(-1)?.descent ?? 0);
  const single = lines.length === 1 ? ascent - toPx(lines[0]?.middle ?? cap / 2) : height / 2;
  return {
    width,
    height,
    middle: single,
    draw: (x, y, scale, _paint, fill) =>
      html`${lines.map((line, index) => {
        const room = width - toPx(line.width);
        const indent = align === "centre" ? room / 2 : line.rightToLeft ? room : 0;
        return line.draw(x + indent * scale, y + (baselines[index] ?? ascent) * scale, em * scale, fill);
      })}`,
  };
}
