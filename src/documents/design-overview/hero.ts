import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { getAssetPath } from "#/formats/asset-urls";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { countDesignTokens } from "#/formats/token-count";
import { renderSymbol } from "#/documents/symbol-svg";
import { findAsset } from "#/documents/design-overview/find-asset";
import { renderBriefAttributes } from "#/documents/design-overview/brief-text";
import { getFaceName } from "#/documents/design-overview/type-section";
import type { OverviewContext } from "#/documents/design-overview/overview-context";
import { type AdoptionSectionName, sectionTitles, type SectionName } from "#/documents/design-overview/section";

/** How surfaces are separated. */
const depthLabels = { border: "Borders", shadow: "Shadows", tone: "Tone" } as const;

function renderFacts(content: DesignContent, { version }: OverviewContext): Markup {
  const { direction, tokens } = content;
  const { families, ratio } = tokens.typography;
  const rows: readonly (readonly [string, string])[] = [
    ["Direction", direction.name],
    ["Display", getFaceName(families.display)],
    ["Text", getFaceName(families.text)],
    ["Type scale", `1 : ${formatDecimal(ratio, 3)}`],
    ["Corners", tokens.radius.basePx === 0 ? "Square" : formatPx(tokens.radius.basePx)],
    ["Depth", depthLabels[direction.depth]],
    ["Tokens", String(countDesignTokens(content))],
    ["Version", version],
  ];
  return html`<dl class="ov-facts">${rows.map(([term, value]) => html`<div class="ov-fact"><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/**
 * The opening of an overview: contents, wordmark, tagline, hero picture and key facts, which each
 * layout arranges differently. `actions` appear below the tagline.
 */
export function renderHero(
  content: DesignContent,
  context: OverviewContext,
  sections: readonly (SectionName | AdoptionSectionName)[],
  actions?: MarkupPart,
): Markup {
  const { brief, imagery } = content;
  const picture = findAsset(content, "hero");
  const attributes = renderBriefAttributes(content);
  const [line, more] = [brief.tagline, brief.offer, brief.industry].filter((text) => text !== undefined && text.trim() !== "");
  return html`
    <header class="ov-hero" id="ov-top">\n
      <div class="ov-bar">
        <a class="ov-home" href="#ov-top">
          ${renderSymbol(content.mark, "ov-symbol")}
          <span>${context.systemName}<span class="ov-version"> ${context.version}</span></span>
        </a>\n
        <nav class="ov-contents" aria-label="Contents">
          <ul>${sections.map((name) => html`<li><a href="#ov-${name}">${sectionTitles[name]}</a></li>`)}</ul>
        </nav>
      </div>\n
      <div class="ov-stage">\n
        <div class="ov-words">
          ${renderWordmarkHeading(content, attributes)}
          ${line && html`<p class="ov-line"${attributes}>${line}</p>`}
          ${more && html`<p class="ov-summary"${attributes}>${more}</p>`}
          ${actions}
        </div>\n
        <div class="ov-sign" aria-hidden="true">${renderSymbol(content.mark, "ov-symbol")}</div>\n
        ${
          picture &&
          html`
            <figure class="ov-picture">
              <img src="${getAssetPath(picture)}" width="${formatDecimal(picture.width)}"
                  height="${formatDecimal(picture.height)}" alt="${picture.alt}">
              <figcaption class="ov-caption">${imagery.concept}</figcaption>
            </figure>`
        }\n
        ${renderFacts(content, context)}\n
      </div>\n
    </header>\n`;
}

/** Wordmarks with a larger ratio of width to height are set as text, so that they can wrap. */
const maxRatio = 11;

/**
 * The name as the main heading: the outlined wordmark in the current text colour, or live text
 * where the wordmark is long or not outlined.
 */
function renderWordmarkHeading(content: DesignContent, attributes: Markup): Markup {
  const { name } = content.brief;
  const wordmark = findAsset(content, "wordmark");
  if (!wordmark?.outlined || wordmark.width > maxRatio * wordmark.height)
    return html`<h1 class="ov-name ov-name-text"${attributes}>${name}</h1>`;
  return html`
    <h1 class="ov-name"${attributes}>
      <span class="ov-said">${name}</span><span class="ov-wordmark" aria-hidden="true"></span>
    </h1>`;
}
