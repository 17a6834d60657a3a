import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderFieldCss } from "#/studio/components/field-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** One choice out of a list. */
export function select(source: ComponentInput): Component {
  const { copy } = source;
  const words = getControlPhrases(copy);
  const topics =
    copy.items.length > 0
      ? copy.items.map(({ title }) => title)
      : [copy.phrases.offer, copy.phrases.values, copy.phrases.contact];
  const rules = css`${renderFieldCss(".lv-select", source)}
.lv-select__frame { position: relative; display: grid; }
.lv-select__control { appearance: none; padding-inline-end: var(--space-8); text-overflow: ellipsis; }
.lv-select__frame::after {
  content: "";
  position: absolute;
  inset-inline-end: var(--space-4);
  top: 50%;
  width: 0.5rem;
  height: 0.5rem;
  margin-top: -0.4rem;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  transform: rotate(45deg);
  pointer-events: none;
}`;
  const options = topics.map((topic) => html`<option>${topic}</option>`);
  return {
    slug: "select",
    name: "Select",
    category: "forms",
    summary: "Selects one option from a list that is too long for radio buttons.",
    css: scopeCss("select", rules, source.literals),
    variants: [
      {
        name: "Default",
        html: html`
          <div class="lv-select">
            <label class="lv-select__label" for="lv-select-default">${copy.phrases.topicLabel}</label>
            <div class="lv-select__frame">
              <select class="lv-select__control" id="lv-select-default">${options}</select>
            </div>
          </div>`.text,
      },
      {
        name: "Error",
        html: html`
          <div class="lv-select">
            <label class="lv-select__label" for="lv-select-error">${copy.phrases.topicLabel}</label>
            <div class="lv-select__frame">
              <select class="lv-select__control" id="lv-select-error" aria-invalid="true"
                  aria-describedby="lv-select-error-text">
                <option value="">${words.chooseOne}</option>
                ${options}
              </select>
            </div>
            <p class="lv-select__error" id="lv-select-error-text">${words.chooseError}</p>
          </div>`.text,
      },
      {
        name: "Disabled",
        html: html`
          <div class="lv-select">
            <label class="lv-select__label" for="lv-select-disabled">${copy.phrases.topicLabel}</label>
            <div class="lv-select__frame">
              <select class="lv-select__control" id="lv-select-disabled" disabled>${options}</select>
            </div>
          </div>`.text,
      },
    ],
  };
}
