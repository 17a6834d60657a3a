import { html } from "#/kernel/markup";
import { renderBackdrop } from "#/studio/imagery/backdrop";
import { groupByLevel } from "#/studio/imagery/group-by-level";
import { renderFlatSubject } from "#/studio/imagery/flat-subject";
import { createHalftoneScreen } from "#/studio/imagery/halftone-screen";
import { renderDots } from "#/studio/imagery/line-art";
import { createRelief } from "#/studio/imagery/relief";
import { getShadedBody } from "#/studio/imagery/shaded-body";
import { renderScenery } from "#/studio/imagery/scenery";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { createToneRaster, rasterTones } from "#/studio/imagery/tone-raster";
import { renderRectangle } from "#/studio/imagery/viewport";

/**
 * Subjects lit from one side, in a fine 45-degree screen, before a flat shape in the second ink.
 */
export const halftonePlate: ImageryStrategy = {
  describe: (subject) => `${subject} as a two-colour halftone, screened at 45 degrees.`,
  compositions: ["solo", "pair", "stand", "cluster"],
  tile: "half-drop",
  texture: "dots",
  draw: ({ arrangement, color, random, unit }) => {
    const { subjects, width, height, main } = arrangement;
    const pitch = Math.max(9.5, 14 * unit);
    const cell = 5;
    const raster = createToneRaster(subjects, Math.ceil(width / cell), Math.ceil(height / cell), cell);
    const light = createRelief(random, 4, 0.6, 1.6);
    const direction = random.pick([-1, 1]);
    const [left, top, w, h] = main.box;
    const measureShare = (x: number, y: number, wanted: number) => {
      let sum = 0;
      for (const dx of [-0.42, 0, 0.42])
        for (const dy of [-0.42, 0, 0.42]) {
          const [column, row] = [Math.floor((x + dx * pitch) / cell), Math.floor((y + dy * pitch) / cell)];
          const isInside = column >= 0 && row >= 0 && column < raster.columns && row < raster.rows;
          if (isInside && raster.tones[row * raster.columns + column] === wanted) sum += 1 / 9;
        }
      return sum;
    };
    const lightAt = (x: number, y: number) =>
      0.5 +
      0.5 * Math.max(-1, Math.min(1, (direction * (x - left - w / 2)) / w + (y - top - h / 2) / h)) +
      0.14 * light(x / width, y / height);
    const printed = createHalftoneScreen(width, height, pitch).map(([x, y]) => ({
      item: [x, y] as const,
      value: (measureShare(x, y, rasterTones.body) > 0.95 ? 1 : 0) * Math.max(0, 1.1 * lightAt(x, y) - 0.12),
    }));
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      renderScenery(arrangement, color, random),
      renderBackdrop(
        arrangement,
        color((p) => p.plane),
        random,
      ),
      subjects.map((one) =>
        renderFlatSubject(one, {
          body: color((p) => getShadedBody(p).body),
          cut: color((p) => p.ground),
          accent: color((p) => p.accent),
        }),
      ),
      groupByLevel(printed, 10).map(([level, places]) =>
        renderDots(
          places,
          level * pitch * 1.3,
          color((p) => getShadedBody(p).shade),
        ),
      ),
    ]}`;
  },
};
