import { html, trustMarkup, type Markup } from "#/kernel/markup";
import { givenRecipe, type Mark, type MarkShape } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import { isVisibleOn, isWeakGrey } from "#/studio/marks/brand-colors";
import { isBrandPale } from "#/studio/palette/brand-visibility";

type SymbolInput = { readonly mark: Mark; readonly tokens: TokenSet };

/** A colour on light pages and another one on dark pages, as an attribute. */
export const toModeColor = ({ light, dark }: { readonly light: string; readonly dark: string }): string =>
  light === dark ? light : `light-dark(${light},${dark})`;

/** An SVG document as the address of an image. */
export const toDataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/**
 * The attributes of an inlay: it has its colour, but is not filled with it until a style says so. In a
 * symbol of one colour the ground shows there.
 */
export const renderInlayPaint = ({ symbol: { inlay } }: Pick<Mark, "symbol">, className: string): Markup =>
  html`class="${className}-inlay" fill="none"${inlay && trustMarkup(` color="${toModeColor(inlay)}"`)}`;

/**
 * The mark's symbol inside a fragment, drawn in colours set by CSS: `.…__brand` and `.…__spot`. A
 * given symbol that shapes of one colour cannot show is an image.
 */
export function renderSymbol(mark: Mark, className: string): Markup {
  const [x, y, width, height] = mark.symbol.viewBox;
  const { drawing } = mark.symbol;
  const shapes =
    drawing === undefined
      ? mark.symbol.shapes.map(({ path, fill, rule, color }) => {
          const paint =
            fill === "inlay"
              ? renderInlayPaint(mark, className)
              : color?.isFixed === true
                ? html`fill="${toModeColor(color)}"`
                : html`class="${className}-${fill}" fill="currentColor"`;
          return html`<path ${paint} d="${path}"${rule === undefined ? "" : trustMarkup(` fill-rule="${rule}"`)} />`;
        })
      : [html`<image width="${width}" height="${height}" href="${toDataUrl(drawing)}"/>`];
  return html`
    <svg class="${className}" viewBox="${`${x} ${y} ${width} ${height}`}" width="${width}" height="${height}"
        aria-hidden="true" focusable="false">
      ${shapes}
    </svg>`;
}

/**
 * Whether the brand colour is too pale or too grey to draw the mark with on the light page: ink
 * replaces it.
 */
const isDrawnInInk = ({ tokens: { colors } }: SymbolInput): boolean =>
  isBrandPale(colors.light) || isWeakGrey(colors.light.brand, colors.light.background);

/** The role that the mark has on the light page: ink or the second colour replaces one that is too pale. */
export const getMarkRole = (input: SymbolInput): "spot" | "foreground" | "primary" =>
  !isDrawnInInk(input) ? "primary" : input.mark.symbol.isInSecond ? "spot" : "foreground";

/**
 * The variable of the second colour on the light page, or of what replaces one that is too pale
 * there.
 */
function getSpotVariable({ tokens: { colors } }: SymbolInput, brand: string): string {
  const { light } = colors;
  if (isVisibleOn(light.background, light.spot)) return "--spot";
  return isWeakGrey(light.brand, light.background) ? "--muted-foreground" : brand;
}

/** The exact colours of a given symbol by role, if it is drawn in roles. */
function getGivenColors({ symbol }: Mark): ReadonlyMap<MarkShape["fill"], NonNullable<MarkShape["color"]>> {
  if (symbol.drawing !== undefined) return new Map();
  return new Map(symbol.shapes.flatMap(({ fill, color }) => (color && !color.isFixed ? [[fill, color] as const] : [])));
}

/** Colours of the symbol's parts on the page background. */
export function renderSymbolCss(className: string, input: SymbolInput): string {
  const given = getGivenColors(input.mark);
  if (given.size > 0 || input.mark.recipe === givenRecipe)
    return [
      `
.${className} { flex: none; width: 2rem; height: 2rem; color: var(--foreground); }`,
      ...[...given].map(([fill, color]) => `.${className}-${fill} { color: ${toModeColor(color)}; }`),
    ].join("\n");
  const brand = `--${getMarkRole(input)}`;
  const spot = brand === "--spot" ? "--foreground" : getSpotVariable(input, brand);
  const darkRules = (within: string) =>
    [
      brand !== "--primary" && `:where(${within}) .${className}-brand { color: var(--primary); }`,
      spot !== "--spot" && `:where(${within}) .${className}-spot { color: var(--spot); }`,
    ].filter((rule) => rule !== false);
  const onDark = darkRules(":root:not(.light)");
  return [
    `
.${className} { flex: none; width: 2rem; height: 2rem; color: var(--foreground); }`,
    `.${className}-brand { color: var(${brand}); }`,
    `.${className}-spot { color: var(${spot}); }`,
    ...(input.mark.symbol.inlay === undefined ? [] : [`.${className}-inlay { fill: currentColor; }`]),
    ...darkRules(".dark"),
    ...(onDark.length > 0 ? [`@media (prefers-color-scheme: dark) { ${onDark.join(" ")} }`] : []),
  ].join("\n");
}
