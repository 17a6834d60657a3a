import { html, type Markup } from "#/kernel/markup";
import { renderFontFaces, listFontPreloads } from "#/formats/font-faces";
import { renderFallbackFaces } from "#/formats/font-fallbacks";
import { renderDocument } from "#/documents/render-document";
import { docsCss } from "#/documents/site-layout/docs-css";
import { type DocsPath, docsPages, hasMarkdownTwin } from "#/documents/site-layout/docs-pages";
import { siteFooter, renderSiteHeader } from "#/documents/site-layout/site-header";
import { siteCss, siteFaces, siteWeights } from "#/documents/site-layout/site-css";

/** A section of a page, with the entries that the navigation lists below it. */
export type DocsSection = {
  readonly id: string;
  readonly name: string;
  readonly items?: readonly { readonly id: string; readonly name: string }[];
};

/** One page of the documentation. */
export type DocsPage = {
  readonly title: string;
  /** Path of this page, which the navigation marks as current. */
  readonly current: DocsPath;
  /** One or two sentences of plain text below the title. */
  readonly lead: string;
  /** Content between the lead and the sections. */
  readonly more: Markup;
  readonly sections: readonly DocsSection[];
  readonly body: Markup;
  /** Additional style sheets. */
  readonly styles?: readonly string[];
};

/**
 * A documentation page as one HTML document in Livery's site layout, with navigation to the other
 * pages and to its own sections.
 */
export function renderDocsPage({ title, current, lead, more, sections, body, styles = [] }: DocsPage): string {
  const content = html`${renderSiteHeader("/docs")}\n
    <div class="page docs">\n
    <nav class="docs-places" aria-label="Documentation"><ul>${docsPages.map(
      ({ path, name }) => html`<li><a href="${path}"${path === current && html` aria-current="page"`}>${name}</a></li>`,
    )}</ul></nav>\n
    <nav class="docs-parts" aria-label="On this page"><ul>${sections.map(renderSectionLink)}</ul></nav>\n
    <main>\n
    <h1>${title}</h1>\n
    <p class="lead">${lead}</p>\n
    ${more}\n
    ${body}\n
    </main>\n
    </div>\n
    ${siteFooter}`;
  return renderDocument({
    lang: "en",
    title: `${title} · Livery`,
    description: lead,
    markdownUrl: hasMarkdownTwin(current) ? `${current}.md` : undefined,
    styles: [
      renderFontFaces([...siteFaces], "/fonts/"),
      renderFallbackFaces(siteFaces, siteWeights),
      siteCss,
      docsCss,
      ...styles,
    ],
    preloads: listFontPreloads(siteFaces, "/fonts/"),
    body: content.text,
  });
}

const renderSectionLink = ({ id, name, items = [] }: DocsSection): Markup =>
  html`<li><a href="#${id}">${name}</a>${
    items.length > 0 && html`<ul>${items.map((item) => html`<li><a href="#${item.id}">${item.name}</a></li>`)}</ul>`
  }</li>`;
