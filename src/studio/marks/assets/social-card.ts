import { html } from "#/kernel/markup";
import type { MarkShape } from "#/model/mark";
import type { Artwork } from "#/studio/marks/assets/artwork";
import { createFlatPaint, getForegroundOn, getPaintOn, type BrandColors } from "#/studio/marks/brand-colors";
import { renderPlacedSymbol } from "#/studio/marks/symbol-markup";
import { renderSvgDocument } from "#/studio/marks/svg-document";

/**
 * The social card, 1200 × 630: a field in the brand colour with a large crop of the symbol and the
 * name at the bottom.
 */
export function renderSocialCard(name: string, shapes: readonly MarkShape[], text: Artwork, colors: BrandColors): string {
  const foreground = getForegroundOn(colors.brand, colors).hex;
  const scale = Math.min(1.3, 540 / text.width, 260 / text.height);
  return renderSvgDocument(
    1200,
    630,
    name,
    html`<rect width="1200" height="630" fill="${colors.brand.hex}"/><g opacity=".16">${renderPlacedSymbol(shapes, createFlatPaint(foreground), 500, -150, 930)}</g>${renderPlacedSymbol(shapes, getPaintOn(colors.brand, colors), 64, 64, 136)}${text.draw(72, 558 - text.height * scale, scale, createFlatPaint(foreground), foreground)}`,
  );
}
