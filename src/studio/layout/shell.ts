import type { Markup } from "#/kernel/markup";
import type { PageContent } from "#/studio/layout/page-content";

/** One part of a page that is read: the place links lead to, its heading, its matter. */
export type MatterPart = { readonly id: string; readonly title: string; readonly body: Markup };

/** A page that is read from top to bottom: an article, documentation. */
export type Reading = {
  readonly title: string;
  readonly kicker: string | undefined;
  readonly lead: string | undefined;
  /** Whether the brand's picture opens the page. */
  readonly isIllustrated: boolean;
  readonly parts: readonly MatterPart[];
  /** What stands beside the text: the contents, or the facts. It brings its own heading. */
  readonly beside: Markup;
  /** Where to go from here. */
  readonly onward: Markup;
};

/** A page with one thing to do: sign in, write, find the way back. */
export type Gate = {
  readonly title: string;
  readonly lead: string;
  /** The form, or the ways on. */
  readonly body: Markup;
  /** What else may be wanted; quieter than the body. */
  readonly note: Markup | undefined;
  /** A short sign set very large, such as a status code. */
  readonly sign: string | undefined;
};

/** A page to look over figures. */
export type Board = {
  readonly title: string;
  /** Says whose figures these are. */
  readonly note: Markup;
  readonly ways: Markup;
  readonly figures: Markup;
  readonly course: Markup;
  readonly entries: Markup;
};

/** How a layout sets the pages that are not its two own templates: each kind of page on a skeleton that no other layout has. */
export type Shell = {
  readonly css: (content: PageContent) => string;
  /** `closing` is the section with the contact form, to be placed after the text. */
  readonly reading: (content: PageContent, matter: Reading, closing: Markup) => Markup;
  readonly gate: (content: PageContent, matter: Gate) => Markup;
  readonly board: (content: PageContent, matter: Board) => Markup;
};
