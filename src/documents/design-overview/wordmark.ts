import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { findAsset } from "#/documents/design-overview/find-asset";

/** Beyond this ratio of width to height a name is set as text, so that it can break into lines. */
const maxRatio = 11;

/**
 * The name as the page's main heading: the outlined wordmark in the colour of the text around it,
 * or live text where it is long or not outlined.
 */
export function renderWordmarkHeading(content: DesignContent, attributes: Markup): Markup {
  const { name } = content.brief;
  const wordmark = findAsset(content, "wordmark");
  if (!wordmark?.outlined || wordmark.width > maxRatio * wordmark.height)
    return html`<h1 class="ov-name ov-name-text"${attributes}>${name}</h1>`;
  return html`<h1 class="ov-name"${attributes}><span class="ov-said">${name}</span><span class="ov-wordmark" aria-hidden="true"></span></h1>`;
}
