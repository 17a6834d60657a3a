import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { getBayerThreshold, printCellRuns } from "#/studio/imagery/cell-runs";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { renderFill } from "#/studio/imagery/line-art";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { averageTones, createToneRaster } from "#/studio/imagery/tone-raster";
import { renderRectangle } from "#/studio/imagery/viewport";

/** Subjects as a coarse bitmap with ordered dithering over two flat fields. */
export const bitmapDither: ImageryStrategy = {
  describe: (subject) => `${subject} as a coarse bitmap that dithers into its background.`,
  compositions: ["solo", "pair", "mirror", "cluster"],
  tile: "pixel",
  texture: "dither",
  draw: ({ arrangement: { subjects, width, height, main }, color, random, unit }) => {
    const cell = Math.max(7, Math.round(10 * unit));
    const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
    const { body, accent } = averageTones(createToneRaster(subjects, columns * 3, rows * 3, cell / 3), 3);
    const direction = random.pick([-1, 1]);
    const [left, top, w, h] = main.box;
    const shadeAt = (column: number, row: number) => {
      const lit = (direction * (column * cell - left - w / 2)) / w + (row * cell - top - h / 2) / h;
      const share = body[row * columns + column] ?? 0;
      if (share > 0.5) return 1 + lit * 0.5;
      return 0.42 * ((row * cell) / height - 0.4);
    };
    const isFigure = (column: number, row: number) =>
      (accent[row * columns + column] ?? 0) <= 0.5 && shadeAt(column, row) > getBayerThreshold(column, row);
    const isAccent = (column: number, row: number) => (accent[row * columns + column] ?? 0) > 0.5;
    const split = Math.round((height * random.pick([0.42, 0.58, 0.7])) / cell) * cell;
    const blockX = random.integer(0, 1) === 0 ? 0 : Math.round((width * 0.55) / cell) * cell;
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderRectangle(
        blockX,
        split,
        Math.round((width * 0.45) / cell) * cell,
        height - split,
        color((p) => p.plane),
      ),
      subjects.map((one) =>
        renderFlatSubject(one, {
          body: color((p) => mix(p.ground, p.figure, 0.6)),
          cut: color((p) => p.ground),
          accent: color((p) => p.accent),
        }),
      ),
      renderFill(
        printCellRuns(columns, rows, cell, isFigure),
        color((p) => p.figure),
      ),
      renderFill(
        printCellRuns(columns, rows, cell, isAccent),
        color((p) => p.accent),
      ),
    ]}`;
  },
};
