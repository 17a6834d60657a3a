import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { getSelectedRoles } from "#/studio/components/main-action";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleColor } from "#/studio/components/surface";

/** Navigation through a long list. */
export function pagination(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle, tokens } = input;
  const selected = getSelectedRoles(tokens);
  const { phrases } = copy;
  const boxed = direction.depth === "border" && componentStyle.field !== "underline";
  const radius = componentStyle.button === "pill" ? "var(--radius-full)" : "var(--radius-sm)";
  const rules = css`
.lv-pagination { color: var(--foreground); ${toTextStyleDeclarations("body")}; font-variant-numeric: tabular-nums; }
.lv-pagination__list {
  display: flex;
  flex-wrap: wrap;
  gap: ${componentStyle.rule === "ink" ? "0" : "var(--space-1)"};
  margin: 0;
  padding: 0;
  list-style: none;
}
.lv-pagination__link {
  display: inline-grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: var(--space-3);
  color: var(--foreground);
  text-decoration: none;
  border: ${boxed ? `var(--stroke) solid ${getRuleColor(input)}` : "0"};
  border-radius: ${radius};${
    componentStyle.rule === "ink" ? " margin-inline-start: calc(var(--stroke) * -1);" : ""
  }${componentStyle.label === "mono" ? " font-family: var(--font-mono);" : ""}
  ${colorTransition}
}
.lv-pagination__link[aria-disabled] { color: var(--disabled-foreground); cursor: not-allowed; }
.lv-pagination__link:not([aria-disabled]):hover { background: var(--secondary); color: var(--secondary-foreground); }
.lv-pagination__link:not([aria-disabled]):active { background: var(--secondary-active); }
.lv-pagination__link:focus-visible { ${focusRing} }
.lv-pagination__link[aria-current] {
  background: var(--${selected.fill});
  border-color: var(--${selected.outline});
  color: var(--${selected.text});
  font-weight: var(--weight-strong);
}
${renderReducedMotionCss(".lv-pagination__link")}`;
  const renderPagination = (id: string, current: number) => {
    const renderStep = (label: string, rel: "prev" | "next", to: number) =>
      to < 1 || to > 3
        ? html`<li><span class="lv-pagination__link" aria-disabled="true">${label}</span></li>`
        : html`<li><a class="lv-pagination__link" href="#${id}" rel="${rel}">${label}</a></li>`;
    const renderPage = (number: number) =>
      html`
        <li>
          <a class="lv-pagination__link" href="#${id}"
              aria-label="${`${phrases.page} ${number}`}"${number === current && html` aria-current="page"`}>
            ${number}
          </a>
        </li>`;
    return html`
      <nav class="lv-pagination" id="${id}" aria-label="${phrases.pages}">
        <ul class="lv-pagination__list">
          ${renderStep(phrases.previous, "prev", current - 1)}
          ${[1, 2, 3].map(renderPage)}
          ${renderStep(phrases.next, "next", current + 1)}
        </ul>
      </nav>`.text;
  };
  return {
    slug: "pagination",
    name: "Pagination",
    category: "navigation",
    summary: "Moves through a long list. The current page is highlighted and announced.",
    css: scopeCss("pagination", rules, literals),
    variants: [
      { name: "Default", html: renderPagination("lv-pagination-default", 2) },
      { name: "First page", html: renderPagination("lv-pagination-first", 1) },
    ],
  };
}
