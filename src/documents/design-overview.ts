import { html } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { listDesignPreloads } from "#/formats/font-faces";
import { renderDocument } from "#/documents/render-document";
import { createLinkPreview } from "#/documents/link-preview";
import { renderHero } from "#/documents/design-overview/hero";
import { renderOverviewFooter } from "#/documents/design-overview/overview-footer";
import { type OverviewContext, getOverviewPath } from "#/documents/design-overview/overview-context";
import { listSections, numberFigures, sectionRenderers } from "#/documents/design-overview/overview-sections";
import { listOverviewStyles } from "#/documents/design-overview/overview-styles";

/**
 * One brand system as a guideline page of its own: a complete HTML document without script, in the
 * brand's type, colour and shape and laid out as its archetype lays out a page. It loads fonts from
 * `fontsBase` and pictures from `/assets/`, nothing else.
 */
export function renderDesignOverview(content: DesignContent, context: OverviewContext): string {
  const { brief, direction } = content;
  const sections = listSections(content);
  const body = html`<div class="ov ov-${direction.id}">
${renderHero(content, context, sections)}<main class="ov-main">
${sections.map((name) => sectionRenderers[name](content, context))}</main>
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
