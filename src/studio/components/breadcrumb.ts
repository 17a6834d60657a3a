import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { scopeCss } from "#/studio/components/scoped-css";

/** The path from the home page to the current page. */
export function breadcrumb(input: ComponentInput): Component {
  const { copy, literals, componentStyle } = input;
  const { phrases } = copy;
  const mono = componentStyle.label === "mono";
  const separator = mono
    ? "width: 0.35em; height: 1em; clip-path: polygon(60% 0, 100% 0, 40% 100%, 0 100%);"
    : "width: 0.4em; height: 0.7em; clip-path: polygon(0 0, 30% 0, 100% 50%, 30% 100%, 0 100%, 70% 50%);";
  const rules = css`
.lv-breadcrumb {
  overflow-wrap: anywhere;
  color: var(--muted-foreground);
  ${toTextStyleDeclarations("small")};${mono ? " font-family: var(--font-mono);" : ""}
}
.lv-breadcrumb__list { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2); margin: 0; padding: 0; list-style: none; }
.lv-breadcrumb__entry { display: inline-flex; align-items: center; gap: var(--space-2); min-height: 1.75rem; }
.lv-breadcrumb__entry + .lv-breadcrumb__entry::before { content: ""; background: currentColor; ${separator} }
.lv-breadcrumb__link { color: var(--link); text-underline-offset: 0.2em; padding-block: var(--space-1); }
.lv-breadcrumb__link:hover { color: var(--link-hover); text-decoration-thickness: 2px; }
.lv-breadcrumb__link:active { color: var(--foreground); }
.lv-breadcrumb__link:focus-visible { ${focusRing} }
.lv-breadcrumb__entry [aria-current] { color: var(--foreground); font-weight: var(--weight-medium); }`;
  return {
    slug: "breadcrumb",
    name: "Breadcrumb",
    category: "navigation",
    summary: "The path from the home page to the current page.",
    css: scopeCss("breadcrumb", rules, literals),
    variants: [
      {
        name: "Default",
        html: html`
          <nav class="lv-breadcrumb" id="lv-breadcrumb-default" aria-label="${phrases.breadcrumb}">
            <ol class="lv-breadcrumb__list">
              <li class="lv-breadcrumb__entry">
                <a class="lv-breadcrumb__link" href="#lv-breadcrumb-default">${phrases.home}</a>
              </li>
              <li class="lv-breadcrumb__entry">
                <a class="lv-breadcrumb__link" href="#lv-breadcrumb-default">${phrases.offer}</a>
              </li>
              <li class="lv-breadcrumb__entry"><span aria-current="page">${phrases.contact}</span></li>
            </ol>
          </nav>`.text,
      },
    ],
  };
}
