import { html, type Markup } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getSilhouette } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";
import { arcBand, rectangle } from "#/studio/marks/geometry/shapes";

/** Subjects in solid silhouette before a few broad bands in the brand's full colours. */
export const stripeCut: ImageryStrategy = {
  describe: (subject) => `${subject} before broad bands in the brand's colours.`,
  compositions: ["solo", "pair", "parade", "cluster"],
  tile: "stripes",
  texture: "bars",
  draw: ({ arrangement: { subjects, width, height, main }, color, random, unit }) => {
    const [left, top, boxW, boxH] = main.box;
    const [cx, cy] = [left + boxW / 2, top + boxH / 2];
    const fills = [color((p) => p.plane), color((p) => p.accent), color((p) => p.plane)];
    const kind = random.pick(["rows", "columns", "rings", "slant"] as const);
    const count = random.pick([3, 4]);
    const band = Math.min(width, height) * (count === 3 ? 0.15 : 0.115);
    const gap = band * 0.5;
    const start = -((count * band + (count - 1) * gap) / 2);
    const renderBand = (_: unknown, index: number): Markup => {
      const at = start + index * (band + gap);
      const fill = fills[index % fills.length] ?? "";
      if (kind === "rings") {
        const radius = Math.max(boxW, boxH) * 0.46 + (count - index) * (band * 0.72);
        const data = printPath([arcBand(cx, cy, radius, Math.max(0, radius - band * 0.46), 0, 359.9)], 1);
        return renderFill(data, fill);
      }
      if (kind === "rows") return renderFill(printPath([rectangle([0, cy + at, width, band])], 1), fill);
      if (kind === "columns") return renderFill(printPath([rectangle([cx + at, 0, band, height])], 1), fill);
      const [x, w] = [Math.round(cx + at * 1.2 + cy), Math.round(band * 1.2)];
      return renderFill(`M${x} 0h${w}L${x + w - height} ${height}h${-w}z`, fill);
    };
    const ground = color((p) => p.ground);
    return html`${[
      renderRectangle(0, 0, width, height, ground),
      Array.from({ length: count }, renderBand),
      subjects.map((one) => {
        const outline = printPath(getSilhouette(one), 1);
        return html`
          <path fill="${ground}" stroke="${ground}" stroke-width="${Math.round(30 * unit)}" stroke-linejoin="round" d="${outline}"/>
          ${renderFlatSubject(one, { body: color((p) => p.figure), cut: ground, accent: color((p) => p.accent) })}`;
      }),
    ]}`;
  },
};
