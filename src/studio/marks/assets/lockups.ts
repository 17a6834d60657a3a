import { html } from "#/kernel/markup";
import type { MarkShape } from "#/model/mark";
import { type Artwork, createTextArtwork } from "#/studio/marks/assets/text-artwork";
import { renderPlacedSymbol } from "#/studio/marks/symbol-markup";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import type { WordmarkLine } from "#/studio/marks/wordmark";

/**
 * Empty margin on each side of most symbols, in units of the 48-unit grid. Round symbols overshoot
 * into it.
 */
const gridMargin = 3;

/**
 * The parts of the symbol's square (shares of its size) that a lockup can omit at the left, top and
 * right without cutting ink.
 */
function getEmptyEdges(shapes: readonly MarkShape[]): { readonly left: number; readonly top: number; readonly right: number } {
  const [x, y, width] = getBounds(shapes.flatMap(({ path }) => parsePath(path))) ?? [gridMargin, gridMargin, 48 - 2 * gridMargin];
  const share = (empty: number) => Math.max(0, Math.min(gridMargin, empty)) / 48;
  return { left: share(x), top: share(y), right: share(48 - x - width) };
}

/** The symbol alone, without its empty margin at the left and right. */
function createSymbolArtwork(shapes: readonly MarkShape[], size: number): Artwork {
  const { left, right } = getEmptyEdges(shapes);
  return {
    width: size * (1 - left - right),
    height: size,
    draw: (x, y, scale, paint) => renderPlacedSymbol(shapes, paint, x - size * left * scale, y, size * scale),
  };
}

/**
 * Symbol and name side by side, aligned at their visual middles; without lines, the symbol alone.
 * The symbol is 160 px tall.
 */
export function createHorizontalLockup(shapes: readonly MarkShape[], lines: readonly WordmarkLine[]): Artwork {
  const size = 160;
  if (lines.length === 0) return createSymbolArtwork(shapes, size);
  const { left } = getEmptyEdges(shapes);
  const isTiered = lines.some(({ size: share }) => share < 1);
  const full = lines.filter(({ size: share }) => share === 1).length;
  const text = createTextArtwork(lines, full > 1 ? 46 : isTiered ? 64 : 70, "left");
  const gap = size * 0.2;
  const above = Math.max(size / 2, text.middle);
  const below = Math.max(size / 2, text.height - text.middle);
  return {
    width: size * (1 - left) + gap + text.width,
    height: above + below,
    draw: (x, y, scale, paint, fill) =>
      html`${[
        renderPlacedSymbol(shapes, paint, x - size * left * scale, y + (above - size / 2) * scale, size * scale),
        text.draw(x + (size * (1 - left) + gap) * scale, y + (above - text.middle) * scale, scale, paint, fill),
      ]}`,
  };
}

/**
 * The symbol above the name, which is centred in up to three lines; without lines, the symbol
 * alone. The symbol is 240 px tall.
 */
export function createStackedLockup(shapes: readonly MarkShape[], lines: readonly WordmarkLine[]): Artwork {
  const size = 240;
  if (lines.length === 0) return createSymbolArtwork(shapes, size);
  const { left, top, right } = getEmptyEdges(shapes);
  const text = createTextArtwork(lines, 56, "centre");
  const gap = size * 0.16;
  const width = Math.max(size * (1 - 2 * Math.min(left, right)), text.width);
  return {
    width,
    height: size * (1 - top) + gap + text.height,
    draw: (x, y, scale, paint, fill) =>
      html`${[
        renderPlacedSymbol(shapes, paint, x + ((width - size) / 2) * scale, y - size * top * scale, size * scale),
        text.draw(x + ((width - text.width) / 2) * scale, y + (size * (1 - top) + gap) * scale, scale, paint, fill),
      ]}`,
  };
}
