import { css } from "#/kernel/css";
import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { renderEntryCss } from "#/studio/components/listbox-css";
import { toOverlayDeclarations } from "#/studio/components/overlay-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleColor } from "#/studio/components/surface";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** Actions for the thing under the pointer. */
export function contextMenu(input: ComponentInput): Component {
  const { copy, literals } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const area = ".lv-context-menu__area";
  const sheet = ".lv-context-menu__sheet";
  const rules = css`
.lv-context-menu {
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  max-width: 24rem;
  color: var(--foreground);
  ${toTextStyleDeclarations("body")};
}
${area} {
  display: grid;
  place-items: center;
  width: 100%;
  min-height: 7rem;
  margin: 0;
  padding: var(--space-4);
  border: 2px dashed ${getRuleColor(input) === "var(--border)" ? "var(--input)" : getRuleColor(input)};
  border-radius: var(--radius-lg);
  background: transparent;
  color: var(--muted-foreground);
  font: inherit;
  cursor: context-menu;
}
${area}:hover { border-color: var(--foreground); }
${area}:active { background: var(--muted); }
${area}:focus-visible { ${focusRing} }
${sheet} { width: 15rem; max-width: 100%; ${toOverlayDeclarations(input, "page")} padding: var(--space-1_5); overflow: hidden; }
${sheet}[popover]:not(:popover-open) { display: none; }
${sheet}[popover] { position: fixed; }
@supports (position-area: center) { ${sheet}[popover] {
  inset: auto;
  margin: 0;
  position-area: center;
  position-try-fallbacks: flip-block;
} }
${renderEntryCss(".lv-context-menu", input)}`;
  const entries = html`
    <ul class="lv-context-menu__list">
      <li><button type="button" class="lv-context-menu__entry">${words.edit}<kbd class="lv-context-menu__key">E</kbd></button></li>
      <li>
        <button type="button" class="lv-context-menu__entry">
          ${words.duplicate}<kbd class="lv-context-menu__key">Ctrl D</kbd>
        </button>
      </li>
      <li><button type="button" class="lv-context-menu__entry" disabled>${words.share}</button></li>
      <li>
        <button type="button" class="lv-context-menu__entry lv-context-menu__entry--destructive">
          ${phrases.remove}<kbd class="lv-context-menu__key">Del</kbd>
        </button>
      </li>
    </ul>`;
  const renderMenu = (id: string, trigger: MarkupPart, popover: MarkupPart): Markup =>
    html`
      <div class="lv-context-menu">
        <button type="button" class="lv-context-menu__area"${trigger}>${words.actions}</button>
        <div class="lv-context-menu__sheet" id="lv-context-menu-${id}"${popover}>${entries}</div>
      </div>`;
  return {
    slug: "context-menu",
    name: "Context menu",
    category: "actions",
    summary: "Actions for the thing under the pointer. The same actions must also be reachable elsewhere.",
    css: scopeCss("context-menu", rules, literals),
    variants: [
      { name: "Open", html: renderMenu("open", html` aria-expanded="true" aria-controls="lv-context-menu-open"`, "").text },
      {
        name: "Opens on press",
        html: renderMenu("live", html` popovertarget="lv-context-menu-live"`, html` popover="auto"`).text,
      },
    ],
  };
}
