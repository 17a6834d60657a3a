import { renderPageDocument } from "#/documents/page-document";
import type { DesignContent } from "#/model/design-content";
import { renderComponentSheet } from "#test/studio/component-sheet";

/** A document to check: the slug of a page, or `components` for the component sheet. */
export type SystemDocument = { readonly name: string; readonly html: string };

/** All pages of a system and its component sheet, with the fonts under `/fonts/`. */
export const renderSystemDocuments = (content: DesignContent): readonly SystemDocument[] => [
  ...content.pages.map((page) => ({ name: page.slug, html: renderPageDocument(page, content, { fontsBase: "/fonts/" }) })),
  { name: "components", html: renderComponentSheet(content, "/fonts/") },
];
