import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { toSurfaceDeclarations } from "#/studio/components/surface";

/** A part of a page that scrolls by itself, also with the keyboard, with a thin scroll bar. */
export function scrollArea(input: ComponentInput): Component {
  const { copy, direction, literals } = input;
  const { phrases } = copy;
  const area = ".lv-scroll-area__view";
  const radius = direction.radiusBand === "square" ? "0" : "var(--radius-full)";
  const rules = css`
.lv-scroll-area { max-width: 24rem; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
${area} {
  max-height: 14rem;
  overflow: auto;
  ${toSurfaceDeclarations(input)}
  padding: var(--space-4);
  scrollbar-width: thin;
  scrollbar-color: var(--input) transparent;
  overscroll-behavior: contain;
}
${area}--across { max-height: none; }
${area}:focus-visible { ${focusRing} }
@supports not (scrollbar-width: thin) {
  ${area}::-webkit-scrollbar { width: 0.625rem; height: 0.625rem; }
  ${area}::-webkit-scrollbar-thumb { background: var(--input); border-radius: ${radius}; }
}
.lv-scroll-area__list { display: grid; gap: var(--space-3); margin: 0; padding: 0; list-style: none; }
.lv-scroll-area__view--across > .lv-scroll-area__list { grid-auto-flow: column; grid-auto-columns: max-content; gap: var(--space-6); }`;
  const renderArea = (label: string, modifier: string): Markup =>
    html`
      <div class="lv-scroll-area">
        <section class="lv-scroll-area__view${modifier}" aria-label="${label}" tabindex="0">
          <ul class="lv-scroll-area__list">${Array.from({ length: 12 }, (_, index) => html`<li>${phrases.entry(index + 1)}</li>`)}</ul>
        </section>
      </div>`;
  return {
    slug: "scroll-area",
    name: "Scroll area",
    category: "layout",
    summary: "A part of a page that scrolls by itself, also with the keyboard.",
    css: scopeCss("scroll-area", rules, literals),
    variants: [
      { name: "Down", html: renderArea(phrases.entries, "").text },
      { name: "Across", html: renderArea(phrases.overview, " lv-scroll-area__view--across").text },
    ],
  };
}
