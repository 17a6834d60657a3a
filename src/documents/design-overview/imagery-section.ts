import { html, type Markup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import { getAssetPath, listRasterAssets, getRasterPath } from "#/formats/asset-urls";
import { formatDecimal } from "#/kernel/decimal";
import { renderAssetLinks, renderRasterLinks } from "#/documents/design-overview/asset-links";
import { findAsset } from "#/documents/design-overview/find-asset";
import type { OverviewContext } from "#/documents/design-overview/overview-context";
import { renderPhotoSlots } from "#/documents/design-overview/photo-slots";
import { renderSection } from "#/documents/design-overview/section";

/** Whether an asset repeats, so that it is shown as a field instead of a single tile. */
const isTiled = ({ kind }: BrandAsset) => /^(?:pattern|texture)(?:-dark)?$/.test(kind);

function renderFigure(asset: BrandAsset, context: OverviewContext): Markup {
  const path = getAssetPath(asset);
  const picture = isTiled(asset)
    ? html`<div class="ov-tiled ov-tiled-${asset.kind}" role="img" aria-label="${asset.alt}"></div>`
    : html`<img src="${path}" width="${formatDecimal(asset.width)}" height="${formatDecimal(asset.height)}" alt="${asset.alt}">`;
  return html`
    <figure class="ov-plate ov-plate-${asset.kind}">
      ${picture}
      <figcaption class="ov-caption">
        <strong>${asset.name}</strong> ${formatDecimal(asset.width)} × ${formatDecimal(asset.height)} ${renderAssetLinks(asset, context)}
      </figcaption>
    </figure>\n`;
}

function renderRasterFigure(asset: RasterAsset, context: OverviewContext): Markup {
  const { name, alt, width, height, hash } = asset;
  return html`
    <figure class="ov-plate ov-plate-raster">
      <img src="${getRasterPath(hash, "png")}" width="${width}" height="${height}" alt="${alt}">
      <figcaption class="ov-caption">
        <strong>${name}</strong> ${width} × ${height} ${renderRasterLinks(asset, context)}
      </figcaption>
    </figure>\n`;
}

/** The brand's pictures, the social card, imported pictures and the slots for photographs. */
export function renderImagerySection(content: DesignContent, context: OverviewContext): Markup {
  const { imagery, given } = content;
  // Pictures of examples are shown with the voice.
  const examples = new Set((given.pictures ?? []).flatMap(({ kind, slug }) => (kind === "example" ? [slug] : [])));
  const { photoSlots = [] } = imagery;
  const social = imagery.assets.some(({ kind }) => kind === "social-card") ? undefined : findAsset(content, "social-card");
  return renderSection(
    "imagery",
    html`<p>${imagery.concept}</p>`,
    html`
      <div class="ov-plates">\n
        ${imagery.assets.filter(({ kind }) => kind !== "example").map((asset) => renderFigure(asset, context))}
        ${social && renderFigure(social, context)}
        ${listRasterAssets(content)
          .filter(({ slug }) => !examples.has(slug) && !photoSlots.some(({ id }) => id === slug))
          .map((asset) => renderRasterFigure(asset, context))}
      </div>
      ${photoSlots.length > 0 && renderPhotoSlots(content, photoSlots)}`,
  );
}
