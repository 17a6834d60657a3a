import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import { createDistanceMap } from "#/studio/imagery/distance-map";
import { printSmoothLine } from "#/studio/imagery/smooth-line";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";

/** Bands beyond these are far from any subject, and wide pictures would have forty of them. */
const maxBands = 16;

/** Outlines of the subjects that repeat outwards in even bands of colour. */
export const echoLines: ImageryStrategy = {
  describe: (subject) => `${subject}, its outline repeated outwards in even bands.`,
  compositions: ["solo", "pair", "mirror", "stand", "cluster"],
  tile: "echo",
  texture: "contour",
  draw: ({ arrangement, color, random, unit }) => {
    const { width, height, subjects } = arrangement;
    const band = random.pick([34, 44, 56]) * unit;
    const count = Math.min(maxBands, Math.ceil(Math.max(width, height) / band));
    const step = Math.max(10, Math.round(17 * unit));
    const field = createDistanceMap(arrangement, step, Math.round(Math.max(width, height) * 0.5));
    const inverted = field.values.map((value) => -value);
    const fills = [color((p) => p.accent), color((p) => p.ground), color((p) => p.figure), color((p) => p.ground)];
    const furthest = Math.min(count, Math.ceil(Math.max(...field.values) / band));
    const layers = Array.from({ length: furthest }, (_, index) => {
      const level = furthest - index;
      const data = field
        .trace(-level * band + band * 0.5, inverted)
        .filter(({ points }) => points.length > 3)
        .map(({ points, closed }) => {
          if (closed) return printSmoothLine(points, true);
          return "";
        });
      return { level, data: data.join(""), isWhole: data.length > 0 && data.every((one) => one !== "") };
    });
    const visible = layers.filter(({ isWhole }) => isWhole);
    const outermost = visible[0]?.level ?? 0;
    return html`${[
      renderRectangle(0, 0, width, height, fills[(outermost + 1) % 4] ?? ""),
      visible.map(({ level, data }) => renderFill(data, fills[level % 4] ?? "")),
      subjects.map((one) =>
        renderFlatSubject(one, {
          body: color((p) => p.figure),
          cut: color((p) => p.ground),
          accent: color((p) => mix(p.accent, p.ground, 0.1)),
        }),
      ),
    ]}`;
  },
};
