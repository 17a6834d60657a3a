import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { renderAgentsSection } from "#/documents/brand-page/agents-section";
import { brandPageCss, renderPageMarginCss } from "#/documents/brand-page/brand-page-css";
import { type BrandPageContext, getBrandPagePath } from "#/documents/brand-page/brand-page-context";
import { copyScriptElement } from "#/documents/brand-page/copy-script";
import { getBundlePath } from "#/documents/brand-page/downloads";
import { renderFilesSection } from "#/documents/brand-page/files-section";
import { renderVersionsSection } from "#/documents/brand-page/versions-section";
import { renderHero } from "#/documents/design-overview/hero";
import { listSections, numberFigures, sectionRenderers } from "#/documents/design-overview/overview-sections";
import { listOverviewStyles } from "#/documents/design-overview/overview-styles";
import { adoptionSectionNames } from "#/documents/design-overview/section";
import { listDesignPreloads } from "#/formats/font-faces";
import { groupByVersion } from "#/documents/parent-note";
import type { ExportParent } from "#/formats/export-metadata";
import { renderDocument } from "#/documents/render-document";
import { createLinkPreview } from "#/documents/link-preview";
import { getOverviewPath } from "#/documents/design-overview/overview-context";

/**
 * The public page of a system: its guideline, laid out by its archetype, then downloads, agent
 * set-up and versions. The page is complete without its one script, which only adds copy buttons.
 * Fonts, pictures and the script load from this server and nothing else does.
 */
export function renderBrandPage(content: DesignContent, publicContext: Omit<BrandPageContext, "allowsDownload">): string {
  const context: BrandPageContext = { ...publicContext, allowsDownload: true };
  const { brief, direction } = content;
  const { systemName, version, baseUrl, slug } = context;
  const sections = listSections(content);
  const actions = html`
    <p class="ov-actions">
      <a href="${getBundlePath(context)}">Download all files</a><a href="#ov-files">Single files</a>
      <a href="#ov-agents">Set up an agent</a>
      ${context.parent ? html`<a href="${getBrandPagePath(context.parent.slug)}">Sub-brand of ${context.parent.name}</a>` : ""}
    </p>`;
  const body = html`
    <div class="ov ov-${direction.id}">\n
      ${renderHero(content, context, [...sections, ...adoptionSectionNames], actions)}
      <main class="ov-main">\n
        ${sections.map((name) => sectionRenderers[name](content, context))}
        ${renderFilesSection(context)}
        ${renderAgentsSection(context)}
        ${renderVersionsSection(context)}
      </main>\n
      ${renderBrandPageFooter(context)}
    </div>`;
  return renderDocument({
    lang: "en",
    title: `${systemName} · Livery`,
    description: `${brief.name}, version ${version}: ${direction.summary}`,
    markdownUrl: `${getBrandPagePath(slug)}.md`,
    linkPreview: createLinkPreview(content, { pageUrl: baseUrl + getBrandPagePath(slug), baseUrl }),
    preloads: listDesignPreloads(content.tokens.typography, context.fontsBase),
    styles: listOverviewStyles(content, context.fontsBase, [brandPageCss, renderPageMarginCss(context)]),
    body: `${numberFigures(body).text}\n${copyScriptElement.text}`,
  });
}

/** What was taken from the parent, in one sentence. */
const describeParent = (parent: ExportParent): string => {
  const taken = [...groupByVersion(parent)].map(([version, words]) => `${words.join(", ")} of version ${version}`);
  return `A sub-brand of ${parent.name}, with ${taken.join("; ")}.`;
};

/** The footer: the version, the adoption manifest, and links to other systems. */
function renderBrandPageFooter(context: BrandPageContext): Markup {
  const { systemName, version, slug } = context;
  const links: readonly (readonly [string, string])[] = [
    ["/", "All systems"],
    [getOverviewPath(context), "Guideline alone"],
    [`/api/v1/systems/${encodeURIComponent(slug)}/adoption`, "Adoption manifest"],
    ["/docs", "Documentation"],
  ];
  return html`
    <footer class="ov-foot">
      <div class="ov-inner">
        <p>${systemName}, version ${version}. ${context.parent ? `${describeParent(context.parent)} ` : ""}Served by Livery.</p>
        <ul>${links.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}</ul>
      </div>
    </footer>\n`;
}
