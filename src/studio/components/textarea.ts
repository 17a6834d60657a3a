import { html } from "#/kernel/markup";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderFieldCss } from "#/studio/components/field-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** Several lines of text. */
export function textarea(source: ComponentInput): Component {
  const { phrases } = source.copy;
  const rules = `${renderFieldCss(".lv-textarea", source)}
.lv-textarea__control { min-height: 8rem; resize: vertical; }`;
  return {
    slug: "textarea",
    name: "Text area",
    category: "forms",
    summary: "A multi-line text field that the user can resize.",
    css: scopeCss("textarea", rules, source.literals),
    variants: [
      {
        name: "Empty",
        html: html`
          <div class="lv-textarea">
            <label class="lv-textarea__label" for="lv-textarea-empty">${phrases.messageLabel}</label>
            <textarea class="lv-textarea__control" id="lv-textarea-empty" rows="4" aria-describedby="lv-textarea-empty-hint"></textarea>
            <p class="lv-textarea__hint" id="lv-textarea-empty-hint">${phrases.messageHint}</p>
          </div>`.text,
      },
      {
        name: "Error",
        html: html`
          <div class="lv-textarea">
            <label class="lv-textarea__label" for="lv-textarea-error">${phrases.messageLabel}</label>
            <textarea class="lv-textarea__control"
                id="lv-textarea-error" rows="4" aria-invalid="true"
                aria-describedby="lv-textarea-error-text"></textarea>
            <p class="lv-textarea__error" id="lv-textarea-error-text">
              ${getControlPhrases(source.copy).messageError}
            </p>
          </div>`.text,
      },
      {
        name: "Disabled",
        html: html`
          <div class="lv-textarea">
            <label class="lv-textarea__label" for="lv-textarea-disabled">${phrases.messageLabel}</label>
            <textarea class="lv-textarea__control" id="lv-textarea-disabled" rows="4" disabled>${phrases.messageHint}</textarea>
          </div>`.text,
      },
    ],
  };
}
