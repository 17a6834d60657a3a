import { html, trustMarkup, type Markup } from "#/kernel/markup";
import type { Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import { isBrandPale } from "#/studio/palette/brand-visibility";

type SymbolInput = { readonly mark: Mark; readonly tokens: TokenSet };

/** The mark's symbol inside a fragment, drawn in colours set by CSS: `.…__brand` and `.…__spot`. */
export function renderSymbol(mark: Mark, className: string): Markup {
  const [x, y, width, height] = mark.symbol.viewBox;
  const shapes = mark.symbol.shapes.map(
    ({ path, fill, rule }) =>
      html`
        <path class="${className}-${fill}" d="${path}"
            fill="currentColor"${rule === undefined ? "" : trustMarkup(` fill-rule="${rule}"`)} />`,
  );
  return html`
    <svg class="${className}" viewBox="${`${x} ${y} ${width} ${height}`}" width="${width}" height="${height}"
        aria-hidden="true" focusable="false">
      ${shapes}
    </svg>`;
}

/** Whether the mark has one colour that is too pale for the light page, so that ink replaces it. */
export const isDrawnInInk = ({ mark, tokens }: SymbolInput): boolean =>
  isBrandPale(tokens.colors.light) && new Set(mark.symbol.shapes.map(({ fill }) => fill)).size === 1;

/** Colours of the symbol's parts on the page background. */
export function renderSymbolCss(className: string, input: SymbolInput): string {
  const brand = `.${className}-brand`;
  const renderDarkCss = (within: string) => `:where(${within}) ${brand} { color: var(--primary); }`;
  const inkCss = `${brand} { color: var(--foreground); }
${renderDarkCss(".dark")}
@media (prefers-color-scheme: dark) { ${renderDarkCss(":root:not(.light)")} }`;
  return `
.${className} { flex: none; width: 2rem; height: 2rem; color: var(--foreground); }
${isDrawnInInk(input) ? inkCss : `${brand} { color: var(--primary); }`}
.${className}-spot { color: var(--spot); }`;
}
