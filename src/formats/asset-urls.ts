import { sha256Hex } from "#/kernel/hash";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import { type RasterFormat, type RasterPx, getMainRasterPx, thumbnailPx } from "#/model/raster";

/** Every vector file of a design: the mark's set first, then the imagery. */
export const listBrandAssets = ({ mark, imagery }: DesignContent): readonly BrandAsset[] => [...mark.assets, ...imagery.assets];

/**
 * Path of an asset on the server: its content's SHA-256 names it, so that it never changes under
 * its address.
 */
export const getAssetPath = (asset: BrandAsset): string => `/assets/${sha256Hex(asset.svg)}.svg`;

/** Absolute address of an asset. */
export const getAssetUrl = (asset: BrandAsset, baseUrl: string): string => baseUrl + getAssetPath(asset);

/**
 * Path of a vector asset's picture of pixels, in the size that assets of its kind are offered in
 * first or in another one. It follows from the drawing alone, so it stands before the picture is
 * made. Undefined where the asset has live text, which only a reader's own fonts can set.
 */
export const getRenderedPath = (
  { svg, kind, outlined }: BrandAsset,
  format: RasterFormat,
  px: RasterPx = getMainRasterPx(kind),
): string | undefined => (outlined ? `/assets/${sha256Hex(svg)}-${px}.${format}` : undefined);

/** Absolute addresses of a vector asset's pictures; null where it has none. */
export function getRenderedUrls(asset: BrandAsset, baseUrl: string) {
  const toAbsolute = (path: string | undefined) => (path === undefined ? null : baseUrl + path);
  return {
    pngUrl: toAbsolute(getRenderedPath(asset, "png")),
    webpUrl: toAbsolute(getRenderedPath(asset, "webp")),
    thumbnailUrl: toAbsolute(getRenderedPath(asset, "webp", thumbnailPx)),
  };
}

/** Every picture of pixels that was brought in. */
export const listRasterAssets = ({ imagery }: DesignContent): readonly RasterAsset[] => imagery.rasters ?? [];

/** Path of a stored picture on the server. */
export const getRasterPath = (hash: string, extension: "png" | "webp"): string => `/assets/${hash}.${extension}`;

/** The name of an asset's file inside archives. */
export const getAssetFileName = (asset: BrandAsset): string => `${asset.slug}.svg`;
