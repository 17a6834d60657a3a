import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { toOverlayDeclarations, toSheetTitleDeclarations } from "#/studio/components/overlay-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderSymbol, renderSymbolCss } from "#/studio/components/symbol";
import { renderBriefText } from "#/studio/copy/brief-text";

/**
 * A preview of what a link leads to. It appears on hover and on focus, stays while the pointer is
 * on it (WCAG 2.2, 1.4.13), and repeats nothing that is only there.
 */
export function hoverCard(input: ComponentInput): Component {
  const { copy, literals, mark } = input;
  const card = ".lv-hover-card__card";
  const rules = css`
.lv-hover-card {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  max-width: 100%;
  color: var(--foreground);
  ${toTextStyleDeclarations("body")};
}
.lv-hover-card__link { color: var(--link); text-underline-offset: 0.2em; overflow-wrap: anywhere; }
.lv-hover-card__link:hover { color: var(--link-hover); }
.lv-hover-card__link:active { color: var(--foreground); }
.lv-hover-card__link:focus-visible { ${focusRing} }
${card} {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: start;
  width: 20rem;
  max-width: 100%;
  margin-block-start: var(--space-2);
  padding: var(--space-4);
  ${toOverlayDeclarations(input, "page")}
}
.lv-hover-card__name { margin: 0; ${toSheetTitleDeclarations(input)} }
.lv-hover-card__text { grid-column: 2; margin: 0; color: var(--muted-foreground); ${toTextStyleDeclarations("small")}; }
.lv-hover-card--live > ${card} { visibility: hidden; opacity: 0; transition: opacity var(--duration-fast) var(--ease-out); }
.lv-hover-card--live:has(> :hover) > ${card}, .lv-hover-card--live:has(:focus-visible) > ${card} { visibility: visible; opacity: 1; }
@media (prefers-reduced-motion: reduce) { ${card} { transition: none; } }
${renderSymbolCss("lv-hover-card__symbol", input)}`;
  const text = copy.tagline ?? copy.lead;
  const renderCard = (modifier: string): Markup =>
    html`
      <div class="lv-hover-card${modifier}">
        <a class="lv-hover-card__link" href="#lv-hover-card">${copy.phrases.about(copy.name)}</a>
        <div class="lv-hover-card__card">
          ${renderSymbol(mark, "lv-hover-card__symbol")}
          <p class="lv-hover-card__name">${renderBriefText(copy, copy.name)}</p>
          ${text !== undefined && html`<p class="lv-hover-card__text">${renderBriefText(copy, text)}</p>`}
        </div>
      </div>`;
  return {
    slug: "hover-card",
    name: "Hover card",
    category: "feedback",
    summary: "A preview of what a link leads to, on hover and on focus.",
    css: scopeCss("hover-card", rules, literals),
    variants: [
      { name: "Shown", html: renderCard("").text },
      { name: "On hover and focus", html: renderCard(" lv-hover-card--live").text },
    ],
  };
}
