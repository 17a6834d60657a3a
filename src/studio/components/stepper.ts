import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { renderIcon } from "#/studio/components/icon";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { getSelectedRoles } from "#/studio/components/main-action";
import { scopeCss } from "#/studio/components/scoped-css";

/** The steps of a task: done, current and to come. */
export function stepper(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle, tokens } = input;
  const { phrases } = copy;
  const selected = getSelectedRoles(tokens);
  const radius = direction.radiusBand === "square" ? "0" : direction.radiusBand === "slight" ? "var(--radius-sm)" : "50%";
  const line = componentStyle.rule === "ink" ? "var(--foreground)" : "var(--input)";
  const sign = ".lv-stepper__sign";
  const rules = css`
.lv-stepper { color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-stepper__list { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-6); margin: 0; padding: 0; list-style: none; }
.lv-stepper__step { display: flex; align-items: center; gap: var(--space-3); flex: 1 1 10rem; }
.lv-stepper__step:not(:last-child)::after {
  content: "";
  flex: 1;
  min-width: var(--space-4);
  border-block-start: var(--stroke) solid ${line};
}
.lv-stepper--down .lv-stepper__list { display: grid; gap: var(--space-5); }
.lv-stepper--down .lv-stepper__step::after { display: none; }
${sign} {
  display: grid;
  place-items: center;
  flex: none;
  width: 2rem;
  height: 2rem;
  border: 2px solid ${line};
  border-radius: ${radius};
  background: var(--background);
  color: var(--foreground);
  font-variant-numeric: tabular-nums;
  ${toLabelDeclarations(componentStyle)}
}
.lv-stepper__step--done > ${sign}, .lv-stepper__link > ${sign} {
  background: var(--${selected.fill});
  border-color: var(--${selected.outline});
  color: var(--${selected.text});
}
.lv-stepper__step[aria-current] > ${sign} { border-color: var(--foreground); }
.lv-stepper__step[aria-current] > .lv-stepper__name { font-weight: var(--weight-strong); }
.lv-stepper__name { overflow-wrap: anywhere; }
.lv-stepper__step--later > .lv-stepper__name { color: var(--muted-foreground); }
.lv-stepper__link { display: inline-flex; align-items: center; gap: var(--space-3); color: var(--link); text-underline-offset: 0.2em; }
.lv-stepper__link:hover { color: var(--link-hover); }
.lv-stepper__link:active { color: var(--foreground); }
.lv-stepper__link:focus-visible { ${focusRing} }
.lv-stepper__tick { width: 1.125rem; height: 1.125rem; }
.lv-stepper__note { margin: 0 0 var(--space-3); color: var(--muted-foreground); ${toTextStyleDeclarations("small")}; }`;
  const names = [phrases.atAGlance, phrases.contact, phrases.send];
  const renderStep = (name: string, index: number, current: number): Markup => {
    if (index < current)
      return html`
        <li class="lv-stepper__step lv-stepper__step--done">
          <a class="lv-stepper__link" href="#lv-stepper-${index + 1}">
            <span class="lv-stepper__sign">${renderIcon("check", "lv-stepper__tick", input)}</span>${name}
          </a>
        </li>`;
    return html`
      <li class="lv-stepper__step${index > current && " lv-stepper__step--later"}"${index === current && html` aria-current="step"`}>
        <span class="lv-stepper__sign" aria-hidden="true">${index + 1}</span>
        <span class="lv-stepper__name">${name}</span>
      </li>`;
  };
  const renderStepper = (modifier: string, current: number): Markup =>
    html`
      <nav class="lv-stepper${modifier}" aria-label="${phrases.step(current + 1, names.length)}">
        <p class="lv-stepper__note">${phrases.step(current + 1, names.length)}</p>
        <ol class="lv-stepper__list">${names.map((name, index) => renderStep(name, index, current))}</ol>
      </nav>`;
  return {
    slug: "stepper",
    name: "Stepper",
    category: "navigation",
    summary: "The steps of a task: those that are done lead back, the current one is marked.",
    css: scopeCss("stepper", rules, literals),
    variants: [
      { name: "Across", html: renderStepper("", 1).text },
      { name: "Down", html: renderStepper(" lv-stepper--down", 2).text },
    ],
  };
}
