import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { renderBriefAttributes } from "#/documents/design-overview/brief-text";
import { getOverviewPath, type OverviewContext } from "#/documents/design-overview/overview-context";
import { renderSection } from "#/documents/design-overview/section";

/** Links to every page of the design. */
export function renderPagesSection(content: DesignContent, context: OverviewContext): Markup {
  const attributes = renderBriefAttributes(content);
  return renderSection(
    "pages",
    html`<p>Complete pages built with the system, with the copy of the brief.</p>`,
    html`<ul class="ov-pages-list">${content.pages.map(
      (page) =>
        html`
          <li>
            <a class="ov-page" href="${getOverviewPath(context)}/${page.slug}">
              <span class="ov-page-name">${page.name}</span>
              <span class="ov-page-about"${attributes}>${page.description}</span>
            </a>
          </li>`,
    )}</ul>`,
  );
}
