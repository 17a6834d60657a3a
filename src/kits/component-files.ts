import type { FileEntry } from "#/kernel/zip";
import type { DesignContent } from "#/model/design-content";
import { componentDocument } from "#/documents/component-document";

/** One HTML document for each component, `components/<slug>.html`, with its fonts beside in `fonts/`. */
export function componentFiles(content: DesignContent): FileEntry[] {
  return content.components.map((component) => ({
    path: `components/${component.slug}.html`,
    content: componentDocument(component, content, { fontsBase: "../fonts/" }),
  }));
}
