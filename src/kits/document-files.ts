import type { FileEntry } from "#/kernel/archive/zip";
import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import { renderComponentDocument } from "#/documents/component-document";
import { renderPageDocument, getPageFileName } from "#/documents/page-document";

/** A component as an HTML document, `components/<slug>.html`, with fonts in `../fonts/`. */
export const createComponentFile = (component: Component, content: DesignContent) => ({
  path: `components/${component.slug}.html`,
  content: renderComponentDocument(component, content, { fontsBase: "../fonts/" }),
});

/** One HTML document per component. */
export const createComponentFiles = (content: DesignContent): FileEntry[] =>
  content.components.map((component) => createComponentFile(component, content));

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
