import type { Markup } from "#/kernel/markup";
import type { PageContent } from "#/studio/layout/page-content";

/** One part of a page that is read: the place links lead to, its heading, its matter. */
export type PageSection = { readonly id: string; readonly title: string; readonly body: Markup };

/** A page that is read from top to bottom: an article, documentation. */
export type TextPage = {
  readonly title: string;
  readonly kicker: string | undefined;
  readonly lead: string | undefined;
  /** Whether the brand's picture opens the page. */
  readonly isIllustrated: boolean;
  readonly sections: readonly PageSection[];
  /** What stands beside the text: the contents, or the facts. It brings its own heading. */
  readonly aside: Markup;
  /** Where to go from here. */
  readonly nextLinks: Markup;
};

/** A page with one thing to do: sign in, write, find the way back. */
export type FormPage = {
  readonly title: string;
  readonly lead: string;
  /** The form, or the ways on. */
  readonly body: Markup;
  /** What else may be wanted; quieter than the body. */
  readonly note: Markup | undefined;
  /** A short sign set very large, such as a status code. */
  readonly code: string | undefined;
};

/** A page to look over figures. */
export type DashboardPage = {
  readonly title: string;
  /** Says whose figures these are. */
  readonly note: Markup;
  readonly contents: Markup;
  readonly figures: Markup;
  readonly trend: Markup;
  readonly entries: Markup;
};

/** How a layout sets the pages that are not its two own templates: each kind of page on a skeleton that no other layout has. */
export type InnerPageLayout = {
  readonly css: (content: PageContent) => string;
  /** `closing` is the section with the contact form, to be placed after the text. */
  readonly textPage: (content: PageContent, page: TextPage, closing: Markup) => Markup;
  readonly formPage: (content: PageContent, page: FormPage) => Markup;
  readonly dashboardPage: (content: PageContent, page: DashboardPage) => Markup;
};
