import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { brandFillCss } from "#/studio/components/brand-fill-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorMotion, focusRing, stillFor } from "#/studio/components/focus-css";
import { scopedCss } from "#/studio/components/scoped-css";
import { surface, surfacePadding } from "#/studio/components/surface";
import { symbolMarkup } from "#/studio/components/symbol";
import { wordsOf } from "#/studio/copy/words";

/** A piece of content that leads on. */
export function card(input: ComponentInput): Component {
  const { copy, direction, literals, mark } = input;
  const rules = `
.lv-card { display: grid; align-content: start; gap: var(--space-3); max-width: 24rem; padding: ${surfacePadding(input)}; ${surface(input)} ${toTextStyleDeclarations("body")}; overflow-wrap: anywhere; }
.lv-card__title { margin: 0; ${toTextStyleDeclarations("heading-3")}; text-wrap: balance; }
.lv-card__text { margin: 0; color: ${direction.depth === "tone" ? "var(--foreground)" : "var(--muted-foreground)"}; text-wrap: pretty; }
.lv-card__link { justify-self: start; display: inline-flex; align-items: center; min-height: 1.75rem; color: var(--link); text-decoration: underline; text-underline-offset: 0.2em; ${colorMotion} }
.lv-card__link:hover { color: var(--link-hover); text-decoration-thickness: 2px; }
.lv-card__link:active { color: var(--foreground); }
.lv-card__link:focus-visible { ${focusRing} }
${brandFillCss(".lv-card--field", input)}
.lv-card--field { border-color: transparent; }
.lv-card--field .lv-card__text, .lv-card--field .lv-card__link { color: inherit; }
.lv-card--field .lv-card__link:focus-visible { outline-color: currentColor; }
.lv-card__symbol { width: 3.5rem; height: 3.5rem; }
.lv-card--whole { position: relative; ${colorMotion} }
.lv-card--whole .lv-card__link { gap: var(--space-2); font-weight: var(--weight-strong); text-decoration: none; }
.lv-card--whole .lv-card__link::before { content: ""; order: 1; width: 0.45em; height: 0.45em; border: solid currentColor; border-width: 2px 2px 0 0; transform: rotate(45deg); }
[dir="rtl"] .lv-card--whole .lv-card__link::before { transform: rotate(-135deg); }
.lv-card--whole .lv-card__link::after { content: ""; position: absolute; inset: 0; }
.lv-card--whole:hover { background: var(--secondary); color: var(--secondary-foreground); }
.lv-card--whole:hover .lv-card__text { color: inherit; }
.lv-card--whole:active { background: var(--secondary-active); }
.lv-card--whole:has(:focus-visible) { ${focusRing} }
.lv-card--whole .lv-card__link:focus-visible { outline-color: transparent; }
${stillFor(".lv-card__link")}
${stillFor(".lv-card--whole")}`;
  const first = copy.items[0];
  const title = first?.title ?? copy.tagline ?? copy.name;
  const text = first?.body ?? copy.lead ?? copy.phrases.contactLead;
  const inner = (id: string, lead: Markup | undefined) =>
    html`${lead}<h3 class="lv-card__title">${wordsOf(copy, title)}</h3><p class="lv-card__text">${wordsOf(copy, text)}</p><a class="lv-card__link" href="#${id}">${copy.phrases.readMore}</a>`;
  return {
    slug: "card",
    name: "Card",
    category: "display",
    summary: "One subject and where it leads. Cards never hold cards.",
    css: scopedCss("card", rules, literals),
    variants: [
      {
        name: "Plain",
        html: html`<article class="lv-card" id="lv-card-plain">${inner("lv-card-plain", undefined)}</article>`.text,
      },
      {
        name: "Whole card leads",
        html: html`<article class="lv-card lv-card--whole" id="lv-card-whole">${inner("lv-card-whole", undefined)}</article>`
          .text,
      },
      {
        name: "Field",
        html: html`<article class="lv-card lv-card--field" id="lv-card-field">${inner("lv-card-field", symbolMarkup(mark, "lv-card__symbol"))}</article>`
          .text,
      },
    ],
  };
}
