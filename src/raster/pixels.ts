import { loadResvg, withoutFonts } from "#/raster/resvg";

/** An image as 8-bit RGBA, row by row from the upper left. Colours are multiplied with alpha. */
export type Pixels = { readonly width: number; readonly height: number; readonly rgba: Uint8Array };

/** Renders drawings in this thread. For job processes: it takes up to a second. */
export type PixelRenderer = {
  /**
   * The pixels of an SVG at a width or height in pixels; the other side follows. Throws a plain
   * error if it is not an SVG.
   */
  render(svg: string, fit: { readonly width: number } | { readonly height: number }): Pixels;
  /**
   * The same drawing with every shape as a path, and styles, references and units resolved.
   */
  simplify(svg: string): string;
};

export async function createPixelRenderer(): Promise<PixelRenderer> {
  const Resvg = await loadResvg();
  return {
    render(svg, fit) {
      const fitTo =
        "width" in fit ? { mode: "width" as const, value: fit.width } : { mode: "height" as const, value: fit.height };
      const renderer = new Resvg(svg, { font: withoutFonts, fitTo });
      const image = renderer.render();
      const pixels = { width: image.width, height: image.height, rgba: new Uint8Array(image.pixels) };
      image.free();
      renderer.free();
      return pixels;
    },
    simplify(svg) {
      const renderer = new Resvg(svg, { font: withoutFonts });
      const text = renderer.toString();
      renderer.free();
      return text;
    },
  };
}
