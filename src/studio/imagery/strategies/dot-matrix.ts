import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { averageTones, createToneRaster } from "#/studio/imagery/tone-raster";
import { renderRectangle } from "#/studio/imagery/viewport";

/** A lamp display: subjects lit in steps of one ramp, with a trailing afterimage. */
export const dotMatrix: ImageryStrategy = {
  describe: (subject) => `${subject} on a lamp display, moving and leaving a trail.`,
  compositions: ["solo", "pair", "parade"],
  tile: "pixel",
  texture: "lamps",
  draw: ({ arrangement: { subjects, width, height }, color, random, unit }) => {
    const cell = Math.max(12, Math.round(18 * unit));
    const lamp = Math.round(cell * 0.9);
    const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
    const { body, accent } = averageTones(createToneRaster(subjects, columns * 3, rows * 3, cell / 3), 3);
    const drift = random.pick([-1, 1]);
    const groups = Array.from({ length: 7 }, (): string[] => []);
    const isLit = (column: number, row: number) =>
      column >= 0 &&
      column < columns &&
      row >= 0 &&
      (body[row * columns + column] ?? 0) + (accent[row * columns + column] ?? 0) > 0.5;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const index = row * columns + column;
        const trail = [1, 2, 3, 4].findIndex((age) => isLit(column + age * 2 * drift, row - age));
        const group =
          (accent[index] ?? 0) > 0.5
            ? 0
            : isLit(column, row)
              ? isLit(column, row - 1)
                ? 2
                : 1
              : trail < 0
                ? 6
                : 3 + Math.min(2, trail);
        if (group < 6 || (column + row) % 2 === 0)
          groups[group]?.push(`M${Math.round((column + 0.5) * cell)} ${Math.round((row + 0.5) * cell)}h.1`);
      }
    }
    const ramp = [
      color((p) => p.accent),
      color((p) => mix(p.figure, p.accent, 0.25)),
      color((p) => p.figure),
      color((p) => mix(p.ground, p.figure, 0.26)),
      color((p) => mix(p.ground, p.figure, 0.17)),
      color((p) => mix(p.ground, p.figure, 0.1)),
      color((p) => mix(p.ground, p.figure, 0.2)),
    ];
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      ramp.map((stroke, index) => {
        const data = (groups[index] ?? []).join("");
        const size = index === 6 ? Math.round(cell * 0.22) : lamp;
        return (
          data !== "" && html`<path fill="none" stroke="${stroke}" stroke-width="${size}" stroke-linecap="square" d="${data}"/>`
        );
      }),
    ]}`;
  },
};
