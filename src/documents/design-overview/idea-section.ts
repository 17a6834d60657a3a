import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { renderBriefAttributes } from "#/documents/design-overview/brief-text";
import { renderSection } from "#/documents/design-overview/section";
import { getSignature } from "#/documents/signature/signature";

/** What the brand is, in the words of the brief, and the reasons for the direction. */
export function renderIdeaSection(content: DesignContent): Markup {
  const { brief, direction } = content;
  const { traits } = getSignature(content);
  const attributes = renderBriefAttributes(content);
  const about: readonly (readonly [string, string | undefined])[] = [
    ["Offer", brief.offer],
    ["Audience", brief.audience],
    ["Values", brief.values?.join(", ")],
    ["Character", brief.adjectives?.join(", ")],
    ["Avoid", brief.avoid?.join(", ")],
  ];
  const filled = about.filter(([, text]) => text !== undefined && text.trim() !== "");
  return renderSection(
    "idea",
    html`<p>${direction.color.words}</p>`,
    html`
      <p class="ov-statement">${direction.summary}</p>\n
      <div class="ov-pair">\n
        ${
          direction.reasons.length > 0 &&
          html`
            <div>
              <h3 class="ov-subtitle">Why this direction</h3>
              <ul class="ov-list">${direction.reasons.map((reason) => html`<li dir="auto">${reason}</li>`)}</ul>
            </div>\n`
        }
        ${
          filled.length > 0 &&
          html`
            <div>
              <h3 class="ov-subtitle">The brief</h3>
              <dl class="ov-terms">
                ${filled.map(([term, text]) => html`<div><dt>${term}</dt><dd${attributes}>${text}</dd></div>`)}
              </dl>
            </div>`
        }\n
      </div>
      ${
        traits.length > 0 &&
        html`
          <div>
            <h3 class="ov-subtitle">What makes it recognisable</h3>
            <dl class="ov-terms">${traits.map(({ name, measured }) => html`<div><dt>${name}</dt><dd>${measured}</dd></div>`)}</dl>
          </div>`
      }`,
  );
}
