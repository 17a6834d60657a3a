import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderIcon } from "#/studio/components/icon";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { getRuleBorder } from "#/studio/components/surface";
import { renderSymbolCss, renderSymbol } from "#/studio/components/symbol";
import { renderBriefText } from "#/studio/copy/brief-text";

/** The brand, the site navigation and one action. */
export function navigationBar(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle, mark } = input;
  const rules = css`
.lv-navigation-bar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-6);
  padding: var(--space-3) var(--space-4);
  background: var(--background);
  color: var(--foreground);
  ${direction.depth === "border" ? `border-bottom: ${getRuleBorder(input)};` : ""} ${toTextStyleDeclarations("body")};
}
.lv-navigation-bar__brand {
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.75rem;
  margin-inline-end: auto;
  color: inherit;
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  font-size: var(--type-lead-size);
  line-height: 1.1;
  text-decoration: none;
  overflow-wrap: anywhere;
}
${renderSymbolCss("lv-navigation-bar__symbol", input)}
.lv-navigation-bar > nav { min-width: 0; }
.lv-navigation-bar__list { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); margin: 0; padding: 0; list-style: none; }
.lv-navigation-bar__link {
  overflow-wrap: anywhere;
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: inherit;
  text-decoration: none;
  ${toLabelDeclarations(componentStyle)}
}
.lv-navigation-bar__link:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.35em; }
.lv-navigation-bar__link:active { color: var(--link); }
.lv-navigation-bar__link:focus-visible, .lv-navigation-bar__brand:focus-visible { ${focusRing} }
.lv-navigation-bar__link[aria-current] {
  text-decoration: underline;
  text-decoration-color: var(--primary);
  text-decoration-thickness: 3px;
  text-underline-offset: 0.35em;
}
${renderButtonCss(".lv-navigation-bar__button", input)}
.lv-navigation-bar__fold { flex: none; }
.lv-navigation-bar__fold[open] { flex: 1 0 100%; }
.lv-navigation-bar__toggle {
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding-inline: var(--space-2);
  cursor: pointer;
  list-style: none;
  ${toLabelDeclarations(componentStyle)}
}
.lv-navigation-bar__toggle::-webkit-details-marker { display: none; }
.lv-navigation-bar__toggle:hover { color: var(--link); }
.lv-navigation-bar__toggle:active { color: var(--link-hover); }
.lv-navigation-bar__toggle:focus-visible { ${focusRing} }
.lv-navigation-bar__sign { width: 1.25rem; height: 1.25rem; }
.lv-navigation-bar__fold .lv-navigation-bar__list {
  display: grid;
  padding-block: var(--space-2);
  border-block-start: ${getRuleBorder(input)};
}
.lv-navigation-bar--folded { max-width: 26rem; }`;
  const id = "lv-navigation-bar-default";
  const renderBrandLink = (to: string) =>
    html`
      <a class="lv-navigation-bar__brand" href="#${to}">
        ${renderSymbol(mark, "lv-navigation-bar__symbol")}
        <span>${renderBriefText(copy, copy.name)}</span>
      </a>`;
  const renderLinks = (to: string) =>
    html`<ul class="lv-navigation-bar__list">${copy.navigation.map(
      ({ label }, index) =>
        html`
          <li>
            <a class="lv-navigation-bar__link" href="#${to}"${index === 0 && html` aria-current="page"`}>
              ${renderBriefText(copy, label)}
            </a>
          </li>`,
    )}</ul>`;
  const folded = "lv-navigation-bar-folded";
  return {
    slug: "navigation-bar",
    name: "Navigation bar",
    category: "navigation",
    summary: "The brand, the site navigation and one action. On small screens it wraps or collapses into a menu.",
    css: scopeCss("navigation-bar", rules, literals),
    variants: [
      {
        name: "Default",
        html: html`
          <header class="lv-navigation-bar" id="${id}">
            ${renderBrandLink(id)}
            <nav aria-label="${copy.phrases.mainNavigation}">${renderLinks(id)}</nav>
            <a class="lv-navigation-bar__button" href="#${id}">${renderBriefText(copy, copy.cta)}</a>
          </header>`.text,
      },
      {
        name: "Folded",
        html: html`
          <header class="lv-navigation-bar lv-navigation-bar--folded" id="${folded}">
            ${renderBrandLink(folded)}
            <details class="lv-navigation-bar__fold">
              <summary class="lv-navigation-bar__toggle">
                ${renderIcon("menu-2", "lv-navigation-bar__sign", input)}
                ${getControlPhrases(copy).menu}
              </summary>
              <nav aria-label="${copy.phrases.mainNavigation}">${renderLinks(folded)}</nav>
            </details>
          </header>`.text,
      },
    ],
  };
}
