import type { Markup } from "#/kernel/markup";
import type { PageContent } from "#/studio/layout/page-content";

/** A section of a page: the anchor that links point to, its heading and its content. */
export type PageSection = { readonly id: string; readonly title: string; readonly body: Markup };

/** A page of running text, such as an article or documentation. */
export type TextPage = {
  readonly title: string;
  readonly kicker: string | undefined;
  readonly lead: string | undefined;
  /** Whether the brand's picture opens the page. */
  readonly isIllustrated: boolean;
  readonly sections: readonly PageSection[];
  /** The content beside the text: contents or facts, with its own heading. */
  readonly aside: Markup;
  /** Links to the next pages. */
  readonly nextLinks: Markup;
};

/** A page with one task: sign in, contact, or recover from a missing page. */
export type FormPage = {
  readonly title: string;
  readonly lead: string;
  /** The form, or the links. */
  readonly body: Markup;
  /** Secondary information, quieter than the body. */
  readonly note: Markup | undefined;
  /** A short code set very large, such as an HTTP status. */
  readonly code: string | undefined;
};

/** A page of figures. */
export type DashboardPage = {
  readonly title: string;
  /** States whose figures these are. */
  readonly note: Markup;
  readonly contents: Markup;
  readonly figures: Markup;
  readonly trend: Markup;
  readonly entries: Markup;
};

/** How a layout sets every page except landing and pricing. No two layouts share a skeleton. */
export type InnerPageLayout = {
  readonly css: (content: PageContent) => string;
  /** `closing` is the contact section, which goes after the text. */
  readonly textPage: (content: PageContent, page: TextPage, closing: Markup) => Markup;
  readonly formPage: (content: PageContent, page: FormPage) => Markup;
  readonly dashboardPage: (content: PageContent, page: DashboardPage) => Markup;
};
