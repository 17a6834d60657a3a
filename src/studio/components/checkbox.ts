import { html } from "#/kernel/markup";
import type { Component } from "#/model/component";
import { renderChoiceCss } from "#/studio/components/choice-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** A yes/no choice that takes effect when the form is sent. */
export function checkbox(input: ComponentInput): Component {
  const { phrases } = input.copy;
  const renderVariant = (id: string, state: "" | "checked" | "disabled") =>
    html`
      <div class="lv-checkbox">
        <div class="lv-checkbox__row">
          <input class="lv-checkbox__box" id="lv-checkbox-${id}" type="checkbox"
              aria-describedby="lv-checkbox-${id}-hint"${state === "" ? "" : html` ${state}`}>
          <label class="lv-checkbox__label" for="lv-checkbox-${id}">${phrases.newsLabel}</label>
          <p class="lv-checkbox__hint" id="lv-checkbox-${id}-hint">${phrases.newsHint}</p>
        </div>
      </div>`.text;
  return {
    slug: "checkbox",
    name: "Checkbox",
    category: "forms",
    summary: "A yes/no choice. The whole label is clickable.",
    css: scopeCss("checkbox", renderChoiceCss(".lv-checkbox", "checkbox", input), input.literals),
    variants: [
      { name: "Open", html: renderVariant("open", "") },
      { name: "Checked", html: renderVariant("checked", "checked") },
      {
        name: "Error",
        html: html`
          <div class="lv-checkbox">
            <div class="lv-checkbox__row">
              <input class="lv-checkbox__box" id="lv-checkbox-error" type="checkbox" aria-invalid="true"
                  aria-describedby="lv-checkbox-error-text">
              <label class="lv-checkbox__label" for="lv-checkbox-error">${phrases.newsLabel}</label>
              <p class="lv-checkbox__error" id="lv-checkbox-error-text">
                ${getControlPhrases(input.copy).consentError}
              </p>
            </div>
          </div>`.text,
      },
      { name: "Disabled", html: renderVariant("disabled", "disabled") },
    ],
  };
}
