import { html, type Markup } from "#/kernel/markup";
import type { Mark } from "#/model/mark";
import { formatDecimal } from "#/kernel/decimal";
import { renderInlayPaint, toDataUrl, toModeColor } from "#/studio/components/symbol";

/**
 * The mark's symbol as inline SVG. Each shape has the class `<className>-<fill>` and is drawn in
 * `currentColor` until styled. Those of a given mark have their exact colours, unless it is shown
 * on a coloured ground and legible in one colour.
 */
export function renderSymbol({ symbol }: Mark, className: string, { isOnColor = false } = {}): Markup {
  const [, , width, height] = symbol.viewBox;
  const viewBox = symbol.viewBox.map((value) => formatDecimal(value)).join(" ");
  const shapes =
    symbol.drawing === undefined
      ? symbol.shapes.map(({ path, fill, rule = "nonzero", color }) => {
          const isExact = color !== undefined && (color.isFixed || !isOnColor);
          const paint =
            fill === "inlay"
              ? renderInlayPaint({ symbol }, className)
              : isExact
                ? html`fill="${toModeColor(color)}"`
                : html`class="${className}-${fill}" fill="currentColor"`;
          return html`<path ${paint} fill-rule="${rule}" d="${path}"/>`;
        })
      : [html`<image width="${formatDecimal(width)}" height="${formatDecimal(height)}" href="${toDataUrl(symbol.drawing)}"/>`];
  return html`
    <svg class="${className}" viewBox="${viewBox}" width="${formatDecimal(width)}" height="${formatDecimal(height)}"
        aria-hidden="true" focusable="false">
      ${shapes}
    </svg>`;
}
