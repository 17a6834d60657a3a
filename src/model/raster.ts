import type { AssetKind } from "#/model/mark";

/**
 * The long sides, in pixels, that a vector asset can be had in as a picture of pixels. The list is closed, so that what anybody can have drawn is bounded: browser tabs (32, 48),
 * home screens (180, 192, 512), thumbnails (320), pages (800, 1600) and link previews (1200).
 */
export const rasterSidesPx = [32, 48, 180, 192, 320, 512, 800, 1200, 1600] as const;
export type RasterPx = (typeof rasterSidesPx)[number];

/** The formats of pictures of pixels. WebP is lossless: the drawings are flat, which it packs best, and the brand's colours stay exact. */
export const rasterFormats = ["png", "webp"] as const;
export type RasterFormat = (typeof rasterFormats)[number];

/** Long side of a thumbnail. */
export const thumbnailPx: RasterPx = 320;

const sides: Readonly<Partial<Record<AssetKind, RasterPx>>> = {
  wordmark: 1200,
  "lockup-horizontal": 1200,
  reversed: 1200,
  favicon: 48,
  "social-card": 1200,
  hero: 1600,
  texture: 1600,
};

/** The long side in which an asset of this kind is offered first; 512 for what is about square. */
export const rasterPxOf = (kind: AssetKind): RasterPx => sides[kind] ?? 512;

/** The long side that a number names, where there is such. */
export const rasterPxFrom = (px: number): RasterPx | undefined => rasterSidesPx.find((side) => side === px);

/** A drawing that is stored: the SVG by its hash, the long side, and the pictures by theirs. */
export type Raster = {
  readonly sourceHash: string;
  readonly px: RasterPx;
  readonly pngHash: string;
  readonly webpHash: string;
};
