import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { renderBriefText } from "#/studio/copy/brief-text";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { renderIcon } from "#/studio/components/icon";
import { renderSymbol } from "#/studio/components/symbol";

/**
 * How the archetype marks the current entry: a field, a bar at the edge, a rule below, brackets, or
 * weight alone.
 */
function toCurrentEntryDeclarations({ componentStyle }: ComponentInput): string {
  const field = "background: var(--sidebar-primary); color: var(--sidebar-primary-foreground);";
  switch (componentStyle.button) {
    case "offset":
    case "stepped":
    case "bevel":
      return `${field} font-weight: var(--weight-strong);`;
    case "pill":
      return `${field} font-weight: var(--weight-medium);`;
    case "ruled":
      return (
        "text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.35em; " +
        "font-weight: var(--weight-strong);"
      );
    case "outline":
      return "border-color: var(--sidebar-foreground); font-weight: var(--weight-medium);";
    case "flat":
      return componentStyle.table === "grid" || componentStyle.table === "rules"
        ? "background: var(--sidebar-accent); color: var(--sidebar-accent-foreground); font-weight: " +
            "var(--weight-strong); box-shadow: inset 0 -2px 0 0 var(--sidebar-primary);"
        : `${field} font-weight: var(--weight-strong);`;
  }
}

/** Navigation within an application, beside its content. */
export function sidebar(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle, mark } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const radius = componentStyle.button === "pill" ? "var(--radius-full)" : "var(--radius-sm)";
  const height = direction.density === "dense" ? "2.25rem" : "2.75rem";
  const line = componentStyle.rule === "ink" ? "var(--sidebar-foreground)" : "var(--sidebar-border)";
  const rules = css`
.lv-sidebar {
  display: grid;
  align-content: start;
  gap: var(--space-5);
  width: 100%;
  max-width: 17rem;
  padding: var(--space-4) var(--space-3);
  background: var(--sidebar);
  color: var(--sidebar-foreground);
  ${direction.depth === "border" ? `border: var(--stroke) solid ${line};` : ""}
  ${componentStyle.button === "pill" ? "border-radius: var(--radius-lg);" : ""}
  ${toTextStyleDeclarations("body")};
  overflow-wrap: anywhere;
}
.lv-sidebar__brand {
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.75rem;
  padding-inline: var(--space-3);
  color: inherit;
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  font-size: var(--type-lead-size);
  line-height: 1.15;
  text-decoration: none;
}
.lv-sidebar__symbol { flex: none; width: 1.75rem; height: 1.75rem; }
.lv-sidebar__title { margin: 0; padding: 0 var(--space-3) var(--space-2); ${toLabelDeclarations(componentStyle)} }
.lv-sidebar__list { display: grid; gap: ${componentStyle.rule === "ink" ? "0" : "2px"}; margin: 0; padding: 0; list-style: none; }
.lv-sidebar__link {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: ${height};
  padding: var(--space-1) var(--space-3);
  border: 1px solid transparent;
  border-radius: ${radius};
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  list-style: none;
  ${colorTransition}
}
.lv-sidebar__link::-webkit-details-marker { display: none; }
.lv-sidebar__link:hover { background: var(--sidebar-accent); color: var(--sidebar-accent-foreground); }
.lv-sidebar__link:active { background: var(--sidebar-accent); color: var(--sidebar-accent-foreground); text-decoration: underline; }
.lv-sidebar__link:focus-visible, .lv-sidebar__brand:focus-visible { ${focusRing} outline-color: var(--sidebar-ring); outline-offset: -2px; }
.lv-sidebar__link[aria-current] { ${toCurrentEntryDeclarations(input)} }
.lv-sidebar__group + .lv-sidebar__group { padding-block-start: var(--space-5); border-block-start: 1px solid ${line}; }
.lv-sidebar__sign { flex: none; width: 1em; height: 1em; }
.lv-sidebar__fold[open] > .lv-sidebar__link > .lv-sidebar__sign { transform: rotate(180deg); }
.lv-sidebar__fold > .lv-sidebar__list { padding-inline-start: var(--space-4); }
.lv-sidebar--folded { gap: 0; padding-block: var(--space-2); }
.lv-sidebar--folded > .lv-sidebar__fold[open] > .lv-sidebar__link { margin-block-end: var(--space-2); }
.lv-sidebar--folded > .lv-sidebar__fold > .lv-sidebar__list { padding-inline-start: 0; }
${renderReducedMotionCss(".lv-sidebar__link")}`;
  const renderLink = (id: string, label: Markup | string, current: boolean) =>
    html`<li><a class="lv-sidebar__link" href="#${id}"${current && html` aria-current="page"`}>${label}</a></li>`;
  const renderLinks = (id: string) =>
    copy.navigation.map(({ label }, index) => renderLink(id, renderBriefText(copy, label), index === 0));
  // The accessible name is explicit, because the overflow of a narrow box can hide the summary's
  // text.
  const renderFold = (label: string, shown: Markup | string, entries: readonly Markup[], open: boolean) =>
    html`
      <details class="lv-sidebar__fold"${open && " open"}>
        <summary class="lv-sidebar__link" aria-label="${label}">
          <span>${shown}</span>${renderIcon("chevron-down", "lv-sidebar__sign", input)}
        </summary>
        <ul class="lv-sidebar__list">${entries}</ul>
      </details>`;
  const first = copy.navigation[0]?.label ?? copy.name;
  const own = "lv-sidebar-default";
  const small = "lv-sidebar-small";
  return {
    slug: "sidebar",
    name: "Sidebar",
    category: "navigation",
    summary: "Navigation within an application. On small screens it collapses into one line.",
    css: scopeCss("sidebar", rules, literals),
    variants: [
      {
        name: "Default",
        html: html`
          <nav class="lv-sidebar" id="${own}" aria-label="${words.navigation}">
            <a class="lv-sidebar__brand" href="#${own}">
              ${renderSymbol(mark, "lv-sidebar__symbol")}
              <span>${renderBriefText(copy, copy.name)}</span>
            </a>
            <div class="lv-sidebar__group"><ul class="lv-sidebar__list">${renderLinks(own)}</ul></div>
            <div class="lv-sidebar__group">
              <p class="lv-sidebar__title">${words.account}</p>
              <ul class="lv-sidebar__list">
                ${renderLink(own, words.overview, false)}
                <li>
                  ${renderFold(
                    words.settings,
                    words.settings,
                    [renderLink(own, phrases.light, false), renderLink(own, phrases.dark, false)],
                    true,
                  )}
                </li>
              </ul>
            </div>
          </nav>`.text,
      },
      {
        name: "Folded",
        html: html`
          <nav class="lv-sidebar lv-sidebar--folded" id="${small}" aria-label="${words.navigation}">
            ${renderFold(first, renderBriefText(copy, first), renderLinks(small), false)}
          </nav>`.text,
      },
    ],
  };
}
