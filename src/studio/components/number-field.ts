import { css } from "#/kernel/css";
import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderFieldCss } from "#/studio/components/field-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** A number with its unit, changed by typing, with the arrow keys or with the field's own arrows. */
export function numberField(input: ComponentInput): Component {
  const words = getControlPhrases(input.copy);
  const control = ".lv-number-field__control";
  const rules = css`
${renderFieldCss(".lv-number-field", input)}
.lv-number-field__row { display: flex; align-items: center; gap: var(--space-2); max-width: 14rem; }
.lv-number-field__unit { flex: none; color: var(--muted-foreground); }
${control} { font-variant-numeric: tabular-nums; text-align: end; appearance: auto; }
${control}::-webkit-inner-spin-button { opacity: 1; min-height: 1.75rem; margin-inline-start: var(--space-2); cursor: pointer; }`;
  const renderField = (id: string, label: string, unit: string, attributes: MarkupPart, note?: Markup): Markup =>
    html`
      <div class="lv-number-field">
        <label class="lv-number-field__label" for="lv-number-field-${id}">${label}</label>
        <div class="lv-number-field__row">
          <input class="lv-number-field__control" id="lv-number-field-${id}" type="number" inputmode="numeric"${attributes}>
          <span class="lv-number-field__unit">${unit}</span>
        </div>
        ${note}
      </div>`;
  return {
    slug: "number-field",
    name: "Number field",
    category: "forms",
    summary: "A number with its limits and unit.",
    css: scopeCss("number-field", rules, input.literals),
    variants: [
      { name: "Default", html: renderField("default", words.amount, "", html` value="2" min="1" max="20"`).text },
      { name: "With unit", html: renderField("unit", words.textSize, "px", html` value="16" min="8" max="96" step="1"`).text },
      {
        name: "Error",
        html: renderField(
          "error",
          words.amount,
          "",
          html` value="40" min="1" max="20" aria-invalid="true" aria-describedby="lv-number-field-error-text"`,
          html`<p class="lv-number-field__error" id="lv-number-field-error-text">${words.from("1")} ${words.to("20")}</p>`,
        ).text,
      },
      { name: "Disabled", html: renderField("disabled", words.amount, "", html` value="2" disabled`).text },
    ],
  };
}
