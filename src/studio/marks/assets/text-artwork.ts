import { html, type Markup } from "#/kernel/markup";
import type { WordmarkLine } from "#/studio/marks/wordmark";
import type { Paint } from "#/studio/marks/brand-colors";

/** A drawing with its size in CSS pixels that can be drawn in any colours. */
export type Artwork = {
  readonly width: number;
  readonly height: number;
  readonly outlined: boolean;
  draw(x: number, y: number, scale: number, paint: Paint, textFill: string): Markup;
};

/**
 * Lines of a name as one drawing with capitals `capPx` tall: cropped to the ink, flush left or
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
  const leading = toPx(cap) * 1.5;
  const width = Math.max(...lines.map((line) => toPx(line.width)));
  const ascent = toPx(lines[0]?.ascent ?? cap);
  const height = ascent + leading * (lines.length - 1) + toPx(lines.at(-1)?.descent ?? 0);
  const single = lines.length === 1 ? ascent - toPx(lines[0]?.middle ?? cap / 2) : height / 2;
  return {
    width,
    height,
    outlined: lines.every((line) => line.outlined),
    middle: single,
    draw: (x, y, scale, _paint, fill) =>
      html`${lines.map((line, index) => {
        const indent = align === "centre" ? (width - toPx(line.width)) / 2 : 0;
        return line.draw(x + indent * scale, y + (ascent + leading * index) * scale, em * scale, fill);
      })}`,
  };
}
