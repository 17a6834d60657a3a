import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { fontFacesCss } from "#/formats/font-faces";
import { globalsRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { documentShell } from "#/documents/document-shell";
import { colourSection } from "#/documents/design-overview/colour-section";
import { componentsSection } from "#/documents/design-overview/components-section";
import { colourCss } from "#/documents/design-overview/css/colour-css";
import { frameCss } from "#/documents/design-overview/css/frame-css";
import { markCss } from "#/documents/design-overview/css/mark-css";
import { ownCss } from "#/documents/design-overview/css/own-css";
import { pictureCss } from "#/documents/design-overview/css/picture-css";
import { printCss } from "#/documents/design-overview/css/print-css";
import { shapeCss } from "#/documents/design-overview/css/shape-css";
import { typeCss } from "#/documents/design-overview/css/type-css";
import { hero } from "#/documents/design-overview/hero";
import { ideaSection } from "#/documents/design-overview/idea-section";
import { imagerySection } from "#/documents/design-overview/imagery-section";
import { lookOf } from "#/documents/design-overview/looks/index";
import { markSection } from "#/documents/design-overview/mark-section";
import { overviewFoot } from "#/documents/design-overview/overview-foot";
import type { OverviewPlace } from "#/documents/design-overview/overview-place";
import { pagesSection } from "#/documents/design-overview/pages-section";
import type { SectionName } from "#/documents/design-overview/section";
import { shapeSection } from "#/documents/design-overview/shape-section";
import { typeSection } from "#/documents/design-overview/type-section";
import { voiceSection } from "#/documents/design-overview/voice-section";

const sections: Readonly<Record<SectionName, (content: DesignContent, place: OverviewPlace) => Markup>> = {
  idea: ideaSection,
  mark: markSection,
  colour: colourSection,
  type: typeSection,
  shape: shapeSection,
  imagery: imagerySection,
  components: componentsSection,
  pages: pagesSection,
  voice: voiceSection,
};

/** Captions with the number of their figure, for the looks that show it: counters of a style sheet do not count across containers. */
function numberedFigures(body: string): string {
  let figure = 0;
  return body.replace(/class="ov-caption"/g, (attribute) => `${attribute} data-figure="${++figure}"`);
}

/**
 * One brand system as a guideline page of its own: a complete HTML document without script, in the brand's type, colour and shape and laid out as its
 * archetype lays out a page. It loads fonts from `fontsBase` and pictures from `/assets/`, nothing else.
 */
export function designOverview(content: DesignContent, place: OverviewPlace): string {
  const { brief, direction, tokens, components } = content;
  const look = lookOf(direction.id);
  // A foundation under review has no components and no pages yet.
  const made = look.order.filter((name) => (name !== "components" && name !== "pages") || content[name].length > 0);
  const body = html`<div class="ov ov-${direction.id}">
${hero(content, place, made)}<main class="ov-main">
${made.map((name) => sections[name](content, place))}</main>
${overviewFoot(place)}</div>`;
  return documentShell({
    lang: "en",
    title: `${place.systemName} ${place.version}: brand guideline`,
    description: `${brief.name}: ${direction.summary}`,
    styles: [
      fontFacesCss(tokens.typography, place.fontsBase),
      globalsRules(tokens),
      baseCss,
      ...components.map(({ css }) => css),
      [frameCss, markCss, colourCss, typeCss, shapeCss, pictureCss, look.css, ownCss(content), printCss].join("\n"),
    ],
    body: numberedFigures(body.text),
  });
}
