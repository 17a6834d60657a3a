import { Failure } from "#/kernel/errors";
import { boundFilters } from "#/raster/bound-filters";
import { loadResvg, withoutFonts } from "#/raster/resvg";

/** An image as 8-bit RGBA, row by row from the upper left. Colours are multiplied with alpha. */
export type Pixels = { readonly width: number; readonly height: number; readonly rgba: Uint8Array };

/** Renders drawings in this thread. For job processes: it takes up to a second. */
export type PixelRenderer = {
  /**
   * The pixels of an SVG at a width or height in pixels; the other side follows. Throws `invalid`
   * if it cannot be drawn.
   */
  render(svg: string, fit: { readonly width: number } | { readonly height: number }): Pixels;
  /**
   * The same drawing with every shape as a path, and styles, references and units resolved. Throws
   * `invalid` if it cannot be drawn.
   */
  simplify(svg: string): string;
};

/** Runs a step of the renderer, whose errors are about the drawing. */
function draw<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    throw new Failure(
      "invalid",
      "The SVG cannot be used: it cannot be drawn. Check its width, height and view box, and export it again.",
      { cause },
    );
  }
}

export async function createPixelRenderer(): Promise<PixelRenderer> {
  const Resvg = await loadResvg();
  /** The last drawing, which is often rendered in several sizes. */
  let last = { svg: "", bounded: "" };
  const render: PixelRenderer["render"] = (svg, fit) => {
    if (svg !== last.svg) last = { svg, bounded: boundFilters(Resvg, svg) };
    const fitTo = "width" in fit ? { mode: "width" as const, value: fit.width } : { mode: "height" as const, value: fit.height };
    const renderer = new Resvg(last.bounded, { font: withoutFonts, fitTo });
    const image = renderer.render();
    const pixels = { width: image.width, height: image.height, rgba: new Uint8Array(image.pixels) };
    image.free();
    renderer.free();
    return pixels;
  };
  const simplify = (svg: string) => {
    const renderer = new Resvg(svg, { font: withoutFonts });
    const text = renderer.toString();
    renderer.free();
    return text;
  };
  return { render: (svg, fit) => draw(() => render(svg, fit)), simplify: (svg) => draw(() => simplify(svg)) };
}
