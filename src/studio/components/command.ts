import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { renderIcon } from "#/studio/components/icon";
import { renderEntryCss } from "#/studio/components/listbox-css";
import { toOverlayDeclarations } from "#/studio/components/overlay-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleColor } from "#/studio/components/surface";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** A searchable list of everything that can be done or opened, for the keyboard. */
export function command(input: ComponentInput): Component {
  const { copy, literals } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const control = ".lv-command__control";
  const rules = css`
.lv-command { width: 32rem; max-width: 100%; ${toOverlayDeclarations(input, "page")} overflow: hidden; ${toTextStyleDeclarations("body")}; }
.lv-command__search {
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-inline: var(--space-4);
  border-block-end: 1px solid ${getRuleColor(input)};
}
${control} {
  flex: 1;
  min-width: 0;
  min-height: 3rem;
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
}
${control}::placeholder { color: var(--muted-foreground); opacity: 1; }
${control}:hover, ${control}:active { background: transparent; }
${control}:focus-visible { ${focusRing} outline-offset: -3px; }
.lv-command__body { padding: var(--space-1_5); }
.lv-command__nothing { margin: 0; padding: var(--space-4); color: var(--muted-foreground); text-align: center; }
${renderEntryCss(".lv-command", input)}`;
  const renderEntry = (id: string, label: string, key: string, active: boolean): Markup =>
    html`
      <div class="lv-command__entry${active && " lv-command__entry--active"}" id="lv-command-${id}" role="option"
          aria-selected="${String(active)}">
        <span>${label}</span>${key !== "" && html`<kbd class="lv-command__key">${key}</kbd>`}
      </div>`;
  const renderSearch = (id: string, value: string): Markup =>
    html`
      <div class="lv-command__search">
        ${renderIcon("search", "lv-command__sign", input)}
        <input class="lv-command__control" type="text" role="combobox" aria-expanded="true" aria-autocomplete="list"
            autocomplete="off" aria-label="${words.search}" aria-controls="lv-command-${id}" value="${value}">
      </div>`;
  return {
    slug: "command",
    name: "Command palette",
    category: "navigation",
    summary: "A searchable list of everything that can be done or opened, for the keyboard.",
    css: scopeCss("command", rules, literals),
    variants: [
      {
        name: "Open",
        html: html`
          <div class="lv-command">
            ${renderSearch("open", "")}
            <div class="lv-command__body" id="lv-command-open" role="listbox" aria-label="${words.search}">
              <div class="lv-command__list" role="group" aria-labelledby="lv-command-actions">
                <p class="lv-command__group" id="lv-command-actions">${words.actions}</p>
                ${renderEntry("edit", words.edit, "E", true)}
                ${renderEntry("duplicate", words.duplicate, "Ctrl D", false)}
              </div>
              <div class="lv-command__list" role="group" aria-labelledby="lv-command-pages">
                <p class="lv-command__group" id="lv-command-pages">${phrases.pages}</p>
                ${renderEntry("home", phrases.home, "", false)}
                ${renderEntry("contact", phrases.contact, "", false)}
              </div>
            </div>
          </div>`.text,
      },
      {
        name: "No results",
        html: html`
          <div class="lv-command">
            ${renderSearch("none", "xyz")}
            <div class="lv-command__body" id="lv-command-none" role="listbox" aria-label="${words.search}: xyz">
              <div class="lv-command__nothing" role="option" aria-disabled="true" aria-selected="false">${words.searchNothing}</div>
            </div>
          </div>`.text,
      },
    ],
  };
}
