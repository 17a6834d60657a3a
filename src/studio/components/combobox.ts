import { css } from "#/kernel/css";
import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderFieldCss } from "#/studio/components/field-css";
import { renderIcon } from "#/studio/components/icon";
import { renderEntryCss } from "#/studio/components/listbox-css";
import { toOverlayDeclarations } from "#/studio/components/overlay-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderBriefText } from "#/studio/copy/brief-text";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** A field that narrows a list of options while the reader types. */
export function combobox(input: ComponentInput): Component {
  const { copy, literals } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const rules = css`
${renderFieldCss(".lv-combobox", input)}
.lv-combobox__list { ${toOverlayDeclarations(input, "page")} padding: var(--space-1_5); overflow: auto; max-height: 16rem; }
${renderEntryCss(".lv-combobox", input)}
.lv-combobox__list { padding: var(--space-1_5); }`;
  const titles = copy.items.slice(0, 4).map(({ title }) => title);
  const options = titles.length > 1 ? titles : [phrases.byEmail, phrases.byPhone, phrases.byPost];
  const renderOption = (id: string, label: string, index: number): Markup =>
    html`
      <li class="lv-combobox__entry${index === 0 && " lv-combobox__entry--active"}" id="lv-combobox-${id}-${index}" role="option"
          aria-selected="${String(index === 1)}">
        <span>${renderBriefText(copy, label)}</span>${index === 1 && renderIcon("check", "lv-combobox__sign", input)}
      </li>`;
  const renderCombobox = (id: string, attributes: MarkupPart, list: MarkupPart): Markup =>
    html`
      <div class="lv-combobox">
        <label class="lv-combobox__label" id="lv-combobox-${id}-label" for="lv-combobox-${id}">${phrases.topicLabel}</label>
        <input class="lv-combobox__control" id="lv-combobox-${id}" type="text" role="combobox" aria-autocomplete="list"
            autocomplete="off" aria-controls="lv-combobox-${id}-list"${attributes}>
        ${list}
      </div>`;
  const renderList = (id: string, content: MarkupPart): Markup =>
    html`
      <ul class="lv-combobox__list" id="lv-combobox-${id}-list" role="listbox"
          aria-labelledby="lv-combobox-${id}-label">${content}</ul>`;
  return {
    slug: "combobox",
    name: "Combobox",
    category: "forms",
    summary: "A field that narrows a list of options while the reader types.",
    css: scopeCss("combobox", rules, literals),
    variants: [
      {
        name: "Open",
        html: renderCombobox(
          "open",
          html` aria-expanded="true" aria-activedescendant="lv-combobox-open-0"`,
          renderList(
            "open",
            options.map((option, index) => renderOption("open", option, index)),
          ),
        ).text,
      },
      {
        name: "No results",
        html: renderCombobox(
          "none",
          html` aria-expanded="true" value="xyz"`,
          renderList(
            "none",
            html`<li class="lv-combobox__entry" role="option" aria-disabled="true" aria-selected="false">${words.searchNothing}</li>`,
          ),
        ).text,
      },
      {
        name: "Disabled",
        html: renderCombobox(
          "disabled",
          html` aria-expanded="false" disabled`,
          html`
            <ul class="lv-combobox__list" id="lv-combobox-disabled-list" role="listbox"
                aria-labelledby="lv-combobox-disabled-label" hidden>
              ${options.map((option, index) => renderOption("disabled", option, index))}
            </ul>`,
        ).text,
      },
    ],
  };
}
