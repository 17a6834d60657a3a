import { html, type Markup } from "#/kernel/markup";
import type { BrandPageContext } from "#/documents/brand-page/brand-page-context";
import { getOverviewPath } from "#/documents/design-overview/overview-context";

/**
 * The end of a brand page: which version this is, the same for programs, and the way to the other
 * systems.
 */
export function renderBrandPageFooter(context: BrandPageContext): Markup {
  const { systemName, version, slug } = context;
  const links: readonly (readonly [string, string])[] = [
    ["/", "All systems"],
    [getOverviewPath(context), "Guideline alone"],
    [`/api/v1/systems/${encodeURIComponent(slug)}/adoption`, "Adoption manifest"],
    ["/docs", "API reference"],
  ];
  return html`<footer class="ov-foot"><div class="ov-inner"><p>${systemName}, version ${version}. Served by Livery.</p><ul>${links.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}</ul></div></footer>
`;
}
