import { type Markup, trustMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { renderColorSection } from "#/documents/design-overview/color-section";
import { renderComponentsSection } from "#/documents/design-overview/components-section";
import { renderIconsSection } from "#/documents/design-overview/icons-section";
import { renderIdeaSection } from "#/documents/design-overview/idea-section";
import { renderImagerySection } from "#/documents/design-overview/imagery-section";
import { getOverviewLayout } from "#/documents/design-overview/layouts";
import { renderMarkSection } from "#/documents/design-overview/mark-section";
import type { OverviewContext } from "#/documents/design-overview/overview-context";
import { renderPagesSection } from "#/documents/design-overview/pages-section";
import type { SectionName } from "#/documents/design-overview/section";
import { renderShapeSection } from "#/documents/design-overview/shape-section";
import { renderTypeSection } from "#/documents/design-overview/type-section";
import { renderVoiceSection } from "#/documents/design-overview/voice-section";

/** The renderer of each section. */
export const sectionRenderers: Readonly<Record<SectionName, (content: DesignContent, context: OverviewContext) => Markup>> = {
  idea: renderIdeaSection,
  mark: renderMarkSection,
  colour: renderColorSection,
  type: renderTypeSection,
  shape: renderShapeSection,
  imagery: renderImagerySection,
  icons: renderIconsSection,
  components: renderComponentsSection,
  pages: renderPagesSection,
  voice: renderVoiceSection,
};

/**
 * The sections of a design in the order of its layout. A foundation under review has no components
 * or pages yet, and designs from before icons existed have no icons.
 */
export const listSections = (content: DesignContent): readonly SectionName[] =>
  getOverviewLayout(content.direction.id).order.filter(
    (name) =>
      ((name !== "components" && name !== "pages") || content[name].length > 0) &&
      (name !== "icons" || content.icons.icons.length > 0),
  );

/**
 * Adds the figure number to each caption, for the layouts that show it. CSS counters do not work
 * here because they do not count across containers.
 */
export function numberFigures(body: Markup): Markup {
  let figure = 0;
  return trustMarkup(body.text.replace(/class="ov-caption"/g, (attribute) => `${attribute} data-figure="${++figure}"`));
}
