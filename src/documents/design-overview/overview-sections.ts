import { type Markup, trustMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { colourSection } from "#/documents/design-overview/colour-section";
import { componentsSection } from "#/documents/design-overview/components-section";
import { ideaSection } from "#/documents/design-overview/idea-section";
import { imagerySection } from "#/documents/design-overview/imagery-section";
import { lookOf } from "#/documents/design-overview/looks/index";
import { markSection } from "#/documents/design-overview/mark-section";
import type { OverviewPlace } from "#/documents/design-overview/overview-place";
import { pagesSection } from "#/documents/design-overview/pages-section";
import type { SectionName } from "#/documents/design-overview/section";
import { shapeSection } from "#/documents/design-overview/shape-section";
import { typeSection } from "#/documents/design-overview/type-section";
import { voiceSection } from "#/documents/design-overview/voice-section";

/** Each part of an overview by its name. */
export const overviewSections: Readonly<Record<SectionName, (content: DesignContent, place: OverviewPlace) => Markup>> = {
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

/** The parts that a design has, in the order of its look: a foundation under review has no components and no pages yet. */
export const madeSections = (content: DesignContent): readonly SectionName[] =>
  lookOf(content.direction.id).order.filter((name) => (name !== "components" && name !== "pages") || content[name].length > 0);

/** Captions with the number of their figure, for the looks that show it: counters of a style sheet do not count across containers. */
export function numberedFigures(body: Markup): Markup {
  let figure = 0;
  return trustMarkup(body.text.replace(/class="ov-caption"/g, (attribute) => `${attribute} data-figure="${++figure}"`));
}
