import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { renderBackdrop } from "#/studio/imagery/backdrop";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderStrokes } from "#/studio/imagery/line-art";
import { createRelief } from "#/studio/imagery/relief";
import { createDistanceMap } from "#/studio/imagery/distance-map";
import { printSmoothLine } from "#/studio/imagery/smooth-line";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { createToneRaster, rasterTones } from "#/studio/imagery/tone-raster";
import { renderRectangle } from "#/studio/imagery/viewport";
import type { Point } from "#/studio/marks/geometry/path";

/** Solid subjects in a field of ridge lines, which rise as they pass over them. */
export const scanLines: ImageryStrategy = {
  describe: (subject) => `${subject} in a field of ridge lines that rise over it.`,
  compositions: ["solo", "pair", "cluster"],
  tile: "outline",
  texture: "lines",
  isWhole: true,
  draw: ({ arrangement, color, random, unit }) => {
    const { width, height, subjects } = arrangement;
    const pitch = Math.max(11, 20 * unit);
    const stepX = Math.max(9, 15 * unit);
    const cell = Math.max(3, 4 * unit);
    const raster = createToneRaster(subjects, Math.ceil(width / cell), Math.ceil(height / cell), cell);
    const field = createDistanceMap(arrangement, Math.max(7, Math.round(14 * unit)));
    const land = createRelief(random, 7, 2, 7);
    const toneAt = (x: number, y: number) => {
      const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
      const isInside = column >= 0 && row >= 0 && column < raster.columns && row < raster.rows;
      return isInside ? (raster.tones[row * raster.columns + column] ?? rasterTones.ground) : rasterTones.ground;
    };
    const outside: string[] = [];
    const inside: string[] = [];
    for (let row = 0; row < Math.ceil(height / pitch) + 2; row++) {
      const base = (row + 0.5) * pitch;
      let run: Point[] = [];
      let isBody = false;
      const finish = () => {
        if (run.length > 1) (isBody ? inside : outside).push(printSmoothLine(run, false));
      };
      for (let x = -stepX; x <= width + stepX; x += stepX) {
        const rise = Math.exp(-Math.max(0, field.at(x, base)) / (90 * unit));
        const y = base - (rise * 22 + (0.5 + 0.5 * land((x / width) * 1.4, base / height)) * 12 * rise + 3) * unit;
        const isNow = toneAt(x, y) === rasterTones.body;
        if (isNow !== isBody) {
          finish();
          run = [];
          isBody = isNow;
        }
        run.push([x, y]);
      }
      finish();
    }
    const ground = color((p) => p.ground);
    return html`${[
      renderRectangle(0, 0, width, height, ground),
      renderScenery(arrangement, color, random),
      renderBackdrop(
        arrangement,
        color((p) => p.plane),
        random,
        ["horizon", "half", "discs"],
      ),
      renderStrokes(
        outside.join(""),
        color((p) => mix(p.ground, p.figure, 0.6)),
        Math.max(1.2, 1.9 * unit),
      ),
      subjects.map((one) =>
        renderFlatSubject(one, { body: color((p) => p.figure), cut: ground, accent: color((p) => p.accent) }),
      ),
      renderStrokes(
        inside.join(""),
        color((p) => mix(p.figure, p.ground, 0.6)),
        Math.max(1.2, 1.9 * unit),
      ),
    ]}`;
  },
};
