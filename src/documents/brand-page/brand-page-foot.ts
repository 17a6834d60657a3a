import { html, type Markup } from "#/kernel/markup";
import type { BrandPagePlace } from "#/documents/brand-page/brand-page-place";
import { overviewPath } from "#/documents/design-overview/overview-place";

/** The end of a brand page: which version this is, the same for programs, and the way to the other systems. */
export function brandPageFoot(place: BrandPagePlace): Markup {
  const { systemName, version, slug } = place;
  const links: readonly (readonly [string, string])[] = [
    ["/", "All systems"],
    [overviewPath(place), "Guideline alone"],
    [`/api/v1/systems/${encodeURIComponent(slug)}/adoption`, "Adoption manifest"],
    ["/docs", "API reference"],
  ];
  return html`<footer class="ov-foot"><div class="ov-inner"><p>${systemName}, version ${version}. Served by Livery.</p><ul>${links.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}</ul></div></footer>
`;
}
