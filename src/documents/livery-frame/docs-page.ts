import { html, type Markup } from "#/kernel/markup";
import { faceRulesCss, preloadedFonts } from "#/formats/font-faces";
import { fallbackFacesCss } from "#/formats/font-fallbacks";
import { documentShell } from "#/documents/document-shell";
import { docsCss } from "#/documents/livery-frame/docs-css";
import { frameFoot, frameHeadAt } from "#/documents/livery-frame/frame";
import { frameCss, ownFaces, ownWeights } from "#/documents/livery-frame/frame-css";

const places = [
  ["/docs", "API reference"],
  ["/docs/agents", "Agents"],
  ["/docs/webhooks", "Webhooks"],
] as const;

/** A part of a page that can be gone to, and what stands in it. */
export type DocsPart = {
  readonly id: string;
  readonly name: string;
  readonly items?: readonly { readonly id: string; readonly name: string }[];
};

/** One page of the documentation. */
export type DocsPage = {
  readonly title: string;
  /** Which of the pages it is. */
  readonly current: (typeof places)[number][0];
  /** What it is about, in a sentence or two: text. */
  readonly lead: string;
  /** What stands between the lead and the parts. */
  readonly more: Markup;
  readonly parts: readonly DocsPart[];
  readonly body: Markup;
  /** Further style sheets. */
  readonly styles?: readonly string[];
};

/** The headers that every page of the documentation goes with: it runs nothing and loads nothing but Livery's own fonts. */
export const docsHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
} as const;

/** A page of the documentation as one HTML document in Livery's frame, with ways to the other pages and to its own parts. */
export function docsPage({ title, current, lead, more, parts, body, styles = [] }: DocsPage): string {
  const content = html`${frameHeadAt("/docs")}
<div class="page docs">
<nav class="docs-places" aria-label="Documentation"><ul>${places.map(
    ([href, name]) => html`<li><a href="${href}"${href === current && html` aria-current="page"`}>${name}</a></li>`,
  )}</ul></nav>
<nav class="docs-parts" aria-label="On this page"><ul>${parts.map(partLink)}</ul></nav>
<main>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${more}
${body}
</main>
</div>
${frameFoot}`;
  return documentShell({
    lang: "en",
    title: `${title} · Livery`,
    description: lead,
    styles: [faceRulesCss([...ownFaces], "/fonts/"), fallbackFacesCss(ownFaces, ownWeights), frameCss, docsCss, ...styles],
    preloads: preloadedFonts(ownFaces, "/fonts/"),
    body: content.text,
  });
}

const partLink = ({ id, name, items = [] }: DocsPart): Markup =>
  html`<li><a href="#${id}">${name}</a>${
    items.length > 0 && html`<ul>${items.map((item) => html`<li><a href="#${item.id}">${item.name}</a></li>`)}</ul>`
  }</li>`;
