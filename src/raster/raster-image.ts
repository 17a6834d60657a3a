/** An image in both raster formats. */
export type RasterImage = { readonly png: Uint8Array<ArrayBuffer>; readonly webp: Uint8Array<ArrayBuffer> };

/** An SVG without live text, and the longer side of the image, pixels. */
export type DrawRequest = { readonly svg: string; readonly px: number };

/** What the drawing thread posts for each request, in order. */
export type DrawResult = { readonly image: RasterImage } | { readonly error: string };
