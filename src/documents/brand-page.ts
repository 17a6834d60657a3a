import { html } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { renderAgentsSection } from "#/documents/brand-page/agents-section";
import { brandPageCss, renderPageMarginCss } from "#/documents/brand-page/brand-page-css";
import { renderBrandPageFooter } from "#/documents/brand-page/brand-page-footer";
import { type BrandPageContext, getBrandPagePath } from "#/documents/brand-page/brand-page-context";
import { copyScriptElement } from "#/documents/brand-page/copy-script";
import { getBundlePath, renderFilesSection } from "#/documents/brand-page/files-section";
import { renderVersionsSection } from "#/documents/brand-page/versions-section";
import { renderHero } from "#/documents/design-overview/hero";
import { listSections, numberFigures, sectionRenderers } from "#/documents/design-overview/overview-sections";
import { listOverviewStyles } from "#/documents/design-overview/overview-styles";
import { adoptionSectionNames } from "#/documents/design-overview/section";
import { listDesignPreloads } from "#/formats/font-faces";
import { renderDocument } from "#/documents/render-document";
import { createLinkPreview } from "#/documents/link-preview";

/**
 * The public page of a system: its guideline in the look of its archetype, and everything to adopt
 * it by. It reads whole without its one script, which only puts buttons on what can be copied; it
 * loads fonts, pictures and that script from this server, nothing else.
 */
export function renderBrandPage(content: DesignContent, publicContext: Omit<BrandPageContext, "allowsDownload">): string {
  const context: BrandPageContext = { ...publicContext, allowsDownload: true };
  const { brief, direction } = content;
  const { systemName, version, baseUrl, slug } = context;
  const sections = listSections(content);
  const actions = html`<p class="ov-actions"><a href="${getBundlePath(context)}">Download everything</a><a href="#ov-files">Single files</a><a href="#ov-agents">Set up an agent</a></p>`;
  const body = html`<div class="ov ov-${direction.id}">
${renderHero(content, context, [...sections, ...adoptionSectionNames], actions)}<main class="ov-main">
${sections.map((name) => sectionRenderers[name](content, context))}${renderFilesSection(context)}${renderAgentsSection(context)}${renderVersionsSection(context)}</main>
${renderBrandPageFooter(context)}</div>`;
  return renderDocument({
    lang: "en",
    title: `${systemName} · Livery`,
    description: `${brief.name}, version ${version}: ${direction.summary}`,
    linkPreview: createLinkPreview(content, { pageUrl: baseUrl + getBrandPagePath(slug), baseUrl }),
    preloads: listDesignPreloads(content.tokens.typography, context.fontsBase),
    styles: listOverviewStyles(content, context.fontsBase, [brandPageCss, renderPageMarginCss(context)]),
    body: `${numberFigures(body).text}\n${copyScriptElement.text}`,
  });
}
