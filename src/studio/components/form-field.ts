import { html } from "#/kernel/markup";
import type { Component } from "#/model/component";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderFieldCss } from "#/studio/components/field-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** A small form: fields, errors and a button. */
export function formField(input: ComponentInput): Component {
  const { phrases } = input.copy;
  const rules = `${renderFieldCss(".lv-form-field", input)}
.lv-form-field { gap: var(--space-5); }
.lv-form-field__group { display: grid; gap: var(--space-1_5); }
.lv-form-field__area { min-height: 6rem; resize: vertical; }
${renderButtonCss(".lv-form-field__button", input)}
.lv-form-field__button { justify-self: start; }`;
  const renderForm = (id: string, state: "" | "error" | "sending") =>
    html`
      <form class="lv-form-field" aria-label="${phrases.contact}">
        <div class="lv-form-field__group">
          <label class="lv-form-field__label" for="lv-form-field-${id}-mail">${phrases.emailLabel}</label>
          <input class="lv-form-field__control" id="lv-form-field-${id}-mail" type="email"
              autocomplete="email"${
                state === "sending" && html` value="name@example.com" readonly`
              }${state === "error" && html` value="name.example.com" aria-invalid="true"`} aria-describedby="lv-form-field-${id}-note">
          ${
            state === "error"
              ? html`<p class="lv-form-field__error" id="lv-form-field-${id}-note">${phrases.emailError}</p>`
              : html`<p class="lv-form-field__hint" id="lv-form-field-${id}-note">${phrases.emailHint}</p>`
          }
        </div>
        <div class="lv-form-field__group">
          <label class="lv-form-field__label" for="lv-form-field-${id}-text">${phrases.messageLabel}</label>
          <textarea class="lv-form-field__control lv-form-field__area" id="lv-form-field-${id}-text" rows="3"></textarea>
        </div>
        <button type="submit"
            class="lv-form-field__button"${state === "sending" && html` aria-busy="true" aria-disabled="true"`}>
          ${state === "sending" ? getControlPhrases(input.copy).sending : phrases.send}
        </button>
      </form>`.text;
  return {
    slug: "form-field",
    name: "Form field",
    category: "forms",
    summary: "Groups a label, field, hint and error, and sets the spacing between groups in a form.",
    css: scopeCss("form-field", rules, input.literals),
    variants: [
      { name: "Default", html: renderForm("default", "") },
      { name: "Error", html: renderForm("error", "error") },
      { name: "Sending", html: renderForm("sending", "sending") },
    ],
  };
}
