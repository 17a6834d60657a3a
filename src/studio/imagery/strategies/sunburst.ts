import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { renderRectangle } from "#/studio/imagery/viewport";
import { printPath } from "#/studio/marks/geometry/print-path";
import { arcBand, disc } from "#/studio/marks/geometry/shapes";

/** Subjects in silhouette before bands of arcs and rays. */
export const sunburst: ImageryStrategy = {
  describe: (subject) => `${subject} in silhouette before bands of arcs that rise like a sun.`,
  compositions: ["solo", "stand", "pair", "trio"],
  tile: "fans",
  texture: "rays",
  isWhole: true,
  draw: ({ arrangement: { subjects, width, height, main, groundY }, color, random }) => {
    const [left, top, w, h] = main.box;
    const x = left + w / 2;
    const floor = groundY ?? Math.min(height * 0.93, top + h + height * 0.04);
    const y = floor - h * random.pick([0.12, 0.3, 0.5]);
    const reach = Math.hypot(width, height);
    const turns = 20;
    const rays = Array.from({ length: turns }, (_, index) =>
      arcBand(x, y, reach, 0, (index * 360) / turns, ((index + 0.5) * 360) / turns),
    );
    const bands = [
      color((p) => p.plane),
      color((p) => mix(p.ground, p.accent, 0.45)),
      color((p) => p.accent),
      color((p) => mix(p.accent, p.ground, 0.72)),
    ];
    const outer = Math.max(h * 0.86, w * 0.74);
    const band = outer * 0.11;
    const arcs = bands.map((fill, index) => renderFill(printPath([disc(x, y, outer - index * band)], 0), fill));
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderFill(
        printPath(rays, 0),
        color((p) => mix(p.ground, p.accent, 0.16)),
      ),
      arcs,
      renderRectangle(
        0,
        floor,
        width,
        height - floor,
        color((p) => p.figure),
      ),
      renderRectangle(
        0,
        floor + (height - floor) * 0.34,
        width,
        (height - floor) * 0.2,
        color((p) => p.accent),
      ),
      subjects.map((one) =>
        renderFlatSubject(one, {
          body: color((p) => p.figure),
          cut: bands[3] ?? "",
          accent: color((p) => mix(p.figure, p.accent, 0.6)),
        }),
      ),
    ]}`;
  },
};
