import { getAttribute, type HtmlElement } from "#/documents/html-document";

/** An element of a page that is a section, and the classes of what wraps it within `main`. */
export type PagePart = { readonly element: HtmlElement; readonly wrappers: readonly string[] };

/**
 * The header, the sections and the footer of a page, in order: `main`, and boxes around several
 * sections, are replaced by what is in them.
 */
export function listPageParts(element: HtmlElement, wrappers: readonly string[] = []): readonly PagePart[] {
  return element.childNodes
    .filter((node): node is HtmlElement => "tagName" in node)
    .flatMap((child): readonly PagePart[] => {
      if (child.tagName === "main") return listPageParts(child, wrappers);
      const sections = child.childNodes.filter(({ nodeName }) => nodeName === "section");
      const isBox = child.tagName === "div" && sections.length > 1;
      return isBox ? listPageParts(child, [...wrappers, getAttribute(child, "class") ?? ""]) : [{ element: child, wrappers }];
    });
}

/** Classes that say how wide, how far apart or how coloured a section is, and not which it is. */
const generalClass = /^(?:wrap|band|part|field|gap)\b|--/;

/** The class that names an element; undefined if it has none. */
export const findOwnClass = (classes: string): string | undefined =>
  classes.split(/\s+/).find((name) => name !== "" && !generalClass.test(name));
