import { css } from "#/kernel/css";
import { html, type MarkupPart } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { toOverlayDeclarations } from "#/studio/components/overlay-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderIcon } from "#/studio/components/icon";
import { getRuleColor } from "#/studio/components/surface";

/** Actions for an item, behind one button. */
export function menu(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const flush = componentStyle.table === "grid" || componentStyle.button === "ruled" || componentStyle.button === "outline";
  const height = direction.density === "dense" ? "2.25rem" : "2.75rem";
  const inner = flush ? "0" : componentStyle.button === "pill" ? "var(--radius-md)" : "var(--radius-sm)";
  const strong = componentStyle.rule === "ink" || direction.depth === "tone";
  const hover = strong
    ? "background: var(--inverse); color: var(--inverse-foreground);"
    : "background: var(--secondary); color: var(--secondary-foreground);";
  const rules = css`
.lv-menu {
  display: inline-grid;
  justify-items: start;
  gap: var(--space-2);
  max-width: 100%;
  color: var(--foreground);
  ${toTextStyleDeclarations("body")};
}
${renderButtonCss(".lv-menu__button", input)}
.lv-menu__sign { width: 1em; height: 1em; }
.lv-menu__sheet {
  width: 15rem;
  max-width: 100%;
  ${toOverlayDeclarations(input, "page")} padding: ${flush ? "0" : "var(--space-1_5)"};
  overflow: hidden;
}
.lv-menu__list { margin: 0; padding: 0; list-style: none; }
.lv-menu__list + .lv-menu__list {
  ${flush ? "" : "margin-block-start: var(--space-1_5); padding-block-start: var(--space-1_5);"}
  border-block-start: 1px solid ${direction.depth === "tone" ? "var(--input)" : getRuleColor(input)};
}
.lv-menu__entry {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
  min-height: ${height};
  margin: 0;
  padding: var(--space-1) var(--space-3);
  border: 0;
  border-radius: ${inner};
  background: transparent;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${colorTransition}
}
.lv-menu__entry:hover { ${hover} }
.lv-menu__entry:active { background: var(--secondary-active); color: var(--secondary-foreground); }
.lv-menu__entry:focus-visible { ${focusRing} outline-offset: -3px; }
.lv-menu__entry[aria-pressed="true"] { font-weight: var(--weight-strong); }
.lv-menu__entry--destructive { color: var(--destructive-text); }
.lv-menu__entry--destructive:hover { background: var(--destructive); color: var(--destructive-foreground); }
.lv-menu__entry--destructive:active { background: var(--destructive-active); color: var(--destructive-foreground); }
.lv-menu__entry:disabled { background: transparent; color: var(--disabled-foreground); cursor: not-allowed; }
.lv-menu__key { color: inherit; ${toLabelDeclarations(componentStyle)} }
.lv-menu__sheet[popover]:not(:popover-open) { display: none; }
.lv-menu__sheet[popover] { position: fixed; }
@supports (position-area: block-end) { .lv-menu__sheet[popover] {
  inset: auto;
  margin: var(--space-2) 0 0;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block, flip-inline;
} }
${renderReducedMotionCss(".lv-menu__entry")}`;
  const renderEntry = (label: string, modifier: string, attributes: MarkupPart, after: MarkupPart) =>
    html`<li><button type="button" class="lv-menu__entry${modifier}"${attributes}><span>${label}</span>${after}</button></li>`;
  const entries = html`
    <ul class="lv-menu__list">
      ${renderEntry(words.edit, "", "", "")}
      ${renderEntry(words.duplicate, "", "", "")}
      ${renderEntry(words.share, "", " disabled", "")}
    </ul>
    <ul class="lv-menu__list">${renderEntry(phrases.remove, " lv-menu__entry--destructive", "", "")}</ul>`;
  const choices = html`
    <ul class="lv-menu__list">
      ${renderEntry(phrases.light, "", html` aria-pressed="true"`, renderIcon("check", "lv-menu__sign", input))}
      ${renderEntry(phrases.dark, "", html` aria-pressed="false"`, "")}
    </ul>`;
  const renderTrigger = (id: string, label: string, expanded: boolean) =>
    html`
      <button type="button"
          class="lv-menu__button lv-menu__button--outline"${
            expanded ? html` aria-expanded="true" aria-controls="${id}"` : html` popovertarget="${id}"`
          }>
        ${label}
        ${renderIcon("chevron-down", "lv-menu__sign", input)}
      </button>`;
  return {
    slug: "menu",
    name: "Menu",
    category: "actions",
    summary: "Actions for an item, behind one button. Destructive actions are separated from the rest.",
    css: scopeCss("menu", rules, literals),
    variants: [
      {
        name: "Open",
        html: html`
          <div class="lv-menu">
            ${renderTrigger("lv-menu-open", words.actions, true)}
            <div class="lv-menu__sheet" id="lv-menu-open">${entries}</div>
          </div>`.text,
      },
      {
        name: "Choice",
        html: html`
          <div class="lv-menu">
            ${renderTrigger("lv-menu-choice", words.settings, true)}
            <div class="lv-menu__sheet" id="lv-menu-choice">${choices}</div>
          </div>`.text,
      },
      {
        name: "Opens from a button",
        html: html`
          <div class="lv-menu">
            ${renderTrigger("lv-menu-live", words.actions, false)}
            <div class="lv-menu__sheet" id="lv-menu-live" popover="auto">${entries}</div>
          </div>`.text,
      },
    ],
  };
}
