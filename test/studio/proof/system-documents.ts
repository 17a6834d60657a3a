import { pageDocument } from "#/documents/page-document";
import type { DesignContent } from "#/model/design-content";
import { renderComponentSheet } from "#test/studio/component-sheet";

/** One thing to look at: the slug of a page, or `components` for the sheet of all components. */
export type SystemDocument = { readonly name: string; readonly html: string };

/** Every page of a system and one sheet of all its components, with the fonts under `/fonts/`. */
export const renderSystemDocuments = (content: DesignContent): readonly SystemDocument[] => [
  ...content.pages.map((page) => ({ name: page.slug, html: pageDocument(page, content, { fontsBase: "/fonts/" }) })),
  { name: "components", html: renderComponentSheet(content, "/fonts/") },
];
