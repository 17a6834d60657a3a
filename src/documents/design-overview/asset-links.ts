import { html, type Markup } from "#/kernel/markup";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import { getAssetPath, getRenderedPath, getRasterPath } from "#/formats/asset-urls";
import type { OverviewContext } from "#/documents/design-overview/overview-context";

type AssetFile = { readonly format: string; readonly path: string | undefined };

/**
 * Links to one picture in its formats. Where downloads are allowed, files are saved under the
 * brand's name instead of their hash.
 */
function renderLinks(
  source: { readonly name: string; readonly slug: string },
  files: readonly AssetFile[],
  context: OverviewContext,
): Markup {
  const renderLink = ({ format, path }: AssetFile) => {
    if (path === undefined) return undefined;
    const file = `${context.slug}-${source.slug}.${format.toLowerCase()}`;
    return html`
      <a href="${path}${context.allowsDownload && `?as=${encodeURIComponent(file)}`}"
          aria-label="${source.name} as ${format}">
        ${format}
      </a> `;
  };
  return html`<span class="ov-formats">${files.map(renderLink)}</span>`;
}

/** Links to a vector asset: the SVG, and its raster renderings where they exist. */
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

/** Links to the files of an imported picture. */
export const renderRasterLinks = (asset: RasterAsset, context: OverviewContext): Markup =>
  renderLinks(
    asset,
    [
      { format: "PNG", path: getRasterPath(asset.hash, "png") },
      { format: "WebP", path: getRasterPath(asset.webpHash, "webp") },
    ],
    context,
  );
