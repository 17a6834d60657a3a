import { html } from "#/kernel/markup";
import type { MatterPart, Reading } from "#/studio/layout/shell";
import { brandSample, faceSample, factList, itemMatter, onwardTo } from "#/studio/layout/matter";
import type { PageContent } from "#/studio/layout/page-content";
import { firstHeading } from "#/studio/layout/first-heading";
import { paragraph, statementMax, words } from "#/studio/layout/pieces";

/** The brand's own story, in nothing but the words of its brief: what it does, for whom, and what it holds to. */
export function articleMatter(content: PageContent): Reading {
  const { copy, brief, tokens } = content;
  const { phrases, name, tagline, headline, offer, audience, items, values } = copy;
  const title = firstHeading({ ...content, slug: "article" });
  const lead = copy.lead === title ? undefined : (copy.lead ?? (tagline === title ? undefined : tagline));
  const isSilent = offer === undefined && items.length === 0 && audience === undefined && values.length === 0;
  const offerText = offer === lead || offer === title ? undefined : offer;
  const parts: readonly MatterPart[] = [
    ...(isSilent
      ? [{ id: "story", title: phrases.whatThereIs, body: html`<p class="lead">${phrases.storyPlace(name)}</p>` }]
      : []),
    ...(items.length > 0 || offerText !== undefined
      ? [
          {
            id: "offer",
            title: phrases.whatThereIs,
            body: html`${paragraph(content, offerText, "lead capital")}${items.length > 0 && itemMatter(content, items)}`,
          },
        ]
      : []),
    ...(audience !== undefined
      ? [
          {
            id: "audience",
            title: phrases.madeFor,
            body: html`${paragraph(content, audience, "lead capital")}${headline !== title && headline !== lead && brief.copy?.headline !== undefined && html`<p class="${[...headline].length > statementMax ? "lead" : "h1"} pull">${words(content, headline)}</p>`}`,
          },
        ]
      : []),
    ...(values.length > 0
      ? [
          {
            id: "values",
            title: phrases.whatWeStandFor,
            body: html`<ul class="marked lead">${values.map((value) => html`<li class="capital">${words(content, value)}</li>`)}</ul>`,
          },
        ]
      : []),
  ];
  const { display, text } = tokens.typography.families;
  return {
    title,
    kicker: title === phrases.about(name) ? copy.industry : phrases.about(name),
    lead,
    isIllustrated: true,
    parts,
    beside: html`<div class="beside"><p class="label">${phrases.atAGlance}</p>${factList([
      [phrases.forTrade, copy.industry === undefined ? undefined : words(content, copy.industry)],
      [phrases.headingFace, faceSample(display.name, "display")],
      ...(text.name === display.name ? [] : [[phrases.textFace, faceSample(text.name, "text")] as const]),
      [phrases.brandColor, brandSample(tokens.colors.light.brand.hex)],
    ])}</div>`,
    onward: onwardTo(content, ["documentation", "pricing", "contact", "landing"]),
  };
}
