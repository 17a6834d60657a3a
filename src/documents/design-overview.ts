import { html } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { firstFonts } from "#/formats/font-faces";
import { documentShell } from "#/documents/document-shell";
import { linkPreviewOf } from "#/documents/link-preview";
import { hero } from "#/documents/design-overview/hero";
import { overviewFoot } from "#/documents/design-overview/overview-foot";
import { type OverviewPlace, overviewPath } from "#/documents/design-overview/overview-place";
import { madeSections, numberedFigures, overviewSections } from "#/documents/design-overview/overview-sections";
import { overviewStyles } from "#/documents/design-overview/overview-styles";

/**
 * One brand system as a guideline page of its own: a complete HTML document without script, in the brand's type, colour and shape and laid out as its
 * archetype lays out a page. It loads fonts from `fontsBase` and pictures from `/assets/`, nothing else.
 */
export function designOverview(content: DesignContent, place: OverviewPlace): string {
  const { brief, direction } = content;
  const made = madeSections(content);
  const body = html`<div class="ov ov-${direction.id}">
${hero(content, place, made)}<main class="ov-main">
${made.map((name) => overviewSections[name](content, place))}</main>
${overviewFoot(place)}</div>`;
  return documentShell({
    lang: "en",
    title: `${place.systemName} ${place.version}: brand guideline`,
    description: `${brief.name}: ${direction.summary}`,
    linkPreview: linkPreviewOf(content, { pageUrl: place.baseUrl + overviewPath(place), baseUrl: place.baseUrl }),
    preloads: firstFonts(content.tokens.typography, place.fontsBase),
    styles: overviewStyles(content, place.fontsBase),
    body: numberedFigures(body).text,
  });
}
