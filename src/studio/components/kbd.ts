import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleColor } from "#/studio/components/surface";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** Keys of a keyboard. */
export function kbd(input: ComponentInput): Component {
  const { copy, literals } = input;
  const words = getControlPhrases(copy);
  const rules = css`
.lv-kbd { color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-kbd__list {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-8);
  max-width: 24rem;
  margin: 0;
}
.lv-kbd__list dd { margin: 0; }
.lv-kbd__keys { display: inline-flex; flex-wrap: wrap; gap: var(--space-1); direction: ltr; }
.lv-kbd__key {
  display: inline-grid;
  place-items: center;
  min-width: 1.75em;
  padding: 0.1em 0.5em;
  border: 1px solid ${getRuleColor(input) === "var(--border)" ? "var(--input)" : getRuleColor(input)};
  border-block-end-width: 2px;
  border-radius: var(--radius-sm);
  background: var(--muted);
  color: var(--foreground);
  font: inherit;
  font-family: var(--font-mono);
  font-size: var(--type-code-size);
}`;
  const renderKeys = (keys: readonly string[]): Markup =>
    html`<span class="lv-kbd__keys">${keys.map((key) => html`<kbd class="lv-kbd__key">${key}</kbd>`)}</span>`;
  return {
    slug: "kbd",
    name: "Keyboard key",
    category: "display",
    summary: "Keys to press, as they are labelled on the keyboard.",
    css: scopeCss("kbd", rules, literals),
    variants: [
      { name: "Key", html: html`<p class="lv-kbd">${renderKeys(["Esc"])}</p>`.text },
      { name: "Combination", html: html`<p class="lv-kbd">${renderKeys(["Ctrl", "K"])}</p>`.text },
      {
        name: "Shortcuts",
        html: html`
          <div class="lv-kbd">
            <dl class="lv-kbd__list">
              <dt>${words.search}</dt><dd>${renderKeys(["Ctrl", "K"])}</dd>
              <dt>${words.undo}</dt><dd>${renderKeys(["Ctrl", "Z"])}</dd>
              <dt>${words.close}</dt><dd>${renderKeys(["Esc"])}</dd>
            </dl>
          </div>`.text,
      },
    ],
  };
}
