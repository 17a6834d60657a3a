import { html, type Markup } from "#/kernel/markup";
import { renderFontFaces } from "#/formats/font-faces";
import { renderFallbackFaces } from "#/formats/font-fallbacks";
import { renderDocument } from "#/documents/render-document";
import { renderSystemCard } from "#/documents/gallery/system-card";
import { renderCardColors } from "#/documents/gallery/card-colors";
import { computeCardSpans } from "#/documents/gallery/card-spans";
import { type GalleryFilter, isFiltered, renderGalleryFilter } from "#/documents/gallery/gallery-filter";
import { galleryCss } from "#/documents/gallery/gallery-css";
import type { GalleryEntry } from "#/documents/gallery/poster";
import { siteCss, siteFaces, siteWeights } from "#/documents/site-layout/site-css";
import { siteFooter, siteHeader } from "#/documents/site-layout/site-header";
import { posterCss } from "#/documents/gallery/poster-css";

/** A page of the gallery. */
export type Gallery = {
  readonly entries: readonly GalleryEntry[];
  readonly filter?: GalleryFilter;
  /** The address of the first page; null on it. */
  readonly firstHref?: string | null;
  /** The address of the next page; null on the last one. */
  readonly nextHref: string | null;
  /** Absolute URL of the server, without a trailing slash. */
  readonly baseUrl: string;
  readonly count: number;
};

function formatSystemCount(count: number, isPart: boolean): string {
  if (count === 0) return "Complete systems";
  return `${count === 1 ? "1 complete system" : `${count} complete systems`}${isPart ? " on this page" : ""}`;
}

/**
 * The public gallery: every published system as a poster in its own colours, type and pictures, on
 * Livery's own page layout.
 */
export function renderGalleryPage({ entries, filter = {}, firstHref = null, nextHref, baseUrl, count }: Gallery): string {
  const spans = computeCardSpans(entries.length);
  const isWhole = !isFiltered(filter) && firstHref === null;
  const lead =
    count === 0 && isWhole
      ? html`
        <h1>No published systems yet</h1>
        <p>
          Livery turns a brief into a brand system: mark, colour, type, components and pages, with every file you
          need to adopt it. To publish your first system:
        </p>`
      : html`
        <h1>Brand systems, ready to adopt</h1>
        <p>
          ${formatSystemCount(count, nextHref !== null || firstHref !== null)}
          : mark, colour, type, components and pages, with the files for code and design tools.
        </p>`;
  const body = html`${siteHeader}\n
    <main class="page">\n
    <div class="intro">${lead}</div>\n
    ${(entries.length > 0 || !isWhole) && renderGalleryFilter(filter)}
    ${
      entries.length > 0
        ? html`<ul class="cards">\n
      ${entries.map((entry, index) => renderSystemCard(entry, index, spans[index] ?? 12))}</ul>\n`
        : isWhole
          ? emptyGallery
          : noMatches
    }${renderPages(firstHref, nextHref)}\n
    </main>\n
    ${siteFooter}`;
  return renderDocument({
    lang: "en",
    title: filter.search === undefined ? "Brand systems · Livery" : `${filter.search} · Brand systems · Livery`,
    description: `Published brand systems on ${baseUrl.replace(/^https?:\/\//, "")}.`,
    markdownUrl: "/llms.txt",
    styles: [
      renderFontFaces(siteFaces, "/fonts/"),
      renderFallbackFaces(siteFaces, siteWeights),
      siteCss,
      galleryCss,
      posterCss,
      entries.map(renderCardColors).join(""),
    ],
    body: body.text,
  });
}

/** Links to other pages of the list. */
const renderPages = (firstHref: string | null, nextHref: string | null) =>
  (firstHref !== null || nextHref !== null) &&
  html`
    <nav class="pages" aria-label="Pages">
      ${firstHref !== null && html`<a class="more" href="${firstHref}">First page</a>`}
      ${nextHref !== null && html`<a class="more" href="${nextHref}" rel="next">More systems</a>`}
    </nav>`;

/** What a filter shows that nothing matches. */
const noMatches: Markup = html`
  <div class="none">
    <h2>No published system matches</h2>
    <p>Try a part of the name, or another platform.</p>
  </div>\n`;

/** The content of the gallery before the first system is published: which commands to run. */
const emptyGallery: Markup = html`<div class="empty"><ol>\n
  <li><span>Explore with sample brands, a user account and an API key:</span><code>livery demo</code></li>\n
  <li><span>Generate a system from your own brief and publish it:</span><code>livery generate BRIEF.json --approve --publish</code></li>\n
  </ol></div>\n`;
