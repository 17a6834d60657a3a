import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset } from "#/model/mark";
import { assetPath, brandAssets } from "#/formats/asset-address";
import { decimal } from "#/formats/decimal";

/** Beyond this ratio of width to height a name is set as text, so that it can break into lines. */
const longestRatio = 11;

/** The first asset of a kind. */
export const assetOf = (content: DesignContent, kind: BrandAsset["kind"]): BrandAsset | undefined =>
  brandAssets(content).find((asset) => asset.kind === kind);

/** The name as the page's main heading: the outlined wordmark in the colour of the text around it, or live text where it is long or not outlined. */
export function wordmarkHeading(content: DesignContent, attributes: Markup): Markup {
  const { name } = content.brief;
  const wordmark = assetOf(content, "wordmark");
  const ratio = wordmark ? wordmark.width / wordmark.height : longestRatio + 1;
  if (!wordmark?.outlined || ratio > longestRatio) return html`<h1 class="ov-name ov-name-text"${attributes}>${name}</h1>`;
  const style = `--ratio:${decimal(ratio)};--wordmark:url(${assetPath(wordmark)})`;
  return html`<h1 class="ov-name"${attributes}><span class="ov-said">${name}</span><span class="ov-wordmark" style="${style}" aria-hidden="true"></span></h1>`;
}
