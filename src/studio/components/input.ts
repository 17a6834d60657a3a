import { html } from "#/kernel/markup";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderFieldCss } from "#/studio/components/field-css";
import { scopeCss } from "#/studio/components/scoped-css";

/** A single line of text. */
export function input(source: ComponentInput): Component {
  const { phrases } = source.copy;
  return {
    slug: "input",
    name: "Input",
    category: "forms",
    summary: "A single-line text field with a label that stays visible.",
    css: scopeCss("input", renderFieldCss(".lv-input", source), source.literals),
    variants: [
      {
        name: "Empty",
        html: html`
          <div class="lv-input">
            <label class="lv-input__label" for="lv-input-empty">${phrases.nameLabel}</label>
            <input class="lv-input__control" id="lv-input-empty" type="text" autocomplete="name">
          </div>`.text,
      },
      {
        name: "With hint",
        html: html`
          <div class="lv-input">
            <label class="lv-input__label" for="lv-input-hint">${phrases.emailLabel}</label>
            <input class="lv-input__control" id="lv-input-hint" type="email" autocomplete="email"
                aria-describedby="lv-input-hint-text">
            <p class="lv-input__hint" id="lv-input-hint-text">${phrases.emailHint}</p>
          </div>`.text,
      },
      {
        name: "Error",
        html: html`
          <div class="lv-input">
            <label class="lv-input__label" for="lv-input-error">${phrases.emailLabel}</label>
            <input class="lv-input__control" id="lv-input-error" type="email" value="name.example.com"
                autocomplete="email" aria-invalid="true" aria-describedby="lv-input-error-text">
            <p class="lv-input__error" id="lv-input-error-text">${phrases.emailError}</p>
          </div>`.text,
      },
      {
        name: "Read-only",
        html: html`
          <div class="lv-input">
            <label class="lv-input__label" for="lv-input-readonly">${phrases.emailLabel}</label>
            <input class="lv-input__control" id="lv-input-readonly" type="email" value="name@example.com"
                autocomplete="off" readonly>
          </div>`.text,
      },
      {
        name: "Disabled",
        html: html`
          <div class="lv-input">
            <label class="lv-input__label" for="lv-input-disabled">${phrases.nameLabel}</label>
            <input class="lv-input__control" id="lv-input-disabled" type="text" value="${source.copy.name}"
                autocomplete="off" disabled>
          </div>`.text,
      },
    ],
  };
}
