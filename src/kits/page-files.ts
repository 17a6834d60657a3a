import type { FileEntry } from "#/kernel/zip";
import type { DesignContent } from "#/model/design-content";
import { pageDocument, pageFileName } from "#/documents/page-document";

/** One HTML document for each page template, `pages/<slug>.html`, linked with each other, with their fonts beside in `fonts/`. */
export function pageFiles(content: DesignContent): FileEntry[] {
  return content.pages.map((page) => ({
    path: `pages/${pageFileName(page.slug)}`,
    content: pageDocument(page, content, { fontsBase: "../fonts/" }),
  }));
}
