import { html, type Markup } from "#/kernel/markup";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import { getAssetPath, getRenderedPath, getRasterPath } from "#/formats/asset-urls";
import type { OverviewContext } from "#/documents/design-overview/overview-context";

type AssetFile = { readonly format: string; readonly path: string | undefined };

/**
 * Links to one picture in its formats. Where files can be saved they bear the brand's name, not
 * their hash.
 */
function renderLinks(
  source: { readonly name: string; readonly slug: string },
  files: readonly AssetFile[],
  context: OverviewContext,
): Markup {
  const renderLink = ({ format, path }: AssetFile) => {
    if (path === undefined) return undefined;
    const file = `${context.slug}-${source.slug}.${format.toLowerCase()}`;
    return html`<a href="${path}${context.allowsDownload && `?as=${encodeURIComponent(file)}`}" aria-label="${source.name} as ${format}">${format}</a> `;
  };
  return html`<span class="ov-formats">${files.map(renderLink)}</span>`;
}

/** A vector asset's files: the drawing, and its pictures of pixels where it has them. */
export const renderAssetLinks = (asset: BrandAsset, context: OverviewContext): Markup =>
  renderLinks(
    asset,
    [
      { format: "SVG", path: getAssetPath(asset) },
      { format: "PNG", path: getRenderedPath(asset, "png") },
      { format: "WebP", path: getRenderedPath(asset, "webp") },
    ],
    context,
  );

/** The files of a picture that was brought in. */
export const renderRasterLinks = (asset: RasterAsset, context: OverviewContext): Markup =>
  renderLinks(
    asset,
    [
      { format: "PNG", path: getRasterPath(asset.hash, "png") },
      { format: "WebP", path: getRasterPath(asset.webpHash, "webp") },
    ],
    context,
  );
