import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { scopeCss } from "#/studio/components/scoped-css";

/** Corners and pointer of the bubble, following the archetype's buttons. */
function getBubbleStyle({ componentStyle }: ComponentInput): { readonly radius: string; readonly pointer: string } {
  const caret = "clip-path: polygon(0 0, 100% 0, 50% 100%);";
  switch (componentStyle.button) {
    case "pill":
      return { radius: "var(--radius-md)", pointer: `width: 1rem; height: 0.5rem; ${caret}` };
    case "stepped":
      return {
        radius: "0",
        pointer:
          "width: 0.75rem; height: 0.5rem; clip-path: polygon(0 0, 100% 0, 100% 50%, 67% 50%, 67% 100%, 33% 100%, 33% 50%, 0 50%);",
      };
    case "offset":
      return { radius: "0", pointer: "width: 0.75rem; height: 0.75rem; clip-path: polygon(0 0, 100% 0, 0 100%);" };
    case "ruled":
    case "outline":
      return { radius: "0", pointer: "width: 1px; height: 0.5rem;" };
    case "bevel":
    case "flat":
      return { radius: "var(--radius-sm)", pointer: `width: 0.75rem; height: 0.375rem; ${caret}` };
  }
}

/**
 * A short explanation of a control. On hover it appears in reserved space beside the control,
 * covers nothing, and stays while the pointer is on it or the control has focus (WCAG 2.2, 1.4.13).
 * On press it appears over the page and closes with Escape.
 */
export function tooltip(input: ComponentInput): Component {
  const { copy, literals } = input;
  const words = getControlPhrases(copy);
  const { radius, pointer } = getBubbleStyle(input);
  const bubble = ".lv-tooltip__bubble";
  const rules = css`
.lv-tooltip {
  position: relative;
  display: inline-grid;
  justify-items: start;
  gap: 0.75rem;
  max-width: 100%;
  color: var(--foreground);
  ${toTextStyleDeclarations("body")};
}
${bubble} {
  --lv-field: var(--inverse);
  --lv-on: var(--inverse-foreground);
  position: relative;
  width: max-content;
  max-width: min(18rem, 100%);
  margin: 0;
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: ${radius};
  background: var(--lv-field);
  color: var(--lv-on);
  overflow: visible;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  ${toTextStyleDeclarations("small")};
}
${bubble}::after {
  content: "";
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: var(--space-5);
  background: var(--lv-field);
  ${pointer}
}
${renderButtonCss(".lv-tooltip__trigger", input)}
.lv-tooltip--hover { display: inline-flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) 0.75rem; }
.lv-tooltip--hover > ${bubble} { flex: 0 1 auto; visibility: hidden; opacity: 0; transition: opacity var(--duration-fast) var(--ease-out); }
.lv-tooltip--hover > ${bubble}::after {
  inset-block-start: calc(50% - 0.375rem);
  inset-inline-start: auto;
  inset-inline-end: 100%;
  width: 0.375rem;
  height: 0.75rem;
  clip-path: polygon(100% 0, 100% 100%, 0 50%);
}
[dir="rtl"] .lv-tooltip--hover > ${bubble}::after { transform: scaleX(-1); }
@media (max-width: 30rem) { .lv-tooltip--hover > ${bubble}::after { display: none; } }
.lv-tooltip--hover > ${bubble}::before { content: ""; position: absolute; inset-block: 0; inset-inline: -0.75rem 100%; }
.lv-tooltip--hover:has(> :hover) > ${bubble}, .lv-tooltip--hover:has(:focus-visible) > ${bubble} { visibility: visible; opacity: 1; }
${bubble}[popover]:not(:popover-open) { display: none; }
${bubble}[popover] { position: fixed; }
@supports (position-area: block-start) { ${bubble}[popover] {
  inset: auto;
  margin-block-end: 0.75rem;
  position-area: block-start span-inline-end;
  position-try-fallbacks: flip-inline;
} }
@media (prefers-reduced-motion: reduce) { ${bubble} { transition: none; } }`;
  const trigger = words.help;
  return {
    slug: "tooltip",
    name: "Tooltip",
    category: "feedback",
    summary: "A short explanation of a control. Essential information must also appear elsewhere.",
    css: scopeCss("tooltip", rules, literals),
    variants: [
      {
        name: "Shown",
        html: html`
          <div class="lv-tooltip">
            <p class="lv-tooltip__bubble" id="lv-tooltip-shown-text" role="tooltip">${words.emailUse}</p>
            <button type="button" class="lv-tooltip__trigger lv-tooltip__trigger--outline"
                aria-describedby="lv-tooltip-shown-text">
              ${trigger}
            </button>
          </div>`.text,
      },
      {
        name: "On hover and focus",
        html: html`
          <div class="lv-tooltip lv-tooltip--hover">
            <button type="button" class="lv-tooltip__trigger lv-tooltip__trigger--outline"
                aria-describedby="lv-tooltip-hover-text">
              ${trigger}
            </button>
            <p class="lv-tooltip__bubble" id="lv-tooltip-hover-text" role="tooltip">${words.emailUse}</p>
          </div>`.text,
      },
      {
        name: "On press",
        html: html`
          <div class="lv-tooltip">
            <button type="button" class="lv-tooltip__trigger lv-tooltip__trigger--quiet"
                popovertarget="lv-tooltip-press-text">
              ${trigger}
            </button>
            <p class="lv-tooltip__bubble" id="lv-tooltip-press-text" popover="auto">${words.emailUse}</p>
          </div>`.text,
      },
    ],
  };
}
