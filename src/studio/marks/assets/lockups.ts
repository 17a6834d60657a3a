import { html } from "#/kernel/markup";
import type { MarkShape } from "#/model/mark";
import type { Artwork } from "#/studio/marks/assets/artwork";
import { textArtwork } from "#/studio/marks/assets/text-artwork";
import { placedSymbol } from "#/studio/marks/symbol-markup";
import type { WordmarkLine } from "#/studio/marks/wordmark";

/** Empty margin that the 48 grid keeps on each side of a symbol, as a share of its size. */
const margin = 3 / 48;

/** Symbol and name side by side, the name's body on the symbol's middle. The symbol is 160 px tall. */
export function horizontalLockup(shapes: readonly MarkShape[], lines: readonly WordmarkLine[]): Artwork {
  const size = 160;
  const text = textArtwork(lines, lines.length > 1 ? 46 : 70, "left");
  const gap = size * 0.2;
  const above = Math.max(size / 2, text.middle);
  const below = Math.max(size / 2, text.height - text.middle);
  return {
    width: size * (1 - margin) + gap + text.width,
    height: above + below,
    outlined: text.outlined,
    draw: (x, y, scale, paint, fill) =>
      html`${[
        placedSymbol(shapes, paint, x - size * margin * scale, y + (above - size / 2) * scale, size * scale),
        text.draw(x + (size * (1 - margin) + gap) * scale, y + (above - text.middle) * scale, scale, paint, fill),
      ]}`,
  };
}

/** Symbol above, name centred below, in up to three lines. The symbol is 240 px tall. */
export function stackedLockup(shapes: readonly MarkShape[], lines: readonly WordmarkLine[]): Artwork {
  const size = 240;
  const text = textArtwork(lines, 56, "centre");
  const gap = size * 0.16;
  const width = Math.max(size * (1 - margin * 2), text.width);
  return {
    width,
    height: size * (1 - margin) + gap + text.height,
    outlined: text.outlined,
    draw: (x, y, scale, paint, fill) =>
      html`${[
        placedSymbol(shapes, paint, x + ((width - size) / 2) * scale, y - size * margin * scale, size * scale),
        text.draw(x + ((width - text.width) / 2) * scale, y + (size * (1 - margin) + gap) * scale, scale, paint, fill),
      ]}`,
  };
}
