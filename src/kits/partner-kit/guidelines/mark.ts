import { html } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { formatPx } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import type { Card } from "#/kits/partner-kit/card";
import { renderAssetFigure, renderFigureCss } from "#/kits/partner-kit/guidelines/asset-figure";
import { createGuidelineCard } from "#/kits/partner-kit/guidelines/guideline-card";

/** Every version of the mark, with its clear space and minimum size. */
export function createMarkCard(content: DesignContent): Card {
  const { clearSpace, smallestPx, concept, assets } = content.mark;
  const rules =
    `Minimum height: symbol ${formatPx(smallestPx.symbol)}, wordmark ${formatPx(smallestPx.wordmark)}. Clear space: ` +
    `${formatDecimal(clearSpace, 2)} of the symbol's height on every side.`;
  const shown = assets.filter(({ kind }) => kind !== "social-card");
  return createGuidelineCard(
    "mark",
    "Brand",
    "Mark",
    `${concept} ${rules}`,
    760,
    renderFigureCss(9),
    html`<div class="figures">\n
      ${shown.map((asset) => renderAssetFigure(asset))}</div>`,
  );
}
