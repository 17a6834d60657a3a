import { html, type Markup } from "#/kernel/markup";
import type { Mark } from "#/model/mark";
import { formatDecimal } from "#/kernel/decimal";

/**
 * The mark's symbol as inline SVG. Each shape has the class `<className>-<fill>` and is drawn in
 * `currentColor` until styled.
 */
export function renderSymbol({ symbol }: Mark, className: string): Markup {
  const [, , width, height] = symbol.viewBox;
  const viewBox = symbol.viewBox.map((value) => formatDecimal(value)).join(" ");
  const shapes = symbol.shapes.map(
    ({ path, fill, rule = "nonzero" }) =>
      html`<path class="${className}-${fill}" fill="currentColor" fill-rule="${rule}" d="${path}"/>`,
  );
  return html`
    <svg class="${className}" viewBox="${viewBox}" width="${formatDecimal(width)}" height="${formatDecimal(height)}"
        aria-hidden="true" focusable="false">
      ${shapes}
    </svg>`;
}
