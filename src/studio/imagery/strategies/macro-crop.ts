import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderBackdrop } from "#/studio/imagery/backdrop";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getSilhouette } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";

/** Subjects in solid colour with a few hairlines that follow their outline. */
export const macroCrop: ImageryStrategy = {
  describe: (subject) => `${subject} in solid colour, with hairlines along its outline.`,
  compositions: ["solo", "pair", "cluster"],
  tile: "lattice",
  texture: "contour",
  draw: ({ arrangement, color, random, unit }) => {
    const { subjects, width, height } = arrangement;
    const ground = color((p) => p.ground);
    const line = color((p) => mix(p.ground, p.figure, 0.6));
    const hairline = Math.max(1, 1.8 * unit);
    const halo = color((p) => mix(p.ground, p.figure, 0.08));
    const renderEdge = (one: (typeof subjects)[number]) => {
      const silhouette = printPath(getSilhouette(one), 1);
      return [66, 34].map(
        (reach) => html`
          <path fill="none" stroke="${line}" stroke-width="${(reach * unit + hairline) * 2}" stroke-linejoin="round" d="${silhouette}"/>
          <path fill="${halo}" stroke="${halo}" stroke-width="${reach * unit * 2}" stroke-linejoin="round" d="${silhouette}"/>`,
      );
    };
    const fills = { body: color((p) => p.figure), cut: halo, accent: color((p) => p.accent) };
    return html`${[
      renderRectangle(0, 0, width, height, ground),
      renderScenery(arrangement, color, random),
      renderBackdrop(
        arrangement,
        color((p) => p.plane),
        random,
        ["half", "horizon", "arches"],
      ),
      subjects.map(renderEdge),
      subjects.map((one) => renderFlatSubject(one, fills)),
    ]}`;
  },
};
