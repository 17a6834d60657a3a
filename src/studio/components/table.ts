import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ColorRole } from "#/model/token-set";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderTableCss } from "#/studio/components/table-css";

const roles: readonly ColorRole[] = ["background", "foreground", "primary", "link", "border", "destructive"];

/** Rows to compare. The example lists the system's own colours, so that every figure is true. */
export function table(input: ComponentInput): Component {
  const { copy, literals, tokens } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const head = html`
    <caption class="lv-table__caption">${phrases.colors}</caption>
    <thead>
      <tr>
        <th scope="col">${phrases.colorRole}</th>
        <th scope="col" class="lv-table__number">${phrases.light}</th>
        <th scope="col" class="lv-table__number">${phrases.dark}</th>
      </tr>
    </thead>`;
  const rules = `
.lv-table { position: relative; max-width: 40rem; overflow-x: auto; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-table:focus-visible { ${focusRing} }
.lv-table__caption { padding-bottom: var(--space-3); text-align: start; font-weight: var(--weight-strong); }
${renderTableCss(".lv-table", input)}
.lv-table__table tbody tr:hover { background: var(--secondary); color: var(--secondary-foreground); }
.lv-table__table tbody tr.lv-table__none:hover { background: transparent; color: inherit; }
.lv-table__none > td { padding-block: var(--space-6); color: var(--muted-foreground); }`;
  return {
    slug: "table",
    name: "Table",
    category: "data",
    summary: "Rows to compare. Figures are right-aligned, and a wide table scrolls horizontally.",
    css: scopeCss("table", rules, literals),
    variants: [
      {
        name: "Default",
        html: html`
          <section class="lv-table" aria-label="${phrases.colors}" tabindex="0">
            <table class="lv-table__table">
              ${head}
              <tbody>
                ${roles.map(
                  (role) =>
                    html`
                      <tr>
                        <th scope="row">${role}</th>
                        <td class="lv-table__number">${tokens.colors.light[role].hex}</td>
                        <td class="lv-table__number">${tokens.colors.dark[role].hex}</td>
                      </tr>`,
                )}
              </tbody>
            </table>
          </section>`.text,
      },
      {
        name: "Empty",
        html: html`
          <section class="lv-table" aria-label="${phrases.colors}" tabindex="0">
            <table class="lv-table__table">
              ${head}
              <tbody><tr class="lv-table__none"><td colspan="3">${words.noRows}</td></tr></tbody>
            </table>
          </section>`.text,
      },
    ],
  };
}
