import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { renderBrandFillCss } from "#/studio/components/brand-fill-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { toSurfaceDeclarations, getSurfacePadding } from "#/studio/components/surface";
import { renderSymbol } from "#/studio/components/symbol";
import { renderBriefText } from "#/studio/copy/brief-text";

/** A content preview with a link. */
export function card(input: ComponentInput): Component {
  const { copy, direction, literals, mark } = input;
  const rules = css`
.lv-card {
  display: grid;
  align-content: start;
  gap: var(--space-3);
  max-width: 24rem;
  padding: ${getSurfacePadding(input)};
  ${toSurfaceDeclarations(input)} ${toTextStyleDeclarations("body")};
  overflow-wrap: anywhere;
}
.lv-card__title { margin: 0; ${toTextStyleDeclarations("heading-3")}; text-wrap: balance; }
.lv-card__text { margin: 0; color: ${direction.depth === "tone" ? "var(--foreground)" : "var(--muted-foreground)"}; text-wrap: pretty; }
.lv-card__link {
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  color: var(--link);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  ${colorTransition}
}
.lv-card__link:hover { color: var(--link-hover); text-decoration-thickness: 2px; }
.lv-card__link:active { color: var(--foreground); }
.lv-card__link:focus-visible { ${focusRing} }
${renderBrandFillCss(".lv-card--field", input)}
.lv-card--field { border-color: transparent; }
.lv-card--field .lv-card__text, .lv-card--field .lv-card__link { color: inherit; }
.lv-card--field .lv-card__link:focus-visible { outline-color: currentColor; }
.lv-card__symbol { width: 3.5rem; height: 3.5rem; }
.lv-card--whole { position: relative; ${colorTransition} }
.lv-card--whole .lv-card__link { gap: var(--space-2); font-weight: var(--weight-strong); text-decoration: none; }
.lv-card--whole .lv-card__link::before {
  content: "";
  order: 1;
  width: 0.45em;
  height: 0.45em;
  border: solid currentColor;
  border-width: 2px 2px 0 0;
  transform: rotate(45deg);
}
[dir="rtl"] .lv-card--whole .lv-card__link::before { transform: rotate(-135deg); }
.lv-card--whole .lv-card__link::after { content: ""; position: absolute; inset: 0; }
.lv-card--whole:hover { background: var(--secondary); color: var(--secondary-foreground); }
.lv-card--whole:hover .lv-card__text { color: inherit; }
.lv-card--whole:active { background: var(--secondary-active); }
.lv-card--whole:has(:focus-visible) { ${focusRing} }
.lv-card--whole .lv-card__link:focus-visible { outline-color: transparent; }
${renderReducedMotionCss(".lv-card__link")}
${renderReducedMotionCss(".lv-card--whole")}`;
  const first = copy.items[0];
  const title = first?.title ?? copy.tagline ?? copy.name;
  const text = first?.body ?? copy.lead ?? copy.phrases.contactLead;
  const renderContent = (id: string, lead: Markup | undefined) =>
    html`
      ${lead}
      <h3 class="lv-card__title">${renderBriefText(copy, title)}</h3>
      <p class="lv-card__text">${renderBriefText(copy, text)}</p>
      <a class="lv-card__link" href="#${id}">${copy.phrases.readMore}</a>`;
  return {
    slug: "card",
    name: "Card",
    category: "display",
    summary: "A short preview with a link. Do not nest cards.",
    css: scopeCss("card", rules, literals),
    variants: [
      {
        name: "Plain",
        html: html`<article class="lv-card" id="lv-card-plain">${renderContent("lv-card-plain", undefined)}</article>`.text,
      },
      {
        name: "Whole card leads",
        html: html`<article class="lv-card lv-card--whole" id="lv-card-whole">${renderContent("lv-card-whole", undefined)}</article>`
          .text,
      },
      {
        name: "Field",
        html: html`
          <article class="lv-card lv-card--field" id="lv-card-field">
            ${renderContent("lv-card-field", renderSymbol(mark, "lv-card__symbol"))}
          </article>`.text,
      },
    ],
  };
}
