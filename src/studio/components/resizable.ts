import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleBorder, getRuleColor } from "#/studio/components/surface";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** Panels beside or above each other whose share the reader changes by dragging the corner. */
export function resizable(input: ComponentInput): Component {
  const { copy, literals } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const first = ".lv-resizable__first";
  const rules = css`
.lv-resizable {
  display: flex;
  width: 36rem;
  max-width: 100%;
  min-height: 10rem;
  border: ${getRuleBorder(input)};
  border-radius: var(--radius-lg);
  background: var(--card);
  color: var(--card-foreground);
  overflow: hidden;
  ${toTextStyleDeclarations("body")};
}
${first}, .lv-resizable__second { padding: var(--space-4); overflow: auto; overflow-wrap: anywhere; }
${first} {
  flex: none;
  width: 40%;
  min-width: 20%;
  max-width: 80%;
  border-inline-end: 1px solid ${getRuleColor(input)};
  background: var(--muted);
  color: var(--foreground);
  resize: horizontal;
}
.lv-resizable__second { flex: 1; min-width: 0; }
.lv-resizable--down { flex-direction: column; }
.lv-resizable--down > ${first} {
  width: auto;
  max-width: none;
  height: 4.5rem;
  min-height: 3rem;
  max-height: 16rem;
  border-inline-end: 0;
  border-block-end: 1px solid ${getRuleColor(input)};
  resize: vertical;
}
${first}:focus-visible, .lv-resizable__second:focus-visible { ${focusRing} outline-offset: -3px; }`;
  const renderPanels = (modifier: string, suffix: string): Markup =>
    html`
      <div class="lv-resizable${modifier}">
        <section class="lv-resizable__first" aria-label="${words.navigation}${suffix}" tabindex="0">${words.navigation}</section>
        <section class="lv-resizable__second" aria-label="${phrases.overview}${suffix}" tabindex="0">${phrases.overview}</section>
      </div>`;
  return {
    slug: "resizable",
    name: "Resizable panels",
    category: "layout",
    summary: "Panels beside or above each other whose share the reader changes.",
    css: scopeCss("resizable", rules, literals),
    variants: [
      { name: "Beside each other", html: renderPanels("", "").text },
      { name: "Above each other", html: renderPanels(" lv-resizable--down", " 2").text },
    ],
  };
}
