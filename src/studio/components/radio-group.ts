import { html } from "#/kernel/markup";
import type { Component } from "#/model/component";
import { renderChoiceCss } from "#/studio/components/choice-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** One choice out of a few, all visible. */
export function radioGroup(input: ComponentInput): Component {
  const { phrases } = input.copy;
  const rules = `${renderChoiceCss(".lv-radio-group", "radio", input)}
.lv-radio-group { margin: 0; padding: 0; border: 0; min-width: 0; }
.lv-radio-group__legend { padding: 0; margin-bottom: var(--space-2); ${toLabelDeclarations(input.componentStyle)} }`;
  const contactOptions = [
    { id: "mail", label: phrases.byEmail, checked: true },
    { id: "phone", label: phrases.byPhone, checked: false },
    { id: "post", label: phrases.byPost, checked: false },
  ];
  const renderRows = (group: string, state: "" | "error" | "disabled") =>
    contactOptions.map(
      ({ id, label, checked }) =>
        html`
          <div class="lv-radio-group__row">
            <input class="lv-radio-group__box" id="lv-radio-group-${group}-${id}" type="radio"
                name="lv-radio-group-${group}"
                value="${id}"${checked && state !== "error" && " checked"}${
                  state === "error" && html` aria-invalid="true" aria-describedby="lv-radio-group-${group}-note"`
                }${state === "disabled" && " disabled"}>
            <label class="lv-radio-group__label" for="lv-radio-group-${group}-${id}">${label}</label>
          </div>`,
    );
  const renderVariant = (group: string, state: "" | "error" | "disabled") =>
    html`<fieldset class="lv-radio-group"><legend class="lv-radio-group__legend">${phrases.contactBy}</legend>${renderRows(group, state)}${
      state === "error" &&
      html`<p class="lv-radio-group__error" id="lv-radio-group-${group}-note">${getControlPhrases(input.copy).chooseError}</p>`
    }</fieldset>`.text;
  return {
    slug: "radio-group",
    name: "Radio group",
    category: "forms",
    summary: "Selects one of a few visible options. One is preselected.",
    css: scopeCss("radio-group", rules, input.literals),
    variants: [
      { name: "Default", html: renderVariant("default", "") },
      { name: "Error", html: renderVariant("error", "error") },
      { name: "Disabled", html: renderVariant("disabled", "disabled") },
    ],
  };
}
