import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { buttonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { labelText } from "#/studio/components/label-css";
import { scopedCss } from "#/studio/components/scoped-css";
import { signMarkup } from "#/studio/components/sign-markup";
import { controlPhrasesIn } from "#/studio/copy/control-phrases";
import { ruleLine } from "#/studio/components/surface";
import { symbolCss, symbolMarkup } from "#/studio/components/symbol";
import { wordsOf } from "#/studio/copy/words";

/** The brand, the ways through the site, and one action. */
export function navigationBar(input: ComponentInput): Component {
  const { copy, direction, literals, manner, mark } = input;
  const rules = `
.lv-navigation-bar { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3) var(--space-6); padding: var(--space-3) var(--space-4); background: var(--background); color: var(--foreground); ${direction.depth === "border" ? `border-bottom: ${ruleLine(input)};` : ""} ${toTextStyleDeclarations("body")}; }
.lv-navigation-bar__brand { display: inline-flex; align-items: center; gap: var(--space-3); min-height: 2.75rem; margin-inline-end: auto; color: inherit; font-family: var(--font-display); font-weight: var(--weight-display); font-size: var(--type-lead-size); line-height: 1.1; text-decoration: none; overflow-wrap: anywhere; }
${symbolCss("lv-navigation-bar__symbol", input)}
.lv-navigation-bar > nav { min-width: 0; }
.lv-navigation-bar__list { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); margin: 0; padding: 0; list-style: none; }
.lv-navigation-bar__link { overflow-wrap: anywhere; display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; text-decoration: none; ${labelText(manner)} }
.lv-navigation-bar__link:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.35em; }
.lv-navigation-bar__link:active { color: var(--link); }
.lv-navigation-bar__link:focus-visible, .lv-navigation-bar__brand:focus-visible { ${focusRing} }
.lv-navigation-bar__link[aria-current] { text-decoration: underline; text-decoration-color: var(--primary); text-decoration-thickness: 3px; text-underline-offset: 0.35em; }
${buttonCss(".lv-navigation-bar__button", input)}
.lv-navigation-bar__fold { flex: none; }
.lv-navigation-bar__fold[open] { flex: 1 0 100%; }
.lv-navigation-bar__toggle { display: inline-flex; align-items: center; gap: var(--space-2); min-height: 2.75rem; padding-inline: var(--space-2); cursor: pointer; list-style: none; ${labelText(manner)} }
.lv-navigation-bar__toggle::-webkit-details-marker { display: none; }
.lv-navigation-bar__toggle:hover { color: var(--link); }
.lv-navigation-bar__toggle:active { color: var(--link-hover); }
.lv-navigation-bar__toggle:focus-visible { ${focusRing} }
.lv-navigation-bar__sign { width: 1.25rem; height: 1.25rem; }
.lv-navigation-bar__fold .lv-navigation-bar__list { display: grid; padding-block: var(--space-2); border-block-start: ${ruleLine(input)}; }
.lv-navigation-bar--folded { max-width: 26rem; }`;
  const id = "lv-navigation-bar-default";
  const brandLink = (to: string) =>
    html`<a class="lv-navigation-bar__brand" href="#${to}">${symbolMarkup(mark, "lv-navigation-bar__symbol")}<span>${wordsOf(copy, copy.name)}</span></a>`;
  const ways = (to: string) =>
    html`<ul class="lv-navigation-bar__list">${copy.navigation.map(
      ({ label }, index) =>
        html`<li><a class="lv-navigation-bar__link" href="#${to}"${index === 0 && html` aria-current="page"`}>${wordsOf(copy, label)}</a></li>`,
    )}</ul>`;
  const folded = "lv-navigation-bar-folded";
  return {
    slug: "navigation-bar",
    name: "Navigation bar",
    category: "navigation",
    summary: "The brand, the ways through the site and one action. It wraps on small screens, or folds into one word.",
    css: scopedCss("navigation-bar", rules, literals),
    variants: [
      {
        name: "Default",
        html: html`<header class="lv-navigation-bar" id="${id}">${brandLink(id)}<nav aria-label="${copy.phrases.mainNavigation}">${ways(id)}</nav><a class="lv-navigation-bar__button" href="#${id}">${wordsOf(copy, copy.cta)}</a></header>`
          .text,
      },
      {
        name: "Folded",
        html: html`<header class="lv-navigation-bar lv-navigation-bar--folded" id="${folded}">${brandLink(folded)}<details class="lv-navigation-bar__fold"><summary class="lv-navigation-bar__toggle">${signMarkup("list", "lv-navigation-bar__sign", input)}${controlPhrasesIn(copy.lang).menu}</summary><nav aria-label="${copy.phrases.mainNavigation}">${ways(folded)}</nav></details></header>`
          .text,
      },
    ],
  };
}
