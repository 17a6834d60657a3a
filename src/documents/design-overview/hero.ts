import { html, type Markup, type MarkupPart } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { assetPath } from "#/formats/asset-address";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { tokenCount } from "#/formats/token-count";
import { symbolPicture } from "#/documents/symbol-picture";
import { assetOf } from "#/documents/design-overview/brand-asset";
import { briefAttributes } from "#/documents/design-overview/brief-words";
import { faceName } from "#/documents/design-overview/face-name";
import type { OverviewPlace } from "#/documents/design-overview/overview-place";
import { type AdoptionName, sectionTitles, type SectionName } from "#/documents/design-overview/section";
import { wordmarkHeading } from "#/documents/design-overview/wordmark";

/** How surfaces are set apart, in a word or two. */
const depthWords = { border: "Borders", shadow: "Shadows", tone: "Tone" } as const;

function facts(content: DesignContent, { version }: OverviewPlace): Markup {
  const { direction, tokens } = content;
  const { families, ratio } = tokens.typography;
  const rows: readonly (readonly [string, string])[] = [
    ["Direction", direction.name],
    ["Display", faceName(families.display)],
    ["Text", faceName(families.text)],
    ["Type scale", `1 : ${formatDecimal(ratio, 3)}`],
    ["Corners", tokens.radius.basePx === 0 ? "Square" : formatPx(tokens.radius.basePx)],
    ["Depth", depthWords[direction.depth]],
    ["Tokens", String(tokenCount(content))],
    ["Version", version],
  ];
  return html`<dl class="ov-facts">${rows.map(([term, value]) => html`<div class="ov-fact"><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/**
 * The opening of an overview: contents, the wordmark, the brand's own line, its chief picture and its vital facts. Looks arrange the same parts differently.
 * `actions` stand below the words.
 */
export function hero(
  content: DesignContent,
  place: OverviewPlace,
  order: readonly (SectionName | AdoptionName)[],
  actions?: MarkupPart,
): Markup {
  const { brief, imagery } = content;
  const picture = assetOf(content, "hero");
  const said = briefAttributes(content);
  const [line, more] = [brief.tagline, brief.offer, brief.industry].filter((text) => text !== undefined && text.trim() !== "");
  return html`<header class="ov-hero" id="ov-top">
<div class="ov-bar"><a class="ov-home" href="#ov-top">${symbolPicture(content.mark, "ov-symbol")}<span>${place.systemName}<span class="ov-version"> ${place.version}</span></span></a>
<nav class="ov-contents" aria-label="Contents"><ul>${order.map((name) => html`<li><a href="#ov-${name}">${sectionTitles[name]}</a></li>`)}</ul></nav></div>
<div class="ov-stage">
<div class="ov-words">${wordmarkHeading(content, said)}${line && html`<p class="ov-line"${said}>${line}</p>`}${more && html`<p class="ov-summary"${said}>${more}</p>`}${actions}</div>
<div class="ov-sign" aria-hidden="true">${symbolPicture(content.mark, "ov-symbol")}</div>
${picture && html`<figure class="ov-picture"><img src="${assetPath(picture)}" width="${formatDecimal(picture.width)}" height="${formatDecimal(picture.height)}" alt="${picture.alt}"><figcaption class="ov-caption">${imagery.concept}</figcaption></figure>`}
${facts(content, place)}
</div>
</header>
`;
}
