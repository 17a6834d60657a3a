import { html } from "#/kernel/markup";
import { textStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { scopedCss } from "#/studio/components/scoped-css";

/** How far something has come. */
export function progress(input: ComponentInput): Component {
  const { copy, direction, literals, manner } = input;
  const radius = direction.radiusBand === "square" ? "0" : "var(--radius-full)";
  const stepped = manner.button === "stepped";
  const fill = stepped ? "repeating-linear-gradient(90deg, var(--primary) 0 12px, transparent 12px 16px)" : "var(--primary)";
  const rules = `
.lv-progress { display: grid; gap: var(--space-2); max-width: 28rem; color: var(--foreground); ${textStyleDeclarations("body")}; }
.lv-progress__bar { appearance: none; display: block; width: 100%; height: ${manner.rule === "ink" ? "1.25rem" : "0.5rem"}; background: var(--muted); border: ${manner.rule === "ink" ? "2px solid var(--foreground)" : "1px solid var(--input)"}; border-radius: ${radius}; overflow: hidden; }
.lv-progress__bar::-webkit-progress-bar { background: transparent; }
.lv-progress__bar::-webkit-progress-value { background: ${fill}; }
.lv-progress__bar::-moz-progress-bar { background: ${fill}; }
.lv-progress__state { color: var(--muted-foreground); ${textStyleDeclarations("small")}; font-variant-numeric: tabular-nums; }`;
  return {
    slug: "progress",
    name: "Progress",
    category: "feedback",
    summary: "How far something has come, in words as well as in length.",
    css: scopedCss("progress", rules, literals),
    variants: [
      {
        name: "Steps",
        html: html`<div class="lv-progress"><label for="lv-progress-steps">${copy.phrases.send}</label><progress class="lv-progress__bar" id="lv-progress-steps" max="3" value="2">2/3</progress><span class="lv-progress__state">${copy.phrases.step(2, 3)}</span></div>`
          .text,
      },
    ],
  };
}
