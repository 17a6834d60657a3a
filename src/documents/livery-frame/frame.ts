import { html, type Markup, trusted } from "#/kernel/markup";
import { version } from "#/kernel/version";

/** Three stripes, as a livery has along a carriage. */
const emblem = trusted(
  '<svg viewBox="0 0 34 22" aria-hidden="true" focusable="false"><path class="two" d="M8 0h26v5H5z"/><path class="one" d="M3.9 7h26l-2.6 8H.4z" transform="translate(1 0)"/><path class="two" d="M0 17h26l-1.6 5H0z"/></svg>',
);

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
