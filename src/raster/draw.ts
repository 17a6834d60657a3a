import { boundFilters } from "#/raster/bound-filters";
import { loadResvg, withoutFonts } from "#/raster/resvg";
import type { RasterImage, DrawRequest } from "#/raster/raster-image";

/**
 * Renders an SVG as PNG and lossless WebP, `px` pixels on the longer side. The same SVG gives the
 * same bytes. Loads no fonts and no external images. Blocks the thread for up to a second, and the
 * memory it uses is only freed with the thread.
 */
export async function draw({ svg, px }: DrawRequest): Promise<RasterImage> {
  const png = renderPng(await loadResvg(), svg, px);
  const webp = await new Bun.Image(png).webp({ lossless: true }).bytes();
  return { png, webp: new Uint8Array(webp) };
}

function renderPng(Resvg: Awaited<ReturnType<typeof loadResvg>>, svg: string, px: number): Uint8Array<ArrayBuffer> {
  const font = withoutFonts;
  const probe = new Resvg(svg, { font });
  const mode = probe.width >= probe.height ? "width" : "height";
  probe.free();
  const sized = new Resvg(boundFilters(Resvg, svg), { font, fitTo: { mode, value: px } });
  const image = sized.render();
  const png = new Uint8Array(image.asPng());
  image.free();
  sized.free();
  return png;
}
