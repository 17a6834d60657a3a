import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { briefAttributes } from "#/documents/design-overview/brief-words";
import { overviewPath, type OverviewPlace } from "#/documents/design-overview/overview-place";
import { section } from "#/documents/design-overview/section";

/** Links to every page of the design. */
export function pagesSection(content: DesignContent, place: OverviewPlace): Markup {
  const said = briefAttributes(content);
  return section(
    "pages",
    html`<p>Whole pages in the system, set in the words of the brief.</p>`,
    html`<ul class="ov-pages-list">${content.pages.map(
      (page) =>
        html`<li><a class="ov-page" href="${overviewPath(place)}/${page.slug}"><span class="ov-page-name">${page.name}</span><span class="ov-page-about"${said}>${page.description}</span></a></li>`,
    )}</ul>`,
  );
}
