import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleColor } from "#/studio/components/surface";
import { renderSymbol } from "#/studio/components/symbol";
import { renderBriefText } from "#/studio/copy/brief-text";

/** Explains why there is nothing to show and what to do next. */
export function emptyState(input: ComponentInput): Component {
  const { copy, direction, literals, mark } = input;
  const frame =
    direction.depth === "border" ? `border: var(--stroke) dashed ${getRuleColor(input)};` : "background: var(--muted);";
  const rules = css`
.lv-empty-state {
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  max-width: 36rem;
  padding: var(--space-8) var(--space-6);
  ${frame} border-radius: var(--radius-lg);
  color: var(--foreground);
  ${toTextStyleDeclarations("body")};
}
.lv-empty-state__symbol { width: 3rem; height: 3rem; color: var(--muted-foreground); }
.lv-empty-state__title { margin: 0; ${toTextStyleDeclarations("heading-3")}; }
.lv-empty-state__text { margin: 0; color: var(--muted-foreground); text-wrap: pretty; }
${renderButtonCss(".lv-empty-state__button", input)}`;
  return {
    slug: "empty-state",
    name: "Empty state",
    category: "feedback",
    summary: "Explains why there is nothing to show and what to do next.",
    css: scopeCss("empty-state", rules, literals),
    variants: [
      {
        name: "Default",
        html: html`
          <section class="lv-empty-state">
            ${renderSymbol(mark, "lv-empty-state__symbol")}
            <h3 class="lv-empty-state__title">${copy.phrases.emptyHeading}</h3>
            <p class="lv-empty-state__text">${copy.phrases.emptyBody}</p>
            <button type="button" class="lv-empty-state__button">${renderBriefText(copy, copy.cta)}</button>
          </section>`.text,
      },
    ],
  };
}
