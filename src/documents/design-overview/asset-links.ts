import { html, type Markup } from "#/kernel/markup";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import { assetPath, drawnPath, rasterPath } from "#/formats/asset-address";
import type { OverviewPlace } from "#/documents/design-overview/overview-place";

type Offer = { readonly format: string; readonly path: string | undefined };

/** Links to one picture in its formats. Where files can be saved they bear the brand's name, not their hash. */
function links(of: { readonly name: string; readonly slug: string }, offers: readonly Offer[], place: OverviewPlace): Markup {
  const link = ({ format, path }: Offer) => {
    if (path === undefined) return undefined;
    const file = `${place.slug}-${of.slug}.${format.toLowerCase()}`;
    return html`<a href="${path}${place.saves && `?as=${encodeURIComponent(file)}`}" aria-label="${of.name} as ${format}">${format}</a> `;
  };
  return html`<span class="ov-formats">${offers.map(link)}</span>`;
}

/** A vector asset's files: the drawing, and its pictures of pixels where it has them. */
export const assetLinks = (asset: BrandAsset, place: OverviewPlace): Markup =>
  links(
    asset,
    [
      { format: "SVG", path: assetPath(asset) },
      { format: "PNG", path: drawnPath(asset, "png") },
      { format: "WebP", path: drawnPath(asset, "webp") },
    ],
    place,
  );

/** The files of a picture that was brought in. */
export const rasterLinks = (asset: RasterAsset, place: OverviewPlace): Markup =>
  links(
    asset,
    [
      { format: "PNG", path: rasterPath(asset.hash, "png") },
      { format: "WebP", path: rasterPath(asset.webpHash, "webp") },
    ],
    place,
  );
