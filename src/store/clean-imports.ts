import { canonicalForm } from "#/html/canonical-form";
import { cleanHtml } from "#/html/clean-html";
import type { Component } from "#/model/component";
import type { DesignContent, PartName } from "#/model/design-content";
import type { Page } from "#/model/page";

/**
 * Converts imported markup of a stored part to its canonical form if an older policy accepted it.
 * The stored bytes of frozen designs and versions stay the same; what is read from them, and so
 * everything shown or exported, is clean.
 */
export function cleanImports(name: PartName, value: unknown): unknown {
  if (name === "components") return (value as DesignContent["components"]).map(cleanComponent);
  if (name === "pages") return (value as DesignContent["pages"]).map(cleanPage);
  return value;
}

/** Generated components have a style sheet; imported ones carry their styles in their markup. */
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
