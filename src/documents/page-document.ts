import type { PageSlug } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import { resolvePageLinks, type Page } from "#/model/page";
import { firstFonts, fontFacesCss } from "#/formats/font-faces";
import { steadyFontsCss } from "#/formats/font-fallbacks";
import { globalsRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { documentShell, filePolicy } from "#/documents/document-shell";
import { importedDocument } from "#/documents/imported-document";
import { type LinkPlace, linkPreviewOf } from "#/documents/link-preview";

/** Where a page's document will stand. */
export type PagePlace = {
  /** Address of the folder with the font files, such as `../fonts/` in archives and `/fonts/` on the server. */
  readonly fontsBase: string;
  /** Address of a sibling page, safe in a quoted attribute; `<slug>.html` beside this file when absent. */
  readonly pageHref?: (slug: string) => string;
  /** Where the document is served; absent in archives, whose files stand anywhere. */
  readonly link?: LinkPlace;
};

/** The file that a page is in, beside its siblings. */
export const pageFileName = (slug: string): string => `${slug}.html`;

/**
 * A page template as a complete HTML document: fonts, tokens, styles and copy in one file. Links go to the pages that the design has; a link to
 * one that it has not goes to the landing page. A page that is a whole document already gets the fonts and tokens put before its own styles.
 */
export function pageDocument(
  page: Page,
  content: DesignContent,
  { fontsBase, pageHref = pageFileName, link }: PagePlace,
): string {
  const { tokens, pages } = content;
  if (page.document !== undefined)
    return importedDocument(page.document, [fontFacesCss(tokens.typography, fontsBase), globalsRules(tokens)]);
  const present = new Set<string>(pages.map(({ slug }) => slug));
  const home: PageSlug = "landing";
  return documentShell({
    lang: page.lang,
    title: page.title,
    description: page.description,
    policy: filePolicy,
    linkPreview: link && linkPreviewOf(content, link),
    preloads: firstFonts(tokens.typography, fontsBase),
    styles: [
      fontFacesCss(tokens.typography, fontsBase),
      globalsRules(tokens),
      steadyFontsCss(tokens.typography),
      baseCss,
      page.css,
    ],
    body: resolvePageLinks(page.body, (slug) => pageHref(present.has(slug) ? slug : home)),
  });
}
