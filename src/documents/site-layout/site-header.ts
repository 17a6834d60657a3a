import symbol from "#data/console-brand/symbol.json" with { type: "json" };
import { html, type Markup } from "#/kernel/markup";
import { version } from "#/kernel/version";

/** Livery's symbol, coloured by the current mode. */
const symbolSvg = html`<svg viewBox="${symbol.viewBox.join(" ")}" aria-hidden="true" focusable="false">${symbol.shapes.map(
  ({ path, fill }) => html`<path class="${fill}" d="${path}"/>`,
)}</svg>`;

type Link = readonly [href: string, label: string];

const renderLinkList = (links: readonly Link[], current?: string) =>
  html`<ul>${links.map(
    ([href, label]) => html`<li><a href="${href}"${href === current && html` aria-current="true"`}>${label}</a></li>`,
  )}</ul>`;

/**
 * The header of Livery's public pages. `current` is the href of the navigation link to mark as
 * current.
 */
export const renderSiteHeader = (current?: string): Markup =>
  html`<header class="page"><div class="head"><a class="livery" href="/">${symbolSvg}Livery</a><nav aria-label="Main">${renderLinkList(
    [
      ["/", "Gallery"],
      ["/docs", "Documentation"],
      ["/console", "Console"],
    ],
    current,
  )}</nav></div></header>`;

/** The header of pages outside the navigation. */
export const siteHeader: Markup = renderSiteHeader();

/** The footer of Livery's public pages. */
export const siteFooter: Markup = html`<footer class="foot"><div class="page"><p>Livery ${version}</p>${renderLinkList([
  ["/docs", "API reference"],
  ["/docs/agents", "Agents"],
  ["/docs/webhooks", "Webhooks"],
  ["/healthz", "Status"],
])}</div></footer>`;
