import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { renderEntryCss } from "#/studio/components/listbox-css";
import { toOverlayDeclarations } from "#/studio/components/overlay-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleBorder } from "#/studio/components/surface";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** Menus beside each other, as at the top of an application. */
export function menubar(input: ComponentInput): Component {
  const { copy, literals, componentStyle } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const top = ".lv-menubar__top";
  const sheet = ".lv-menubar__sheet";
  const rules = css`
.lv-menubar { color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-menubar__row {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  width: fit-content;
  max-width: 100%;
  margin: 0;
  padding: var(--space-1);
  border: ${getRuleBorder(input)};
  border-radius: var(--radius-md);
  background: var(--card);
  list-style: none;
}
${top} {
  min-height: 2.25rem;
  margin: 0;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-sm);
  background: transparent;
  color: var(--card-foreground);
  cursor: pointer;
  ${toLabelDeclarations(componentStyle)}
}
${top}:hover, ${top}[aria-expanded="true"] { background: var(--secondary); color: var(--secondary-foreground); }
${top}:active { background: var(--secondary-active); }
${top}:focus-visible { ${focusRing} }
${sheet} {
  width: 15rem;
  max-width: 100%;
  margin-block-start: var(--space-2);
  ${toOverlayDeclarations(input, "page")}
  padding: var(--space-1_5);
  overflow: hidden;
}
${sheet}[popover]:not(:popover-open) { display: none; }
${sheet}[popover] { position: fixed; }
@supports (position-area: block-end) { ${sheet}[popover] {
  inset: auto;
  margin: var(--space-2) 0 0;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block, flip-inline;
} }
${renderEntryCss(".lv-menubar", input)}`;
  const renderEntries = (labels: readonly (readonly [label: string, key: string])[]): Markup =>
    html`
      <ul class="lv-menubar__list">
        ${labels.map(
          ([label, key]) =>
            html`
              <li>
                <button type="button" class="lv-menubar__entry">
                  ${label}${key !== "" && html`<kbd class="lv-menubar__key">${key}</kbd>`}
                </button>
              </li>`,
        )}
      </ul>`;
  const menus = [
    {
      id: "edit",
      label: words.edit,
      entries: [
        [words.undo, "Ctrl Z"],
        [words.duplicate, "Ctrl D"],
        [phrases.remove, "Del"],
      ],
    },
    {
      id: "show",
      label: words.show,
      entries: [
        [phrases.light, ""],
        [phrases.dark, ""],
      ],
    },
    {
      id: "account",
      label: words.account,
      entries: [
        [words.settings, ""],
        [words.close, "Esc"],
      ],
    },
  ] as const;
  return {
    slug: "menubar",
    name: "Menubar",
    category: "navigation",
    summary: "Menus beside each other, as at the top of an application.",
    css: scopeCss("menubar", rules, literals),
    variants: [
      {
        name: "One menu open",
        html: html`
          <div class="lv-menubar">
            <ul class="lv-menubar__row">
              ${menus.map(
                ({ id, label }, index) =>
                  html`
                    <li>
                      <button type="button" class="lv-menubar__top"${
                        index === 0 && html` aria-expanded="true" aria-controls="lv-menubar-open-${id}"`
                      }>
                        ${label}
                      </button>
                    </li>`,
              )}
            </ul>
            <div class="lv-menubar__sheet" id="lv-menubar-open-edit">${renderEntries(menus[0].entries)}</div>
          </div>`.text,
      },
      {
        name: "Opens from its buttons",
        html: html`
          <div class="lv-menubar">
            <ul class="lv-menubar__row">
              ${menus.map(
                ({ id, label, entries }) =>
                  html`
                    <li>
                      <button type="button" class="lv-menubar__top" popovertarget="lv-menubar-live-${id}">${label}</button>
                      <div class="lv-menubar__sheet" id="lv-menubar-live-${id}" popover="auto">${renderEntries(entries)}</div>
                    </li>`,
              )}
            </ul>
          </div>`.text,
      },
    ],
  };
}
