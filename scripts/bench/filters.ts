import { boundFilters } from "#/raster/bound-filters";
import { loadResvg, withoutFonts } from "#/raster/resvg";
import type { Section } from "./row";
import { computeSpread } from "./spread";

/** The size at which an import looks for the edges of a drawing. */
const px = 1000;
const rounds = 3;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><filter id="f"><feGaussianBlur stdDeviation="4"/></filter>' +
  '<path d="M 30 20 H 50000 V 60 L 40 50000 Z" fill="#c33" filter="url(#f)"/></svg>';

/** A blur of a shape that is far larger than the picture, with and without bounds. */
export const filters: Section = {
  name: "filters",
  description: "a blur of a shape that is far larger than the picture",
  usesDatabase: false,
  async run() {
    const Resvg = await loadResvg();
    const render = (svg: string) => {
      const renderer = new Resvg(svg, { font: withoutFonts, fitTo: { mode: "width", value: px } });
      renderer.render().free();
      renderer.free();
    };
    const measure = (work: () => void) =>
      computeSpread(
        Array.from({ length: rounds }, () => {
          const started = performance.now();
          work();
          return performance.now() - started;
        }),
      );
    const bounded = measure(() => render(boundFilters(Resvg, drawing)));
    const whole = measure(() => render(drawing));
    return [
      {
        what: `a blur of a shape 500 times as wide as the picture, at ${px} px`,
        value: bounded,
        unit: "ms",
        baseline: { what: "computed everywhere", value: whole.median },
        aim: { of: "value", bound: "at most", limit: 2000 },
      },
    ];
  },
};
