import { css } from "#/kernel/css";
import symbol from "#data/console-brand/symbol.json" with { type: "json" };
import { html } from "#/kernel/markup";
import { renderFontFaces } from "#/formats/font-faces";
import { renderFallbackFaces } from "#/formats/font-fallbacks";
import { renderDocument } from "#/documents/render-document";
import { siteCss, siteFaces, siteWeights } from "#/documents/site-layout/site-css";
import { siteFooter, siteHeader } from "#/documents/site-layout/site-header";

/** Page titles by HTTP status. */
const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Sign in to continue",
  403: "Access denied",
  404: "Page not found",
  409: "Conflict with the current state",
  410: "No longer available",
  413: "Request too large",
  429: "Too many requests",
  500: "Something went wrong",
  503: "Temporarily unavailable",
};

const styles = css`.failure { display: grid; align-content: center; gap: 1.25rem; padding-block: clamp(3rem, 8vw, 7rem); }
.failure-sign { width: min(86%, 15rem); height: auto; margin-bottom: 0.75rem; }
.failure-sign .brand { fill: var(--accent); }
.failure-sign .spot { fill: var(--spot); }
.failure h1 {
  font-weight: 600;
  font-size: clamp(2.25rem, 1.55rem + 3.2vw, 4.5rem);
  line-height: 1;
  letter-spacing: -0.03em;
  text-wrap: balance;
}
.failure-says { max-width: 52ch; font-size: 1.125rem; overflow-wrap: anywhere; text-wrap: pretty; }
.failure-status { color: var(--quiet); font: 400 0.875rem/1.6 var(--mono); }
.failure-ways { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.failure-ways a { display: inline-flex; align-items: center; min-height: 2.75rem; }
`;

/** Livery's symbol with what has the second colour moved away. */
const symbolSvg = html`<svg class="failure-sign" viewBox="0 0 150 48" aria-hidden="true" focusable="false">${symbol.shapes.map(
  ({ path, fill }) => html`<path class="${fill}" d="${path}" transform="translate(${fill === "spot" ? 102 : 0})"/>`,
)}</svg>`;

/**
 * An error page: what happened, in the words of the failure, and where to go next. `status` is the
 * HTTP status.
 */
export function renderFailureDocument(status: number, message: string): string {
  const title = titles[status] ?? "Request failed";
  const links: readonly (readonly [string, string])[] = [
    ["/", "All published systems"],
    ...(status === 401 || status === 403 ? [["/console", "Sign in"] as const] : []),
    ["/docs", "Documentation"],
  ];
  const body = html`${siteHeader}\n
    <main class="page failure">\n
    ${symbolSvg}\n
    <h1>${title}</h1>\n
    <p class="failure-says">${message}</p>\n
    <ul class="failure-ways">${links.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}</ul>\n
    <p class="failure-status">Status ${status}</p>\n
    </main>\n
    ${siteFooter}`;
  return renderDocument({
    lang: "en",
    title: `${title} · Livery`,
    description: "",
    styles: [renderFontFaces([...siteFaces], "/fonts/"), renderFallbackFaces(siteFaces, siteWeights), siteCss, styles],
    body: body.text,
  });
}
