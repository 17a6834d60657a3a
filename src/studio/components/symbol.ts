import { html, trusted, type Markup } from "#/kernel/markup";
import type { Mark } from "#/model/mark";

/** The mark's symbol for use inside a fragment, drawn in the colours of the surrounding rules: `.…__brand` and `.…__spot` may be styled. */
export function symbolMarkup(mark: Mark, className: string): Markup {
  const [x, y, width, height] = mark.symbol.viewBox;
  const shapes = mark.symbol.shapes.map(
    ({ path, fill, rule }) =>
      html`<path class="${className}-${fill}" d="${path}" fill="currentColor"${rule === undefined ? "" : trusted(` fill-rule="${rule}"`)} />`,
  );
  return html`<svg class="${className}" viewBox="${`${x} ${y} ${width} ${height}`}" width="${width}" height="${height}" aria-hidden="true" focusable="false">${shapes}</svg>`;
}

/** Colours of the symbol's parts on the page's own background. */
export const symbolCss = (className: string): string => `
.${className} { flex: none; width: 2rem; height: 2rem; color: var(--foreground); }
.${className}-brand { color: var(--primary); }
.${className}-spot { color: var(--spot); }`;
