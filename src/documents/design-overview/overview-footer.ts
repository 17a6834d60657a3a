import { html, type Markup } from "#/kernel/markup";
import type { OverviewContext } from "#/documents/design-overview/overview-context";

/** The end of an overview: which version this is, and where its files are. */
export function renderOverviewFooter({ systemName, version, slug }: OverviewContext): Markup {
  const system = `/api/v1/systems/${encodeURIComponent(slug)}`;
  const links: readonly (readonly [string, string])[] = [
    [`${system}/adoption`, "Adoption manifest"],
    [`${system}/agent-prompt`, "Prompts for coding agents"],
    [`/r/${encodeURIComponent(slug)}.json`, "Registry item"],
  ];
  return html`<footer class="ov-foot"><div class="ov-inner"><p>${systemName}, version ${version}</p><ul>${links.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}</ul></div></footer>
`;
}
