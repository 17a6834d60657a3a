import type { Markup } from "#/kernel/markup";
import type { LayoutName } from "#/studio/layout/layout-names";
import type { PageContent } from "#/studio/layout/page-content";
import type { InnerPageLayout } from "#/studio/layout/inner-page-layout";

/** A page layout: its own skeleton for the two templates that sell, what stands around every page, and a shell for all others. */
export type Layout = {
  readonly name: LayoutName;
  readonly css: (content: PageContent) => string;
  /** Header, main part and footer. */
  readonly frame: (content: PageContent, body: Markup) => Markup;
  /** The section with the contact form that pages to read end with. */
  readonly contactSection: (content: PageContent) => Markup;
  readonly innerPages: InnerPageLayout;
  readonly landing: (content: PageContent) => Markup;
  readonly pricing: (content: PageContent) => Markup;
};
