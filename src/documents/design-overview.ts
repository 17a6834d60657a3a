import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { listDesignPreloads } from "#/formats/font-faces";
import { renderDocument } from "#/documents/render-document";
import { createLinkPreview } from "#/documents/link-preview";
import { renderHero } from "#/documents/design-overview/hero";
import { type OverviewContext, getOverviewPath } from "#/documents/design-overview/overview-context";
import { listSections, numberFigures, sectionRenderers } from "#/documents/design-overview/overview-sections";
import { listOverviewStyles } from "#/documents/design-overview/overview-styles";

/**
 * A design's guideline page: a complete HTML document without scripts, in the brand's type, colours
 * and shapes, laid out by its archetype. Fonts load from `fontsBase` and pictures from `/assets/`;
 * nothing else loads.
 */
export function renderDesignOverview(content: DesignContent, context: OverviewContext): string {
  const { brief, direction } = content;
  const sections = listSections(content);
  const body = html`<div class="ov ov-${direction.id}">\n
    ${renderHero(content, context, sections)}<main class="ov-main">\n
    ${sections.map((name) => sectionRenderers[name](content, context))}</main>\n
    ${renderOverviewFooter(context)}</div>`;
  return renderDocument({
    lang: "en",
    title: `${context.systemName} ${context.version}: brand guideline`,
    description: `${brief.name}: ${direction.summary}`,
    linkPreview: createLinkPreview(content, { pageUrl: context.baseUrl + getOverviewPath(context), baseUrl: context.baseUrl }),
    preloads: listDesignPreloads(content.tokens.typography, context.fontsBase),
    styles: listOverviewStyles(content, context.fontsBase),
    body: numberFigures(body).text,
  });
}

/** The footer: the version, and links to its files. */
function renderOverviewFooter({ systemName, version, slug }: OverviewContext): Markup {
  const system = `/api/v1/systems/${encodeURIComponent(slug)}`;
  const links: readonly (readonly [string, string])[] = [
    [`${system}/adoption`, "Adoption manifest"],
    [`${system}/agent-prompt`, "Prompts for coding agents"],
    [`/r/${encodeURIComponent(slug)}.json`, "Registry item"],
  ];
  return html`
    <footer class="ov-foot">
      <div class="ov-inner">
        <p>${systemName}, version ${version}</p>
        <ul>${links.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}</ul>
      </div>
    </footer>\n`;
}
