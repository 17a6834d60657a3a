import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import { renderComponentDocument } from "#/documents/component-document";
import { renderPageDocument, getPageFileName } from "#/documents/page-document";

/** One HTML document per component, `components/<slug>.html`, with fonts in `../fonts/`. */
export function createComponentFiles(content: DesignContent): FileEntry[] {
  return content.components.map((component) => ({
    path: `components/${component.slug}.html`,
    content: renderComponentDocument(component, content, { fontsBase: "../fonts/" }),
  }));
}

/**
 * One HTML document per page template, `pages/<slug>.html`. The pages link to each other and load
 * fonts from `../fonts/`.
 */
export function createPageFiles(content: DesignContent): FileEntry[] {
  return content.pages.map((page) => ({
    path: `pages/${getPageFileName(page.slug)}`,
    content: renderPageDocument(page, content, { fontsBase: "../fonts/" }),
  }));
}
