import { html, trusted } from "#/kernel/markup";
import { version } from "#/kernel/version";
import type { FaceId } from "#/model/face";
import { faceRulesCss, facesOf } from "#/formats/font-faces";
import { documentShell } from "#/documents/document-shell";
import { systemCard } from "#/documents/gallery/card";
import { cardColorsCss } from "#/documents/gallery/card-colors";
import { cardSpans } from "#/documents/gallery/card-spans";
import { emptyGallery } from "#/documents/gallery/empty-gallery";
import { galleryCss } from "#/documents/gallery/gallery-css";
import type { GalleryEntry } from "#/documents/gallery/gallery-entry";
import { posterCss } from "#/documents/gallery/poster-css";

/** A page of the gallery: the systems on it, the address of the next page where there is one, and how many systems are shown. */
export type Gallery = {
  readonly entries: readonly GalleryEntry[];
  readonly nextHref: string | null;
  /** Absolute address of the server, without a slash at the end. */
  readonly baseUrl: string;
  readonly count: number;
};

/** The faces of Livery's own pages. */
const ownFaces: readonly FaceId[] = ["instrument-sans", "jetbrains-mono"];

/** Three stripes, as a livery has along a carriage. */
const emblem = trusted(
  '<svg viewBox="0 0 34 22" aria-hidden="true" focusable="false"><path class="two" d="M8 0h26v5H5z"/><path class="one" d="M3.9 7h26l-2.6 8H.4z" transform="translate(1 0)"/><path class="two" d="M0 17h26l-1.6 5H0z"/></svg>',
);

const headerLinks = [
  ["/docs", "Documentation"],
  ["/api/v1/systems", "API"],
] as const;

const linkList = (links: readonly (readonly [string, string])[]) =>
  html`<ul>${links.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}</ul>`;

const howMany = (count: number, more: boolean) =>
  count === 1 ? "One complete system" : `${count} complete systems${more ? " on this page" : ""}`;

/** The public gallery: every published system as a poster in its own colours, type and pictures, inside Livery's own quiet frame. */
export function galleryPage({ entries, nextHref, baseUrl, count }: Gallery): string {
  const spans = cardSpans(entries.length);
  const faces = new Set([...ownFaces, ...entries.flatMap(({ content }) => facesOf(content.tokens.typography))]);
  const lead =
    count === 0
      ? html`<h1>No system is published yet</h1><p>Livery turns a brief into a brand system: mark, colour, type, components and pages, with every file to adopt them. Two ways to see one here:</p>`
      : html`<h1>Brand systems, ready to adopt</h1><p>${howMany(count, nextHref !== null)}: mark, colour, type, components and pages, with the files for code and design tools.</p>`;
  const body = html`<header class="page"><div class="head"><a class="livery" href="/">${emblem}Livery</a><nav aria-label="Main">${linkList(headerLinks)}</nav></div></header>
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
<footer class="foot"><div class="page"><p>Livery ${version}</p>${linkList([
    ["/docs", "Documentation"],
    ["/healthz", "Status"],
  ])}</div></footer>`;
  return documentShell({
    lang: "en",
    title: "Brand systems · Livery",
    description: `Published brand systems on ${baseUrl.replace(/^https?:\/\//, "")}.`,
    styles: [faceRulesCss([...faces], "/fonts/"), galleryCss, posterCss, entries.map(cardColorsCss).join("")],
    body: body.text,
  });
}
