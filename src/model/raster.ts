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

const sidesByKind: Readonly<Partial<Record<AssetKind, readonly [RasterPx, ...RasterPx[]]>>> = {
  wordmark: [1200],
  "lockup-horizontal": [1200],
  reversed: [1200],
  favicon: [48, 32],
  "app-icon": [512, 192, 180],
  "social-card": [1200],
  hero: [1600, 800],
  texture: [1600],
};

/** The long sides in which an asset of this kind is offered, the chief one first; 512 for what is about square. */
export const getRasterSides = (kind: AssetKind): readonly [RasterPx, ...RasterPx[]] => sidesByKind[kind] ?? [512];

/** The chief one of them. */
export const getMainRasterPx = (kind: AssetKind): RasterPx => getRasterSides(kind)[0];

/** The long side that a number names, where there is such. */
export const findRasterPx = (px: number): RasterPx | undefined => rasterSidesPx.find((side) => side === px);

/** A drawing that is stored: the SVG by its hash, the long side, and the pictures by theirs. */
export type Raster = {
  readonly sourceHash: string;
  readonly px: RasterPx;
  readonly pngHash: string;
  readonly webpHash: string;
};
