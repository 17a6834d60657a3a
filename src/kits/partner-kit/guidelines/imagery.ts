import { html } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { Card } from "#/kits/partner-kit/card";
import { assetFigure, figureCss } from "#/kits/partner-kit/guidelines/asset-figure";
import { guidelineCard } from "#/kits/partner-kit/guidelines/guideline-card";

/** The pictures made from the mark, and the social card; no card where there are none. */
export function imageryCards({ mark, imagery }: DesignContent): readonly Card[] {
  const shown = [...mark.assets.filter(({ kind }) => kind === "social-card"), ...imagery.assets];
  if (shown.length === 0) return [];
  const body = html`<div class="figures">
${shown.map((asset) => assetFigure(asset))}</div>`;
  return [guidelineCard("imagery", "Brand", "Imagery", imagery.concept, 690, figureCss(16), body)];
}
