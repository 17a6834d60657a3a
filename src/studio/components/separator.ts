import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleBorder } from "#/studio/components/surface";

/** A line between groups of content. */
export function separator(input: ComponentInput): Component {
  const { copy, literals, componentStyle } = input;
  const { phrases } = copy;
  const line =
    componentStyle.table === "grid"
      ? getRuleBorder(input)
      : `1px solid ${componentStyle.rule === "ink" ? "var(--foreground)" : "var(--input)"}`;
  const rules = css`
.lv-separator { color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-separator__line { width: 100%; margin: var(--space-4) 0; border: 0; border-block-start: ${line}; }
.lv-separator__row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
}
.lv-separator__row > li + li { padding-inline-start: var(--space-4); border-inline-start: ${line}; }
.lv-separator--labelled {
  display: flex;
  align-items: center;
  gap: var(--space-4);
  color: var(--muted-foreground);
  ${toLabelDeclarations(componentStyle)}
}
.lv-separator--labelled::before, .lv-separator--labelled::after { content: ""; flex: 1; border-block-start: ${line}; }`;
  return {
    slug: "separator",
    name: "Separator",
    category: "layout",
    summary: "A line between groups of content, across or between entries of a row.",
    css: scopeCss("separator", rules, literals),
    variants: [
      {
        name: "Across",
        html: html`
          <div class="lv-separator">
            <p>${copy.name}</p>
            <hr class="lv-separator__line">
            <p>${phrases.contact}</p>
          </div>`.text,
      },
      { name: "With label", html: html`<p class="lv-separator lv-separator--labelled">${phrases.topicOther}</p>`.text },
      {
        name: "Between entries",
        html: html`
          <div class="lv-separator">
            <ul class="lv-separator__row">
              <li>${phrases.home}</li>
              <li>${phrases.contact}</li>
              <li>${phrases.guide}</li>
            </ul>
          </div>`.text,
      },
    ],
  };
}
