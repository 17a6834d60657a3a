import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderBackdrop } from "#/studio/imagery/backdrop";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderStrokes } from "#/studio/imagery/line-art";
import { createRelief } from "#/studio/imagery/relief";
import { createDistanceMap } from "#/studio/imagery/distance-map";
import { printSmoothLine, thinPoints } from "#/studio/imagery/smooth-line";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";

/** A contour map on which the subjects are the high ground. */
export const topographic: ImageryStrategy = {
  describe: (subject) => `${subject} as the high ground of a contour map.`,
  compositions: ["solo", "pair", "stand", "cluster"],
  tile: "half-drop",
  texture: "contour",
  isWhole: true,
  draw: ({ arrangement, color, random, unit }) => {
    const { width, height, subjects } = arrangement;
    const step = Math.max(8, Math.round(12 * unit));
    const field = createDistanceMap(arrangement, step);
    const land = createRelief(random, 8, 1, 3.4);
    const values = field.values.map((pixels, cell) => {
      const distance = pixels / (12 * unit);
      const [x, y] = [(cell % field.columns) / field.columns, Math.floor(cell / field.columns) / field.rows];
      return (
        distance * (1 + Math.min(0.5, Math.max(0, distance) * 0.01)) +
        land((x * width) / height, y) * Math.min(7, Math.max(0, distance - 0.6) * 0.36)
      );
    });
    const levels = Array.from({ length: 17 }, (_, index) => 1.6 + index * 2.3);
    const printContour = (level: number) =>
      field
        .trace(level, values)
        .filter(({ points }) => points.length > 5)
        .map(({ points, closed }) => printSmoothLine(thinPoints(points, level > 2 ? 3 : 2), closed))
        .join("");
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderBackdrop(
        arrangement,
        color((p) => p.plane),
        random,
        ["horizon", "half", "columns"],
      ),
      levels.map((level, index) =>
        renderStrokes(
          printContour(level),
          color((p) => mix(p.ground, p.figure, index % 5 === 4 ? 0.9 : 0.5)),
          (index % 5 === 4 ? 3.4 : 1.7) * Math.max(0.7, unit),
        ),
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
