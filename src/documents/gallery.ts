import { html } from "#/kernel/markup";
import { faceRulesCss } from "#/formats/font-faces";
import { fallbackFacesCss } from "#/formats/font-fallbacks";
import { documentShell } from "#/documents/document-shell";
import { systemCard } from "#/documents/gallery/card";
import { cardColorsCss } from "#/documents/gallery/card-colors";
import { cardSpans } from "#/documents/gallery/card-spans";
import { emptyGallery } from "#/documents/gallery/empty-gallery";
import { galleryCss } from "#/documents/gallery/gallery-css";
import type { GalleryEntry } from "#/documents/gallery/gallery-entry";
import { frameCss, ownFaces, ownWeights } from "#/documents/livery-frame/frame-css";
import { frameFoot, frameHead } from "#/documents/livery-frame/frame";
import { posterCss } from "#/documents/gallery/poster-css";

/** A page of the gallery: the systems on it, the address of the next page where there is one, and how many systems are shown. */
export type Gallery = {
  readonly entries: readonly GalleryEntry[];
  readonly nextHref: string | null;
  /** Absolute address of the server, without a slash at the end. */
  readonly baseUrl: string;
  readonly count: number;
};

const howMany = (count: number, more: boolean) =>
  count === 1 ? "One complete system" : `${count} complete systems${more ? " on this page" : ""}`;

/** The public gallery: every published system as a poster in its own colours, letters and pictures, inside Livery's own quiet frame. */
export function galleryPage({ entries, nextHref, baseUrl, count }: Gallery): string {
  const spans = cardSpans(entries.length);
  const lead =
    count === 0
      ? html`<h1>No system is published yet</h1><p>Livery turns a brief into a brand system: mark, colour, type, components and pages, with every file to adopt them. Two ways to see one here:</p>`
      : html`<h1>Brand systems, ready to adopt</h1><p>${howMany(count, nextHref !== null)}: mark, colour, type, components and pages, with the files for code and design tools.</p>`;
  const body = html`${frameHead}
<main class="page">
<div class="intro">${lead}</div>
${
  entries.length === 0
    ? emptyGallery
    : html`<ul class="cards">
${entries.map((entry, index) => systemCard(entry, index, spans[index] ?? 12))}</ul>
`
}${nextHref !== null && html`<a class="more" href="${nextHref}">More systems</a>`}
</main>
${frameFoot}`;
  return documentShell({
    lang: "en",
    title: "Brand systems · Livery",
    description: `Published brand systems on ${baseUrl.replace(/^https?:\/\//, "")}.`,
    styles: [
      faceRulesCss(ownFaces, "/fonts/"),
      fallbackFacesCss(ownFaces, ownWeights),
      frameCss,
      galleryCss,
      posterCss,
      entries.map(cardColorsCss).join(""),
    ],
    body: body.text,
  });
}
