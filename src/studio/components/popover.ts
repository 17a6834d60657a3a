import { css } from "#/kernel/css";
import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { renderFieldCss } from "#/studio/components/field-css";
import { toOverlayDeclarations, toSheetTitleDeclarations } from "#/studio/components/overlay-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** A small panel of content that a button opens over the page. */
export function popover(input: ComponentInput): Component {
  const { copy, literals } = input;
  const words = getControlPhrases(copy);
  const sheet = ".lv-popover__sheet";
  const rules = css`
.lv-popover {
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  max-width: 100%;
  color: var(--foreground);
  ${toTextStyleDeclarations("body")};
}
${renderButtonCss(".lv-popover__button", input)}
${renderFieldCss(".lv-popover__field", input)}
${sheet} { width: 18rem; max-width: 100%; ${toOverlayDeclarations(input, "page")} padding: var(--space-4); }
.lv-popover__title { margin: 0 0 var(--space-3); ${toSheetTitleDeclarations(input)} }
${sheet}[popover]:not(:popover-open) { display: none; }
${sheet}[popover] { position: fixed; }
@supports (position-area: block-end) { ${sheet}[popover] {
  inset: auto;
  margin: var(--space-2) 0 0;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block, flip-inline;
} }`;
  const renderPopover = (id: string, trigger: MarkupPart, popoverAttribute: MarkupPart): Markup =>
    html`
      <div class="lv-popover">
        <button type="button" class="lv-popover__button lv-popover__button--outline"${trigger}>${words.settings}</button>
        <div class="lv-popover__sheet" id="lv-popover-${id}" role="group" aria-labelledby="lv-popover-${id}-title"${popoverAttribute}>
          <p class="lv-popover__title" id="lv-popover-${id}-title">${words.settings}</p>
          <div class="lv-popover__field">
            <label class="lv-popover__field__label" for="lv-popover-${id}-size">${words.textSize}</label>
            <input class="lv-popover__field__control" id="lv-popover-${id}-size" type="number" value="16" min="8" max="96">
          </div>
        </div>
      </div>`;
  return {
    slug: "popover",
    name: "Popover",
    category: "feedback",
    summary: "A small panel of content that a button opens over the page. Escape or a press outside closes it.",
    css: scopeCss("popover", rules, literals),
    variants: [
      { name: "Open", html: renderPopover("open", html` aria-expanded="true" aria-controls="lv-popover-open"`, "").text },
      {
        name: "Opens from a button",
        html: renderPopover("live", html` popovertarget="lv-popover-live"`, html` popover="auto"`).text,
      },
    ],
  };
}
