import { html } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { agentsSection } from "#/documents/brand-page/agents-section";
import { brandPageCss, pageMarginCss } from "#/documents/brand-page/brand-page-css";
import { brandPageFoot } from "#/documents/brand-page/brand-page-foot";
import { type BrandPagePlace, brandPagePath } from "#/documents/brand-page/brand-page-place";
import { copyScriptElement } from "#/documents/brand-page/copy-script";
import { bundlePath, filesSection } from "#/documents/brand-page/files-section";
import { versionsSection } from "#/documents/brand-page/versions-section";
import { hero } from "#/documents/design-overview/hero";
import { madeSections, numberedFigures, overviewSections } from "#/documents/design-overview/overview-sections";
import { overviewStyles } from "#/documents/design-overview/overview-styles";
import { adoptionNames } from "#/documents/design-overview/section";
import { firstFonts } from "#/formats/font-faces";
import { documentShell } from "#/documents/document-shell";
import { linkPreviewOf } from "#/documents/link-preview";

/**
 * The public page of a system: its guideline in the look of its archetype, and everything to adopt it by. It reads whole without its one script, which only puts
 * buttons on what can be copied; it loads fonts, pictures and that script from this server, nothing else.
 */
export function brandPage(content: DesignContent, given: Omit<BrandPagePlace, "saves">): string {
  const place: BrandPagePlace = { ...given, saves: true };
  const { brief, direction } = content;
  const { systemName, version, baseUrl, slug } = place;
  const made = madeSections(content);
  const actions = html`<p class="ov-actions"><a href="${bundlePath(place)}">Download everything</a><a href="#ov-files">Single files</a><a href="#ov-agents">Set up an agent</a></p>`;
  const body = html`<div class="ov ov-${direction.id}">
${hero(content, place, [...made, ...adoptionNames], actions)}<main class="ov-main">
${made.map((name) => overviewSections[name](content, place))}${filesSection(place)}${agentsSection(place)}${versionsSection(place)}</main>
${brandPageFoot(place)}</div>`;
  return documentShell({
    lang: "en",
    title: `${systemName} · Livery`,
    description: `${brief.name}, version ${version}: ${direction.summary}`,
    linkPreview: linkPreviewOf(content, { pageUrl: baseUrl + brandPagePath(slug), baseUrl }),
    preloads: firstFonts(content.tokens.typography, place.fontsBase),
    styles: overviewStyles(content, place.fontsBase, [brandPageCss, pageMarginCss(place)]),
    body: `${numberedFigures(body).text}\n${copyScriptElement.text}`,
  });
}
