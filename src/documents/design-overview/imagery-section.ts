import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import { assetPath, rasterAssets, rasterPath } from "#/formats/asset-address";
import { formatDecimal } from "#/kernel/decimal";
import { assetLinks, rasterLinks } from "#/documents/design-overview/asset-links";
import { assetOf } from "#/documents/design-overview/brand-asset";
import type { OverviewPlace } from "#/documents/design-overview/overview-place";
import { section } from "#/documents/design-overview/section";

function plate(asset: BrandAsset, place: OverviewPlace): Markup {
  const path = assetPath(asset);
  const picture =
    asset.kind === "pattern" || asset.kind === "texture"
      ? html`<div class="ov-tiled ov-tiled-${asset.kind}" role="img" aria-label="${asset.alt}"></div>`
      : html`<img src="${path}" width="${formatDecimal(asset.width)}" height="${formatDecimal(asset.height)}" alt="${asset.alt}">`;
  return html`<figure class="ov-plate ov-plate-${asset.kind}">${picture}<figcaption class="ov-caption"><strong>${asset.name}</strong> ${formatDecimal(asset.width)} × ${formatDecimal(asset.height)} ${assetLinks(asset, place)}</figcaption></figure>
`;
}

function rasterPlate(asset: RasterAsset, place: OverviewPlace): Markup {
  const { name, alt, width, height, hash } = asset;
  return html`<figure class="ov-plate ov-plate-raster"><img src="${rasterPath(hash, "png")}" width="${width}" height="${height}" alt="${alt}"><figcaption class="ov-caption"><strong>${name}</strong> ${width} × ${height} ${rasterLinks(asset, place)}</figcaption></figure>
`;
}

/** The pictures that come from the mark's own geometry, the social card among them. */
export function imagerySection(content: DesignContent, place: OverviewPlace): Markup {
  const { imagery } = content;
  const social = imagery.assets.some(({ kind }) => kind === "social-card") ? undefined : assetOf(content, "social-card");
  return section(
    "imagery",
    html`<p>${imagery.concept}</p>`,
    html`<div class="ov-plates">
${imagery.assets.map((asset) => plate(asset, place))}${social && plate(social, place)}${rasterAssets(content).map((asset) => rasterPlate(asset, place))}</div>`,
  );
}
