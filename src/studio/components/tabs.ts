import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleBorder } from "#/studio/components/surface";
import { renderBriefText } from "#/studio/copy/brief-text";

/**
 * Views that replace each other. Built on radio buttons, so that arrow keys work without a script.
 */
export function tabs(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle } = input;
  const { phrases } = copy;
  const panes = [
    { label: phrases.offer, text: copy.offer ?? copy.lead ?? copy.headline },
    { label: phrases.audienceHeading, text: copy.audience ?? phrases.contactLead },
    { label: phrases.contact, text: phrases.contactLead },
  ];
  const filled = direction.depth === "tone" || componentStyle.rule === "ink";
  const chosen = filled
    ? "background: var(--inverse); color: var(--inverse-foreground);"
    : "color: var(--foreground); box-shadow: inset 0 -3px 0 0 var(--primary);";
  const rules = css`
.lv-tabs {
  max-width: 36rem;
  overflow-wrap: anywhere;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  color: var(--foreground);
  ${toTextStyleDeclarations("body")};
}
.lv-tabs__name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.lv-tabs__row {
  display: flex;
  flex-wrap: wrap;
  gap: ${filled ? "var(--space-1)" : "var(--space-5)"};
  ${componentStyle.rule === "ink" || !filled ? `border-bottom: ${getRuleBorder(input)};` : ""}
}
.lv-tabs__tab {
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${filled ? "var(--space-4)" : "0"};
  color: var(--muted-foreground);
  border-radius: ${componentStyle.button === "pill" ? "var(--radius-full)" : filled ? "var(--radius-sm)" : "0"};
  ${toLabelDeclarations(componentStyle)} cursor: pointer;
}
.lv-tabs__tab:hover { color: var(--foreground); }
.lv-tabs__tab:active { color: var(--link); }
.lv-tabs__tab:has(:disabled) { color: var(--disabled-foreground); cursor: not-allowed; }
.lv-tabs__tab:has(:disabled) > .lv-tabs__choice { cursor: not-allowed; }
.lv-tabs__tab:has(:checked) { ${chosen} }
.lv-tabs__tab:has(:focus-visible) { ${focusRing} }
.lv-tabs__choice { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.lv-tabs__pane { display: none; padding-block: var(--space-4); }
.lv-tabs__pane > p { margin: 0; text-wrap: pretty; }
${panes
  .map((_, index) => `.lv-tabs:has(.lv-tabs__tab:nth-child(${index + 1}) :checked) ` + `.lv-tabs__pane:nth-of-type(${index + 1})`)
  .join(",\n")} {
  display: block;
}`;
  const renderVariant = (group: string, chosen: number, disabled: number | undefined) =>
    html`<fieldset class="lv-tabs"><legend class="lv-tabs__name">${phrases.about(copy.name)}</legend><div class="lv-tabs__row">${panes.map(
      ({ label }, index) =>
        html`
          <label class="lv-tabs__tab">
            <input class="lv-tabs__choice" type="radio" name="lv-tabs-${group}"
                value="${index}"${index === chosen && " checked"}${index === disabled && " disabled"}>
            ${label}
          </label>`,
    )}</div>${panes.map(({ text }) => html`<section class="lv-tabs__pane"><p>${renderBriefText(copy, text)}</p></section>`)}</fieldset>`
      .text;
  return {
    slug: "tabs",
    name: "Tabs",
    category: "navigation",
    summary: "Switches between views in the same place. Arrow keys move between tabs.",
    css: scopeCss("tabs", rules, literals),
    variants: [
      { name: "Default", html: renderVariant("default", 0, undefined) },
      { name: "With a disabled view", html: renderVariant("disabled", 1, 2) },
    ],
  };
}
