import type { Markup } from "#/kernel/markup";
import type { PageContent } from "#/studio/layout/page-content";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";

/** Names of the page layouts, one per archetype. No two share a skeleton. */
export const layoutNames = [
  "flush-left",
  "side-notes",
  "overlapping-blocks",
  "staggered",
  "spec-rows",
  "wide-margins",
  "tilted-blocks",
  "column-sidebar",
  "bands",
  "inset-frames",
  "stacked-stripes",
  "figure-caption",
  "ruled-rows",
  "giant-word",
  "hud-frames",
  "index-columns",
] as const;
export type LayoutName = (typeof layoutNames)[number];

/**
 * A page layout: its own skeleton for the pricing page, and a layout for all inner pages. The
 * landing page is composed of sections, and header and footer are the same on all pages.
 * @example
 * ```ts
 * export const giantWord: Layout = {
 *   name: "giant-word",
 *   css: (content) => `${renderGridCss(".grid")} …`,
 *   contactSection: renderContact,
 *   pricing: (content) => html`<section>${getPlans(content).map((plan) => renderPrice(content, plan))}</section>`,
 *   innerPages: giantWordInnerPages,
 * };
 * ```
 */
export type Layout = {
  readonly name: LayoutName;
  readonly css: (content: PageContent) => string;
  /** The section with the contact form that ends text pages. */
  readonly contactSection: (content: PageContent) => Markup;
  readonly innerPages: InnerPageLayout;
  /** What the pricing page's main element holds. */
  readonly pricing: (content: PageContent) => Markup;
};
