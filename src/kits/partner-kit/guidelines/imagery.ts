import { html } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { Card } from "#/kits/partner-kit/card";
import { renderAssetFigure, renderFigureCss } from "#/kits/partner-kit/guidelines/asset-figure";
import { createGuidelineCard } from "#/kits/partner-kit/guidelines/guideline-card";

/** The pictures derived from the mark, and the social card; no card if there are none. */
export function createImageryCards({ mark, imagery }: DesignContent): readonly Card[] {
  const shown = [...mark.assets.filter(({ kind }) => kind === "social-card"), ...imagery.assets];
  if (shown.length === 0) return [];
  const body = html`<div class="figures">\n
    ${shown.map((asset) => renderAssetFigure(asset))}</div>`;
  return [createGuidelineCard("imagery", "Brand", "Imagery", imagery.concept, 690, renderFigureCss(16), body)];
}
