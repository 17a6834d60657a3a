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
 * The parts of the symbol's square (shares of its size) that a lockup can omit at each side without cutting ink.
 */
function getEmptyEdges(shapes: readonly MarkShape[]): Record<"left" | "top" | "right" | "bottom", number> {
  const whole = 48 - 2 * gridMargin;
  const [x, y, width, height] = getBounds(shapes.flatMap(({ path }) => parsePath(path))) ?? [
    gridMargin,
    gridMargin,
    whole,
    whole,
  ];
  const share = (empty: number) => Math.max(0, Math.min(gridMargin, empty)) / 48;
  return { left: share(x), top: share(y), right: share(48 - x - width), bottom: share(48 - y - height) };
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

/** Capitals of a name in one line, and the most of those of a name in several lines, in CSS pixels. */
const [singleCapPx, maxCapPx] = [70, 72] as const;

/** Lines of a name beside a symbol: several fill its height, from the first capitals to the last baseline. */
function createSideText(lines: readonly WordmarkLine[], inkHeight: number) {
  if (lines.length === 1) return createTextArtwork(lines, singleCapPx, "left");
  const unit = createTextArtwork(lines, maxCapPx, "left");
  const fitting = (maxCapPx * inkHeight) / (unit.foot - unit.top);
  return fitting >= maxCapPx ? unit : createTextArtwork(lines, fitting, "left");
}

/**
 * Symbol and name side by side, the symbol where reading starts. Several lines stand between its upper
 * and lower edge, one line on its visual middle; without lines, the symbol alone. The symbol is 160 px
 * tall.
 */
export function createHorizontalLockup(shapes: readonly MarkShape[], lines: readonly WordmarkLine[]): Artwork {
  const size = 160;
  if (lines.length === 0) return createSymbolArtwork(shapes, size);
  const { left, top, right, bottom } = getEmptyEdges(shapes);
  const text = createSideText(lines, size * (1 - top - bottom));
  const gap = size * 0.2;
  const isReversed = lines.every((line) => line.rightToLeft);
  const middle = lines.length === 1 ? text.middle : (text.top + text.foot) / 2;
  const inkMiddle = (size * (1 + top - bottom)) / 2;
  const above = Math.max(inkMiddle, middle);
  const below = Math.max(size - inkMiddle, text.height - middle);
  const width = size * (1 - (isReversed ? right : left)) + gap + text.width;
  return {
    width,
    height: above + below,
    draw: (x, y, scale, paint, fill) => {
      const [symbolX, textX] = isReversed ? [text.width + gap, 0] : [-size * left, size * (1 - left) + gap];
      return html`${[
        renderPlacedSymbol(shapes, paint, x + symbolX * scale, y + (above - inkMiddle) * scale, size * scale),
        text.draw(x + textX * scale, y + (above - middle) * scale, scale, paint, fill),
      ]}`;
    },
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
