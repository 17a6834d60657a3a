import symbol from "#data/console-brand/symbol.json" with { type: "json" };
import { html, type Markup } from "#/kernel/markup";
import { version } from "#/kernel/version";

/** Livery's own symbol, in the colours of the mode. */
const emblem = html`<svg viewBox="${symbol.viewBox.join(" ")}" aria-hidden="true" focusable="false">${symbol.shapes.map(
  ({ path, fill }) => html`<path class="${fill}" d="${path}"/>`,
)}</svg>`;

type Link = readonly [href: string, label: string];

const linkList = (links: readonly Link[]) =>
  html`<ul>${links.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}</ul>`;

/** The head of Livery's own public pages. */
export const frameHead: Markup = html`<header class="page"><div class="head"><a class="livery" href="/">${emblem}Livery</a><nav aria-label="Main">${linkList(
  [
    ["/docs", "Documentation"],
    ["/api/v1/systems", "API"],
    ["/console", "Console"],
  ],
)}</nav></div></header>`;

/** Their foot. */
export const frameFoot: Markup = html`<footer class="foot"><div class="page"><p>Livery ${version}</p>${linkList([
  ["/docs", "Documentation"],
  ["/docs/webhooks", "Webhooks"],
  ["/healthz", "Status"],
])}</div></footer>`;
