import { mix } from "#/color/mix";
import { html, type Markup } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import { createDistanceMap } from "#/studio/imagery/distance-map";
import { printSmoothLine, resampleEvenly } from "#/studio/imagery/smooth-line";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";

/** Pale shapes that grow out of the subjects and become deeper towards them. */
export const softMesh: ImageryStrategy = {
  describe: (subject) => `${subject} with soft shapes that spread out from it in layered tints.`,
  compositions: ["solo", "pair", "stand", "cluster"],
  tile: "discs",
  texture: "waves",
  draw: ({ arrangement, color, random, unit }) => {
    const { width, height, subjects, main } = arrangement;
    const step = Math.max(8, Math.round(11 * unit));
    const margin = Math.round(220 * unit);
    const renderHalo = (parts: typeof subjects, distances: readonly number[], colorAt: (share: number) => string): Markup => {
      const field = createDistanceMap({ width, height, subjects: parts }, step, margin);
      const inverted = field.values.map((value) => -value);
      return html`${distances.map((distance, index) => {
        const data = field
          .trace(-distance * unit, inverted)
          .map(({ points }) => printSmoothLine(resampleEvenly(points, 34 * unit), true))
          .join("");
        return renderFill(data, colorAt(index / Math.max(1, distances.length - 1)));
      })}`;
    };
    const others = subjects.filter((one) => one !== main);
    const far = random.pick([250, 290, 330]);
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderScenery(arrangement, color, random),
      others.length > 0 &&
        renderHalo(others, [170, 110, 55], (share) => color((p) => mix(p.ground, p.plane, 0.24 + share * 0.5))),
      renderHalo([main], [far, far * 0.72, far * 0.47, far * 0.26, far * 0.1], (share) =>
        color((p) => mix(p.ground, p.plane, 0.24 + share * 0.6)),
      ),
      subjects.map((one) =>
        renderFlatSubject(one, {
          body: color((p) => p.figure),
          cut: color((p) => p.ground),
          accent: color((p) => p.accent),
        }),
      ),
    ]}`;
  },
};
