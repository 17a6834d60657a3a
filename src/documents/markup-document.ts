import { baseCss } from "#/documents/base-css";
import { filePolicy, renderDocument } from "#/documents/render-document";
import { getDesignCharacters } from "#/formats/design-text";
import { renderFallbackFonts } from "#/formats/font-fallbacks";
import { type FontsBase, renderDesignFontFaces } from "#/formats/font-faces";
import { renderGlobalsRules } from "#/formats/globals-css";
import type { DesignContent } from "#/model/design-content";

/**
 * Markup that was written for a design, its style sheet, and that of its utility classes. None is
 * trusted.
 */
export type SubmittedMarkup = { readonly html: string; readonly css: string; readonly utilities: string };

/**
 * Submitted markup in a document with the variables, fonts and component styles of a design. The
 * markup may be a whole document: a browser adds the attributes and the content of its elements to
 * those that are here. It is not read: only a browser without scripts and network may show it.
 */
export function renderMarkupDocument(
  { html, css, utilities }: SubmittedMarkup,
  content: DesignContent,
  fontsBase: FontsBase,
): string {
  const { tokens, pages, components, brief } = content;
  return renderDocument({
    lang: pages[0]?.lang ?? "en",
    title: brief.name,
    description: "",
    policy: filePolicy,
    styles: [
      utilities,
      renderDesignFontFaces(tokens.typography, fontsBase, getDesignCharacters(content)),
      renderGlobalsRules(tokens),
      renderFallbackFonts(tokens.typography),
      baseCss,
      ...components.map((component) => component.css),
      css,
    ],
    body: html,
  });
}
