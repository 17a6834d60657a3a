import { css } from "#/kernel/css";
import { html, trustMarkup } from "#/kernel/markup";
import type { Component, ComponentCategory } from "#/model/component";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { DesignContent } from "#/model/design-content";
import { scopeFragment } from "#/documents/scope-fragment";
import type { Card } from "#/kits/partner-kit/card";

type Group = { readonly name: string; readonly flow?: "rows" | "columns" };

/**
 * The groups in the list of the design tool. Light and dark are side by side, or below each other
 * with variants in rows or columns where components need more space.
 */
const groups: Readonly<Record<ComponentCategory, Group>> = {
  actions: { name: "Actions" },
  forms: { name: "Forms" },
  display: { name: "Display" },
  feedback: { name: "Feedback" },
  navigation: { name: "Navigation", flow: "rows" },
  layout: { name: "Layout", flow: "rows" },
  data: { name: "Data", flow: "rows" },
  marketing: { name: "Marketing", flow: "columns" },
};

/**
 * Approximate height of one variant of a component in CSS pixels. Other components use the default.
 */
const heightsPx: Readonly<Record<string, number>> = {
  ...{
    button: 100,
    link: 135,
    badge: 85,
    avatar: 105,
    switch: 105,
    checkbox: 130,
    select: 135,
    breadcrumb: 110,
    pagination: 120,
  },
  ...{ "navigation-bar": 150, progress: 150, stat: 155, alert: 175, tabs: 210, "radio-group": 220, feature: 200, textarea: 230 },
  ...{
    "code-block": 250,
    footer: 270,
    card: 305,
    accordion: 330,
    "empty-state": 350,
    "form-field": 380,
    table: 415,
    "pricing-card": 410,
  },
  ...{ tag: 95, toast: 120, tooltip: 130, slider: 165, menu: 225, skeleton: 270, dialog: 305, drawer: 305 },
  ...{ "data-list": 300, testimonial: 330, sidebar: 365, chart: 465 },
};
const defaultHeightPx = 150;

/** Components so high that their variants are in columns, whatever their group. */
const columnComponents: ReadonlySet<string> = new Set(["chart"]);

/** Rules for the card of a component, without those of the component. */
export const componentCardCss = css`.card-modes {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  border: var(--stroke) solid var(--border);
  border-radius: var(--radius);
  overflow: hidden;
}
.card-modes:is(.flow-rows, .flow-columns) { grid-template-columns: minmax(0, 1fr); }
.card-mode {
  display: grid;
  gap: var(--space-6);
  align-content: start;
  min-width: 0;
  padding: var(--space-6);
  background: var(--background);
  color: var(--foreground);
}
.flow-columns .card-mode { grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); }
.card-variant { display: grid; gap: var(--space-2); align-content: start; min-width: 0; }
.card-variant > div { overflow-x: auto; padding: var(--space-1); margin: calc(-1 * var(--space-1)); }
.card-label { margin: 0; color: var(--muted-foreground); ${toTextStyleDeclarations("small")}; }
`;

const modes = ["light", "dark"] as const;

function createComponentCard(component: Component, lang: string): Card {
  const { slug, name, category, summary, variants } = component;
  const { name: group, flow: defaultFlow } = groups[category];
  const flow = columnComponents.has(slug) ? "columns" : defaultFlow;
  const heightPx = Object.hasOwn(heightsPx, slug) ? (heightsPx[slug] ?? defaultHeightPx) : defaultHeightPx;
  const renderPanel = (mode: (typeof modes)[number]) => html`<section class="card-mode ${mode}" aria-label="${name}, ${mode}">\n
    ${variants.map(
      (variant, index) => html`<div class="card-variant"><h2 class="card-label">${variant.name}</h2>\n
    <div lang="${lang}">${trustMarkup(scopeFragment(variant.html, `-${index + 1}-${mode}`, `${variant.name}, ${mode}`))}</div></div>\n`,
    )}</section>\n`;
  const rows = flow === "columns" ? modes.length : variants.length * (flow ? modes.length : 1);
  return {
    path: `components/${category}/${slug}.card.html`,
    group,
    name,
    subtitle: summary,
    viewport: [flow ? 1100 : 760, 110 + rows * heightPx],
    css: componentCardCss + component.css,
    body: html`<main class="card">\n
      <h1 class="card-title">${name}</h1>\n
      <div class="card-modes${flow && ` flow-${flow}`}">\n
      ${modes.map(renderPanel)}</div>\n
      </main>`,
  };
}

/**
 * One card per component, `components/<category>/<slug>.card.html`: every variant in light and dark
 * mode.
 */
export const createComponentCards = ({ components, pages }: DesignContent): readonly Card[] =>
  components.map((component) => createComponentCard(component, pages[0]?.lang ?? "en"));
