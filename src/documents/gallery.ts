import { html } from "#/kernel/markup";
import { renderFontFaces } from "#/formats/font-faces";
import { renderFallbackFaces } from "#/formats/font-fallbacks";
import { renderDocument } from "#/documents/render-document";
import { renderSystemCard } from "#/documents/gallery/system-card";
import { renderCardColors } from "#/documents/gallery/card-colors";
import { computeCardSpans } from "#/documents/gallery/card-spans";
import { emptyGallery } from "#/documents/gallery/empty-gallery";
import { galleryCss } from "#/documents/gallery/gallery-css";
import type { GalleryEntry } from "#/documents/gallery/gallery-entry";
import { siteCss, siteFaces, siteWeights } from "#/documents/site-layout/site-css";
import { siteFooter, siteHeader } from "#/documents/site-layout/site-header";
import { posterCss } from "#/documents/gallery/poster-css";

/**
 * A page of the gallery: the systems on it, the address of the next page where there is one, and
 * how many systems are shown.
 */
export type Gallery = {
  readonly entries: readonly GalleryEntry[];
  readonly nextHref: string | null;
  /** Absolute address of the server, without a slash at the end. */
  readonly baseUrl: string;
  readonly count: number;
};

const formatSystemCount = (count: number, more: boolean) =>
  count === 1 ? "One complete system" : `${count} complete systems${more ? " on this page" : ""}`;

/**
 * The public gallery: every published system as a poster in its own colours, letters and pictures,
 * inside Livery's own quiet frame.
 */
export function renderGalleryPage({ entries, nextHref, baseUrl, count }: Gallery): string {
  const spans = computeCardSpans(entries.length);
  const lead =
    count === 0
      ? html`<h1>No system is published yet</h1><p>Livery turns a brief into a brand system: mark, colour, type, components and pages, with every file to adopt them. Two ways to see one here:</p>`
      : html`<h1>Brand systems, ready to adopt</h1><p>${formatSystemCount(count, nextHref !== null)}: mark, colour, type, components and pages, with the files for code and design tools.</p>`;
  const body = html`${siteHeader}
<main class="page">
<div class="intro">${lead}</div>
${
  entries.length === 0
    ? emptyGallery
    : html`<ul class="cards">
${entries.map((entry, index) => renderSystemCard(entry, index, spans[index] ?? 12))}</ul>
`
}${nextHref !== null && html`<a class="more" href="${nextHref}">More systems</a>`}
</main>
${siteFooter}`;
  return renderDocument({
    lang: "en",
    title: "Brand systems · Livery",
    description: `Published brand systems on ${baseUrl.replace(/^https?:\/\//, "")}.`,
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
