import { toTextStyleDeclarations } from "#/model/css-variables";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { renderMarkedListCss } from "#/studio/components/marker-css";
import { shrinkableElements } from "#/studio/components/scoped-css";
import { getRuleColor } from "#/studio/components/surface";
import { renderSymbolCss } from "#/studio/components/symbol";
import { renderScriptCss } from "#/studio/layout/script-css";
import { renderBrandFieldCss, renderNightFieldCss } from "#/studio/layout/brand-field-css";
import { getDisplayLeading, listHeadings, renderHeadingFitCss } from "#/studio/layout/heading-fit-css";
import { renderDarkModeCss } from "#/studio/components/dark-mode-css";
import { toOpticalSizeDeclaration } from "#/studio/typography/optical-size";
import type { PageContent } from "#/studio/layout/page-content";

/**
 * Wide screens are read from further away: there everything that is measured in `rem` is larger by
 * this factor.
 */
export const wideTextScale = 1.125;

/**
 * Base rules of all layouts: reset margins, class names for text styles, page edges, three section
 * gaps (`--tight`, `--base`, `--loose`; smaller on small screens) and one measure.
 */
export function renderLayoutBaseCss(content: PageContent): string {
  const { componentStyle, tokens } = content;
  const renderTextStyleCss = (selector: string, name: Parameters<typeof toTextStyleDeclarations>[0]) =>
    `${selector} { ${toTextStyleDeclarations(name)}; }`;
  return `
@media (min-width: 64rem) { html { font-size: ${wideTextScale * 100}%; } }
h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
h1, h2, h3, .display, .h1, .h2 { text-wrap: balance; overflow-wrap: break-word; word-break: keep-all; hyphens: auto; \
hyphenate-limit-chars: 14 6 6; }
h1, h2, h3 { font-weight: inherit; }
p:not(.display, .h1, .h2), li, dd { text-wrap: pretty; overflow-wrap: break-word; }
${renderScriptCss(content.copy, listHeadings(content.copy))}
ul, ol { list-style: none; }
body {
  --edge: clamp(1rem, 4vw, max(var(--margin), 2rem));
  --tight: clamp(calc(var(--section-tight) * 0.6), 6vw, var(--section-tight));
  --base: clamp(calc(var(--section-base) * 0.6), 7vw, var(--section-base));
  --loose: clamp(calc(var(--section-loose) * 0.55), 9vw, var(--section-loose));
  --display-leading: ${getDisplayLeading(content, 1.04)};
  --rule: ${getRuleColor(content)};
  --line: var(--stroke) solid var(--rule);
  min-width: 0; overflow-wrap: break-word; ${toOpticalSizeDeclaration(tokens)}
}
:where(header, main, footer) :where(${shrinkableElements}, article, aside, nav) { min-width: 0; }
nav a { overflow-wrap: anywhere; }
svg { display: block; }
.wrap { width: min(100% - 2 * var(--edge), var(--container)); margin-inline: auto; }
${renderTextStyleCss(".display", "display")}
.h1 { ${toTextStyleDeclarations("heading-1")}; }
.h2 { ${toTextStyleDeclarations("heading-2")}; }
.h3 { ${toTextStyleDeclarations("heading-3")}; }
.display { line-height: var(--display-leading); }
${renderTextStyleCss(".lead", "lead")}
${renderTextStyleCss(".small", "small")}
.label { ${toLabelDeclarations(componentStyle)} }
${renderHeadingFitCss(content)}
.lead { max-width: 48ch; }
.ink-ink { fill: currentColor; }
.ink-spot { fill: var(--spot); }
.ink-inlay { fill: currentColor; }
.field .ink-brand, .field .ink-spot { fill: currentColor; }
.field .ink-inlay { fill: none; }
.ink-paper { fill: var(--background); }
.ink-tint { fill: var(--card); }
.measure { max-width: var(--measure); }
.quiet { color: var(--muted-foreground); }
.sentence { display: inline-block; max-width: 100%; }
.capital:not(:lang(el), :lang(ka))::first-letter, \
.capital:not(:lang(el), :lang(ka)) > .sentence:first-child::first-letter { text-transform: uppercase; }
.unseen, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; top: var(--space-2); inset-inline-start: var(--space-2); z-index: 10; \
padding: var(--space-2) var(--space-4); background: var(--background); color: var(--foreground); }
main a:not([class]), .link { color: var(--link); text-underline-offset: 0.2em; }
main a:not([class]):hover, .link:hover { color: var(--link-hover); text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
:target { scroll-margin-top: var(--space-8); }
${renderSymbolCss("brand__symbol", content)}
.foot-nav ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); }
.foot-nav a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; \
text-decoration: none; ${toLabelDeclarations(componentStyle)} }
.foot-nav a:hover, .foot-nav [aria-current] { text-decoration: underline; text-decoration-thickness: 2px; \
text-underline-offset: 0.35em; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3) var(--space-4); }
${renderMarkedListCss(".marked", componentStyle)}
.marked { align-content: start; }
.price { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-2); }
.price__amount { ${toTextStyleDeclarations("figure")}; font-variant-numeric: lining-nums; }
.price__words { ${toTextStyleDeclarations("heading-2")}; }
.price + .actions, .marked + .actions, .price + p > .lv-button { margin-top: var(--space-4); }
.price__period { ${toTextStyleDeclarations("small")}; }
.lv-table { max-width: none; }
.lv-table__table .lv-table__mark { text-align: start; min-width: 6rem; }
.yes { display: inline-block; width: 0.4rem; height: 0.8rem; margin-inline-start: 0.2rem; border: solid currentColor; \
border-width: 0 2px 2px 0; transform: rotate(42deg); }
.field { --on: var(--inverse-foreground); --field: var(--inverse); background: var(--field); color: var(--on); }
${renderDarkModeCss(".field--deep", "--field: var(--card); --on: var(--card-foreground);")}
${renderBrandFieldCss(content)}
.field--spot { --field: var(--spot); --on: var(--spot-foreground); }
${renderNightFieldCss(".field--spot", "spot", content)}
.field--secondary { --field: var(--secondary); --on: var(--secondary-foreground); }
.field--muted { --field: var(--accent); --on: var(--accent-foreground); }
.field--accent { --field: var(--accent); --on: var(--accent-foreground); }
.field .quiet, .field main a:not([class]), .field .link { color: inherit; }
.field :focus-visible { outline-color: var(--on); }
.field .brand__symbol, .field .brand__symbol * { color: inherit; }
.field .brand__symbol-inlay { fill: none; }
.field:not(.field--muted) .lv-button, .field:not(.field--muted) .lv-button:hover, \
.field:not(.field--muted) .lv-button:active { --lv-fill: var(--on); --lv-text: var(--field); \
border-color: transparent; }
.field .lv-button:hover { text-decoration: underline; text-underline-offset: 0.25em; }
.field.field .lv-button--outline, .field.field .lv-button--outline:hover, .field.field .lv-button--outline:active { \
--lv-fill: transparent; --lv-text: var(--on); background: transparent; border-color: currentColor; box-shadow: none; }
.form { background: var(--background); color: var(--foreground); }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
}

/** Viewports in which a layout's columns are set side by side. */
export const wideMediaQuery = "(min-width: 52rem)";

/** Twelve columns on wide screens, one on narrow ones. Children never widen their column. */
export const renderGridCss = (selector: string): string => `
${selector} { display: grid; column-gap: var(--gutter); }
${selector} > * { min-width: 0; }
@media ${wideMediaQuery} { ${selector} { grid-template-columns: repeat(12, minmax(0, 1fr)); } }`;
