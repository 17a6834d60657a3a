import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { getSilhouette, type PlacedSubject } from "#/studio/imagery/subject";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";
import { disc, rectangle } from "#/studio/marks/geometry/shapes";
import { translate } from "#/studio/marks/geometry/transform";

/** Subjects in two translucent inks that are printed slightly out of register. */
export const overprint: ImageryStrategy = {
  describe: (subject) => `${subject} in two inks, printed one over the other.`,
  compositions: ["pair", "solo", "cluster", "mirror"],
  tile: "checker",
  texture: "dots",
  draw: ({ arrangement, color, random, unit }) => {
    const { subjects, width, height, main } = arrangement;
    const [left, top, w, h] = main.box;
    const [cx, cy] = [left + w / 2, top + h / 2];
    const shape = random.pick(["disc", "block", "bar"]);
    const side = random.pick([-1, 1]);
    const data =
      shape === "disc"
        ? printPath([disc(cx + side * w * 0.24, cy - h * 0.1, Math.min(height * 0.42, Math.max(w, h) * 0.52))], 0)
        : shape === "block"
          ? printPath(
              [rectangle(side > 0 ? [width * 0.46, 0, width * 0.54, height * 0.66] : [0, 0, width * 0.54, height * 0.66])],
              0,
            )
          : printPath([rectangle([0, cy - height * 0.17, width, height * 0.34])], 0);
    const shift = 20 * unit;
    const renderInk = (one: PlacedSubject, index: number) => {
      const first = index === subjects.length - 1 || subjects.length === 1 || one === main;
      const ink = color((p) => (first ? p.figure : p.accent));
      const cut = color((p) => p.ground);
      const under = color((p) => (first ? p.accent : p.plane));
      return html`
        <path fill="${under}" d="${printPath(translate(getSilhouette(one), side * shift, shift * 0.6), 1)}"/>
        <g fill-opacity=".95">${renderFlatSubject(one, { body: ink, cut, accent: under })}</g>`;
    };
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
        data,
        color((p) => p.plane),
      ),
      subjects.map(renderInk),
    ]}`;
  },
};
