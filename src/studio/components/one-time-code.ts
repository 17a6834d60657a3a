import { css } from "#/kernel/css";
import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderFieldCss } from "#/studio/components/field-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** Digits of a code. */
const codeLength = 6;

/**
 * A code that was sent to the reader: one field, so that it can be pasted and filled in by the
 * device, drawn as one cell for each digit.
 */
export function oneTimeCode(input: ComponentInput): Component {
  const { componentStyle } = input;
  const words = getControlPhrases(input.copy);
  const line = componentStyle.rule === "ink" ? "var(--foreground)" : "var(--input)";
  const control = ".lv-one-time-code__control";
  const rules = css`
${renderFieldCss(".lv-one-time-code", input)}
${control} {
  --lv-cell: 2.5rem;
  box-sizing: content-box;
  width: calc(var(--lv-cell) * ${codeLength});
  max-width: 100%;
  min-height: 3rem;
  padding: 0;
  border: 0;
  border-radius: 0;
  background:
    linear-gradient(90deg, ${line} 0 2px, transparent 2px calc(100% - 2px), ${line} calc(100% - 2px)) 0 0 / var(--lv-cell) 100%,
    linear-gradient(${line} 0 2px, transparent 2px calc(100% - 2px), ${line} calc(100% - 2px)) 0 0 / var(--lv-cell) 100%,
    var(--card);
  color: var(--card-foreground);
  direction: ltr;
  font-family: var(--font-mono);
  font-size: var(--type-lead-size);
  font-variant-numeric: tabular-nums;
  letter-spacing: calc(var(--lv-cell) - 1ch);
  text-indent: calc((var(--lv-cell) - 1ch) / 2);
  overflow: hidden;
}
${control}[aria-invalid="true"] { border: 0; outline: 2px solid var(--destructive-text); outline-offset: 0; }
${control}:disabled { background-color: var(--disabled); }
@media (forced-colors: active) { ${control} { border: 1px solid; } }`;
  const renderCode = (id: string, attributes: MarkupPart, note: Markup): Markup =>
    html`
      <div class="lv-one-time-code">
        <label class="lv-one-time-code__label" for="lv-one-time-code-${id}">${words.codeLabel}</label>
        <input class="lv-one-time-code__control" id="lv-one-time-code-${id}" type="text" inputmode="numeric"
            autocomplete="one-time-code" pattern="[0-9]{${codeLength}}" maxlength="${codeLength}" required
            aria-describedby="lv-one-time-code-${id}-note"${attributes}>
        ${note}
      </div>`;
  const renderHint = (id: string): Markup =>
    html`<p class="lv-one-time-code__hint" id="lv-one-time-code-${id}-note">${words.codeHint}</p>`;
  return {
    slug: "one-time-code",
    name: "One-time code",
    category: "forms",
    summary: "A code of six digits that was sent to the reader. It can be pasted and filled in by the device.",
    css: scopeCss("one-time-code", rules, input.literals),
    variants: [
      { name: "Empty", html: renderCode("empty", "", renderHint("empty")).text },
      { name: "Filled in", html: renderCode("filled", html` value="204816"`, renderHint("filled")).text },
      {
        name: "Error",
        html: renderCode(
          "error",
          html` value="2048" aria-invalid="true"`,
          html`<p class="lv-one-time-code__error" id="lv-one-time-code-error-note">${words.codeHint}</p>`,
        ).text,
      },
      { name: "Disabled", html: renderCode("disabled", html` disabled`, renderHint("disabled")).text },
    ],
  };
}
