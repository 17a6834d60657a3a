import { css } from "#/kernel/css";
import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { renderIcon } from "#/studio/components/icon";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { getSelectedRoles } from "#/studio/components/main-action";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** A state that a press switches on and off, alone or as one choice of a group. */
export function toggle(input: ComponentInput): Component {
  const { copy, literals, componentStyle, tokens } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const selected = getSelectedRoles(tokens);
  const radius = componentStyle.button === "pill" ? "var(--radius-full)" : "var(--radius-md)";
  const line = componentStyle.rule === "ink" ? "var(--foreground)" : "var(--input)";
  const part = ".lv-toggle__part";
  const rules = css`
.lv-toggle {
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  color: var(--foreground);
  ${toLabelDeclarations(componentStyle)}
}
.lv-toggle__legend { padding: 0; margin-block-end: var(--space-2); }
.lv-toggle__row { display: inline-flex; flex-wrap: wrap; }
${part} {
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  margin: 0;
  padding: var(--space-1) var(--space-4);
  border: var(--stroke) solid ${line};
  border-radius: ${radius};
  background: var(--card);
  color: var(--card-foreground);
  font: inherit;
  letter-spacing: inherit;
  text-transform: inherit;
  cursor: pointer;
  ${colorTransition}
}
.lv-toggle__row ${part}:not(:first-child) {
  margin-inline-start: calc(var(--stroke) * -1);
  border-start-start-radius: 0;
  border-end-start-radius: 0;
}
.lv-toggle__row ${part}:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }
${part}:hover { background: var(--secondary); color: var(--secondary-foreground); }
${part}:active { background: var(--secondary-active); color: var(--secondary-foreground); }
${part}[aria-pressed="true"], ${part}:has(:checked) {
  background: var(--${selected.fill});
  color: var(--${selected.text});
  border-color: var(--${selected.outline});
  z-index: 1;
}
${part}:focus-visible, ${part}:has(:focus-visible) { ${focusRing} z-index: 2; }
${part}:disabled { background: var(--disabled); color: var(--disabled-foreground); border-color: transparent; cursor: not-allowed; }
.lv-toggle__choice { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
.lv-toggle__sign { flex: none; width: 1.25em; height: 1.25em; }
${renderReducedMotionCss(part)}`;
  const renderToggle = (attributes: MarkupPart): Markup =>
    html`
      <div class="lv-toggle">
        <button type="button" class="lv-toggle__part"${attributes}>${renderIcon("star", "lv-toggle__sign", input)}${words.keep}</button>
      </div>`;
  const renderChoice = (value: string, label: string, checked: boolean): Markup =>
    html`
      <label class="lv-toggle__part">
        <input class="lv-toggle__choice" type="radio" name="lv-toggle-mode" value="${value}"${checked && " checked"}>
        ${label}
      </label>`;
  return {
    slug: "toggle",
    name: "Toggle",
    category: "actions",
    summary: "Switches a state on and off at once; in a group, one of a few choices is active.",
    css: scopeCss("toggle", rules, literals),
    variants: [
      { name: "Off", html: renderToggle(html` aria-pressed="false"`).text },
      { name: "On", html: renderToggle(html` aria-pressed="true"`).text },
      { name: "Disabled", html: renderToggle(html` aria-pressed="false" disabled`).text },
      {
        name: "Group",
        html: html`
          <fieldset class="lv-toggle">
            <legend class="lv-toggle__legend">${words.show}</legend>
            <div class="lv-toggle__row">
              ${renderChoice("light", phrases.light, true)}
              ${renderChoice("dark", phrases.dark, false)}
            </div>
          </fieldset>`.text,
      },
    ],
  };
}
