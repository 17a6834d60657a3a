import { deltaE2000 } from "#/color/delta-e";
import { colorFromHex } from "#/color/oklch";
import { html, type Markup } from "#/kernel/markup";
import type { WordmarkLine } from "#/studio/marks/wordmark";
import type { Paint } from "#/studio/marks/brand-colors";

/** A drawing with its size in CSS pixels that can be drawn in any colours. */
export type Artwork = {
  readonly width: number;
  readonly height: number;
  draw(x: number, y: number, scale: number, paint: Paint, textFill: string): Markup;
};

/** Space between a name and its descriptor, as a share of the name's capitals. */
const tierGap = 0.36;

/** Least ΔE2000 of a colour that is seen in a detail of a letter. */
const minAccentDeltaE = 20;

/** The colour for the signs that set a line apart: the first of the brand's that differs from the letters. */
const chooseAccentFill = ({ brand, spot }: Paint, fill: string): string =>
  [brand, spot].find((color) => deltaE2000(colorFromHex(color), colorFromHex(fill)) >= minAccentDeltaE) ?? fill;

/**
 * Lines of a name as one drawing with capitals `capPx` tall: cropped to the ink, flush with the start of reading or
 * centred. `top` and `foot` are where its first capitals begin and its last line stands.
 */
export function createTextArtwork(
  lines: readonly WordmarkLine[],
  capPx: number,
  align: "left" | "centre",
): Artwork & { readonly middle: number; readonly top: number; readonly foot: number } {
  const cap = lines[0]?.capHeight ?? 700;
  const em = (capPx * 1000) / cap;
  const toPx = (units: number) => (units * em) / 1000;
  const width = Math.max(...lines.map((line) => toPx(line.width) * line.size));
  const ascent = toPx(lines[0]?.ascent ?? cap) * (lines[0]?.size ?? 1);
  // Marks above and below letters, as in Thai or Vietnamese, push the next line down.
  const baselines: number[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const isEven = before?.size === line.size;
    const needed =
      before === undefined
        ? 0
        : toPx(before.descent * before.size + line.ascent * line.size + cap * (isEven ? 0.22 * line.size : tierGap));
    // Two lines of a descriptor are one block: they are as near to each other as their size asks for.
    const usual = isEven ? toPx(cap) * 1.5 * line.size : 0;
    baselines.push(index === 0 ? ascent : (baselines[index - 1] ?? ascent) + Math.max(usual, needed));
  });
  const height = (baselines.at(-1) ?? ascent) + toPx(lines.at(-1)?.descent ?? 0) * (lines.at(-1)?.size ?? 1);
  const single = lines.length === 1 ? ascent - toPx(lines[0]?.middle ?? cap / 2) : height / 2;
  return {
    width,
    height,
    middle: single,
    top: Math.max(0, ascent - toPx(cap) * (lines[0]?.size ?? 1)),
    foot: baselines.at(-1) ?? ascent,
    draw: (x, y, scale, paint, fill) =>
      html`${lines.map((line, index) => {
        const room = width - toPx(line.width) * line.size;
        const indent = align === "centre" ? room / 2 : line.rightToLeft ? room : 0;
        return line.draw(
          x + indent * scale,
          y + (baselines[index] ?? ascent) * scale,
          em * scale * line.size,
          fill,
          chooseAccentFill(paint, fill),
        );
      })}`,
  };
}
