import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { renderIcon } from "#/studio/components/icon";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleColor } from "#/studio/components/surface";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

/** Folders within folders, to open and close. */
export function tree(input: ComponentInput): Component {
  const { copy, literals } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const row = ".lv-tree__row";
  const rules = css`
.lv-tree { max-width: 24rem; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-tree__list { margin: 0; padding: 0; list-style: none; }
.lv-tree__list .lv-tree__list {
  margin-inline-start: var(--space-4);
  padding-inline-start: var(--space-3);
  border-inline-start: 1px solid ${getRuleColor(input)};
}
${row} {
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.25rem;
  padding-inline: var(--space-2);
  border-radius: var(--radius-sm);
  color: inherit;
  text-decoration: none;
  list-style: none;
  cursor: pointer;
}
${row}::-webkit-details-marker { display: none; }
${row}:hover { background: var(--secondary); color: var(--secondary-foreground); }
${row}:active { background: var(--secondary-active); color: var(--secondary-foreground); }
${row}:focus-visible { ${focusRing} }
${row}[aria-current] { background: var(--accent); color: var(--accent-foreground); font-weight: var(--weight-strong); }
.lv-tree__turn { flex: none; width: 1rem; height: 1rem; }
[dir="rtl"] .lv-tree__turn { transform: scaleX(-1); }
[open] > ${row} > .lv-tree__turn { transform: rotate(90deg); }
.lv-tree__sign { flex: none; width: 1.25rem; height: 1.25rem; }
li > a${row} { padding-inline-start: calc(var(--space-2) + 1rem + var(--space-2)); }`;
  const renderFolder = (label: string, content: Markup, open: boolean): Markup =>
    html`
      <li>
        <details${open && " open"}>
          <summary class="lv-tree__row">
            ${renderIcon("chevron-right", "lv-tree__turn", input)}${renderIcon("folder", "lv-tree__sign", input)}<span>${label}</span>
          </summary>
          <ul class="lv-tree__list">${content}</ul>
        </details>
      </li>`;
  const renderFile = (label: string, index: number, current: boolean): Markup =>
    html`
      <li>
        <a class="lv-tree__row" href="#lv-tree-${index}"${current && html` aria-current="page"`}>
          ${renderIcon("file", "lv-tree__sign", input)}<span>${label}</span>
        </a>
      </li>`;
  return {
    slug: "tree",
    name: "Tree",
    category: "navigation",
    summary: "Folders within folders, to open and close.",
    css: scopeCss("tree", rules, literals),
    variants: [
      {
        name: "Open",
        html: html`
          <nav class="lv-tree" aria-label="${words.navigation}">
            <ul class="lv-tree__list">
              ${renderFolder(
                phrases.pages,
                html`${renderFile(phrases.home, 1, true)}${renderFile(phrases.contact, 2, false)}${renderFolder(
                  phrases.guide,
                  renderFile(phrases.firstSteps, 3, false),
                  false,
                )}`,
                true,
              )}
              ${renderFolder(
                phrases.entries,
                html`${renderFile(phrases.entry(1), 4, false)}${renderFile(phrases.entry(2), 5, false)}`,
                false,
              )}
            </ul>
          </nav>`.text,
      },
    ],
  };
}
