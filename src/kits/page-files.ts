import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import { renderPageDocument, getPageFileName } from "#/documents/page-document";

/**
 * One HTML document for each page template, `pages/<slug>.html`, linked with each other, with their
 * fonts beside in `fonts/`.
 */
export function createPageFiles(content: DesignContent): FileEntry[] {
  return content.pages.map((page) => ({
    path: `pages/${getPageFileName(page.slug)}`,
    content: renderPageDocument(page, content, { fontsBase: "../fonts/" }),
  }));
}
