import { sha256Hex } from "#/kernel/hash";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import { type RasterFormat, type RasterPx, getMainRasterPx, thumbnailPx } from "#/model/raster";

/** The vector assets of a design: those of the mark first, then the imagery. */
export const listBrandAssets = ({ mark, imagery }: Pick<DesignContent, "mark" | "imagery">): readonly BrandAsset[] => [
  ...mark.assets,
  ...imagery.assets,
];

/**
 * Path of an asset on the server. It contains the SHA-256 of the content, so it can be cached
 * forever.
 */
export const getAssetPath = (asset: BrandAsset): string => `/assets/${sha256Hex(asset.svg)}.svg`;

/** Absolute URL of an asset. */
export const getAssetUrl = (asset: BrandAsset, baseUrl: string): string => baseUrl + getAssetPath(asset);

/**
 * Path of a raster image of a vector asset, by default in the main size of its kind. The path is
 * known before the image is rendered. Undefined for assets with live text, which cannot be rendered
 * on the server.
 */
export const getRenderedPath = (
  { svg, kind, outlined }: BrandAsset,
  format: RasterFormat,
  px: RasterPx = getMainRasterPx(kind),
): string | undefined => (outlined ? `/assets/${sha256Hex(svg)}-${px}.${format}` : undefined);

/** Absolute URLs of the raster images of a vector asset, or null. */
export function getRenderedUrls(asset: BrandAsset, baseUrl: string) {
  const toAbsolute = (path: string | undefined) => (path === undefined ? null : baseUrl + path);
  return {
    pngUrl: toAbsolute(getRenderedPath(asset, "png")),
    webpUrl: toAbsolute(getRenderedPath(asset, "webp")),
    thumbnailUrl: toAbsolute(getRenderedPath(asset, "webp", thumbnailPx)),
  };
}

/** The imported raster images of a design. */
export const listRasterAssets = ({ imagery }: DesignContent): readonly RasterAsset[] => imagery.rasters ?? [];

/** Path of a stored image on the server. */
export const getRasterPath = (hash: string, extension: "png" | "webp"): string => `/assets/${hash}.${extension}`;

/** File name of an asset in archives. */
export const getAssetFileName = (asset: BrandAsset): string => `${asset.slug}.svg`;
