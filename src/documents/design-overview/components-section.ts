import { html, trustMarkup, type Markup } from "#/kernel/markup";
import { componentCategories, type Component, type ComponentCategory } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import { scopeFragment } from "#/documents/scope-fragment";
import { containStyles } from "#/documents/contain-styles";
import { getOverviewPath, type OverviewContext } from "#/documents/design-overview/overview-context";
import { renderSection } from "#/documents/design-overview/section";

const categoryTitles: Readonly<Record<ComponentCategory, string>> = {
  actions: "Actions",
  forms: "Forms",
  display: "Display",
  feedback: "Feedback",
  navigation: "Navigation",
  layout: "Layout",
  data: "Data",
  marketing: "Offers",
};

/**
 * How many variants of a component are shown. Small components show several side by side; for the
 * others, the first is enough.
 */
const maxVariants: Readonly<Record<ComponentCategory, number>> = {
  actions: 4,
  forms: 1,
  display: 3,
  feedback: 2,
  navigation: 1,
  layout: 1,
  data: 1,
  marketing: 1,
};

/** Categories whose components take the full width of the panel. */
const wideCategories: ReadonlySet<ComponentCategory> = new Set(["navigation", "layout", "data", "marketing"]);

function renderPanel(component: Component, mode: "light" | "dark", lang: string): Markup {
  const shown = component.variants.slice(0, maxVariants[component.category]);
  const fragments = shown.map(({ name, html: fragment }, index) =>
    trustMarkup(containStyles(scopeFragment(fragment, `-${index + 1}-${mode}`, `${component.name}, ${name}, ${mode}`))),
  );
  return html`<div class="ov-panel ${mode}" lang="${lang}">${fragments}</div>\n`;
}

function renderSpecimen(component: Component, context: OverviewContext, lang: string): Markup {
  const count = component.variants.length;
  return html`
    <article class="ov-component${wideCategories.has(component.category) && " ov-component-wide"}">\n
      <div class="ov-component-head">
        <h4 class="ov-component-name">
          <a href="${getOverviewPath(context)}/components/${component.slug}">${component.name}</a>
        </h4>
        <p>${component.summary} <span class="ov-count">${count === 1 ? "1 variant" : `${count} variants`}</span></p>
      </div>\n
      <div class="ov-panels">\n${renderPanel(component, "light", lang)}${renderPanel(component, "dark", lang)}</div>\n
    </article>\n`;
}

/** Every component of the system, rendered in a light and a dark panel. */
export function renderComponentsSection({ components, pages }: DesignContent, context: OverviewContext): Markup {
  const lang = pages[0]?.lang ?? "en";
  const groups = componentCategories
    .map((category) => ({ category, members: components.filter((component) => component.category === category) }))
    .filter(({ members }) => members.length > 0);
  return renderSection(
    "components",
    html`<p>Each name links to all variants and states. The examples are the actual components, in light and dark mode.</p>`,
    groups.map(
      ({ category, members }) => html`<div class="ov-group"><h3 class="ov-subtitle">${categoryTitles[category]}</h3>\n
        ${members.map((component) => renderSpecimen(component, context, lang))}</div>\n`,
    ),
  );
}
