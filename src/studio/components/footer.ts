import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { renderDarkModeCss } from "#/studio/components/dark-mode-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderSymbol } from "#/studio/components/symbol";
import { renderBriefText } from "#/studio/copy/brief-text";

/** The page footer. */
export function footer(input: ComponentInput): Component {
  const { copy, literals, mark } = input;
  const rules = css`
.lv-footer {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-6);
  padding: var(--space-8) var(--space-6);
  --lv-field: var(--inverse);
  --lv-on: var(--inverse-foreground);
  --lv-quiet: var(--inverse-muted);
  background: var(--lv-field);
  color: var(--lv-on);
  ${toTextStyleDeclarations("body")};
  overflow-wrap: anywhere;
}
.lv-footer__brand { display: grid; gap: var(--space-3); max-width: 24rem; margin: 0; }
.lv-footer__name {
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  font-size: var(--type-heading-3-size);
  line-height: 1.15;
}
.lv-footer__tagline { color: var(--lv-quiet); }
.lv-footer__symbol { width: 2.5rem; height: 2.5rem; }
.lv-footer__list { display: grid; gap: var(--space-1); margin: 0; padding: 0; list-style: none; }
.lv-footer__link { display: inline-flex; align-items: center; min-height: 1.75rem; color: inherit; text-underline-offset: 0.2em; }
.lv-footer__link:hover { text-decoration-thickness: 2px; }
.lv-footer__link:active { color: var(--lv-quiet); }
.lv-footer__link:focus-visible { ${focusRing} outline-color: currentColor; }
${renderDarkModeCss(".lv-footer", "--lv-field: var(--card); --lv-on: var(--card-foreground); --lv-quiet: var(--muted-foreground);")}`;
  const id = "lv-footer-default";
  return {
    slug: "footer",
    name: "Footer",
    category: "layout",
    summary: "The page footer with the brand and links to all pages.",
    css: scopeCss("footer", rules, literals),
    variants: [
      {
        name: "Default",
        html: html`
          <footer class="lv-footer" id="${id}">
            <p class="lv-footer__brand">
              ${renderSymbol(mark, "lv-footer__symbol")}
              <span class="lv-footer__name">${renderBriefText(copy, copy.name)}</span>${
                copy.tagline === undefined
                  ? ""
                  : html`<span class="lv-footer__tagline">${renderBriefText(copy, copy.tagline)}</span>`
              }
            </p>
            <nav aria-label="${copy.phrases.footerNavigation}">
              <ul class="lv-footer__list">
                ${copy.navigation.map(
                  ({ label }) => html`<li><a class="lv-footer__link" href="#${id}">${renderBriefText(copy, label)}</a></li>`,
                )}
              </ul>
            </nav>
          </footer>`.text,
      },
    ],
  };
}
