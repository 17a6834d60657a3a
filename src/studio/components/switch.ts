import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { getSelectedRoles } from "#/studio/components/main-action";
import { scopeCss } from "#/studio/components/scoped-css";

/** An on/off setting with immediate effect. */
export function switchControl(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle, tokens } = input;
  const selected = getSelectedRoles(tokens);
  const round = direction.radiusBand !== "square";
  const line = componentStyle.rule === "ink" ? "2px solid var(--foreground)" : "1px solid var(--input)";
  const rules = css`
.lv-switch {
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.75rem;
  color: var(--foreground);
  ${toTextStyleDeclarations("body")};
  cursor: pointer;
}
.lv-switch__track {
  appearance: none;
  position: relative;
  flex: none;
  width: 3rem;
  height: 1.625rem;
  margin: 0;
  background: var(--muted);
  border: ${line};
  border-radius: ${round ? "var(--radius-full)" : "0"};
  cursor: pointer;
  ${colorTransition}
}
.lv-switch__track::before {
  content: "";
  position: absolute;
  inset-block: 3px;
  inset-inline-start: 3px;
  aspect-ratio: 1;
  background: var(--foreground);
  border-radius: ${round ? "50%" : "0"};
}
.lv-switch__track:hover { border-color: var(--foreground); }
.lv-switch__track:active { background: var(--secondary); }
.lv-switch__track:checked { background: var(--${selected.fill}); border-color: var(--${selected.outline}); }
.lv-switch__track:checked::before { inset-inline: auto 3px; background: var(--${selected.text}); }
.lv-switch__track:focus-visible { ${focusRing} }
.lv-switch__track:disabled { background: var(--disabled); border-color: var(--disabled); cursor: not-allowed; }
.lv-switch__track:disabled::before { background: var(--disabled-foreground); }
${renderReducedMotionCss(".lv-switch__track")}
@media (forced-colors: active) { .lv-switch__track { appearance: auto; } }`;
  const renderVariant = (state: "" | "checked" | "disabled") =>
    html`
      <label class="lv-switch">
        <input class="lv-switch__track" type="checkbox" role="switch"${state === "" ? "" : html` ${state}`}>
        <span>${copy.phrases.newsLabel}</span>
      </label>`.text;
  return {
    slug: "switch",
    name: "Switch",
    category: "forms",
    summary: "Turns a setting on or off with immediate effect. In a form that is sent later, use a checkbox.",
    css: scopeCss("switch", rules, literals),
    variants: [
      { name: "Off", html: renderVariant("") },
      { name: "On", html: renderVariant("checked") },
      { name: "Disabled", html: renderVariant("disabled") },
    ],
  };
}
