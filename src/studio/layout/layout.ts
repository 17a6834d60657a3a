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
 * A page layout: its own skeletons for landing and pricing, a frame around every page, and a layout
 * for all inner pages.
 * @example
 * ```ts
 * export const giantWord: Layout = {
 *   name: "giant-word",
 *   css: (content) => `${renderGridCss(".grid")} …`,
 *   frame: (content, body) => html`${renderHeader(content)}<main>${body}</main>${renderFooter(content)}`,
 *   contactSection: renderContact,
 *   landing: (content) => html`<section class="hero">${renderHeadline(content)}</section>`,
 *   pricing: (content) => html`<section>${getPlans(content).map((plan) => renderPrice(content, plan))}</section>`,
 *   innerPages: giantWordInnerPages,
 * };
 * ```
 */
export type Layout = {
  readonly name: LayoutName;
  readonly css: (content: PageContent) => string;
  /** Wraps a page's body in header, main element and footer. */
  readonly frame: (content: PageContent, body: Markup) => Markup;
  /** The section with the contact form that ends text pages. */
  readonly contactSection: (content: PageContent) => Markup;
  readonly innerPages: InnerPageLayout;
  readonly landing: (content: PageContent) => Markup;
  readonly pricing: (content: PageContent) => Markup;
};
