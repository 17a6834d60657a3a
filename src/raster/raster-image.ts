import type { RasterPx } from "#/model/raster";

/** A picture of pixels in both formats. */
export type RasterImage = { readonly png: Uint8Array<ArrayBuffer>; readonly webp: Uint8Array<ArrayBuffer> };

/** What the drawing thread is asked for: an SVG without live text, and the long side of its picture. */
export type DrawRequest = { readonly svg: string; readonly px: RasterPx };

/** What the drawing thread answers to each order, in their order. */
export type DrawResult = { readonly drawing: RasterImage } | { readonly fault: string };
