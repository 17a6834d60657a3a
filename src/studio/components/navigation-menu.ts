import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { renderIcon } from "#/studio/components/icon";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { renderEntryCss } from "#/studio/components/listbox-css";
import { toOverlayDeclarations } from "#/studio/components/overlay-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderBriefText } from "#/studio/copy/brief-text";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** Navigation whose entries open panels with further links. */
export function navigationMenu(input: ComponentInput): Component {
  const { copy, literals, componentStyle } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const top = ".lv-navigation-menu__top";
  const sheet = ".lv-navigation-menu__sheet";
  const rules = css`
.lv-navigation-menu { color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-navigation-menu__row { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); margin: 0; padding: 0; list-style: none; }
${top} {
  display: inline-flex;
  align-items: center;
  gap: var(--space-1_5);
  min-height: 2.75rem;
  padding-inline: var(--space-2);
  color: inherit;
  text-decoration: none;
  list-style: none;
  cursor: pointer;
  ${toLabelDeclarations(componentStyle)}
}
${top}::-webkit-details-marker { display: none; }
${top}:hover, [open] > ${top} { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.35em; }
${top}:active { color: var(--link); }
${top}:focus-visible { ${focusRing} }
[open] > ${top} .lv-navigation-menu__sign { transform: rotate(180deg); }
${sheet} {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-1);
  width: 32rem;
  max-width: 100%;
  margin-block-start: var(--space-2);
  ${toOverlayDeclarations(input, "page")}
  padding: var(--space-2);
}
${renderEntryCss(".lv-navigation-menu", input)}`;
  const titles = copy.items.slice(0, 4).map(({ title }) => title);
  const links = titles.length > 1 ? titles : [phrases.about(copy.name), phrases.guide, phrases.contact];
  const renderMenu = (open: boolean): Markup =>
    html`
      <nav class="lv-navigation-menu" aria-label="${open ? phrases.mainNavigation : phrases.footerNavigation}">
        <ul class="lv-navigation-menu__row">
          <li>
            <details class="lv-navigation-menu__more"${open && " open"}>
              <summary class="lv-navigation-menu__top">
                ${words.more}${renderIcon("chevron-down", "lv-navigation-menu__sign", input)}
              </summary>
              <div class="lv-navigation-menu__sheet">
                ${links.map(
                  (label, index) =>
                    html`<a class="lv-navigation-menu__entry" href="#lv-navigation-menu-${index + 1}">${renderBriefText(copy, label)}</a>`,
                )}
              </div>
            </details>
          </li>
          <li><a class="lv-navigation-menu__top" href="#lv-navigation-menu-contact">${phrases.contact}</a></li>
        </ul>
      </nav>`;
  return {
    slug: "navigation-menu",
    name: "Navigation menu",
    category: "navigation",
    summary: "Navigation whose entries open panels with further links.",
    css: scopeCss("navigation-menu", rules, literals),
    variants: [
      { name: "Panel open", html: renderMenu(true).text },
      { name: "Closed", html: renderMenu(false).text },
    ],
  };
}
