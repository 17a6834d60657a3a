import type { AssetKind } from "#/model/mark";

/**
 * The available long sides of rasters, in pixels. The list is closed to bound what anyone can
 * request: browser tabs (32, 48), home screens (180, 192, 512), thumbnails (320), pages (800, 1600)
 * and link previews (1200).
 */
export const rasterSidesPx = [32, 48, 180, 192, 320, 512, 800, 1200, 1600] as const;
export type RasterPx = (typeof rasterSidesPx)[number];

/**
 * The formats of rasters. WebP is lossless: it compresses flat drawings best and keeps the brand's
 * colours exact.
 */
export const rasterFormats = ["png", "webp"] as const;
export type RasterFormat = (typeof rasterFormats)[number];

/** Long side of a thumbnail. */
export const thumbnailPx: RasterPx = 320;

const sidesByKind: Readonly<Partial<Record<AssetKind, readonly [RasterPx, ...RasterPx[]]>>> = {
  wordmark: [1200],
  "lockup-horizontal": [1200],
  reversed: [1200],
  favicon: [48, 32],
  "app-icon": [512, 192, 180],
  "social-card": [1200],
  hero: [1600, 800],
  "hero-dark": [1600, 800],
};

/** The long sides offered for a kind of asset, the main one first; 512 if it is about square. */
export const getRasterSides = (kind: AssetKind): readonly [RasterPx, ...RasterPx[]] => sidesByKind[kind] ?? [512];

export const getMainRasterPx = (kind: AssetKind): RasterPx => getRasterSides(kind)[0];

/** The long side of this number, if it is offered. */
export const findRasterPx = (px: number): RasterPx | undefined => rasterSidesPx.find((side) => side === px);

/** A stored raster: hash of the SVG, long side and hashes of the pictures. */
export type Raster = {
  readonly sourceHash: string;
  readonly px: RasterPx;
  readonly pngHash: string;
  readonly webpHash: string;
};
