import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill, renderStrokes } from "#/studio/imagery/line-art";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getSilhouette } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";
import { translate } from "#/studio/marks/geometry/transform";
import type { Point } from "#/studio/marks/geometry/path";

/**
 * Subjects as plates in oblique view, with centre lines, a base line and the marks of a drawing.
 */
export const partDrawing: ImageryStrategy = {
  describe: (subject) => `${subject} as a solid part in a technical drawing.`,
  compositions: ["solo", "pair", "stand"],
  tile: "grid",
  texture: "hatch",
  draw: ({ arrangement, color, random, unit }) => {
    const { subjects, width, height, main } = arrangement;
    const side = random.pick([-1, 1]);
    const depth: Point = [side * 40 * unit, 26 * unit];
    const steps = 5;
    const wall = color((p) => p.accent);
    const [x, y, w, h] = main.box.map(Math.round) as [number, number, number, number];
    const [cx, cy] = [Math.round(x + w / 2), Math.round(y + h / 2)];
    const hatch = Array.from(
      { length: Math.ceil(width / (40 * unit)) + 1 },
      (_, index) =>
        `M${Math.round(index * 40 * unit)} ${height}l${26 * unit} ${-26 * unit}h${20 * unit}l${-26 * unit} ${26 * unit}z`,
    ).join("");
    const ring = Math.round(Math.min(w, h) * 0.62);
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderScenery(arrangement, color, random),
      renderFill(
        `M${cx - ring} ${cy}a${ring} ${ring} 0 1 0 ${ring * 2} 0a${ring} ${ring} 0 1 0-${ring * 2} 0z`,
        color((p) => p.plane),
      ),
      html`
        <path fill="none" stroke="${color((p) => mix(p.ground, p.figure, 0.45))}" stroke-width="1.5"
            stroke-dasharray="34 8 6 8" d="M${cx} ${Math.round(24 * unit)}V${height}M${Math.round(24 * unit)} ${cy}H${width}"/>`,
      subjects.map((one) => [
        Array.from({ length: steps }, (_, index) => {
          const share = (steps - index) / steps;
          return renderFill(printPath(translate(getSilhouette(one), depth[0] * share, depth[1] * share), 0), wall);
        }),
        renderFlatSubject(one, {
          body: color((p) => p.figure),
          cut: color((p) => p.ground),
          accent: color((p) => p.accent),
        }),
      ]),
      renderStrokes(
        `M${x} ${height - 92 * unit}v${28 * unit}M${x + w} ${height - 92 * unit}v${28 * unit}M${x} ${height - 78 * unit}h${w}`,
        color((p) => mix(p.ground, p.figure, 0.8)),
        Math.max(1.4, 2 * unit),
      ),
      renderFill(
        hatch,
        color((p) => p.accent),
      ),
    ]}`;
  },
};
