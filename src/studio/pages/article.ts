import { html } from "#/kernel/markup";
import { arrangeSections } from "#/studio/adjustments/section-orders";
import type { PageSection, TextPage } from "#/studio/layout/inner-page-layout";
import { renderFactList, renderItems, renderNextLinks } from "#/studio/layout/content-partials";
import type { PageContent } from "#/studio/layout/page-content";
import { getFirstHeading } from "#/studio/layout/heading-fit-css";
import { getShownText } from "#/studio/layout/shown-text";
import { renderParagraph, maxStatementLength, renderText } from "#/studio/layout/partials";

/**
 * The brand's story, using only the words of its brief: what it does, who it is for, and its
 * values.
 */
export function createArticlePage(content: PageContent): TextPage {
  const { copy, brief } = content;
  const { phrases, name, tagline, headline, offer, audience, items, values } = copy;
  const title = getFirstHeading({ ...content, slug: "article" });
  const lead = copy.lead === title ? undefined : (copy.lead ?? (tagline === title ? undefined : tagline));
  const isSilent = offer === undefined && items.length === 0 && audience === undefined && values.length === 0;
  const offerText = offer === lead || offer === title ? undefined : offer;
  const sections: readonly PageSection[] = [
    ...(isSilent
      ? [
          {
            id: "story",
            title: phrases.offerHeading,
            body: html`<p class="lead" data-sample>${phrases.storyPlaceholder(name)}</p>`,
          },
        ]
      : []),
    ...(items.length > 0 || offerText !== undefined
      ? [
          {
            id: "offer",
            title: phrases.offerHeading,
            body: html`${renderParagraph(content, offerText, "lead capital")}${items.length > 0 && renderItems(content, items)}`,
          },
        ]
      : []),
    ...(audience !== undefined
      ? [
          {
            id: "audience",
            title: phrases.audienceHeading,
            body: html`
              ${renderParagraph(content, audience, "lead capital")}
              ${
                headline !== title &&
                headline !== lead &&
                brief.copy?.headline !== undefined &&
                html`
                  <p class="${[...getShownText(content, headline)].length > maxStatementLength ? "lead" : "h1"} pull">
                    ${renderText(content, headline)}
                  </p>`
              }`,
          },
        ]
      : []),
    ...(values.length > 0
      ? [
          {
            id: "values",
            title: phrases.valuesHeading,
            body: html`<ul class="marked lead">${values.map((value) => html`<li class="capital">${renderText(content, value)}</li>`)}</ul>`,
          },
        ]
      : []),
  ];
  return {
    title,
    kicker: title === phrases.about(name) ? copy.industry : phrases.about(name),
    lead,
    isIllustrated: true,
    sections: arrangeSections(sections, content.sectionOrders.get("article")),
    aside: html`<div class="beside"><p class="label">${phrases.atAGlance}</p>${renderFactList([
      [phrases.industry, copy.industry === undefined ? undefined : renderText(content, copy.industry)],
      [phrases.audienceHeading, audience === undefined ? undefined : renderText(content, audience)],
    ])}</div>`,
    nextLinks: renderNextLinks(content, ["documentation", "pricing", "contact", "landing"]),
  };
}
