import type { PageSlug } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import { resolvePageLinks, type Page } from "#/model/page";
import { getDesignCharacters } from "#/formats/design-text";
import { type FontsBase, listDesignPreloads, renderDesignFontFaces } from "#/formats/font-faces";
import { renderFallbackFonts } from "#/formats/font-fallbacks";
import { renderGlobalsRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { renderDocument, filePolicy } from "#/documents/render-document";
import { renderImportedDocument } from "#/documents/imported-document";
import { type LinkUrls, createLinkPreview } from "#/documents/link-preview";

/** Where the document of a page will be located. */
export type PageDocumentContext = {
  /** Where the font files are, such as `../fonts/` in archives and `/fonts/` on the server. */
  readonly fontsBase: FontsBase;
  /** URL of a sibling page, safe in a quoted attribute. Defaults to `<slug>.html`. */
  readonly pageHref?: (slug: string) => string;
  /** Public URLs of the document. Absent in archives, whose files can be anywhere. */
  readonly link?: LinkUrls;
};

/** The file name of a page. */
export const getPageFileName = (slug: string): string => `${slug}.html`;

/**
 * A page template as a complete HTML document: fonts, tokens, styles and copy in one file. Links to
 * pages that the design does not have lead to the landing page. If the page is already a complete
 * document, the fonts and tokens are inserted before its styles.
 */
export function renderPageDocument(
  page: Page,
  content: DesignContent,
  { fontsBase, pageHref = getPageFileName, link }: PageDocumentContext,
): string {
  const { tokens, pages } = content;
  const characters = getDesignCharacters(content);
  if (page.document !== undefined)
    return renderImportedDocument(page.document, [
      renderDesignFontFaces(tokens.typography, fontsBase, characters),
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
      renderDesignFontFaces(tokens.typography, fontsBase, characters),
      renderGlobalsRules(tokens),
      renderFallbackFonts(tokens.typography),
      baseCss,
      page.css,
    ],
    body: resolvePageLinks(page.body, (slug) => pageHref(existingSlugs.has(slug) ? slug : home)),
  });
}
