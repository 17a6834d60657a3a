import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { getSelectedRoles } from "#/studio/components/main-action";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** How far a task has progressed. */
export function progress(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle, tokens } = input;
  const selected = getSelectedRoles(tokens);
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const radius = direction.radiusBand === "square" ? "0" : "var(--radius-full)";
  const stepped = componentStyle.button === "stepped";
  const fill = stepped
    ? `repeating-linear-gradient(90deg, var(--${selected.fill}) 0 12px, transparent 12px 16px)`
    : `var(--${selected.fill})`;
  const running = ".lv-progress__bar:indeterminate";
  const rules = css`
.lv-progress { display: grid; gap: var(--space-2); max-width: 28rem; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-progress__bar {
  appearance: none;
  display: block;
  width: 100%;
  height: ${componentStyle.rule === "ink" ? "1.25rem" : "0.5rem"};
  background: var(--muted);
  border: ${componentStyle.rule === "ink" ? "2px solid var(--foreground)" : "1px solid var(--input)"};
  border-radius: ${radius};
  overflow: hidden;
}
.lv-progress__bar::-webkit-progress-bar { background: transparent; }
.lv-progress__bar::-webkit-progress-value { background: ${fill}; }
.lv-progress__bar::-moz-progress-bar { background: ${fill}; }
${running} {
  background: linear-gradient(90deg, var(--${selected.fill}) 35%, transparent 35%) 0 0 / 200% 100%, var(--muted);
  animation: lv-progress ${stepped ? "1.6s steps(12)" : "1.6s linear"} infinite;
}
${running}::-moz-progress-bar { background: transparent; }
@keyframes lv-progress { from { background-position: 135% 0, 0 0; } to { background-position: -65% 0, 0 0; } }
.lv-progress__bar--done::-webkit-progress-value { background: var(--success); }
.lv-progress__bar--done::-moz-progress-bar { background: var(--success); }
.lv-progress__state { color: var(--muted-foreground); ${toTextStyleDeclarations("small")}; font-variant-numeric: tabular-nums; }
@media (prefers-reduced-motion: reduce) { ${running} {
  animation: none;
  background: repeating-linear-gradient(135deg, var(--${selected.fill}) 0 0.5rem, transparent 0.5rem 1rem), var(--muted);
} }`;
  const renderVariant = (id: string, modifier: string, value: number | undefined, state: string) =>
    html`
      <div class="lv-progress">
        <label for="lv-progress-${id}">${phrases.send}</label>
        <progress class="lv-progress__bar${modifier}"
            id="lv-progress-${id}"${value !== undefined && html` max="3" value="${value}"`}>
          ${state}
        </progress>
        <span class="lv-progress__state">${state}</span>
      </div>`.text;
  return {
    slug: "progress",
    name: "Progress",
    category: "feedback",
    summary: "Shows how far a task has progressed, in words as well as a bar.",
    css: scopeCss("progress", rules, literals),
    variants: [
      { name: "Steps", html: renderVariant("steps", "", 2, phrases.step(2, 3)) },
      { name: "Running", html: renderVariant("running", "", undefined, phrases.loading) },
      { name: "Done", html: renderVariant("done", " lv-progress__bar--done", 3, words.done) },
    ],
  };
}
