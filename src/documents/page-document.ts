import type { PageSlug } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import { resolvePageLinks, type Page } from "#/model/page";
import { listDesignPreloads, renderDesignFontFaces } from "#/formats/font-faces";
import { renderFallbackFonts } from "#/formats/font-fallbacks";
import { renderGlobalsRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { renderDocument, filePolicy } from "#/documents/render-document";
import { renderImportedDocument } from "#/documents/imported-document";
import { type LinkUrls, createLinkPreview } from "#/documents/link-preview";

/** Where a page's document will stand. */
export type PageDocumentContext = {
  /**
   * Address of the folder with the font files, such as `../fonts/` in archives and `/fonts/` on the
   * server.
   */
  readonly fontsBase: string;
  /**
   * Address of a sibling page, safe in a quoted attribute; `<slug>.html` beside this file when
   * absent.
   */
  readonly pageHref?: (slug: string) => string;
  /** Where the document is served; absent in archives, whose files stand anywhere. */
  readonly link?: LinkUrls;
};

/** The file that a page is in, beside its siblings. */
export const getPageFileName = (slug: string): string => `${slug}.html`;

/**
 * A page template as a complete HTML document: fonts, tokens, styles and copy in one file. Links go
 * to the pages that the design has; a link to one that it has not goes to the landing page. A page
 * that is a whole document already gets the fonts and tokens put before its own styles.
 */
export function renderPageDocument(
  page: Page,
  content: DesignContent,
  { fontsBase, pageHref = getPageFileName, link }: PageDocumentContext,
): string {
  const { tokens, pages } = content;
  if (page.document !== undefined)
    return renderImportedDocument(page.document, [
      renderDesignFontFaces(tokens.typography, fontsBase),
      renderGlobalsRules(tokens),
    ]);
  const existingSlugs = new Set<string>(pages.map(({ slug }) => slug));
  const home: PageSlug = "landing";
  return renderDocument({
    lang: page.lang,
    title: page.title,
    description: page.description,
    policy: filePolicy,
    linkPreview: link && createLinkPreview(content, link),
    preloads: listDesignPreloads(tokens.typography, fontsBase),
    styles: [
      renderDesignFontFaces(tokens.typography, fontsBase),
      renderGlobalsRules(tokens),
      renderFallbackFonts(tokens.typography),
      baseCss,
      page.css,
    ],
    body: resolvePageLinks(page.body, (slug) => pageHref(existingSlugs.has(slug) ? slug : home)),
  });
}
