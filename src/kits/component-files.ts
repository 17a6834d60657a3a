import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import { renderComponentDocument } from "#/documents/component-document";

/**
 * One HTML document for each component, `components/<slug>.html`, with its fonts beside in
 * `fonts/`.
 */
export function createComponentFiles(content: DesignContent): FileEntry[] {
  return content.components.map((component) => ({
    path: `components/${component.slug}.html`,
    content: renderComponentDocument(component, content, { fontsBase: "../fonts/" }),
  }));
}
