import { canonicalForm, cleanHtml } from "#/html/clean-html";
import type { Component } from "#/model/component";
import type { DesignContent, PartName } from "#/model/design-content";
import type { Page } from "#/model/page";

/**
 * Brings imported markup of a stored part to its canonical form where an older version of the
 * policy let it in. Designs and versions that are frozen keep their stored bytes; what is read of
 * them, and so everything that is shown or shipped, is clean.
 */
export function cleanImports(name: PartName, value: unknown): unknown {
  if (name === "components") return (value as DesignContent["components"]).map(cleanComponent);
  if (name === "pages") return (value as DesignContent["pages"]).map(cleanPage);
  return value;
}

/** Every component of our own has a style sheet; imports carry their styles in their markup. */
function cleanComponent(component: Component): Component {
  if (component.css !== "" || component.canonicalForm === canonicalForm) return component;
  const clean = (html: string) => cleanHtml(html, { isDocument: false }).html;
  const [first, ...others] = component.variants;
  return {
    ...component,
    variants: [{ ...first, html: clean(first.html) }, ...others.map((variant) => ({ ...variant, html: clean(variant.html) }))],
    canonicalForm,
  };
}

function cleanPage(page: Page): Page {
  if (page.document === undefined || page.canonicalForm === canonicalForm) return page;
  return { ...page, document: cleanHtml(page.document, { isDocument: true }).html, canonicalForm };
}
